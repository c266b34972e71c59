// All laws on one game with every option, for the tests of that game. SAMMEL_STEPS scales the number of steps: 0.1 for
// sanitizers, 100 for a long night. A game is always played to its end, so a shortened run takes every nth variant
// only.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/conformance/conformance.hpp"

namespace sammel::conformance {

inline double stepFactor() {
  const char* factor = std::getenv("SAMMEL_STEPS");
  return factor == nullptr ? 1 : std::atof(factor);
}

inline std::size_t scaled(std::size_t steps) {
  return static_cast<std::size_t>(static_cast<double>(steps) * stepFactor());
}

// How far apart the variants of a run are: in a shortened one about twenty remain.
inline std::size_t strideThrough(std::size_t variants) {
  return stepFactor() < 1 ? std::max<std::size_t>(1, variants / 20) : 1;
}

template <Game G>
void expectLawsInEveryVariant(std::size_t steps = 100'000, const ContentOf<G>& content = standardContent<G>()) {
  std::vector<typename G::Options> variants;
  for (const auto& options : allOptions<typename G::Options>()) {
    if (G::validate(options).isFine()) variants.push_back(options);
  }
  ASSERT_FALSE(variants.empty());
  const std::size_t stride = strideThrough(variants.size());
  for (std::size_t i = 0; i < variants.size(); i += stride) {
    const Report report =
        conform<G>(variants[i], {.seed = i + 2, .steps = scaled(stride * steps / variants.size())}, content);
    EXPECT_TRUE(report.isFine()) << report.text();
    EXPECT_GT(report.games, 0U);
    EXPECT_GT(report.refusals, 0U);
    EXPECT_GT(report.worlds, 0U);
  }
}

}  // namespace sammel::conformance
