#include <algorithm>

#include "engine/games/misd/misd.hpp"
#include "tests/conformance/every_variant.hpp"

namespace sammel::conformance {
namespace {

TEST(ConformanceOfMisd, HoldsInEveryVariant) { expectLawsInEveryVariant<Misd>(); }

// Cards, chips and seconds at the other end of what is allowed.
TEST(ConformanceOfMisd, HoldsAtTheLimits) {
  Misd::Options search;
  search.players = 2;
  search.variant = misd::Variant::search;
  search.layout = 10;
  search.chips = 40;
  Misd::Options everyone = search;
  everyone.players = 8;
  everyone.chips = 6;
  everyone.mode = misd::Mode::everyone;
  everyone.seconds = 30;
  for (const Misd::Options& options : {search, everyone}) {
    const Report report = conform<Misd>(options, {.seed = 3, .steps = scaled(1'000)});
    EXPECT_TRUE(report.isFine()) << report.text();
  }
}

// A pack whose cards, shapes and colours all differ from ours.
TEST(ConformanceOfMisd, HoldsWithAnotherPack) {
  misd::Content pack = Misd::content();
  std::reverse(pack.shapes.value.begin(), pack.shapes.value.end());
  std::rotate(pack.colours.value.begin(), pack.colours.value.begin() + 3, pack.colours.value.end());
  for (std::size_t card = 0; card < misd::cardCount; ++card) {
    misd::PrintedCard& printed = pack.cards.value[card];
    for (std::size_t shape = 0; shape < misd::kinds; ++shape) {
      printed.colours[shape] = static_cast<std::int8_t>((card + shape) % misd::kinds);
    }
    printed.front = {0, printed.colours[0]};
    printed.back = {9, printed.colours[9]};
  }
  ASSERT_TRUE(Misd::validate(pack).isFine());
  for (const misd::Variant variant : {misd::Variant::missing, misd::Variant::search}) {
    Misd::Options options;
    options.variant = variant;
    options.chips = 5;
    const Report report = conform<Misd>(options, {.seed = 5, .steps = scaled(1'000)}, pack);
    EXPECT_TRUE(report.isFine()) << report.text();
  }
}

}  // namespace
}  // namespace sammel::conformance
