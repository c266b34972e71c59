#include "server/sqlite_snapshot.hpp"

#include <map>
#include <set>
#include <utility>

#include "server/kept_key.hpp"
#include "server/private_files.hpp"
#include "server/sqlite_read.hpp"
#include "server/sqlite_store.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

using namespace sqlite;

Database openFile(const std::filesystem::path& file, int flags) {
  sqlite3* opened = nullptr;
  sqlite3_open_v2(file.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  sqlite3_busy_timeout(opened, 10'000);
  return Database(opened);
}

class SqliteSnapshot final : public Snapshot {
 public:
  SqliteSnapshot(Database database, std::unique_ptr<Witness> witness, std::optional<FolderLock> lock)
      : lock_(std::move(lock)),
        witness_(std::move(witness)),
        database_(std::move(database)),
        head_(database_.get(), (std::string(selectHeads) + "WHERE id = ?").c_str()),
        rows_(database_.get(), selectRows),
        pack_(database_.get(), "SELECT json FROM packs WHERE hash = ?") {}

  bool isUsable() const { return head_.isUsable() && rows_.isUsable() && pack_.isUsable(); }

  std::optional<std::vector<std::string>> tables() override {
    Statement all(database_.get(), "SELECT id, key FROM tables");
    std::set<std::string> ids;
    std::set<std::int64_t> keys;
    int result = all.step();
    for (; result == SQLITE_ROW; result = all.step()) {
      ids.insert(all.text(0));
      keys.insert(all.integer(1));
    }
    if (result != SQLITE_DONE) return std::nullopt;
    for (std::int64_t key = 1; witness_ && key < witness_->slots(); ++key) {
      const std::optional<Mark> mark = witness_->read(key).mark;
      if (!mark || keys.contains(key)) continue;
      lost_[mark->table] = Damage{0, mark->rows};
      ids.insert(mark->table);
    }
    return std::vector<std::string>(ids.begin(), ids.end());
  }

  Loaded load(const std::string& table) override {
    Loaded loaded;
    const int found = head_.bind(table).step();
    if (found == SQLITE_ROW) {
      loaded.table.emplace().head = headFrom(head_);
      const std::int64_t key = head_.integer(0);
      const std::optional<Mark> mark = witness_ ? witness_->read(key).mark : std::nullopt;
      loaded.readable = readRows(rows_, key, head_.integer(7), mark, *loaded.table).has_value() &&
                        readPack(pack_, loaded.table->head);
      if (!loaded.readable) loaded.table.reset();
    } else {
      loaded.readable = found == SQLITE_DONE;
    }
    head_.reset();
    if (const auto lost = lost_.find(table); lost != lost_.end() && !loaded.table) {
      loaded.table.emplace().head.id = table;
      loaded.table->damage = lost->second;
    }
    return loaded;
  }

  std::optional<SigningKey> key() override { return key_; }
  void setKey(std::optional<SigningKey> key) { key_ = key; }

  std::string unsound() override {
    Statement check(database_.get(), "PRAGMA quick_check(1)");
    if (!check.isUsable() || check.step() != SQLITE_ROW) return sqlite3_errmsg(database_.get());
    return check.text(0) == "ok" ? std::string() : check.text(0);
  }

  std::optional<std::string> copyPages(const std::filesystem::path& file) override {
    createPrivately(file);
    const Database copy = openFile(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    sqlite3_backup* backup = sqlite3_backup_init(copy.get(), "main", database_.get(), "main");
    if (backup == nullptr) return sqlite3_errmsg(copy.get());
    const int copied = sqlite3_backup_step(backup, -1);
    const int finished = sqlite3_backup_finish(backup);
    return copied == SQLITE_DONE && finished == SQLITE_OK ? std::string() : sqlite3_errmsg(copy.get());
  }

  std::optional<SigningKey> keyInside() {
    Statement key(database_.get(), "SELECT seed FROM keys WHERE name = 'signing'");
    if (!key.isUsable() || key.step() != SQLITE_ROW) return std::nullopt;
    const std::optional<Seed> seed = digestFromHex(key.text(0));
    return seed ? std::optional(SigningKey::from(*seed)) : std::nullopt;
  }

 private:
  std::optional<FolderLock> lock_;
  std::unique_ptr<Witness> witness_;  // null: nobody knows more than the database says
  Database database_;
  Statement head_, rows_, pack_;
  std::map<std::string, Damage> lost_;  // tables that only the witness knows
  std::optional<SigningKey> key_;
};

std::unique_ptr<SqliteSnapshot> openAt(const std::filesystem::path& file, std::unique_ptr<Witness> witness,
                                       std::optional<FolderLock> lock, Language language, std::string& problem) {
  Database database = openFile(file, SQLITE_OPEN_READONLY);
  // The first read decides which moment it is.
  Statement version(database.get(), "PRAGMA user_version");
  const bool isRead = execute(database.get(), "BEGIN") == SQLITE_OK && version.isUsable() &&
                      version.step() == SQLITE_ROW && version.integer(0) > 0;
  const std::int64_t found = isRead ? version.integer(0) : 0;
  const std::string why = sqlite3_errmsg(database.get());
  version.reset();
  if (!isRead || execute(database.get(), "SELECT 1 FROM tables LIMIT 1") != SQLITE_OK) {
    problem = either(language, file.string() + " lässt sich nicht als Datenbank eines Hauses lesen (" + why + ").",
                     file.string() + " cannot be read as the database of a house (" + why + ").");
    return nullptr;
  }
  if (found != schemaVersion) {
    const std::string text = std::to_string(found);
    problem = found > schemaVersion
                  ? either(language,
                           file.string() + " stammt von einem neueren Sammelsurium (Fassung " + text +
                               "). Nimm das neuere Programm.",
                           file.string() + " was made by a newer Sammelsurium (version " + text + "). Use that one.")
                  : either(language,
                           file.string() + " stammt von einem älteren Sammelsurium (Fassung " + text +
                               "). Starte einmal den Server damit, dann ist es auf dem neuen Stand.",
                           file.string() + " was made by an older Sammelsurium (version " + text +
                               "). Start the server with it once to bring it up to date.");
    return nullptr;
  }
  auto snapshot = std::make_unique<SqliteSnapshot>(std::move(database), std::move(witness), std::move(lock));
  if (snapshot->isUsable()) return snapshot;
  problem = either(language, file.string() + " ist keine Datenbank eines Hauses.",
                   file.string() + " is not the database of a house.");
  return nullptr;
}

}  // namespace

std::unique_ptr<Snapshot> snapshotOfFolder(const std::filesystem::path& folder, std::optional<FolderLock> lock,
                                           Language language, std::string& problem) {
  const std::filesystem::path file = databaseIn(folder);
  // Before the database: a mark is never ahead of it.
  std::unique_ptr<Witness> witness;
  if (std::filesystem::exists(witnessOf(file))) witness = Witness::openToRead(witnessOf(file));
  auto snapshot = openAt(file, std::move(witness), std::move(lock), language, problem);
  if (snapshot) snapshot->setKey(readKeptKey(keyIn(folder)));
  return snapshot;
}

std::unique_ptr<Snapshot> snapshotOfBackup(const std::filesystem::path& file, Language language, std::string& problem) {
  auto snapshot = openAt(file, nullptr, std::nullopt, language, problem);
  if (snapshot) snapshot->setKey(snapshot->keyInside());
  return snapshot;
}

std::string finishBackup(const std::filesystem::path& file, const SigningKey& key) {
  const Database copy = openFile(file, SQLITE_OPEN_READWRITE);
  const bool isReady =
      execute(copy.get(), "PRAGMA journal_mode = DELETE") == SQLITE_OK &&
      execute(copy.get(), "PRAGMA synchronous = FULL") == SQLITE_OK &&
      execute(copy.get(), "CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT") ==
          SQLITE_OK;
  const std::string seed = toHex(key.seed());
  Statement keep(copy.get(), "INSERT OR REPLACE INTO keys (name, seed) VALUES ('signing', ?)");
  const bool isKept = isReady && keep.isUsable() && keep.bind(seed).run() == SQLITE_DONE;
  return isKept ? std::string() : sqlite3_errmsg(copy.get());
}

}  // namespace sammel
