#include "server/table_house.hpp"

#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

TEST(Memory, ForgetsTablesThatNobodyUses) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  EXPECT_EQ(house.hub->tablesInMemory(), 1U);
  {
    const Guest anna(house, seats.table, seats.cookies[0]);
    house.wait(300'000);
    EXPECT_EQ(house.hub->tablesInMemory(), 1U);
  }
  house.wait(300'000);
  EXPECT_EQ(house.hub->tablesInMemory(), 0U);
  const Guest back(house, seats.table, seats.cookies[0]);
  EXPECT_EQ(back.seat(), 0);
}

TEST(Drain, FinishesWhatIsOnItsWayThenTellsEverybody) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  Guest anna(house, seats.table, seats.cookies[0]);
  house.journal.held = true;
  const std::string id = anna.tell("name", "\"name\":\"Amelie\"");
  bool drained = false;
  house.hub->drain([&] { drained = true; });
  house.wait(10);
  EXPECT_FALSE(drained);
  EXPECT_EQ(anna.count("bye"), 0U);
  house.journal.held = false;
  house.settle();
  house.wait(10);
  EXPECT_TRUE(drained);
  EXPECT_EQ(anna.last("ack").at("id").as_string(), id);
  EXPECT_TRUE(anna.frames().back().starts_with("{\"t\":\"bye\""));
  EXPECT_EQ(anna.closedWith(), closing::goingAway);
  const std::size_t rows = house.journal.tables[seats.table].rows.size();
  anna.tell("name", "\"name\":\"Zoe\"");
  EXPECT_EQ(house.journal.tables[seats.table].rows.size(), rows) << "nothing new is begun";
  EXPECT_EQ(house.get("/api/games").status, 503);
}

}  // namespace
}  // namespace sammel::testing
