#include "server/table/talk_log.hpp"

#include <charconv>

#include "engine/core/read_json.hpp"
#include "server/entry.hpp"

namespace sammel {

using protocol::TalkLine;
using protocol::TalkSide;

std::string TalkLog::nameOf(const std::string& table, TalkSide side) {
  return "talk/" + table + '/' + std::string(sammel::nameOf(side));
}

TalkLog::Speaker TalkLog::speakerOf(Seat seat, const Digest& browser) {
  return {seat.index(), seat.isTable() ? browser : Digest{}};
}

std::string TalkLog::entryOf(const TalkLine& line, const Digest& browser) {
  return "said " + toHex(browser) + ' ' + Json().value(line).take();
}

std::string TalkLog::entryOfReport(std::int64_t line, const Digest& browser) {
  return "report " + toHex(browser) + ' ' + std::to_string(line);
}

void TalkLog::take(const JournalRow& row) {
  std::string_view rest = row.entry;
  const std::string_view kind = takeWord(rest);
  const std::optional<Digest> browser = digestFromHex(takeWord(rest));
  if (!browser) return;
  if (!row.client.empty()) carriedOut_.add(row.client);
  if (kind == "said") {
    TalkLine line;
    JsonReader reader(rest, tolerantly);
    reader.read(line);
    reader.end();
    if (!reader.verdict().isFine()) return;
    Spoken& who = speakers_[speakerOf(row.seat, *browser)];
    ++who.lines;
    if (row.seat.isTable() && who.watcher == 0) who.watcher = ++watchers_;
    line.watcher = who.watcher;
    lines_.push_back(std::move(line));
  } else if (kind == "report") {
    std::int64_t line = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), line);
    if (error == std::errc()) reports_.insert({line, *browser});
  }
}

std::size_t TalkLog::linesOf(const Speaker& speaker) const {
  const auto found = speakers_.find(speaker);
  return found == speakers_.end() ? 0 : found->second.lines;
}

}  // namespace sammel
