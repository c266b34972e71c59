// What happens in Raufer. Everybody sees everything but the faces of the cards that are taken up from the table.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/describe.hpp"
#include "engine/games/raufer/state.hpp"

namespace sammel::raufer {

struct Deals {
  static constexpr std::string_view kind = "deals";
  Seat leader;
  std::int8_t cards = 0;  // to everybody
  static constexpr auto describe() {
    return std::tuple(field("leader", &Deals::leader), field("cards", &Deals::cards));
  }
  friend bool operator==(const Deals&, const Deals&) = default;
};
struct Plays {
  static constexpr std::string_view kind = "plays";
  Seat who;
  std::int8_t floor = 0;
  Order order = Order::up;
  static constexpr auto describe() {
    return std::tuple(field("who", &Plays::who), field("floor", &Plays::floor), field("order", &Plays::order));
  }
  friend bool operator==(const Plays&, const Plays&) = default;
};
// R3: a card goes from the stock in front of the seat, unseen by anyone.
using Draws = Deed<"draws">;
using Passes = Deed<"passes">;
struct NobodyObeys {
  static constexpr std::string_view kind = "nobodyObeys";
  Seat giver;
  static constexpr auto describe() { return std::tuple(field("giver", &NobodyObeys::giver)); }
  friend bool operator==(const NobodyObeys&, const NobodyObeys&) = default;
};
// R4, R5: the face-down cards in front of some seats go into a hand.
struct TakesUp {
  static constexpr std::string_view kind = "takesUp";
  using Floors = FixedVector<std::int8_t, mostStock>;
  Seat who;
  SeatSet from;
  std::optional<Floors> floors;  // only for the seat that takes them
  static constexpr auto describe() {
    return std::tuple(field("who", &TakesUp::who), field("from", &TakesUp::from), field("floors", &TakesUp::floors));
  }
  friend bool operator==(const TakesUp&, const TakesUp&) = default;
};
using GoesOut = Deed<"goesOut">;
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  bool byLastCard = false;  // R9, else R10
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("byLastCard", &Wins::byLastCard));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Deals, Plays, Draws, Passes, NobodyObeys, TakesUp, GoesOut, Wins>;

}  // namespace sammel::raufer
