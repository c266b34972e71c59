#include "arena/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sammel {
namespace {

constexpr double z = 1.959964;  // 95 % of a normal distribution lie within z standard deviations

Interval wilson(double p, double n) {
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  // At the ends one bound is the end itself; rounding must not make a finite Elo of it.
  return {p, p <= 0 ? 0 : centre - half, p >= 1 ? 1 : centre + half};
}

// Few deals may by chance all end alike. No spread is believed to be smaller than if one of them had ended otherwise.
double cautiousVariance(const Moments& shares) {
  return std::max(shares.variance(), 0.25 / static_cast<double>(shares.count()));
}

}  // namespace

Interval proportion(std::uint64_t hits, std::uint64_t tries) {
  if (tries == 0) return {0, 0, 1};
  return wilson(static_cast<double>(hits) / static_cast<double>(tries), static_cast<double>(tries));
}

Interval unbounded(double value) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  return {value, -infinite, infinite};
}

Interval average(std::int64_t sum, std::int64_t squares, std::uint64_t count) {
  if (count == 0) return {};
  const auto n = static_cast<double>(count);
  const double mean = static_cast<double>(sum) / n;
  if (count == 1) return unbounded(mean);
  const double variance = (static_cast<double>(squares) - n * mean * mean) / (n - 1);
  const double half = z * std::sqrt(std::fmax(variance, 0) / n);
  return {mean, mean - half, mean + half};
}

void Moments::add(double value) {
  ++count_;
  const double before = value - mean_;
  mean_ += before / static_cast<double>(count_);
  squares_ += before * (value - mean_);
}

double studentQuantile(std::uint64_t degreesOfFreedom) {
  if (degreesOfFreedom == 0) return std::numeric_limits<double>::infinity();
  if (degreesOfFreedom == 1) return 12.706205;
  if (degreesOfFreedom == 2) return 4.302653;
  // Fisher's expansion around the normal distribution (Abramowitz and Stegun 26.7.5).
  const double d = 1 / static_cast<double>(degreesOfFreedom);
  const double z2 = z * z;
  const double g1 = z * (z2 + 1) / 4;
  const double g2 = z * ((5 * z2 + 16) * z2 + 3) / 96;
  const double g3 = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  const double g4 = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
  return z + d * (g1 + d * (g2 + d * (g3 + d * g4)));
}

Interval meanOf(const Moments& values) {
  if (values.count() == 0) return unbounded(std::numeric_limits<double>::quiet_NaN());
  if (values.count() == 1) return unbounded(values.mean());
  const double half =
      studentQuantile(values.count() - 1) * std::sqrt(values.variance() / static_cast<double>(values.count()));
  return {values.mean(), values.mean() - half, values.mean() + half};
}

Interval shareOf(const Moments& shares) {
  if (shares.count() == 0) return {0, 0, 1};
  const auto n = static_cast<double>(shares.count());
  const double p = std::clamp(shares.mean(), 0.0, 1.0);
  return wilson(p, std::max(n, n * p * (1 - p) / cautiousVariance(shares)));
}

double eloOf(double share, std::size_t sides) {
  return 400 * std::log10(share * static_cast<double>(sides - 1) / (1 - share));
}

Interval eloOf(const Interval& share, std::size_t sides) {
  return {eloOf(share.value, sides), eloOf(share.low, sides), eloOf(share.high, sides)};
}

double shareOfElo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double Sprt::ratio(const Moments& shares) const {
  if (shares.count() == 0) return 0;
  const auto n = static_cast<double>(shares.count());
  const double variance = cautiousVariance(shares);
  const auto misfit = [&](double elo) { return variance + std::pow(shares.mean() - shareOfElo(elo), 2); };
  return n / 2 * std::log(misfit(elo0) / misfit(elo1));
}

Sprt::Verdict Sprt::verdict(const Moments& shares) const {
  const double now = ratio(shares);
  return now >= bound() ? Verdict::h1 : now <= -bound() ? Verdict::h0 : Verdict::open;
}

double Sprt::bound() {
  constexpr double wrong = 0.05;
  return std::log((1 - wrong) / wrong);
}

}  // namespace sammel
