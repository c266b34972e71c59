#include <chrono>

#include "cli/commands.hpp"
#include "cli/house_progress.hpp"
#include "server/inspecting.hpp"

namespace sammel {

int pruneHouse(Terminal& terminal, const Speech& speech, const PruneRequest& request) {
  using namespace std::chrono;
  PruneOptions options;
  const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch());
  options.before = (now - hours(24 * std::int64_t{request.days})).count();
  options.records = request.records;
  options.unfinished = request.unfinished;
  options.pretend = request.pretend;
  const Pruned pruned =
      pruneHouse(request.data, options, speech.language(), tellOn(terminal, speech("cli.house.tables")));
  if (!pruned.problem.empty()) throw Failure(pruned.problem);
  terminal.write(
      speech(request.pretend ? "cli.prune.would" : "cli.prune.done", {{"tables", std::to_string(pruned.tables)},
                                                                      {"kept", std::to_string(pruned.kept)},
                                                                      {"unfinished", std::to_string(pruned.unfinished)},
                                                                      {"folder", request.records}}) +
      "\n");
  return 0;
}

}  // namespace sammel
