#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfGanzNachPlan, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<sammel::GanzNachPlan>();
}

// As many equal cards as there may be, and long games, because the discard pile comes back again and again.
TEST(ConformanceOfGanzNachPlan, HoldsWithAPackAtTheLimits) {
  using enum sammel::ganz_nach_plan::Card;
  sammel::GanzNachPlan::Content content;
  content.cards.value = {{pileLeft, 3}, {pileRight, 3}, {pileYou, 3},      {allPass, 1},
                         {giveLeft, 3}, {drawRight, 2}, {pileOpposite, 3}, {giveOpposite, 2}};
  ASSERT_TRUE(sammel::GanzNachPlan::validate(content).isFine());
  sammel::conformance::expectLawsInEveryVariant<sammel::GanzNachPlan>(5'000, content);
}
