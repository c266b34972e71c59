#include "server/table/bots.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

// Takes the first answer, and waits where there is none.
BotKind::Program obedientProgram() {
  const char* takeFirst =
      R"sed(s/^{"type":"choose","id":\([0-9]*\),.*"answers":\[{"action":"\([^"]*\)".*/{"id":\1,"choose":"\2"}/p;t)sed";
  const char* elseWait = R"sed(s/^{"type":"choose","id":\([0-9]*\),.*/{"id":\1,"wait":true}/p)sed";
  return {{"sed", "-nu", "-e", takeFirst, "-e", elseWait}};
}

// A person with a program and a random bot; plays to the end and returns what the server has logged.
std::vector<std::string> playWithPrograms(const BotKind::Program& program, std::string_view game) {
  House house;
  house.options.table.programs = {{"my-bot", program}};
  house.restart();
  const House::Seats seats = house.seatPeople(game, "players=3", 1);
  Guest anna(house, seats.table, seats.cookies[0]);
  anna.tell("bot", "\"seat\":1,\"bot\":\"my-bot\"");
  anna.tell("bot", "\"seat\":2,\"bot\":\"random\"");
  EXPECT_EQ(anna.last("table").at("seats").at(1).at("bot"), "my-bot");
  begin({&anna});
  for (int i = 0; i < 2000 && anna.last("table").at("phase") == "playing"; ++i) {
    playOn({&anna}, 1);
    house.wait(50);
  }
  EXPECT_EQ(anna.last("table").at("phase"), "over");
  return house.logged;
}

TEST(TablePrograms, Play) {
  EXPECT_EQ(playWithPrograms(obedientProgram(), "raufer"), std::vector<std::string>());
  EXPECT_EQ(playWithPrograms(obedientProgram(), "nussknacker"), std::vector<std::string>());  // with interrupts
}

TEST(TablePrograms, AreReplacedByChanceIfTheyFailSoThatTheTableGoesOn) {
  const std::vector<std::string> logged = playWithPrograms({{"sh", "-c", "exit 1"}}, "nussknacker");
  ASSERT_EQ(logged.size(), 3U);
  EXPECT_NE(
      logged[0].find("seat=2 the program my-bot has failed and its seat plays at random this once. It has ended "),
      std::string::npos)
      << logged[0];
  EXPECT_NE(logged[2].find("from now on"), std::string::npos) << logged[2];
}

// Whoever sits at the table sees it at once, and still does when the server was restarted; and it is not tried again.
TEST(TablePrograms, ThatFailAreToldToPeopleForGood) {
  House house;
  house.options.table.programs = {{"my-bot", BotKind::Program{{"sh", "-c", "echo oh no >&2; exit 3"}}}};
  house.restart();
  const House::Seats seats = house.seatPeople("nussknacker", "players=2", 1);
  const auto seatOf = [](Guest& guest) { return guest.last("table").at("seats").at(1).as_object(); };
  {
    Guest anna(house, seats.table, seats.cookies[0]);
    anna.tell("bot", "\"seat\":1,\"bot\":\"my-bot\"");
    begin({&anna});
    EXPECT_FALSE(seatOf(anna).at("leftToChance").as_bool());
    for (int i = 0; i < 200 && !seatOf(anna).at("leftToChance").as_bool(); ++i) {
      EXPECT_LT(seatOf(anna).at("failures").as_int64(), 3);
      playOn({&anna}, 1);
      house.wait(50);
    }
    EXPECT_EQ(seatOf(anna).at("failures").as_int64(), 3);
    EXPECT_TRUE(seatOf(anna).at("leftToChance").as_bool());
    ASSERT_EQ(house.logged.size(), 3U);
    EXPECT_NE(house.logged[2].find("with status 3. Its last words: oh no"), std::string::npos) << house.logged[2];
  }
  house.restart();
  Guest anna(house, seats.table, seats.cookies[0]);
  EXPECT_TRUE(seatOf(anna).at("leftToChance").as_bool());
  const std::size_t logged = house.logged.size();
  for (int i = 0; i < 20; ++i) {
    playOn({&anna}, 1);
    house.wait(50);
  }
  EXPECT_EQ(house.logged.size(), logged);
}

TEST(TablePrograms, AreNamedByTheHostOnly) {
  House house;
  house.options.table.programs = {{"my-bot", obedientProgram()}};
  house.restart();
  EXPECT_EQ(boost::json::serialize(house.get("/api/games").json.at("programs")), R"(["my-bot"])");
  const House::Seats seats = house.seatPeople("raufer", "players=3", 1);
  Guest anna(house, seats.table, seats.cookies[0]);
  for (const std::string bot : {"other-bot", "program:sh", "program:my-bot", "sh -c true"}) {
    const std::size_t errors = anna.count("error");
    anna.tell("bot", "\"seat\":1,\"bot\":\"" + bot + "\"");
    EXPECT_EQ(anna.count("error"), errors + 1) << bot;
    EXPECT_EQ(anna.errorKey(), "server.unknownBot") << bot;
    const std::string wish =
        R"({"game":"raufer","options":"players=3","name":"Anna","bots":true,"bot":")" + bot + "\"}";
    EXPECT_EQ(house.post("/api/tables", wish).status, 400) << bot;
  }
  for (const std::string name : {"a", "My-Bot2", "x-1"}) EXPECT_TRUE(isProgramName(name)) << name;
  for (const std::string name : {"", "3", "random", "thumb", "2nd", "-a", "a b", "a:b", "ä", "program:sh"}) {
    EXPECT_FALSE(isProgramName(name)) << name;
  }
}

TEST(TablePrograms, MayBeGoneAfterARestart) {
  House house;
  house.options.table.programs = {{"my-bot", obedientProgram()}};
  house.restart();
  const House::Seats seats = house.seatPeople("raufer", "players=3", 1);
  {
    Guest anna(house, seats.table, seats.cookies[0]);
    for (const std::string seat : {"1", "2"}) anna.tell("bot", "\"seat\":" + seat + ",\"bot\":\"my-bot\"");
    begin({&anna});
  }
  house.options.table.programs.clear();
  house.restart();
  Guest anna(house, seats.table, seats.cookies[0]);
  for (int i = 0; i < 2000 && anna.last("table").at("phase") == "playing"; ++i) {
    playOn({&anna}, 1);
    house.wait(1000);
  }
  EXPECT_EQ(anna.last("table").at("phase"), "over");
}

TEST(TablePrograms, LeaveWithTheHubEvenIfTheDiskOwesTheTableAnAnswer) {
  House house;
  house.options.table.programs = {{"my-bot", obedientProgram()}};
  house.restart();
  const House::Seats seats = house.seatPeople("raufer", "players=3", 1);
  Guest anna(house, seats.table, seats.cookies[0]);
  for (const std::string seat : {"1", "2"}) anna.tell("bot", "\"seat\":" + seat + ",\"bot\":\"my-bot\"");
  begin({&anna});
  for (int i = 0; i < 5; ++i) {
    playOn({&anna}, 1);
    house.wait(50);
  }
  house.journal.held = true;
  anna.tell("name", "\"name\":\"Amelie\"");
  anna.leave();
  house.hub.reset();
  house.journal.forget();  // and with the answer the table; a sanitizer sees what it touches
}

class Ear final : public Bot {
 public:
  std::optional<Notation> choose(const View&, const Limits&) override { return std::nullopt; }
  Estimate estimate(const View&, const Limits&) override { return {}; }
  void hear(const Message& message) override { heard.emplace_back(message.key); }
  std::vector<std::string> heard;
};

TEST(Hearing, TellsEverythingOnceAndNoticesWhatIsTakenBack) {
  const AnyGame& game = *findGame("bauab");
  const std::unique_ptr<Play> play = Play::start(game, "players=2 layout=square", Rng::simulation(1));
  const auto act = [&] {
    const Seat mover = play->match().turn().must.first();
    ASSERT_TRUE(play->act(mover, play->match().legal(mover)[0], 0).isFine());
  };
  Hearing hearing;
  Ear ear;
  EXPECT_TRUE(hearing.catchUp(*play, Seat(0), ear));
  EXPECT_EQ(ear.heard.size(), play->story().size());
  act();
  EXPECT_TRUE(hearing.catchUp(*play, Seat(0), ear));
  EXPECT_TRUE(hearing.catchUp(*play, Seat(0), ear));
  EXPECT_EQ(ear.heard.size(), play->story().size());
  const std::size_t told = ear.heard.size();
  ASSERT_TRUE(play->act(play->entries().back().seat, undoAction, 0).isFine());
  EXPECT_FALSE(hearing.catchUp(*play, Seat(0), ear));
  act();  // as many lines as before, but not the same
  EXPECT_FALSE(hearing.catchUp(*play, Seat(0), ear));
  EXPECT_EQ(ear.heard.size(), told);
}

TEST(Table, FillsAndClearsSeatsWithBotsAndPlaysAgainstThem) {
  House house;
  const House::Seats seats = house.seatPeople("nussknacker", "players=3", 1);
  Guest anna(house, seats.table, seats.cookies[0]);
  anna.tell("start");
  EXPECT_EQ(anna.errorKey(), "server.seatsFree");
  anna.tell("bot", "\"seat\":1,\"bot\":\"random\"");
  anna.tell("bot", "\"seat\":1");
  EXPECT_EQ(anna.errorKey(), "server.seatTaken");
  anna.tell("clear", "\"seat\":1");
  EXPECT_EQ(anna.last("table").at("seats").at(1).at("kind"), "empty");
  anna.tell("bot", "\"seat\":1,\"bot\":\"random\"");
  for (const std::string bot : {"oracle", "0", "6", "5/2", "plain:100", ""}) {
    const std::size_t errors = anna.count("error");
    anna.tell("bot", "\"seat\":2,\"bot\":\"" + bot + "\"");
    EXPECT_EQ(anna.count("error"), errors + 1) << bot;
    EXPECT_EQ(anna.errorKey(), "server.unknownBot") << bot;
  }
  anna.tell("bot", "\"seat\":2,\"bot\":\"1\"");
  EXPECT_EQ(anna.last("table").at("seats").at(1).at("bot"), "random");
  EXPECT_EQ(anna.last("table").at("seats").at(2).at("bot"), "1");
  begin({&anna});
  for (int i = 0; i < 2000 && anna.last("table").at("phase") == "playing"; ++i) {
    playOn({&anna}, 1);
    house.wait(50);
  }
  EXPECT_EQ(anna.last("table").at("phase"), "over");
}

// Bauab against a bot, at the moment when the bot is to move.
struct AgainstABot {
  AgainstABot() {
    house.options.table.botPause = pause;
    house.restart();
    seats = house.seatPeople("bauab", "players=2", 1);
    anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
    anna->tell("bot", "\"seat\":1,\"bot\":\"1\"");
    begin({anna.get()});
    house.wait(pause.count());
    playOn({anna.get()}, 1);
  }
  bool isAnnasTurn() const { return !anna->position().at("answers").as_array().empty(); }
  std::size_t rows() const { return house.journal.tables.at(seats.table).rows.size(); }

  static constexpr std::chrono::milliseconds pause{700};
  House house;
  House::Seats seats;
  std::unique_ptr<Guest> anna;
};

TEST(Table, LetsBotsThinkBesideItAndActAfterAPause) {
  AgainstABot table;
  const std::size_t rows = table.rows();
  table.house.wait(table.pause.count() - 1);
  EXPECT_EQ(table.rows(), rows);
  table.house.wait(1);
  EXPECT_EQ(table.rows(), rows + 1);
  EXPECT_TRUE(table.isAnnasTurn());
}

TEST(Table, AsksItsBotsAgainWhenTooManyAreThinking) {
  AgainstABot table;
  table.house.restart();
  table.house.surroundings.isCrowded = true;
  Guest anna(table.house, table.seats.table, table.seats.cookies[0]);
  table.house.wait(60'000);
  EXPECT_TRUE(anna.position().at("answers").as_array().empty());
  table.house.surroundings.isCrowded = false;
  table.house.wait(2'000);
  EXPECT_FALSE(anna.position().at("answers").as_array().empty());
}

TEST(Table, TakesBackThroughTheAnswersOfBots) {
  AgainstABot table;
  const std::string afterOwn = json::serialize(table.anna->position().at("screen"));
  table.house.wait(table.pause.count());
  ASSERT_TRUE(table.isAnnasTurn());
  EXPECT_TRUE(table.anna->position().at("undo").as_bool());
  const std::size_t rows = table.rows();
  const std::uint32_t asked = static_cast<std::uint32_t>(table.anna->position().at("decision").as_int64());
  table.anna->tell("undo");
  EXPECT_EQ(table.anna->count("error"), 0U);
  ASSERT_EQ(table.rows(), rows + 2) << "the bot's and hers";
  EXPECT_TRUE(table.isAnnasTurn());
  EXPECT_NE(json::serialize(table.anna->position().at("screen")), afterOwn);
  EXPECT_NE(table.anna->position().at("decision").as_int64(), asked);
  const std::string before = json::serialize(table.anna->position());

  table.house.restart();
  Guest anna(table.house, table.seats.table, table.seats.cookies[0]);
  EXPECT_EQ(json::serialize(anna.position()), before) << "built again from the journal";
  playOn({&anna}, 1);
  table.house.wait(60'000);
  EXPECT_FALSE(anna.position().at("answers").as_array().empty()) << "the bot answers again";
}

// Plays on until Anna, who has acted, is asked again after bots have; false if the game ends before.
bool comesRound(House& house, const std::vector<Guest*>& people, Guest& anna) {
  const auto playOnce = [&] {
    for (Guest* guest : people) playOn({guest}, 1);
  };
  const auto isAsked = [&] { return !anna.position().at("answers").as_array().empty(); };
  for (int i = 0; i < 100 && isAsked(); ++i) playOnce();
  for (int i = 0; i < 200 && !isAsked(); ++i) {
    playOnce();
    house.wait(50);
  }
  return isAsked();
}

// In Schlauraff bots throw dice, in Raufer they play cards out of hidden hands, and Ben would have to be asked.
TEST(Table, DoesNotTakeBackWhatCameOutOrWhatOthersDid) {
  struct Case {
    std::string_view game;
    std::string_view options;
    int people;
  };
  for (const Case& each :
       {Case{"schlauraff", "players=2", 1}, Case{"raufer", "players=3", 1}, Case{"schollenschubser", "players=3", 2}}) {
    House house;
    const House::Seats seats = house.seatPeople(each.game, each.options, each.people);
    std::vector<std::unique_ptr<Guest>> guests;
    std::vector<Guest*> people;
    people.reserve(seats.cookies.size());
    for (const std::string& cookie : seats.cookies) {
      people.push_back(guests.emplace_back(std::make_unique<Guest>(house, seats.table, cookie)).get());
    }
    const int last = each.game == "schlauraff" ? 1 : 2;
    for (int seat = each.people; seat <= last; ++seat) {
      people[0]->tell("bot", "\"seat\":" + std::to_string(seat) + ",\"bot\":\"random\"");
    }
    people[0]->tell("start");
    for (int step = 0; step < 2; ++step) {
      for (Guest* guest : people) guest->answerCeremony();
    }
    house.wait(1000);
    ASSERT_TRUE(comesRound(house, people, *people[0])) << each.game;
    EXPECT_FALSE(people[0]->position().at("undo").as_bool()) << each.game;
    people[0]->tell("undo");
    EXPECT_TRUE(people[0]->errorKey().starts_with("core.undo.")) << each.game << people[0]->errorKey();
  }
}

TEST(Table, IgnoresThoughtsAboutWhatWasTakenBack) {
  AgainstABot table;
  const std::size_t rows = table.rows();
  table.anna->tell("undo");
  ASSERT_EQ(table.rows(), rows + 1);
  ASSERT_TRUE(table.isAnnasTurn());
  table.house.wait(60'000);
  EXPECT_EQ(table.rows(), rows + 1);
  playOn({table.anna.get()}, 1);
  table.house.wait(60'000);
  EXPECT_EQ(table.rows(), rows + 3);
}

}  // namespace
}  // namespace sammel::testing
