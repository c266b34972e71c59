// Chips, columns and dice of Schlauraff.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/describe.hpp"

namespace sammel::schlauraff {

inline constexpr int maxPlayers = 4;
inline constexpr int maxColumns = 8;
inline constexpr int rows = 5;
inline constexpr int chipsOfAColour = 10;
inline constexpr int diceCount = 6;
inline constexpr int pips = 6;
inline constexpr int notPicked = -1;

enum class Chip : std::uint8_t { green, blue, red, yellow };
inline constexpr int chipKinds = 4;
constexpr auto enumNames(Chip) { return std::array<std::string_view, chipKinds>{"green", "blue", "red", "yellow"}; }
// What the dice on a chip have to sum to. A yellow one can also be had for a single 1 (S3).
constexpr int valueOf(Chip chip) {
  constexpr std::array<int, chipKinds> values{3, 5, 10, 11};
  return values[static_cast<std::size_t>(chip)];
}

// `usual`: 4 columns for two, 6 for three, 8 for four.
enum class Columns : std::uint8_t { usual, four, six, eight };
constexpr auto enumNames(Columns) { return std::array<std::string_view, 4>{"usual", "4", "6", "8"}; }
constexpr int columnsFor(Columns chosen, int players) {
  return chosen == Columns::usual ? 2 * players : 2 + 2 * static_cast<int>(chosen);
}

// Dice that lie together: how many show 1, 2, ... 6.
using Dice = std::array<std::int8_t, pips>;
constexpr std::int8_t& showing(Dice& dice, int face) { return dice[static_cast<std::size_t>(face - 1)]; }
constexpr int showing(const Dice& dice, int face) { return dice[static_cast<std::size_t>(face - 1)]; }
constexpr int countOf(const Dice& dice) {
  int count = 0;
  for (const std::int8_t n : dice) count += n;
  return count;
}
constexpr int sumOf(const Dice& dice) {
  int sum = 0;
  for (int face = 1; face <= pips; ++face) sum += face * showing(dice, face);
  return sum;
}
constexpr bool anyUpTo(const Dice& dice, int highest) {
  for (int face = 1; face <= pips && face <= highest; ++face) {
    if (showing(dice, face) > 0) return true;
  }
  return false;
}

// The chips that were pushed beneath another one.
struct Pile {
  std::int8_t chips = 0;
  std::int8_t reds = 0;
  static constexpr auto describe() { return std::tuple(field("chips", &Pile::chips), field("reds", &Pile::reds)); }
  friend bool operator==(const Pile&, const Pile&) = default;
};

}  // namespace sammel::schlauraff
