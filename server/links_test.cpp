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

TEST(SeatLink, WorksOnceOnAnotherDeviceAndExpires) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  Guest anna(house, seats.table, seats.cookies[0]);
  anna.tell("link");
  const std::string code(anna.last("link").at("code").as_string());
  EXPECT_EQ(house.get("/seat/" + code).status, 200) << "a link preview opens the page and uses nothing up";
  const Answer redeemed = house.post("/api/seat/" + code, "");
  EXPECT_EQ(redeemed.status, 200);
  EXPECT_NE(redeemed.cookie, seats.cookies[0]);
  EXPECT_EQ(house.post("/api/seat/" + code, "").status, 410);
  house.restart();
  Guest phone(house, seats.table, redeemed.cookie);
  EXPECT_EQ(phone.seat(), 0);

  phone.tell("link");
  const std::string late(phone.last("link").at("code").as_string());
  house.wait(600'001);
  EXPECT_EQ(house.post("/api/seat/" + late, "").status, 410);
}

}  // namespace
}  // namespace sammel::testing
