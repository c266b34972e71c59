#include "cli/lookup.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// How many letters must be inserted, removed or changed to turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row.back();
}

}  // namespace

std::string_view closest(std::string_view typed, std::span<const std::string_view> known) {
  std::string_view best;
  std::size_t least = SIZE_MAX;
  for (const std::string_view candidate : known) {
    const std::size_t distance = editDistance(typed, candidate);
    const bool begun = typed.size() >= 2 && editDistance(typed, candidate.substr(0, typed.size())) == 0;
    if ((begun || distance <= (candidate.size() + 1) / 3) && distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

const AnyGame& gameNamed(std::string_view id, const Speech& speech) {
  std::vector<std::string_view> ids;
  for (const AnyGame* game : games()) {
    ids.push_back(game->facts().id);
    if (editDistance(id, ids.back()) == 0) return *game;
  }
  const std::string_view meant = closest(id, ids);
  throw Failure(meant.empty() ? speech("cli.game.unknown", {{"game", std::string(id)}})
                              : speech("cli.game.meant", {{"game", std::string(id)}, {"meant", std::string(meant)}}));
}

BotKind ownBotNamed(std::string_view text, const Speech& speech) {
  const std::optional<BotKind> kind = BotKind::read(text);
  const bool isProgram = kind && std::holds_alternative<BotKind::Program>(kind->is);
  if (!kind || isProgram) throw Failure(speech("cli.bot.unknown", {{"bot", std::string(text)}}));
  return *kind;
}

std::string_view titleOf(const AnyGame& game, Language language) {
  return language == Language::de ? game.facts().titleDe : game.facts().titleEn;
}

std::string completedOptions(const AnyGame& game, std::span<const std::string> given, const Speech& speech,
                             const AnyContent* content) {
  std::string text;
  for (const std::string& pair : given) text += (text.empty() ? "" : " ") + pair;
  std::string complete;
  const Verdict verdict = game.completeOptions(text, complete, content);
  if (verdict.isFine()) return complete;
  const Phrasebook book({game.phrases()});
  throw Failure(book.render(verdict.reason(), speech.language(), {}, Viewer::spectator()) + " " +
                speech("cli.option.help", {{"game", std::string(game.facts().id)}}));
}

}  // namespace sammel
