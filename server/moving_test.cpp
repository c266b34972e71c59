// Houses as a whole: moved, backed up, looked at and pruned, in both kinds of places.
#include "server/moving.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "engine/games/registry.hpp"
#include "server/inspecting.hpp"
#include "server/said.hpp"
#include "server/snapshot.hpp"
#include "server/store_test_base.hpp"
#include "server/table/talk_log.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

const Tell quietly = [](std::size_t, std::size_t) {};

// What happened at a table where a game was played, to its end or not.
StoredTable played(const std::string& game, int actions, std::uint64_t seed) {
  Pair pair(game, Pair::houseOptions(), seed);
  pair.begin();
  playOn({pair.anna.get(), pair.ben.get()}, actions);
  return pair.house.journal.tables.at(pair.seats.table);
}

// Three finished games and one that goes on; all others are made from these.
const std::vector<StoredTable>& someTables() {
  static const std::vector<StoredTable> tables{played("bauab", 100'000, 1), played("bauab", 100'000, 2),
                                               played("bauab", 100'000, 3), played("bauab", 4, 4)};
  return tables;
}

class Houses : public ::testing::TestWithParam<Kind> {
 protected:
  Houses() {
    const auto store = place_.open();
    for (const StoredTable& table : someTables()) {
      EXPECT_EQ(commitOne(*store, {{table.head}, table.rows}), Stored::durable);
    }
  }
  static Kind otherKind() { return GetParam() == Kind::sqlite ? Kind::postgres : Kind::sqlite; }
  static std::string seedOf(const std::string& data) {
    std::string problem;
    const auto snapshot = openSnapshot(data, Others::mayWrite, Language::en, problem);
    EXPECT_TRUE(snapshot && snapshot->key()) << problem;
    return toHex(snapshot->key()->seed());
  }
  static void expectAllIn(const std::string& data) {
    std::string problem;
    const auto snapshot = openSnapshot(data, Others::mayWrite, Language::en, problem);
    ASSERT_TRUE(snapshot) << problem;
    EXPECT_EQ(snapshot->tables()->size(), someTables().size());
    for (const StoredTable& table : someTables()) {
      const Loaded loaded = snapshot->load(table.head.id);
      ASSERT_TRUE(loaded.table && !loaded.table->damage);
      EXPECT_EQ(loaded.table->head.pack, table.head.pack);
      ASSERT_EQ(loaded.table->rows.size(), table.rows.size());
      EXPECT_EQ(loaded.table->rows.back().entry, table.rows.back().entry);
    }
  }

  StorePlace place_{GetParam()};
  Folder folder_;
};

TEST_P(Houses, MoveToTheOtherKindOfPlaceWithTheirKey) {
  const StorePlace target(otherKind());
  const Moved moved = moveHouse(place_.data(), target.data(), Language::en, quietly);
  EXPECT_EQ(moved.problem, "");
  EXPECT_EQ(moved.tables, someTables().size());
  EXPECT_TRUE(moved.damaged.empty());
  expectAllIn(target.data());
  EXPECT_EQ(seedOf(place_.data()), seedOf(target.data()));
  EXPECT_TRUE(inspectHouse(target.data(), 2, Language::en, quietly).isFine());
}

TEST_P(Houses, TakeTheirContentPacksAlong) {
  Batch batch = opening("packed");
  batch.opens[0].content = "abc";
  batch.opens[0].pack = R"({"what":"is printed"})";
  commitOne(*place_.open(), batch);
  StorePlace target(otherKind());
  EXPECT_EQ(moveHouse(place_.data(), target.data(), Language::en, quietly).problem, "");
  EXPECT_EQ(target.open()->load("packed").table->head.pack, batch.opens[0].pack);
}

TEST_P(Houses, GoOnMovingWhereTheyStopped) {
  StorePlace target(otherKind());
  EXPECT_EQ(moveHouse(place_.data(), target.data(), Language::en, quietly).problem, "");
  target.execute("DELETE FROM {journal} WHERE n > 5");
  if (target.kind() == Kind::sqlite) std::filesystem::remove(databaseIn(target.data()).string() + ".witness");
  const Moved again = moveHouse(place_.data(), target.data(), Language::en, quietly);
  EXPECT_EQ(again.problem, "");
  EXPECT_EQ(again.thereBefore, someTables().size());
  expectAllIn(target.data());
}

TEST_P(Houses, DoNotMoveIntoOtherHouses) {
  StorePlace target(otherKind());
  commitOne(*target.open(), opening("another"));
  const Moved moved = moveHouse(place_.data(), target.data(), Language::en, quietly);
  EXPECT_NE(moved.problem.find("another house"), std::string::npos) << moved.problem;
  EXPECT_FALSE(target.open()->load(someTables()[0].head.id).table);
}

TEST_P(Houses, DoNotMoveOverATableThatDiffers) {
  StorePlace target(otherKind());
  EXPECT_EQ(moveHouse(place_.data(), target.data(), Language::en, quietly).problem, "");
  const std::string id = someTables()[3].head.id;
  commitOne(*target.open(), {{}, {row(id, std::ssize(someTables()[3].rows), "act elsewhere")}});
  const Moved moved = moveHouse(place_.data(), target.data(), Language::en, quietly);
  EXPECT_NE(moved.problem.find(id), std::string::npos) << moved.problem;
}

TEST_P(Houses, DoNotMoveWhileTheyAreUsed) {
  HomeOptions options;
  std::string problem;
  const auto server = openHome(place_.data(), options, problem);
  ASSERT_TRUE(server) << problem;
  const StorePlace target(otherKind());
  const Moved moved = moveHouse(place_.data(), target.data(), Language::en, quietly);
  EXPECT_NE(moved.problem.find("in use"), std::string::npos) << moved.problem;
}

TEST_P(Houses, LeaveDamagedTablesWhereTheyAreAndNameThem) {
  const std::string id = someTables()[1].head.id;
  place_.execute("UPDATE {journal} SET at = at + 1 WHERE n = 7");
  const StorePlace target(otherKind());
  const Moved moved = moveHouse(place_.data(), target.data(), Language::en, quietly);
  EXPECT_EQ(moved.problem, "");
  EXPECT_EQ(moved.damaged.size(), someTables().size());
  EXPECT_NE(std::find(moved.damaged.begin(), moved.damaged.end(), id), moved.damaged.end());
}

TEST_P(Houses, AreBackedUpWhileTheyAreUsedAndComeBack) {
  const std::string file = (folder_ / "backup.db").string();
  {
    std::string problem;
    const auto server = openHome(place_.data(), {}, problem);
    ASSERT_TRUE(server) << problem;
    const Moved kept = backUpHouse(place_.data(), file, Language::en, quietly);
    EXPECT_EQ(kept.problem, "");
    EXPECT_EQ(kept.tables, someTables().size());
    // What comes later is not in it.
    EXPECT_EQ(commitOne(*server->store, opening("later")), Stored::durable);
  }
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_.path()), {}), 1) << "one file";
  EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
  EXPECT_TRUE(inspectHouse(file, 2, Language::en, quietly).isFine());
  EXPECT_NE(backUpHouse(place_.data(), file, Language::en, quietly).problem, "") << "it is not overwritten";
  for (const Kind kind : {Kind::sqlite, Kind::postgres}) {
    const StorePlace target(kind);
    EXPECT_EQ(moveHouse(file, target.data(), Language::en, quietly).problem, "");
    expectAllIn(target.data());
    EXPECT_EQ(seedOf(place_.data()), seedOf(target.data()));
  }
}

TEST_P(Houses, AreLookedAtTableByTable) {
  const Inspection fine = inspectHouse(place_.data(), 2, Language::en, quietly);
  EXPECT_TRUE(fine.isFine()) << fine.problem;
  EXPECT_EQ(fine.tables, 4U);
  EXPECT_EQ(fine.over, 3U);
  // An entry that fits its checksum, but not the rules.
  const std::string id = someTables()[3].head.id;
  commitOne(*place_.open(), {{}, {row(id, std::ssize(someTables()[3].rows), "act nonsense")}});
  const Inspection broken = inspectHouse(place_.data(), 2, Language::en, quietly);
  ASSERT_EQ(broken.findings.size(), 1U);
  EXPECT_EQ(broken.findings[0].table, id);
  EXPECT_NE(broken.findings[0].what.find("impossible"), std::string::npos) << broken.findings[0].what;
  place_.execute("UPDATE {journal} SET at = at + 1 WHERE n = 3");
  EXPECT_EQ(inspectHouse(place_.data(), 2, Language::en, quietly).findings.size(), 4U);
}

TEST_P(Houses, TellWhichTablesKeepEarlierRules) {
  StoredTable table = played("feiner-sand", 4, 5);
  for (const int version : {2, 2, 9}) {
    table.head.id += 'x';
    for (JournalRow& row : table.rows) row.table = table.head.id;
    table.rows[0].entry = "opened " + std::to_string(version) + " 2";
    ASSERT_EQ(commitOne(*place_.open(), {{table.head}, table.rows}), Stored::durable);
  }
  const Inspection found = inspectHouse(place_.data(), 2, Language::en, quietly);
  ASSERT_EQ(found.byEarlierRules.size(), 1U);
  EXPECT_EQ(found.byEarlierRules.at({"feiner-sand", 2}), 2U);
  ASSERT_EQ(found.findings.size(), 1U);
  EXPECT_NE(found.findings[0].what.find("newer program"), std::string::npos) << found.findings[0].what;
}

TEST_P(Houses, LoseOldGamesOnlyAfterTheirRecordsAreKept) {
  PruneOptions options;
  options.records = folder_ / "records";
  EXPECT_EQ(pruneHouse(place_.data(), options, Language::en, quietly).tables, 0U) << "nothing is that old";
  options.before = someTables()[0].rows.back().at + 3'600'000'000;
  options.pretend = true;
  EXPECT_EQ(pruneHouse(place_.data(), options, Language::en, quietly).tables, 3U);
  EXPECT_EQ(inspectHouse(place_.data(), 1, Language::en, quietly).tables, 4U);
  options.pretend = false;
  const Pruned pruned = pruneHouse(place_.data(), options, Language::en, quietly);
  EXPECT_EQ(pruned.problem, "");
  EXPECT_EQ(pruned.tables, 3U);
  EXPECT_EQ(pruned.kept, 1U);
  EXPECT_EQ(inspectHouse(place_.data(), 1, Language::en, quietly).tables, 1U);
  EXPECT_TRUE(place_.open()->load(someTables()[3].head.id).table) << "a game that is not over stays";
  for (int i = 0; i < 3; ++i) {
    std::ifstream file(options.records / (someTables()[static_cast<std::size_t>(i)].head.id + ".txt"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    RecordError error;
    const std::optional<Record> record = readRecord(text, error);
    ASSERT_TRUE(record);
    EXPECT_TRUE(verify(*record, games()).empty());
    EXPECT_TRUE(isSigned(*record));
  }
  options.unfinished = true;
  EXPECT_EQ(pruneHouse(place_.data(), options, Language::en, quietly).unfinished, 1U);
  EXPECT_TRUE(inspectHouse(place_.data(), 1, Language::en, quietly).isFine()) << "nothing is missed";
}

TEST_P(Houses, KeepTheTalkWithItsTable) {
  Pair pair("bauab", Pair::houseOptions(), 1);
  pair.begin();
  pair.anna->tell("say", R"("text":"Well, well")");
  pair.ben->tell("say", R"("phrase":"goodLuck")");
  pair.anna->tell("report", R"("side":"players","line":1)");
  pair.anna->tell("resign");
  const std::string id = pair.seats.table;
  const std::string talk = TalkLog::nameOf(id, protocol::TalkSide::players);
  const auto& journal = pair.house.journal.tables;
  ASSERT_TRUE(journal.contains(talk));
  StorePlace place(GetParam());
  for (const std::string& name : {id, talk}) {
    const StoredTable& stored = journal.at(name);
    EXPECT_EQ(commitOne(*place.open(), {{stored.head}, stored.rows}), Stored::durable);
  }
  const Inspection fine = inspectHouse(place.data(), 1, Language::en, quietly);
  EXPECT_TRUE(fine.isFine()) << (fine.findings.empty() ? fine.problem : fine.findings[0].what);
  EXPECT_EQ(fine.tables, 1U);

  const StorePlace other(otherKind());
  EXPECT_EQ(moveHouse(place.data(), other.data(), Language::en, quietly).problem, "");
  const std::string backup = (folder_ / "talk.backup").string();
  EXPECT_EQ(backUpHouse(place.data(), backup, Language::en, quietly).problem, "");
  for (const std::string& data : {place.data(), other.data(), backup}) {
    std::string problem;
    const std::vector<Said> all = saidIn(data, id, Language::en, problem);
    EXPECT_EQ(problem, "");
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].line.text, "Well, well");
    const std::vector<Said> reported = saidIn(data, "", Language::en, problem);
    ASSERT_EQ(reported.size(), 1U);
    EXPECT_EQ(reported[0].number, 1);
    EXPECT_EQ(reported[0].line.phrase, protocol::TalkPhrase::goodLuck);
  }

  PruneOptions options;
  options.records = folder_ / "records";
  options.before = journal.at(id).rows.back().at + 1;
  const JournalRow& last = journal.at(talk).rows.back();
  JournalRow later = row(talk, last.n + 1, "said later");
  later.at = options.before + 1;
  EXPECT_EQ(commitOne(*place.open(), {{}, {later}}), Stored::durable);
  EXPECT_EQ(pruneHouse(place.data(), options, Language::en, quietly).tables, 0U) << "people still talk";
  options.before += 2;
  EXPECT_EQ(pruneHouse(place.data(), options, Language::en, quietly).tables, 1U);
  EXPECT_FALSE(place.open()->load(talk).table) << "nothing is left";
}

TEST_P(Houses, AreNotMadeByLookingForThem) {
  const std::string nowhere = (folder_ / "nowhere").string();
  EXPECT_NE(inspectHouse(nowhere, 1, Language::en, quietly).problem, "");
  EXPECT_NE(pruneHouse(nowhere, {}, Language::en, quietly).problem, "");
  EXPECT_FALSE(std::filesystem::exists(nowhere));
  const std::string empty = sharedPostgres().freshDatabase();
  EXPECT_NE(inspectHouse(empty, 1, Language::en, quietly).problem.find("no Sammelsurium"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Places, Houses, ::testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& each) { return nameOfKind(each.param); });

}  // namespace
}  // namespace sammel::testing
