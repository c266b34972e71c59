#include "cli/sheet.hpp"

#include <algorithm>
#include <vector>

#include "cli/terminal.hpp"

namespace sammel {

std::string scoreSheet(const Match& match, const AnyGame& game, std::span<const std::string> names,
                       const Speech& speech) {
  const Phrasebook book({game.phrases()});
  const Sheet sheet = match.sheet();
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

  const Outcome outcome = match.outcome();
  std::vector<std::string> winners;
  for (std::size_t i = 0; i < outcome.ranks.size() && i < names.size(); ++i) {
    if (outcome.ranks[i] == 1) winners.push_back(names[i]);
  }
  return out + "\n" + speech(winners.size() == 1 ? "cli.won" : "cli.shared", {{"who", speech.list(winners)}}) + "\n";
}

}  // namespace sammel
