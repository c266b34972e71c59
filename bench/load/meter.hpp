// Latencies, all of them kept: percentiles are exact.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace sammel::load {

class Meter {
 public:
  void add(std::chrono::nanoseconds latency) { latencies_.push_back(latency); }
  std::size_t count() const { return latencies_.size(); }

  // In milliseconds; 1.0 is the maximum.
  double percentile(double part) {
    if (latencies_.empty()) return 0;
    const auto last = static_cast<double>(latencies_.size() - 1);
    const auto nth = latencies_.begin() + std::lround(part * last);
    std::nth_element(latencies_.begin(), nth, latencies_.end());
    return std::chrono::duration<double, std::milli>(*nth).count();
  }

 private:
  std::vector<std::chrono::nanoseconds> latencies_;
};

}  // namespace sammel::load
