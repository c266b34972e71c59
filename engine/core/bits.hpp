// Visiting and choosing set bits.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace sammel {

// Visits the places of the bits of a word, from below.
template <std::unsigned_integral Word, class Visit>
constexpr void forEachBit(Word bits, Visit visit) {
  for (; bits != 0; bits = static_cast<Word>(bits & (bits - 1))) visit(std::countr_zero(bits));
}

// The place of the n-th bit of a word that has more than n, counted from 0. For words with few bits.
template <std::unsigned_integral Word>
constexpr int nthBit(Word bits, unsigned n) {
  for (; n > 0; --n) bits = static_cast<Word>(bits & (bits - 1));
  return std::countr_zero(bits);
}

// Counts the bits of a word and finds the n-th of them, without a loop and without instructions that only some
// processors have.
class BitRow {
 public:
  constexpr explicit BitRow(std::uint64_t bits) : bits_(bits) {
    std::uint64_t counts = bits - ((bits >> 1) & 0x5555555555555555ULL);
    counts = (counts & 0x3333333333333333ULL) + ((counts >> 2) & 0x3333333333333333ULL);
    sums_ = ((counts + (counts >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * everyByte;
  }

  constexpr std::size_t size() const { return static_cast<std::size_t>(sums_ >> 56); }
  // The place of the n-th bit, counted from 0; n is less than `size`.
  constexpr unsigned nth(std::size_t n) const {
    const std::uint64_t enough = ((sums_ | highBits) - (n + 1) * everyByte) & highBits;
    const auto shift = static_cast<unsigned>(std::countr_zero(enough)) & ~7U;  // of the first byte that has so many
    const auto before = static_cast<std::size_t>(((sums_ << 8) >> shift) & 0xff);
    const auto byte = static_cast<std::size_t>((bits_ >> shift) & 0xff);
    return shift + places[byte][n - before];
  }

 private:
  static constexpr std::uint64_t everyByte = 0x0101010101010101ULL;
  static constexpr std::uint64_t highBits = 0x8080808080808080ULL;
  static constexpr auto places = [] {  // of the bits of every byte
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned byte = 0; byte < table.size(); ++byte) {
      std::size_t n = 0;
      for (unsigned bit = 0; bit < 8; ++bit) {
        if (((byte >> bit) & 1U) != 0) table[byte][n++] = static_cast<std::uint8_t>(bit);
      }
    }
    return table;
  }();

  std::uint64_t bits_;
  std::uint64_t sums_;  // in every byte: how many bits there are up to its end
};

}  // namespace sammel
