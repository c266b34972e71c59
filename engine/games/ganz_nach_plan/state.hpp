// What there is in a game of Ganz nach Plan!?, and what one viewer may know of it.
//
// Seats are persons. The places A to D, on which persons change round, are numbers clockwise from 0.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/content.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/ganz_nach_plan/cards.hpp"

namespace sammel::ganz_nach_plan {

inline constexpr int maxPlayers = 4;
inline constexpr int cardsPerHand = 5;  // G1
inline constexpr int mostCards = maxPlayers * cardsPerHand;
inline constexpr int mostTurns = 500;  // G6

struct CardCount {
  Card card{};
  std::int8_t count = 0;
  static constexpr auto describe() {
    return std::tuple(field("card", &CardCount::card), field("count", &CardCount::count));
  }
};
struct Content {
  FromBox<FixedVector<CardCount, kindCount>> cards;
  static constexpr auto describe() { return std::tuple(field("cards", &Content::cards)); }
};

struct Rules {
  int players = 0;
  int handSize = cardsPerHand;
  Cards pack;                         // what is in play
  FixedVector<Card, mostCards> deck;  // the same, card by card
  // By place and side. Left is the next place clockwise; opposite is there with four only.
  std::array<std::array<std::int8_t, 3>, maxPlayers> neighbours{};

  int beside(int place, Side side) const {
    return neighbours[static_cast<std::size_t>(place)][static_cast<std::size_t>(side)];
  }
};

enum class Phase : std::uint8_t { play, give, pass, over };
constexpr auto enumNames(Phase) { return std::array<std::string_view, 4>{"play", "give", "pass", "over"}; }

// What lies open for everybody.
struct Open {
  Cards pile;
  std::array<Seat, maxPlayers> sitting{};  // by place
  Seat start;                              // who was on A first
  Seat player;                             // whose turn it is; at the end, who played the last card
  std::int8_t place = 0;                   // the one on turn
  std::int8_t direction = 1;               // 1 is clockwise
  Phase phase = Phase::play;
  std::uint8_t chosen = 0;  // while everyone passes a card: bits of the seats that have chosen

  static constexpr auto describe() {
    return std::tuple(field("pile", &Open::pile), field("sitting", &Open::sitting), field("start", &Open::start),
                      field("player", &Open::player), field("place", &Open::place),
                      field("direction", &Open::direction), field("phase", &Open::phase),
                      field("chosen", &Open::chosen));
  }

  // G1: the start player is on A, the others follow clockwise.
  static Open opening(const Rules& rules, Seat start) {
    Open open;
    open.start = open.player = start;
    for (int place = 0; place < rules.players; ++place) {
      open.sitting[static_cast<std::size_t>(place)] = start.left(rules.players, place);
    }
    return open;
  }
  Seat at(int where) const { return sitting[static_cast<std::size_t>(where)]; }
  int placeOf(Seat seat) const {
    int where = 0;
    while (at(where) != seat) ++where;
    return where;
  }
  // Whom a card with a side means.
  Seat meant(const Rules& rules, Card card) const { return at(rules.beside(place, sideOf(card))); }
  Seat leftOf(const Rules& rules, Seat seat) const { return at(rules.beside(placeOf(seat), Side::left)); }
  bool hasChosen(Seat seat) const { return ((chosen >> static_cast<unsigned>(seat.index())) & 1U) != 0; }

  // What a card does to the places and the direction.
  void moveSeats(const Rules& rules, Card card) {
    switch (deedOf(card)) {
      case Deed::swapSeats:  // G3: hands belong to persons and go with them
        std::swap(sitting[static_cast<std::size_t>(place)],
                  sitting[static_cast<std::size_t>(rules.beside(place, sideOf(card)))]);
        return;
      case Deed::turnRound: direction = static_cast<std::int8_t>(-direction); return;
      case Deed::allMove: {
        const Seat last = at(rules.players - 1);
        for (int i = rules.players - 1; i > 0; --i) sitting[static_cast<std::size_t>(i)] = at(i - 1);
        sitting[0] = last;
        return;
      }
      default: return;
    }
  }
  // G2: from the place that was on turn, whoever sits beside it now.
  void nextTurn(const Rules& rules) {
    place = static_cast<std::int8_t>(rules.beside(place, direction > 0 ? Side::left : Side::right));
    player = at(place);
    phase = Phase::play;
  }
  friend bool operator==(const Open&, const Open&) = default;
};

using Hands = PerSeat<Cards, maxPlayers>;

// G5 needs most faces, up to four in one turn; but the pack has one such card at most, and to come back it needs a turn
// in which somebody takes the discard pile.
inline constexpr int mostFaces = 2 * mostTurns + 1;
inline constexpr std::uint8_t unseen = 0xFF;

using PlayedCards = FixedVector<std::uint8_t, mostTurns>;  // the card of every turn
// The cards that went from hand to hand unseen by the others, in order; if everyone passes one, by seats.
using Faces = FixedVector<std::uint8_t, mostFaces>;

// The deal and everything that followed is kept, because all of it matters to what players can conclude.
struct State {
  Open open;
  Hands hands;
  Hands dealt;
  PerSeat<std::uint8_t, maxPlayers> choice{{unseen, unseen, unseen, unseen}};  // G5: until all have chosen
  PlayedCards plays;
  Faces faces;

  static constexpr auto describe() {
    return std::tuple(field("open", &State::open), field("hands", &State::hands), field("dealt", &State::dealt),
                      field("choice", &State::choice), field("plays", &State::plays), field("faces", &State::faces));
  }
  Cards& hand(Seat seat) { return hands[seat]; }
  const Cards& hand(Seat seat) const { return hands[seat]; }
  friend bool operator==(const State&, const State&) = default;
};

// The course of the game as one viewer saw it: faces of others are `unseen`.
struct Knowledge {
  Viewer viewer = Viewer::spectator();
  Open open;
  PerSeat<std::int8_t, maxPlayers> handSizes;
  Cards hand;  // none for a spectator
  Cards dealt;
  std::uint8_t choice = unseen;  // G5: the own
  PlayedCards plays;
  Faces faces;
  std::vector<Cards> takenHands;  // what the viewer got whenever they swapped hands
  static constexpr auto describe() {
    return std::tuple(field("viewer", &Knowledge::viewer), field("open", &Knowledge::open),
                      field("handSizes", &Knowledge::handSizes), field("hand", &Knowledge::hand),
                      field("dealt", &Knowledge::dealt), field("choice", &Knowledge::choice),
                      field("plays", &Knowledge::plays), field("faces", &Knowledge::faces),
                      field("takenHands", &Knowledge::takenHands));
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace sammel::ganz_nach_plan
