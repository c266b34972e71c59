// Every puzzle can be set up and asked, its solution is legal, and what is proven can be proven again.
#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "arena/certain.hpp"
#include "bots/bot.hpp"
#include "engine/core/puzzle.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

class Puzzles : public ::testing::TestWithParam<const AnyGame*> {
 protected:
  void SetUp() override {
    const std::string_view file = puzzleFile(game().facts().id);
    if (game().facts().race) {
      EXPECT_TRUE(file.empty()) << "in a race there is no best move";
      GTEST_SKIP();
    }
    const Verdict verdict = readPuzzles(file, book_);
    ASSERT_TRUE(verdict.isFine()) << Phrasebook({corePhrases()}).render(verdict, Language::en, {}, Viewer::spectator());
  }
  static const AnyGame& game() { return *GetParam(); }

  PuzzleBook book_;
};

TEST_P(Puzzles, CanBeAskedAndSolved) {
  constexpr std::size_t fewest = 10;
  EXPECT_GE(book_.puzzles.size(), fewest);
  std::set<std::string> ids;
  for (const Puzzle& puzzle : book_.puzzles) {
    EXPECT_TRUE(ids.insert(puzzle.id()).second) << puzzle.id() << " is there twice";
    for (const std::string& problem : problemsOf(puzzle, game())) ADD_FAILURE() << puzzle.id() << problem;
  }
}

// Endings that take long to prove are left to the miner.
TEST_P(Puzzles, AreProvenAgain) {
  const std::unique_ptr<Bot> prover = makeOwnBot(game(), BotKind{BotKind::Level{highestLevel, 1}}, 1);
  for (const Puzzle& puzzle : book_.puzzles) {
    const std::unique_ptr<Play> play = setUp(puzzle, game());
    ASSERT_TRUE(play) << puzzle.id();
    const std::unique_ptr<View> view = play->match().view(puzzle.solver());
    if (puzzle.reason == PuzzleReason::certain) {
      EXPECT_TRUE(arena::isCertain(*view, puzzle.moves.front().action)) << puzzle.id();
      for (std::size_t i = 1; i < puzzle.moves.size(); ++i) {
        EXPECT_FALSE(arena::isCertain(*view, puzzle.moves[i].action)) << puzzle.id();
      }
    }
    if (puzzle.reason != PuzzleReason::proof) continue;
    double effort = 0.02;
    const std::optional<Proof> proof = prover->prove(*view, effort, {});
    if (!proof) continue;
    EXPECT_EQ(proof->chances[puzzle.solver().slot()] * 1000, puzzle.moves.front().value) << puzzle.id();
    EXPECT_TRUE(puzzle.isSolvedBy(proof->best.view())) << puzzle.id();
  }
}

INSTANTIATE_TEST_SUITE_P(All, Puzzles, ::testing::ValuesIn(games().begin(), games().end()), [](const auto& info) {
  std::string name(info.param->facts().id);
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace sammel
