#include "engine/core/fairness.hpp"

#include <algorithm>

namespace sammel {

Digest commitment(const Seed& secret) { return Sha256().add("sammelsurium commitment\n").add(secret).finish(); }

Seed mixSeed(const Seed& tableSecret, std::vector<Nonce> nonces) {
  std::sort(nonces.begin(), nonces.end(), [](const Nonce& a, const Nonce& b) { return a.seat < b.seat; });
  Sha256 hash;
  hash.add("sammelsurium seed\n").add(tableSecret);
  for (const Nonce& nonce : nonces) {
    const auto index = static_cast<std::uint8_t>(nonce.seat.index());
    hash.add({&index, 1}).add(nonce.value);
  }
  return hash.finish();
}

}  // namespace sammel
