// Puzzles at a table: one decision is asked, tries are answered, and nothing of the solution leaves before.
#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "server/game_info.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

const Puzzle& puzzleOf(const std::string& game) { return puzzlesOf(*findGame(game)).puzzles.front(); }

struct Asked {
  explicit Asked(const std::string& game = "bauab") : puzzle(puzzleOf(game)) {
    const Answer opened = house.post(
        "/api/tables", R"({"game":")" + game + R"(","options":"","name":"Anna","puzzle":")" + puzzle.id() + R"("})");
    EXPECT_EQ(opened.status, 200) << opened.text;
    EXPECT_EQ(opened.json.at("seat").as_int64(), puzzle.seat - 1);
    table = std::string(opened.json.at("table").as_string());
    cookie = opened.cookie;
    come();
  }
  void come() { anna = std::make_unique<Guest>(house, table, cookie); }
  boost::json::object now() const {
    const boost::json::value now = anna->last("position").at("puzzle");
    return now.is_object() ? now.as_object() : boost::json::object();
  }
  bool isAsked() const { return now().at("asked").as_bool(); }
  bool isAnswered() const { return now().at("answer").is_object(); }
  const std::string& solution() const { return puzzle.moves.front().action; }
  const std::string& mistake() const { return puzzle.moves.back().action; }

  const Puzzle& puzzle;
  House house;
  std::string table;
  std::string cookie;
  std::unique_ptr<Guest> anna;
};

TEST(Puzzles, AreListedWithoutTheirSolutions) {
  House house;
  const Answer list = house.get("/api/games/bauab/puzzles");
  ASSERT_EQ(list.status, 200);
  const boost::json::array puzzles = list.json.at("puzzles").as_array();
  ASSERT_GE(puzzles.size(), 10U);
  std::int64_t easiest = 1;
  for (const boost::json::value& each : puzzles) {
    EXPECT_EQ(each.as_object().size(), 2U) << "an id and a difficulty, and nothing else";
    EXPECT_GE(each.at("difficulty").as_int64(), easiest);
    easiest = each.at("difficulty").as_int64();
  }
  EXPECT_EQ(house.get("/api/games/misd/puzzles").json.at("puzzles").as_array().size(), 0U);
  EXPECT_EQ(house.get("/api/games/halma/puzzles").status, 404);
}

TEST(Puzzles, ThatDoNotExistAreRefused) {
  House house;
  const Answer answer =
      house.post("/api/tables", R"({"game":"bauab","options":"","name":"Anna","puzzle":"../../etc/passwd"})");
  EXPECT_EQ(answer.status, 404);
  EXPECT_EQ(answer.json.at("message").at("key").as_string(), "server.puzzle.none");
}

TEST(Puzzles, BeginAtTheQuestionAndTellNothingOfTheAnswer) {
  const Asked at;
  EXPECT_EQ(at.anna->last("table").at("phase").as_string(), "playing");
  EXPECT_TRUE(at.isAsked());
  EXPECT_FALSE(at.isAnswered());
  EXPECT_EQ(at.now().size(), 4U) << "id, difficulty, asked and an answer that is null";
  EXPECT_FALSE(at.anna->last("table").at("hints").as_bool()) << "nobody advises";
  EXPECT_FALSE(at.anna->position().at("undo").as_bool());
}

TEST(Puzzles, AnswerOtherTriesAndStayWhereTheyAre) {
  const Asked at;
  at.anna->act(at.mistake());
  EXPECT_TRUE(at.anna->errorKey().starts_with("server.puzzle."));
  EXPECT_TRUE(at.isAsked());
  EXPECT_FALSE(at.isAnswered());
  at.anna->act("5@z9");
  EXPECT_FALSE(at.anna->errorKey().starts_with("server.puzzle.")) << "the rules refuse what they forbid";
}

TEST(Puzzles, SayWhatATryIsWorthWhereItWasReckoned) {
  const Asked at("schlauraff");
  at.anna->act(at.mistake());
  EXPECT_EQ(at.anna->errorKey(), "server.puzzle.worse");
  const boost::json::object arguments = at.anna->last("error").at("message").at("args").as_object();
  EXPECT_LT(arguments.at("chance").as_int64(), arguments.at("best").as_int64());
}

TEST(Puzzles, ForeseeEveryTry) {
  const Asked at;
  at.anna->tell("explain", R"("actions":[")" + at.mistake() + R"("])");
  EXPECT_TRUE(at.anna->last("explained").at("previews").as_array()[0].at("refusal").is_null());
}

TEST(Puzzles, TellWhyOnceTheyAreSolved) {
  Asked at;
  at.anna->act(at.solution());
  EXPECT_FALSE(at.isAsked());
  ASSERT_TRUE(at.isAnswered());
  const boost::json::object answer = at.now().at("answer").as_object();
  EXPECT_TRUE(answer.at("found").as_bool());
  EXPECT_EQ(answer.at("solutions").as_array()[0].as_string(), at.solution());
  EXPECT_EQ(answer.at("moves").as_array().size(), at.puzzle.moves.size());
  EXPECT_EQ(answer.at("after").as_array().size(), at.puzzle.after.size());
  const std::size_t positions = at.anna->count("position");
  at.house.wait(60'000);
  EXPECT_EQ(at.anna->count("position"), positions) << "others wait until it is read";
}

TEST(Puzzles, CanBeGivenUpAndAreStillAsked) {
  Asked at;
  at.anna->tell("solution");
  EXPECT_TRUE(at.isAsked());
  ASSERT_TRUE(at.isAnswered());
  EXPECT_FALSE(at.now().at("answer").at("found").as_bool());
  at.anna.reset();
  at.house.restart();
  at.come();
  EXPECT_TRUE(at.isAnswered()) << "what was given up stays so";
  at.anna->act(at.mistake());
  EXPECT_TRUE(at.isAsked());
  at.anna->act(at.solution());
  EXPECT_FALSE(at.isAsked());
  EXPECT_FALSE(at.now().at("answer").at("found").as_bool());
}

TEST(Puzzles, AreAskedAgainWhenTheSolutionIsTakenBack) {
  Asked at;
  at.anna->act(at.solution());
  ASSERT_TRUE(at.anna->position().at("undo").as_bool());
  at.anna->tell("undo");
  EXPECT_TRUE(at.isAsked());
  EXPECT_FALSE(at.anna->position().at("undo").as_bool()) << "what was before is not the solver's";
}

TEST(Puzzles, BecomeAnOrdinaryGame) {
  Asked at;
  at.anna->act(at.solution());
  at.anna->tell("playFreely");
  EXPECT_TRUE(at.now().empty());
  const std::size_t positions = at.anna->count("position");
  at.house.wait(60'000);
  EXPECT_GT(at.anna->count("position"), positions) << "the others play on";
}

TEST(Puzzles, ShowWatchersNothingOfThem) {
  Asked at;
  at.anna->act(at.solution());
  Guest watcher(at.house, at.table, "");
  EXPECT_TRUE(watcher.last("position").at("puzzle").is_null());
  watcher.tell("solution");
  EXPECT_EQ(watcher.errorKey(), "server.notSeated");
}

// What the seat sees of a hidden game is what it would see at any table: the twin tests look at the same encoder.
TEST(Puzzles, OfEveryGameCanBeOpened) {
  for (const AnyGame* game : games()) {
    if (puzzlesOf(*game).puzzles.empty()) continue;
    const Asked at{std::string(game->facts().id)};
    EXPECT_TRUE(at.isAsked()) << game->facts().id;
    EXPECT_FALSE(at.isAnswered()) << game->facts().id;
  }
}

}  // namespace
}  // namespace sammel::testing
