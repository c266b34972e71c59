// Damage is never silent: whatever happens to the files, a table is complete or says that it is not, and the log says
// which and what to do.
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <utility>

#include "server/forgetful_disk.hpp"
#include "server/private_files.hpp"
#include "server/test_store.hpp"
#include "server/witness.hpp"

namespace sammel::testing {
namespace {

using Expected = std::map<std::string, std::vector<JournalRow>>;

std::string nameOfTable(int i) { return "table" + std::to_string(100 + i); }

// Appends rows in turn to tables that are there, or opens them.
void play(Store& store, Expected& expected, int tables, int rounds, int firstRound = 0, int firstTable = 0) {
  for (int round = firstRound; round < firstRound + rounds; ++round) {
    std::vector<Batch> batches;
    for (int i = firstTable; i < firstTable + tables; ++i) {
      std::vector<JournalRow>& rows = expected[nameOfTable(i)];
      Batch batch;
      if (rows.empty()) {
        batch = opening(nameOfTable(i));
      } else {
        batch.rows.push_back(row(nameOfTable(i), std::ssize(rows), "act " + std::to_string(round * 7919 + i)));
        if (round % 3 == 0) batch.rows.back().state = 0xfedcba9876543210ULL + static_cast<unsigned>(i);
      }
      rows.insert(rows.end(), batch.rows.begin(), batch.rows.end());
      batches.push_back(std::move(batch));
    }
    for (const auto& stored : store.commit(batches)) ASSERT_EQ(stored, Stored::durable);
  }
}

bool areEqual(const JournalRow& a, const JournalRow& b) {
  return a.table == b.table && a.n == b.n && a.seat == b.seat && a.entry == b.entry && a.at == b.at &&
         a.client == b.client && a.state == b.state;
}

bool isWhole(const Loaded& loaded, const std::vector<JournalRow>& expected) {
  return loaded.table && !loaded.table->damage && loaded.table->head.game == "bauab" &&
         loaded.table->head.options == "players=2" && loaded.table->head.created == 42 &&
         std::equal(loaded.table->rows.begin(), loaded.table->rows.end(), expected.begin(), expected.end(), areEqual);
}

struct Findings {
  int unusable = 0;  // the database was refused as a whole
  int damaged = 0;   // some table said that it is
  int whole = 0;
};

// Opens what is on the disk. Every table must be whole or say that it is not, and then it was logged.
void examine(const ForgetfulDisk& disk, const Expected& expected, Findings& findings) {
  std::vector<std::string> logged;
  std::string problem;
  const auto store = openSqlite("journal.db", logging(logged, disk.name()), Language::en, problem);
  if (!store) {
    ASSERT_FALSE(problem.empty());
    ++findings.unusable;
    return;
  }
  const std::string log = joined(logged);
  bool allWhole = true;
  for (const auto& [table, rows] : expected) {
    const Loaded loaded = store->load(table);
    if (isWhole(loaded, rows)) continue;
    allWhole = false;
    ASSERT_TRUE(!loaded.readable || (loaded.table && loaded.table->damage)) << table << " was cut without a word";
    ASSERT_TRUE(log.find(table + ":") != std::string::npos || log.find("is damaged (") != std::string::npos)
        << table << " is not in the log:\n"
        << log;
  }
  ++(allWhole ? findings.whole : findings.damaged);
}

// Flips bits all over a file, one at a time.
Findings flipBitsOf(const std::string& file, const ForgetfulDisk::Contents& contents, ForgetfulDisk& disk,
                    const Expected& expected, std::size_t samples) {
  Findings findings;
  const std::size_t bits = contents.at(file).size() * 8;
  const std::size_t step = std::max<std::size_t>(1, bits / samples) | 1U;
  const auto flip = [&](std::size_t bit) {
    ForgetfulDisk::Contents damaged = contents;
    damaged.at(file)[bit / 8] ^= static_cast<unsigned char>(1U << (bit % 8));
    disk.setContents(damaged);
    SCOPED_TRACE(file + " bit " + std::to_string(bit));
    examine(disk, expected, findings);
  };
  for (std::size_t bit = 0; bit < std::min<std::size_t>(bits, 100 * 8); bit += 7) flip(bit);  // the header
  for (std::size_t bit = 100 * 8; bit < bits && !::testing::Test::HasFatalFailure(); bit += step) flip(bit);
  return findings;
}

// Where the rows are: in the database, the newer ones in its log, or all of them in the log.
enum class Left { stopped, killed, killedYoung };

ForgetfulDisk::Contents filesOf(Left left, ForgetfulDisk& disk, Expected& expected) {
  if (left != Left::killedYoung) {
    const auto store = openAt("journal.db", {.vfs = disk.name()});
    play(*store, expected, 40, 20);
  }
  if (left != Left::stopped) {
    const auto store = openAt("journal.db", {.vfs = disk.name()});
    play(*store, expected, 3, 1, 20, 40);  // opens three more
    play(*store, expected, 15, 6, 21);
    disk.kill();
  }
  disk.powerUp();
  return disk.contents();
}

TEST(Damage, WhicheverBitFlipsATableIsWholeOrSaysThatItIsNot) {
  for (const auto& [left, file] :
       {std::pair{Left::stopped, "journal.db"}, std::pair{Left::killed, "journal.db"},
        std::pair{Left::killed, "journal.db-wal"}, std::pair{Left::killedYoung, "journal.db-wal"},
        std::pair{Left::killed, "journal.db.witness"}}) {
    ForgetfulDisk disk;
    Expected expected;
    const ForgetfulDisk::Contents contents = filesOf(left, disk, expected);
    Findings intact;
    examine(disk, expected, intact);
    EXPECT_EQ(intact.whole, 1) << "nothing is damaged yet";
    const Findings findings = flipBitsOf(file, contents, disk, expected, 200);
    if (HasFatalFailure()) return;
    if (std::string_view(file).ends_with(".witness")) {
      EXPECT_EQ(findings.unusable + findings.damaged, 0) << "a damaged witness takes nothing away";
    } else {
      EXPECT_GT(findings.unusable + findings.damaged, 30) << file;
    }
  }
}

TEST(Damage, TablesGoOnBesideADamagedOne) {
  ForgetfulDisk disk;
  Expected expected;
  ForgetfulDisk::Contents contents = filesOf(Left::killed, disk, expected);
  std::vector<unsigned char>& log = contents.at("journal.db-wal");
  const std::string newest = "act " + std::to_string(26 * 7919);
  *std::search(log.begin(), log.end(), newest.begin(), newest.end()) ^= 1;
  disk.setContents(contents);
  std::vector<std::string> logged;
  const auto store = openAt("journal.db", logging(logged, disk.name()));
  int damaged = 0;
  for (const auto& [table, rows] : expected) {
    const Loaded loaded = store->load(table);
    ASSERT_TRUE(loaded.table);
    if (loaded.table->damage) {
      ++damaged;
      EXPECT_EQ(loaded.table->damage->kept, std::ssize(rows) - 1);
      EXPECT_EQ(loaded.table->damage->known, std::ssize(rows));
    } else {
      EXPECT_EQ(commitOne(*store, {{}, {row(table, std::ssize(rows))}}), Stored::durable);
    }
  }
  EXPECT_EQ(damaged, 15) << "all had a row in the last commit";
  EXPECT_EQ(store->check().damagedTables, 15U);
  EXPECT_EQ(store->check().trouble, StoreTrouble::none);
  EXPECT_EQ(commitOne(*store, opening("new")), Stored::durable);
}

TEST(Damage, ALostTableIsNotTakenForOneThatNeverWas) {
  ForgetfulDisk disk;
  Expected expected;
  ForgetfulDisk::Contents contents = filesOf(Left::killed, disk, expected);  // three tables are only in the log
  contents.erase("journal.db-wal");
  disk.setContents(contents);
  std::vector<std::string> logged;
  {
    const auto store = openAt("journal.db", logging(logged, disk.name()));
    const Loaded lost = store->load(nameOfTable(42));
    ASSERT_TRUE(lost.table && lost.table->damage);
    EXPECT_EQ(lost.table->damage->kept, 0);
    EXPECT_EQ(lost.table->damage->known, 1);
    EXPECT_NE(joined(logged).find("table142: 0 of 1 entries are left, 1 are lost"), std::string::npos)
        << joined(logged);
    EXPECT_FALSE(store->load("never").table);
    EXPECT_EQ(commitOne(*store, opening("new")), Stored::durable) << "and does not take the lost one's place";
  }
  const auto store = openAt("journal.db", {.vfs = disk.name()});
  for (const int lost : {40, 41, 42}) {
    const Loaded loaded = store->load(nameOfTable(lost));
    EXPECT_TRUE(loaded.table && loaded.table->damage) << lost;
  }
  EXPECT_FALSE(store->load("new").table->damage);
}

// Wherever the power fails, nothing acknowledged is lost and nothing is called damaged that is not.
TEST(Witness, RaisesNoFalseAlarmWheneverThePowerFails) {
  for (const bool onlyKilled : {false, true}) {
    for (std::size_t syncs = 1; syncs <= 60; ++syncs) {
      ForgetfulDisk disk;
      Expected acknowledged;
      {
        std::string problem;
        disk.crashAfter(onlyKilled ? SIZE_MAX : syncs);
        const auto store = openSqlite("journal.db", {.vfs = disk.name()}, Language::en, problem);
        for (std::size_t i = 0; store && !disk.hasCrashed() && i < syncs; ++i) {
          Expected next = acknowledged;
          play(*store, next, 3, 1);
          if (!disk.hasCrashed()) acknowledged = next;
        }
        if (onlyKilled) disk.kill();
      }
      disk.powerUp();
      std::vector<std::string> logged;
      const auto store = openAt("journal.db", logging(logged, disk.name()));
      ASSERT_TRUE(store);
      EXPECT_TRUE(logged.empty()) << joined(logged);
      for (const auto& [table, rows] : acknowledged) {
        const Loaded loaded = store->load(table);
        ASSERT_TRUE(loaded.table && !loaded.table->damage) << syncs;
        ASSERT_GE(loaded.table->rows.size(), rows.size()) << syncs;
        EXPECT_LE(loaded.table->rows.size(), rows.size() + 1);
      }
    }
  }
}

TEST(Witness, SurvivesThePowerOnceThereWasTimeToRest) {
  ForgetfulDisk disk;
  {
    const auto store = openAt("journal.db", {.vfs = disk.name()});
    EXPECT_EQ(commitOne(*store, opening("t1")), Stored::durable);
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1, "act newest")}}), Stored::durable);
    store->rest();
    disk.crash();
  }
  disk.powerUp();
  ForgetfulDisk::Contents contents = disk.contents();
  std::vector<unsigned char>& log = contents.at("journal.db-wal");
  const std::string newest = "act newest";
  *std::search(log.begin(), log.end(), newest.begin(), newest.end()) ^= 1;
  disk.setContents(contents);
  std::vector<std::string> logged;
  EXPECT_TRUE(openAt("journal.db", logging(logged, disk.name()))->load("t1").table->damage);
  EXPECT_NE(joined(logged).find("table t1: 1 of 2 entries are left"), std::string::npos) << joined(logged);
}

TEST(Witness, ThatCannotBeWrittenHoldsUpTheNextBatch) {
  ForgetfulDisk disk;
  std::vector<std::string> logged;
  {
    const auto store = openAt("journal.db", logging(logged, disk.name()));
    EXPECT_EQ(commitOne(*store, opening("t1")), Stored::durable);
    disk.failWritesTo(".witness");
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::durable) << "the row is";
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 2)}}), Stored::failed);
    EXPECT_EQ(store->check().trouble, StoreTrouble::failed);
    EXPECT_EQ(logged.size(), 1U) << joined(logged);
    disk.failWritesTo("");
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 2)}}), Stored::durable);
    EXPECT_EQ(store->check().trouble, StoreTrouble::none);
    EXPECT_NE(logged.back().find("again"), std::string::npos);
    disk.crash();
  }
  disk.powerUp();
  const Loaded loaded = openAt("journal.db", {.vfs = disk.name()})->load("t1");
  EXPECT_FALSE(loaded.table->damage);
  EXPECT_EQ(loaded.table->rows.size(), 3U);
}

TEST(Witness, ThatIsMissingIsMissedAndMadeAnew) {
  const Folder folder;
  const std::filesystem::path file = folder / "a.db";
  const std::filesystem::path witness = folder / "a.db.witness";
  commitOne(*openAt(file), opening("t1"));
  std::filesystem::remove(witness);
  std::vector<std::string> logged;
  EXPECT_FALSE(openAt(file, logging(logged))->load("t1").table->damage);
  EXPECT_NE(joined(logged).find("taken as they are"), std::string::npos) << joined(logged);
  logged.clear();
  openAt(file, logging(logged));
  EXPECT_TRUE(logged.empty()) << joined(logged);
  EXPECT_EQ(Witness::open(witness.string(), nullptr)->read(1).mark->rows, 1);
}

class RunningStore : public ::testing::Test {
 protected:
  RunningStore() {
    commitOne(*store, opening("t1"));
    EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::durable);
    EXPECT_EQ(store->check().trouble, StoreTrouble::none);
  }
  Stored append() { return commitOne(*store, {{}, {row("t1", 2)}}); }
  // As after a while: the clock of files is coarse.
  static void touch(const std::filesystem::path& path) {
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(1));
  }

  Folder folder;
  std::filesystem::path file = folder / "a.db";
  std::filesystem::path away = folder / "away";
  std::vector<std::string> logged;
  std::unique_ptr<Store> store = openAt(file, logging(logged));
};

TEST_F(RunningStore, DoesNotWriteToADeletedFile) {
  for (const char* ending : {"", "-wal", ".witness"}) {
    const std::filesystem::path path = file.string() + ending;
    logged.clear();
    std::filesystem::rename(path, away);
    EXPECT_EQ(append(), Stored::unsafe) << ending;
    EXPECT_EQ(append(), Stored::unsafe) << ending;
    EXPECT_EQ(store->check().trouble, StoreTrouble::gone) << ending;
    ASSERT_EQ(logged.size(), 1U) << "said once";
    EXPECT_NE(logged[0].find("deleted"), std::string::npos);
    EXPECT_TRUE(store->load("t1").table) << "what is there can still be read";
    std::filesystem::rename(away, path);
    EXPECT_EQ(store->check().trouble, StoreTrouble::none) << "back again";
  }
  EXPECT_EQ(append(), Stored::durable);
}

TEST_F(RunningStore, DoesNotWriteToAFileWhoseNameAnotherHas) {
  std::filesystem::rename(file, away);
  std::filesystem::copy(away, file);
  EXPECT_EQ(append(), Stored::unsafe);
  EXPECT_EQ(store->check().trouble, StoreTrouble::replaced);
  EXPECT_NE(logged.back().find("replaced"), std::string::npos);
}

TEST_F(RunningStore, NoticesThatItsFileWasZeroed) {
  const auto size = static_cast<std::streamsize>(std::filesystem::file_size(file));
  std::fstream(file, std::ios::in | std::ios::out | std::ios::binary)
      .write(std::string(static_cast<std::size_t>(size), '\0').data(), size);
  touch(file);
  EXPECT_EQ(append(), Stored::unsafe);
  EXPECT_EQ(store->check().trouble, StoreTrouble::damaged);
  EXPECT_NE(joined(logged).find("is damaged"), std::string::npos);
}

TEST_F(RunningStore, NoticesThatAFileWasCutShort) {
  for (const char* ending : {"-wal", ""}) {
    SCOPED_TRACE(ending);
    store.reset();
    store = openAt(file, logging(logged));
    commitOne(*store, opening("u" + std::string(ending)));
    const std::filesystem::path path = file.string() + ending;
    std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
    EXPECT_EQ(append(), Stored::unsafe);
    EXPECT_EQ(store->check().trouble, StoreTrouble::damaged);
  }
}

TEST_F(RunningStore, PutsUpWithAnotherProgramThatDoesNoHarm) {
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &other), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(other, "PRAGMA wal_checkpoint(FULL)", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(other);
  touch(file);
  EXPECT_EQ(append(), Stored::durable);
  EXPECT_NE(joined(logged).find("nothing is missing"), std::string::npos);
}

TEST(Start, LeavesADatabaseAloneThatIsGoneOrEmptyButWasNot) {
  for (const bool isDeleted : {true, false}) {
    const Folder folder;
    const std::filesystem::path file = folder / "a.db";
    {
      const auto store = openAt(file);
      commitOne(*store, opening("t1"));
      std::filesystem::copy(file.string() + "-wal", folder / "wal");
    }
    std::filesystem::copy(folder / "wal", file.string() + "-wal");
    isDeleted ? static_cast<void>(std::filesystem::remove(file)) : std::filesystem::resize_file(file, 0);
    std::string problem;
    EXPECT_EQ(openSqlite(file, {}, Language::en, problem), nullptr);
    EXPECT_NE(problem.find("a.db-wal knows"), std::string::npos) << problem;
    EXPECT_TRUE(std::filesystem::exists(file.string() + "-wal")) << "SQLite would have deleted it";
    std::filesystem::remove(file.string() + "-wal");
    EXPECT_EQ(openSqlite(file, {}, Language::de, problem), nullptr);
    EXPECT_NE(problem.find("a.db.witness weiß"), std::string::npos) << problem;
    std::filesystem::remove(file.string() + ".witness");
    EXPECT_FALSE(openAt(file)->load("t1").table);
  }
}

TEST(Start, RefusesAZeroedDatabaseWithASentence) {
  const Folder folder;
  const std::filesystem::path file = folder / "a.db";
  commitOne(*openAt(file), opening("t1"));
  const std::uintmax_t size = std::filesystem::file_size(file);
  std::ofstream(file, std::ios::binary) << std::string(size, '\0');
  std::string problem;
  EXPECT_EQ(openSqlite(file, {}, Language::en, problem), nullptr);
  EXPECT_NE(problem.find("backup"), std::string::npos) << problem;
}

TEST(Start, KeepsACopyOfDamagedFiles) {
  const Folder folder;
  const std::filesystem::path file = folder / "a.db";
  {
    const auto store = openAt(file);
    commitOne(*store, opening("t1"));
    Batch many;
    for (int n = 1; n < 200; ++n) many.rows.push_back(row("t1", n, std::string(100, 'x')));
    commitOne(*store, many);
  }
  {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    const std::string content(std::istreambuf_iterator<char>(bytes), {});
    bytes.clear();
    bytes.seekp(static_cast<std::streamoff>(content.find("xxxxxx") + 3));
    bytes.put('y');
  }
  std::vector<std::string> logged;
  const auto store = openAt(file, logging(logged));
  EXPECT_TRUE(store->load("t1").table->damage);
  EXPECT_EQ(store->check().trouble, StoreTrouble::none) << "one row is damaged, not the database";
  EXPECT_TRUE(std::filesystem::exists(folder / "a.db.damaged"));
  EXPECT_EQ(std::filesystem::status(folder / "a.db.damaged").permissions(), std::filesystem::perms(0600));
}

TEST(Health, IsBadOnAFullDiskAndGoodAgainWithRoom) {
  ForgetfulDisk disk;
  std::vector<std::string> logged;
  const auto store = openAt("journal.db", logging(logged, disk.name()));
  EXPECT_EQ(store->check().trouble, StoreTrouble::none);
  disk.setFull(true);
  EXPECT_EQ(store->check().trouble, StoreTrouble::full);
  EXPECT_EQ(store->check().trouble, StoreTrouble::full);
  ASSERT_EQ(logged.size(), 1U) << "said once: " << joined(logged);
  EXPECT_NE(logged[0].find("full"), std::string::npos);
  disk.setFull(false);
  EXPECT_EQ(store->check().trouble, StoreTrouble::none);
  EXPECT_EQ(logged.size(), 2U);
}

TEST(Health, IsBadIfTheDiskFails) {
  ForgetfulDisk disk;
  const auto store = openAt("journal.db", {.vfs = disk.name()});
  disk.failWritesTo("-wal");
  EXPECT_EQ(store->check().trouble, StoreTrouble::failed);
  disk.failWritesTo("");
  EXPECT_EQ(store->check().trouble, StoreTrouble::none);
}

TEST(Health, IsBadInAFolderThatCannotBeWrittenTo) {
  const Folder folder;
  const bool isRoot = geteuid() == 0;  // may do everything everywhere
  if (isRoot) ASSERT_EQ(chown(folder.path().c_str(), 65534, 65534), 0);
  if (isRoot) ASSERT_EQ(seteuid(65534), 0);
  std::vector<std::string> logged;
  const auto store = openAt(folder / "a.db", logging(logged));
  StoreHealth before;
  StoreHealth during;
  if (store) {
    before = store->check();
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0500));
    during = store->check();
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0700));
  }
  if (isRoot) ASSERT_EQ(seteuid(0), 0);
  EXPECT_EQ(before.trouble, StoreTrouble::none);
  EXPECT_EQ(during.trouble, StoreTrouble::readOnly);
  EXPECT_NE(joined(logged).find("folder cannot be written"), std::string::npos) << joined(logged);
}

unsigned rightsOf(const std::filesystem::path& path) {
  return static_cast<unsigned>(std::filesystem::status(path).permissions());
}

TEST(PrivateFiles, BelongToTheirOwnerAlone) {
  const Folder folder;
  const mode_t before = umask(022);
  const auto store = openAt(folder / "a.db");
  commitOne(*store, opening("t1"));
  umask(before);
  for (const char* ending : {"", "-wal", "-shm", ".witness"}) {
    EXPECT_EQ(rightsOf(folder / ("a.db" + std::string(ending))), 0600U) << ending;
  }
}

TEST(PrivateFiles, AreTakenAwayFromOthersWithAWord) {
  const Folder folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  for (const char* name : {"sammelsurium.db", "sammelsurium.db.v3.backup", "photo.jpg"}) {
    std::ofstream(folder / name) << "x";
    std::filesystem::permissions(folder / name, std::filesystem::perms(0644));
  }
  std::vector<std::string> logged;
  const auto log = [&](std::string_view line) { logged.emplace_back(line); };
  keepPrivate(folder.path(), log);
  EXPECT_EQ(rightsOf(folder.path()), 0700U);
  EXPECT_EQ(rightsOf(folder / "sammelsurium.db"), 0600U);
  EXPECT_EQ(rightsOf(folder / "sammelsurium.db.v3.backup"), 0600U);
  EXPECT_EQ(rightsOf(folder / "photo.jpg"), 0644U) << "not ours";
  EXPECT_EQ(logged.size(), 3U) << joined(logged);
  logged.clear();
  keepPrivate(folder.path(), log);
  EXPECT_TRUE(logged.empty()) << joined(logged);
}

TEST(PrivateFiles, LeaveAFolderThatIsNotOursAloneAsItIs) {
  const Folder folder;
  std::filesystem::create_directory(folder / "holidays");
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  keepPrivate(folder.path(), [](std::string_view) {});
  EXPECT_EQ(rightsOf(folder.path()), 0755U);
}

}  // namespace
}  // namespace sammel::testing
