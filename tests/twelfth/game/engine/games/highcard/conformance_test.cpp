#include "engine/games/highcard/highcard.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfHighCard, HoldsInEveryVariant) { sammel::conformance::expectLawsInEveryVariant<sammel::HighCard>(); }
