#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "bots/bot_game.hpp"
#include "bots/program/program_bot.hpp"
#include "bots/random_bot.hpp"
#include "engine/core/play.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

using Command = std::vector<std::string>;

Command shell(const std::string& script) { return {"sh", "-c", script}; }

// For sed: takes the first answer, and waits where there is none.
constexpr const char* takeFirst =
    R"sed(s/^{"type":"choose","id":\([0-9]*\),.*"answers":\[{"action":"\([^"]*\)".*/{"id":\1,"choose":"\2"}/p;t)sed";
constexpr const char* elseWait = R"sed(s/^{"type":"choose","id":\([0-9]*\),.*/{"id":\1,"wait":true}/p)sed";
const Command obedient{"sed", "-nu", "-e", takeFirst, "-e", elseWait};

std::string optionsOf(const AnyGame& game, int players) {
  std::string options;
  EXPECT_TRUE(game.completeOptions("players=" + std::to_string(players), options).isFine());
  return options;
}

bool hasChildren() { return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD; }

std::size_t openFiles() {
  const std::filesystem::directory_iterator files("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

// A game of Raufer in which the program has the first seat. `failure` is what its bot says of it in the end.
struct Trial {
  BotGame game;
  BotFailure failure;
};
Trial tryOut(const Command& command, std::chrono::milliseconds limit = ProgramBot::usualLimit,
             std::chrono::milliseconds start = ProgramBot::usualStart) {
  Trial trial;
  const AnyGame& game = *findGame("raufer");
  const std::size_t files = openFiles();
  {
    std::vector<std::unique_ptr<Bot>> bots;
    bots.push_back(std::make_unique<ProgramBot>(command, 1, limit, start));
    for (const std::uint64_t seed : {2U, 3U}) bots.push_back(std::make_unique<RandomBot>(seed));
    trial.game = playBotGame(game, optionsOf(game, 3), Rng::simulation(7), bots);
    if (const BotFailure* failure = bots.front()->failure()) trial.failure = *failure;
  }
  EXPECT_FALSE(hasChildren());
  EXPECT_EQ(openFiles(), files);
  return trial;
}

using Cause = BotFailure::Cause;

// The others have played to the end.
void expectLostByRule(const Trial& trial, Cause cause, const std::string& failure) {
  EXPECT_TRUE(trial.game.outcome.over);
  ASSERT_EQ(trial.game.forfeits.size(), 1U);
  EXPECT_EQ(trial.game.forfeits[0].seat, Seat(0));
  EXPECT_EQ(trial.game.forfeits[0].failure.sentence, trial.failure.sentence);
  EXPECT_EQ(trial.game.ranks()[0], 3);
  EXPECT_EQ(trial.failure.cause, cause);
  EXPECT_NE(trial.failure.sentence.find(failure), std::string::npos) << trial.failure.sentence;
}

// A process that is there and does something; one that has only not been buried yet does nothing.
bool isAlive(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string stat;
  std::getline(file, stat);
  const std::size_t name = stat.rfind(") ");
  return name != std::string::npos && stat[name + 2] != 'Z' && stat[name + 2] != 'X';
}

TEST(ProgramBot, PlaysToTheEnd) {
  const Trial trial = tryOut(obedient);
  EXPECT_TRUE(trial.game.outcome.over);
  EXPECT_EQ(trial.failure.sentence, "");
}

TEST(ProgramBot, LosesByRuleIfItIsNotThere) {
  expectLostByRule(tryOut({"/nowhere/such-a-program"}), Cause::notStarted, "could not be started: No such file");
}

TEST(ProgramBot, LosesByRuleIfItCrashes) {
  expectLostByRule(tryOut(shell("kill -SEGV $$")), Cause::ended, "has ended by signal 11");
}

TEST(ProgramBot, HasLastWords) {
  const Trial trial = tryOut(shell("printf 'first\\n\\033[31mlast: \\303\\244 \\377\\n\\n' >&2; exit 3"));
  expectLostByRule(trial, Cause::ended, "has ended with status 3");
  EXPECT_EQ(trial.failure.lastWords, " [31mlast: \303\244 ?");
  EXPECT_EQ(tryOut(shell("read hello; read question; echo 'no idea' >&2; echo '{}'; cat >/dev/null")).failure.lastWords,
            "no idea");
}

// A slow start is no slow thought.
TEST(ProgramBot, MayTakeItsTimeToStart) {
  const std::string sed = "exec sed -nu -e '" + std::string(takeFirst) + "' -e '" + elseWait + "'";
  const Trial trial = tryOut(shell("sleep 1.3; " + sed), std::chrono::milliseconds(100));
  EXPECT_TRUE(trial.game.outcome.over);
  EXPECT_TRUE(trial.game.forfeits.empty()) << trial.failure.sentence;
}

TEST(ProgramBot, LosesByRuleIfItEndsEarly) {
  const Trial trial = tryOut({"sed", "-nu", "-e", "3q", "-e", takeFirst});
  expectLostByRule(trial, Cause::ended, "has ended with status 0");
  EXPECT_GT(trial.game.actions, 1U);
}

TEST(ProgramBot, LosesByRuleIfItIsSilent) {
  expectLostByRule(tryOut(shell("cat >/dev/null"), std::chrono::milliseconds(50)), Cause::silent,
                   "did not answer within 50 ms");
}

TEST(ProgramBot, LosesByRuleIfItNeitherReadsNorAnswers) {
  const std::chrono::milliseconds moment(50);
  expectLostByRule(tryOut(shell("exec sleep 600"), moment, moment), Cause::notStarted,
                   "did not begin to read within 50 ms");
}

TEST(ProgramBot, LosesByRuleIfItTalksNonsense) {
  const auto say = [](const std::string& line) { return shell("echo '" + line + "'; cat >/dev/null"); };
  expectLostByRule(tryOut(say("Hello!")), Cause::unreadable, "not a JSON object");
  expectLostByRule(tryOut(say("[1]")), Cause::unreadable, "not a JSON object");
  expectLostByRule(tryOut(say(R"({"choose":"draw"})")), Cause::unreadable, "no id");
  expectLostByRule(tryOut(say(R"({"id":"1","choose":"draw"})")), Cause::unreadable, "no id");
  expectLostByRule(tryOut(say(R"({"id":2,"choose":"draw"})")), Cause::unreadable,
                   "answered question 2, but was asked 1");
  expectLostByRule(tryOut(say(R"({"id":1})")), Cause::unreadable, "needs either");
  expectLostByRule(tryOut(say(R"({"id":1,"choose":"draw","wait":true})")), Cause::unreadable, "needs either");
  expectLostByRule(tryOut(say(R"({"id":1,"wait":true})")), Cause::illegal, "has to answer");
  expectLostByRule(tryOut(say(std::string(500, '['))), Cause::unreadable, "not a JSON object");
}

TEST(ProgramBot, LosesByRuleIfItCheats) {
  const auto want = [](const std::string& action) {
    return shell(R"(echo '{"id":1,"choose":")" + action + R"("}'; cat >/dev/null)");
  };
  expectLostByRule(tryOut(want("21 up")), Cause::illegal, "wants \"21 up\", which is not among its legal actions");
  expectLostByRule(tryOut(want("")), Cause::illegal, "not among its legal actions");
  expectLostByRule(tryOut(want(std::string(1000, 'x'))), Cause::illegal, "not among its legal actions");
}

TEST(ProgramBot, LosesByRuleIfALineIsTooLong) {
  expectLostByRule(tryOut(shell("head -c 70000 /dev/zero | tr '\\0' x; cat >/dev/null")), Cause::unreadable,
                   "more than 65536 bytes");
  expectLostByRule(tryOut(shell("exec cat /dev/zero")), Cause::unreadable, "more than 65536 bytes");
}

TEST(ProgramBot, EndsProgramsThatDoNotWantToEnd) {
  const std::string file = ::testing::TempDir() + "stubborn-program";
  const Trial trial =
      tryOut(shell("read hello; echo $$ >" + file + "; trap '' TERM; sleep 600"), std::chrono::milliseconds(50));
  expectLostByRule(trial, Cause::silent, "did not answer");
  pid_t pid = 0;
  std::ifstream(file) >> pid;
  ASSERT_GT(pid, 0);
  EXPECT_EQ(kill(pid, 0), -1);
  EXPECT_EQ(errno, ESRCH);
}

// Wherever they have gone: into the background, into a session of their own, to another parent.
TEST(ProgramBot, EndsWhatItsProgramHasStarted) {
  const std::string file = ::testing::TempDir() + "started-by-program";
  const std::string start = "sh -c 'echo $$ >>" + file + "; trap \"\" TERM HUP; exec sleep 600'";
  const std::string script = "rm -f " + file + "; " + start + " & setsid " + start + " & (setsid " + start +
                             " &) ; while [ \"$(wc -l <" + file +
                             " 2>/dev/null || echo 0)\" -lt 3 ]; do sleep 0.01; done;" + " exec sed -nu -e '" +
                             takeFirst + "' -e '" + elseWait + "'";
  EXPECT_TRUE(tryOut(shell(script)).game.forfeits.empty());
  std::ifstream pids(file);
  int started = 0;
  for (pid_t pid = 0; pids >> pid; ++started) EXPECT_FALSE(isAlive(pid));
  EXPECT_EQ(started, 3);
}

TEST(ProgramBot, GetsNothingOfOursButItsPipes) {
  const std::string file = ::testing::TempDir() + "open-files";
  const std::ifstream ours("/dev/null");
  (void)tryOut(shell("ls /proc/self/fd | tr '\\n' ' ' >" + file));
  std::string files;
  std::getline(std::ifstream(file), files);
  EXPECT_EQ(files, "0 1 2 3 ");  // 3 is the folder that ls reads
}

TEST(ProgramBot, IsToldWhereItSitsWhatItHearsAndHowItEnded) {
  const std::string file = ::testing::TempDir() + "told";
  const std::string script = "tee " + file + " | sed -nu -e '" + takeFirst + "'";
  const Trial trial = tryOut(shell(script));
  ASSERT_TRUE(trial.game.forfeits.empty()) << trial.failure.sentence;

  std::vector<boost::json::object> told;
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) told.push_back(boost::json::parse(line).as_object());
  ASSERT_GE(told.size(), 3U);
  EXPECT_EQ(told.front().at("type"), "hello");
  EXPECT_EQ(told.front().at("protocol"), 1);
  EXPECT_EQ(told.front().at("game"), "raufer");
  EXPECT_EQ(told.front().at("options").as_string(), optionsOf(*findGame("raufer"), 3));
  EXPECT_EQ(told.front().at("seat"), 0);
  EXPECT_EQ(told.front().at("seats"), 3);
  EXPECT_EQ(told[1].at("type"), "choose");
  EXPECT_EQ(told[1].at("id"), 1);
  EXPECT_EQ(told[1].at("limit").as_int64(), ProgramBot::usualLimit.count());
  EXPECT_EQ(told[1].at("events").at(0).at("key"), "raufer.deal");
  EXPECT_EQ(told[1].at("screen").at("viewer"), 0);
  EXPECT_TRUE(told[1].at("prompt").at("key").as_string().starts_with("raufer.ask"));
  const boost::json::object& answer = told[1].at("answers").at(0).as_object();
  EXPECT_FALSE(answer.at("action").as_string().empty());
  EXPECT_NE(answer.at("label"), answer.at("action"));
  EXPECT_TRUE(told[1].at("interrupts").as_array().empty());
  EXPECT_EQ(told.back().at("type"), "end");
  EXPECT_TRUE(told.back().at("outcome").at("over").as_bool());
  EXPECT_FALSE(told.back().at("events").as_array().empty());
}

// Plays at random, and keeps what it hears and, together with the others, what is done.
class Witness final : public Bot {
 public:
  Witness(std::uint64_t seed, std::vector<Entry>& done) : rng_(Rng::simulation(seed)), done_(done) {}
  std::optional<Notation> choose(const View& view, const Limits&) override {
    const std::optional<Notation> choice = chooseAtRandom(view, rng_);
    if (choice) done_.push_back({view.seat(), *choice, 0});
    return choice;
  }
  Estimate estimate(const View&, const Limits&) override { return {}; }
  void hear(const Message& message) override { heard.push_back(message); }
  std::vector<Message> heard;

 private:
  Rng rng_;
  std::vector<Entry>& done_;
};

TEST(BotGames, TellEverySeatAllThatItMayHearAndNothingElse) {
  for (const std::string id : {"raufer", "nussknacker", "feiner-sand", "ganz-nach-plan"}) {
    const AnyGame& game = *findGame(id);
    const std::string options = optionsOf(game, 3);
    std::vector<Entry> done;
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::uint64_t seed : {1U, 2U, 3U}) bots.push_back(std::make_unique<Witness>(seed, done));
    ASSERT_TRUE(playBotGame(game, options, Rng::simulation(5), bots).outcome.over);

    const std::unique_ptr<Play> play = Play::start(game, options, Rng::simulation(5));
    for (const Entry& entry : done) ASSERT_TRUE(play->act(entry.seat, entry.action, 0).isFine());
    for (int i = 0; i < 3; ++i) {
      std::vector<Message> expected;
      for (const Story::Line& line : play->story()) {
        if (line.told.audience.includes(Seat(i))) expected.push_back(play->words(line));
      }
      EXPECT_EQ(dynamic_cast<const Witness&>(*bots[static_cast<std::size_t>(i)]).heard, expected) << id << i;
    }
  }
}

#ifdef EXAMPLE_BOT
// The example against random players, and how often it wins with a seat of three.
double winsOfTheExample(std::string_view id, int deals) {
  const AnyGame& game = *findGame(id);
  const int seats = std::max(3, game.facts().minSeats) > game.facts().maxSeats ? 2 : 3;
  int wins = 0;
  for (int deal = 0; deal < deals; ++deal) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < seats; ++seat) {
      if (seat == deal % seats) {
        bots.push_back(std::make_unique<ProgramBot>(Command{PYTHON, EXAMPLE_BOT}, 1));
      } else {
        bots.push_back(std::make_unique<RandomBot>(static_cast<std::uint64_t>(10 * deal + seat)));
      }
    }
    const auto chance = Rng::simulation(static_cast<std::uint64_t>(deal / seats));
    const BotGame played = playBotGame(game, optionsOf(game, seats), chance, bots);
    const auto& bot = dynamic_cast<const ProgramBot&>(*bots[static_cast<std::size_t>(deal % seats)]);
    EXPECT_TRUE(played.forfeits.empty()) << id << ": " << bot.failure()->sentence;
    if (!played.forfeits.empty()) return 0;
    wins += played.outcome.ranks[static_cast<std::size_t>(deal % seats)] == 1 ? 1 : 0;
  }
  return static_cast<double>(wins) / deals;
}

TEST(ExampleBot, PlaysEveryGameToItsEnd) {
  for (const AnyGame* game : games()) winsOfTheExample(game->facts().id, 1);
}

TEST(ExampleBot, IsBetterThanChanceInRaufer) { EXPECT_GT(winsOfTheExample("raufer", 60), 0.4); }
#endif

}  // namespace
}  // namespace sammel
