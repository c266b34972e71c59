// Moves of reviewed games that are tried again: what makes a puzzle, what does not, and that it can be asked.
#include "bots/retry.hpp"

#include <gtest/gtest.h>

#include "bots/random_bot.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

constexpr BotKind::Level quick{.level = 5, .divisor = 200};

// Played at random, so that there is something to do better.
std::unique_ptr<Play> playedAtRandom(std::string_view id, std::string_view options, std::uint64_t seed) {
  const AnyGame& game = *findGame(id);
  std::string complete;
  EXPECT_TRUE(game.completeOptions(options, complete).isFine());
  std::unique_ptr<Play> play = Play::start(game, complete, Rng::simulation(seed));
  Rng rng = Rng::simulation(seed);
  while (!play->match().outcome().over) {
    const Seat seat = play->match().turn().must.first();
    EXPECT_TRUE(play->act(seat, *chooseAtRandom(*play->match().view(seat), rng), 0).isFine());
  }
  return play;
}

Review reviewOf(const Play& play) {
  Review review(play, quick);
  while (!review.isDone()) review.judgeNext();
  return review;
}

std::vector<Retry> worstOf(const Review& review, std::size_t most) {
  std::vector<Retry> retries;
  for (const std::size_t move : review.costliest()) {
    if (retries.size() == most) break;
    if (const std::optional<Retry> retry = retryOf(review, move)) retries.push_back(*retry);
  }
  return retries;
}

class Retries : public testing::TestWithParam<std::pair<const char*, const char*>> {};

// The table, the seat and every answer are those of the game; what was done there is wrong, and its worth is told.
TEST_P(Retries, AskForABetterMoveThanTheOneThatWasMade) {
  const auto play = playedAtRandom(GetParam().first, GetParam().second, 5);
  const Review review = reviewOf(*play);
  const std::vector<Retry> retries = worstOf(review, 2);
  ASSERT_FALSE(retries.empty());
  for (const Retry& retry : retries) {
    const ReviewedMove& made = review.moves()[retry.move];
    const std::unique_ptr<Play> then = play->past(retry.actions);
    ASSERT_TRUE(then->match().turn().must.has(made.seat));
    EXPECT_TRUE(canBeAsked(retry.answers, *then->match().view(made.seat)));
    EXPECT_NE(retry.answers.find(made.action.view()), nullptr);
    EXPECT_FALSE(retry.answers.isSolvedBy(made.action.view()));
    EXPECT_TRUE(play->past(retry.actions + 1)->entries().back().action == made.action);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Retries,
                         testing::Values(std::pair("bauab", "players=2"),            // proven
                                         std::pair("schlauraff", "players=2"),       // reckoned
                                         std::pair("ganz-nach-plan", "players=3")),  // sampled
                         [](const auto& each) {
                           std::string name = each.param.first;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Retry, IsNothingWhereTheBestMoveWasMade) {
  const auto play = playedAtRandom("bauab", "players=2", 5);
  const Review review = reviewOf(*play);
  std::size_t fine = 0;
  for (std::size_t i = 0; i < review.moves().size(); ++i) {
    if (!review.moves()[i].proven || review.moves()[i].loss() > 0) continue;
    ++fine;
    EXPECT_FALSE(retryOf(review, i)) << i;
  }
  EXPECT_GT(fine, 0U);
}

TEST(Retry, IsNothingWhereOneHasToRemember) {
  const auto play = playedAtRandom("raufer", "players=3", 5);
  ASSERT_TRUE(play->match().mustRemember());
  EXPECT_TRUE(worstOf(reviewOf(*play), 1).empty());
}

}  // namespace
}  // namespace sammel
