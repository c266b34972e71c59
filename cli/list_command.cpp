#include <algorithm>
#include <charconv>

#include "cli/commands.hpp"
#include "cli/lookup.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::string seatsOf(const Facts& facts) {
  const std::string least = std::to_string(facts.minSeats);
  return facts.minSeats == facts.maxSeats ? least : least + "-" + std::to_string(facts.maxSeats);
}

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

std::string optionLine(const AnyGame& game, const OptionInfo& option, const Speech& speech) {
  const Phrasebook book({game.phrases()});
  const std::string id(game.facts().id);
  std::string line = padded(std::string(option.name) + "=" + valuesOf(option), 48);
  const std::string own = id + ".option." + std::string(option.name);
  std::string_view label = book.find(own, speech.language());
  if (label.empty()) label = book.find("core.option." + std::string(option.name), speech.language());
  line += " " + std::string(label);
  if (!option.value.empty()) line += " (" + speech("cli.list.default", {{"value", option.value}}) + ")";
  return line;
}

}  // namespace

int listGames(Terminal& terminal, const Speech& speech) {
  for (const AnyGame* game : games()) {
    const Facts& facts = game->facts();
    terminal.write(terminal.bold(padded(facts.id, 18)) + padded(titleOf(*game, speech.language()), 18) +
                   speech("cli.list.game", {{"seats", seatsOf(facts)}}) + ", " +
                   speech(facts.race     ? "cli.list.race"
                          : facts.hidden ? "cli.list.hidden"
                                         : "cli.list.open") +
                   "\n");
    for (const OptionInfo& option : game->options()) {
      if (option.values.size() != 1) terminal.write("    " + optionLine(*game, option, speech) + "\n");
    }
  }
  terminal.write("\n" + speech("cli.list.next") + "\n");
  return 0;
}

}  // namespace sammel
