// What there is in a game of Fair Enough, and what one viewer may know of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/content.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/fair_enough/cards.hpp"

namespace sammel::fair_enough {

inline constexpr int minPlayers = 2;
inline constexpr int maxPlayers = 5;
inline constexpr int rounds = 6;
inline constexpr int dealtCards = 3;     // E1
inline constexpr int displaySize = 3;    // E1
inline constexpr int mostTaken = 2;      // E2: in one turn
inline constexpr int researchTurns = 2;  // E2: of every player in a round

// What is printed on the cards.
struct PlayerRange {
  std::int8_t fewest = minPlayers;
  std::int8_t most = maxPlayers;
  static constexpr auto describe() {
    return std::tuple(field("fewest", &PlayerRange::fewest), field("most", &PlayerRange::most));
  }
};
struct TimeCard {
  FromBox<std::int16_t> time;
  FromBox<PlayerRange> players;  // with how many players it is used
  static constexpr auto describe() {
    return std::tuple(field("time", &TimeCard::time), field("players", &TimeCard::players));
  }
};
struct Content {
  static constexpr int mostCopies = 9;  // of a special card
  static constexpr int longestTime = 99;
  FixedVector<FromBox<Face>, kindCount> kinds;
  FromBox<std::int8_t> highestValue;
  FromBox<std::int8_t> copiesOfSpecials;
  FixedVector<TimeCard, 24> timeCards;
  FromBox<std::int16_t> variantTime;
  static constexpr auto describe() {
    return std::tuple(field("kinds", &Content::kinds), field("highestValue", &Content::highestValue),
                      field("copiesOfSpecials", &Content::copiesOfSpecials), field("timeCards", &Content::timeCards),
                      field("variantTime", &Content::variantTime));
  }
};

struct Rules {
  int players = 0;
  bool openCollections = false;
  Cards pack;                                   // all cards in play
  FixedVector<std::int16_t, rounds + 1> times;  // the variant's card included
};

enum class Phase : std::uint8_t { research, collecting, over };
constexpr auto enumNames(Phase) { return std::array<std::string_view, 3>{"research", "collecting", "over"}; }

template <class T>
using BySeat = PerSeat<T, maxPlayers>;

// What lies open for everybody, or did once: a good memory has it all.
struct Open {
  Phase phase = Phase::research;
  std::int8_t round = 1;
  Seat start;  // who holds the start-player card
  Seat turn;
  std::int8_t turnsDone = 0;  // in this research phase
  std::int8_t taken = 0;      // in this turn
  std::uint8_t in = 0;        // who is still collecting, one bit a seat
  std::int16_t dayTime = 0;
  std::int16_t time = 0;         // what is left of it
  std::uint8_t timesToCome = 0;  // one bit for each of Rules::times
  std::optional<Card> selling;   // E4: played with a Sold out that has no target yet
  FixedVector<Card, displaySize> display;
  Cards discard;
  BySeat<Cards> laid;     // not secured yet
  BySeat<Cards> secured;  // face down, but everybody saw what was laid
  // Hands, as far as anybody can follow them: cards that were taken from the display and not played since ...
  BySeat<Cards> known;
  // ... and how many special cards of each sort must have been among the three that were dealt, because more of them
  // were played than had been taken until then.
  BySeat<std::array<std::uint8_t, specialCount>> dealtSpecials;
  bool reshuffled = false;  // E2: since then the pile consists of cards that everybody has seen
  std::uint16_t actions = 0;

  static constexpr auto describe() {
    return std::tuple(field("phase", &Open::phase), field("round", &Open::round), field("start", &Open::start),
                      field("turn", &Open::turn), field("turnsDone", &Open::turnsDone), field("taken", &Open::taken),
                      field("in", &Open::in), field("dayTime", &Open::dayTime), field("time", &Open::time),
                      field("timesToCome", &Open::timesToCome), field("selling", &Open::selling),
                      field("display", &Open::display), field("discard", &Open::discard), field("laid", &Open::laid),
                      field("secured", &Open::secured), field("known", &Open::known),
                      field("dealtSpecials", &Open::dealtSpecials), field("reshuffled", &Open::reshuffled),
                      field("actions", &Open::actions));
  }
  bool isIn(Seat seat) const { return ((in >> seat.index()) & 1U) != 0; }
  // All cards that a Sold out could remove.
  Cards allLaid() const {
    Cards all;
    for (const Cards& cards : laid) all += cards;
    return all;
  }
  friend bool operator==(const Open&, const Open&) = default;
};

// Nobody ever sees the order of the pile or of the time cards. So they have none here: whatever is turned up is drawn
// at that moment, which comes to the same.
struct State {
  Open open;
  BySeat<Cards> hands;
  Cards pile;

  static constexpr auto describe() {
    return std::tuple(field("open", &State::open), field("hands", &State::hands), field("pile", &State::pile));
  }
  friend bool operator==(const State&, const State&) = default;
};

struct Knowledge {
  Viewer viewer = Viewer::spectator();
  Open open;
  BySeat<std::int8_t> handSizes;
  BySeat<Cards> hands;  // the viewer's own; after the end, everybody's
  std::int16_t pileSize = 0;
  Cards pile;  // once it was reshuffled
  static constexpr auto describe() {
    return std::tuple(field("viewer", &Knowledge::viewer), field("open", &Knowledge::open),
                      field("handSizes", &Knowledge::handSizes), field("hands", &Knowledge::hands),
                      field("pileSize", &Knowledge::pileSize), field("pile", &Knowledge::pile));
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace sammel::fair_enough
