#include "cli/review_chart.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "bots/random_bot.hpp"
#include "cli/terminal.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::unique_ptr<Play> randomGame(std::string_view game, std::string_view options) {
  auto play = Play::start(*findGame(game), options, Rng::simulation(1));
  Rng rng = Rng::simulation(2);
  while (!play->match().outcome().over) {
    const Seat seat = play->match().turn().must.first();
    EXPECT_TRUE(play->act(seat, *chooseAtRandom(play->match().legal(seat), rng), 0).isFine());
  }
  return play;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(ReviewChart, FitsTheWidthAndCutsLongNames) {
  const auto play = randomGame("raufer", "players=4");
  Review review(*play, BotKind::Level{.level = 5, .divisor = 5000});
  while (!review.isDone()) review.judgeNext();
  const std::vector<std::string> names{"Anna", "Hildegard von Bingen", "Ümit", "D"};
  for (const int width : {40, 80}) {
    const std::vector<std::string> lines = linesOf(reviewChart(review, names, {}, width));
    ASSERT_EQ(lines.size(), 12U);
    for (const std::string& line : lines) EXPECT_LE(columnsOf(line), width) << line;
    EXPECT_TRUE(lines[3].starts_with("Hildegard von B…")) << lines[3];
  }
}

TEST(ReviewChart, EndsWithTheResultAndNumbersMoves) {
  const auto play = randomGame("bauab", "players=2");
  Review review(*play, BotKind::Level{.level = 5, .divisor = 5000});
  while (!review.isDone()) review.judgeNext();
  const std::vector<std::size_t> marked{review.size() - 1, 0};
  const std::vector<std::string> names{"Anna", "Ben"};
  const std::vector<std::string> lines = linesOf(reviewChart(review, names, marked, 80));
  ASSERT_EQ(lines.size(), 7U);
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const bool won = play->match().outcome().ranks[seat] == 1;
    EXPECT_EQ(lines[seat * 3].ends_with("│█"), won);
    EXPECT_EQ(lines[seat * 3].ends_with("│ "), !won);
  }
  const std::string& marks = lines.back();
  EXPECT_LT(marks.find('2'), marks.find('1')) << "the first decision is left of the last";
}

}  // namespace
}  // namespace sammel
