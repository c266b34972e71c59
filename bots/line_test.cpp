#include "bots/line.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace sammel {
namespace {

Line lineOf(std::initializer_list<std::string_view> actions) {
  Line line;
  for (const std::string_view action : actions) line.push_back({Seat(static_cast<int>(line.size() % 2)), action, {}});
  return line;
}

std::string textOf(const Line& line) {
  std::string text;
  for (const Estimate::Step& step : line) text += std::string(step.action.view()) + " ";
  return text;
}

TEST(Line, FollowsMostWorldsStepByStep) {
  EXPECT_EQ(textOf(mostUsual({lineOf({"a", "b", "c"}), lineOf({"a", "d"}), lineOf({"a", "d", "e"})})), "a d e ");
  EXPECT_EQ(textOf(mostUsual({lineOf({"a"})})), "a ");
  EXPECT_EQ(textOf(mostUsual({})), "");
}

TEST(Line, EndsWhereEveryWorldGoesItsOwnWay) {
  std::vector<Line> lines;
  for (const std::string_view each : {"b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"}) {
    lines.push_back(lineOf({"a", each}));
  }
  EXPECT_EQ(textOf(mostUsual(lines)), "a ");
}

}  // namespace
}  // namespace sammel
