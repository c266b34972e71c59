#include "server/links.hpp"

#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

TEST(Links, AreGoodOnceAndForAWhile) {
  FakeSurroundings surroundings;
  Links links(surroundings, std::chrono::milliseconds(1000));
  const std::string code = links.make("abc", Seat(1));
  const std::optional<Links::Link> link = links.take(code);
  ASSERT_TRUE(link.has_value());
  EXPECT_EQ(link->table, "abc");
  EXPECT_EQ(link->seat, Seat(1));
  EXPECT_FALSE(links.take(code).has_value());
  const std::string late = links.make("abc", Seat(1));
  surroundings.wait(1001, [] {});
  EXPECT_FALSE(links.take(late).has_value());
}

TEST(Links, OfASeatReplaceEachOther) {
  FakeSurroundings surroundings;
  Links links(surroundings, std::chrono::milliseconds(1000));
  const std::string first = links.make("abc", Seat(1));
  const std::string other = links.make("abc", Seat(0));
  const std::string second = links.make("abc", Seat(1));
  EXPECT_FALSE(links.take(first).has_value());
  EXPECT_TRUE(links.take(other).has_value());
  EXPECT_TRUE(links.take(second).has_value());
}

}  // namespace
}  // namespace sammel::testing
