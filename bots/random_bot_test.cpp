#include "bots/random_bot.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace sammel {
namespace {

Moves<Notation> listOf(std::initializer_list<Notation> answers, std::initializer_list<Notation> interrupts) {
  Moves<Notation> moves;
  for (const Notation& answer : answers) moves.add(answer);
  for (const Notation& interrupt : interrupts) moves.addInterrupt(interrupt);
  return moves;
}

TEST(RandomBot, ChoosesEveryAnswerAboutEquallyOften) {
  const Moves<Notation> legal = listOf({"a", "b", "c", "d"}, {});
  Rng rng = Rng::simulation(1);
  std::map<std::string, int> count;
  for (int i = 0; i < 4000; ++i) ++count[std::string(chooseAtRandom(legal, rng)->view())];
  for (const Notation& answer : legal.answers()) EXPECT_NEAR(count[std::string(answer.view())], 1000, 150);
}

TEST(RandomBot, RarelyInterruptsAndNeverUnasked) {
  Rng rng = Rng::simulation(2);
  int interrupts = 0;
  for (int i = 0; i < 6400; ++i)
    interrupts += *chooseAtRandom(listOf({"no"}, {"announce 5"}), rng) == "announce 5" ? 1 : 0;
  EXPECT_NEAR(interrupts, 100, 50);
  EXPECT_FALSE(chooseAtRandom(listOf({}, {"announce 5"}), rng).has_value());
}

}  // namespace
}  // namespace sammel
