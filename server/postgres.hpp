// What the journal needs of libpq: an address that never tells its password, a connection on which every wait has an
// end, and many statements at once (libpq's pipeline mode), so that a commit is one way to the database and back.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct pg_conn;
struct pg_result;

namespace sammel::postgres {

// Whether `--data` and the like mean a database and not a folder.
bool isAddress(std::string_view data);

// The address for people and logs: without its password and whatever else was written into it. Nothing if it cannot be
// read; what libpq says about that quotes all of it.
std::optional<std::string> shown(const std::string& address);

// A row of parameters, in the order of the statement.
class Values {
 public:
  Values& add(std::string value) {
    values_.emplace_back(std::move(value));
    return *this;
  }
  Values& add(std::int64_t value) { return add(std::to_string(value)); }
  Values& addNull() {
    values_.emplace_back();
    return *this;
  }
  const std::vector<std::optional<std::string>>& all() const { return values_; }

 private:
  std::vector<std::optional<std::string>> values_;
};

struct Call {
  const char* sql = nullptr;
  Values values = {};          // NOLINT(readability-redundant-member-init): many calls have none
  const char* name = nullptr;  // of the prepared statement that `sql` is; null: it is used once
};

class Result {
 public:
  explicit Result(pg_result* result) : result_(result) {}
  int rows() const;
  bool isNull(int row, int column) const;
  std::string text(int row, int column) const;
  std::int64_t integer(int row, int column) const;

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

struct Trouble {
  std::string state;  // SQLSTATE, five characters; empty if it is the connection's
  std::string text;   // one line, in the database's words
  // It has ended, or nobody knows how it goes on.
  bool isLost = false;
};

struct Answers {
  std::vector<Result> results;  // of the calls until the first that failed
  std::optional<Trouble>
      trouble;  // of the call after those. If it is lost, any of the calls may have been carried out.
  bool areFine() const { return !trouble; }
};

class Connection {
 public:
  // Waits at most `patience` for each answer, the first one included.
  static std::unique_ptr<Connection> open(const std::string& address, std::chrono::milliseconds patience,
                                          Trouble& trouble);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Sends all of them, then waits for all answers. After the first that fails the others are not carried out. Once the
  // connection is lost it is of no use any more.
  Answers run(const std::vector<Call>& calls);
  bool isLost() const { return isLost_; }

 private:
  explicit Connection(std::chrono::milliseconds patience) : patience_(patience) {}
  Trouble lost(std::string text);
  bool send(const Call& call);
  bool awaitAnswer(std::chrono::steady_clock::time_point deadline);

  pg_conn* connection_ = nullptr;
  std::chrono::milliseconds patience_;
  std::vector<const char*> prepared_;
  bool isLost_ = false;
};

}  // namespace sammel::postgres
