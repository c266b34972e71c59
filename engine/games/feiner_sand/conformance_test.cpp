#include "engine/games/feiner_sand/feiner_sand.hpp"
#include "tests/conformance/every_variant.hpp"

TEST(ConformanceOfFeinerSand, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<sammel::FeinerSand>();
}
