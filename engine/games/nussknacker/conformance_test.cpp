#include "engine/games/nussknacker/nussknacker.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfNussknacker, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<sammel::Nussknacker>();
}
