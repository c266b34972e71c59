#include "engine/games/alex_und_co/alex_und_co.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfAlexUndCo, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<sammel::AlexUndCo>();
}
