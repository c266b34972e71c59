#include "bots/raufer/expert.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace sammel {
namespace {

using raufer::Cards;
using raufer::Order;
using G = Raufer;

constexpr Seat anna(0);
constexpr Seat bert(1);

Cards cards(std::initializer_list<int> floors) {
  Cards all;
  for (const int floor : floors) all = all | Cards::one(floor);
  return all;
}

// Anna leads; nobody has played yet.
G::State dealt(Cards mine, Cards next, Cards last, Cards stock) {
  G::State state;
  state.hands = {mine, next, last};
  state.stock = stock;
  state.open.acts = anna;
  for (int i = 0; i < 3; ++i) {
    state.open.arrivals.push_back({Seat(i), static_cast<std::int8_t>(state.hand(Seat(i)).size()), {}});
  }
  return state;
}

float weightOf(const G::State& state, const G::Action& action) {
  const G::Rules rules = G::rules({.players = 3, .openDiscards = false});
  Moves<G::Action> moves;
  G::legal(rules, state, anna, moves);
  std::vector<float> weights(moves.size(), 1.0F);
  search::Expert<G>::weigh(rules, state, anna, moves, weights);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] == action) return weights[i];
  }
  ADD_FAILURE() << "not legal";
  return 0;
}

TEST(RauferExpert, PrefersOrdersThatTheNextPlayerIsKnownToBeUnableToObey) {
  G::State state = dealt(cards({10, 11}), cards({1, 2, 3}), cards({15, 16, 17}), {});
  const float before = weightOf(state, G::Action::play(10, Order::up));
  state.open.arrivals[1].lacks = Cards::obeying(Order::up, 9);
  EXPECT_GT(weightOf(state, G::Action::play(10, Order::up)), 2 * before);
}

TEST(RauferExpert, KnowsThatInADuelItIsEnoughIfTheOtherCannotObey) {
  G::State state = dealt(cards({10, 11}), cards({1, 2, 3}), cards({15, 16, 17}), {});
  state.open.out[2] = 1;
  EXPECT_GT(weightOf(state, G::Action::play(11, Order::up)), 0.0F);
  state.open.arrivals[static_cast<std::size_t>(bert.index())].lacks = Cards::obeying(Order::up, 9);
  EXPECT_GT(weightOf(state, G::Action::play(11, Order::up)), 5 * weightOf(state, G::Action::play(11, Order::down)));
}

TEST(RauferExpert, DoesNotLookIntoHands) {
  const G::State state = dealt(cards({5, 10, 11}), cards({1, 2, 3}), cards({15, 16, 17}), cards({4, 18}));
  const G::State other = dealt(cards({5, 10, 11}), cards({4, 16, 17}), cards({18, 2, 3}), cards({1, 15}));
  for (const int floor : {5, 10, 11}) {
    for (const Order order : {Order::up, Order::down}) {
      const G::Action action = G::Action::play(floor, order);
      EXPECT_EQ(weightOf(state, action), weightOf(other, action));
    }
  }
}

}  // namespace
}  // namespace sammel
