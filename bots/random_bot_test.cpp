#include "bots/random_bot.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace sammel {
namespace {

TEST(RandomBot, ChoosesEveryAnswerAboutEquallyOften) {
  const Legal legal{{"a", "b", "c", "d"}, {}};
  Rng rng = Rng::simulation(1);
  std::map<std::string, int> count;
  for (int i = 0; i < 4000; ++i) ++count[std::string(chooseAtRandom(legal, rng)->view())];
  for (const Notation& answer : legal.answers) EXPECT_NEAR(count[std::string(answer.view())], 1000, 150);
}

TEST(RandomBot, RarelyInterruptsAndNeverUnasked) {
  Rng rng = Rng::simulation(2);
  int interrupts = 0;
  for (int i = 0; i < 6400; ++i) interrupts += *chooseAtRandom({{"no"}, {"announce 5"}}, rng) == "announce 5" ? 1 : 0;
  EXPECT_NEAR(interrupts, 100, 50);
  EXPECT_FALSE(chooseAtRandom({{}, {"announce 5"}}, rng).has_value());
}

}  // namespace
}  // namespace sammel
