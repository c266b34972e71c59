#include <algorithm>
#include <thread>

#include "cli/commands.hpp"
#include "cli/house_progress.hpp"
#include "server/data_home.hpp"
#include "server/inspecting.hpp"

namespace sammel {

int checkHouse(Terminal& terminal, const Speech& speech, const std::string& data) {
  const unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  const Inspection found = inspectHouse(data, jobs, speech.language(), tellOn(terminal, speech("cli.house.tables")));
  if (!found.problem.empty()) throw Failure(found.problem);
  for (const Finding& each : found.findings) {
    terminal.write((each.table.empty() ? shownHome(data) : each.table) + ": " + each.what + "\n");
  }
  terminal.write(
      speech(found.isFine() ? "cli.check.fine" : "cli.check.broken", {{"tables", std::to_string(found.tables)},
                                                                      {"rows", std::to_string(found.rows)},
                                                                      {"over", std::to_string(found.over)},
                                                                      {"n", std::to_string(found.findings.size())}}) +
      "\n");
  for (const auto& [rules, tables] : found.byEarlierRules) {
    terminal.write(
        speech("cli.check.earlierRules",
               {{"n", std::to_string(tables)}, {"game", rules.first}, {"version", std::to_string(rules.second)}}) +
        "\n");
  }
  return found.isFine() ? 0 : 1;
}

}  // namespace sammel
