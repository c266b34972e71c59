// Places for houses in tests: a folder, or a database of one PostgreSQL that all tests of a program share.
#pragma once

#include <sqlite3.h>

#include "server/data_home.hpp"
#include "server/postgres.hpp"
#include "server/postgres_store.hpp"
#include "server/test_store.hpp"
#include "tests/postgres/scratch_postgres.hpp"

namespace sammel::testing {

enum class Kind { sqlite, postgres };
inline std::string nameOfKind(Kind kind) { return kind == Kind::sqlite ? "Sqlite" : "Postgres"; }

inline ScratchPostgres& sharedPostgres() {
  static ScratchPostgres postgres;
  return postgres;
}

class StorePlace {
 public:
  explicit StorePlace(Kind kind)
      : kind_(kind), data_(kind == Kind::sqlite ? (folder_ / "data").string() : sharedPostgres().freshDatabase()) {}

  const std::string& data() const { return data_; }  // as --data names it
  Kind kind() const { return kind_; }

  std::unique_ptr<Store> tryToOpen(std::string& problem) {
    HomeOptions options;
    options.log = [this](std::string_view line) { logged_.emplace_back(line); };
    std::optional<DataHome> home = openHome(data_, options, problem);
    return home ? std::move(home->store) : nullptr;  // tests lock nobody out
  }
  std::unique_ptr<Store> open() {
    std::string problem;
    std::unique_ptr<Store> store = tryToOpen(problem);
    EXPECT_TRUE(store != nullptr) << problem;
    return store;
  }

  // What the host should know of; not that tests turn flushing off.
  std::vector<std::string> logged() const {
    std::vector<std::string> lines;
    for (const std::string& line : logged_) {
      if (!line.starts_with("fsync is off")) lines.push_back(line);
    }
    return lines;
  }

  // {journal} and {tables} are the names of these tables.
  void execute(std::string sql) const {
    for (const std::string name : {"journal", "tables"}) {
      const std::string mark = "{" + name + "}";
      const std::string full = kind_ == Kind::sqlite ? name : "sammelsurium." + name;
      for (std::size_t at = 0; (at = sql.find(mark)) != std::string::npos;) sql.replace(at, mark.size(), full);
    }
    if (kind_ == Kind::postgres) {
      ask(data_, sql);
      return;
    }
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(databaseIn(data_).c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
  }

 private:
  Kind kind_;
  Folder folder_;
  std::string data_;
  std::vector<std::string> logged_;
};

}  // namespace sammel::testing
