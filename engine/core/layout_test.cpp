#include "engine/core/layout.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

constexpr std::array phrases{Phrase{"t.board", "Brett", "Board"}, Phrase{"t.hand", "Hand", "Hand"},
                             Phrase{"t.card", "Löwe {n}", "Lion {n}"}};
Piece card(int n) { return {Message("t.card", {arg::number("n", n)}), Tone::plain, false, false, {}}; }

TEST(DrawLayout, WritesRowsAndGrids) {
  Piece back;
  back.faceDown = true;
  Piece lit = card(10);
  lit.lit = true;
  const Layout layout{{Message("t.board"), std::nullopt, 2, {card(1), Piece{}, lit, back}},
                      {Message("t.hand"), Seat(1), 0, {card(2), card(3)}}};
  const std::vector<std::string> names{"Anna", "Ben"};
  EXPECT_EQ(drawLayout(layout, Phrasebook({phrases}), names, Language::de),
            "Brett:\n"
            "  Löwe 1     ·\n"
            "  [Löwe 10]  ##\n"
            "Ben, Hand: Löwe 2 | Löwe 3\n");
}

}  // namespace
}  // namespace sammel
