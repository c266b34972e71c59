// Tables that began before the rules changed: they go on by the rules that they began with, and what follows them
// begins with those of today.
#include <gtest/gtest.h>

#include "bots/review.hpp"
#include "engine/games/registry.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

constexpr std::string_view withDrawToLimit = "players=2 deck=shuffled fableRound=14 campaign=off";

// Two people at a table of Feiner Sand that a program with other rules has opened.
struct Before {
  explicit Before(int rulesVersion, std::string_view options = withDrawToLimit)
      : seats(house.seatPeople("feiner-sand", options, 2)) {
    openedWith(rulesVersion);
  }
  std::vector<JournalRow>& rows(const std::string& table) { return house.journal.tables.at(table).rows; }
  std::string opening(const std::string& table) { return rows(table).front().entry; }
  // After this the program of today starts on what the other one has left.
  void openedWith(int rulesVersion) {
    leave();
    rows(seats.table).front().entry = "opened " + std::to_string(rulesVersion) + " 2";
    restart();
  }
  void leave() {
    anna.reset();
    ben.reset();
  }
  void restart() {
    leave();
    house.options.table.limits.rowsAtOnce = 10'000;  // at once, so that nobody has to wait
    house.restart();
    anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
    ben = std::make_unique<Guest>(house, seats.table, seats.cookies[1], "de");
  }
  void play(int actions = 100'000) { playOn({anna.get(), ben.get()}, actions); }
  Record record() {
    const std::string text = house.get("/api/tables/" + seats.table + "/record").text;
    RecordError error;
    const std::optional<Record> record = readRecord(text, error);
    EXPECT_TRUE(record) << text;
    return record.value_or(Record());
  }
  std::string rematch() {
    anna->rest();
    anna->tell("rematch");
    return std::string(anna->last("table").at("next").as_string());
  }

  House house;
  House::Seats seats;
  std::unique_ptr<Guest> anna, ben;
};

TEST(EarlierRules, CarryATableToItsEndOverRestarts) {
  Before table(2);
  EXPECT_EQ(table.anna->last("table").at("earlierRules").at("key"), "core.earlierRules");
  begin({table.anna.get(), table.ben.get()});
  table.play(300);
  table.restart();
  ASSERT_EQ(table.anna->last("table").at("phase"), "playing");
  EXPECT_EQ(table.anna->last("table").at("earlierRules").at("args").at("version"), 2);
  table.play();
  ASSERT_EQ(table.anna->last("table").at("phase"), "over");

  Record record = table.record();
  EXPECT_EQ(record.rulesVersion, 2);
  EXPECT_TRUE(verify(record, versions()).empty());
  Verdict refusal;
  const std::unique_ptr<Play> play = replay(record, versions(), refusal);
  ASSERT_TRUE(play && refusal.isFine());
  Review review(*play, BotKind::Level{1, 8});
  while (!review.isDone()) review.judgeNext();
  EXPECT_GT(review.moves().size(), 100U);

  record.rulesVersion = 3;
  EXPECT_FALSE(verify(record, versions()).empty()) << "a game in which the rules of today would have led elsewhere";
}

TEST(EarlierRules, EndWithTheGame) {
  Before table(2);
  begin({table.anna.get(), table.ben.get()});
  table.play();
  const std::string next = table.rematch();
  ASSERT_NE(next, "");
  EXPECT_EQ(table.opening(next), "opened 3 2");
  const Guest anna(table.house, next, table.seats.cookies[0]);
  EXPECT_TRUE(anna.last("table").at("earlierRules").is_null());
}

TEST(EarlierRules, EndWithTheGameOfACampaign) {
  Before table(2, "players=2 deck=learning campaign=on");
  begin({table.anna.get(), table.ben.get()});
  table.play();
  const std::string next = table.rematch();
  ASSERT_NE(next, "");
  EXPECT_EQ(table.opening(next), "opened 3 2");
  EXPECT_EQ(table.house.journal.tables.at(next).head.previous, toHex(*table.record().digest));
  Guest anna(table.house, next, table.seats.cookies[0]);
  Guest ben(table.house, next, table.seats.cookies[1]);
  begin({&anna, &ben});
  playOn({&anna, &ben}, 20);
  EXPECT_EQ(anna.last("table").at("phase"), "playing");
}

TEST(EarlierRules, StayWithWhateverGoesOnFromAGame) {
  Before table(2);
  begin({table.anna.get(), table.ben.get()});
  table.play();
  const Answer opened =
      table.house.post("/api/tables", R"({"game":"","options":"","name":"Cleo","from":{"table":")" + table.seats.table +
                                          R"(","actions":100,"seat":0,"others":[{"bot":"1"},{"bot":"1"}]}})");
  ASSERT_EQ(opened.status, 200) << opened.text;
  const std::string branch(opened.json.at("table").as_string());
  EXPECT_EQ(table.opening(branch), "opened 2 2");
  const Guest cleo(table.house, branch, opened.cookie);
  EXPECT_EQ(cleo.last("table").at("earlierRules").at("args").at("version"), 2);
}

TEST(EarlierRules, AreNotTaughtByALessonOfToday) {
  House house;
  const Answer opened = house.post("/api/tables", R"({"game":"feiner-sand","options":"","name":"Anna","lesson":true})");
  const std::string table(opened.json.at("table").as_string());
  house.journal.tables.at(table).rows.front().entry = "opened 2 2";
  house.restart();
  Guest anna(house, table, opened.cookie);
  ASSERT_EQ(anna.last("table").at("phase"), "playing");
  EXPECT_TRUE(anna.last("position").at("lesson").is_null());
  EXPECT_EQ(anna.last("table").at("earlierRules").at("args").at("version"), 2);
  playOn({&anna}, 5);
  EXPECT_EQ(anna.errorKey(), "") << "whatever is allowed can be done";
}

TEST(EarlierRules, AreWaitedForByTablesWhereverTheyAreUnknown) {
  for (const int version : {99, 1}) {
    Before table(version);
    const std::size_t rows = table.rows(table.seats.table).size();
    EXPECT_EQ(table.anna->last("table").at("phase"), "frozen");
    const std::string trouble(table.anna->last("table").at("trouble").as_string());
    EXPECT_NE(trouble.find("rules version " + std::to_string(version)), std::string::npos) << trouble;
    EXPECT_NE(trouble.find(version == 99 ? "not know yet" : "not know any more"), std::string::npos) << trouble;
    EXPECT_NE(trouble.find("intact"), std::string::npos) << trouble;
    table.anna->tell("start");
    EXPECT_EQ(table.anna->errorKey(), "server.frozen");
    EXPECT_EQ(table.rows(table.seats.table).size(), rows);

    table.openedWith(3);  // as a program sees it that knows them
    begin({table.anna.get(), table.ben.get()});
    EXPECT_EQ(table.anna->last("table").at("phase"), "playing");
  }
}

}  // namespace
}  // namespace sammel::testing
