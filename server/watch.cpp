#include "server/watch.hpp"

#include <algorithm>
#include <utility>

#include "engine/games/registry.hpp"
#include "server/exposition.hpp"
#include "server/process_facts.hpp"
#include "server/version.hpp"

namespace sammel {
namespace {

template <class... Kinds>
constexpr std::array<std::string_view, sizeof...(Kinds)> kindsOf(const std::variant<Kinds...>*) {
  return {Kinds::kind...};
}
constexpr auto commandNames = kindsOf(static_cast<const protocol::Command*>(nullptr));

LogEntry::Fields stagesOf(const Course& course, std::int64_t whole) {
  LogEntry::Fields fields{{"command", std::string(commandNames[course.command])},
                          {"connection", course.connection},
                          {"table", std::string(course.table)},
                          LogField::milliseconds("ms", whole),
                          LogField::milliseconds("waiting_ms", course.begun - course.received),
                          LogField::milliseconds("checking_ms", course.checked - course.begun)};
  if (course.durable != 0) {
    fields.push_back(LogField::milliseconds("storing_ms", course.durable - course.checked));
    fields.push_back(LogField::milliseconds("showing_ms", course.shown - course.durable));
  }
  return fields;
}

}  // namespace

Watch::Watch(Log log) : log_(std::move(log)) {
  for (const AnyGame* game : games()) moves_.try_emplace(game->facts().id);
}

std::int64_t Watch::clock() const {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(since).count();
}

void Watch::finished(const Course& course) {
  commands_[course.command].add();
  waiting_.note(course.begun - course.received);
  checking_.note(course.checked - course.begun);
  const std::int64_t whole = std::max(course.checked, course.shown) - course.received;
  if (course.durable != 0) {
    storing_.note(course.durable - course.checked);
    showing_.note(course.shown - course.durable);
    whole_.note(whole);
  }
  const bool isTraced = options_.traceOneIn > 0 && ++untilTrace_ >= options_.traceOneIn;
  if (isTraced) untilTrace_ = 0;
  if (whole > options_.slow.count()) {
    log_({LogLevel::warning, "a slow command", stagesOf(course, whole)});
  } else if (isTraced) {
    log_({LogLevel::info, "a traced command", stagesOf(course, whole)});
  }
}

// Which rule forbids it could tell what somebody holds.
void Watch::refused(const RefusedCommand& refusal) {
  refusals_[static_cast<std::size_t>(refusal.kind)].add();
  if (!logs(LogLevel::debug)) return;
  LogEntry::Fields fields{{"connection", refusal.connection}, {"kind", std::string(nameOf(refusal.kind))}};
  if (refusal.kind != RefusalKind::rules) fields.emplace_back("why", std::string(refusal.key));
  log_({LogLevel::debug, "something was refused", std::move(fields)});
}

void Watch::turnedAway(std::uint64_t connection) {
  turnedAway_.add();
  log_({LogLevel::info, "too many commands, or ones that make no sense: closed", {{"connection", connection}}});
}

void Watch::moved(std::string_view game, bool byPerson) {
  const auto found = moves_.find(game);
  if (found == moves_.end()) return;
  (byPerson ? found->second.byPeople : found->second.byBots).add();
}

void Watch::answered(const AnsweredRequest& request) {
  answers_[static_cast<std::size_t>(std::clamp(request.status, 0, static_cast<int>(statuses) - 1))].add();
  requests_.note(request.took);
  const LogLevel level = request.status == 500 ? LogLevel::error : LogLevel::debug;
  if (!logs(level)) return;
  log_({level,
        std::string(request.method) + ' ' + routeOf(request.target),
        {{"request", request.number}, {"status", request.status}, LogField::milliseconds("ms", request.took)}});
}

void Watch::committed(const Commit& commit) {
  batches_.add(commit.batches);
  unstored_.add(commit.unstored);
  rows_.add(commit.rows);
  bytes_.add(commit.bytes);
  commits_.note(commit.took);
}

void Watch::thought(std::int64_t waited, std::int64_t took, bool failed) {
  thoughtWaiting_.note(waited);
  thinking_.note(took);
  if (failed) failedThoughts_.add();
}

std::string Watch::metrics(const Vitals& vitals) const {
  Exposition out;
  const auto number = [](std::size_t count) { return static_cast<double>(count); };

  out.beginGauge("sammelsurium_build_info", "Which version runs; always 1.");
  out.value(1, {{"version", version}});
  out.gauge("sammelsurium_ready", "1 while /api/ready says yes as far as stopping is concerned.",
            vitals.isReady ? 1 : 0);

  out.beginCounter("sammelsurium_moves_total", "Moves that were made.");
  for (const auto& [game, moves] : moves_) {
    out.value(moves.byPeople, {{"game", game}, {"by", "person"}});
    out.value(moves.byBots, {{"game", game}, {"by", "bot"}});
  }
  out.beginCounter("sammelsurium_commands_total", "Commands that tables have answered, refusals included.");
  for (std::size_t i = 0; i < kinds; ++i) out.value(commands_[i], {{"command", commandNames[i]}});
  out.beginHistogram("sammelsurium_command_stage_seconds",
                     "Stages of a command: waiting for its table, checking, storing, showing to everybody.");
  out.durations(waiting_, "stage", "waiting");
  out.durations(checking_, "stage", "checking");
  out.durations(storing_, "stage", "storing");
  out.durations(showing_, "stage", "showing");
  out.histogram("sammelsurium_command_seconds", "Commands that were stored, from receiving to showing.", whole_);
  out.beginCounter("sammelsurium_refusals_total", "What people at tables were refused.");
  for (std::size_t i = 0; i < refusals_.size(); ++i) {
    out.value(refusals_[i], {{"kind", nameOf(static_cast<RefusalKind>(i))}});
  }
  out.counter("sammelsurium_turned_away_total", "Connections closed after too many offences.", turnedAway_);

  out.gauge("sammelsurium_tables", "Tables in memory.", number(vitals.house.tables));
  out.gauge("sammelsurium_tables_busy", "Tables that wait for the journal.", number(vitals.house.busy));
  out.gauge("sammelsurium_tables_halted", "Tables that cannot go on.", number(vitals.house.halted));
  out.gauge("sammelsurium_desks_waiting", "What waits at all tables together.", number(vitals.house.waiting));
  out.gauge("sammelsurium_table_connections", "Web sockets of people at tables.", number(vitals.house.connections));

  out.gauge("sammelsurium_journal_waiting", "Batches that wait for the journal.", number(vitals.journalWaiting));
  out.counter("sammelsurium_journal_batches_total", "Batches that the journal was given.", batches_);
  out.counter("sammelsurium_journal_unstored_batches_total", "Batches of these that were not stored.", unstored_);
  out.counter("sammelsurium_journal_rows_total", "Rows in these batches.", rows_);
  out.counter("sammelsurium_journal_bytes_total", "Bytes of the entries in these rows.", bytes_);
  out.histogram("sammelsurium_journal_commit_seconds", "Making batches durable, all that wait at once.", commits_);
  out.histogram("sammelsurium_journal_load_seconds", "Reading a table.", loads_);

  out.gauge("sammelsurium_thoughts_waiting", "Bots that wait for a processor.", number(vitals.thoughtsWaiting));
  out.histogram("sammelsurium_thought_waiting_seconds", "How long bots waited for a processor.", thoughtWaiting_);
  out.histogram("sammelsurium_thinking_seconds", "How long bots thought.", thinking_);
  out.beginCounter("sammelsurium_thoughts_given_up_total", "What bots did not think about.");
  out.value(crowded_, {{"why", "crowded"}});
  out.value(failedThoughts_, {{"why", "failed"}});
  out.counter("sammelsurium_program_failures_total", "Failures of the host's own bots.", programFailures_);

  out.gauge("sammelsurium_connections", "Open connections of any kind.", number(vitals.connections));
  out.counter("sammelsurium_connections_declined_total", "Connections not accepted: there were too many.", declined_);
  out.beginCounter("sammelsurium_http_requests_total", "Requests by the status of their answer.");
  for (std::size_t status = 0; status < statuses; ++status) {
    const bool isThere = status == 200 || answers_[status].count() > 0;
    if (isThere) out.value(answers_[status], {{"status", std::to_string(status)}});
  }
  out.histogram("sammelsurium_http_request_seconds", "Requests, from reading to answering.", requests_);
  out.beginCounter("sammelsurium_log_lines_total", "Lines in the log.");
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    out.value(lines_[i], {{"level", nameOf(static_cast<LogLevel>(i))}});
  }

  const ProcessFacts facts = processFacts();
  out.counter("process_cpu_seconds_total", "Processor time in seconds.", facts.cpuSeconds);
  out.gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", facts.startTime);
  out.gauge("process_resident_memory_bytes", "Memory in use.", facts.residentBytes);
  out.gauge("process_virtual_memory_bytes", "Memory reserved.", facts.virtualBytes);
  out.gauge("process_threads", "Threads.", facts.threads);
  out.gauge("process_open_fds", "Open files and connections.", facts.openFiles);
  out.gauge("process_max_fds", "How many of them there may be.", facts.mostFiles);
  return out.take();
}

std::string routeOf(std::string_view target) {
  static constexpr auto known = std::to_array<std::string_view>(
      {"api", "tables", "table", "games", "game", "rules", "record", "sit", "socket", "seat", "key", "health", "live",
       "ready", "replay", "pocket", "assets", "metrics"});
  target = target.substr(0, target.find('?'));
  std::string route;
  while (!target.empty()) {
    target.remove_prefix(target.front() == '/' ? 1 : 0);
    const std::string_view part = target.substr(0, target.find('/'));
    target.remove_prefix(part.size());
    route += '/';
    if (!part.empty()) route += std::ranges::find(known, part) != known.end() ? part : "…";
  }
  return route;
}

}  // namespace sammel
