#include "server/sqlite_store.hpp"

#include <sqlite3.h>

#include <array>
#include <cstring>

namespace sammel {
namespace {

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

// A prepared statement; values are bound in order, then it is stepped and reset.
class Statement {
 public:
  Statement(sqlite3* database, const char* sql) {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    statement_.reset(statement);
  }
  bool isUsable() const { return statement_ != nullptr; }
  Statement& bind(std::int64_t value) {
    sqlite3_bind_int64(statement_.get(), ++bound_, value);
    return *this;
  }
  Statement& bind(const std::string& value) {  // lives until `reset`
    sqlite3_bind_text(statement_.get(), ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
    return *this;
  }
  Statement& bindNull() {
    sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
  }
  int step() { return sqlite3_step(statement_.get()); }
  void reset() {
    sqlite3_reset(statement_.get());
    bound_ = 0;
  }
  int run() {
    const int result = step();
    reset();
    return result;
  }
  std::int64_t integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  bool isNull(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }
  std::string text(int column) const {
    const unsigned char* bytes = sqlite3_column_text(statement_.get(), column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return bytes == nullptr ? std::string() : std::string(reinterpret_cast<const char*>(bytes), size);
  }

 private:
  std::unique_ptr<sqlite3_stmt, FinalizeStatement> statement_;
  int bound_ = 0;
};

int execute(sqlite3* database, const char* sql) { return sqlite3_exec(database, sql, nullptr, nullptr, nullptr); }

Stored storedOf(int result) {
  switch (result & 0xff) {
    case SQLITE_FULL: return Stored::full;
    case SQLITE_CONSTRAINT: return Stored::taken;
    default: return Stored::failed;
  }
}

constexpr const char* createSchema = R"sql(
CREATE TABLE tables (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  created INTEGER NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  previous TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE packs (
  hash TEXT PRIMARY KEY,
  json TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE journal (
  table_key INTEGER NOT NULL REFERENCES tables(key),
  n INTEGER NOT NULL,
  seat INTEGER,
  entry TEXT NOT NULL,
  at INTEGER NOT NULL,
  state INTEGER,
  client TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_key, n)
) STRICT, WITHOUT ROWID;
)sql";

// migrations[v - 1] leads from version v to v + 1.
constexpr std::array<const char*, schemaVersion - 1> migrations{
    // Commands are recognised across a restart by the id of the client.
    "ALTER TABLE journal ADD COLUMN client TEXT NOT NULL DEFAULT ''",
    // Games have content packs, and campaigns are chains of tables.
    "ALTER TABLE tables ADD COLUMN content TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE tables ADD COLUMN previous TEXT NOT NULL DEFAULT '';"
    "CREATE TABLE packs (hash TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID",
};

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(Database database)
      : database_(std::move(database)),
        begin_(database_.get(), "BEGIN IMMEDIATE"),
        commit_(database_.get(), "COMMIT"),
        savepoint_(database_.get(), "SAVEPOINT batch"),
        release_(database_.get(), "RELEASE batch"),
        rollbackBatch_(database_.get(), "ROLLBACK TO batch"),
        open_(database_.get(),
              "INSERT INTO tables (id, game, options, created, content, previous) VALUES (?, ?, ?, ?, ?, ?)"),
        keepPack_(database_.get(), "INSERT OR IGNORE INTO packs (hash, json) VALUES (?, ?)"),
        append_(database_.get(),
                "INSERT INTO journal (n, seat, entry, at, client, state, table_key) "
                "VALUES (?, ?, ?, ?, ?, ?, (SELECT key FROM tables WHERE id = ?))"),
        head_(database_.get(),
              "SELECT key, game, options, created, content, COALESCE(json, ''), previous FROM tables "
              "LEFT JOIN packs ON hash = content WHERE id = ?"),
        rows_(database_.get(), "SELECT n, seat, entry, at, client, state FROM journal WHERE table_key = ? ORDER BY n") {
  }

  bool isUsable() const {
    return begin_.isUsable() && commit_.isUsable() && savepoint_.isUsable() && release_.isUsable() &&
           rollbackBatch_.isUsable() && open_.isUsable() && keepPack_.isUsable() && append_.isUsable() &&
           head_.isUsable() && rows_.isUsable();
  }

  std::vector<Stored> commit(std::span<const Batch> batches) override {
    std::vector<Stored> results(batches.size(), Stored::durable);
    int result = begin_.run();
    for (std::size_t i = 0; i < batches.size() && result == SQLITE_DONE; ++i) {
      const int written = writeWhole(batches[i]);
      if (written == SQLITE_DONE) continue;
      results[i] = storedOf(written);
      if (results[i] != Stored::taken) result = written;  // the disk: concerns everybody
    }
    if (result == SQLITE_DONE) result = commit_.run();
    if (result == SQLITE_DONE) return results;
    if (sqlite3_get_autocommit(database_.get()) == 0) execute(database_.get(), "ROLLBACK");
    return std::vector<Stored>(batches.size(), storedOf(result));
  }

  Loaded load(const std::string& table) override {
    Loaded loaded;
    const int found = head_.bind(table).step();
    if (found == SQLITE_ROW) {
      const std::int64_t key = head_.integer(0);
      loaded.table = StoredTable{
          {table, head_.text(1), head_.text(2), head_.integer(3), head_.text(4), head_.text(5), head_.text(6)}, {}};
      loaded.readable = readRows(key, *loaded.table);
    } else {
      loaded.readable = found == SQLITE_DONE;
    }
    head_.reset();
    if (!loaded.readable) loaded.table.reset();
    return loaded;
  }

 private:
  // A batch of several rows that fails half way must leave nothing behind; a single row leaves nothing anyway.
  int writeWhole(const Batch& batch) {
    if (batch.opens.empty() && batch.rows.size() == 1) return write(batch.rows.front());
    int result = savepoint_.run();
    for (std::size_t i = 0; i < batch.opens.size() && result == SQLITE_DONE; ++i) {
      const TableHead& head = batch.opens[i];
      open_.bind(head.id).bind(head.game).bind(head.options).bind(head.created);
      result = open_.bind(head.content).bind(head.previous).run();
      if (result == SQLITE_DONE && !head.pack.empty()) result = keepPack_.bind(head.content).bind(head.pack).run();
    }
    for (std::size_t i = 0; i < batch.rows.size() && result == SQLITE_DONE; ++i) result = write(batch.rows[i]);
    if (result != SQLITE_DONE) rollbackBatch_.run();
    const int released = release_.run();
    return result != SQLITE_DONE ? result : released;
  }

  int write(const JournalRow& row) {
    append_.bind(row.n);
    row.seat.isTable() ? append_.bindNull() : append_.bind(row.seat.index());
    append_.bind(row.entry).bind(row.at).bind(row.client);
    row.state ? append_.bind(static_cast<std::int64_t>(*row.state)) : append_.bindNull();
    return append_.bind(row.table).run();
  }

  bool readRows(std::int64_t key, StoredTable& table) {
    rows_.bind(key);
    int result = rows_.step();
    for (; result == SQLITE_ROW; result = rows_.step()) {
      JournalRow row;
      row.table = table.head.id;
      row.n = rows_.integer(0);
      if (!rows_.isNull(1)) row.seat = Seat(static_cast<int>(rows_.integer(1)));
      row.entry = rows_.text(2);
      row.at = rows_.integer(3);
      row.client = rows_.text(4);
      if (!rows_.isNull(5)) row.state = static_cast<std::uint64_t>(rows_.integer(5));
      table.rows.push_back(std::move(row));
    }
    rows_.reset();
    return result == SQLITE_DONE;
  }

  Database database_;
  Statement begin_, commit_, savepoint_, release_, rollbackBatch_, open_, keepPack_, append_, head_, rows_;
};

// ---- opening ----

struct Sentence {
  const char* de;
  const char* en;
};

std::string say(const Sentence& sentence, Language language, const std::string& what, const std::string& detail = {}) {
  std::string text = language == Language::de ? sentence.de : sentence.en;
  for (const auto& [mark, value] : {std::pair<std::string, std::string>{"{file}", what}, {"{why}", detail}}) {
    if (const std::size_t at = text.find(mark); at != std::string::npos) text.replace(at, mark.size(), value);
  }
  return text;
}

constexpr Sentence cannotOpen{
    "Die Datenbank {file} lässt sich nicht öffnen ({why}). Prüfe die Rechte, oder wähle mit --data einen anderen "
    "Ordner.",
    "The database {file} cannot be opened ({why}). Check its permissions, or choose another folder with --data."};
constexpr Sentence newer{
    "Die Datenbank {file} stammt von einem neueren Sammelsurium (Fassung {why}). Nimm das neuere Programm, oder wähle "
    "mit --data einen anderen Ordner.",
    "The database {file} was written by a newer Sammelsurium (version {why}). Use that one, or choose another folder "
    "with --data."};
constexpr Sentence cannotMigrate{
    "Die Datenbank {file} lässt sich nicht auf den neuen Stand bringen ({why}). Sie ist unverändert. Schaffe Platz und "
    "prüfe die Rechte.",
    "The database {file} cannot be brought up to date ({why}). It is unchanged. Make room and check the permissions."};

int versionOf(sqlite3* database) {
  Statement statement(database, "PRAGMA user_version");
  return statement.isUsable() && statement.step() == SQLITE_ROW ? static_cast<int>(statement.integer(0)) : -1;
}

bool backUp(sqlite3* database, const std::filesystem::path& target, const char* vfs) {
  sqlite3* opened = nullptr;
  sqlite3_open_v2(target.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs);
  const Database copy(opened);
  sqlite3_backup* backup = sqlite3_backup_init(copy.get(), "main", database, "main");
  if (backup == nullptr) return false;
  const bool complete = sqlite3_backup_step(backup, -1) == SQLITE_DONE;
  return sqlite3_backup_finish(backup) == SQLITE_OK && complete;
}

bool setVersion(sqlite3* database) {
  return execute(database, ("PRAGMA user_version = " + std::to_string(schemaVersion)).c_str()) == SQLITE_OK;
}

bool inTransaction(sqlite3* database, const std::function<bool()>& steps) {
  const bool fine =
      execute(database, "BEGIN IMMEDIATE") == SQLITE_OK && steps() && execute(database, "COMMIT") == SQLITE_OK;
  if (!fine && sqlite3_get_autocommit(database) == 0) execute(database, "ROLLBACK");
  return fine;
}

}  // namespace

std::unique_ptr<Store> openSqlite(const std::filesystem::path& file, const SqliteOptions& options, Language language,
                                  std::string& problem) {
  const char* vfs = options.vfs.empty() ? nullptr : options.vfs.c_str();
  sqlite3* opened = nullptr;
  const int result = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs);
  Database database(opened);
  const auto why = [&] { return std::string(sqlite3_errmsg(database.get())); };
  if (result != SQLITE_OK || execute(database.get(), "PRAGMA journal_mode = WAL") != SQLITE_OK ||
      execute(database.get(), ("PRAGMA synchronous = " + options.synchronous).c_str()) != SQLITE_OK) {
    problem = say(cannotOpen, language, file.string(), why());
    return nullptr;
  }
  sqlite3_busy_timeout(database.get(), 2000);

  const int found = versionOf(database.get());
  if (found > schemaVersion) {
    problem = say(newer, language, file.string(), std::to_string(found));
    return nullptr;
  }
  if (found > 0 && found < schemaVersion) {
    const std::filesystem::path backup = file.string() + ".v" + std::to_string(found) + ".backup";
    const auto migrate = [&] {
      for (int v = found; v < schemaVersion; ++v) {
        if (execute(database.get(), migrations[static_cast<std::size_t>(v - 1)]) != SQLITE_OK) return false;
      }
      return setVersion(database.get());
    };
    const bool fine = backUp(database.get(), backup, vfs) && inTransaction(database.get(), migrate);
    if (!fine) {
      problem = say(cannotMigrate, language, file.string(), why());
      return nullptr;
    }
  }
  const bool created = found != 0 || inTransaction(database.get(), [&] {
                         return execute(database.get(), createSchema) == SQLITE_OK && setVersion(database.get());
                       });
  auto store = created ? std::make_unique<SqliteStore>(std::move(database)) : nullptr;
  if (!store || !store->isUsable()) {
    problem = say(cannotOpen, language, file.string(), created ? "not a journal" : why());
    return nullptr;
  }
  return store;
}

}  // namespace sammel
