#include "server/sqlite_open.hpp"

#include <array>
#include <functional>
#include <map>
#include <system_error>
#include <utility>
#include <vector>

#include "server/chain.hpp"
#include "server/private_files.hpp"

namespace sammel::sqlite {
namespace {

constexpr const char* createSchema = R"sql(
CREATE TABLE tables (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  created INTEGER NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  previous TEXT NOT NULL DEFAULT '',
  chain INTEGER NOT NULL DEFAULT 0
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
  chain INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_key, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE health (
  key INTEGER PRIMARY KEY,
  ballast BLOB NOT NULL
) STRICT;
)sql";

// migrations[v - 1] leads from version v to v + 1.
constexpr std::array<const char*, schemaVersion - 1> migrations{
    // Commands are recognised across a restart by the id of the client.
    "ALTER TABLE journal ADD COLUMN client TEXT NOT NULL DEFAULT ''",
    // Games have content packs, and campaigns are chains of tables.
    "ALTER TABLE tables ADD COLUMN content TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE tables ADD COLUMN previous TEXT NOT NULL DEFAULT '';"
    "CREATE TABLE packs (hash TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID",
    // Rows have checksums (see addChains), and there is something to write when nobody plays.
    "ALTER TABLE tables ADD COLUMN chain INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE journal ADD COLUMN chain INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE health (key INTEGER PRIMARY KEY, ballast BLOB NOT NULL) STRICT",
};

std::string say(const Text& sentence, Language language, const std::string& what, const std::string& detail = {}) {
  std::string text(sentence.in(language));
  for (const auto& [mark, value] : {std::pair<std::string, std::string>{"{file}", what}, {"{why}", detail}}) {
    if (const std::size_t at = text.find(mark); at != std::string::npos) text.replace(at, mark.size(), value);
  }
  return text;
}

constexpr Text cannotOpen{
    "Die Datenbank {file} lässt sich nicht öffnen ({why}). Prüfe die Rechte, oder wähle mit --data einen anderen "
    "Ordner.",
    "The database {file} cannot be opened ({why}). Check its permissions, or choose another folder with --data."};
constexpr Text notReadable{
    "Die Datei {file} lässt sich nicht als Datenbank lesen ({why}): Sie ist beschädigt, oder etwas anderes. Sie "
    "bleibt, "
    "wie sie ist. Spiele eine Sicherung ein, oder wähle mit --data einen anderen Ordner.",
    "The file {file} cannot be read as a database ({why}): it is damaged, or something else. It is left as it is. "
    "Restore "
    "a backup, or choose another folder with --data."};
constexpr Text vanished{
    "Die Datenbank {file} fehlt oder ist leer, aber {why} weiß von Tischen darin. Spiele eine Sicherung ein. Wenn du "
    "wirklich von vorn anfangen willst, räume diese Datei weg.",
    "The database {file} is missing or empty, but {why} knows of tables in it. Restore a backup. If you really want to "
    "begin anew, move that file away."};
constexpr Text newer{
    "Die Datenbank {file} stammt von einem neueren Sammelsurium (Fassung {why}). Nimm das neuere Programm, oder wähle "
    "mit --data einen anderen Ordner.",
    "The database {file} was written by a newer Sammelsurium (version {why}). Use that one, or choose another folder "
    "with --data."};
constexpr Text cannotMigrate{
    "Die Datenbank {file} lässt sich nicht auf den neuen Stand bringen ({why}). Sie ist unverändert. Schaffe Platz und "
    "prüfe die Rechte.",
    "The database {file} cannot be brought up to date ({why}). It is unchanged. Make room and check the permissions."};

int versionOf(sqlite3* database) {
  Statement statement(database, "PRAGMA user_version");
  return statement.isUsable() && statement.step() == SQLITE_ROW ? static_cast<int>(statement.integer(0)) : -1;
}

// Gives what was stored before there were checksums its own.
bool addChains(sqlite3* database) {
  Statement heads(database, selectHeads);
  Statement rows(database, selectRows);
  Statement setHead(database, "UPDATE tables SET chain = ? WHERE key = ?");
  Statement setRow(database, "UPDATE journal SET chain = ? WHERE table_key = ? AND n = ?");
  if (!heads.isUsable() || !rows.isUsable() || !setHead.isUsable() || !setRow.isUsable()) return false;
  std::map<std::int64_t, TableHead> tables;
  int result = heads.step();
  for (; result == SQLITE_ROW; result = heads.step()) tables[heads.integer(0)] = headFrom(heads);
  heads.reset();
  for (const auto& [key, head] : tables) {
    if (result != SQLITE_DONE) return false;
    std::uint64_t chain = chainOf(head);
    if (setHead.bind(static_cast<std::int64_t>(chain)).bind(key).run() != SQLITE_DONE) return false;
    std::vector<JournalRow> ofTable;
    result = rows.bind(key).step();
    for (; result == SQLITE_ROW; result = rows.step()) ofTable.push_back(rowFrom(rows, head.id));
    rows.reset();
    for (const JournalRow& row : ofTable) {
      chain = chainAfter(chain, row);
      if (setRow.bind(static_cast<std::int64_t>(chain)).bind(key).bind(row.n).run() != SQLITE_DONE) return false;
    }
  }
  return result == SQLITE_DONE;
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

Opened open(const std::filesystem::path& file, const SqliteOptions& options, Language language, std::string& problem) {
  const char* vfs = options.vfs.empty() ? nullptr : options.vfs.c_str();
  if (options.vfs.empty()) {
    // SQLite would throw away the log of an empty database.
    std::error_code error;
    const auto sizeOf = [&](const std::filesystem::path& each) {
      const std::uintmax_t size = std::filesystem::file_size(each, error);
      return error ? 0 : size;
    };
    if (sizeOf(file) == 0 && sizeOf(logOf(file)) > 0) {
      problem = say(vanished, language, file.string(), logOf(file));
      return {};
    }
    createPrivately(file);
    createPrivately(witnessOf(file));
  }
  sqlite3* opened = nullptr;
  constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;  // one thread at a time
  const int result = sqlite3_open_v2(file.c_str(), &opened, flags, vfs);
  Database database(opened);
  const auto why = [&] { return std::string(sqlite3_errmsg(database.get())); };
  if (result == SQLITE_OK) sqlite3_db_config(database.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (result != SQLITE_OK || execute(database.get(), "PRAGMA journal_mode = WAL") != SQLITE_OK ||
      execute(database.get(), ("PRAGMA synchronous = " + options.synchronous).c_str()) != SQLITE_OK) {
    const bool isReadable = !isDamage(sqlite3_errcode(database.get()));
    problem = say(isReadable ? cannotOpen : notReadable, language, file.string(), why());
    return {};
  }
  sqlite3_busy_timeout(database.get(), 2000);

  const int found = versionOf(database.get());
  if (found < 0) {
    problem = say(notReadable, language, file.string(), why());
    return {};
  }
  if (found > schemaVersion) {
    problem = say(newer, language, file.string(), std::to_string(found));
    return {};
  }
  std::unique_ptr<Witness> witness = Witness::open(witnessOf(file), vfs);
  if (!witness) {
    problem = say(cannotOpen, language, witnessOf(file), "witness");
    return {};
  }
  if (found == 0 && witness->knowsTables()) {
    problem = say(vanished, language, file.string(), witnessOf(file));
    return {};
  }
  // An unsigned witness beside tables was lost. It is signed before there are any.
  if (found < schemaVersion && !witness->isSigned() && witness->sign() != SQLITE_OK) {
    problem = say(cannotOpen, language, witnessOf(file), "witness");
    return {};
  }
  if (found > 0 && found < schemaVersion) {
    const std::filesystem::path backup = file.string() + ".v" + std::to_string(found) + ".backup";
    if (options.vfs.empty()) createPrivately(backup);
    const auto migrate = [&] {
      for (int v = found; v < schemaVersion; ++v) {
        if (execute(database.get(), migrations[static_cast<std::size_t>(v - 1)]) != SQLITE_OK) return false;
      }
      return addChains(database.get()) && setVersion(database.get());
    };
    const bool fine = backUp(database.get(), backup, vfs) && inTransaction(database.get(), migrate);
    if (!fine) {
      problem = say(cannotMigrate, language, file.string(), why());
      return {};
    }
  }
  const bool isThere = found != 0 || inTransaction(database.get(), [&] {
                         return execute(database.get(), createSchema) == SQLITE_OK && setVersion(database.get());
                       });
  if (!isThere) {
    problem = say(notReadable, language, file.string(), why());
    return {};
  }
  return {std::move(database), std::move(witness)};
}

std::string sayNotReadable(const std::filesystem::path& file, Language language, const std::string& why) {
  return say(notReadable, language, file.string(), why);
}

}  // namespace sammel::sqlite
