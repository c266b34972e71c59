// What one table, one seat or one visitor may cost all the others, and what they are told beyond it.
#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

std::string textOf(const Guest& guest) { return std::string(guest.last("error").at("text").as_string()); }

TEST(Burden, UndosAreLimitedAMinute) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.undos = {2, 60};
  Pair pair("bauab", options);
  pair.begin();
  Guest& mover = pair.mover();
  const auto takeBack = [&] {
    mover.act(firstAnswer(mover));
    mover.tell("undo");
    return mover.errorKey();
  };
  EXPECT_EQ(takeBack(), "");
  EXPECT_EQ(takeBack(), "");
  const std::size_t rows = pair.rows();
  EXPECT_EQ(takeBack(), "server.undos");
  EXPECT_FALSE(textOf(mover).empty());
  EXPECT_EQ(pair.rows(), rows + 1) << "the action stands";
  pair.house.wait(1000);
  mover.tell("undo");
  EXPECT_EQ(mover.count("error"), 1U);
  EXPECT_EQ(pair.rows(), rows + 2);
}

TEST(Burden, UndosOfAGameAreSharedOutAmongTheSeatsAlsoAfterARestart) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.undosOfAGame = 5;
  Pair pair("bauab", options);
  pair.begin();
  const int first = pair.mover().seat();
  for (int i = 0; i < 2; ++i) {
    pair.mover().act(firstAnswer(pair.mover()));
    pair.other().tell("undo");
  }
  pair.restart();
  Guest& mover = pair.mover();
  ASSERT_EQ(mover.seat(), first);
  mover.act(firstAnswer(mover));
  mover.tell("undo");
  EXPECT_EQ(mover.errorKey(), "server.undosOfAGame");
  EXPECT_EQ(mover.last("error").at("message").at("args").at("n").as_int64(), 2);
  Guest& next = pair.mover();
  next.act(firstAnswer(next));
  next.tell("undo");
  EXPECT_EQ(next.count("error"), 0U) << "the other one has an allowance of their own";
}

TEST(Burden, AGameHasAnEnd) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.actionsOfAGame = 3;
  Pair pair("bauab", options);
  pair.begin();
  for (int i = 0; i < 3; ++i) pair.mover().act(firstAnswer(pair.mover()));
  Guest& mover = pair.mover();
  mover.act(firstAnswer(mover));
  EXPECT_EQ(mover.errorKey(), "server.longGame");
  pair.other().tell("undo");
  EXPECT_EQ(pair.other().count("error") + pair.mover().count("error"), 1U) << "what was taken back does not count";
}

TEST(Burden, RearrangingIsLimitedForASeatAndComingBackIsNot) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.changes = 4;
  Pair pair("bauab", options);
  pair.begin();
  const auto rename = [&](const std::string& name) { pair.ben->tell("name", "\"name\":\"" + name + "\""); };
  rename("Boris");  // after taking the seat
  rename("Berta");
  pair.ben->tell("leave");
  rename("Bruno");
  EXPECT_EQ(pair.ben->errorKey(), "server.changes");
  pair.restart();
  rename("Bruno");
  EXPECT_EQ(pair.ben->errorKey(), "server.changes");
  pair.ben->tell("comeBack");
  EXPECT_EQ(pair.ben->count("error"), 1U);
  pair.anna->tell("name", R"("name":"Amelie")");
  EXPECT_EQ(pair.anna->count("error"), 0U);
}

TEST(Burden, TakingASeatAndLeavingItIsLimited) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.changes = 5;
  Pair pair("bauab", options);
  for (int i = 0; i < 2; ++i) {
    Guest(pair.house, pair.seats.table, pair.seats.cookies[1]).tell("leave");
    const Answer answer = pair.house.post("/api/tables/" + pair.seats.table + "/sit", R"({"name":"Ben"})");
    ASSERT_EQ(answer.status, 200);
    pair.seats.cookies[1] = answer.cookie;
  }
  Guest last(pair.house, pair.seats.table, pair.seats.cookies[1]);
  last.tell("leave");
  EXPECT_EQ(last.errorKey(), "server.changes");
}

TEST(Burden, RowsOfASeatAreLimitedAMinuteOverAllItsDevices) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.rows = {3, 60};
  Pair pair("bauab", options);
  Guest phone(pair.house, pair.seats.table, pair.seats.cookies[0]);
  for (const std::string name : {"A", "B"}) pair.anna->tell("name", "\"name\":\"" + name + "\"");
  phone.tell("name", R"("name":"C")");
  const std::size_t rows = pair.rows();
  phone.tell("name", R"("name":"D")");
  EXPECT_EQ(phone.errorKey(), "server.rows");
  EXPECT_EQ(pair.rows(), rows);
  pair.house.wait(1000);
  phone.tell("name", R"("name":"D")");
  EXPECT_EQ(pair.rows(), rows + 1);
}

TEST(Burden, OneConnectionIsSlowedDownBeforeItsSeatIs) {
  const TableLimits limits;
  EXPECT_GE(limits.rows.atOnce, 80);
  EXPECT_GE(limits.rows.aMinute, 40 * 60);
  EXPECT_LT(limits.undosOfAGame, 1 << 12) << "or questions would get the numbers of earlier ones";
}

TEST(Burden, ACeremonyFailsOnlySoOften) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.rounds = 2;
  Pair pair("bauab", options);
  pair.anna->tell("start");
  for (int round = 1; round <= 2; ++round) {
    pair.anna->answerCeremony();
    pair.ben->tell("commit", "\"round\":" + std::to_string(round) + ",\"digest\":\"" + std::string(64, '0') + "\"");
    pair.ben->tell("open", "\"round\":" + std::to_string(round) + ",\"nonce\":\"" + std::string(64, '1') + "\"");
  }
  EXPECT_EQ(pair.anna->errorKey(), "server.rounds");
  EXPECT_EQ(pair.anna->last("table").at("round").as_int64(), 2);
  const std::size_t rows = pair.rows();
  pair.house.wait(100'000);
  EXPECT_EQ(pair.rows(), rows);
}

TEST(Burden, ALongTableIsRebuiltInPartsBetweenWhichOthersGoOn) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.rowsAtOnce = 8;
  Pair pair("bauab", options);
  pair.begin();
  playOn({pair.anna.get(), pair.ben.get()}, 20);
  const std::string before = pair.anna->frames().back();
  ASSERT_GT(pair.rows(), 20U);
  pair.house.restart();
  Guest anna(pair.house, pair.seats.table, pair.seats.cookies[0]);
  anna.tell("name", R"("name":"Amelie")");
  EXPECT_TRUE(anna.frames().empty()) << "the first of several parts";
  const House::Seats others = pair.house.seatPeople("bauab", "players=2", 2);
  Guest other(pair.house, others.table, others.cookies[0]);
  EXPECT_EQ(other.count("table"), 1U);
  pair.house.wait(0);
  EXPECT_EQ(anna.last("table").at("seats").at(0).at("name"), "Amelie") << "and what came meanwhile was not lost";
  EXPECT_EQ(json::serialize(anna.position()), json::serialize(json::parse(before).at("position")));
}

TEST(Burden, QuestionsOfAllTablesTogetherAreLimited) {
  HubOptions options = Pair::houseOptions();
  options.table.questions = {3, 60};
  Pair pair("bauab", options);
  pair.begin();
  Guest watcher(pair.house, pair.seats.table, "");
  for (int i = 0; i < 3; ++i) watcher.tell("look", "\"move\":0");
  EXPECT_EQ(watcher.count("looked"), 3U);
  watcher.tell("look", "\"move\":0");
  EXPECT_EQ(watcher.errorKey(), "server.questions");
  pair.anna->tell("explain", R"("actions":["x@a1"])");
  EXPECT_EQ(pair.anna->errorKey(), "server.questions");
  pair.mover().act(firstAnswer(pair.mover()));
  EXPECT_EQ(pair.other().count("error"), &pair.other() == pair.anna.get() ? 1U : 0U) << "who plays, plays";
  pair.house.wait(1000);
  watcher.tell("look", "\"move\":0");
  EXPECT_EQ(watcher.count("looked"), 4U);
}

TEST(Burden, OnlySoManyActionsAreExplainedAtOnce) {
  Pair pair;
  pair.begin();
  const auto explain = [&](int n) {
    std::string actions = "\"actions\":[\"x@a1\"";
    for (int i = 1; i < n; ++i) actions += ",\"x@a1\"";
    pair.anna->tell("explain", actions + "]");
  };
  explain(32);
  EXPECT_EQ(pair.anna->last("explained").at("previews").as_array().size(), 32U);
  explain(33);
  EXPECT_EQ(pair.anna->errorKey(), "server.malformed");
}

TEST(Burden, ARepeatedCommandIsAcknowledgedWithoutTellingEverythingAgain) {
  Pair pair;
  pair.begin();
  playOn({pair.anna.get(), pair.ben.get()}, 6);
  Guest& mover = pair.mover();
  const std::string frame = "{\"do\":\"act\",\"id\":\"again\",\"action\":\"" + firstAnswer(mover) +
                            "\",\"answers\":" + std::to_string(mover.position().at("decision").as_int64()) + "}";
  mover.say(frame);
  const std::int64_t told = mover.last("position").at("story").at("from").as_int64() +
                            std::ssize(mover.last("position").at("story").at("lines").as_array());
  mover.say(frame);
  EXPECT_EQ(mover.last("position").at("ack").as_string(), "again");
  EXPECT_EQ(json::serialize(mover.last("position").at("story")),
            "{\"from\":" + std::to_string(told) + ",\"lines\":[]}");
}

TEST(Burden, WhoComesAndGoesAllTheTimeIsAnnouncedNowAndThen) {
  Pair pair;
  pair.begin();
  const std::size_t before = pair.anna->count("table");
  for (int i = 0; i < 100; ++i) {
    const Guest watcher(pair.house, pair.seats.table, "");
    EXPECT_EQ(watcher.count("table"), 1U);
  }
  const Guest stays(pair.house, pair.seats.table, "");
  EXPECT_LT(pair.anna->count("table"), before + 40);
  pair.house.wait(1000);
  EXPECT_EQ(pair.anna->last("table").at("watchers").as_int64(), 1);
  EXPECT_LT(pair.anna->count("table"), before + 40);
}

TEST(Burden, VisitsOfOneAddressAreLimited) {
  HubOptions options = Pair::houseOptions();
  options.visits = {2, 60};
  Pair pair("bauab", options);
  HttpRequest request;
  request.method = "GET";
  request.address = "192.0.2.7";
  request.target = "/api/tables/" + pair.seats.table + "/socket";
  EXPECT_FALSE(pair.house.hub->refuseSocket(request).has_value());
  request.target = "/api/tables/" + pair.seats.table + "/record";
  EXPECT_EQ(pair.house.request(request).status, 409);
  EXPECT_EQ(pair.house.request(request).status, 429);
  request.target = "/api/tables/" + pair.seats.table + "/socket";
  ASSERT_TRUE(pair.house.hub->refuseSocket(request).has_value());
  EXPECT_EQ(pair.house.hub->refuseSocket(request)->status, 429);
  request.address = "127.0.0.1";
  EXPECT_FALSE(pair.house.hub->refuseSocket(request).has_value()) << "as a proxy there would make all look the same";
  request.address = "192.0.2.7";
  pair.house.wait(1000);
  EXPECT_FALSE(pair.house.hub->refuseSocket(request).has_value());
}

}  // namespace
}  // namespace sammel::testing
