#include <array>
#include <ctime>

#include "cli/commands.hpp"
#include "server/said.hpp"
#include "text/text.hpp"

namespace sammel {
namespace {

std::string timeOf(const protocol::TalkLine& line) {
  const std::time_t seconds = line.at / 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &utc)};
}

std::string wordsOf(const protocol::TalkLine& line) {
  if (line.text) return *line.text;
  if (line.phrase) return '[' + std::string(nameOf(*line.phrase)) + ']';
  if (!line.reaction) return {};
  return '[' + std::string(nameOf(*line.reaction)) + " > " + std::to_string(line.to.value_or(0) + 1) + ']';
}

}  // namespace

int tellTalk(Terminal& terminal, const Speech& speech, const TalkRequest& request) {
  std::string problem;
  const std::vector<Said> said = saidIn(request.data, request.table, speech.language(), problem);
  if (!problem.empty()) throw Failure(problem);
  for (const Said& each : said) {
    const std::string name = each.line.name.empty() ? '#' + std::to_string(each.line.watcher) : each.line.name;
    std::string line = timeOf(each.line) + "  " + each.table + ' ' + std::string(nameOf(each.side)) + ' ' +
                       std::to_string(each.number) + "  " + name + ": " + wordsOf(each.line);
    if (each.reports > 0) line += "  " + speech("cli.talk.reported", {{"n", std::to_string(each.reports)}});
    terminal.write(printable(line) + "\n");
  }
  if (said.empty()) terminal.write(speech(request.table.empty() ? "cli.talk.none" : "cli.talk.silent") + "\n");
  return 0;
}

}  // namespace sammel
