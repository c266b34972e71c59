// Talking at a table: who may say what, who hears it, and that it lasts.
#include "server/table/talking.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "server/game_info.hpp"
#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

std::string words(std::string_view text) { return R"("text":")" + std::string(text) + '"'; }

// Two who play and one who watches.
struct Watched : Duel {
  explicit Watched(std::string_view game = "bauab") : Duel(1, game) { come(); }
  void come() { carla = std::make_unique<Guest>(house, seats.table, ""); }
  void comeAgain() {
    anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
    ben = std::make_unique<Guest>(house, seats.table, seats.cookies[1], "de");
    come();
  }
  std::vector<JournalRow>& said(std::string_view side) {
    return house.journal.tables["talk/" + seats.table + '/' + std::string(side)].rows;
  }
  std::unique_ptr<Guest> carla;
};

// All lines of a side that somebody was told, as the page puts them together.
std::vector<boost::json::object> heard(const Guest& guest, std::string_view side = "players") {
  std::vector<boost::json::object> lines;
  for (const std::string& text : guest.frames()) {
    const boost::json::object frame = boost::json::parse(text).as_object();
    if (frame.at("t") != "talk" || frame.at("side").as_string() != side) continue;
    lines.resize(static_cast<std::size_t>(frame.at("from").to_number<int>()));
    for (const boost::json::value& line : frame.at("lines").as_array()) lines.push_back(line.as_object());
  }
  return lines;
}

std::string ruleFor(const Guest& guest) { return std::string(guest.last("table").at("talk").as_string()); }

TEST(Talking, IsHeardByAllAtTheTableAndByThoseWhoWatch) {
  Watched at;
  at.begin();
  const std::string id = at.anna->tell("say", words("Shall we?"));
  EXPECT_EQ(at.anna->last("ack").at("id").as_string(), id);
  for (const Guest* guest : {at.anna.get(), at.ben.get(), at.carla.get()}) {
    const auto lines = heard(*guest);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].at("text").as_string(), "Shall we?");
    EXPECT_EQ(lines[0].at("seat").to_number<int>(), 0);
    EXPECT_EQ(lines[0].at("name").as_string(), at.anna->last("table").at("seats").as_array()[0].at("name").as_string());
  }
  at.ben->tell("say", R"("phrase":"oneMoment")");
  at.ben->tell("say", R"("reaction":"applause","to":0)");
  const auto lines = heard(*at.anna);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[1].at("phrase").as_string(), "oneMoment") << "a key, which everybody reads in their own language";
  EXPECT_EQ(lines[2].at("reaction").as_string(), "applause");
  EXPECT_EQ(lines[2].at("to").to_number<int>(), 0);
}

TEST(Talking, IsDurableBeforeAnybodyHearsIt) {
  Watched at;
  at.house.journal.held = true;
  at.anna->tell("say", words("Hello"));
  EXPECT_EQ(at.anna->count("ack"), 0U);
  EXPECT_TRUE(heard(*at.ben).empty());
  at.house.journal.held = false;
  at.house.settle();
  EXPECT_EQ(at.anna->count("ack"), 1U);
  EXPECT_EQ(heard(*at.ben).size(), 1U);

  at.house.journal.failWith = Stored::full;
  at.anna->tell("say", words("Lost"));
  EXPECT_EQ(at.anna->errorKey(), "server.full");
  at.house.journal.failWith = Stored::durable;
  at.anna->tell("say", words("Kept"));
  EXPECT_EQ(heard(*at.ben).back().at("text").as_string(), "Kept");

  at.house.restart();
  at.comeAgain();
  EXPECT_EQ(heard(*at.ben).size(), 2U) << "also in another process";
}

TEST(Talking, IsNotRepeatedByWhoeverSendsAgain) {
  Watched at;
  const std::string again = R"({"do":"say","id":"x1","text":"Once"})";
  at.anna->say(again);
  at.anna->say(again);
  EXPECT_EQ(at.anna->count("ack"), 2U);
  EXPECT_EQ(heard(*at.ben).size(), 1U);
  at.house.restart();
  at.comeAgain();
  at.anna->say(again);
  EXPECT_EQ(heard(*at.ben).size(), 1U);
}

// The law: whatever those who watch say, report or are refused, each frame of each player stays what it would have
// been.
TEST(Talking, OfThoseWhoWatchReachesNoPlayerBeforeTheEnd) {
  const auto play = [](bool isLoud) {
    Watched at;
    const auto chatter = [&](int lines) {
      for (int i = 0; isLoud && i < lines; ++i) {
        at.carla->tell("say", words("Ben should take the three") + R"(,"name":"Carla")");
        at.carla->tell("say", R"("reaction":"oops","to":1)");
        at.carla->tell("report", R"("side":"watchers","line":0)");
      }
    };
    chatter(3);
    at.begin();
    chatter(3);
    at.anna->tell("say", words("My turn?"));
    chatter(30);  // beyond every quota
    at.ben->tell("report", R"("side":"watchers","line":0)");
    EXPECT_EQ(at.ben->errorKey(), "server.talk.line") << "whether there is one or not";
    playOn({at.anna.get(), at.ben.get()}, 4);
    std::vector<std::string> frames = at.anna->frames();
    frames.insert(frames.end(), at.ben->frames().begin(), at.ben->frames().end());
    EXPECT_EQ(heard(*at.carla, "watchers").empty(), !isLoud);
    return std::pair(frames, at.rows().size());
  };
  EXPECT_TRUE(play(true) == play(false));
}

TEST(Talking, OfThoseWhoWatchIsShownToPlayersAfterTheEnd) {
  Watched at;
  at.begin();
  at.carla->tell("say", words("How exciting") + R"(,"name":"Carla")");
  EXPECT_TRUE(heard(*at.anna, "watchers").empty());
  at.anna->tell("resign");
  const auto lines = heard(*at.anna, "watchers");
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].at("name").as_string(), "Carla");
  EXPECT_EQ(lines[0].at("watcher").to_number<int>(), 1);
  EXPECT_TRUE(lines[0].at("seat").is_null());
  at.carla->tell("say", words("Well played"));
  EXPECT_EQ(heard(*at.ben, "watchers").size(), 2U);
  at.comeAgain();
  EXPECT_EQ(heard(*at.ben, "watchers").size(), 2U) << "and whenever they come back";
}

TEST(Talking, LeavesTheGameAlone) {
  Watched at;
  at.begin();
  const std::size_t rows = at.rows().size();
  at.anna->tell("say", words("Hello"));
  at.carla->tell("say", words("Hello"));
  EXPECT_EQ(at.rows().size(), rows) << "no row of the table's own journal";
  EXPECT_EQ(at.said("players").size(), 1U);
  EXPECT_EQ(at.said("watchers").size(), 1U);
  EXPECT_EQ(at.house.get("/api/tables/talk/" + at.seats.table + "/players/record").status, 404) << "no route";
}

TEST(Talking, FollowsTheRuleOfTheTable) {
  Watched at;
  EXPECT_EQ(ruleFor(*at.anna), "free");
  at.ben->tell("talk", R"("rule":"phrases")");
  EXPECT_EQ(ruleFor(*at.anna), "phrases");
  at.anna->tell("say", words("The seven lies left"));
  EXPECT_EQ(at.anna->errorKey(), "server.talk.phrases");
  at.anna->tell("say", R"("phrase":"goodLuck")");
  EXPECT_EQ(heard(*at.ben).size(), 1U);
  at.carla->tell("talk", R"("rule":"free")");
  EXPECT_EQ(at.carla->errorKey(), "server.notSeated");
  at.anna->tell("talk", R"("rule":"none")");
  EXPECT_EQ(at.anna->errorKey(), "server.malformed");
  at.anna->tell("talk", R"("rule":"off")");
  for (Guest* guest : {at.anna.get(), at.carla.get()}) {
    guest->tell("say", R"("phrase":"goodLuck")");
    EXPECT_EQ(guest->errorKey(), "server.talk.off");
  }
  at.begin();
  at.anna->tell("talk", R"("rule":"free")");
  EXPECT_EQ(at.anna->errorKey(), "server.phase.seating") << "what was agreed on holds";
  at.anna->tell("resign");
  at.anna->tell("rematch");
  const Guest next(at.house, std::string(at.anna->last("table").at("next").as_string()), at.seats.cookies[0]);
  EXPECT_EQ(ruleFor(next), "off") << "and in the rematch";
}

TEST(Talking, IsByPhrasesWhereRememberingIsPartOfTheGame) {
  House house;
  const auto rule = [&](const std::string& wish) {
    const Answer opened = house.post("/api/tables", R"({"game":"bauab","options":"players=2)" + wish);
    EXPECT_EQ(opened.status, 200) << opened.text;
    const Guest anna(house, std::string(opened.json.at("table").as_string()), opened.cookie);
    return ruleFor(anna);
  };
  const std::string name = R"(","name":"Anna")";
  EXPECT_EQ(rule(name + "}"), "free");
  EXPECT_EQ(rule(name + R"(,"talk":"off"})"), "off");
  const protocol::GameInfo* memory = nullptr;
  for (const AnyGame* game : games()) {
    if (!game->facts().race && !infoOf(*game).withoutHints.empty()) memory = &infoOf(*game);
  }
  ASSERT_NE(memory, nullptr);
  const Answer opened = house.post("/api/tables", R"({"game":")" + std::string(memory->id) + R"(","options":")" +
                                                      memory->withoutHints.front() + R"(","name":"Anna"})");
  ASSERT_EQ(opened.status, 200) << opened.text;
  EXPECT_EQ(ruleFor(Guest(house, std::string(opened.json.at("table").as_string()), opened.cookie)), "phrases");
}

TEST(Talking, NeedsSomebodyToTalkTo) {
  House house;
  const auto ruleOf = [&](const std::string& wish) {
    const Answer opened = house.post("/api/tables", R"({"game":"bauab","options":"players=2","name":"Anna",)" + wish);
    EXPECT_EQ(opened.status, 200) << opened.text;
    Guest anna(house, std::string(opened.json.at("table").as_string()), opened.cookie);
    anna.tell("say", words("Anybody?"));
    if (ruleFor(anna) == "none") EXPECT_EQ(anna.errorKey(), "server.talk.none");
    return ruleFor(anna);
  };
  EXPECT_EQ(ruleOf(R"("bots":false})"), "free") << "somebody may come";
  EXPECT_EQ(ruleOf(R"("bots":true})"), "none");
  EXPECT_EQ(ruleOf(R"("lesson":true})"), "none");
  EXPECT_EQ(ruleOf(R"("daily":true})"), "none");
  EXPECT_EQ(ruleOf(R"("beside":["Ben"]})"), "none") << "they sit beside each other";
  HubOptions pocket = Pair::houseOptions();
  pocket.table.isOwnDevice = true;
  const Pair own("bauab", pocket);
  EXPECT_EQ(ruleFor(*own.anna), "none");
}

TEST(Talking, IsOneCleanShortLine) {
  Watched at;
  at.anna->tell("say", words("  a\\u202eb\\u0007\\n c\\u200b  http://x.example "));
  EXPECT_EQ(heard(*at.ben).back().at("text").as_string(), "ab c http://x.example");
  for (const std::string& wrong :
       {words(""), words("\\u200b \\n"), words(std::string(161, 'x')), words(std::string(5000, 'x')), words("\xff")}) {
    at.anna->tell("say", wrong);
    EXPECT_NE(at.anna->errorKey(), "") << wrong;
    at.anna->rest();
  }
  at.anna->tell("say", words(std::string(160, 'x')));
  EXPECT_EQ(heard(*at.ben).size(), 2U);
  for (const char* wrong : {R"("text":"a","phrase":"hello")", R"("phrase":"nonsense")", R"("reaction":"heart")",
                            R"("reaction":"heart","to":2)", R"("reaction":"heart","to":-1)", R"("to":1)"}) {
    at.anna->tell("say", wrong);
    at.house.wait(3000);
  }
  EXPECT_EQ(heard(*at.ben).size(), 2U);
}

TEST(Talking, HasAQuotaForEachAndAnEnd) {
  Watched at;
  for (int i = 0; i < 9; ++i) {
    at.anna->tell("say", words("again"));
    at.anna->rest();
  }
  EXPECT_EQ(at.anna->errorKey(), "server.talk.fast");
  EXPECT_EQ(heard(*at.ben).size(), 8U);
  at.ben->tell("say", words("I may"));
  EXPECT_EQ(heard(*at.ben).size(), 9U);
  for (int i = 0; i < 400; ++i) {
    at.house.wait(2000);
    at.anna->tell("say", words("more"));
  }
  EXPECT_EQ(at.anna->errorKey(), "server.talk.full");
  EXPECT_EQ(heard(*at.anna).size(), 301U) << "half of the lines of a side, and Ben's";
  at.ben->tell("say", words("I still may"));
  EXPECT_EQ(heard(*at.anna).size(), 302U);
  for (int i = 0; i < 120; ++i) {
    at.house.wait(2000);
    at.carla->tell("say", words("more"));
  }
  EXPECT_EQ(heard(*at.carla, "watchers").size(), 100U);
}

TEST(Talking, IsReportedOnceForAllToTheHost) {
  Watched at;
  at.ben->tell("say", words("Something rude"));
  at.anna->tell("report", R"("side":"players","line":0)");
  EXPECT_EQ(at.anna->count("ack"), 1U);
  ASSERT_FALSE(at.house.logged.empty());
  const std::string logged = at.house.logged.back();
  EXPECT_NE(logged.find("table=" + at.seats.table), std::string::npos) << logged;
  EXPECT_NE(logged.find("side=players line=0"), std::string::npos) << logged;
  EXPECT_EQ(logged.find("rude"), std::string::npos) << "the log has nobody's words";
  EXPECT_EQ(at.said("players").size(), 2U) << "durable";
  const std::size_t before = at.house.logged.size();
  at.anna->tell("report", R"("side":"players","line":0)");
  EXPECT_EQ(at.anna->count("ack"), 2U);
  EXPECT_EQ(at.house.logged.size(), before) << "once is enough";
  at.anna->tell("report", R"("side":"players","line":1)");
  EXPECT_EQ(at.anna->errorKey(), "server.talk.line");
  EXPECT_EQ(at.ben->count("ack"), 1U);
  EXPECT_EQ(heard(*at.ben).size(), 1U) << "nobody hears of a report";
}

TEST(Talking, GoesOnWhenAnotherServerHasWrittenMeanwhile) {
  Watched at;
  at.anna->tell("say", words("One"));
  at.said("players").push_back(at.said("players").back());
  at.said("players").back().n = 1;
  at.said("players").back().client = "elsewhere";
  at.anna->tell("say", words("Two"));
  EXPECT_EQ(at.anna->errorKey(), "server.stale");
  at.anna->tell("say", words("Two"));
  EXPECT_EQ(heard(*at.ben).size(), 3U);
}

}  // namespace
}  // namespace sammel::testing
