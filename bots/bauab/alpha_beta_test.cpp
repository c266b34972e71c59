#include "bots/bauab/alpha_beta.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "bots/bauab/positions_for_tests.hpp"

namespace sammel {
namespace {

using bauab::AlphaBeta;
using bauab::Chip;
using bauab::LayoutKind;
using bauab::legalIn;
using bauab::positionWithChips;
using bauab::rulesOf;
using bauab::Value;
using bauab::winnerByTryingEverything;
using State = Bauab::State;

int signOf(Value value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

TEST(BauabAlphaBeta, SolvesEndingsLikeTryingEverything) {
  for (const LayoutKind kind : {LayoutKind::square, LayoutKind::ring, LayoutKind::plus}) {
    const Bauab::Rules rules = rulesOf(kind);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const State state = positionWithChips(rules, seed, 4);
      const auto result = AlphaBeta(rules).think(state, legalIn(rules, state).answers(), {}, {});
      EXPECT_TRUE(result.solved);
      EXPECT_EQ(signOf(result.moves.front().value), winnerByTryingEverything(rules, state)) << "seed " << seed;
      const auto winner = AlphaBeta(rules).think(state, legalIn(rules, state).answers(), {.onlyWinner = true}, {});
      EXPECT_TRUE(winner.solved);
      EXPECT_EQ(signOf(winner.moves.front().value), winnerByTryingEverything(rules, state)) << "seed " << seed;
    }
  }
}

// Also if the search was broken off in the middle of a depth.
TEST(BauabAlphaBeta, ComparesAllMovesEquallyFarAhead) {
  const Bauab::Rules rules = rulesOf(LayoutKind::square);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const State state = positionWithChips(rules, seed, 16);
    const auto moves = legalIn(rules, state);
    const auto stopped = AlphaBeta(rules).think(state, moves.answers(), {.nodes = 20'000, .valuesAll = true}, {});
    ASSERT_GT(stopped.depth, 0);
    const AlphaBeta::Settings whole{.nodes = 10'000'000, .deepest = stopped.depth, .valuesAll = true};
    const auto finished = AlphaBeta(rules).think(state, moves.answers(), whole, {});
    ASSERT_EQ(stopped.moves.size(), finished.moves.size());
    for (std::size_t i = 0; i < stopped.moves.size(); ++i) {
      EXPECT_TRUE(stopped.moves[i].action == finished.moves[i].action) << "seed " << seed;
      EXPECT_EQ(stopped.moves[i].value, finished.moves[i].value) << "seed " << seed;
    }
  }
}

TEST(BauabAlphaBeta, FindsTheSameWithoutATable) {
  const Bauab::Rules rules = rulesOf(LayoutKind::square);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State state = positionWithChips(rules, seed, 5);
    const auto moves = legalIn(rules, state);
    const AlphaBeta::Settings settings{.nodes = 100'000'000, .valuesAll = true};
    AlphaBeta::Settings withoutTable = settings;
    withoutTable.hasTable = false;
    const auto one = AlphaBeta(rules).think(state, moves.answers(), settings, {});
    const auto other = AlphaBeta(rules).think(state, moves.answers(), withoutTable, {});
    ASSERT_TRUE(one.solved && other.solved);
    for (const AlphaBeta::Tried& move : one.moves) {
      const auto same = std::find_if(other.moves.begin(), other.moves.end(),
                                     [&](const AlphaBeta::Tried& m) { return m.action == move.action; });
      EXPECT_EQ(signOf(move.value), signOf(same->value)) << "seed " << seed;
    }
  }
}

void put(State& state, Seat owner, Chip chip, bauab::Plot plot) {
  state.owned[owner] |= bauab::only(plot);
  state.kinds[static_cast<std::size_t>(chip)] |= bauab::only(plot);
  --state.tray[owner][static_cast<std::size_t>(chip)];
}

// On a strip, two rows of eight, plot 8 lies below plot 0: there seat 0, two points behind, can take the other's 4 by
// filling its last liberty.
State withPrey() {
  State state;
  put(state, Seat(1), Chip::four, 0);
  put(state, Seat(0), Chip::two, 1);
  return state;
}

TEST(BauabAlphaBeta, TakesWhatWins) {
  const Bauab::Rules rules = rulesOf(LayoutKind::strip);
  const State state = withPrey();
  ASSERT_EQ(bauab::leadOf(state), -2 * bauab::point);
  const auto moves = legalIn(rules, state);
  const auto result = AlphaBeta(rules).think(state, moves.answers(), {.nodes = 20'000, .deepest = 2}, {});
  EXPECT_EQ(result.moves.front().action.plot, 8);
}

TEST(BauabAlphaBeta, AnswersSensiblyWithoutAnyTime) {
  const Bauab::Rules rules = rulesOf(LayoutKind::strip);
  const State state = withPrey();
  const Limits over{.deadline = std::chrono::steady_clock::now()};
  const auto result = AlphaBeta(rules).think(state, legalIn(rules, state).answers(), {}, over);
  EXPECT_EQ(result.moves.front().action.plot, 8);
}

TEST(BauabAlphaBeta, KeepsWhatItFoundOutForTheNextThought) {
  const Bauab::Rules rules = rulesOf(LayoutKind::square);
  const State state = positionWithChips(rules, 1, 18);
  const auto moves = legalIn(rules, state);
  AlphaBeta search(rules);
  const AlphaBeta::Settings settings{.deepest = 3, .fancy = 7};
  const auto fresh = search.think(state, moves.answers(), settings, {});
  const auto again = search.think(state, moves.answers(), settings, {});
  EXPECT_LT(again.nodes, fresh.nodes / 2);
  EXPECT_EQ(again.moves.front().action, fresh.moves.front().action);
  // Another taste has to look for itself.
  const AlphaBeta::Settings other{.deepest = 3, .fancy = 9};
  EXPECT_EQ(search.think(state, moves.answers(), other, {}).nodes,
            AlphaBeta(rules).think(state, moves.answers(), other, {}).nodes);
}

TEST(BauabAlphaBeta, CountsTheLeadLikeTheRules) {
  const Bauab::Rules rules = rulesOf(LayoutKind::blocks);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State state = positionWithChips(rules, seed, 8);
    const auto self = state.mover.slot();
    const Outcome outcome = Bauab::outcome(rules, state);
    const Value points = bauab::point * (outcome.points[self] - outcome.points[1 - self]);
    EXPECT_LT(std::abs(bauab::leadOf(state) - points), bauab::point);  // the rest decides ties
  }
}

TEST(BauabAlphaBeta, VisitsTheSamePositionsEveryTimeAndNotMoreThanItMay) {
  const Bauab::Rules rules = rulesOf(LayoutKind::square);
  const State state = positionWithChips(rules, 1, 18);
  const auto moves = legalIn(rules, state);
  const AlphaBeta::Settings settings{.nodes = 50'000, .fancy = 7};
  const auto one = AlphaBeta(rules).think(state, moves.answers(), settings, {});
  const auto other = AlphaBeta(rules).think(state, moves.answers(), settings, {});
  EXPECT_EQ(one.nodes, other.nodes);
  EXPECT_LE(one.nodes, settings.nodes);
  EXPECT_EQ(one.moves.front().action, other.moves.front().action);
}

}  // namespace
}  // namespace sammel
