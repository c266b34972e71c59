#include "pocket/kept.hpp"

#include <charconv>

#include "engine/core/read_json.hpp"

namespace sammel::pocket {
namespace {

struct KeptHead {
  std::string id;
  std::string game;
  std::string options;
  std::int64_t created = 0;
  std::string content;
  std::string pack;
  std::string previous;
  static constexpr auto describe() {
    return std::tuple(field("id", &KeptHead::id), field("game", &KeptHead::game), field("options", &KeptHead::options),
                      field("created", &KeptHead::created), field("content", &KeptHead::content),
                      field("pack", &KeptHead::pack), field("previous", &KeptHead::previous));
  }
};

struct KeptRow {
  std::string table;
  std::int64_t n = 0;
  Seat seat;
  std::string entry;
  std::int64_t at = 0;
  std::string client;
  std::optional<std::string> state;  // hexadecimal: the page's numbers are not large enough
  static constexpr auto describe() {
    return std::tuple(field("table", &KeptRow::table), field("n", &KeptRow::n), field("seat", &KeptRow::seat),
                      field("entry", &KeptRow::entry), field("at", &KeptRow::at), field("client", &KeptRow::client),
                      field("state", &KeptRow::state));
  }
};

struct KeptBatch {
  std::vector<KeptHead> opens;
  std::vector<KeptRow> rows;
  static constexpr auto describe() {
    return std::tuple(field("opens", &KeptBatch::opens), field("rows", &KeptBatch::rows));
  }
};

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 16> digits{};
  return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr};
}

std::optional<std::uint64_t> fromHexadecimal(const std::string& text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number, 16);
  return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

std::string_view takeLine(std::string_view& lines) {
  const std::size_t end = lines.find('\n');
  const std::string_view line = lines.substr(0, end);
  lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  return line;
}

std::optional<JournalRow> readRow(std::string_view line) {
  KeptRow kept;
  if (!readJson(line, kept).isFine()) return std::nullopt;
  const auto state = kept.state ? fromHexadecimal(*kept.state) : std::nullopt;
  if (kept.state && !state) return std::nullopt;
  return JournalRow{kept.table, kept.n, kept.seat, kept.entry, kept.at, kept.client, state};
}

}  // namespace

std::string writeBatch(const Batch& batch) {
  KeptBatch kept;
  for (const TableHead& head : batch.opens) {
    kept.opens.push_back({head.id, head.game, head.options, head.created, head.content, head.pack, head.previous});
  }
  for (const JournalRow& row : batch.rows) {
    kept.rows.push_back({row.table, row.n, row.seat, row.entry, row.at, row.client,
                         row.state ? std::optional(hexadecimal(*row.state)) : std::nullopt});
  }
  return Json().value(kept).take();
}

std::optional<StoredTable> readTable(std::string_view lines) {
  KeptHead head;
  if (!readJson(takeLine(lines), head).isFine()) return std::nullopt;
  StoredTable table{
      {head.id, head.game, head.options, head.created, head.content, head.pack, head.previous}, {}, std::nullopt};
  while (!lines.empty()) {
    std::optional<JournalRow> row = readRow(takeLine(lines));
    const std::int64_t expected = std::ssize(table.rows);
    if (!row || row->n != expected) {
      const std::int64_t following = std::count(lines.begin(), lines.end(), '\n') + (lines.empty() ? 0 : 1);
      const std::int64_t known = row ? row->n + 1 : expected + 1;
      table.damage = Damage{expected, known + following};
      break;
    }
    table.rows.push_back(*std::move(row));
  }
  return table;
}

}  // namespace sammel::pocket
