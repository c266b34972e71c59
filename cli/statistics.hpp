// Estimates with the interval in which the truth lies 95 times out of 100.
#pragma once

#include <cstdint>

namespace sammel {

struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// How often something happens, from `hits` in `tries` (Wilson's interval: sound for few tries and near 0 or 1).
Estimate proportion(std::uint64_t hits, std::uint64_t tries);

// An average, from the sum and the sum of squares of `count` values.
Estimate average(std::int64_t sum, std::int64_t squares, std::uint64_t count);

}  // namespace sammel
