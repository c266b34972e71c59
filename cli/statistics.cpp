#include "cli/statistics.hpp"

#include <cmath>

namespace sammel {
namespace {

constexpr double z = 1.959964;  // 95 % of a normal distribution lie within z standard deviations

}  // namespace

Estimate proportion(std::uint64_t hits, std::uint64_t tries) {
  if (tries == 0) return {0, 0, 1};
  const auto n = static_cast<double>(tries);
  const double p = static_cast<double>(hits) / n;
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {p, centre - half, centre + half};
}

Estimate average(std::int64_t sum, std::int64_t squares, std::uint64_t count) {
  if (count == 0) return {};
  const auto n = static_cast<double>(count);
  const double mean = static_cast<double>(sum) / n;
  if (count == 1) return {mean, mean, mean};
  const double variance = (static_cast<double>(squares) - n * mean * mean) / (n - 1);
  const double half = z * std::sqrt(std::fmax(variance, 0) / n);
  return {mean, mean - half, mean + half};
}

}  // namespace sammel
