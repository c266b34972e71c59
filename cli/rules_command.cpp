#include "cli/commands.hpp"
#include "cli/lookup.hpp"
#include "cli/markdown.hpp"

namespace sammel {

int showRules(Terminal& terminal, const Speech& speech, const std::string& game) {
  const Text rulebook = gameNamed(game, speech).rulebook();
  terminal.write(renderMarkdown(rulebook.in(speech.language()), terminal.width(), terminal.isScreen()));
  return 0;
}

}  // namespace sammel
