#include "engine/games/stamp_collection/stamp_collection.hpp"
#include "tests/conformance/every_variant.hpp"

namespace sammel::conformance {
namespace {

TEST(ConformanceOfStampCollection, HoldsInEveryVariant) { expectLawsInEveryVariant<StampCollection>(); }

}  // namespace
}  // namespace sammel::conformance
