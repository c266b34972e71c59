// How long bots need in a race, by level. They would see everything at once; people cannot.
#pragma once

#include <cstdint>

#include "engine/core/rng.hpp"

namespace sammel {

// Milliseconds from the question to the random bot's claim: 4 to 12 seconds. What it then claims is a guess.
inline std::int64_t randomBotReaction(Rng& rng) {
  constexpr std::uint32_t fastest = 4000;
  constexpr std::uint32_t slowest = 12000;
  return fastest + rng.use(Purpose::choice, Seat::table()).below(slowest - fastest + 1);
}

}  // namespace sammel
