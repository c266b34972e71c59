#include "cli/sheet.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "cli/terminal.hpp"

namespace sammel {
namespace {

// Whether seats are in the order of a line, all of those that are equal in the lines before it: then it is the reason.
// More may be better in it, or less.
bool isReason(const Sheet& sheet, Sheet::const_iterator total, Sheet::const_iterator row, const Outcome& outcome) {
  bool isMoreBetter = true;
  bool isLessBetter = true;
  for (std::size_t a = 0; a < row->values.size(); ++a) {
    for (std::size_t b = 0; b < row->values.size(); ++b) {
      const bool tied = std::all_of(total, row, [a, b](const SheetRow& r) { return r.values[a] == r.values[b]; });
      if (!tied || row->values[a] <= row->values[b]) continue;
      isMoreBetter = isMoreBetter && outcome.ranks[a] < outcome.ranks[b];
      isLessBetter = isLessBetter && outcome.ranks[a] > outcome.ranks[b];
    }
  }
  return row != sheet.end() && (isMoreBetter || isLessBetter);
}

// What put one seat before another: the total, or of those with the same total the first line behind it that differs.
const SheetRow* reasonFor(const Sheet& sheet, const Outcome& outcome, std::size_t better, std::size_t worse) {
  const auto total = std::find_if(sheet.begin(), sheet.end(), [](const SheetRow& row) { return row.total; });
  for (auto row = total; row != sheet.end() && isReason(sheet, total, row, outcome); ++row) {
    if (row->values[better] != row->values[worse]) return &*row;
  }
  return nullptr;
}

// Everybody's place, and why nobody is further up: the total, or what broke the tie.
std::string places(const Play& play, const Outcome& outcome, const Sheet& sheet, const Phrasebook& book,
                   std::span<const std::string> names, const Speech& speech) {
  const std::size_t seats = std::min<std::size_t>(outcome.ranks.size(), names.size());
  const auto total = std::find_if(sheet.begin(), sheet.end(), [](const SheetRow& row) { return row.total; });
  std::string out;
  std::optional<std::size_t> before;  // somebody one place up
  for (std::size_t rank = 1; rank <= seats; ++rank) {
    std::vector<std::size_t> here;
    std::vector<std::string> who;
    for (std::size_t i = 0; i < seats; ++i) {
      if (static_cast<std::size_t>(outcome.ranks[i]) != rank) continue;
      here.push_back(i);
      who.push_back(names[i]);
    }
    if (here.empty()) continue;
    const std::string all = speech.list(who);
    const auto value = [&](const SheetRow& row, std::size_t seat) { return std::to_string(row.values[seat]); };
    const auto label = [&](const SheetRow& row) { return std::string(book.find(row.label, speech.language())); };
    const bool isByPoints = before && !play.givenUpBy();
    const SheetRow* reason = isByPoints ? reasonFor(sheet, outcome, *before, here.front()) : nullptr;
    const bool isTie = reason != nullptr && !reason->total;
    if (total == sheet.end()) {
      out += speech("cli.place.plain", {{"rank", std::to_string(rank)}, {"who", all}}) + "\n";
    } else {
      out += speech(isTie ? "cli.place.tie" : "cli.place", {{"rank", std::to_string(rank)},
                                                            {"who", all},
                                                            {"total", label(*total)},
                                                            {"n", value(*total, here.front())},
                                                            {"row", isTie ? label(*reason) : ""},
                                                            {"theirs", isTie ? value(*reason, *before) : ""},
                                                            {"own", isTie ? value(*reason, here.front()) : ""}}) +
             "\n";
    }
    before = here.front();
  }
  return out;
}

}  // namespace

std::string scoreSheet(const Play& play, std::span<const std::string> names, const Speech& speech) {
  const Phrasebook book({play.game().phrases()});
  const Sheet sheet = play.match().sheet();
  int labels = 0;
  for (const SheetRow& row : sheet) labels = std::max(labels, columnsOf(book.find(row.label, speech.language())));

  const auto cell = [](std::string_view text, std::string_view heading) {
    const int width = std::max(5, columnsOf(heading));
    return std::string(static_cast<std::size_t>(2 + width - columnsOf(text)), ' ') + std::string(text);
  };
  std::string out(static_cast<std::size_t>(labels), ' ');
  for (const std::string& name : names) out += cell(name, name);
  out += '\n';
  for (const SheetRow& row : sheet) {
    out += padded(book.find(row.label, speech.language()), labels);
    for (std::size_t i = 0; i < row.values.size() && i < names.size(); ++i) {
      out += cell(std::to_string(row.values[i]), names[i]);
    }
    out += '\n';
  }

  if (names.size() == 1) return out + "\n" + speech("cli.alone") + "\n";  // nobody to win against

  const Outcome outcome = play.match().outcome();
  std::vector<std::string> winners;
  for (std::size_t i = 0; i < outcome.ranks.size() && i < names.size(); ++i) {
    if (outcome.ranks[i] == 1) winners.push_back(names[i]);
  }
  out += "\n" + speech(winners.size() == 1 ? "cli.won" : "cli.shared", {{"who", speech.list(winners)}}) + "\n";
  return out + places(play, outcome, sheet, book, names, speech);
}

}  // namespace sammel
