// How long bots need in a race, by level. They would see everything at once; people cannot.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "bots/bot.hpp"

namespace sammel {

// Milliseconds from the question to the random bot's claim: 4 to 12 seconds. What it then claims is a guess.
inline std::int64_t randomBotReaction(Rng& rng) {
  constexpr std::uint32_t fastest = 4000;
  constexpr std::uint32_t slowest = 12000;
  return fastest + rng.use(Purpose::choice, Seat::table()).below(slowest - fastest + 1);
}

// People's reactions spread like this: now and then much slower than usual, never much faster.
inline std::int64_t reactionAround(double usual, Rng& rng) {
  constexpr double spread = 0.45;
  Chance chance = rng.use(Purpose::choice, Seat::table());
  double normal = -6;  // the sum of twelve fractions is nearly normal
  for (int i = 0; i < 12; ++i) normal += chance.fraction();
  return static_cast<std::int64_t>(usual * std::exp(spread * normal));
}

inline std::int64_t reactionOfLevel(int level, Rng& rng) {
  constexpr std::array<double, highestLevel> usual{9000, 7000, 5200, 3900, 2800};  // milliseconds, half are faster
  return reactionAround(usual[static_cast<std::size_t>(level - 1)], rng);
}

// Whoever looks twice is slow, and never wrong.
inline std::int64_t reactionOfThumb(Rng& rng) {
  constexpr double usual = 6500;
  return reactionAround(usual, rng);
}

}  // namespace sammel
