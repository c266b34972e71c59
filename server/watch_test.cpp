#include "server/watch.hpp"

#include <fstream>

#include "server/test_exposition.hpp"
#include "server/test_house.hpp"
#include "server/version.hpp"

namespace sammel::testing {
namespace {

class Watching : public ::testing::Test {
 protected:
  std::vector<LogEntry> logged;
  Watch watch{[this](const LogEntry& entry) {
    if (watch.logs(entry.level)) logged.push_back(entry);
  }};
  ExpositionReader read() const { return ExpositionReader(watch.metrics({})); }
};

constexpr std::int64_t millisecond = 1'000'000;
const Course stored{.command = 0,
                    .connection = 7,
                    .table = "abc",
                    .received = 10 * millisecond,
                    .begun = 12 * millisecond,
                    .checked = 15 * millisecond,
                    .durable = 22 * millisecond,
                    .shown = 23 * millisecond};

TEST_F(Watching, CountsStagesOfCommands) {
  watch.finished(stored);
  Course refused = stored;
  refused.durable = refused.shown = 0;
  watch.finished(refused);
  const ExpositionReader metrics = read();
  EXPECT_EQ(metrics.at("sammelsurium_commands_total", R"({command="act"})"), 2);
  EXPECT_EQ(metrics.at("sammelsurium_command_seconds", "_count"), 1) << "what was stored";
  EXPECT_NEAR(metrics.at("sammelsurium_command_seconds", "_sum"), 0.013, 1e-9);
  const auto sum = [&](const std::string& stage) {
    return metrics.at("sammelsurium_command_stage_seconds", "_sum{stage=\"" + stage + "\"}");
  };
  EXPECT_NEAR(sum("waiting"), 2 * 0.002, 1e-9);
  EXPECT_NEAR(sum("checking"), 2 * 0.003, 1e-9);
  EXPECT_NEAR(sum("storing"), 0.007, 1e-9);
  EXPECT_NEAR(sum("showing"), 0.001, 1e-9);
}

TEST_F(Watching, LogsSlowCommandsWithTheirStages) {
  watch.adopt({.level = LogLevel::info, .slow = std::chrono::milliseconds(13)});
  watch.finished(stored);
  EXPECT_TRUE(logged.empty()) << "just in time";
  watch.adopt({.level = LogLevel::info, .slow = std::chrono::milliseconds(12)});
  watch.finished(stored);
  ASSERT_EQ(logged.size(), 1U);
  EXPECT_EQ(logged[0].level, LogLevel::warning);
  EXPECT_EQ(logged[0].line(),
            "command=act connection=7 table=abc ms=13.000 waiting_ms=2.000 checking_ms=3.000 storing_ms=7.000 "
            "showing_ms=1.000 a slow command");
}

TEST_F(Watching, TracesOneOfSoManyCommands) {
  watch.adopt({.level = LogLevel::info, .traceOneIn = 3});
  for (int i = 0; i < 7; ++i) watch.finished(stored);
  ASSERT_EQ(logged.size(), 2U);
  EXPECT_NE(logged[0].line().find("a traced command"), std::string::npos);
}

TEST_F(Watching, LogsRefusalsOnRequestButNotWhichRule) {
  watch.refused({1, RefusalKind::quota, "server.rows"});
  EXPECT_TRUE(logged.empty());
  watch.adopt({.level = LogLevel::debug});
  watch.refused({1, RefusalKind::quota, "server.rows"});
  watch.refused({1, RefusalKind::rules, "nussknacker.notYours"});
  ASSERT_EQ(logged.size(), 2U);
  EXPECT_EQ(logged[0].line(), "connection=1 kind=quota why=server.rows something was refused");
  EXPECT_EQ(logged[1].line(), "connection=1 kind=rules something was refused");
  EXPECT_EQ(read().at("sammelsurium_refusals_total", R"({kind="quota"})"), 2);
}

TEST_F(Watching, KeepsSecretsOfAddressesOutOfTheLog) {
  EXPECT_EQ(routeOf("/"), "/");
  EXPECT_EQ(routeOf("/api/seat/k3jd8s?lang=de"), "/api/seat/…");
  EXPECT_EQ(routeOf("/seat/k3jd8s"), "/seat/…");
  EXPECT_EQ(routeOf("/api/tables/abc/socket?seat=1"), "/api/tables/…/socket");
  EXPECT_EQ(routeOf("//\x1b[2J/api"), "//…/api");
  EXPECT_EQ(routeOf("api/tables?x"), "/api/tables");
  watch.adopt({.level = LogLevel::debug});
  watch.answered({3, "POST", "/api/seat/k3jd8s", 410, 2 * millisecond});
  ASSERT_EQ(logged.size(), 1U);
  EXPECT_EQ(logged[0].line(), "request=3 status=410 ms=2.000 POST /api/seat/…");
}

TEST_F(Watching, OnlyEverCountsUpwards) {
  const auto everything = [&](int times) {
    for (int i = 0; i < times; ++i) {
      watch.finished(stored);
      watch.refused({1, RefusalKind::rules, "x"});
      watch.turnedAway(1);
      watch.moved("bauab", true);
      watch.moved("bauab", false);
      watch.moved("no such game", true);
      watch.programFailed();
      watch.answered({1, "GET", "/", 200, 1});
      watch.answered({1, "GET", "/", 99'999, 1});
      watch.declined();
      watch.committed({.batches = 3, .unstored = 1, .rows = 5, .bytes = 40, .took = 1});
      watch.loaded(1);
      watch.thought(1, 1, true);
      watch.crowded();
      watch.logged(LogLevel::error);
    }
  };
  everything(1);
  const ExpositionReader before = read();
  everything(2);
  const ExpositionReader after = read();
  for (const auto& [name, metric] : before.metrics()) {
    if (metric.type == "gauge") continue;
    bool hasGrown = false;
    for (const auto& [labels, value] : metric.samples) {
      EXPECT_GE(after.at(name, labels), value) << name << labels;
      hasGrown = hasGrown || after.at(name, labels) > value;
    }
    EXPECT_TRUE(hasGrown || name == "process_cpu_seconds_total") << name << " counts something";
  }
  EXPECT_EQ(after.at("sammelsurium_moves_total", R"({game="bauab",by="bot"})"), 3);
  EXPECT_EQ(after.at("sammelsurium_journal_batches_total"), 9);
  EXPECT_EQ(after.at("sammelsurium_journal_unstored_batches_total"), 3);
  EXPECT_EQ(after.at("sammelsurium_thoughts_given_up_total", R"({why="crowded"})"), 3);
}

TEST_F(Watching, KnowsItsProcess) {
  const ExpositionReader metrics = read();
  EXPECT_EQ(metrics.at("sammelsurium_build_info", "{version=\"" + std::string(version) + "\"}"), 1);
  EXPECT_GT(metrics.at("process_resident_memory_bytes"), 1e6);
  EXPECT_GE(metrics.at("process_virtual_memory_bytes"), metrics.at("process_resident_memory_bytes"));
  EXPECT_GE(metrics.at("process_open_fds"), 3);
  EXPECT_GE(metrics.at("process_max_fds"), metrics.at("process_open_fds"));
  EXPECT_GE(metrics.at("process_threads"), 1);
  const auto now = static_cast<double>(std::time(nullptr));
  EXPECT_NEAR(metrics.at("process_start_time_seconds"), now, 3600 * 24);
}

// What hosts are given to look at names nothing that does not exist, and the list of all is one.
TEST_F(Watching, IsWhatDashboardAlertsAndDocumentationTell) {
  const ExpositionReader metrics = read();
  const auto namesIn = [](const std::string& file) {
    std::ifstream in(std::string(DOCUMENTS) + file);
    EXPECT_TRUE(in.is_open()) << file;
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    static const std::regex name("\\b(?:sammelsurium|process)_[a-z_]*[a-z]\\b");
    std::set<std::string> names;
    for (std::sregex_iterator each(text.begin(), text.end(), name), end; each != end; ++each) names.insert(each->str());
    return names;
  };
  for (const char* file : {"/monitoring/grafana.json", "/monitoring/alerts.yml"}) {
    const std::set<std::string> names = namesIn(file);
    EXPECT_GT(names.size(), 5U) << file;
    for (const std::string& name : names) EXPECT_TRUE(metrics.knows(name)) << name << " in " << file;
  }
  std::set<std::string> told = namesIn("/hosts.md");
  std::erase_if(told, [](const std::string& name) {  // a zone of the nginx sample
    return name == "sammelsurium_requests";
  });
  for (const auto& [name, metric] : metrics.metrics()) EXPECT_EQ(told.erase(name), 1U) << name << " is not in hosts.md";
  EXPECT_TRUE(told.empty()) << *told.begin() << " does not exist";
}

// Hears of everything that a table does, and its clock moves on with every look at it.
class Recorder final : public Observer {
 public:
  std::int64_t clock() const override { return ++now; }
  void finished(const Course& course) override { courses.push_back(course); }
  void refused(const RefusedCommand& refusal) override { kinds.push_back(refusal.kind); }
  void turnedAway(std::uint64_t) override { ++away; }
  void moved(std::string_view game, bool byPerson) override { moves.emplace_back(game, byPerson); }

  mutable std::int64_t now = 0;
  std::vector<Course> courses;
  std::vector<RefusalKind> kinds;
  std::vector<std::pair<std::string, bool>> moves;
  int away = 0;
};

TEST(Observed, ACommandGoesThroughAllStagesInOrder) {
  Recorder recorder;
  Pair pair;
  pair.begin();
  pair.house.surroundings.watchedBy = &recorder;
  Guest& mover = pair.mover();
  mover.act(firstAnswer(mover));
  ASSERT_EQ(recorder.courses.size(), 1U);
  const Course& course = recorder.courses[0];
  EXPECT_EQ(course.command, 0U);
  EXPECT_EQ(course.table, pair.seats.table);
  EXPECT_LT(0, course.received);
  EXPECT_LT(course.received, course.begun);
  EXPECT_LT(course.begun, course.checked);
  EXPECT_LT(course.checked, course.durable);
  EXPECT_LT(course.durable, course.shown);
  EXPECT_EQ(recorder.moves, (std::vector<std::pair<std::string, bool>>{{"bauab", true}}));
  EXPECT_TRUE(recorder.kinds.empty());
}

TEST(Observed, WhatIsRefusedOrCannotBeStoredIsToldByItsKind) {
  Recorder recorder;
  Pair pair;
  pair.begin();
  pair.house.surroundings.watchedBy = &recorder;
  Guest& mover = pair.mover();
  mover.act("nonsense");
  mover.tell("act", R"("action":"x","answers":99999)");
  mover.say("{");
  pair.house.journal.failWith = Stored::full;
  mover.act(firstAnswer(mover));
  EXPECT_EQ(recorder.kinds, (std::vector<RefusalKind>{RefusalKind::rules, RefusalKind::stale, RefusalKind::malformed,
                                                      RefusalKind::storage}));
  ASSERT_EQ(recorder.courses.size(), 3U) << "what makes no sense comes to no table";
  for (const Course& course : recorder.courses) EXPECT_EQ(course.durable, 0) << "nothing was stored";
  EXPECT_TRUE(recorder.moves.empty());
}

TEST(Observed, WhoeverDoesNotStopIsTurnedAwayAndCountedOnce) {
  Recorder recorder;
  Pair pair;
  pair.house.surroundings.watchedBy = &recorder;
  for (int i = 0; i < 200; ++i) pair.anna->say("{");
  EXPECT_EQ(pair.anna->closedWith(), closing::policy);
  EXPECT_EQ(recorder.away, 1);
  EXPECT_EQ(recorder.kinds.front(), RefusalKind::malformed);
  EXPECT_EQ(recorder.kinds.back(), RefusalKind::price);
}

TEST(Observed, MovesOfBotsAreTheirs) {
  Recorder recorder;
  House house;
  house.surroundings.watchedBy = &recorder;
  const Answer opened = house.post("/api/tables", R"({"game":"bauab","name":"Anna","bots":true,"bot":"random"})");
  Guest anna(house, std::string(opened.json.at("table").as_string()), opened.cookie);
  anna.answerCeremony();
  anna.answerCeremony();
  house.wait(1000);
  anna.act(firstAnswer(anna));
  house.wait(1000);
  ASSERT_GE(recorder.moves.size(), 2U);
  EXPECT_TRUE(std::ranges::any_of(recorder.moves, [](const auto& move) { return move.second; }));
  EXPECT_TRUE(std::ranges::any_of(recorder.moves, [](const auto& move) { return !move.second; }));
}

}  // namespace
}  // namespace sammel::testing
