// Lessons at a table: what is said, who may do what, and that it goes on where it was.
#include <gtest/gtest.h>

#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

struct Taught {
  explicit Taught(const std::string& game = "bauab") {
    EXPECT_TRUE(readLesson(lessonFile(game), lesson).isFine());
    const Answer opened =
        house.post("/api/tables", R"({"game":")" + game + R"(","options":"","name":"Anna","lesson":true})");
    EXPECT_EQ(opened.status, 200) << opened.text;
    table = std::string(opened.json.at("table").as_string());
    cookie = opened.cookie;
    come();
  }
  void come() { anna = std::make_unique<Guest>(house, table, cookie); }
  boost::json::object now() const {
    const boost::json::value now = anna->last("position").at("lesson");
    return now.is_object() ? now.as_object() : boost::json::object();
  }
  std::int64_t step() const { return now().at("step").as_int64(); }
  std::string waits() const { return std::string(now().at("waits").as_string()); }
  // What the lesson asks for, to its end or so many steps.
  void follow(std::int64_t until = 1000) {
    while (!now().empty() && waits() != "end" && step() < until) {
      if (waits() == "you") {
        anna->act(asked());
      } else {
        anna->tell("goOn", "\"step\":" + std::to_string(step()));
        house.wait(1000);
      }
      anna->rest();
    }
  }
  std::string asked() const { return lesson.steps[static_cast<std::size_t>(step())].action; }

  Lesson lesson;
  House house;
  std::string table;
  std::string cookie;
  std::unique_ptr<Guest> anna;
};

TEST(Lessons, BeginAtOnceWithoutACeremony) {
  const Taught at;
  EXPECT_EQ(at.anna->last("table").at("phase").as_string(), "playing");
  EXPECT_EQ(at.anna->count("ceremony"), 0U);
  EXPECT_EQ(at.anna->last("table").at("seats").as_array()[1].at("name").as_string(), "Frau Kelle");
  EXPECT_EQ(at.step(), 0);
  EXPECT_EQ(at.waits(), "you");
  EXPECT_EQ(at.now().at("lit").as_array(), (boost::json::array{"2@b2"}));
  EXPECT_FALSE(at.anna->last("table").at("hints").as_bool()) << "nobody else advises";
}

TEST(Lessons, RefuseWhatTheyDoNotAskForAndLeaveTheRestToTheRules) {
  const Taught at;
  at.anna->act("5@d4");
  EXPECT_EQ(at.anna->errorKey(), "server.lesson.other");
  at.anna->act("5@z9");
  EXPECT_NE(at.anna->errorKey(), "server.lesson.other");
  EXPECT_EQ(at.step(), 0);
}

TEST(Lessons, ForeseeWhatIsLitAndTellOfTheRestThatItIsNotAskedFor) {
  const Taught at;
  at.anna->tell("explain", R"("actions":["2@b2","5@d4"])");
  const boost::json::array previews = at.anna->last("explained").at("previews").as_array();
  EXPECT_TRUE(previews[0].at("screen").is_object());
  EXPECT_EQ(previews[1].at("refusal").at("message").at("key").as_string(), "server.lesson.other");
  EXPECT_TRUE(previews[1].at("screen").is_null());
}

TEST(Lessons, LetOthersDoWhatIsWritten) {
  Taught at;
  at.anna->act("2@b2");
  EXPECT_EQ(at.waits(), "others");
  at.house.wait(1000);
  EXPECT_EQ(at.step(), 2);
  const boost::json::array plots = at.anna->position().at("screen").at("plots").as_array();
  EXPECT_EQ(plots[0].at("chip").as_string(), "4");
}

TEST(Lessons, WaitUntilWhatIsSaidBeforeOthersActIsRead) {
  Taught at;
  at.follow(5);
  ASSERT_EQ(at.waits(), "others");
  at.house.wait(60'000);
  EXPECT_EQ(at.step(), 5);
  at.anna->tell("goOn", "\"step\":4");
  at.house.wait(1000);
  EXPECT_EQ(at.step(), 5) << "that was another remark";
  at.anna->tell("goOn", "\"step\":5");
  at.house.wait(1000);
  EXPECT_EQ(at.step(), 6);
}

TEST(Lessons, GoBackWithWhatIsTakenBack) {
  Taught at;
  at.follow(2);
  ASSERT_TRUE(at.anna->position().at("undo").as_bool());
  at.anna->tell("undo");
  EXPECT_EQ(at.step(), 0);
  EXPECT_EQ(at.now().at("lit").as_array(), (boost::json::array{"2@b2"}));
}

TEST(Lessons, GoOnWhereTheyWereAfterARestart) {
  Taught at;
  at.follow(5);
  at.anna.reset();
  at.house.restart();
  at.come();
  EXPECT_EQ(at.step(), 5);
  EXPECT_EQ(at.waits(), "others");
}

TEST(Lessons, EndWithAnOrdinaryGameAgainstAFriendlyBot) {
  Taught at;
  at.follow();
  EXPECT_EQ(at.waits(), "end");
  EXPECT_EQ(at.anna->last("table").at("seats").as_array()[1].at("bot").as_string(), "1");
  at.anna->act(at.anna->position().at("answers").as_array()[0].at("notation").as_string().c_str());
  EXPECT_TRUE(at.now().empty());
  at.house.wait(1000);
  EXPECT_FALSE(at.anna->position().at("answers").as_array().empty()) << "the bot has answered";
}

TEST(Lessons, OfRacesLetTheTableActOnlyWhenItIsItsStep) {
  Taught at("misd");
  at.house.wait(60'000);
  EXPECT_EQ(at.step(), 0) << "the countdown stands still";
  at.anna->tell("goOn", "\"step\":0");
  at.house.wait(1000);
  EXPECT_EQ(at.step(), 1);
  EXPECT_EQ(at.waits(), "you");
  at.house.wait(600'000);
  EXPECT_EQ(at.step(), 1) << "nobody loses patience";
  EXPECT_TRUE(at.anna->last("position").at("alarm").is_null());
  at.follow();
  EXPECT_EQ(at.waits(), "end");
}

TEST(Lessons, CanBeFollowedWhereAllPlayAtOnce) {
  Taught at("feiner-sand");
  at.follow();
  ASSERT_FALSE(at.now().empty());
  EXPECT_EQ(at.waits(), "end");
}

TEST(Lessons, CanBeLeftForGood) {
  Taught at;
  at.follow(2);
  at.anna->tell("playFreely");
  EXPECT_TRUE(at.now().empty());
  at.anna->act("5@d4");
  at.house.wait(1000);
  EXPECT_FALSE(at.anna->position().at("answers").as_array().empty()) << "a bot has answered";
  at.anna->tell("playFreely");
  EXPECT_EQ(at.anna->errorKey(), "server.lesson.none");
  at.anna.reset();
  at.house.restart();
  at.come();
  EXPECT_TRUE(at.now().empty());
}

TEST(Lessons, AreToldToNobodyElse) {
  Taught at;
  const Guest watcher(at.house, at.table, "");
  EXPECT_TRUE(watcher.last("position").at("lesson").is_null());
}

TEST(Lessons, AreRefusedWhereThereIsNone) {
  House house;
  EXPECT_EQ(house.post("/api/tables", R"({"game":"chess","options":"","name":"Anna","lesson":true})").status, 404);
  const Answer unknown = house.post("/api/tables", R"({"game":"bauab","options":"","name":"Anna"})");
  const std::string table(unknown.json.at("table").as_string());
  Guest anna(house, table, unknown.cookie);
  anna.tell("playFreely");
  EXPECT_EQ(anna.errorKey(), "server.lesson.none");
}

TEST(Lessons, LeaveARecordThatSaysWhoseChanceIsInIt) {
  Taught at;
  at.anna->tell("playFreely");
  at.anna->tell("resign");
  const Answer record = at.house.get("/api/tables/" + at.table + "/record");
  ASSERT_EQ(record.status, 200);
  RecordError error;
  const std::optional<Record> read = readRecord(record.text, error);
  ASSERT_TRUE(read.has_value());
  EXPECT_TRUE(read->nonces.empty());
  EXPECT_TRUE(verify(*read, games()).empty());
  EXPECT_EQ(groundsFor(*read).front().key, "record.ground.table");
}

}  // namespace
}  // namespace sammel::testing
