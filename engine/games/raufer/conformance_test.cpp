#include "engine/games/raufer/raufer.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfRaufer, HoldsInEveryVariant) { sammel::conformance::expectLawsInEveryVariant<sammel::Raufer>(); }
