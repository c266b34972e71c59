// All laws on one game with every option, for the tests of that game. SAMMEL_STEPS scales the number of steps: 0.1 for
// sanitizers, 100 for a long night.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "engine/conformance/conformance.hpp"

namespace sammel::conformance {

inline std::size_t scaled(std::size_t steps) {
  const char* factor = std::getenv("SAMMEL_STEPS");
  return factor == nullptr ? steps : static_cast<std::size_t>(static_cast<double>(steps) * std::atof(factor));
}

template <Game G>
void expectLawsInEveryVariant(std::size_t steps = 100'000, const ContentOf<G>& content = standardContent<G>()) {
  std::vector<typename G::Options> variants;
  for (const auto& options : allOptions<typename G::Options>()) {
    if (G::validate(options).isFine()) variants.push_back(options);
  }
  ASSERT_FALSE(variants.empty());
  std::uint64_t seed = 1;
  for (const auto& options : variants) {
    const Report report = conform<G>(options, {.seed = ++seed, .steps = scaled(steps / variants.size())}, content);
    EXPECT_TRUE(report.isFine()) << report.text();
    EXPECT_GT(report.games, 0U);
    EXPECT_GT(report.refusals, 0U);
    EXPECT_GT(report.worlds, 0U);
  }
}

}  // namespace sammel::conformance
