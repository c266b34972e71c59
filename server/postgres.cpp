#include "server/postgres.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <utility>

namespace sammel::postgres {
namespace {

using Clock = std::chrono::steady_clock;

struct FreeOptions {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};
using Options = std::unique_ptr<PQconninfoOption, FreeOptions>;

Options readOptions(const std::string& address) { return Options(PQconninfoParse(address.c_str(), nullptr)); }

std::string valueOf(const Options& options, std::string_view name) {
  for (const PQconninfoOption* each = options.get(); each->keyword != nullptr; ++each) {
    if (name == each->keyword && each->val != nullptr) return each->val;
  }
  return {};
}

// "ERROR:  no\nDETAIL:  really\n" as one line.
std::string oneLine(const char* said) {
  std::string text = said == nullptr ? "" : said;
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;) text.replace(at, 1, " ");
  return text;
}

int millisecondsUntil(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::max<std::int64_t>(left, 0));
}

// False if the time is over.
bool waitFor(int socket, short events, Clock::time_point deadline) {
  for (;;) {
    pollfd file{socket, events, 0};
    const int ready = ::poll(&file, 1, millisecondsUntil(deadline));
    if (ready > 0) return true;
    if (ready == 0 || errno != EINTR) return false;
  }
}

constexpr const char* tooLate = "it does not answer in time";

}  // namespace

bool isAddress(std::string_view data) { return data.starts_with("postgresql://") || data.starts_with("postgres://"); }

std::optional<std::string> shown(const std::string& address) {
  const Options options = readOptions(address);
  if (!options) return std::nullopt;
  const std::string user = valueOf(options, "user");
  const std::string port = valueOf(options, "port");
  const std::string host = valueOf(options, "host");
  return "postgresql://" + (user.empty() ? "" : user + "@") + (host.empty() ? valueOf(options, "hostaddr") : host) +
         (port.empty() ? "" : ":" + port) + "/" + valueOf(options, "dbname");
}

void Result::Clear::operator()(pg_result* result) const { PQclear(result); }
int Result::rows() const { return PQntuples(result_.get()); }
bool Result::isNull(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
std::string Result::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}
std::int64_t Result::integer(int row, int column) const {
  const std::string digits = text(row, column);
  std::int64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::unique_ptr<Connection> Connection::open(const std::string& address, std::chrono::milliseconds patience,
                                             Trouble& trouble) {
  // What the address says goes before what is said here, and its own time for connecting does not count: we wait here.
  constexpr std::array<const char*, 8> names{
      "fallback_application_name", "keepalives_idle", "keepalives_interval", "keepalives_count",
      "tcp_user_timeout",          "dbname",          "client_encoding",     nullptr};
  const std::array<const char*, 8> values{"sammelsurium", "10", "5", "3", "15000", address.c_str(), "UTF8", nullptr};
  const Clock::time_point deadline = Clock::now() + patience;
  std::unique_ptr<Connection> opened(new Connection(patience));
  opened->connection_ = PQconnectStartParams(names.data(), values.data(), 1);
  PGconn* connection = opened->connection_;
  const auto fail = [&](std::string why) {
    trouble = opened->lost(std::move(why));
    return nullptr;
  };
  if (connection == nullptr) return fail("no memory");
  PostgresPollingStatusType next = PGRES_POLLING_WRITING;
  while (next != PGRES_POLLING_OK) {
    if (next == PGRES_POLLING_FAILED || PQstatus(connection) == CONNECTION_BAD) {
      return fail(oneLine(PQerrorMessage(connection)));
    }
    if (!waitFor(PQsocket(connection), next == PGRES_POLLING_READING ? POLLIN : POLLOUT, deadline)) {
      return fail(tooLate);
    }
    next = PQconnectPoll(connection);
  }
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
  if (PQsetnonblocking(connection, 1) != 0 || PQenterPipelineMode(connection) != 1) return fail("no pipeline");
  return opened;
}

Connection::~Connection() { PQfinish(connection_); }

Trouble Connection::lost(std::string text) {
  isLost_ = true;
  return {{}, std::move(text), true};
}

bool Connection::send(const Call& call) {
  std::vector<const char*> values;
  for (const std::optional<std::string>& value : call.values.all()) values.push_back(value ? value->c_str() : nullptr);
  const int count = static_cast<int>(values.size());
  if (call.name == nullptr) {
    return PQsendQueryParams(connection_, call.sql, count, nullptr, values.data(), nullptr, nullptr, 0) == 1;
  }
  return PQsendQueryPrepared(connection_, call.name, count, values.data(), nullptr, nullptr, 0) == 1;
}

// Until something is there to be taken. What is still to be sent goes on its way meanwhile, or both would wait for ever
// as soon as more lies there than the socket holds.
bool Connection::awaitAnswer(Clock::time_point deadline) {
  while (PQisBusy(connection_) != 0) {
    const int unsent = PQflush(connection_);
    if (unsent < 0) return false;
    if (!waitFor(PQsocket(connection_), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), deadline)) {
      return false;
    }
    if (PQconsumeInput(connection_) != 1) return false;
  }
  return true;
}

Answers Connection::run(const std::vector<Call>& calls) {
  Answers answers;
  if (isLost_) {
    answers.trouble = lost("it is not connected");
    return answers;
  }
  const auto isPrepared = [this](const std::vector<const char*>& known, const char* name) {
    const auto is = [&](const char* each) { return std::strcmp(each, name) == 0; };
    return std::any_of(prepared_.begin(), prepared_.end(), is) || std::any_of(known.begin(), known.end(), is);
  };
  std::vector<const char*> preparing;
  std::vector<const char*> expected;  // the statement that is prepared, or null: the answer of a call
  for (const Call& call : calls) {
    bool isSent = true;
    if (call.name != nullptr && !isPrepared(preparing, call.name)) {
      isSent = PQsendPrepare(connection_, call.name, call.sql, 0, nullptr) == 1;
      preparing.push_back(call.name);
      expected.push_back(call.name);
    }
    if (!isSent || !send(call)) {
      answers.trouble = lost(oneLine(PQerrorMessage(connection_)));
      return answers;
    }
    expected.push_back(nullptr);
  }
  const Clock::time_point deadline = Clock::now() + patience_;
  const auto next = [&]() -> std::optional<PGresult*> {
    if (!awaitAnswer(deadline)) return std::nullopt;
    return PQgetResult(connection_);
  };
  const auto loseWith = [&] {
    const std::string said = oneLine(PQerrorMessage(connection_));
    answers.results.clear();
    answers.trouble = lost(said.empty() ? tooLate : said);
    return std::move(answers);
  };
  if (PQpipelineSync(connection_) != 1) return loseWith();
  for (const char* statement : expected) {
    const std::optional<PGresult*> got = next();
    if (!got || *got == nullptr) return loseWith();
    Result result(*got);
    const ExecStatusType status = PQresultStatus(*got);
    const bool isFine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!isFine && !answers.trouble) {
      const char* state = PQresultErrorField(*got, PG_DIAG_SQLSTATE);
      const char* severity = PQresultErrorField(*got, PG_DIAG_SEVERITY_NONLOCALIZED);
      // With anything worse than an error the database ends the connection.
      const bool isEnd = state == nullptr || (severity != nullptr && std::strcmp(severity, "ERROR") != 0);
      answers.trouble = Trouble{state == nullptr ? "" : state, oneLine(PQresultErrorMessage(*got)), isEnd};
      if (isEnd) {
        isLost_ = true;
        return answers;
      }
    }
    if (isFine && !answers.trouble) {
      statement != nullptr ? prepared_.push_back(statement) : answers.results.push_back(std::move(result));
    }
    const std::optional<PGresult*> end = next();
    if (!end || *end != nullptr) return loseWith();
  }
  const std::optional<PGresult*> sync = next();
  if (!sync || *sync == nullptr) return loseWith();
  const Result synced(*sync);
  if (PQresultStatus(*sync) != PGRES_PIPELINE_SYNC) return loseWith();
  return answers;
}

}  // namespace sammel::postgres
