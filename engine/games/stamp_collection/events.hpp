// What happens in Stamp Collection. Everybody sees everything.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/describe.hpp"
#include "engine/games/stamp_collection/tiles.hpp"

namespace sammel::stamp_collection {

using Starts = Deed<"starts">;
struct TakesCoin {
  static constexpr std::string_view kind = "takesCoin";
  Seat who;
  std::int8_t price = 0;  // of a tile now: the coins that are left
  static constexpr auto describe() {
    return std::tuple(field("who", &TakesCoin::who), field("price", &TakesCoin::price));
  }
  friend bool operator==(const TakesCoin&, const TakesCoin&) = default;
};
struct Buys {
  static constexpr std::string_view kind = "buys";
  Seat who;
  TileFace tile;
  std::int8_t slot = 0;  // of the exchange
  std::int8_t price = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Buys::who), field("tile", &Buys::tile), field("slot", &Buys::slot),
                      field("price", &Buys::price));
  }
  friend bool operator==(const Buys&, const Buys&) = default;
};
struct Stores {
  static constexpr std::string_view kind = "stores";
  Seat who;
  TileFace stamp;
  std::int8_t place = 0;  // in storage
  static constexpr auto describe() {
    return std::tuple(field("who", &Stores::who), field("stamp", &Stores::stamp), field("place", &Stores::place));
  }
  friend bool operator==(const Stores&, const Stores&) = default;
};
struct Mounts {
  static constexpr std::string_view kind = "mounts";
  Seat who;
  Colour colour{};
  std::int8_t field = 0;
  std::int8_t extra = 0;  // what the field costs
  static constexpr auto describe() {
    return std::tuple(sammel::field("who", &Mounts::who), sammel::field("colour", &Mounts::colour),
                      sammel::field("field", &Mounts::field), sammel::field("extra", &Mounts::extra));
  }
  friend bool operator==(const Mounts&, const Mounts&) = default;
};
struct Presents {
  static constexpr std::string_view kind = "presents";
  Seat who;
  TileFace stamp;
  std::int8_t field = 0;
  std::optional<std::int8_t> from;  // the place in storage; else it was just bought
  static constexpr auto describe() {
    return std::tuple(sammel::field("who", &Presents::who), sammel::field("stamp", &Presents::stamp),
                      sammel::field("field", &Presents::field), sammel::field("from", &Presents::from));
  }
  friend bool operator==(const Presents&, const Presents&) = default;
};
struct Attracts {
  static constexpr std::string_view kind = "attracts";
  Seat who;
  Colour colour{};           // of the enthusiast
  std::optional<Seat> from;  // else from the supply
  bool box = false;          // brings a box of chocolates
  static constexpr auto describe() {
    return std::tuple(field("who", &Attracts::who), field("colour", &Attracts::colour), field("from", &Attracts::from),
                      field("box", &Attracts::box));
  }
  friend bool operator==(const Attracts&, const Attracts&) = default;
};
struct WinsSet {
  static constexpr std::string_view kind = "winsSet";
  Seat who;
  std::int8_t set = 0;  // in the order of the rules
  static constexpr auto describe() { return std::tuple(field("who", &WinsSet::who), field("set", &WinsSet::set)); }
  friend bool operator==(const WinsSet&, const WinsSet&) = default;
};
struct Borrows {
  static constexpr std::string_view kind = "borrows";
  Seat who;
  std::int8_t silver = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Borrows::who), field("silver", &Borrows::silver));
  }
  friend bool operator==(const Borrows&, const Borrows&) = default;
};
struct Repays {
  static constexpr std::string_view kind = "repays";
  Seat who;
  std::int8_t silver = 0;
  static constexpr auto describe() { return std::tuple(field("who", &Repays::who), field("silver", &Repays::silver)); }
  friend bool operator==(const Repays&, const Repays&) = default;
};
struct StartsRound {
  static constexpr std::string_view kind = "startsRound";
  std::int8_t round = 0;
  bool last = false;  // its tiles come from the discards
  static constexpr auto describe() {
    return std::tuple(field("round", &StartsRound::round), field("last", &StartsRound::last));
  }
  friend bool operator==(const StartsRound&, const StartsRound&) = default;
};

// What ends a game of two early.
enum class Feat : std::uint8_t { sets, album };
constexpr auto enumNames(Feat) { return std::array<std::string_view, 2>{"sets", "album"}; }
struct BringsTheEnd {
  static constexpr std::string_view kind = "bringsTheEnd";
  Seat who;
  Feat by{};
  std::int16_t number = 0;  // of points for the sets, or of fields with mounts
  static constexpr auto describe() {
    return std::tuple(field("who", &BringsTheEnd::who), field("by", &BringsTheEnd::by),
                      field("number", &BringsTheEnd::number));
  }
  friend bool operator==(const BringsTheEnd&, const BringsTheEnd&) = default;
};

enum class Win : std::uint8_t { byPoints, byMoney, shared };
constexpr auto enumNames(Win) { return std::array<std::string_view, 3>{"byPoints", "byMoney", "shared"}; }
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  std::int16_t points = 0;
  Win win{};
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("points", &Wins::points), field("win", &Wins::win));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Starts, TakesCoin, Buys, Stores, Mounts, Presents, Attracts, WinsSet, Borrows, Repays,
                           StartsRound, BringsTheEnd, Wins>;

}  // namespace sammel::stamp_collection
