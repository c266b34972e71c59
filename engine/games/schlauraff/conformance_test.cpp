#include "engine/games/schlauraff/schlauraff.hpp"
#include "tests/conformance/every_variant.hpp"

namespace sammel::conformance {
namespace {

TEST(ConformanceOfSchlauraff, HoldsInEveryVariant) { expectLawsInEveryVariant<Schlauraff>(); }

}  // namespace
}  // namespace sammel::conformance
