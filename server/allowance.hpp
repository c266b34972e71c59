// So much at once and so much a minute on average: what was used up comes back with time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace sammel {

class Allowance {
 public:
  struct Size {
    double atOnce = 0;
    double aMinute = 0;
  };

  // False, and nothing is taken, if not enough is left. `now` is in milliseconds.
  bool take(const Size& size, std::int64_t now, double cost = 1) {
    const double earned = static_cast<double>(now - at_) * size.aMinute / 60'000;
    left_ = left_ ? std::min(size.atOnce, *left_ + earned) : size.atOnce;
    at_ = now;
    if (*left_ < cost) return false;
    *left_ -= cost;
    return true;
  }
  std::int64_t lastUse() const { return at_; }

 private:
  std::optional<double> left_;  // all of it before the first use
  std::int64_t at_ = 0;
};

}  // namespace sammel
