// What happens in Ganz nach Plan!?. A card that goes from hand to hand is named only to those who see it.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/describe.hpp"
#include "engine/games/ganz_nach_plan/cards.hpp"

namespace sammel::ganz_nach_plan {

using Starts = sammel::Deed<"starts">;
struct Plays {
  static constexpr std::string_view kind = "plays";
  Seat who;
  Card card{};
  static constexpr auto describe() { return std::tuple(field("who", &Plays::who), field("card", &Plays::card)); }
  friend bool operator==(const Plays&, const Plays&) = default;
};
struct SwapsSeats {
  static constexpr std::string_view kind = "swapsSeats";
  Seat who;
  Seat other;
  std::int8_t from = 0;  // the place of `who` before
  std::int8_t to = 0;    // ... and after
  static constexpr auto describe() {
    return std::tuple(field("who", &SwapsSeats::who), field("other", &SwapsSeats::other),
                      field("from", &SwapsSeats::from), field("to", &SwapsSeats::to));
  }
  friend bool operator==(const SwapsSeats&, const SwapsSeats&) = default;
};
struct SwapsHands {
  static constexpr std::string_view kind = "swapsHands";
  Seat who;
  Seat other;
  std::int8_t given = 0;  // how many cards `who` had
  std::int8_t got = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &SwapsHands::who), field("other", &SwapsHands::other),
                      field("given", &SwapsHands::given), field("got", &SwapsHands::got));
  }
  friend bool operator==(const SwapsHands&, const SwapsHands&) = default;
};
struct TurnsRound {
  static constexpr std::string_view kind = "turnsRound";
  bool clockwise = true;  // from now on
  static constexpr auto describe() { return std::tuple(field("clockwise", &TurnsRound::clockwise)); }
  friend bool operator==(const TurnsRound&, const TurnsRound&) = default;
};
using CannotGive = sammel::Deed<"cannotGive">;
struct TakesPile {
  static constexpr std::string_view kind = "takesPile";
  Seat who;
  std::int8_t cards = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &TakesPile::who), field("cards", &TakesPile::cards));
  }
  friend bool operator==(const TakesPile&, const TakesPile&) = default;
};
struct Draws {
  static constexpr std::string_view kind = "draws";
  Seat from;
  Seat to;
  std::optional<Card> card;
  static constexpr auto describe() {
    return std::tuple(field("from", &Draws::from), field("to", &Draws::to), field("card", &Draws::card));
  }
  friend bool operator==(const Draws&, const Draws&) = default;
};
struct Gives {
  static constexpr std::string_view kind = "gives";
  Seat from;
  Seat to;
  std::optional<Card> card;
  static constexpr auto describe() {
    return std::tuple(field("from", &Gives::from), field("to", &Gives::to), field("card", &Gives::card));
  }
  friend bool operator==(const Gives&, const Gives&) = default;
};
struct Chooses {
  static constexpr std::string_view kind = "chooses";
  Seat who;
  std::optional<Card> card;
  static constexpr auto describe() { return std::tuple(field("who", &Chooses::who), field("card", &Chooses::card)); }
  friend bool operator==(const Chooses&, const Chooses&) = default;
};
// The last turn that the rules allow, with everybody still holding cards.
struct RunsOut {
  static constexpr std::string_view kind = "runsOut";
  std::int16_t turn = 0;
  static constexpr auto describe() { return std::tuple(field("turn", &RunsOut::turn)); }
  friend bool operator==(const RunsOut&, const RunsOut&) = default;
};

enum class Win : std::uint8_t { byCards, byPlaying, shared };
constexpr auto enumNames(Win) { return std::array<std::string_view, 3>{"byCards", "byPlaying", "shared"}; }
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  std::int8_t cards = 0;
  Win win{};
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("cards", &Wins::cards), field("win", &Wins::win));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Starts, Plays, SwapsSeats, SwapsHands, TurnsRound, CannotGive, TakesPile, Draws, Gives,
                           Chooses, RunsOut, Wins>;

}  // namespace sammel::ganz_nach_plan
