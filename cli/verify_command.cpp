#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "engine/games/registry.hpp"

namespace sammel {

int verifyRecord(Terminal& terminal, const Speech& speech, const std::string& file) {
  const Record record = readRecordFile(file, speech);
  const std::vector<Message> findings = verify(record, games());
  if (findings.empty()) {
    terminal.write(terminal.bold(speech("cli.verify.genuine")) + " " +
                   speech("cli.verify.meaning", {{"n", std::to_string(record.entries.size())}}) + "\n");
    return 0;
  }
  const AnyGame* game = findGame(record.game);
  const Phrasebook book({recordPhrases(), game == nullptr ? corePhrases() : game->phrases()});
  terminal.write(terminal.bold(speech("cli.verify.differs")) + "\n");
  for (const Message& finding : findings) {
    terminal.write("- " + book.render(finding, speech.language(), record.names, Viewer::spectator()) + "\n");
  }
  return 1;
}

}  // namespace sammel
