// What lies on Bauab's plots.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.hpp"

namespace sammel::bauab {

// What can lie on a plot. Options are chips without a value; planning chips are worth 1 to 5.
enum class Chip : std::uint8_t { option, one, two, three, four, five, park, none };
inline constexpr int ownKinds = 6;  // option, one .. five: the chips that players own
constexpr auto enumNames(Chip) { return std::array<std::string_view, 8>{"x", "1", "2", "3", "4", "5", "park", "none"}; }
constexpr int valueOf(Chip chip) { return chip >= Chip::one && chip <= Chip::five ? static_cast<int>(chip) : 0; }
constexpr bool isPlanning(Chip chip) { return valueOf(chip) > 0; }

// How many of each own kind.
using Tray = std::array<std::int8_t, ownKinds>;
template <class T>
using Both = PerSeat<T, 2>;
inline constexpr Tray fullTray{3, 2, 2, 2, 1, 1};
inline constexpr int parkSupply = 15;

}  // namespace sammel::bauab
