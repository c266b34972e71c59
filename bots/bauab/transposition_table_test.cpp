#include "bots/bauab/transposition_table.hpp"

#include <gtest/gtest.h>

namespace sammel::bauab {
namespace {

using Entry = TranspositionTable::Entry;
using Bound = TranspositionTable::Bound;

constexpr std::uint64_t apart = 1ULL << 40U;  // keys so far apart share their place, however large the table is

Entry about(std::uint64_t key, int depth) {
  Entry entry;
  entry.key = key;
  entry.depth = static_cast<std::int8_t>(depth);
  entry.bound = Bound::exact;
  return entry;
}

TEST(BauabTranspositionTable, ForgetsNothingWhileItGrows) {
  TranspositionTable table;
  const std::size_t small = table.capacity();
  const std::uint64_t keys = 4 * small;
  for (std::uint64_t key = 0; key < keys; ++key) table.store(about(key, static_cast<int>(key % 100)));
  EXPECT_GT(table.capacity(), keys);
  for (std::uint64_t key = 0; key < keys; ++key) {
    const Entry* entry = table.find(key);
    ASSERT_NE(entry, nullptr) << key;
    EXPECT_EQ(entry->depth, static_cast<int>(key % 100));
  }
  EXPECT_EQ(table.find(keys), nullptr);
}

TEST(BauabTranspositionTable, NeverGrowsBeyondItsLimit) {
  TranspositionTable table;
  for (std::uint64_t key = 0; key < 2 * TranspositionTable::mostEntries; ++key) table.store(about(key, 1));
  EXPECT_EQ(table.capacity(), TranspositionTable::mostEntries);
}

TEST(BauabTranspositionTable, HoldsOneEntryForAPosition) {
  TranspositionTable table;
  for (int depth = 1; depth <= 3; ++depth) table.store(about(7, depth));
  ASSERT_NE(table.find(7), nullptr);
  EXPECT_EQ(table.find(7)->depth, 3);
}

TEST(BauabTranspositionTable, GivesUpWhatIsOldThenWhatIsShallow) {
  TranspositionTable table;
  table.store(about(7, 50));
  table.nextThought();
  for (std::uint64_t i = 1; i <= 4; ++i) table.store(about(7 + i * apart, static_cast<int>(i)));
  EXPECT_EQ(table.find(7), nullptr);
  table.store(about(7 + 5 * apart, 1));
  EXPECT_EQ(table.find(7 + 1 * apart), nullptr);
  EXPECT_NE(table.find(7 + 2 * apart), nullptr);
  EXPECT_NE(table.find(7 + 5 * apart), nullptr);
}

}  // namespace
}  // namespace sammel::bauab
