// Taking a running game along.
#include <gtest/gtest.h>

#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

// Anna against a bot.
struct Alone {
  explicit Alone(bool isOwnDevice = false) {
    house.options.table.isOwnDevice = isOwnDevice;
    house.restart();
    const Answer opened = house.post(
        "/api/tables", R"({"game":"nussknacker","options":"players=2","name":"Anna","bots":true,"bot":"random"})");
    table = std::string(opened.json.at("table").as_string());
    cookie = opened.cookie;
    anna = std::make_unique<Guest>(house, table, cookie);
    for (int step = 0; step < 2; ++step) anna->answerCeremony();
    house.wait(1'000);
    playOn({anna.get()}, 1);
    house.wait(1'000);
  }
  std::string phase() const { return std::string(anna->last("table").at("phase").as_string()); }

  House house;
  std::string table;
  std::string cookie;
  std::unique_ptr<Guest> anna;
};

Answer take(House& house, const std::string& table, const std::string& cookie) {
  HttpRequest request;
  request.method = "POST";
  request.target = "/api/tables/" + table + "/take";
  request.cookie = cookie;
  request.address = "192.0.2.1";
  return house.request(request);
}
std::string keyOf(const Answer& answer) { return std::string(answer.json.at("message").at("key").as_string()); }

TEST(Moving, WhoeverPlaysAgainstBotsAloneTakesTheGameAlong) {
  Alone at;
  ASSERT_EQ(at.phase(), "playing");
  const boost::json::object position = at.anna->position();
  const Answer taken = take(at.house, at.table, at.cookie);
  ASSERT_EQ(taken.status, 200) << taken.text;
  EXPECT_EQ(at.phase(), "taken");
  RecordError error;
  const std::optional<Record> record = readRecord(taken.text, error);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->form, RecordForm::sealed) << "nobody vouches for a game that is not over";
  Verdict refusal;
  const std::unique_ptr<Play> play = replay(*record, games(), refusal);
  ASSERT_TRUE(play && refusal.isFine());
  Json seen;
  writePosition(*play, Seat(0), seen);
  EXPECT_EQ(boost::json::parse(seen.take()).at("screen"), position.at("screen"));
}

// Whoever knows the deal must not go on under the server's signature.
TEST(Moving, NothingHappensAnyMoreWhereAGameWasTaken) {
  Alone at;
  ASSERT_EQ(take(at.house, at.table, at.cookie).status, 200);
  const std::size_t rows = at.house.journal.tables[at.table].rows.size();
  at.anna->act(firstAnswer(*at.anna));
  EXPECT_EQ(at.anna->errorKey(), "server.phase.playing");
  at.anna->tell("undo");
  at.anna->tell("resign");
  at.anna->tell("rematch");
  at.house.wait(60'000);
  EXPECT_EQ(at.house.journal.tables[at.table].rows.size(), rows);
  EXPECT_EQ(at.house.get("/api/tables/" + at.table + "/record").status, 409);
  at.anna.reset();
  at.house.restart();
  at.anna = std::make_unique<Guest>(at.house, at.table, at.cookie);
  EXPECT_EQ(at.phase(), "taken");
}

TEST(Moving, AnAnswerThatWasLostIsGivenAgain) {
  Alone at;
  const Answer first = take(at.house, at.table, at.cookie);
  EXPECT_EQ(take(at.house, at.table, at.cookie).text, first.text);
}

TEST(Moving, NobodyElseIsGivenTheGame) {
  Alone at;
  EXPECT_EQ(keyOf(take(at.house, at.table, {})), "server.notSeated");
  EXPECT_EQ(keyOf(take(at.house, at.table, "sammelsurium=strangerstrangerstrangerstrangerstranger")),
            "server.notSeated");
  EXPECT_EQ(keyOf(take(at.house, "nowhere", at.cookie)), "server.noTable");
  EXPECT_EQ(at.phase(), "playing");
}

TEST(Moving, WherePeoplePlayTheGameStays) {
  Pair pair("nussknacker");
  EXPECT_EQ(keyOf(take(pair.house, pair.seats.table, pair.seats.cookies[0])), "server.phase.playing");
  pair.begin();
  EXPECT_EQ(keyOf(take(pair.house, pair.seats.table, pair.seats.cookies[0])), "server.take");
  pair.ben->tell("leave");
  EXPECT_EQ(keyOf(take(pair.house, pair.seats.table, pair.seats.cookies[0])), "server.take") << "Ben may come back";
}

TEST(Moving, OnThePersonsOwnDeviceACopyIsGiven) {
  Alone at(true);
  const Answer copy = take(at.house, at.table, at.cookie);
  ASSERT_EQ(copy.status, 200);
  EXPECT_EQ(at.phase(), "playing");
  at.anna->act(firstAnswer(*at.anna));
  EXPECT_TRUE(at.anna->errorKey().empty());
}

}  // namespace
}  // namespace sammel::testing
