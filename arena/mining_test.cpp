#include "arena/mining.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"

namespace sammel::arena {
namespace {

Miner minerOf(std::string_view id, PuzzleBook book = {}, std::size_t wanted = 6) {
  const AnyGame& game = *findGame(id);
  std::string options;
  EXPECT_TRUE(game.completeOptions("", options).isFine());
  return {game, options, std::move(book), wanted};
}

void mine(Miner& miner, int deals) {
  for (int i = 0; i < deals; ++i) miner.mineDeal({});
}

TEST(Mining, WhoGoesOnGetsWhatSomebodyGetsWhoNeverStopped) {
  Miner steady = minerOf("schlauraff");
  mine(steady, 3);
  ASSERT_FALSE(steady.book().puzzles.empty());
  Miner first = minerOf("schlauraff");
  mine(first, 1);
  PuzzleBook kept;
  ASSERT_TRUE(readPuzzles(writePuzzles(first.book()), kept).isFine());
  Miner second = minerOf("schlauraff", kept);
  mine(second, 2);
  EXPECT_EQ(writePuzzles(second.book()), writePuzzles(steady.book()));
}

TEST(Mining, AnotherSeedMakesOtherPuzzles) {
  Miner one = minerOf("schlauraff");
  PuzzleBook other;
  other.seed = 2;
  Miner two = minerOf("schlauraff", other);
  mine(one, 2);
  mine(two, 2);
  for (const Puzzle& puzzle : one.book().puzzles) EXPECT_EQ(two.book().find(puzzle.id()), nullptr);
}

TEST(Mining, WhatIsFoundCanBeAskedAndHasMovesThatAreWorse) {
  Miner miner = minerOf("nussknacker", {}, 1);
  for (int i = 0; i < 40 && !miner.isDone(); ++i) miner.mineDeal({});
  ASSERT_FALSE(miner.book().puzzles.empty());
  for (const Puzzle& puzzle : miner.book().puzzles) {
    EXPECT_EQ(problemsOf(puzzle, *findGame("nussknacker")), std::vector<std::string>()) << puzzle.id();
    EXPECT_GT(puzzle.moves.front().value, puzzle.moves.back().value);
  }
}

TEST(Mining, ADealThatIsStoppedIsMinedAgain) {
  Miner miner = minerOf("bauab");
  const std::atomic<bool> stop = true;
  miner.mineDeal({.deadline = std::nullopt, .stop = &stop});
  EXPECT_EQ(miner.book().deals, 0U);
}

TEST(Mining, NoDifficultyFillsTheBook) {
  Miner miner = minerOf("schlauraff", {}, 5);
  mine(miner, 5);
  for (int difficulty = 1; difficulty <= hardestPuzzle; ++difficulty) {
    const auto count = std::count_if(miner.book().puzzles.begin(), miner.book().puzzles.end(),
                                     [&](const Puzzle& each) { return each.difficulty == difficulty; });
    EXPECT_LE(count, 2);
  }
}

TEST(Mining, RacesHaveNoPuzzles) {
  EXPECT_FALSE(Miner::suits(*findGame("misd")));
  EXPECT_TRUE(Miner::suits(*findGame("bauab")));
}

}  // namespace
}  // namespace sammel::arena
