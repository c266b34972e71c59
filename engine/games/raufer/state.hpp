// What there is in a game of Raufer, and what one viewer may know of it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "engine/core/bits.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"

namespace sammel::raufer {

inline constexpr int maxPlayers = 5;
inline constexpr int highestFloor = 20;
inline constexpr int mostStock = 5;

enum class Order : std::uint8_t { up, down };
constexpr auto enumNames(Order) { return std::array<std::string_view, 2>{"up", "down"}; }

// A set of cards; every floor is there once.
struct Cards {
  std::uint32_t bits = 0;  // floor f is bit f-1

  static constexpr Cards one(int floor) { return {1U << (floor - 1)}; }
  static constexpr Cards upTo(int floor) { return {(1U << floor) - 1}; }
  // R2: what would obey an order that came with this card.
  static constexpr Cards obeying(Order order, int floor) {
    return order == Order::up ? upTo(highestFloor) - upTo(floor) : upTo(floor - 1);
  }
  static constexpr auto describe() { return std::tuple(field("bits", &Cards::bits)); }

  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr bool has(int floor) const { return (bits & one(floor).bits) != 0; }
  constexpr int lowest() const { return std::countr_zero(bits) + 1; }
  constexpr int nth(std::uint32_t n) const { return nthBit(bits, n) + 1; }  // from below, counted from 0
  friend constexpr Cards operator|(Cards a, Cards b) { return {a.bits | b.bits}; }
  friend constexpr Cards operator&(Cards a, Cards b) { return {a.bits & b.bits}; }
  friend constexpr Cards operator-(Cards a, Cards b) { return {a.bits & ~b.bits}; }
  friend constexpr bool operator==(Cards, Cards) = default;

  // Visits every floor, ascending.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    forEachBit(bits, [&](int place) { visit(place + 1); });
  }
};

template <class T>
using PerSeat = sammel::PerSeat<T, maxPlayers>;

// Cards that came into a hand together: those of the deal, or what was taken up from the table. Whenever the seat
// cannot obey, everybody learns what was not among them.
struct Arrival {
  Seat seat;
  std::int8_t size = 0;
  Cards lacks;  // of the cards that are not played yet
  static constexpr auto describe() {
    return std::tuple(field("seat", &Arrival::seat), field("size", &Arrival::size), field("lacks", &Arrival::lacks));
  }
  friend bool operator==(const Arrival&, const Arrival&) = default;
};

struct Played {
  Seat by;
  std::int8_t floor = 0;
  std::uint16_t from = 0;  // bit i: it may have come with the i-th arrival
  static constexpr auto describe() {
    return std::tuple(field("by", &Played::by), field("floor", &Played::floor), field("from", &Played::from));
  }
  friend bool operator==(const Played&, const Played&) = default;
};

// What everybody saw, remembered perfectly.
struct Open {
  FixedVector<Played, highestFloor> pile;  // R8: from below
  FixedVector<Arrival, maxPlayers + mostStock> arrivals;
  Seat acts;
  bool ordered = false;  // an order stands; who played the top card gave it
  Order order = Order::up;
  bool stockWasOut = false;     // R3, R6: when the order was given
  PerSeat<bool> stuck{};        // could not obey the order that stands
  PerSeat<std::uint8_t> out{};  // the action at which the seat went out of the game, or 0
  std::uint8_t actions = 0;     // since the start of the game
  bool over = false;
  Seat winner;  // once it is over

  static constexpr auto describe() {
    return std::tuple(field("pile", &Open::pile), field("arrivals", &Open::arrivals), field("acts", &Open::acts),
                      field("ordered", &Open::ordered), field("order", &Open::order),
                      field("stockWasOut", &Open::stockWasOut), field("stuck", &Open::stuck), field("out", &Open::out),
                      field("actions", &Open::actions), field("over", &Open::over), field("winner", &Open::winner));
  }
  Seat giver() const { return pile.back().by; }
  int top() const { return pile.back().floor; }
  bool isIn(Seat seat) const { return out[seat] == 0; }
  // R2: what would obey the order that stands.
  Cards obeying() const { return Cards::obeying(order, top()); }
  friend bool operator==(const Open&, const Open&) = default;
};

struct Rules {
  int players = 0;
  int handSize = 0;
  bool openDiscards = false;
  Cards pack;

  Seat nextIn(const Open& open, Seat seat) const {  // R2: the next to the left who is still in the game
    do {
      seat = seat.left(players);
    } while (!open.isIn(seat));
    return seat;
  }
  int playersIn(const Open& open) const {
    int count = 0;
    for (int i = 0; i < players; ++i) count += open.isIn(Seat(i)) ? 1 : 0;
    return count;
  }
};

struct State {
  Open open;
  PerSeat<Cards> hands{};
  PerSeat<std::int8_t> faceDown{};  // R3: the floor of the card in front of a seat, or 0
  Cards stock;

  static constexpr auto describe() {
    return std::tuple(field("open", &State::open), field("hands", &State::hands), field("faceDown", &State::faceDown),
                      field("stock", &State::stock));
  }
  friend bool operator==(const State&, const State&) = default;
};

// The public part, how many cards lie where, and the own hand. When an own card came makes no difference to what can be
// concluded, so it is not kept.
struct Knowledge {
  Viewer viewer = Viewer::spectator();
  Open open;
  PerSeat<std::int8_t> handSizes{};
  PerSeat<bool> faceDown{};
  std::int8_t stock = 0;
  Cards hand;  // none for a spectator
  static constexpr auto describe() {
    return std::tuple(field("viewer", &Knowledge::viewer), field("open", &Knowledge::open),
                      field("handSizes", &Knowledge::handSizes), field("faceDown", &Knowledge::faceDown),
                      field("stock", &Knowledge::stock), field("hand", &Knowledge::hand));
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace sammel::raufer
