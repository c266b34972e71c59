// Hints at a table: who may ask, who hears of it, and when they are refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

// Anna and a bot, or Anna and Ben, at the first question put to Anna.
struct Advised {
  explicit Advised(std::string_view game, std::string_view options, bool withBen = false, std::string hints = {}) {
    const std::string wish = R"({"game":")" + std::string(game) + R"(","options":")" + std::string(options) +
                             R"(","name":"Anna","bots":false)" + (hints.empty() ? "" : ",\"hints\":" + hints) + "}";
    const Answer opened = house.post("/api/tables", wish);
    table = std::string(opened.json.at("table").as_string());
    anna = std::make_unique<Guest>(house, table, opened.cookie);
    annasCookie = opened.cookie;
    std::size_t next = 1;
    if (withBen) {
      const Answer sat = house.post("/api/tables/" + table + "/sit", R"({"name":"Ben"})");
      ben = std::make_unique<Guest>(house, table, sat.cookie);
      ++next;
    }
    for (; next < anna->last("table").at("seats").as_array().size(); ++next) {
      anna->tell("bot", "\"seat\":" + std::to_string(next) + ",\"bot\":\"random\"");
    }
    if (ben) {
      begin({anna.get(), ben.get()});
    } else {
      begin({anna.get()});
    }
    for (int i = 0; i < 20 && !isAnnasTurn(); ++i) {
      if (ben && !ben->position().at("answers").as_array().empty()) playOn({ben.get()}, 1);
      house.wait(1000);
    }
  }
  bool isAnnasTurn() const { return !anna->position().at("answers").as_array().empty(); }

  House house;
  std::string table;
  std::string annasCookie;
  std::unique_ptr<Guest> anna;
  std::unique_ptr<Guest> ben;
};

TEST(Hints, NameAnActionAndItsChance) {
  Advised at("bauab", "players=2");
  ASSERT_TRUE(at.isAnnasTurn());
  EXPECT_TRUE(at.anna->last("table").at("hints").as_bool());
  const std::string id = at.anna->tell("hint");
  EXPECT_EQ(at.anna->count("hint"), 0U) << "it is thought about beside the table";
  at.house.wait(1);
  const boost::json::object hint = at.anna->last("hint");
  EXPECT_EQ(hint.at("id").as_string(), id);
  EXPECT_EQ(hint.at("decision"), at.anna->position().at("decision"));
  const boost::json::object best = hint.at("advice").at("best").as_object();
  const boost::json::array answers = at.anna->position().at("answers").as_array();
  EXPECT_TRUE(std::any_of(answers.begin(), answers.end(), [&](const boost::json::value& answer) {
    return answer.at("notation") == best.at("action");
  }));
  EXPECT_TRUE(best.at("label").at("key").as_string().starts_with("bauab.label."));
  EXPECT_GE(best.at("chance").as_int64(), 0);
  EXPECT_LE(best.at("chance").as_int64(), 1000);
}

TEST(Hints, SayWhy) {
  Advised open("bauab", "players=2");
  open.anna->tell("hint");
  open.house.wait(1);
  const boost::json::value advice = open.anna->last("hint").at("advice");
  EXPECT_EQ(advice.at("others").as_array().size(), 3U);
  EXPECT_TRUE(advice.at("certain").as_bool());
  EXPECT_TRUE(advice.at("suppositions").as_array().empty());
  const boost::json::array& line = advice.at("line").as_array();
  ASSERT_GE(line.size(), 2U);
  EXPECT_EQ(line[0].at("seat"), 0);
  EXPECT_EQ(line[0].at("action"), advice.at("best").at("action"));
  EXPECT_EQ(line[1].at("seat"), 1);

  Advised hidden("nussknacker", "players=2 cards=12");
  hidden.anna->tell("hint");
  hidden.house.wait(1);
  EXPECT_FALSE(hidden.anna->last("hint").at("advice").at("certain").as_bool());
}

TEST(Hints, AreThoughtAboutOnceForAQuestionAndOneAtATime) {
  Advised at("bauab", "players=2");
  at.anna->tell("hint");
  at.anna->tell("hint");
  EXPECT_EQ(at.anna->errorKey(), "server.hint.thinking");
  at.house.wait(1);
  const boost::json::object first = at.anna->last("hint");
  at.house.surroundings.isCrowded = true;  // nobody could think about it again
  const std::string again = at.anna->tell("hint");
  EXPECT_EQ(at.anna->last("hint").at("id").as_string(), again);
  EXPECT_EQ(at.anna->last("hint").at("advice"), first.at("advice"));
}

TEST(Hints, WaitForSomebodyWhoHasTimeToThink) {
  Advised at("bauab", "players=2");
  at.house.surroundings.isCrowded = true;
  at.anna->tell("hint");
  EXPECT_EQ(at.anna->errorKey(), "server.hint.crowded");
  at.house.surroundings.isCrowded = false;
  at.anna->tell("hint");
  at.house.wait(1);
  EXPECT_EQ(at.anna->count("hint"), 1U);
}

TEST(Hints, AreNotGivenWhenTheQuestionHasChanged) {
  Advised at("bauab", "players=2");
  const std::string id = at.anna->tell("hint");
  at.anna->act(at.anna->position().at("answers").at(0).at("notation").as_string());
  at.house.wait(1);
  EXPECT_EQ(at.anna->count("hint"), 0U);
  EXPECT_EQ(at.anna->last("error").at("id").as_string(), id);
}

TEST(Hints, AreOnlyForWhoeverIsAsked) {
  Advised at("bauab", "players=2");
  playOn({at.anna.get()}, 1);
  at.anna->tell("hint");
  EXPECT_EQ(at.anna->errorKey(), "server.hint.notAsked");
}

TEST(Hints, AreOffBetweenPeopleUnlessTheTableWantsThem) {
  Advised usual("bauab", "players=2", true);
  EXPECT_FALSE(usual.anna->last("table").at("hints").as_bool());
  usual.anna->tell("hint");
  EXPECT_EQ(usual.anna->errorKey(), "server.hint.off");

  Advised never("bauab", "players=2", false, "false");
  never.anna->tell("hint");
  EXPECT_EQ(never.anna->errorKey(), "server.hint.off");
}

TEST(Hints, AreToldToTheOtherPlayersButNotWhatTheySay) {
  Advised at("bauab", "players=2", true, "true");
  ASSERT_TRUE(at.isAnnasTurn());
  const Guest watcher(at.house, at.table, "");
  at.anna->tell("hint");
  at.house.wait(1);
  EXPECT_EQ(at.anna->count("hint"), 1U);
  EXPECT_EQ(at.anna->count("hinted"), 0U);
  EXPECT_EQ(at.ben->last("hinted").at("seat"), 0);
  EXPECT_EQ(at.ben->count("hint"), 0U);
  EXPECT_EQ(watcher.count("hint") + watcher.count("hinted"), 0U);
}

TEST(Hints, AreRefusedWhereOneMustRemember) {
  for (const auto& [game, options, helped] : {std::tuple("raufer", "players=3", "players=3 openDiscards=on"),
                                              std::tuple("fair-enough", "players=2", "players=2 openCollections=on")}) {
    Advised remembering(game, options);
    EXPECT_FALSE(remembering.anna->last("table").at("hints").as_bool()) << game;
    remembering.anna->tell("hint");
    remembering.house.wait(1);
    EXPECT_EQ(remembering.anna->errorKey(), "server.hint.memory") << game;
    EXPECT_EQ(remembering.anna->count("hint"), 0U) << game;
    Advised open(game, helped);
    open.anna->tell("hint");
    open.house.wait(1);
    EXPECT_EQ(open.anna->count("hint"), 1U) << game;
  }
}

// Whoever comes to the table reads in time what holds there.
TEST(Hints, AreAnnouncedBeforePeopleSitDown) {
  const auto promised = [](std::string_view game, std::string_view options, std::string_view wish) {
    House house;
    const Answer opened =
        house.post("/api/tables", R"({"game":")" + std::string(game) + R"(","options":")" + std::string(options) +
                                      R"(","name":"Anna","bots":false)" + std::string(wish) + "}");
    const Guest stranger(house, std::string(opened.json.at("table").as_string()), "");
    return stranger.last("table").at("hints").as_bool();
  };
  EXPECT_TRUE(promised("bauab", "players=2", R"(,"hints":true)"));
  EXPECT_FALSE(promised("bauab", "players=2", R"(,"hints":false)"));
  EXPECT_FALSE(promised("bauab", "players=2", "")) << "as soon as somebody sits down there are none";
  EXPECT_FALSE(promised("raufer", "players=3", R"(,"hints":true)"));
  EXPECT_TRUE(promised("raufer", "players=3 openDiscards=on", R"(,"hints":true)"));
  EXPECT_FALSE(promised("misd", "players=2", R"(,"hints":true)"));
}

TEST(Hints, AreAsDearWithTheirReasonsAsWithout) {
  Advised at("bauab", "players=2");
  for (int i = 0; i < 40; ++i) at.anna->tell("hint");
  EXPECT_EQ(at.anna->errorKey(), "server.tooFast") << "a hint counts for several commands";
}

TEST(Hints, AreNotOfferedInARace) {
  Advised at("misd", "players=2", false, "true");
  EXPECT_FALSE(at.anna->last("table").at("hints").as_bool());
  at.anna->tell("hint");
  EXPECT_EQ(at.anna->errorKey(), "server.hint.off");
}

TEST(Hints, StayAsTheTableWasOpenedThroughARestartAndARematch) {
  Advised at("bauab", "players=2", true, "true");
  at.anna->leave();
  at.ben->leave();
  at.house.restart();
  Guest anna(at.house, at.table, at.annasCookie);
  EXPECT_TRUE(anna.last("table").at("hints").as_bool());

  Advised finished("bauab", "players=2", true, "true");
  playOn({finished.anna.get(), finished.ben.get()});
  finished.anna->tell("rematch");
  const Guest again(finished.house, std::string(finished.anna->last("table").at("next").as_string()),
                    finished.annasCookie);
  EXPECT_TRUE(again.last("table").at("hints").as_bool());
}

}  // namespace
}  // namespace sammel::testing
