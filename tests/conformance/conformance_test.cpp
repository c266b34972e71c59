// All laws, on every game with every option. SAMMEL_STEPS scales the number of steps: 0.1 for sanitizers, 100 for a
// long night.
#include "engine/conformance/conformance.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/games/all_games.hpp"

namespace sammel::conformance {
namespace {

std::size_t scaled(std::size_t steps) {
  const char* factor = std::getenv("SAMMEL_STEPS");
  return factor == nullptr ? steps : static_cast<std::size_t>(static_cast<double>(steps) * std::atof(factor));
}

template <class Games>
struct AsTypes;
template <class... G>
struct AsTypes<GameList<G...>> {
  using Types = testing::Types<G...>;
};
struct NamedById {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::facts.id);
  }
};
template <class G>
class Conformance : public testing::Test {};
TYPED_TEST_SUITE(Conformance, AsTypes<AllGames>::Types, NamedById);

TYPED_TEST(Conformance, HoldsWithAllOptions) {
  std::vector<typename TypeParam::Options> variants;
  for (const auto& options : allOptions<typename TypeParam::Options>()) {
    if (TypeParam::validate(options).isFine()) variants.push_back(options);
  }
  ASSERT_FALSE(variants.empty());
  const std::size_t steps = TypeParam::facts.hidden ? 36'000 : 120'000;  // beliefs take their time
  std::uint64_t seed = 1;
  for (const auto& options : variants) {
    const Report report = conform<TypeParam>(options, {.seed = ++seed, .steps = scaled(steps / variants.size())});
    EXPECT_TRUE(report.isFine()) << report.text();
    EXPECT_GT(report.games, 0U);
    EXPECT_GT(report.refusals, 0U);
    EXPECT_GT(report.worlds, 0U);
  }
}

// Free layouts of Bauab that are as unlike the presets as can be.
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
