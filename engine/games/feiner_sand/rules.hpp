// What is printed in the box of Feiner Sand, and what a game is agreed on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/content.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/options.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/feiner_sand/cards.hpp"

namespace sammel::feiner_sand {

inline constexpr int startHand = 6;
inline constexpr int baseDraw = 2;   // F1, F2
inline constexpr int baseLimit = 3;  // F7
inline constexpr int shortTermBonus = 3;
inline constexpr int cheapBuildRebate = 2;
inline constexpr int extraBuildMost = 3;
inline constexpr int dreamCards = 5;
inline constexpr int soloTurns = 13;     // F14: wooden coins on the symbol card
inline constexpr int soloFinds = 6;      // F14
inline constexpr int soloGames = 10;     // F14
inline constexpr int highestCross = 20;  // F14
inline constexpr int blockCount = 5;     // F14
inline constexpr int coinsPerBlock = 5;  // F14
inline constexpr int longestTurns = 60;  // F15
inline constexpr int lastFableRound = 18;
inline constexpr int highestCost = 20;  // what a content pack may print
inline constexpr int highestCoinValue = 7;

struct Printed {
  Kind kind = Kind::castle;
  std::int8_t number = 0;  // the cost; of a coin card, what it pays
  static constexpr auto describe() {
    return std::tuple(field("kind", &Printed::kind), field("number", &Printed::number));
  }
  friend bool operator==(const Printed&, const Printed&) = default;
};
struct StartCard {
  Kind kind = Kind::castle;
  std::int8_t number = 0;
  std::int8_t count = 1;
  static constexpr auto describe() {
    return std::tuple(field("kind", &StartCard::kind), field("number", &StartCard::number),
                      field("count", &StartCard::count));
  }
};

struct Content {
  FromBox<FixedVector<StartCard, mostStartCards>> start;
  FromBox<FixedVector<Printed, mostStartCards>> warningSigns;  // F12
  FromBox<FixedVector<Printed, deckSize>> learningOrder;       // from top to bottom
  FromBox<FixedVector<Printed, fableCount>> fables;            // three a round
  static constexpr auto describe() {
    return std::tuple(field("start", &Content::start), field("warningSigns", &Content::warningSigns),
                      field("learningOrder", &Content::learningOrder), field("fables", &Content::fables));
  }
};

enum class Deck : std::uint8_t { learning, shuffled };
constexpr auto enumNames(Deck) { return std::array<std::string_view, 2>{"learning", "shuffled"}; }

struct Type {
  Kind kind = Kind::castle;
  std::int8_t number = 0;
  std::int8_t round = 0;  // F12: -1 bears a warning sign
};

// The campaign up to the game at hand; `games` 0 is its beginning.
struct Past {
  int games = 0;  // finished
  // Of a fable campaign (F11): the fable stack from top to bottom, and how it stands.
  FixedVector<Card, fableCount> stack;
  Seat lastWinner;
  PerSeat<std::int16_t, maxPlayers> wins;
  PerSeat<std::int16_t, maxPlayers> points;
  // Of a solitaire campaign (F14).
  FixedVector<Card, fableCount> removed;
  FixedVector<std::int8_t, soloGames> crossed;
  int coins = 0;       // filled in
  unsigned spent = 0;  // blocks, a bit each

  bool isCrossed(int number) const { return std::find(crossed.begin(), crossed.end(), number) != crossed.end(); }
  friend bool operator==(const Past&, const Past&) = default;
};

struct Rules {
  int players = 0;
  Deck deck = Deck::learning;
  int fableRound = 0;
  bool campaign = false;
  Past past;
  FixedVector<Type, mostTypes> types;
  std::array<Card, deckSize> startDeck{};  // sorted
  std::array<Card, deckSize> learning{};   // from top to bottom
  std::array<Card, fableCount> fables{};   // three a round
  Card scaffold = 0;                       // the types that rules speak of
  Card shortTermLimit = 0;
  Card beachChair = 0;
  std::array<std::uint8_t, mostTypes> pays{};  // F5

  // Until rules 3, see earlier.hpp:
  bool dreamsAtOnce = false;   // Dream Build turns up all its cards at once
  bool scaffoldsFill = false;  // a Scaffold counts among the cards that Draw to Limit draws

  bool isSolo() const { return players == 1; }
  Kind kind(Card card) const { return types[card].kind; }
  Column column(Card card) const { return columnOf(types[card].kind); }
  int number(Card card) const { return types[card].number; }
  Printed printed(Card card) const { return {types[card].kind, types[card].number}; }
  bool isCoin(Card card) const { return column(card) == Column::coin; }
  bool isNumbered(Card card) const { return types[card].round >= 0; }
};

}  // namespace sammel::feiner_sand
