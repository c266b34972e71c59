#include "engine/games/bauab/bauab.hpp"
#include "tests/conformance/every_variant.hpp"

namespace sammel::conformance {
namespace {

TEST(ConformanceOfBauab, HoldsInEveryVariant) { expectLawsInEveryVariant<Bauab>(); }

// Free layouts that are as unlike the presets as can be.
TEST(ConformanceOfBauab, HoldsOnFreeLayouts) {
  for (const std::string_view cells :
       {"########/#......#/#......#/#.....##/#",
        "########/.......#/.......#/.......#/......##/.......#/.......#/.......#", "#.#.#.#./########/#.#.#.#.",
        "####/#..#/#..#/#..#/#..#/####", "########/########", "##/##/##/##/##/##/##/##",
        "...##.../..####../.######./....####"}) {
    Bauab::Options options;
    options.layout = bauab::LayoutKind::free;
    options.cells = cells;
    ASSERT_TRUE(Bauab::validate(options).isFine()) << cells;
    const Report report = conform<Bauab>(options, {.seed = 7, .steps = scaled(8'000)});
    EXPECT_TRUE(report.isFine()) << report.text();
  }
}

}  // namespace
}  // namespace sammel::conformance
