#include "server/health.hpp"

#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

TEST(Health, SaysWhatIsWrongWithTheDisk) {
  House house;
  house.journal.health = {StoreTrouble::full, 3};
  const Answer english = house.get("/api/health?lang=en");
  EXPECT_EQ(english.status, 503);
  EXPECT_EQ(english.json.at("ok"), false);
  EXPECT_EQ(english.json.at("reason"), "full");
  EXPECT_EQ(english.json.at("text"), "The disk is full.");
  EXPECT_EQ(english.json.at("damagedTables"), 3);
  EXPECT_EQ(house.get("/api/health?lang=de").json.at("text"), "Die Festplatte ist voll.");
  for (const StoreTrouble trouble :
       {StoreTrouble::failed, StoreTrouble::readOnly, StoreTrouble::gone, StoreTrouble::replaced, StoreTrouble::damaged,
        StoreTrouble::unreachable, StoreTrouble::standby, StoreTrouble::newer, StoreTrouble::unfit}) {
    house.wait(1000);
    house.journal.health.trouble = trouble;
    const Answer answer = house.get("/api/health");
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.json.at("text").as_string().find("server."), std::string::npos) << "a sentence";
  }
}

TEST(Health, IsFoundOutOnceASecondHoweverManyAsk) {
  House house;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(house.get("/api/health").status, 200);
  EXPECT_EQ(house.journal.checks, 1);
  house.wait(1000);
  house.journal.held = true;  // it takes a while
  int answers = 0;
  HttpRequest request;
  request.method = "GET";
  request.target = "/api/health";
  for (int i = 0; i < 50; ++i) {
    house.hub->handle(request, [&](const HttpResponse& response) { answers += response.status == 200 ? 1 : 0; });
  }
  EXPECT_EQ(house.journal.checks, 2);
  EXPECT_EQ(answers, 0);
  house.journal.held = false;
  house.settle();
  EXPECT_EQ(answers, 50);
}

TEST(Health, TellsLivingFromReady) {
  House house;
  EXPECT_EQ(house.get("/api/live").status, 200);
  EXPECT_EQ(house.get("/api/ready").json.at("ready"), true);
  EXPECT_EQ(house.journal.checks, 1) << "ready means that something can be stored";
  house.wait(1000);
  house.journal.health = {StoreTrouble::full, 0};
  const Answer full = house.get("/api/ready?lang=en");
  EXPECT_EQ(full.status, 503);
  EXPECT_EQ(full.json.at("ready"), false);
  EXPECT_EQ(full.json.at("reason"), "full");
  EXPECT_EQ(full.json.at("text"), "The disk is full.");
  EXPECT_EQ(house.get("/api/live").status, 200) << "to begin anew would not help";
}

TEST(Health, IsNotReadyBeforeItStops) {
  House house;
  house.hub->announceStop();
  const Answer leaving = house.get("/api/ready");
  EXPECT_EQ(leaving.status, 503);
  EXPECT_EQ(leaving.json.at("reason"), "stopping");
  EXPECT_EQ(house.get("/api/health").status, 200);
  EXPECT_EQ(house.get("/api/games").status, 200) << "all else goes on";
  house.hub->drain([] {});
  EXPECT_EQ(house.get("/api/games").status, 503);
  EXPECT_EQ(house.get("/api/ready").json.at("reason"), "stopping");
  EXPECT_EQ(house.get("/api/live").status, 200);
}

}  // namespace
}  // namespace sammel::testing
