#include "server/chain.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

// Checksums are on the disk: they mean what they always meant.
TEST(Checksum, OfANumberIsThatOfItsBytes) {
  for (const std::uint64_t number :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{255}, std::uint64_t{256}, std::uint64_t{0x1200ff0000},
        std::uint64_t{1} << 56, ~std::uint64_t{0}, std::uint64_t{0x0123456789abcdef}}) {
    std::string bytes;
    for (int shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(number >> shift);
    EXPECT_EQ(Checksum().add(number).value(), Checksum().add(bytes).value()) << number;
  }
}

TEST(Checksum, OfARowStaysTheSame) {
  JournalRow row;
  row.n = 7;
  row.seat = Seat(1);
  row.entry = "act 3@b2";
  row.at = 1'700'000'000'000;
  row.client = "1:x";
  EXPECT_EQ(chainAfter(5, row), 0xa611308178800753ULL);
  row.seat = Seat::table();
  row.state = 0xfedcba9876543210ULL;
  EXPECT_EQ(chainAfter(5, row), 0xf64fd64f8cee95ULL);
}

}  // namespace
}  // namespace sammel
