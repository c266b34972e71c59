#include "bots/ganz_nach_plan/expert.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

namespace sammel {
namespace {

using ganz_nach_plan::Card;
using ganz_nach_plan::Cards;
using G = GanzNachPlan;

constexpr Seat anna(0);

const G::Rules& rules() {
  static const G::Rules three = G::rules({.players = 3}, G::content());
  return three;
}

// Anna is on turn with these cards, on an empty pile.
G::State holding(std::initializer_list<Card> cards) {
  G::State state;
  state.open = ganz_nach_plan::Open::opening(rules(), anna);
  for (const Card card : cards) state.hand(anna) += Cards::one(card);
  return state;
}

float weightOf(const G::State& state, Card card) {
  Moves<G::Action> moves;
  G::legal(rules(), state, anna, moves);
  std::vector<float> weights(moves.size(), 1.0F);
  search::Expert<G>::weigh(rules(), state, anna, moves, weights);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].card == card) return weights[i];
  }
  ADD_FAILURE() << "not legal";
  return 0;
}

TEST(GanzNachPlanExpert, WinsWithTheLastButOneCard) {
  const G::State state = holding({Card::giveLeft, Card::seatsLeft});
  EXPECT_GT(weightOf(state, Card::giveLeft), weightOf(state, Card::seatsLeft));
}

TEST(GanzNachPlanExpert, SwapsHandsWithManyCardsOnly) {
  const G::State few = holding({Card::handsLeft, Card::direction});
  EXPECT_LT(weightOf(few, Card::handsLeft), weightOf(few, Card::direction));
  const G::State many =
      holding({Card::handsLeft, Card::direction, Card::seatsLeft, Card::seatsRight, Card::drawLeft, Card::drawRight});
  EXPECT_GT(weightOf(many, Card::handsLeft), weightOf(many, Card::direction));
}

TEST(GanzNachPlanExpert, TakesThePileWhileThereIsNone) {
  G::State state = holding({Card::pileYou, Card::pileLeft, Card::direction});
  EXPECT_GT(weightOf(state, Card::pileYou), weightOf(state, Card::direction));
  EXPECT_LT(weightOf(state, Card::pileLeft), weightOf(state, Card::direction));
  state.open.pile += Cards::one(Card::giveLeft);
  EXPECT_LT(weightOf(state, Card::pileYou), weightOf(state, Card::direction));
  EXPECT_GT(weightOf(state, Card::pileLeft), weightOf(state, Card::direction));
}

TEST(GanzNachPlanExpert, PartsWithWhatIsNoLastCard) {
  G::State state = holding({Card::handsLeft, Card::seatsLeft});
  state.open.phase = ganz_nach_plan::Phase::give;
  EXPECT_GT(weightOf(state, Card::handsLeft), weightOf(state, Card::seatsLeft));
}

}  // namespace
}  // namespace sammel
