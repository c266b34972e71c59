// What happens in Feiner Sand. What somebody does within a phase they hear at once, and the others, as far as it
// shows, at the next barrier (F16).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/describe.hpp"
#include "engine/games/feiner_sand/rules.hpp"

namespace sammel::feiner_sand {

// Where cards of a player come from and go to.
enum class Spot : std::uint8_t { hand, draw, discard, table };
constexpr auto enumNames(Spot) { return std::array<std::string_view, 4>{"hand", "draw", "discard", "table"}; }

// Of a campaign.
struct StartsGame {
  static constexpr std::string_view kind = "startsGame";
  std::int16_t game = 0;
  static constexpr auto describe() { return std::tuple(field("game", &StartsGame::game)); }
  friend bool operator==(const StartsGame&, const StartsGame&) = default;
};
struct LeavesDecks {
  static constexpr std::string_view kind = "leavesDecks";
  Printed card;
  static constexpr auto describe() { return std::tuple(field("card", &LeavesDecks::card)); }
  friend bool operator==(const LeavesDecks&, const LeavesDecks&) = default;
};
struct JoinsDecks {
  static constexpr std::string_view kind = "joinsDecks";
  Printed card;
  static constexpr auto describe() { return std::tuple(field("card", &JoinsDecks::card)); }
  friend bool operator==(const JoinsDecks&, const JoinsDecks&) = default;
};
struct StartsTurn {
  static constexpr std::string_view kind = "startsTurn";
  std::uint8_t turn = 0;
  static constexpr auto describe() { return std::tuple(field("turn", &StartsTurn::turn)); }
  friend bool operator==(const StartsTurn&, const StartsTurn&) = default;
};
// Of start cards.
struct Exchanges {
  static constexpr std::string_view kind = "exchanges";
  Seat who;
  std::int8_t cards = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Exchanges::who), field("cards", &Exchanges::cards));
  }
  friend bool operator==(const Exchanges&, const Exchanges&) = default;
};
struct Gets {
  static constexpr std::string_view kind = "gets";
  Seat who;
  Printed card;
  Spot from = Spot::draw;  // or the discard pile
  Spot to = Spot::hand;    // or the table, for a Scaffold
  static constexpr auto describe() {
    return std::tuple(field("who", &Gets::who), field("card", &Gets::card), field("from", &Gets::from),
                      field("to", &Gets::to));
  }
  friend bool operator==(const Gets&, const Gets&) = default;
};
// Of the draw pile.
struct Reveals {
  static constexpr std::string_view kind = "reveals";
  Seat who;
  Printed card;
  Spot to = Spot::discard;  // or the table, to be built
  static constexpr auto describe() {
    return std::tuple(field("who", &Reveals::who), field("card", &Reveals::card), field("to", &Reveals::to));
  }
  friend bool operator==(const Reveals&, const Reveals&) = default;
};
using RevealsNothing = Deed<"revealsNothing">;
using TakesCoin = Deed<"takesCoin">;
using Shuffles = Deed<"shuffles">;
struct Builds {
  static constexpr std::string_view kind = "builds";
  Seat who;
  Printed card;
  std::optional<Spot> from;  // for the builder alone: the hand, or the table if it was revealed
  static constexpr auto describe() {
    return std::tuple(field("who", &Builds::who), field("card", &Builds::card), field("from", &Builds::from));
  }
  friend bool operator==(const Builds&, const Builds&) = default;
};
// There are builds left, but nothing can be built and paid.
struct StopsBuilding {
  static constexpr std::string_view kind = "stopsBuilding";
  Seat who;
  bool built = false;  // anything in this turn
  static constexpr auto describe() {
    return std::tuple(field("who", &StopsBuilding::who), field("built", &StopsBuilding::built));
  }
  friend bool operator==(const StopsBuilding&, const StopsBuilding&) = default;
};
// 2B
using DrawsMore = Deed<"drawsMore">;
// From the hand onto the own symbol card.
struct Gives {
  static constexpr std::string_view kind = "gives";
  Seat who;
  Seat to;                      // once it moves on; alone it stays
  std::optional<Printed> card;  // for the giver alone
  static constexpr auto describe() {
    return std::tuple(field("who", &Gives::who), field("to", &Gives::to), field("card", &Gives::card));
  }
  friend bool operator==(const Gives&, const Gives&) = default;
};
// From the symbol card of `from` onto the discard pile.
struct GetsGift {
  static constexpr std::string_view kind = "getsGift";
  Seat who;
  Seat from;
  Printed card;
  static constexpr auto describe() {
    return std::tuple(field("who", &GetsGift::who), field("from", &GetsGift::from), field("card", &GetsGift::card));
  }
  friend bool operator==(const GetsGift&, const GetsGift&) = default;
};
// What `from` has built comes onto the discard pile.
struct GetsChair {
  static constexpr std::string_view kind = "getsChair";
  Seat who;
  Seat from;
  Printed card;
  static constexpr auto describe() {
    return std::tuple(field("who", &GetsChair::who), field("from", &GetsChair::from), field("card", &GetsChair::card));
  }
  friend bool operator==(const GetsChair&, const GetsChair&) = default;
};
// F9: somebody's piles are empty.
struct RunsOut {
  static constexpr std::string_view kind = "runsOut";
  std::uint8_t turn = 0;
  std::uint8_t lastTurn = 0;
  static constexpr auto describe() {
    return std::tuple(field("turn", &RunsOut::turn), field("lastTurn", &RunsOut::lastTurn));
  }
  friend bool operator==(const RunsOut&, const RunsOut&) = default;
};
enum class Win : std::uint8_t { alone, byCoins, shared };
constexpr auto enumNames(Win) { return std::array<std::string_view, 3>{"alone", "byCoins", "shared"}; }
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  std::int16_t points = 0;
  Win how = Win::alone;
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("points", &Wins::points), field("how", &Wins::how));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};
// Of a player alone, who has nobody to beat.
struct EndsAlone {
  static constexpr std::string_view kind = "endsAlone";
  std::int16_t points = 0;
  static constexpr auto describe() { return std::tuple(field("points", &EndsAlone::points)); }
  friend bool operator==(const EndsAlone&, const EndsAlone&) = default;
};
struct CrossesOff {
  static constexpr std::string_view kind = "crossesOff";
  std::uint8_t number = 0;
  static constexpr auto describe() { return std::tuple(field("number", &CrossesOff::number)); }
  friend bool operator==(const CrossesOff&, const CrossesOff&) = default;
};
struct WinsCampaign {
  static constexpr std::string_view kind = "winsCampaign";
  Seat who;
  std::int16_t points = 0;
  std::int16_t games = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &WinsCampaign::who), field("points", &WinsCampaign::points),
                      field("games", &WinsCampaign::games));
  }
  friend bool operator==(const WinsCampaign&, const WinsCampaign&) = default;
};
struct LosesCampaign {
  static constexpr std::string_view kind = "losesCampaign";
  Seat who;
  std::int16_t sum = 0;  // for which no number is free
  std::int16_t games = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &LosesCampaign::who), field("sum", &LosesCampaign::sum),
                      field("games", &LosesCampaign::games));
  }
  friend bool operator==(const LosesCampaign&, const LosesCampaign&) = default;
};
// Another game follows.
struct GoesOn {
  static constexpr std::string_view kind = "goesOn";
  std::int16_t games = 0;  // so far
  static constexpr auto describe() { return std::tuple(field("games", &GoesOn::games)); }
  friend bool operator==(const GoesOn&, const GoesOn&) = default;
};

using Event = std::variant<StartsGame, LeavesDecks, JoinsDecks, StartsTurn, Exchanges, Gets, Reveals, RevealsNothing,
                           TakesCoin, Shuffles, Builds, StopsBuilding, DrawsMore, Gives, GetsGift, GetsChair, RunsOut,
                           Wins, EndsAlone, CrossesOff, WinsCampaign, LosesCampaign, GoesOn>;

}  // namespace sammel::feiner_sand
