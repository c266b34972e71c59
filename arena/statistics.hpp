// Estimates with the interval in which the truth lies 95 times out of 100, and a test that stops by itself.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sammel {

struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;
  friend bool operator==(const Interval&, const Interval&) = default;
};

// How often something happens, from `hits` in `tries` (Wilson's interval: sound for few tries and near 0 or 1).
Interval proportion(std::uint64_t hits, std::uint64_t tries);

// A single value does not tell how much values differ, so its interval has no bounds; without any there is no value.
Interval unbounded(double value);

// An average, from the sum and the sum of squares of `count` values.
Interval average(std::int64_t sum, std::int64_t squares, std::uint64_t count);

// Mean and spread of a growing row of values (Welford's method).
class Moments {
 public:
  void add(double value);
  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  double variance() const { return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1); }

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the distances from the mean
};

// 95 % of Student's distribution lie within so many standard deviations.
double studentQuantile(std::uint64_t degreesOfFreedom);

// The mean of independent values (Student's interval), or no bounds for one value.
Interval meanOf(const Moments& values);

// The mean of independent shares, each in 0 .. 1: Wilson's interval, with the number of tries that explains the spread
// seen. So pairs of games that settle each other's luck count for more than two games, and equal ones for fewer.
Interval shareOf(const Moments& shares);

// Elo: how much stronger than the average of the others somebody is who wins this share among `sides` equal sides.
// Without bound for a share of 0 or 1.
double eloOf(double share, std::size_t sides = 2);
Interval eloOf(const Interval& share, std::size_t sides = 2);
double shareOfElo(double elo);  // of two sides

// Is the first bot better by `elo1` rather than by `elo0`? A sequential test: it looks after each deal and stops as
// soon as the likelihood ratio leaves its bounds, with at most about 5 % of wrong answers on either side.
struct Sprt {
  enum class Verdict : std::uint8_t { open, h0, h1 };
  double elo0 = 0;
  double elo1 = 40;

  // Logarithm of the likelihood ratio of H1 to H0, for normally distributed shares of unknown variance.
  double ratio(const Moments& shares) const;
  Verdict verdict(const Moments& shares) const;

  static double bound();  // H1 above, H0 below its negative
};

}  // namespace sammel
