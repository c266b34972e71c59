#include "engine/core/rng.hpp"

#include "engine/core/crypto.hpp"

namespace sammel {

Rng Rng::simulation(std::uint64_t seed) {
  Rng rng;
  for (std::uint64_t& word : rng.fast_) {  // splitmix64 spreads the seed over the state
    seed += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = seed;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    word = z ^ (z >> 31);
  }
  return rng;
}

Rng Rng::keyed(const Seed& seed) {
  Rng rng;
  rng.keyed_ = true;
  rng.seed_ = seed;
  return rng;
}

void Rng::openKeyed(Purpose purpose, Seat owner) {
  const auto row = static_cast<std::size_t>(purpose);
  const auto column = owner.slot();
  nonce_ = {static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column), uses_[row][column]++};
  block_ = 0;
  used_ = words_.size();
}

std::uint32_t Rng::nextKeyed() {
  if (used_ == words_.size()) {
    words_ = chacha20Block(seed_, block_++, nonce_);
    used_ = 0;
  }
  return words_[used_++];
}

}  // namespace sammel
