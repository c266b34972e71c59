// The journal on disk: it keeps its rows, survives crashes and full disks, and grows with the program.
#include "server/sqlite_store.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>

#include "server/forgetful_disk.hpp"

namespace sammel::testing {
namespace {

std::unique_ptr<Store> openAt(const std::filesystem::path& file, const SqliteOptions& options = {}) {
  std::string problem;
  std::unique_ptr<Store> store = openSqlite(file, options, Language::en, problem);
  EXPECT_TRUE(store != nullptr) << problem;
  return store;
}

JournalRow row(const std::string& table, std::int64_t n, std::string entry = "act pass") {
  return {table, n, Seat(static_cast<int>(n % 2)), std::move(entry), 1000 + n, "0:c" + std::to_string(n), std::nullopt};
}

Batch opening(const std::string& table) {
  return {{{table, "bauab", "players=2", 42, {}, {}, {}}},
          {{table, 0, Seat::table(), "opened 1", 1000, "", std::nullopt}}};
}

Stored commitOne(Store& store, Batch batch) { return store.commit({&batch, 1}).front(); }

// A folder that goes away with the test.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "sammelsurium-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

TEST(SqliteStore, KeepsWhatItIsGiven) {
  const Folder folder;
  {
    const auto store = openAt(folder / "a.db");
    EXPECT_EQ(commitOne(*store, opening("t1")), Stored::durable);
    JournalRow second = row("t1", 1, "act 3@b2");
    second.state = 0xfedcba9876543210ULL;
    EXPECT_EQ(commitOne(*store, {{}, {second}}), Stored::durable);
  }
  const auto store = openAt(folder / "a.db");
  const Loaded loaded = store->load("t1");
  ASSERT_TRUE(loaded.readable && loaded.table);
  EXPECT_EQ(loaded.table->head.options, "players=2");
  EXPECT_EQ(loaded.table->head.created, 42);
  ASSERT_EQ(loaded.table->rows.size(), 2U);
  EXPECT_TRUE(loaded.table->rows[0].seat.isTable());
  EXPECT_EQ(loaded.table->rows[1].entry, "act 3@b2");
  EXPECT_EQ(loaded.table->rows[1].seat, Seat(1));
  EXPECT_EQ(loaded.table->rows[1].client, "0:c1");
  EXPECT_EQ(loaded.table->rows[1].state, 0xfedcba9876543210ULL);
  EXPECT_FALSE(store->load("t2").table);
  EXPECT_TRUE(store->load("t2").readable);
}

TEST(SqliteStore, KeepsContentPacksOnceByTheirHash) {
  const Folder folder;
  {
    const auto store = openAt(folder / "a.db");
    for (const std::string table : {"t1", "t2"}) {
      Batch batch = opening(table);
      batch.opens[0].content = "abc";
      batch.opens[0].pack = "{}";
      batch.opens[0].previous = table == "t2" ? "def" : "";
      EXPECT_EQ(commitOne(*store, batch), Stored::durable);
    }
  }
  const TableHead head = openAt(folder / "a.db")->load("t2").table->head;
  EXPECT_EQ(head.content, "abc");
  EXPECT_EQ(head.pack, "{}");
  EXPECT_EQ(head.previous, "def");
}

TEST(SqliteStore, LetsOnlyOneOfTwoRowsWithTheSameNumberWin) {
  const Folder folder;
  const auto store = openAt(folder / "a.db");
  const std::vector<Batch> batches{opening("t1"),
                                   opening("t2"),
                                   {{}, {row("t1", 1), row("t1", 2)}},
                                   {{}, {row("t2", 1), row("t1", 2)}},
                                   {{}, {row("t2", 1)}},
                                   {{}, {row("gone", 0)}}};
  const std::vector<Stored> results = store->commit(batches);
  EXPECT_EQ(results, (std::vector<Stored>{Stored::durable, Stored::durable, Stored::durable, Stored::taken,
                                          Stored::durable, Stored::taken}));
  EXPECT_EQ(store->load("t2").table->rows.size(), 2U) << "a refused batch leaves nothing behind";
}

// Acknowledged entries survive a crash at any moment; with synchronous=OFF they do not.
std::size_t lostInCrashes(const std::string& synchronous) {
  std::size_t lost = 0;
  for (int crashAfter = 1; crashAfter <= 40; crashAfter += 3) {
    ForgetfulDisk disk;
    const SqliteOptions options{disk.name(), synchronous};
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
    const auto store = openAt("journal.db", options);
    if (!store) {
      lost += acknowledged;
      continue;
    }
    const Loaded loaded = store->load("t1");
    const std::size_t found = loaded.table ? loaded.table->rows.size() : 0;
    lost += acknowledged - std::min(found, acknowledged);
    EXPECT_LE(found, acknowledged);
    for (std::size_t i = 0; i < found; ++i) EXPECT_EQ(loaded.table->rows[i].n, static_cast<std::int64_t>(i));
  }
  return lost;
}

TEST(Crash, LosesNothingThatWasAcknowledged) { EXPECT_EQ(lostInCrashes("FULL"), 0U); }

TEST(Crash, WouldLoseEntriesWithoutSyncing) { EXPECT_GT(lostInCrashes("OFF"), 0U); }

TEST(Crash, SyncsOncePerCommitHoweverManyTablesShareIt) {
  ForgetfulDisk disk;
  const auto store = openAt("journal.db", {disk.name(), "FULL"});
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
    const auto store = openAt("journal.db", {disk.name(), "FULL"});
    EXPECT_EQ(commitOne(*store, opening("t1")), Stored::durable);
    disk.setFull(true);
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::full);
    const std::vector<Batch> two{opening("t2"), {{}, {row("t1", 1)}}};
    EXPECT_EQ(store->commit(two), (std::vector<Stored>{Stored::full, Stored::full}));
    EXPECT_EQ(store->load("t1").table->rows.size(), 1U);
    disk.setFull(false);
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::durable);
    disk.crash();
  }
  disk.powerUp();
  EXPECT_EQ(openAt("journal.db", {disk.name(), "FULL"})->load("t1").table->rows.size(), 2U);
}

// ---- versions ----

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

TEST(Migration, RefusesANewerDatabaseWithASentence) {
  const Folder folder;
  execute(folder / "a.db", "PRAGMA user_version = 99");
  std::string problem;
  EXPECT_EQ(openSqlite(folder / "a.db", {}, Language::en, problem), nullptr);
  EXPECT_NE(problem.find("newer"), std::string::npos);
  EXPECT_NE(problem.find("99"), std::string::npos);
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
