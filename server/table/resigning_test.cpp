// Giving up at a table: who may, what everybody sees of it, and what is left of it after a restart.
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "engine/games/registry.hpp"
#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

std::optional<Record> recordOf(House& house, const std::string& table) {
  RecordError error;
  return readRecord(house.get("/api/tables/" + table + "/record").text, error);
}
json::array ranksOf(const Guest& guest) { return guest.position().at("outcome").at("ranks").as_array(); }

TEST(Resigning, EndsAGameOfTwoForBoth) {
  Duel duel;
  duel.begin();
  playOn({duel.anna.get(), duel.ben.get()}, 6);
  const std::size_t rows = duel.rows().size();
  const std::string id = duel.other().tell("resign");
  ASSERT_EQ(duel.rows().size(), rows + 1);
  EXPECT_EQ(duel.rows().back().entry, "resign");
  EXPECT_EQ(duel.other().last("position").at("ack").as_string(), id);
  EXPECT_EQ(duel.phase(), "over");
  const int quitter = duel.anna->position().at("givenUpBy").to_number<int>();
  for (const Guest* guest : {duel.anna.get(), duel.ben.get()}) {
    EXPECT_EQ(guest->last("table").at("phase"), "over");
    EXPECT_EQ(ranksOf(*guest), (quitter == 0 ? json::array{2, 1} : json::array{1, 2}));
    EXPECT_FALSE(guest->position().at("sheet").as_array().empty()) << "the points of that moment";
    EXPECT_EQ(guest->last("position").at("story").at("lines").as_array().back().at("message").at("key"),
              "core.givesUp");
  }
  const std::optional<Record> record = recordOf(duel.house, duel.seats.table);
  ASSERT_TRUE(record);
  EXPECT_TRUE(verify(*record, games()).empty());
  EXPECT_EQ(record->entries.back().action.view(), "resign");
}

TEST(Resigning, LastsAndCannotBeTakenBack) {
  Duel duel;
  duel.begin();
  playOn({duel.anna.get(), duel.ben.get()}, 3);
  duel.anna->tell("resign");
  duel.anna->tell("undo");
  EXPECT_EQ(duel.anna->errorKey(), "core.over");
  duel.anna->tell("resign");
  EXPECT_EQ(duel.anna->errorKey(), "core.over");
  duel.house.restart();
  Guest again(duel.house, duel.seats.table, duel.seats.cookies[0]);
  EXPECT_EQ(again.last("table").at("phase"), "over");
  EXPECT_EQ(again.position().at("givenUpBy").to_number<int>(), 0);
  EXPECT_FALSE(again.position().at("undo").as_bool());
}

TEST(Resigning, IsNotSaidAsAnAction) {
  Duel duel;
  duel.begin();
  duel.mover().act("resign");
  EXPECT_EQ(duel.mover().errorKey(), "server.malformed");
  EXPECT_EQ(duel.phase(), "playing");
}

TEST(Resigning, IsRefusedBeforeTheGameAndWhileAway) {
  Duel duel;
  duel.anna->tell("resign");
  EXPECT_EQ(duel.anna->errorKey(), "server.phase.playing");
  duel.begin();
  duel.anna->tell("leave");
  duel.anna->tell("resign");
  EXPECT_EQ(duel.anna->errorKey(), "server.away");
}

TEST(Resigning, IsRefusedWhereItWouldEndTheGameOfOthers) {
  House house;
  const House::Seats seats = house.seatPeople("raufer", "players=3", 2);
  Guest anna(house, seats.table, seats.cookies[0]);
  Guest ben(house, seats.table, seats.cookies[1]);
  anna.tell("bot", "\"seat\":2,\"bot\":\"random\"");
  begin({&anna, &ben});
  anna.tell("resign");
  EXPECT_EQ(anna.errorKey(), "server.resign");
  ben.tell("leave");  // a bot stands in, but Ben can come back
  anna.tell("resign");
  EXPECT_EQ(anna.errorKey(), "server.resign");
  EXPECT_EQ(anna.last("table").at("phase"), "playing");
}

TEST(Resigning, AgainstBotsTheyShareTheFirstPlaceAndArePlayedAgain) {
  House house;
  const House::Seats seats = house.seatPeople("raufer", "players=4", 1);
  Guest anna(house, seats.table, seats.cookies[0]);
  for (const int seat : {1, 2, 3}) anna.tell("bot", "\"seat\":" + std::to_string(seat) + ",\"bot\":\"random\"");
  begin({&anna});
  anna.tell("resign");
  EXPECT_EQ(anna.count("error"), 0U);
  EXPECT_EQ(ranksOf(anna), (json::array{4, 1, 1, 1}));
  house.wait(60'000);
  EXPECT_EQ(anna.last("table").at("phase"), "over") << "no bot goes on";
  const std::optional<Record> record = recordOf(house, seats.table);
  ASSERT_TRUE(record);
  EXPECT_TRUE(verify(*record, games()).empty());
  anna.rest();
  anna.tell("rematch");
  const std::string next(anna.last("table").at("next").as_string());
  EXPECT_EQ(house.journal.tables[next].head.options, house.journal.tables[seats.table].head.options);
}

// What was given up is played once more: the campaign stands where it stood.
TEST(Resigning, AGameOfACampaignIsPlayedAgain) {
  House house;
  const House::Seats seats = house.seatPeople("feiner-sand", "players=2 deck=learning campaign=on", 2);
  std::string table = seats.table;
  TableHead second;
  for (const bool givesUp : {false, true}) {
    Guest anna(house, table, seats.cookies[0]);
    Guest ben(house, table, seats.cookies[1]);
    begin({&anna, &ben});
    playOn({&anna, &ben}, givesUp ? 10 : 100'000);
    anna.rest();
    if (givesUp) anna.tell("resign");
    anna.rest();
    anna.tell("rematch");
    EXPECT_EQ(anna.last("table").at("goesOn").as_bool(), !givesUp);
    if (!givesUp) second = house.journal.tables[std::string(anna.last("table").at("next").as_string())].head;
    table = std::string(anna.last("table").at("next").as_string());
  }
  const TableHead& again = house.journal.tables[table].head;
  EXPECT_EQ(again.options, second.options);
  EXPECT_EQ(again.previous, second.previous);
  EXPECT_NE(again.previous, "");
  EXPECT_NE(again.id, second.id);
}

}  // namespace
}  // namespace sammel::testing
