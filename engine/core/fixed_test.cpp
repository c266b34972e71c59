#include "engine/core/fixed.hpp"

#include <gtest/gtest.h>

#include <type_traits>

namespace sammel {
namespace {

static_assert(std::is_trivially_copyable_v<FixedVector<int, 4>>);
static_assert(std::is_trivially_copyable_v<FixedText<7>>);

TEST(FixedVector, HoldsWhatIsPutIn) {
  FixedVector<int, 4> list{3, 1};
  list.push_back(2);
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(list.back(), 2);
  EXPECT_FALSE(list.full());
  list.push_back(9);
  EXPECT_TRUE(list.full());
  list.pop_back();
  list.pop_back();
  EXPECT_EQ(list, (FixedVector<int, 4>{3, 1}));
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(FixedVector, ComparesOnlyWhatIsInIt) {
  FixedVector<int, 4> once{1, 2, 3};
  once.pop_back();
  EXPECT_EQ(once, (FixedVector<int, 4>{1, 2}));
  EXPECT_FALSE((once == FixedVector<int, 4>{1, 2, 3}));
  EXPECT_FALSE((once == FixedVector<int, 4>{1, 3}));
}

TEST(FixedVector, GrowsWithEmptyItems) {
  FixedVector<int, 4> list{7, 7};
  list.pop_back();
  list.resize(3);
  EXPECT_EQ(list, (FixedVector<int, 4>{7, 0, 0})) << "what was there before must not show through";
}

TEST(FixedText, WritesNumbersAndCutsWhatDoesNotFit) {
  EXPECT_EQ(FixedText<15>("a").append('b').append(-204).append(0).view(), "ab-2040");
  EXPECT_EQ(FixedText<15>().append(INT32_MIN).view(), "-2147483648");
  EXPECT_EQ(FixedText<3>("abcd").view(), "abc");
  EXPECT_TRUE(FixedText<3>::fits("abc"));
  EXPECT_FALSE(FixedText<3>::fits("abcd"));
}

TEST(Moves, KeepAnswersBeforeInterrupts) {
  Moves<int> moves;
  moves.add(1);
  moves.add(2);
  moves.addInterrupt(9);
  EXPECT_EQ(moves.size(), 3U);
  EXPECT_EQ(moves.answers().size(), 2U);
  EXPECT_EQ(moves.interrupts().size(), 1U);
  EXPECT_EQ(moves.interrupts()[0], 9);
  EXPECT_TRUE(moves.contains(9));
  EXPECT_FALSE(moves.contains(3));
  moves.clear();
  EXPECT_TRUE(moves.answers().empty());
}

TEST(Moves, TakeManyAtOnce) {
  Moves<int> moves;
  moves.add(1);
  int* next = moves.room();
  *next++ = 2;
  *next++ = 3;
  moves.addedUpTo(next);
  EXPECT_EQ(std::vector<int>(moves.begin(), moves.end()), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(moves.answers().size(), 3U);
}

TEST(Moves, ShowThatTheyAreTooMany) {
  Moves<int> moves;
  for (int i = 0; i < 500; ++i) moves.add(i);
  EXPECT_GT(moves.size(), Moves<int>::capacity);
  EXPECT_LE(moves.size(), Moves<int>::capacity + 1);
}

}  // namespace
}  // namespace sammel
