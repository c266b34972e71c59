#include "engine/games/bauab/layout.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace sammel::bauab {
namespace {

Verdict refuse(std::string_view key, int count = 0) {
  return Verdict::refuse("layout", Message(key, {arg::number("n", count)}));
}

void findNeighbours(Layout& layout) {
  std::array<PlotSet, plotCount> beside{};
  for (std::size_t a = 0; a < plotCount; ++a) {
    for (std::size_t b = 0; b < plotCount; ++b) {
      const int distance = std::abs(layout.cells[a].column - layout.cells[b].column) +
                           std::abs(layout.cells[a].row - layout.cells[b].row);
      if (distance == 1) beside[a] |= only(static_cast<Plot>(b));
    }
  }
  for (std::size_t set = 0; set < 256; ++set) {
    for (std::size_t i = 0; i < 8; ++i) {
      if ((set >> i & 1U) == 0) continue;
      layout.besideFirst[set] |= beside[i];
      layout.besideLast[set] |= beside[i + 8];
    }
  }
}

bool isConnected(const Layout& layout) {
  PlotSet reached = only(0);
  for (int step = 0; step < plotCount; ++step) reached |= layout.neighboursOf(reached);
  return std::popcount(reached) == plotCount;
}

}  // namespace

std::string_view presetCells(LayoutKind kind) {
  switch (kind) {
    case LayoutKind::square: return "####/####/####/####";
    case LayoutKind::strip: return "########/########";
    case LayoutKind::ring: return "#####/#...#/#...#/#...#/#####";
    case LayoutKind::plus: return "..##../######/######/..##..";
    case LayoutKind::blocks: return "####.../####.../...####/...####";
    case LayoutKind::row: return "################";
    case LayoutKind::free: break;
  }
  return {};
}

Verdict readLayout(std::string_view cells, Layout& layout) {
  layout = {};
  std::array<Cell, plotCount> found{};
  int count = 0;
  int column = 0;
  int row = 0;
  for (const char c : cells) {
    if (c == '/') {
      column = 0;
      ++row;
      continue;
    }
    if (c != '#' && c != '.') return refuse("bauab.layout.characters");
    if (column >= gridSize || row >= gridSize) return refuse("bauab.layout.grid");
    if (c == '#') {
      if (count < plotCount) {
        found[static_cast<std::size_t>(count)] = {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
      }
      ++count;
    }
    ++column;
  }
  if (count != plotCount) return refuse("bauab.layout.count", count);

  // Empty rows and columns at the edge do not matter: names start at a1 in the corner of what is used.
  int firstColumn = gridSize;
  for (const Cell& cell : found) firstColumn = std::min<int>(firstColumn, cell.column);
  const int firstRow = found[0].row;
  for (std::size_t i = 0; i < plotCount; ++i) {
    Cell& cell = layout.cells[i];
    cell = {static_cast<std::int8_t>(found[i].column - firstColumn), static_cast<std::int8_t>(found[i].row - firstRow)};
    layout.columns = std::max(layout.columns, cell.column + 1);
    layout.rows = std::max(layout.rows, cell.row + 1);
    layout.names[i].append(static_cast<char>('a' + cell.column)).append(cell.row + 1);
  }
  findNeighbours(layout);
  return isConnected(layout) ? Verdict::fine() : refuse("bauab.layout.connected");
}

}  // namespace sammel::bauab
