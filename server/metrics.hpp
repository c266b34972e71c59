// What is counted, measured and looked up, for Prometheus. Counting takes a few nanoseconds, from any thread and
// without a lock; how it is written is server/exposition.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace sammel {

// Only ever grows.
class Counter {
 public:
  void add(std::uint64_t more = 1) { count_.fetch_add(more, std::memory_order_relaxed); }
  std::uint64_t count() const { return count_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> count_ = 0;
};

// How long something took, from a tenth of a millisecond to ten seconds.
class Durations {
 public:
  static constexpr std::array<std::int64_t, 16> limits{
      100'000,    250'000,     500'000,     1'000'000,   2'500'000,     5'000'000,     10'000'000,    25'000'000,
      50'000'000, 100'000'000, 250'000'000, 500'000'000, 1'000'000'000, 2'500'000'000, 5'000'000'000, 10'000'000'000,
  };  // nanoseconds; each bucket includes its limit

  void note(std::int64_t nanoseconds) {
    const auto bucket = std::ranges::lower_bound(limits, nanoseconds) - limits.begin();
    counts_[static_cast<std::size_t>(bucket)].add();
    nanoseconds_.add(static_cast<std::uint64_t>(std::max<std::int64_t>(0, nanoseconds)));
  }
  std::uint64_t within(std::size_t bucket) const { return counts_[bucket].count(); }  // not in smaller ones
  std::uint64_t nanoseconds() const { return nanoseconds_.count(); }                  // all together

 private:
  std::array<Counter, limits.size() + 1> counts_;  // the last: longer than all limits
  Counter nanoseconds_;
};

}  // namespace sammel
