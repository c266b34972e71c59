#include "engine/core/bits.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

TEST(NthBit, CountsFromBelow) {
  EXPECT_EQ(nthBit(std::uint8_t{0b1010'0100}, 0), 2);
  EXPECT_EQ(nthBit(std::uint8_t{0b1010'0100}, 2), 7);
  EXPECT_EQ(nthBit(std::uint64_t{1} << 63, 0), 63);
}

TEST(BitRow, FindsEveryBit) {
  std::uint64_t bits = 0x9e3779b97f4a7c15ULL;
  for (int i = 0; i < 1000; ++i) {
    bits = (bits ^ (bits >> 29)) * 0xbf58476d1ce4e5b9ULL;
    const BitRow row(bits);
    ASSERT_EQ(row.size(), static_cast<std::size_t>(std::popcount(bits)));
    std::size_t n = 0;
    for (unsigned place = 0; place < 64; ++place) {
      if (((bits >> place) & 1U) != 0) ASSERT_EQ(row.nth(n++), place) << bits;
    }
  }
}

TEST(BitRow, CountsToItsEnds) {
  EXPECT_EQ(BitRow(0).size(), 0U);
  EXPECT_EQ(BitRow(~std::uint64_t{0}).size(), 64U);
  EXPECT_EQ(BitRow(~std::uint64_t{0}).nth(63), 63U);
  EXPECT_EQ(BitRow(std::uint64_t{1} << 63).nth(0), 63U);
}

}  // namespace
}  // namespace sammel
