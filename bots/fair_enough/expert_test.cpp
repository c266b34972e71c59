#include "bots/fair_enough/expert.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace sammel {
namespace {

using fair_enough::Card;
using fair_enough::Face;
using fair_enough::Phase;
using G = FairEnough;

constexpr Seat anna(0);
constexpr Seat bert(1);

const G::Rules& rules() {
  static const G::Rules two = G::rules({.players = 2}, G::content());
  return two;
}

float weightOf(const G::State& state, const G::Action& action) {
  Moves<G::Action> moves;
  G::legal(rules(), state, anna, moves);
  std::vector<float> weights(moves.size(), 1.0F);
  search::Expert<G>::weigh(rules(), state, anna, moves, weights);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] == action) return weights[i];
  }
  ADD_FAILURE() << "not legal";
  return 0;
}

// Anna has laid a card and holds two; what Bert holds everybody saw him take.
G::State collecting(int time, int valueOfBert) {
  G::State state;
  state.open.phase = Phase::collecting;
  state.open.time = static_cast<std::int16_t>(time);
  state.open.turn = anna;
  state.open.in = 3;
  state.open.laid[anna].add(Card::of(Face::pins, 9));
  state.hands[anna].add(Card::of(Face::dice, 3));
  state.hands[anna].add(Card::of(Face::promos, 4));
  state.hands[bert].add(Card::of(Face::mats, valueOfBert));
  state.open.known[bert] = state.hands[bert];
  return state;
}
constexpr G::Action three{G::Kind::play, Card::of(Face::dice, 3)};
constexpr G::Action four{G::Kind::play, Card::of(Face::promos, 4)};
constexpr G::Action secure{G::Kind::secure, {}};

TEST(FairEnoughExpert, LeavesNoTimeThatARivalCanUseUp) {
  EXPECT_GT(weightOf(collecting(10, 7), four), 3 * weightOf(collecting(10, 7), three));
  EXPECT_GT(weightOf(collecting(10, 6), three), 3 * weightOf(collecting(10, 6), four));
}

TEST(FairEnoughExpert, EndsTheRoundWhereItCan) {
  EXPECT_GT(weightOf(collecting(4, 8), four), 3 * weightOf(collecting(4, 8), three));
}

TEST(FairEnoughExpert, PlaysOnWhenNobodyElseIsIn) {
  G::State state = collecting(8, 5);
  EXPECT_GT(weightOf(state, secure), weightOf(state, three));
  state.open.in = 1;
  EXPECT_LT(weightOf(state, secure), weightOf(state, three) / 3);
}

TEST(FairEnoughExpert, TakesNoMoreThanThereIsTimeFor) {
  G::State state;
  state.open.turn = anna;
  state.open.timesToCome = 1;  // twelve, and it is the last day
  state.open.round = fair_enough::rounds;
  state.open.display.push_back(Card::of(Face::dice, 3));
  const G::Action take{G::Kind::take, Card::of(Face::dice, 3)};
  const float before = weightOf(state, take);
  state.hands[anna].add(Card::of(Face::pins, 9));
  EXPECT_LT(weightOf(state, take), before / 3);
}

}  // namespace
}  // namespace sammel
