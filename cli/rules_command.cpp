#include "cli/commands.hpp"
#include "cli/lookup.hpp"
#include "cli/markdown.hpp"

namespace sammel {

int showRules(Terminal& terminal, const Speech& speech, const std::string& game) {
  const Rulebook rulebook = gameNamed(game, speech).rulebook();
  terminal.write(renderMarkdown(speech.language() == Language::de ? rulebook.de : rulebook.en, terminal.width(),
                                terminal.isScreen()));
  return 0;
}

}  // namespace sammel
