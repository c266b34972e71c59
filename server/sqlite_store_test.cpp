// The journal on disk: it survives crashes and full disks, and grows with the program. What it has in common with other
// stores is in store_test.cpp.
#include "server/sqlite_store.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>

#include "server/forgetful_disk.hpp"
#include "server/test_store.hpp"

namespace sammel::testing {
namespace {

// Acknowledged entries survive a crash at any moment; with synchronous=OFF they do not.
std::size_t lostInCrashes(const std::string& synchronous) {
  std::size_t lost = 0;
  for (int crashAfter = 1; crashAfter <= 40; crashAfter += 3) {
    ForgetfulDisk disk;
    std::vector<std::string> logged;
    SqliteOptions options = logging(logged, disk.name());
    options.synchronous = synchronous;
    std::size_t acknowledged = 0;
    {
      const auto store = openAt("journal.db", options);
      EXPECT_EQ(commitOne(*store, opening("t1")), Stored::durable);
      for (acknowledged = 1; acknowledged < static_cast<std::size_t>(crashAfter) * 7; ++acknowledged) {
        const std::string large(400, 'x');  // so that the log is checkpointed now and then
        EXPECT_EQ(commitOne(*store, {{}, {row("t1", static_cast<std::int64_t>(acknowledged), large)}}),
                  Stored::durable);
      }
      disk.crash();
    }
    disk.powerUp();
    std::string problem;
    const auto store = openSqlite("journal.db", options, Language::en, problem);
    if (!store) {
      EXPECT_NE(problem.find("witness"), std::string::npos) << "the witness misses the tables: " << problem;
      lost += acknowledged;
      continue;
    }
    const Loaded loaded = store->load("t1");
    const std::size_t found = loaded.table ? loaded.table->rows.size() : 0;
    lost += acknowledged - std::min(found, acknowledged);
    if (found == acknowledged) EXPECT_TRUE(logged.empty() && !loaded.table->damage) << joined(logged);
    EXPECT_LE(found, acknowledged);
    for (std::size_t i = 0; i < found; ++i) EXPECT_EQ(loaded.table->rows[i].n, static_cast<std::int64_t>(i));
  }
  return lost;
}

TEST(Crash, LosesNothingThatWasAcknowledged) { EXPECT_EQ(lostInCrashes("FULL"), 0U); }

TEST(Crash, WouldLoseEntriesWithoutSyncing) { EXPECT_GT(lostInCrashes("OFF"), 0U); }

TEST(Crash, SyncsOncePerCommitHoweverManyTablesShareIt) {
  ForgetfulDisk disk;
  const auto store = openAt("journal.db", {.vfs = disk.name()});
  std::vector<Batch> openings;
  std::vector<Batch> moves;
  for (int i = 0; i < 50; ++i) {
    openings.push_back(opening("t" + std::to_string(i)));
    moves.push_back({{}, {row("t" + std::to_string(i), 1)}});
  }
  store->commit(openings);
  const std::size_t before = disk.syncs();
  store->commit(moves);
  EXPECT_EQ(disk.syncs(), before + 1);
}

TEST(FullDisk, RefusesAndWorksAgainLater) {
  ForgetfulDisk disk;
  {
    const auto store = openAt("journal.db", {.vfs = disk.name()});
    EXPECT_EQ(commitOne(*store, opening("t1")), Stored::durable);
    disk.setFull(true);
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::full);
    const std::vector<Batch> two{opening("t2"), {{}, {row("t1", 1)}}};
    EXPECT_EQ(store->commit(two), (Outcomes{Stored::full, Stored::full}));
    EXPECT_EQ(store->load("t1").table->rows.size(), 1U);
    disk.setFull(false);
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::durable);
    disk.crash();
  }
  disk.powerUp();
  EXPECT_EQ(openAt("journal.db", {.vfs = disk.name()})->load("t1").table->rows.size(), 2U);
}

void execute(const std::filesystem::path& file, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
}

// As version 1 was: journal rows did not know the command behind them.
constexpr const char* versionOne = R"sql(
CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL,
  created INTEGER NOT NULL) STRICT;
CREATE TABLE journal (table_key INTEGER NOT NULL REFERENCES tables(key), n INTEGER NOT NULL, seat INTEGER,
  entry TEXT NOT NULL, at INTEGER NOT NULL, state INTEGER, PRIMARY KEY (table_key, n)) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES (1, 'old', 'bauab', 'players=2 layout=square', 7);
INSERT INTO journal VALUES (1, 0, NULL, 'opened 1', 8, NULL);
PRAGMA user_version = 1;
)sql";

TEST(Migration, BringsAnOldDatabaseUpToDateAfterABackup) {
  const Folder folder;
  const std::filesystem::path file = folder / "a.db";
  execute(file, versionOne);
  {
    const auto store = openAt(file);
    EXPECT_EQ(store->load("old").table->rows.at(0).entry, "opened 1");
    EXPECT_EQ(commitOne(*store, {{}, {row("old", 1)}}), Stored::durable);
    EXPECT_EQ(store->load("old").table->rows.at(1).client, "0:c1");
    EXPECT_EQ(store->load("old").table->head.content, "");
  }
  const std::filesystem::path backup = folder / "a.db.v1.backup";
  ASSERT_TRUE(std::filesystem::exists(backup));
  execute(backup, "INSERT INTO journal VALUES (1, 1, 0, 'act pass', 9, NULL)");  // six columns: it is as it was
  EXPECT_EQ(openAt(file)->load("old").table->rows.size(), 2U);
}

// As version 3 was: rows had no checksums, and there was no witness.
constexpr const char* versionThree = R"sql(
CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL,
  created INTEGER NOT NULL, content TEXT NOT NULL DEFAULT '', previous TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE packs (hash TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE journal (table_key INTEGER NOT NULL REFERENCES tables(key), n INTEGER NOT NULL, seat INTEGER,
  entry TEXT NOT NULL, at INTEGER NOT NULL, state INTEGER, client TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_key, n)) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES (1, 'old', 'bauab', 'players=2', 7, '', ''), (4, 'other', 'bauab', 'players=2', 8, '', '');
INSERT INTO journal VALUES (1, 0, NULL, 'opened 1', 8, NULL, ''), (1, 1, 0, 'act 3@b2', 9, 77, '0:a'),
  (4, 0, NULL, 'opened 1', 8, NULL, '');
PRAGMA user_version = 3;
)sql";

TEST(Migration, GivesOldRowsTheirChecksumsAndAWitness) {
  const Folder folder;
  const std::filesystem::path file = folder / "a.db";
  execute(file, versionThree);
  std::vector<std::string> logged;
  {
    const auto store = openAt(file, logging(logged));
    EXPECT_EQ(store->load("old").table->rows.size(), 2U);
    EXPECT_FALSE(store->load("old").table->damage) << "old rows are taken as they are";
    EXPECT_EQ(commitOne(*store, {{}, {row("old", 2)}}), Stored::durable);
    EXPECT_EQ(commitOne(*store, opening("new")), Stored::durable);
  }
  EXPECT_TRUE(logged.empty()) << joined(logged);
  EXPECT_TRUE(std::filesystem::exists(folder / "a.db.v3.backup"));
  EXPECT_EQ(std::filesystem::status(folder / "a.db.v3.backup").permissions(), std::filesystem::perms(0600));
  execute(file, "UPDATE journal SET entry = 'act 3@b3' WHERE table_key = 1 AND n = 1");
  execute(file, "DELETE FROM journal WHERE table_key = 4");
  const auto store = openAt(file, logging(logged));
  ASSERT_TRUE(store->load("old").table->damage);
  EXPECT_EQ(store->load("old").table->damage->kept, 1);
  EXPECT_EQ(store->load("old").table->damage->known, 3);
  ASSERT_TRUE(store->load("other").table->damage);
  EXPECT_FALSE(store->load("new").table->damage);
  EXPECT_NE(joined(logged).find("table old: 1 of 3 entries are left, 2 are lost"), std::string::npos) << joined(logged);
}

TEST(Migration, RefusesAFileThatIsNoDatabaseWithoutTouchingIt) {
  const Folder folder;
  const std::string text(5000, 'x');
  std::ofstream(folder / "a.db") << text;
  std::string problem;
  EXPECT_EQ(openSqlite(folder / "a.db", {}, Language::de, problem), nullptr);
  EXPECT_NE(problem.find("--data"), std::string::npos);
  EXPECT_EQ(std::filesystem::file_size(folder / "a.db"), text.size());
}

}  // namespace
}  // namespace sammel::testing
