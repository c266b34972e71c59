#include "cli/commands.hpp"
#include "cli/house_progress.hpp"
#include "server/data_home.hpp"

namespace sammel {
namespace {

// What was left out is not there: that is no success.
int tellOf(Terminal& terminal, const Speech& speech, const Moved& moved, std::string_view done,
           const std::string& where) {
  if (!moved.problem.empty()) throw Failure(moved.problem);
  terminal.write(
      speech(done, {{"tables", std::to_string(moved.tables)}, {"rows", std::to_string(moved.rows)}, {"where", where}}) +
      "\n");
  if (moved.damaged.empty()) return 0;
  terminal.write(speech("cli.house.damaged", {{"n", std::to_string(moved.damaged.size())}}) + "\n");
  for (const std::string& table : moved.damaged) terminal.write("  " + table + "\n");
  return 1;
}

}  // namespace

int moveHouse(Terminal& terminal, const Speech& speech, const MoveRequest& request) {
  const Moved moved =
      moveHouse(request.from, request.to, speech.language(), tellOn(terminal, speech("cli.house.steps")));
  return tellOf(terminal, speech, moved, "cli.move.done", shownHome(request.to));
}

int backUpHouse(Terminal& terminal, const Speech& speech, const BackupRequest& request) {
  const Moved moved =
      backUpHouse(request.data, request.file, speech.language(), tellOn(terminal, speech("cli.house.steps")));
  return tellOf(terminal, speech, moved, "cli.backup.done", request.file);
}

int restoreHouse(Terminal& terminal, const Speech& speech, const BackupRequest& request) {
  const Moved moved =
      moveHouse(request.file, request.data, speech.language(), tellOn(terminal, speech("cli.house.steps")));
  return tellOf(terminal, speech, moved, "cli.restore.done", shownHome(request.data));
}

}  // namespace sammel
