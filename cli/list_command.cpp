#include "cli/commands.hpp"
#include "cli/lookup.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::string seatsOf(const Facts& facts) {
  const std::string least = std::to_string(facts.minSeats);
  return facts.minSeats == facts.maxSeats ? least : least + "-" + std::to_string(facts.maxSeats);
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
