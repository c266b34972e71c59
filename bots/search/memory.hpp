// How well a player remembers. What was forgotten once stays forgotten: nothing here is drawn anew.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "bots/search/mix.hpp"

namespace sammel::search {

class Memory {
 public:
  Memory(double sharpness, std::uint64_t seed) : sharpness_(sharpness), seed_(seed) {}

  double sharpness() const { return sharpness_; }
  bool isPerfect() const { return sharpness_ >= 1; }

  // Whether something is still remembered. `thing` is a number that is its own and never changes; `age` must not fall.
  bool keeps(std::uint64_t thing, double age = 1) const {
    return isPerfect() || fraction(thing) < std::pow(sharpness_, age);
  }
  // Which of `count` possibilities the player takes something forgotten for.
  std::size_t guess(std::uint64_t thing, std::size_t count) const {
    return static_cast<std::size_t>(mix(~seed_, thing) >> 32) % count;
  }

 private:
  double fraction(std::uint64_t thing) const { return static_cast<double>(mix(seed_, thing) >> 32) / 0x1p32; }

  double sharpness_;  // 0 .. 1: how much is left of a memory that is one unit old
  std::uint64_t seed_;
};

}  // namespace sammel::search
