// The deal of the day: the same for everybody, compared afterwards, and never told before one has played.
#include "server/daily_sheets.hpp"

#include <gtest/gtest.h>

#include "server/daily.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

constexpr std::int64_t aDay = 86'400'000;

struct Player {
  Player(House& house, const std::string& name, const std::string& game = "bauab", const std::string& cookie = {})
      : house(house), game(game) {
    HttpRequest request;
    request.method = "POST";
    request.target = "/api/tables";
    request.address = "192.0.2.1";
    request.cookie = cookie;
    request.body = R"({"game":")" + game + R"(","options":"","name":")" + name + R"(","bots":false,"daily":true})";
    const Answer opened = house.request(request);
    EXPECT_EQ(opened.status, 200) << opened.text;
    this->cookie = opened.cookie;
    table = std::string(opened.json.at("table").as_string());
    come();
  }
  void come() { guest = std::make_unique<Guest>(house, table, cookie); }
  // Takes the first of all answers until it is over.
  void play() {
    while (guest->last("table").at("phase").as_string() == "playing") {
      house.wait(1000);
      if (guest->position().at("answers").as_array().empty()) continue;
      guest->act(firstAnswer(*guest));
    }
    house.wait(0);
  }
  void giveUp() {
    guest->tell("resign");
    house.wait(0);
  }
  boost::json::object daily(const std::string& query = {}) const {
    return house.get("/api/daily/" + game + query, cookie).json;
  }

  House& house;
  std::string game;
  std::string cookie;
  std::string table;
  std::unique_ptr<Guest> guest;
};

TEST(Daily, KnowsTheDay) {
  EXPECT_EQ(daily::dayOf(0), "1970-01-01");
  EXPECT_EQ(daily::dayOf(1'700'000'000'000), "2023-11-14");
  EXPECT_TRUE(daily::isDay("2023-11-14"));
  for (const char* odd : {"", "2023-11-1", "2023-11-14 ", "2023/11/14", "daily/2023"}) EXPECT_FALSE(daily::isDay(odd));
}

TEST(Daily, BeginsAtOnceWithTheSameDealSeatAndBotsForEverybody) {
  House house;
  Player anna(house, "Anna", "raufer");
  Player ben(house, "Ben", "raufer");
  EXPECT_NE(anna.table, ben.table);
  EXPECT_EQ(anna.guest->seat(), 0);
  EXPECT_EQ(ben.guest->seat(), 0);
  EXPECT_EQ(anna.guest->last("table").at("daily").as_string(), "2023-11-14");
  EXPECT_FALSE(anna.guest->last("table").at("hints").as_bool());
  EXPECT_EQ(anna.guest->position().at("screen"), ben.guest->position().at("screen"));
  anna.play();
  ben.play();
  EXPECT_EQ(anna.guest->position().at("screen"), ben.guest->position().at("screen")) << "the bots answer alike";
  EXPECT_EQ(anna.guest->position().at("outcome"), ben.guest->position().at("outcome"));
}

TEST(Daily, IsAnotherOneTomorrowAndInAnotherGame) {
  EXPECT_NE(daily::secretOf("2023-11-14", "bauab"), daily::secretOf("2023-11-15", "bauab"));
  EXPECT_NE(daily::secretOf("2023-11-14", "bauab"), daily::secretOf("2023-11-14", "raufer"));
  EXPECT_NE(daily::botSeed("2023-11-14", "bauab", Seat(1), 0), daily::botSeed("2023-11-14", "bauab", Seat(1), 1));
  EXPECT_NE(daily::botSeed("2023-11-14", "bauab", Seat(1), 0), daily::botSeed("2023-11-14", "bauab", Seat(2), 0));
}

TEST(Daily, TellsNothingOfOthersBeforeOneHasPlayed) {
  House house;
  Player anna(house, "Anna");
  anna.giveUp();
  const boost::json::object before = house.get("/api/daily/bauab").json;
  EXPECT_EQ(before.at("played").as_int64(), 1);
  EXPECT_TRUE(before.at("rows").as_array().empty());
  EXPECT_TRUE(before.at("yours").is_null());
  EXPECT_TRUE(before.at("strong").is_null());
  EXPECT_EQ(before.at("strongTable").as_string(), "");

  Player ben(house, "Ben");
  EXPECT_EQ(ben.daily().at("table").as_string(), ben.table);
  EXPECT_TRUE(ben.daily().at("rows").as_array().empty()) << "nor while one plays";
  ben.giveUp();
  const boost::json::array rows = ben.daily().at("rows").as_array();
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].at("name").as_string(), "Anna");
  EXPECT_TRUE(rows[1].at("yours").as_bool());
  EXPECT_TRUE(rows[1].at("gaveUp").as_bool());
  for (const boost::json::value& row : rows) {
    EXPECT_FALSE(row.as_object().contains("table")) << "whose game it was can be watched by those who play it";
  }
}

TEST(Daily, CountsTheFirstTryOnly) {
  House house;
  Player anna(house, "Anna");
  const Player again(house, "Anna", "bauab", anna.cookie);
  EXPECT_EQ(again.table, anna.table) << "which is still under way";
  anna.giveUp();
  Player second(house, "Anna", "bauab", anna.cookie);
  EXPECT_NE(second.table, anna.table);
  second.play();
  const boost::json::object told = anna.daily();
  EXPECT_EQ(told.at("table").as_string(), anna.table);
  EXPECT_EQ(told.at("rows").as_array().size(), 1U);
  EXPECT_TRUE(told.at("yours").at("gaveUp").as_bool());
}

TEST(Daily, LetsTheStrongestBotPlayTheSameSeatOnce) {
  House house;
  Player anna(house, "Anna");
  house.wait(60'000);
  EXPECT_EQ(house.journal.tables.size(), 2U) << "the sheet and Anna's table";
  anna.giveUp();
  EXPECT_TRUE(anna.daily().at("strong").is_null());
  (void)anna.daily();
  EXPECT_EQ(house.journal.tables.size(), 3U) << "asked for twice, it plays once";
  for (int i = 0; i < 1000 && anna.daily().at("strong").is_null(); ++i) house.wait(1000);
  const boost::json::object told = anna.daily();
  ASSERT_TRUE(told.at("strong").is_object());
  const std::string table(told.at("strongTable").as_string());
  EXPECT_EQ(house.get("/api/tables/" + table + "/record").status, 200) << "how it did can be watched";
  EXPECT_EQ(told.at("rows").as_array().size(), 1U) << "it is not one of the people";
}

TEST(Daily, SurvivesARestart) {
  House house;
  Player anna(house, "Anna");
  anna.giveUp();
  anna.guest.reset();
  house.restart();
  const boost::json::object told = anna.daily();
  EXPECT_EQ(told.at("rows").as_array().size(), 1U);
  EXPECT_EQ(told.at("yours").at("name").as_string(), "Anna");
}

TEST(Daily, FindsWhatTheSheetMissed) {
  House house;
  Player anna(house, "Anna");
  anna.giveUp();
  anna.guest.reset();
  house.journal.tables["daily/2023-11-14/bauab"].rows.resize(1);  // the process ended before the result was noted
  house.restart();
  EXPECT_TRUE(anna.daily().at("yours").is_null());
  EXPECT_TRUE(anna.daily().at("yours").is_object()) << "the table was looked at";
}

TEST(Daily, EndsWithItsDay) {
  House house;
  Player anna(house, "Anna");
  house.wait(aDay);
  anna.come();
  anna.giveUp();
  EXPECT_TRUE(anna.daily().at("yours").is_null()) << "today's was not played";
  EXPECT_TRUE(anna.daily("?day=2023-11-14").at("yours").is_object());
  EXPECT_EQ(house.get("/api/daily/bauab?day=2023-11-16").status, 404) << "tomorrow's";
  EXPECT_EQ(house.get("/api/daily/bauab?day=../x").status, 404);
}

TEST(Daily, IsNotOfferedWhereTimeDecides) {
  House house;
  EXPECT_EQ(house.get("/api/daily/misd").status, 404);
  EXPECT_EQ(house.get("/api/daily/chess").status, 404);
  const Answer refused =
      house.post("/api/tables", R"({"game":"misd","options":"","name":"Anna","bots":false,"daily":true})");
  EXPECT_EQ(refused.status, 404);
}

TEST(Daily, IsPlayedByOneselfAndWithoutTakingBackWhatWasAnswered) {
  House house;
  const Player anna(house, "Anna");
  while (anna.guest->position().at("answers").as_array().empty()) house.wait(1000);
  anna.guest->act(firstAnswer(*anna.guest));
  house.wait(5000);
  EXPECT_FALSE(anna.guest->position().at("undo").as_bool());
  anna.guest->tell("leave");
  anna.guest->tell("standIn", R"("seat":0)");
  EXPECT_EQ(anna.guest->errorKey(), "server.daily.own");
}

TEST(Daily, KeepsTheSheetAwayFromTheRoutes) {
  House house;
  const Player anna(house, "Anna");
  ASSERT_TRUE(house.journal.tables.contains("daily/2023-11-14/bauab"));
  EXPECT_EQ(house.get("/api/tables/daily/2023-11-14/bauab/record").status, 404);
  EXPECT_EQ(house.get("/api/tables/daily%2F2023-11-14%2Fbauab/record").status, 404);
}

TEST(Daily, NotesOnlySoManyTries) {
  House house;
  Player anna(house, "Anna");
  StoredTable& sheet = house.journal.tables["daily/2023-11-14/bauab"];
  for (std::size_t i = 1; i < DailySheets::mostTries; ++i) {
    JournalRow row = sheet.rows[0];
    row.n = static_cast<std::int64_t>(i);
    row.entry = "try " + toHex(sha256(std::to_string(i))) + " t" + std::to_string(i);
    sheet.rows.push_back(row);
  }
  house.restart();
  Player late(house, "Ben");
  EXPECT_EQ(late.guest->last("table").at("phase").as_string(), "playing") << "to play is possible";
  late.giveUp();
  EXPECT_TRUE(late.daily().at("yours").is_null());
  EXPECT_EQ(sheet.rows.size(), DailySheets::mostTries);
}

TEST(Daily, SaysSoWhereNothingCanBeWritten) {
  House house;
  house.journal.failWith = Stored::full;
  const Answer refused =
      house.post("/api/tables", R"({"game":"bauab","options":"","name":"Anna","bots":false,"daily":true})");
  EXPECT_GE(refused.status, 400);
  house.journal.failWith = Stored::durable;
  const Player anna(house, "Anna");
  EXPECT_EQ(anna.daily().at("table").as_string(), anna.table);
}

}  // namespace
}  // namespace sammel::testing
