#include "cli/lookup.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include "cli/input.hpp"
#include "engine/games/registry.hpp"
#include "text/text.hpp"

namespace sammel {
namespace {

// Upper and lower case are the same.
std::size_t distanceOf(std::string_view a, std::string_view b) { return editDistance(folded(a), folded(b)); }

}  // namespace

std::string_view closest(std::string_view typed, std::span<const std::string_view> known) {
  std::string_view best;
  std::size_t least = SIZE_MAX;
  for (const std::string_view candidate : known) {
    const std::size_t distance = distanceOf(typed, candidate);
    const bool begun = typed.size() >= 2 && distanceOf(typed, candidate.substr(0, typed.size())) == 0;
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
    if (distanceOf(id, ids.back()) == 0) return *game;
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

std::string_view titleOf(const AnyGame& game, Language language) { return game.facts().title.in(language); }

std::string earlierRulesLine(const AnyGame& game, Language language) {
  const std::optional<Message> rules = earlierRules(game.facts());
  if (!rules) return {};
  return Phrasebook({game.phrases(), corePhrases()}).render(*rules, language, {}, Viewer::spectator()) + "\n";
}

namespace {

std::string joined(std::span<const std::string> items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

// What would fit instead of an option that was refused.
std::string whatFits(const AnyGame& game, const Message& refusal, const Speech& speech) {
  const std::vector<OptionInfo> options = game.options();
  for (const Arg& arg : refusal.args) {
    if (arg.name != "option") continue;
    for (const OptionInfo& option : options) {
      if (option.name == arg.text.view() && !option.values.empty()) {
        return speech("cli.option.values", {{"values", valuesOf(option)}});
      }
    }
  }
  std::vector<std::string> names;
  names.reserve(options.size());
  for (const OptionInfo& option : options) names.emplace_back(option.name);
  if (refusal.key == "core.option.unknown") return speech("cli.option.names", {{"names", joined(names)}});
  return speech("cli.option.help", {{"game", std::string(game.facts().id)}});
}

}  // namespace

// "square|strip|ring", and "0-18" instead of a long row of numbers.
std::string valuesOf(const OptionInfo& option) {
  constexpr std::size_t longRow = 8;
  if (option.values.empty()) return "…";
  const auto number = [](const std::string& value) {
    int read = -1;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
    return error == std::errc() && end == value.data() + value.size() ? read : -1;
  };
  const auto isGap = [&](const std::string& a, const std::string& b) { return number(b) != number(a) + 1; };
  const bool isRow = std::adjacent_find(option.values.begin(), option.values.end(), isGap) == option.values.end();
  if (option.values.size() >= longRow && isRow) return option.values.front() + "-" + option.values.back();
  std::string values;
  for (const std::string& value : option.values) values += (values.empty() ? "" : "|") + value;
  return values;
}

std::string completedOptions(const AnyGame& game, std::span<const std::string> given, const Speech& speech,
                             const AnyContent* content) {
  std::string text;
  for (const std::string& pair : given) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0) {
      const OptionInfo first = game.options().front();
      throw Failure(
          speech("cli.option.form", {{"text", pair}, {"example", std::string(first.name) + "=" + first.value}}) + " " +
          speech("cli.option.help", {{"game", std::string(game.facts().id)}}));
    }
    text += (text.empty() ? "" : " ") + pair;
  }
  std::string complete;
  const Verdict verdict = game.completeOptions(text, complete, content);
  if (verdict.isFine()) return complete;
  const Phrasebook book({game.phrases()});
  throw Failure(book.render(verdict.reason(), speech.language(), {}, Viewer::spectator()) + " " +
                whatFits(game, verdict.reason(), speech));
}

}  // namespace sammel
