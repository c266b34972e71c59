// What a result is worth to each seat.
#pragma once

#include <algorithm>
#include <array>

#include "engine/core/game.hpp"

namespace sammel::search {

using Values = std::array<float, maxSeats>;

// The share of the first place, and a little for the rank, so that those who cannot win any more still try.
inline Values valuesOf(const Outcome& outcome) {
  constexpr float forRank = 0.05F;
  Values values{};
  const auto seats = outcome.ranks.size();
  const auto winners = static_cast<float>(std::count(outcome.ranks.begin(), outcome.ranks.end(), std::int8_t{1}));
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const float win = outcome.ranks[seat] == 1 ? 1.0F / winners : 0.0F;
    const float rank =
        seats == 1 ? win
                   : static_cast<float>(static_cast<int>(seats) - outcome.ranks[seat]) / static_cast<float>(seats - 1);
    values[seat] = win * (1 - forRank) + rank * forRank;
  }
  return values;
}

}  // namespace sammel::search
