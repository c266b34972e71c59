// SHA-256 (FIPS 180-4) and the ChaCha20 block function (RFC 8439), the two primitives that fairness needs.
// They are engine code because they must also run in browsers on plain-http home networks, where the
// browser's own cryptography is switched off.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sammel {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  Sha256& add(std::span<const std::uint8_t> bytes);
  Sha256& add(std::string_view text);
  Digest finish();

 private:
  void compress(const std::uint8_t* block);

  std::array<std::uint32_t, 8> hash_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> pending_{};
  std::size_t pendingSize_ = 0;
  std::uint64_t total_ = 0;
};

Digest sha256(std::string_view text);

std::array<std::uint32_t, 16> chacha20Block(const std::array<std::uint8_t, 32>& key, std::uint32_t counter,
                                            const std::array<std::uint32_t, 3>& nonce);

std::string toHex(std::span<const std::uint8_t> bytes);
// 32 bytes from 64 lower-case hexadecimal digits, or nothing.
std::optional<Digest> digestFromHex(std::string_view hex);

}  // namespace sammel
