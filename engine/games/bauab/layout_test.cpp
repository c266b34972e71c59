#include "engine/games/bauab/layout.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "engine/games/bauab/bauab.hpp"
#include "engine/games/registry.hpp"

namespace sammel::bauab {
namespace {

std::string_view refusalOf(std::string_view cells) {
  Layout layout;
  return readLayout(cells, layout).reason().key;
}

// Pairs (plot, neighbour).
int neighbourhoods(std::string_view cells) {
  Layout layout;
  EXPECT_TRUE(readLayout(cells, layout).isFine()) << cells;
  int count = 0;
  for (Plot plot = 0; plot < plotCount; ++plot) count += std::popcount(layout.neighboursOf(only(plot)));
  return count;
}

TEST(BauabLayout, PresetsHaveTheirShape) {
  EXPECT_EQ(neighbourhoods(presetCells(LayoutKind::square)), 48);
  EXPECT_EQ(neighbourhoods(presetCells(LayoutKind::strip)), 44);
  EXPECT_EQ(neighbourhoods(presetCells(LayoutKind::row)), 30);
  EXPECT_EQ(neighbourhoods(presetCells(LayoutKind::ring)), 32);
  EXPECT_EQ(neighbourhoods(presetCells(LayoutKind::plus)), 44);
  EXPECT_EQ(neighbourhoods(presetCells(LayoutKind::blocks)), 42);
  EXPECT_EQ(presetCells(LayoutKind::free), "");
}

TEST(BauabLayout, NeighboursAreOrthogonalAndMutual) {
  Layout layout;
  ASSERT_TRUE(readLayout(presetCells(LayoutKind::plus), layout).isFine());
  for (Plot a = 0; a < plotCount; ++a) {
    EXPECT_EQ(layout.neighboursOf(only(a)) & only(a), 0);
    for (Plot b = 0; b < plotCount; ++b) {
      EXPECT_EQ((layout.neighboursOf(only(a)) & only(b)) != 0, (layout.neighboursOf(only(b)) & only(a)) != 0);
    }
  }
}

TEST(BauabLayout, NeighboursOfASetAreThoseOfItsPlots) {
  Layout layout;
  ASSERT_TRUE(readLayout(presetCells(LayoutKind::ring), layout).isFine());
  for (unsigned set = 0; set <= 0xFFFF; set += 37) {
    PlotSet expected = 0;
    for (Plot plot = 0; plot < plotCount; ++plot) {
      if ((set >> plot & 1U) != 0) expected |= layout.neighboursOf(only(plot));
    }
    ASSERT_EQ(layout.neighboursOf(static_cast<PlotSet>(set)), expected);
  }
}

TEST(BauabLayout, NamesStartInTheCornerOfWhatIsUsed) {
  Layout layout;
  ASSERT_TRUE(readLayout("......../..####../..####../..####../..####..", layout).isFine());
  EXPECT_EQ(layout.names[0].view(), "a1");
  EXPECT_EQ(layout.names[15].view(), "d4");
  EXPECT_EQ(layout.columns, 4);
  EXPECT_EQ(layout.rows, 4);
}

TEST(BauabLayout, NamesOfARowGoFromAToP) {
  Layout layout;
  ASSERT_TRUE(readLayout(presetCells(LayoutKind::row), layout).isFine());
  EXPECT_EQ(layout.names[0].view(), "a1");
  EXPECT_EQ(layout.names[15].view(), "p1");
  EXPECT_EQ(layout.columns, 16);
  EXPECT_EQ(layout.rows, 1);
}

TEST(BauabLayout, TheLongestTextThatCanHangTogetherIsAccepted) {
  const AnyGame& game = *findGame("bauab");
  std::string complete;
  const std::string longest = "#......./#......./#......./#......./#......./#......./#......./#......./########";
  EXPECT_EQ(longest.size(), Cells::capacity());
  EXPECT_TRUE(game.completeOptions("layout=free cells=" + longest, complete).isFine());
}

TEST(BauabLayout, FreeOnesMayBeAnyConnectedShape) {
  EXPECT_EQ(neighbourhoods("########/#/#/#/#/#/#/##"), 30) << "a line with a corner";
  EXPECT_EQ(neighbourhoods("#.#.#.#./########/#.#.#.#."), 30) << "a comb";
  EXPECT_EQ(neighbourhoods("####/#..#/#..#/#..#/#..#/####"), 32) << "a thin ring";
  EXPECT_EQ(neighbourhoods("#/#/#/#/#/#/#/#/#/#/#/#/#/#/#/#"), 30) << "a single column";
  EXPECT_EQ(neighbourhoods("#########/#######"), 42) << "a broad one";
}

TEST(BauabLayout, RefusesWhatIsNoLayout) {
  EXPECT_EQ(refusalOf("####/####/####/###x"), "bauab.layout.characters");
  EXPECT_EQ(refusalOf("#### ####/####/####"), "bauab.layout.characters");
  EXPECT_EQ(refusalOf(".################"), "bauab.layout.grid") << "a column too many";
  EXPECT_EQ(refusalOf("./#/#/#/#/#/#/#/#/#/#/#/#/#/#/#/#"), "bauab.layout.grid") << "a row too many";
  EXPECT_EQ(refusalOf("####/####/####/###"), "bauab.layout.count");
  EXPECT_EQ(refusalOf("####/####/####/####/#"), "bauab.layout.count");
  EXPECT_EQ(refusalOf(""), "bauab.layout.count");
  EXPECT_EQ(refusalOf("########/......../########"), "bauab.layout.connected");
  EXPECT_EQ(refusalOf("####..../####..../....####/....####"), "bauab.layout.connected") << "touching at a corner";
}

TEST(BauabLayout, SaysHowManyPlotsItCounted) {
  Layout layout;
  EXPECT_EQ(readLayout("###", layout).reason().args[0], arg::number("n", 3));
}

TEST(BauabOptions, CellsBelongToTheFreeLayout) {
  const AnyGame& game = *findGame("bauab");
  std::string complete;
  EXPECT_EQ(game.completeOptions("cells=####/####/####/####", complete).reason().key, "bauab.layout.onlyFree");
  EXPECT_EQ(game.completeOptions("layout=free", complete).reason().key, "bauab.layout.count");
  EXPECT_TRUE(game.completeOptions("layout=free cells=####/####/####/####", complete).isFine());
  EXPECT_EQ(complete, "players=2 layout=free cells=####/####/####/####");
  EXPECT_EQ(game.variants().size(), 6U) << "the free one cannot be enumerated";
}

}  // namespace
}  // namespace sammel::bauab
