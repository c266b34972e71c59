#include "engine/games/fair_enough/fair_enough.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfFairEnough, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<sammel::FairEnough>();
}
