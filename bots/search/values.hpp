// What a result is worth to each seat.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

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

// A guess from marks of how far everybody is: `scale` more than another seat makes winning e times as likely.
template <class Marks>
Values likelyWinner(const Marks& marks, std::size_t seats, float scale) {
  Values values{};
  float most = static_cast<float>(marks[0]);
  for (std::size_t seat = 1; seat < seats; ++seat) most = std::max(most, static_cast<float>(marks[seat]));
  float sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    values[seat] = std::exp((static_cast<float>(marks[seat]) - most) / scale);
    sum += values[seat];
  }
  for (std::size_t seat = 0; seat < seats; ++seat) values[seat] /= sum;
  return values;
}

// The result, mixed with how clear it was.
inline Values clearly(const Outcome& outcome, float scale) {
  const Values won = valuesOf(outcome);
  Values values = likelyWinner(outcome.points, outcome.points.size(), scale);
  for (std::size_t seat = 0; seat < outcome.points.size(); ++seat) values[seat] = (values[seat] + won[seat]) / 2;
  return values;
}

}  // namespace sammel::search
