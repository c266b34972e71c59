#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfGanzNachPlan, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<sammel::GanzNachPlan>();
}
