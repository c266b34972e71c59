#include "bots/schlauraff/turn.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "bots/bot.hpp"
#include "bots/schlauraff/worth.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

using schlauraff::Chip;
using schlauraff::Dice;
using schlauraff::Payoff;
using schlauraff::Prospect;
using schlauraff::TurnSolver;
using Action = Schlauraff::Action;
using Kind = Schlauraff::Kind;
using State = Schlauraff::State;

const Schlauraff::Rules rules = Schlauraff::rules({});

State tableOf(const std::array<Chip, schlauraff::rows>& column, const Dice& free) {
  Rng rng = Rng::simulation(1);
  Silent silent;
  State state = Schlauraff::setup(rules, rng, silent);
  state.columns[0] = column;
  state.free = free;
  return state;
}

// Every die by itself, nothing remembered: 6 to the power of the dice for each roll.
double bestOf(const State& state, const Payoff& payoff) {
  const auto end = [&](int first, int at) {
    return first == schlauraff::notPicked ? payoff[0][0]
                                          : payoff[static_cast<std::size_t>(first)][static_cast<std::size_t>(at)];
  };
  Moves<Action> moves;
  Schlauraff::legal(rules, state, state.mover, moves);
  double best = -1;
  for (const Action& action : moves.answers()) {
    double value = 0;
    if (action.kind == Kind::stop) {
      value = end(state.first, state.at + (Schlauraff::canTake(state) ? 1 : 0));
    } else if (action.kind == Kind::roll) {
      const int dice = schlauraff::countOf(state.free);
      const int rolls = static_cast<int>(std::lround(std::pow(schlauraff::pips, dice)));
      for (int roll = 0; roll < rolls; ++roll) {
        State rolled = state;
        rolled.free = {};
        rolled.movable = {};
        rolled.laid = false;
        for (int die = 0, rest = roll; die < dice; ++die, rest /= schlauraff::pips) {
          ++rolled.free[static_cast<std::size_t>(rest % schlauraff::pips)];
        }
        value += bestOf(rolled, payoff) / rolls;
      }
    } else {
      Rng rng = Rng::simulation(0);
      Silent silent;
      State next = state;
      Schlauraff::apply(rules, next, state.mover, action, rng, silent);
      const bool captured = next.points(state.mover) > state.points(state.mover);
      value = next.column == state.column ? bestOf(next, payoff) : end(state.first, state.at + (captured ? 1 : 0));
    }
    best = std::max(best, value);
  }
  return best;
}

TEST(SchlauraffTurn, IsWorthWhatTryingEverythingSays) {
  const std::array<std::array<Chip, schlauraff::rows>, 3> columns{
      {{Chip::green, Chip::yellow, Chip::blue, Chip::green, Chip::red},
       {Chip::yellow, Chip::yellow, Chip::green, Chip::blue, Chip::blue},
       {Chip::red, Chip::green, Chip::green, Chip::yellow, Chip::yellow}}};
  const std::array<Dice, 4> rolls{{{1, 1, 1, 0, 0, 0}, {0, 1, 0, 1, 1, 0}, {2, 0, 0, 0, 0, 1}, {0, 0, 1, 1, 0, 1}}};
  for (const auto& column : columns) {
    for (const Dice& free : rolls) {
      State state = tableOf(column, free);
      state.beneath[3] = {2, 0};
      const Payoff payoff = schlauraff::ownChips(state);
      EXPECT_NEAR(TurnSolver(rules, state, payoff).decide(state).value, bestOf(state, payoff), 1e-9);
    }
  }
}

// Two dice and one green chip at the bottom: 3 comes as one die or as 1 and 2.
TEST(SchlauraffTurn, KnowsTheChanceOfEveryRow) {
  State state = tableOf({Chip::red, Chip::red, Chip::red, Chip::red, Chip::green}, {0, 0, 1, 0, 0, 0});
  Payoff payoff{};
  payoff[4][5] = 1;
  TurnSolver solver(rules, state, payoff);
  const Prospect& certain = solver.decide(state);
  EXPECT_DOUBLE_EQ(certain.value, 1);
  EXPECT_FLOAT_EQ(certain.captured[4], 1);
  EXPECT_FLOAT_EQ(certain.captured[0], 0);
  // A 2 lies on the chip; the other die is rolled once and must show 1.
  state.first = state.at = 4;
  state.free = {0, 0, 0, 0, 0, 1};
  state.onChip = {0, 1, 0, 0, 0, 0};
  state.laid = true;
  EXPECT_NEAR(solver.decide(state).value, 1.0 / 6, 1e-12);
  EXPECT_NEAR(solver.decide(state).captured[4], 1.0 / 6, 1e-6);
}

TEST(SchlauraffWorth, IsExactInTheLastTurn) {
  State state = tableOf({Chip::red, Chip::green, Chip::green, Chip::green, Chip::green}, {});
  state.round = 1;
  state.column = 3;
  state.columns[3] = state.columns[0];
  const Seat self = state.mover;
  state.chips[0][self.left(2)] = 2;
  Payoff payoff = schlauraff::winningChances(rules, state, {});
  EXPECT_LT(payoff[0][1], 0.001);         // one chip is not enough
  EXPECT_GT(payoff[0][2], 0.999);         // two tie, and the red one helps
  EXPECT_NEAR(payoff[1][3], 0.5, 0.001);  // two green ones share
  EXPECT_GT(payoff[1][4], payoff[1][3]);
  state.beneath[1] = {1, 0};
  payoff = schlauraff::winningChances(rules, state, {});
  EXPECT_GT(payoff[1][3], 0.999);  // with the one beneath
}

TEST(SchlauraffWorth, MindsWhatIsLeftToTheNextPlayer) {
  const State state = tableOf({Chip::red, Chip::green, Chip::green, Chip::green, Chip::green}, {});
  const Payoff harmless = schlauraff::winningChances(rules, state, {{0, 0, 0, 0, 0}});
  const Payoff harmful = schlauraff::winningChances(rules, state, {{1, 0, 0, 0, 0}});
  EXPECT_DOUBLE_EQ(harmless[0][1], harmless[1][2]);
  EXPECT_GT(harmful[0][1], harmful[1][2]);
}

// Chances are remembered by the chips of a column, so nothing else may matter: where it lies, who plays, what was won.
TEST(SchlauraffWorth, KnowsTheChancesOfAColumnWhereverItLies) {
  const std::array<std::array<Chip, schlauraff::rows>, 2> columns{
      {{Chip::green, Chip::yellow, Chip::blue, Chip::green, Chip::red},
       {Chip::red, Chip::green, Chip::blue, Chip::yellow, Chip::green}}};
  for (const auto& column : columns) {
    State state = tableOf(column, {});
    state.columns[1] = column;
    const schlauraff::RowChances chances = schlauraff::rowChances(rules, state, 1);

    state.columns[3] = column;
    state.column = 3;
    state.round = 1;
    state.mover = state.mover.left(2);
    state.chips[0] = {3, 1, 0, 0};
    const Prospect fresh = TurnSolver(rules, state, schlauraff::ownChips(state)).begin();
    const schlauraff::RowChances remembered = schlauraff::rowChances(rules, state, 3);
    for (std::size_t row = 0; row < schlauraff::rows; ++row) {
      EXPECT_EQ(chances[row], fresh.captured[row]);
      EXPECT_EQ(remembered[row], fresh.captured[row]);
    }
  }
}

TEST(SchlauraffBots, DecideATurnLikeTheSolver) {
  const AnyGame& game = *findGame("schlauraff");
  std::string options;
  ASSERT_TRUE(game.completeOptions("players=2", options).isFine());
  const auto bot = makeBot(game, {BotKind::Level{5, 1}}, 1);
  Events events;
  const auto match = game.start(options, nullptr, Rng::simulation(4), events);
  for (int step = 0; step < 12 && !match->outcome().over; ++step) {
    const Seat seat = match->turn().must.first();
    const auto view = match->view(seat);
    const auto choice = bot->choose(*view, {});
    ASSERT_TRUE(choice);
    const Estimate estimate = makeBot(game, {BotKind::Level{5, 1}}, 2)->estimate(*view, {});
    EXPECT_NEAR(estimate.find(choice->view())->value, estimate.moves.front().value, 1e-9);
    EXPECT_NEAR(estimate.chances[0] + estimate.chances[1], 1, 1e-9);
    ASSERT_TRUE(match->act(seat, *choice, events).isFine());
  }
}

}  // namespace
}  // namespace sammel
