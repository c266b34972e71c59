// What there is in a game of Nussknacker, and what one viewer may know of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/nussknacker/cards.hpp"

namespace sammel::nussknacker {

inline constexpr int maxPlayers = 4;
inline constexpr int chipsToWin = 5;         // N7
inline constexpr int questionsPerDeal = 60;  // N6
inline constexpr int voidDealsInARow = 3;    // N6
inline constexpr int dealsPerGame = 60;      // N6

enum class Reply : std::uint8_t { open, no, yes };
constexpr auto enumNames(Reply) { return std::array<std::string_view, 3>{"open", "no", "yes"}; }

// How the previous deal ended.
struct LastDeal {
  std::int8_t announcer = -1;  // -1: the deal was void
  std::int8_t value = 0;       // what was announced; 0 in a void deal
  std::int8_t nut = 0;         // what it really was; 0 in a void deal, whose nut nobody sees
  bool right = false;
  static constexpr auto describe() {
    return std::tuple(field("announcer", &LastDeal::announcer), field("value", &LastDeal::value),
                      field("nut", &LastDeal::nut), field("right", &LastDeal::right));
  }
  friend bool operator==(const LastDeal&, const LastDeal&) = default;
};

// What lies open for everybody.
struct Open {
  PerSeat<std::int8_t, maxPlayers> right;  // announcements
  PerSeat<std::int8_t, maxPlayers> wrong;
  std::uint16_t actions = 0;  // since the start of the game
  std::int8_t deal = 1;
  std::int8_t voidsInARow = 0;
  Seat start;
  Seat asker;  // whose question it is
  bool over = false;
  std::optional<LastDeal> lastDeal;

  static constexpr auto describe() {
    return std::tuple(field("right", &Open::right), field("wrong", &Open::wrong), field("actions", &Open::actions),
                      field("deal", &Open::deal), field("voidsInARow", &Open::voidsInARow),
                      field("start", &Open::start), field("asker", &Open::asker), field("over", &Open::over),
                      field("lastDeal", &Open::lastDeal));
  }
  // N5: a chip for every own right announcement and for every wrong one of the others.
  int chips(Seat seat) const {
    int chips = right[seat] - wrong[seat];
    for (const std::int8_t ofAnybody : wrong) chips += ofAnybody;
    return chips;
  }
  friend bool operator==(const Open&, const Open&) = default;
};

// A question with its answer. Its asker follows from its number: questions go round.
struct Question {
  Seat asked;
  Reply reply = Reply::open;
  Cards offered;  // the set fixed by the asker; the value asked for is its sum
  Cards given;    // what the asked player gave for it
  static constexpr auto describe() {
    return std::tuple(field("asked", &Question::asked), field("reply", &Question::reply),
                      field("offered", &Question::offered), field("given", &Question::given));
  }
  friend bool operator==(const Question&, const Question&) = default;
};

// The same as one viewer saw it.
struct SeenQuestion {
  Seat asked;
  Reply reply = Reply::open;
  std::int8_t value = 0;
  std::int8_t fromAsker = 0;  // how many cards went each way
  std::int8_t fromAsked = 0;
  Cards offered;  // faces: only those that the viewer saw
  Cards given;
  static constexpr auto describe() {
    return std::tuple(field("asked", &SeenQuestion::asked), field("reply", &SeenQuestion::reply),
                      field("value", &SeenQuestion::value), field("fromAsker", &SeenQuestion::fromAsker),
                      field("fromAsked", &SeenQuestion::fromAsked), field("offered", &SeenQuestion::offered),
                      field("given", &SeenQuestion::given));
  }
  friend bool operator==(const SeenQuestion&, const SeenQuestion&) = default;
};

using Hands = PerSeat<Cards, maxPlayers>;

struct Rules {
  int players = 0;
  int cards = 0;
  int highest = 0;
  SetMask askable = 0;                        // N2: sets whose sum is at most the highest value
  std::array<std::int8_t, mostCards> pack{};  // the first `cards` are in play

  Cards all() const {
    Cards cardsInPlay;
    for (int value = 1; value <= highest; ++value) cardsInPlay = cardsInPlay + Cards::one(value) + Cards::one(value);
    return cardsInPlay;
  }
  // N1: dealing starts left of the start player, who may thus get a card less.
  int dealtTo(Seat seat, Seat start) const {
    const int place = (seat.index() - start.index() - 1 + players) % players;
    return (cards - 1 - place + players - 1) / players;
  }
  // N2: questions go round, beginning with the start player.
  Seat askerOf(std::size_t question, Seat start) const { return start.left(players, static_cast<int>(question)); }
};

struct State {
  Open open;
  Hands hands;
  std::int8_t nut = 0;
  FixedVector<Question, questionsPerDeal> history;  // of this deal

  static constexpr auto describe() {
    return std::tuple(field("open", &State::open), field("hands", &State::hands), field("nut", &State::nut),
                      field("history", &State::history));
  }
  bool isPending() const { return !history.empty() && history.back().reply == Reply::open; }
  friend bool operator==(const State&, const State&) = default;
};

// The public part, the own hand, and the deal as the viewer saw it.
struct Knowledge {
  Viewer viewer = Viewer::spectator();
  Open open;
  PerSeat<std::int8_t, maxPlayers> handSizes;
  Cards hand;  // none for a spectator
  FixedVector<SeenQuestion, questionsPerDeal> history;
  static constexpr auto describe() {
    return std::tuple(field("viewer", &Knowledge::viewer), field("open", &Knowledge::open),
                      field("handSizes", &Knowledge::handSizes), field("hand", &Knowledge::hand),
                      field("history", &Knowledge::history));
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace sammel::nussknacker
