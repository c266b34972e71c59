// What happens in Alex & Co, as those who hear of it may know it.
//
// Remembering is part of the game. Where `lasting()` is there, everybody sees a face or hears a name that they have to
// remember themselves: without the memory aid the event is told twice, first to stay, with no card in it, then to fade,
// with all. What only two may see has an event of its own for them.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/games/alex_und_co/cards.hpp"
#include "engine/games/alex_und_co/state.hpp"

namespace sammel::alex_und_co {

// Three players: all cards of a set.
struct StaysOut {
  static constexpr std::string_view kind = "staysOut";
  std::uint8_t set = 0;
  static constexpr auto describe() { return std::tuple(field("set", &StaysOut::set)); }
  friend bool operator==(const StaysOut&, const StaysOut&) = default;
};
using Begins = Deed<"begins">;
using IsNext = Deed<"isNext">;
using Passes = Deed<"passes">;

// A2: the ESG card leaves the game, and a card goes from hand to hand, or there and back.
struct PlaysEsg {
  static constexpr std::string_view kind = "playsEsg";
  Seat who;
  Seat from;
  bool keeps = false;
  static constexpr auto describe() {
    return std::tuple(field("who", &PlaysEsg::who), field("from", &PlaysEsg::from), field("keeps", &PlaysEsg::keeps));
  }
  friend bool operator==(const PlaysEsg&, const PlaysEsg&) = default;
};
// ... which the two of them see.
struct SeesDrawn {
  static constexpr std::string_view kind = "seesDrawn";
  Seat who;
  Seat from;
  bool keeps = false;
  Card card = noCard;
  static constexpr auto describe() {
    return std::tuple(field("who", &SeesDrawn::who), field("from", &SeesDrawn::from), field("keeps", &SeesDrawn::keeps),
                      field("card", &SeesDrawn::card));
  }
  friend bool operator==(const SeesDrawn&, const SeesDrawn&) = default;
};
// A2: the SAZ card leaves the game.
using PlaysSaz = Deed<"playsSaz">;
struct AnswersSaz {
  static constexpr std::string_view kind = "answersSaz";
  Seat who;
  Seat asker;
  bool gives = false;
  std::optional<Card> card;  // the author asked for
  static constexpr auto describe() {
    return std::tuple(field("who", &AnswersSaz::who), field("asker", &AnswersSaz::asker),
                      field("gives", &AnswersSaz::gives), field("card", &AnswersSaz::card));
  }
  constexpr AnswersSaz lasting() const { return {who, asker, gives, {}}; }
  friend bool operator==(const AnswersSaz&, const AnswersSaz&) = default;
};

// A3: as proof.
struct Shows {
  static constexpr std::string_view kind = "shows";
  Seat who;
  Card card = noCard;
  static constexpr auto describe() { return std::tuple(field("who", &Shows::who), field("card", &Shows::card)); }
  friend bool operator==(const Shows&, const Shows&) = default;
};
// A3: at a player, who gives the card if it is right.
struct Names {
  static constexpr std::string_view kind = "names";
  Seat who;
  Seat asked;
  bool right = false;
  std::optional<Card> card;
  static constexpr auto describe() {
    return std::tuple(field("who", &Names::who), field("asked", &Names::asked), field("right", &Names::right),
                      field("card", &Names::card));
  }
  constexpr Names lasting() const { return {who, asked, right, {}}; }
  friend bool operator==(const Names&, const Names&) = default;
};
// A3: in the grid. If it is right the card is taken, and replaced if there is another one.
struct NamesPlace {
  static constexpr std::string_view kind = "namesPlace";
  Seat who;
  std::uint8_t place = 0;
  bool right = false;
  bool refilled = false;
  std::optional<Card> card;
  std::optional<Card> face;  // that lies there
  static constexpr auto describe() {
    return std::tuple(field("who", &NamesPlace::who), field("place", &NamesPlace::place),
                      field("right", &NamesPlace::right), field("refilled", &NamesPlace::refilled),
                      field("card", &NamesPlace::card), field("face", &NamesPlace::face));
  }
  constexpr NamesPlace lasting() const { return {who, place, right, refilled, {}, {}}; }
  friend bool operator==(const NamesPlace&, const NamesPlace&) = default;
};

// A4: for a game of this set.
struct AsksToSwap {
  static constexpr std::string_view kind = "asksToSwap";
  Seat who;
  Seat asked;
  std::optional<std::uint8_t> set;
  static constexpr auto describe() {
    return std::tuple(field("who", &AsksToSwap::who), field("asked", &AsksToSwap::asked),
                      field("set", &AsksToSwap::set));
  }
  constexpr AsksToSwap lasting() const { return {who, asked, {}}; }
  friend bool operator==(const AsksToSwap&, const AsksToSwap&) = default;
};
// A4: yes, and a card is put aside face down, or no.
struct AnswersSwap {
  static constexpr std::string_view kind = "answersSwap";
  Seat who;
  Seat asker;
  bool agrees = false;
  static constexpr auto describe() {
    return std::tuple(field("who", &AnswersSwap::who), field("asker", &AnswersSwap::asker),
                      field("agrees", &AnswersSwap::agrees));
  }
  friend bool operator==(const AnswersSwap&, const AnswersSwap&) = default;
};
// ... which only they themselves see.
struct PutsAside {
  static constexpr std::string_view kind = "putsAside";
  Seat who;
  Card card = noCard;
  static constexpr auto describe() {
    return std::tuple(field("who", &PutsAside::who), field("card", &PutsAside::card));
  }
  friend bool operator==(const PutsAside&, const PutsAside&) = default;
};
struct Swaps {
  static constexpr std::string_view kind = "swaps";
  Seat who;
  Seat asked;
  static constexpr auto describe() { return std::tuple(field("who", &Swaps::who), field("asked", &Swaps::asked)); }
  friend bool operator==(const Swaps&, const Swaps&) = default;
};
// ... and what each of the two sees.
struct SeesSwapped {
  static constexpr std::string_view kind = "seesSwapped";
  Seat who;
  Seat other;
  Card gets = noCard;
  Card gives = noCard;
  static constexpr auto describe() {
    return std::tuple(field("who", &SeesSwapped::who), field("other", &SeesSwapped::other),
                      field("gets", &SeesSwapped::gets), field("gives", &SeesSwapped::gives));
  }
  friend bool operator==(const SeesSwapped&, const SeesSwapped&) = default;
};

// A5
struct TurnsUp {
  static constexpr std::string_view kind = "turnsUp";
  Seat who;
  std::uint8_t place = 0;
  std::optional<Card> card;
  static constexpr auto describe() {
    return std::tuple(field("who", &TurnsUp::who), field("place", &TurnsUp::place), field("card", &TurnsUp::card));
  }
  constexpr TurnsUp lasting() const { return {who, place, {}}; }
  friend bool operator==(const TurnsUp&, const TurnsUp&) = default;
};
// A5: from two places, which are filled again in this order as far as there are cards.
struct TakesPair {
  static constexpr std::string_view kind = "takesPair";
  Seat who;
  std::array<std::uint8_t, 2> places{};
  std::uint8_t refilled = 0;
  std::optional<Card> first;
  std::optional<Card> second;
  static constexpr auto describe() {
    return std::tuple(field("who", &TakesPair::who), field("places", &TakesPair::places),
                      field("refilled", &TakesPair::refilled), field("first", &TakesPair::first),
                      field("second", &TakesPair::second));
  }
  constexpr TakesPair lasting() const { return {who, places, refilled, {}, {}}; }
  friend bool operator==(const TakesPair&, const TakesPair&) = default;
};

// A6: what lies in front of somebody is now a set, a part of one, or a few of its cards.
enum class Laid : std::uint8_t { single, incomplete, complete };
constexpr auto enumNames(Laid) { return std::array<std::string_view, 3>{"single", "incomplete", "complete"}; }
struct LaysDown {
  static constexpr std::string_view kind = "laysDown";
  Seat who;
  std::uint8_t set = 0;
  Laid becomes = Laid::single;
  FixedVector<Card, mostTitles + 1> cards;
  static constexpr auto describe() {
    return std::tuple(field("who", &LaysDown::who), field("set", &LaysDown::set), field("becomes", &LaysDown::becomes),
                      field("cards", &LaysDown::cards));
  }
  friend bool operator==(const LaysDown&, const LaysDown&) = default;
};

// A7, A8
enum class Reason : std::uint8_t { sets, grid, turns };
constexpr auto enumNames(Reason) { return std::array<std::string_view, 3>{"sets", "grid", "turns"}; }
struct Ends {
  static constexpr std::string_view kind = "ends";
  Reason reason = Reason::sets;
  static constexpr auto describe() { return std::tuple(field("reason", &Ends::reason)); }
  friend bool operator==(const Ends&, const Ends&) = default;
};
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  bool shared = false;
  bool byLargerSets = false;
  std::int16_t points = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("shared", &Wins::shared),
                      field("byLargerSets", &Wins::byLargerSets), field("points", &Wins::points));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event =
    std::variant<StaysOut, Begins, IsNext, Passes, PlaysEsg, SeesDrawn, PlaysSaz, AnswersSaz, Shows, Names, NamesPlace,
                 AsksToSwap, AnswersSwap, PutsAside, Swaps, SeesSwapped, TurnsUp, TakesPair, LaysDown, Ends, Wins>;

}  // namespace sammel::alex_und_co
