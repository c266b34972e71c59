// What happens in Schlauraff. Everybody sees everything. Columns are counted as they lie, from left to right, and rows
// from the top, both from 0.
#pragma once

#include <variant>

#include "engine/core/describe.hpp"
#include "engine/games/schlauraff/pieces.hpp"

namespace sammel::schlauraff {

struct BeginsRound {
  static constexpr std::string_view kind = "beginsRound";
  Seat who;
  std::int8_t round = 0;  // from 1
  static constexpr auto describe() {
    return std::tuple(field("who", &BeginsRound::who), field("round", &BeginsRound::round));
  }
  friend bool operator==(const BeginsRound&, const BeginsRound&) = default;
};
struct Rolls {
  static constexpr std::string_view kind = "rolls";
  Seat who;
  Dice dice{};
  static constexpr auto describe() { return std::tuple(field("who", &Rolls::who), field("dice", &Rolls::dice)); }
  friend bool operator==(const Rolls&, const Rolls&) = default;
};
struct Starts {
  static constexpr std::string_view kind = "starts";
  Seat who;
  std::int8_t column = 0;
  std::int8_t row = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Starts::who), field("column", &Starts::column), field("row", &Starts::row));
  }
  friend bool operator==(const Starts&, const Starts&) = default;
};
// A free die comes to lie on a chip.
struct Puts {
  static constexpr std::string_view kind = "puts";
  Seat who;
  std::int8_t die = 0;
  Chip chip = Chip::green;
  std::int8_t column = 0;
  std::int8_t row = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Puts::who), field("die", &Puts::die), field("chip", &Puts::chip),
                      field("column", &Puts::column), field("row", &Puts::row));
  }
  friend bool operator==(const Puts&, const Puts&) = default;
};
// A die of the chip just captured goes to the chip below.
struct MovesDown {
  static constexpr std::string_view kind = "movesDown";
  Seat who;
  std::int8_t die = 0;
  Chip chip = Chip::green;
  std::int8_t column = 0;
  std::int8_t row = 0;  // of this chip
  static constexpr auto describe() {
    return std::tuple(field("who", &MovesDown::who), field("die", &MovesDown::die), field("chip", &MovesDown::chip),
                      field("column", &MovesDown::column), field("row", &MovesDown::row));
  }
  friend bool operator==(const MovesDown&, const MovesDown&) = default;
};
// S7: with everything beneath it.
struct Captures {
  static constexpr std::string_view kind = "captures";
  Seat who;
  Chip chip = Chip::green;
  std::int8_t column = 0;
  std::int8_t row = 0;
  Pile captured;
  static constexpr auto describe() {
    return std::tuple(field("who", &Captures::who), field("chip", &Captures::chip), field("column", &Captures::column),
                      field("row", &Captures::row), field("captured", &Captures::captured));
  }
  friend bool operator==(const Captures&, const Captures&) = default;
};
struct EndsTurn {
  static constexpr std::string_view kind = "endsTurn";
  Seat who;
  bool byChoice = false;  // S6: or because there is nothing else to do
  static constexpr auto describe() {
    return std::tuple(field("who", &EndsTurn::who), field("byChoice", &EndsTurn::byChoice));
  }
  friend bool operator==(const EndsTurn&, const EndsTurn&) = default;
};
// S8
struct Wins {
  enum class By : std::uint8_t { points, help, sharing };
  friend constexpr auto enumNames(By) { return std::array<std::string_view, 3>{"points", "help", "sharing"}; }
  static constexpr std::string_view kind = "wins";
  Seat who;
  By by = By::points;
  std::int16_t points = 0;
  std::int8_t help = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("by", &Wins::by), field("points", &Wins::points),
                      field("help", &Wins::help));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<BeginsRound, Rolls, Starts, Puts, MovesDown, Captures, EndsTurn, Wins>;

}  // namespace sammel::schlauraff
