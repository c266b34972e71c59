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

template <Game G>
Report conformEvery(std::size_t steps) {
  Report all;
  for (const typename G::Options& options : allOptions<typename G::Options>()) {
    if (!G::validate(options).isFine()) continue;
    const Report report = conform<G>(options, {.seed = 1 + all.steps, .steps = scaled(steps)});
    EXPECT_TRUE(report.isFine()) << report.text();
    EXPECT_GT(report.games, 0U);
    EXPECT_GT(report.refusals, 0U);
    EXPECT_GT(report.twins, 0U);
    all.steps += report.steps;
  }
  return all;
}

TEST(Conformance, Bauab) { conformEvery<Bauab>(20'000); }

// Free layouts of Bauab that are as unlike the presets as can be.
TEST(Conformance, BauabOnFreeLayouts) {
  for (const std::string_view cells :
       {"########/#......#/#......#/#.....##/#",
        "########/.......#/.......#/.......#/......##/.......#/.......#/.......#", "#.#.#.#./########/#.#.#.#.",
        "####/#..#/#..#/#..#/#..#/####", "########/########", "##/##/##/##/##/##/##/##",
        "...##.../..####../.######./....####"}) {
    Bauab::Options options;
    options.layout = bauab::LayoutKind::free;
    options.cells = cells;
    if (!Bauab::validate(options).isFine()) {
      ADD_FAILURE() << cells;
      continue;
    }
    const Report report = conform<Bauab>(options, {.seed = 7, .steps = scaled(8'000)});
    EXPECT_TRUE(report.isFine()) << report.text();
  }
}

}  // namespace
}  // namespace sammel::conformance
