// Who sits where: stand-ins for people who are gone, or who are here and do not act for a while.
#include <gtest/gtest.h>

#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

constexpr std::int64_t patience = 180'000;

std::int64_t shownFor(const Guest& guest, int seat) {
  const json::object position = guest.last("position");
  return position.at("patience").at(static_cast<std::size_t>(seat)).as_int64();
}
std::string standInFor(const Guest& guest) {
  return "\"seat\":" + std::to_string(guest.seat()) + ",\"bot\":\"random\"";
}

TEST(Patience, EndsAndABotPlaysUntilThePersonComesBack) {
  Pair pair;
  pair.begin();
  Guest& idle = pair.mover();
  Guest& other = pair.other();
  EXPECT_EQ(shownFor(other, idle.seat()), patience);
  EXPECT_EQ(shownFor(other, other.seat()), -1) << "nobody waits for them";
  pair.house.wait(patience - 1500);
  other.tell("standIn", standInFor(idle));
  EXPECT_EQ(other.errorKey(), "server.patience");
  EXPECT_EQ(other.last("error").at("message").at("args").at("n").as_int64(), 2);
  pair.house.wait(1500);
  idle.tell("standIn", standInFor(idle));
  EXPECT_EQ(idle.errorKey(), "server.here") << "that is for the others to decide";
  other.tell("standIn", standInFor(idle));
  EXPECT_EQ(other.count("error"), 1U);
  const auto seat = static_cast<std::size_t>(idle.seat());
  EXPECT_TRUE(idle.last("table").at("seats").at(seat).at("standIn").as_bool());
  EXPECT_TRUE(idle.last("table").at("seats").at(seat).at("here").as_bool());
  pair.house.wait(10);
  EXPECT_FALSE(other.position().at("answers").as_array().empty()) << "the bot has moved";

  idle.tell("comeBack");
  EXPECT_FALSE(idle.last("table").at("seats").at(seat).at("standIn").as_bool());
  other.act(firstAnswer(other));
  EXPECT_EQ(shownFor(other, idle.seat()), patience);
  idle.act(firstAnswer(idle));
  EXPECT_EQ(idle.last("position").at("ack").is_null(), false);
}

TEST(Patience, BeginsAnewWithEveryTurnButNotByTakingBack) {
  Pair pair;
  pair.begin();
  Guest& first = pair.mover();
  Guest& second = pair.other();
  pair.house.wait(100'000);
  first.act(firstAnswer(first));
  EXPECT_EQ(shownFor(first, second.seat()), patience);
  pair.house.wait(1000);
  first.tell("undo");
  EXPECT_EQ(shownFor(second, first.seat()), patience - 101'000);
  EXPECT_EQ(shownFor(second, second.seat()), -1);
  second.tell("standIn", standInFor(second));
  EXPECT_EQ(second.errorKey(), "server.here");
}

TEST(Patience, OutlastsARestartButCountsFromWhenSomebodyIsHere) {
  Pair pair;
  pair.begin();
  const int seat = pair.mover().seat();
  pair.house.wait(patience);
  pair.restart();
  const json::object table = pair.ben->last("table");
  EXPECT_EQ(table.at("patience").at(static_cast<std::size_t>(seat)).as_int64(), patience);
  pair.house.wait(60'000);
  {
    const Guest phone(pair.house, pair.seats.table, pair.seats.cookies[static_cast<std::size_t>(seat)]);
    EXPECT_EQ(shownFor(phone, seat), patience - 60'000) << "a second device does not make them less idle";
  }
}

TEST(Patience, EndsInTheCeremonyToo) {
  Pair pair;
  pair.anna->tell("start");
  pair.anna->answerCeremony();
  pair.ben->tell("commit", "\"round\":1,\"digest\":\"" + std::string(64, '0') + "\"");
  pair.anna->tell("standIn", standInFor(*pair.ben));
  EXPECT_EQ(pair.anna->errorKey(), "server.patience");
  for (int i = 0; i < 18; ++i) {
    pair.house.wait(10'000);
    pair.anna->answerCeremony();
  }
  EXPECT_GT(pair.anna->last("table").at("round").as_int64(), 5) << "Ben is here, so it begins again and again";
  EXPECT_EQ(pair.anna->last("table").at("patience").at(1).as_int64(), 0);
  pair.anna->tell("standIn", standInFor(*pair.ben));
  EXPECT_EQ(pair.anna->count("error"), 1U);
  pair.anna->answerCeremony();
  pair.anna->answerCeremony();
  EXPECT_EQ(pair.anna->last("table").at("phase"), "playing");
}

TEST(Patience, IsTheHosts) {
  HubOptions options = Pair::houseOptions();
  options.table.patience = std::chrono::seconds(30);
  Pair pair("bauab", options);
  pair.begin();
  EXPECT_EQ(shownFor(pair.other(), pair.mover().seat()), 30'000);
}

TEST(Table, LetsABotStandInForSomebodyWhoIsGoneAndThePersonComeBack) {
  Duel duel;
  duel.begin();
  duel.anna->tell("standIn", "\"seat\":1,\"bot\":\"random\"");
  EXPECT_EQ(duel.anna->count("error"), 1U) << "Ben is here";
  duel.ben->leave();
  EXPECT_FALSE(duel.anna->last("table").at("seats").at(1).at("here").as_bool());
  duel.anna->tell("standIn", "\"seat\":1,\"bot\":\"random\"");
  EXPECT_TRUE(duel.anna->last("table").at("seats").at(1).at("standIn").as_bool());
  duel.house.wait(10);
  playOn({duel.anna.get()}, 2);
  duel.house.wait(10);
  EXPECT_FALSE(duel.anna->position().at("answers").as_array().empty()) << "the bot has answered";

  Guest back(duel.house, duel.seats.table, duel.seats.cookies[1]);
  duel.anna->act(firstAnswer(*duel.anna));
  back.act("x@a1");
  EXPECT_EQ(back.errorKey(), "server.away");
  back.tell("comeBack");
  EXPECT_FALSE(back.last("table").at("seats").at(1).at("standIn").as_bool());
  const std::size_t rows = duel.rows().size();
  duel.house.wait(10);
  EXPECT_EQ(duel.rows().size(), rows) << "the bot leaves the move to the person";
  back.act(firstAnswer(back));
  EXPECT_EQ(duel.rows().size(), rows + 1);
}

TEST(Table, ABotThatStandsInASecondTimeThinksAgain) {
  Duel duel;
  duel.begin();
  if (&duel.mover() == duel.ben.get()) duel.ben->act(firstAnswer(*duel.ben));
  duel.ben->leave();
  duel.anna->act(firstAnswer(*duel.anna));
  duel.anna->tell("standIn", "\"seat\":1,\"bot\":\"random\"");
  const std::size_t rows = duel.rows().size();
  Guest back(duel.house, duel.seats.table, duel.seats.cookies[1]);
  back.tell("comeBack");
  duel.house.wait(10);
  ASSERT_EQ(duel.rows().size(), rows + 1) << "Ben is back, and it is his move";
  back.leave();
  duel.anna->tell("standIn", "\"seat\":1,\"bot\":\"random\"");
  duel.house.wait(10);
  EXPECT_EQ(duel.rows().size(), rows + 3) << "stood in, and moved";
}

TEST(Table, GivesUpASeatBeforeTheGameAndKeepsItDuringIt) {
  Duel duel;
  duel.ben->tell("leave");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(1).at("kind"), "empty");
  EXPECT_EQ(duel.ben->seat(), -1);
  duel.ben->tell("name", "\"name\":\"Ghost\"");
  EXPECT_EQ(duel.ben->errorKey(), "server.notSeated");

  const std::string cookie = duel.house.post("/api/tables/" + duel.seats.table + "/sit", R"({"name":"Carla"})").cookie;
  Guest carla(duel.house, duel.seats.table, cookie);
  EXPECT_EQ(carla.seat(), 1);
  begin({duel.anna.get(), &carla});
  carla.tell("leave", R"("bot":"ghost")");
  EXPECT_EQ(carla.errorKey(), "server.unknownBot");
  const auto seat = [&] { return duel.anna->last("table").at("seats").at(1).as_object(); };
  EXPECT_FALSE(seat().at("standIn").as_bool());
  carla.tell("leave", R"("bot":"random")");
  EXPECT_EQ(carla.seat(), 1);
  EXPECT_FALSE(seat().at("here").as_bool());
  EXPECT_TRUE(seat().at("standIn").as_bool()) << "so that Anna need not wait";
  EXPECT_EQ(seat().at("bot"), "random");
  for (int i = 0; i < 2; ++i) {
    playOn({duel.anna.get()}, 1);
    duel.house.wait(10);
  }
  EXPECT_FALSE(duel.anna->position().at("answers").as_array().empty()) << "the bot has moved";
  carla.tell("comeBack");
  EXPECT_TRUE(seat().at("here").as_bool());
  EXPECT_FALSE(seat().at("standIn").as_bool());
}

TEST(Table, WaitsForWhoeverLeavesItsBotsAlone) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "players=2", 1);
  Guest anna(house, seats.table, seats.cookies[0]);
  anna.tell("bot", R"("seat":1,"bot":"random")");
  begin({&anna});
  house.wait(1000);
  anna.tell("leave");
  EXPECT_EQ(anna.count("error"), 0U);
  EXPECT_FALSE(anna.last("table").at("seats").at(0).at("standIn").as_bool());
  const std::size_t rows = house.journal.tables[seats.table].rows.size();
  house.wait(60'000);
  EXPECT_EQ(house.journal.tables[seats.table].rows.size(), rows);
  anna.tell("comeBack");
  playOn({&anna}, 1);
  EXPECT_EQ(anna.count("error"), 0U);
}

}  // namespace
}  // namespace sammel::testing
