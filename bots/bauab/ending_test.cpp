#include "bots/bauab/ending.hpp"

#include <gtest/gtest.h>

#include "bots/bauab/alpha_beta.hpp"
#include "bots/bauab/positions_for_tests.hpp"

namespace sammel {
namespace {

using bauab::Ending;
using bauab::LayoutKind;
using State = Bauab::State;

constexpr std::array<LayoutKind, 6> layouts{LayoutKind::square, LayoutKind::strip, LayoutKind::row,
                                            LayoutKind::ring,   LayoutKind::plus,  LayoutKind::blocks};

State after(const Bauab::Rules& rules, State state, const Bauab::Action& action) {
  Rng rng = Rng::simulation(0);
  Silent silent;
  Bauab::apply(rules, state, state.mover, action, rng, silent);
  return state;
}

TEST(BauabEnding, FindsTheWinnerLikeTryingEverything) {
  for (const LayoutKind kind : layouts) {
    const Bauab::Rules rules = bauab::rulesOf(kind);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const State state = bauab::positionWithChips(rules, seed, 3 + static_cast<int>(seed % 2));
      const Ending::Result result = Ending(rules).solve(state, 1'000'000, {});
      ASSERT_TRUE(result.winner);
      EXPECT_EQ(*result.winner, bauab::winnerByTryingEverything(rules, state)) << "seed " << seed;
      EXPECT_EQ(*result.winner, -bauab::winnerByTryingEverything(rules, after(rules, state, result.best)));
    }
  }
}

// Longer endings, in which positions recur and the table decides.
TEST(BauabEnding, AgreesWithTheOtherSearch) {
  int compared = 0;
  for (const LayoutKind kind : layouts) {
    const Bauab::Rules rules = bauab::rulesOf(kind);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State state = bauab::positionWithChips(rules, seed, 6);
      const auto moves = bauab::legalIn(rules, state);
      const auto other = bauab::AlphaBeta(rules).think(state, moves.answers(), {.onlyWinner = true}, {});
      if (!other.solved) continue;
      ++compared;
      const bauab::Value value = other.moves.front().value;
      EXPECT_EQ(Ending(rules).solve(state, 1'000'000, {}).winner, value > 0   ? 1
                                                                  : value < 0 ? -1
                                                                              : 0)
          << "seed " << seed;
    }
  }
  EXPECT_GT(compared, 80);
}

// What both can still gain is never less than what one of them gains in some game.
TEST(BauabEnding, NobodyGainsMoreThanItSaysIsPossible) {
  for (const LayoutKind kind : layouts) {
    const Bauab::Rules rules = bauab::rulesOf(kind);
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
      const State start = bauab::positionWithChips(rules, seed, static_cast<int>(seed % 6));
      bauab::Position position(start);
      const Ending::Prospects prospects = Ending::prospectsIn(rules.layout, position);
      State state = start;
      Rng rng = Rng::simulation(seed);
      RandomDriver<Bauab> driver(seed + 1);
      Silent silent;
      while (const auto step = driver.choose(rules, state)) {
        Bauab::apply(rules, state, step->seat, step->action, rng, silent);
      }
      const bauab::Value lead = state.mover == start.mover ? bauab::leadOf(state) : -bauab::leadOf(state);
      EXPECT_LE(lead - bauab::leadOf(start), prospects.most) << "seed " << seed;
      EXPECT_GE(lead - bauab::leadOf(start), prospects.least) << "seed " << seed;
    }
  }
}

TEST(BauabEnding, NeedsFewPositionsWithFourFreePlots) {
  constexpr std::uint64_t enough = 2'000'000;
  for (const LayoutKind kind : layouts) {
    const Bauab::Rules rules = bauab::rulesOf(kind);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const State state = bauab::positionWithFreePlots(rules, seed, 4);
      EXPECT_TRUE(Ending(rules).solve(state, enough, {}).winner) << "seed " << seed;
    }
  }
}

TEST(BauabEnding, SaysNothingWhenItMayNotLookLongEnough) {
  const Bauab::Rules rules = bauab::rulesOf(LayoutKind::square);
  const State state = bauab::positionWithFreePlots(rules, 1, 8);
  const Ending::Result result = Ending(rules).solve(state, 1000, {});
  EXPECT_FALSE(result.winner);
  EXPECT_LE(result.nodes, 1000U);
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(Ending(rules).solve(state, 1000, {.deadline = {}, .stop = &stop}).winner);
}

}  // namespace
}  // namespace sammel
