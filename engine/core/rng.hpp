// All randomness of the engine. A game never draws from a generator; it names the use it makes of chance:
//
//   Chance dice = rng.use(Purpose::roll, seat);
//   int pips = 1 + dice.below(6);
//
// In a real game every use has its own cryptographic stream, keyed by (secret seed, purpose, owner, n-th use),
// so nobody's luck depends on who was faster, and what is seen of one shuffle tells nothing about the next.
// In simulations all uses share one fast generator.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/core/seat.hpp"

namespace sammel {

using Seed = std::array<std::uint8_t, 32>;

enum class Purpose : std::uint8_t { lot, deal, draw, roll, choice };
inline constexpr int purposeCount = 5;

class Chance;

class Rng {
 public:
  static Rng simulation(std::uint64_t seed);
  static Rng keyed(const Seed& seed);

  // Opens the next use. It lasts until another use is opened.
  Chance use(Purpose purpose, Seat owner);

 private:
  friend class Chance;
  Rng() = default;

  std::uint32_t next() { return keyed_ ? nextKeyed() : static_cast<std::uint32_t>(nextFast() >> 32); }

  std::uint64_t nextFast() {  // xoshiro256++ (Blackman, Vigna; public domain)
    const auto rotate = [](std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); };
    const std::uint64_t result = rotate(fast_[0] + fast_[3], 23) + fast_[0];
    const std::uint64_t shifted = fast_[1] << 17;
    fast_[2] ^= fast_[0];
    fast_[3] ^= fast_[1];
    fast_[1] ^= fast_[2];
    fast_[0] ^= fast_[3];
    fast_[2] ^= shifted;
    fast_[3] = rotate(fast_[3], 45);
    return result;
  }
  std::uint32_t nextKeyed();
  void openKeyed(Purpose purpose, Seat owner);

  std::array<std::uint64_t, 4> fast_{};
  bool keyed_ = false;
  Seed seed_{};
  std::array<std::uint32_t, 3> nonce_{};
  std::uint32_t block_ = 0;
  std::array<std::uint32_t, 16> words_{};
  std::size_t used_ = 0;
  std::array<std::array<std::uint32_t, maxSeats + 1>, purposeCount> uses_{};
};

// One use of chance.
class Chance {
 public:
  // Uniform in 0 .. bound-1; bound > 0. (Lemire's method: exact, no division in the common case.)
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{rng_->next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{rng_->next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Uniform in [0, 1), with 52 random bits, the same on every machine.
  double fraction() {
    constexpr std::uint32_t half = 1U << 26;
    const double high = below(half);
    const double low = below(half);
    return (high + low / half) / half;
  }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

 private:
  friend class Rng;
  explicit Chance(Rng& rng) : rng_(&rng) {}
  Rng* rng_;
};

inline Chance Rng::use(Purpose purpose, Seat owner) {
  if (keyed_) openKeyed(purpose, owner);
  return Chance(*this);
}

}  // namespace sammel
