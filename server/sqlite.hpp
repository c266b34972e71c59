// What the files of the SQLite journal share.
#pragma once

#include <sqlite3.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "server/journal.hpp"

namespace sammel::sqlite {

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
    // As bytes: asked for a text, SQLite copies it to put a zero behind it.
    const void* bytes = sqlite3_column_blob(statement_.get(), column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
  }

 private:
  std::unique_ptr<sqlite3_stmt, FinalizeStatement> statement_;
  int bound_ = 0;
};

inline int execute(sqlite3* database, const char* sql) {
  return sqlite3_exec(database, sql, nullptr, nullptr, nullptr);
}

// Asked right after the call that failed. A file that may not grow any more (there are limits on that, too) is to a
// host what a full disk is; SQLite tells so only where part of a write still fits.
inline StoreTrouble troubleOf(int result) {
  if ((result & 0xff) == SQLITE_IOERR && errno == EFBIG) return StoreTrouble::full;
  switch (result & 0xff) {
    case SQLITE_FULL: return StoreTrouble::full;
    case SQLITE_READONLY: return StoreTrouble::readOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return StoreTrouble::damaged;
    default: return StoreTrouble::failed;
  }
}

inline bool isDamage(int result) { return troubleOf(result) == StoreTrouble::damaged; }

inline constexpr const char* selectHeads =
    "SELECT key, id, game, options, created, content, previous, chain FROM tables ";
inline constexpr const char* selectRows =
    "SELECT n, seat, entry, at, client, state, chain FROM journal WHERE table_key = ? ORDER BY n";

inline TableHead headFrom(const Statement& found) {
  return {found.text(1), found.text(2), found.text(3), found.integer(4), found.text(5), {}, found.text(6)};
}

inline JournalRow rowFrom(const Statement& found, const std::string& table) {
  JournalRow row;
  row.table = table;
  row.n = found.integer(0);
  if (!found.isNull(1)) row.seat = Seat(static_cast<int>(found.integer(1)));
  row.entry = found.text(2);
  row.at = found.integer(3);
  row.client = found.text(4);
  if (!found.isNull(5)) row.state = static_cast<std::uint64_t>(found.integer(5));
  return row;
}

inline std::string witnessOf(const std::filesystem::path& file) { return file.string() + ".witness"; }
inline std::string logOf(const std::filesystem::path& file) { return file.string() + "-wal"; }

}  // namespace sammel::sqlite
