// Races: the table's alarms, claims at nearly the same time, times of answers, restarts, bots.
#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "server/table/photo_finish.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

TEST(Race, AClientIsBelievedAsFarAsItsLineAllows) {
  EXPECT_EQ(trustedReaction(1000, std::nullopt, 80), 1000) << "says nothing: arrival counts";
  EXPECT_EQ(trustedReaction(1000, 950, 80), 950);
  EXPECT_EQ(trustedReaction(1000, 920, 80), 920);
  EXPECT_EQ(trustedReaction(1000, 100, 80), 920) << "the line takes 80, not 900";
  EXPECT_EQ(trustedReaction(1000, 100, 0), 1000) << "never measured";
  EXPECT_EQ(trustedReaction(1000, 5000, 80), 1000) << "longer than the round";
  EXPECT_EQ(trustedReaction(50, 20, 80), 20);
  EXPECT_EQ(trustedReaction(50, -20, 80), 0);
}

// A table of Misd with Anna, Ben and Cem.
struct Misd {
  explicit Misd(std::string_view options = "players=3 chips=5") : seats(house.seatPeople("misd", options, 3)) {
    come();
    begin({anna.get(), ben.get(), cem.get()});
  }
  void come() {
    anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
    ben = std::make_unique<Guest>(house, seats.table, seats.cookies[1]);
    cem = std::make_unique<Guest>(house, seats.table, seats.cookies[2]);
  }
  void open() { house.wait(2000); }
  std::string phase() { return text(anna->position().at("screen").at("phase")); }
  std::int64_t round() { return anna->position().at("screen").at("round").as_int64(); }
  static std::string text(const json::value& value) { return std::string(value.as_string()); }
  std::int64_t alarm() { return anna->last("position").at("alarm").as_int64(); }
  std::int64_t chips(std::size_t seat) {
    return anna->position().at("screen").at("seats").at(seat).at("chips").as_int64();
  }
  std::vector<JournalRow>& rows() { return house.journal.tables[seats.table].rows; }
  // A claim with the time that the client says it took.
  static std::string claim(Guest& guest, std::string_view action, std::int64_t shownAgo) {
    return guest.tell("act", "\"action\":\"" + std::string(action) +
                                 "\",\"answers\":" + std::to_string(guest.position().at("decision").as_int64()) +
                                 ",\"shownAgo\":" + std::to_string(shownAgo));
  }
  // What is missing on the card that lies there.
  std::string right() {
    const json::array items = anna->position().at("screen").at("faces").at(0).at("items").as_array();
    std::string shape;
    std::string colour;
    for (const std::string_view name :
         {"triangle", "square", "diamond", "pentagon", "hexagon", "circle", "star", "arrow", "heart", "cross"}) {
      if (std::none_of(items.begin(), items.end(),
                       [&](const json::value& item) { return item.at("pair").at("shape").as_string() == name; })) {
        shape = name;
      }
    }
    for (const std::string_view name :
         {"white", "black", "yellow", "green", "blue", "violet", "red", "orange", "brown", "grey"}) {
      if (std::none_of(items.begin(), items.end(),
                       [&](const json::value& item) { return item.at("pair").at("colour").as_string() == name; })) {
        colour = name;
      }
    }
    return "claim " + shape + " " + colour;
  }
  // The guest's client shows its latest position after so long on the line, both ways.
  void measure(Guest& guest, std::int64_t roundTrip) {
    house.wait(roundTrip);
    guest.tell("seen", "\"frame\":" + std::to_string(guest.last("position").at("n").as_int64()));
  }

  House house;
  House::Seats seats;
  std::unique_ptr<Guest> anna, ben, cem;
};

TEST(Race, TheTableOpensItsRoundsAndSaysWhen) {
  Misd table;
  EXPECT_EQ(table.phase(), "closed");
  EXPECT_EQ(table.alarm(), 2000);
  table.house.wait(1999);
  EXPECT_EQ(table.phase(), "closed");
  table.house.wait(1);
  EXPECT_EQ(table.phase(), "open");
  EXPECT_EQ(table.alarm(), 60000);
  EXPECT_EQ(table.rows().back().entry, "act open");
  EXPECT_TRUE(table.rows().back().seat.isTable());
  table.house.wait(60000);
  EXPECT_EQ(table.rows().back().entry, "act skip");
  EXPECT_EQ(table.phase(), "closed");
  EXPECT_EQ(table.round(), 2);
}

TEST(Race, WhoeverComesLaterSeesTheTimeLeft) {
  Misd table;
  table.house.wait(1500);
  Guest watcher(table.house, table.seats.table, "");
  EXPECT_EQ(watcher.last("position").at("alarm").as_int64(), 500);
}

TEST(Race, AnEarlyClaimIsRefusedWithoutPenalty) {
  Misd table;
  table.anna->act("claim star yellow");
  EXPECT_EQ(table.anna->errorKey(), "misd.no.closed");
  EXPECT_EQ(Misd::text(table.anna->last("error").at("clause")), "M4");
  table.open();
  EXPECT_FALSE(table.anna->position().at("answers").as_array().empty());
}

TEST(Race, AClaimIsHeldAndThenDecides) {
  Misd table;
  table.open();
  const std::size_t rows = table.rows().size();
  const std::string id = table.anna->act(table.right());
  table.house.wait(149);
  EXPECT_EQ(table.rows().size(), rows);
  EXPECT_EQ(table.phase(), "open");
  table.house.wait(1);
  EXPECT_EQ(table.rows().size(), rows + 1);
  EXPECT_EQ(table.chips(0), 1);
  EXPECT_EQ(Misd::text(table.anna->last("position").at("ack")), id);
}

TEST(Race, OfTwoHeldClaimsTheFasterPersonWins) {
  Misd table;
  table.measure(*table.ben, 100);  // Ben's line is slow
  table.house.wait(1900);
  ASSERT_EQ(table.phase(), "open");
  const std::string right = table.right();
  table.house.wait(1000);
  Misd::claim(*table.anna, "claim star yellow", 990);
  table.house.wait(60);
  const std::string id = Misd::claim(*table.ben, right, 965);  // arrives later, but took less time
  EXPECT_EQ(table.anna->errorKey(), "");
  table.house.wait(90);
  EXPECT_EQ(table.chips(1), 1);
  EXPECT_EQ(table.rows().back().seat, Seat(1));
  EXPECT_EQ(Misd::text(table.ben->last("position").at("ack")), id);
  EXPECT_EQ(table.anna->errorKey(), "server.faster");
  EXPECT_EQ(Misd::text(table.anna->last("error").at("text")), "Somebody was faster.");
}

// What a guest was told last about everybody's times: seat, milliseconds and line of each, the fastest first.
std::string timesFor(Guest& guest) { return json::serialize(guest.last("position").at("times")); }

TEST(Race, WithTheRulingEverybodyLearnsHowFastTheOthersWere) {
  Misd table;
  Guest watcher(table.house, table.seats.table, "");
  table.measure(*table.ben, 100);
  table.house.wait(1900);
  const std::string right = table.right();
  table.house.wait(1000);
  Misd::claim(*table.anna, "claim star yellow", 990);
  table.house.wait(60);
  Misd::claim(*table.ben, right, 965);
  for (Guest* guest : {table.anna.get(), table.cem.get(), &watcher}) {
    EXPECT_EQ(timesFor(*guest), "[]") << "not before it is decided";
  }
  table.house.wait(90);
  const std::string times = R"([{"seat":1,"took":965,"line":100},{"seat":0,"took":1000,"line":0}])";
  for (Guest* guest : {table.anna.get(), table.ben.get(), table.cem.get(), &watcher})
    EXPECT_EQ(timesFor(*guest), times);
  table.open();
  EXPECT_EQ(timesFor(*table.cem), times) << "the last round is still to be seen";
  table.house.wait(60100);  // as long as Ben's line takes a call may still be on its way
  EXPECT_EQ(timesFor(*table.cem), "[]") << "nobody has called";
}

TEST(Race, TimesOfSecretAnswersAreToldWhenAllAreIn) {
  Misd table("players=3 chips=10 mode=everyone seconds=10");
  table.open();
  const std::string right = table.right();
  table.house.wait(3000);
  Misd::claim(*table.anna, right, 3000);
  table.house.wait(1000);
  Misd::claim(*table.ben, right, 4000);
  for (const std::string& frame : table.cem->frames()) {
    EXPECT_EQ(frame.find("\"took\":3000,\"line\""), std::string::npos) << frame;
  }
  table.house.wait(6000);  // time is called on Cem
  EXPECT_EQ(timesFor(*table.cem), R"([{"seat":0,"took":3000,"line":0},{"seat":1,"took":4000,"line":0}])");
}

TEST(Race, NobodyIsBelievedBeyondTheirLine) {
  Misd table;
  table.measure(*table.ben, 20);
  table.house.wait(1980);
  table.house.wait(1000);
  Misd::claim(*table.anna, table.right(), 1000);
  table.house.wait(60);
  Misd::claim(*table.ben, "claim star yellow", 10);  // the line explains 20 of these 1050 milliseconds
  table.house.wait(90);
  EXPECT_EQ(table.rows().back().seat, Seat(0));
  EXPECT_EQ(table.ben->errorKey(), "server.faster");
}

TEST(Race, TheShortestMeasureOfALineCounts) {
  Misd table;
  table.measure(*table.ben, 30);
  table.house.wait(1970);
  table.measure(*table.ben, 400);  // slow on purpose
  table.house.wait(600);
  Misd::claim(*table.anna, table.right(), 1000);
  table.house.wait(60);
  Misd::claim(*table.ben, "claim star yellow", 700);
  table.house.wait(90);
  EXPECT_EQ(table.rows().back().seat, Seat(0));
}

TEST(Race, EquallyFastTheFirstToArriveWins) {
  Misd table;
  table.open();
  Misd::claim(*table.cem, "claim star yellow", 0);
  Misd::claim(*table.anna, "claim star yellow", 0);
  table.house.wait(150);
  EXPECT_EQ(table.rows().back().seat, Seat(2));
}

TEST(Race, AfterTheDecisionItIsTooLate) {
  Misd table;
  table.open();
  const std::string decision = std::to_string(table.ben->position().at("decision").as_int64());
  table.anna->act(table.right());
  table.house.wait(150);
  table.ben->tell("act", "\"action\":\"claim star yellow\",\"answers\":" + decision);
  EXPECT_EQ(table.ben->errorKey(), "server.late");
  EXPECT_EQ(table.chips(1), 0);
}

TEST(Race, OneClaimAPersonAndRound) {
  Misd table;
  table.open();
  const std::string id = table.anna->act("claim star yellow");
  table.anna->act(table.right());
  EXPECT_EQ(table.anna->errorKey(), "server.claimed");
  const std::size_t errors = table.anna->count("error");
  table.anna->say("{\"do\":\"act\",\"id\":\"" + id + "\",\"action\":\"claim star yellow\",\"answers\":" +
                  std::to_string(table.anna->position().at("decision").as_int64()) + "}");
  EXPECT_EQ(table.anna->count("error"), errors) << "the same command again is no second claim";
  table.house.wait(150);
  EXPECT_EQ(table.rows().back().entry, "act claim star yellow");
}

TEST(Race, AHeldClaimComesBeforeTheAlarm) {
  Misd table;
  table.open();
  table.house.wait(59900);
  table.anna->act(table.right());
  table.house.wait(150);
  EXPECT_EQ(table.rows().back().seat, Seat(0));
  EXPECT_EQ(table.chips(0), 1);
  table.house.wait(2000);
  EXPECT_EQ(table.phase(), "open") << "the alarms go on";
}

TEST(Race, AWholeGameVerifies) {
  Misd table;
  for (int i = 0; i < 5; ++i) {
    table.open();
    table.anna->act(table.right());
    table.house.wait(150);
  }
  EXPECT_EQ(Misd::text(table.anna->last("table").at("phase")), "over");
  EXPECT_TRUE(table.anna->last("position").at("alarm").is_null());
  const Answer answer = table.house.get("/api/tables/" + table.seats.table + "/record");
  RecordError error;
  const std::optional<Record> record = readRecord(answer.text, error);
  ASSERT_TRUE(record);
  EXPECT_TRUE(verify(*record, games()).empty());
}

TEST(Race, GoesOnAfterARestartInAnOpenRound) {
  Misd table;
  table.open();
  table.house.wait(10000);
  const std::string right = table.right();
  table.house.restart();
  table.house.wait(5000);
  table.come();
  EXPECT_EQ(table.phase(), "open");
  EXPECT_EQ(table.right(), right) << "the same card lies there";
  EXPECT_EQ(table.alarm(), 45000) << "time went on";
  table.house.wait(45000);
  EXPECT_EQ(table.rows().back().entry, "act skip");
  table.open();
  table.anna->act(table.right());
  table.house.wait(150);
  EXPECT_EQ(table.chips(0), 1);
}

TEST(Race, AHeldClaimThatARestartLostCanBeRepeated) {
  Misd table;
  table.open();
  table.anna->act(table.right());
  table.house.wait(100);
  table.house.restart();
  table.house.wait(100);
  table.come();
  EXPECT_EQ(table.phase(), "open");
  table.anna->act(table.right());
  table.house.wait(150);
  EXPECT_EQ(table.chips(0), 1);
}

TEST(Race, AFullDiskTellsAllWhoClaimed) {
  Misd table;
  table.open();
  table.house.journal.failWith = Stored::full;
  table.anna->act(table.right());
  table.ben->act("claim star yellow");
  table.house.wait(150);
  EXPECT_EQ(table.anna->errorKey(), "server.full");
  EXPECT_EQ(table.ben->errorKey(), "server.full");
  table.house.journal.failWith = Stored::durable;
  table.anna->act(table.right());
  table.house.wait(150);
  EXPECT_EQ(table.chips(0), 1);
}

TEST(Race, WaitsForSomebodyToLook) {
  Misd table;
  table.anna->leave();
  table.ben->leave();
  table.cem->leave();
  const std::size_t rows = table.rows().size();
  table.house.wait(30000);
  EXPECT_EQ(table.rows().size(), rows);
  table.come();
  table.house.wait(1);
  EXPECT_EQ(table.phase(), "open");
}

TEST(Race, AnAnswerIsStoredTogetherWithItsTime) {
  Misd table("players=3 chips=10 mode=everyone seconds=10");
  table.measure(*table.ben, 300);
  table.house.wait(1700);
  ASSERT_EQ(table.phase(), "open");
  EXPECT_EQ(table.alarm(), 10000);
  const std::string right = table.right();
  table.house.wait(3000);
  const int appends = table.house.journal.appends;
  Misd::claim(*table.anna, right, 2990);  // without a measured line arrival counts
  EXPECT_EQ(table.house.journal.appends, appends + 1);
  EXPECT_EQ(table.rows().back().entry, "act took 1 3000");
  EXPECT_TRUE(table.rows().back().seat.isTable());
  EXPECT_EQ(table.alarm(), 7000);
  table.house.wait(200);
  Misd::claim(*table.ben, right, 2950);
  EXPECT_EQ(table.rows().back().entry, "act took 2 2950") << "Ben's own time, not the arrival";
  Misd::claim(*table.cem, "claim star yellow", 3200);
  EXPECT_EQ(table.phase(), "closed");
  EXPECT_EQ(table.chips(0), 2);
  EXPECT_EQ(table.chips(1), 3);
}

TEST(Race, ARestartDoesNotMakeAnybodyFaster) {
  Misd table("players=3 chips=5 mode=everyone seconds=30");
  table.open();
  table.house.wait(8000);
  table.house.restart();
  table.come();
  table.house.wait(1000);
  Misd::claim(*table.anna, table.right(), 1000);
  EXPECT_EQ(table.rows().back().entry, "act took 1 9000");
}

TEST(Race, TimeIsCalledOnThoseWhoDoNotAnswer) {
  Misd table("players=3 chips=5 mode=everyone seconds=10");
  table.open();
  table.house.wait(4000);
  Misd::claim(*table.anna, table.right(), 4000);
  table.house.wait(6000);
  EXPECT_EQ(table.rows().back().entry, "act time");
  EXPECT_EQ(table.chips(0), 3);
}

TEST(Race, WhatIsOnTheLineWhenTimeIsUpStillCounts) {
  Misd table("players=3 chips=5 mode=everyone seconds=10");
  table.measure(*table.ben, 300);
  table.house.wait(1700);
  ASSERT_EQ(table.phase(), "open");
  const std::string right = table.right();
  table.house.wait(10'100);
  ASSERT_EQ(table.phase(), "open") << "Ben's line takes 300 milliseconds";
  Misd::claim(*table.anna, right, 10'050);
  EXPECT_EQ(table.anna->errorKey(), "server.late") << "Anna has no such line";
  Misd::claim(*table.ben, right, 9'950);
  EXPECT_EQ(table.rows().back().entry, "act took 2 9950");
  table.house.wait(1000);
  EXPECT_EQ(table.phase(), "closed");
  EXPECT_EQ(table.chips(1), 3);
}

TEST(Race, AnAnswerGivenAfterTheLimitIsTooLateWheneverItArrives) {
  Misd table("players=3 chips=5 mode=everyone seconds=10");
  table.measure(*table.ben, 300);
  table.house.wait(1700);
  const std::string right = table.right();
  table.house.wait(10'200);
  ASSERT_EQ(table.phase(), "open");
  Misd::claim(*table.ben, right, 10'100);
  EXPECT_EQ(table.ben->errorKey(), "server.late");
  table.house.wait(100);
  EXPECT_EQ(table.phase(), "closed");
  EXPECT_EQ(table.chips(1), 0);
}

TEST(Race, OthersAreNotSentAnAnswer) {
  Misd table("players=3 chips=5 mode=everyone seconds=10");
  table.open();
  Misd::claim(*table.anna, "claim star yellow", 0);
  for (const std::string& frame : table.ben->frames()) {
    if (!frame.starts_with("{\"t\":\"position\"")) continue;
    const json::object position = json::parse(frame).at("position").as_object();
    for (const json::value& seat : position.at("screen").at("seats").as_array()) {
      EXPECT_EQ(seat.at("answer").as_int64(), -1);
    }
  }
}

TEST(Race, BotsNeedFourToTwelveSeconds) {
  House house;
  const Answer opened = house.post(
      "/api/tables", R"({"game":"misd","options":"players=4 chips=5","name":"Anna","bots":true,"bot":"random"})");
  const std::string table(opened.json.at("table").as_string());
  Guest anna(house, table, opened.cookie);
  for (int step = 0; step < 2; ++step) anna.answerCeremony();
  const std::vector<JournalRow>& rows = house.journal.tables[table].rows;
  int claims = 0;
  for (int round = 0; round < 10; ++round) {
    house.wait(2000);
    const std::int64_t openedAt = rows.back().at;
    ASSERT_EQ(rows.back().entry, "act open");
    house.wait(3999);
    EXPECT_EQ(rows.back().entry, "act open");
    while (rows.back().entry == "act open" && house.surroundings.now() < openedAt + 13000) house.wait(1);
    EXPECT_TRUE(rows.back().entry.starts_with("act claim ")) << rows.back().entry;
    EXPECT_LE(rows.back().at - openedAt, 12150);
    ++claims;
  }
  EXPECT_EQ(claims, 10);
}

}  // namespace
}  // namespace sammel::testing
