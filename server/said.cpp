#include "server/said.hpp"

#include <algorithm>
#include <tuple>

#include "server/side_journal.hpp"
#include "server/snapshot.hpp"
#include "server/table/talk_log.hpp"

namespace sammel {
namespace {

using protocol::TalkSide;

void add(const StoredTable& journal, const std::string& table, TalkSide side, bool onlyReported,
         std::vector<Said>& into) {
  TalkLog log;
  for (const JournalRow& row : journal.rows) log.take(row);
  std::vector<std::size_t> reports(log.lines().size());
  for (const auto& [line, browser] : log.reports()) {
    if (line >= 0 && line < std::ssize(reports)) ++reports[static_cast<std::size_t>(line)];
  }
  for (std::size_t i = 0; i < reports.size(); ++i) {
    if (onlyReported && reports[i] == 0) continue;
    into.push_back({table, side, static_cast<std::int64_t>(i), reports[i], log.lines()[i]});
  }
}

}  // namespace

std::vector<Said> saidIn(const std::string& data, const std::string& table, Language language, std::string& problem) {
  std::vector<Said> said;
  const std::unique_ptr<Snapshot> house = openSnapshot(data, Others::mayWrite, language, problem);
  if (!house) return said;
  std::vector<std::string> tables{table};
  if (table.empty()) tables = house->tables().value_or(std::vector<std::string>());
  for (const std::string& each : tables) {
    if (!isTableName(each)) continue;
    for (const TalkSide side : {TalkSide::players, TalkSide::watchers}) {
      const Loaded loaded = house->load(TalkLog::nameOf(each, side));
      if (loaded.table) add(*loaded.table, each, side, table.empty(), said);
    }
  }
  std::sort(said.begin(), said.end(), [](const Said& a, const Said& b) {
    return std::tie(a.table, a.line.at, a.side, a.number) < std::tie(b.table, b.line.at, b.side, b.number);
  });
  return said;
}

}  // namespace sammel
