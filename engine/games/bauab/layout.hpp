// The 16 building plots of Bauab and how they lie.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/fixed.hpp"
#include "engine/core/message.hpp"

namespace sammel::bauab {

inline constexpr int plotCount = 16;
inline constexpr int gridSize = plotCount;  // wide enough for a single row

using Plot = int;               // 0 .. 15, row by row
using PlotSet = std::uint16_t;  // one bit a plot
constexpr PlotSet only(Plot plot) { return static_cast<PlotSet>(1U << plot); }

enum class LayoutKind : std::uint8_t { square, strip, ring, plus, blocks, row, free };
constexpr auto enumNames(LayoutKind) {
  return std::array<std::string_view, 7>{"square", "strip", "ring", "plus", "blocks", "row", "free"};
}

// Rows from top to bottom, separated by '/': '#' is a plot, '.' is none. Columns and rows of a connected layout are
// together at most 17, so 9 rows of 8 cells are the longest text.
using Cells = FixedText<80>;

struct Cell {
  std::int8_t column = 0;
  std::int8_t row = 0;
};

struct Layout {
  std::array<Cell, plotCount> cells{};
  std::array<FixedText<3>, plotCount> names{};  // columns are letters, rows are numbers from the top: b2
  int columns = 0;
  int rows = 0;
  // The orthogonal neighbours of any set of plots, looked up by its first and by its last eight plots.
  std::array<PlotSet, 256> besideFirst{};
  std::array<PlotSet, 256> besideLast{};

  PlotSet neighboursOf(PlotSet plots) const {
    return static_cast<PlotSet>(besideFirst[plots & 0xFFU] | besideLast[plots >> 8U]);
  }
};

// The cells of a preset; empty for `free`.
std::string_view presetCells(LayoutKind kind);

// Any 16 orthogonally connected cells; a refusal says what is wrong.
Verdict readLayout(std::string_view cells, Layout& layout);

}  // namespace sammel::bauab
