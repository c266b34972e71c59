#include "arena/ladder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "arena/report.hpp"
#include "arena/words.hpp"
#include "bots/bot.hpp"

namespace sammel::arena {
namespace {

// One divisor for all levels of a game, so that their budgets keep their proportions: as large as leaves the lowest
// level enough tries to compare anything.
int divisorFor(const AnyGame& game) {
  constexpr std::uint32_t fewestTries = 2;
  constexpr std::uint32_t largest = 100;
  const auto tries = makeOwnBot(game, BotKind{BotKind::Level{.level = 1}}, 0)->tries();
  return static_cast<int>(std::clamp(tries.value_or(largest * fewestTries) / fewestTries, 1U, largest));
}

std::string optionsOf(const AnyGame& game) {
  std::string options;
  (void)game.completeOptions("players=" + std::to_string(std::max(2, game.facts().minSeats)), options);
  return options;
}

std::string_view verdictKey(Sprt::Verdict verdict) {
  return verdict == Sprt::Verdict::h0 ? "ladder.no" : verdict == Sprt::Verdict::h1 ? "ladder.yes" : "ladder.open";
}

}  // namespace

std::vector<Contest> ladder(const AnyGame& game, std::uint64_t seed) {
  std::vector<Contest> contests;
  const std::string options = optionsOf(game);
  const int divisor = divisorFor(game);
  for (int level = 2; level <= highestLevel; ++level) {
    const BotKind stronger{BotKind::Level{level, divisor}};
    const BotKind weaker{BotKind::Level{level - 1, divisor}};
    contests.push_back({&game, options, {stronger.text(), weaker.text()}, seed, {}});
  }
  // Plain search gets more iterations than it has time for, but not many more, as it makes room for all of them.
  contests.push_back({&game, options, {"5", "plain:20000"}, seed, std::chrono::milliseconds(20)});
  return contests;
}

std::string folderOf(const Contest& contest) {
  std::string name(contest.game->facts().id);
  for (const std::string& bot : contest.bots) name += "_" + bot;
  std::replace_if(name.begin(), name.end(), [](char c) { return c == '/' || c == ':'; }, '-');
  return name;
}

std::string ladderMarkdown(const std::vector<Rung>& rungs, Language language) {
  const Words words(language);
  std::string out = fmt::format("# {}\n{}\n\n|", words("ladder.title"), words("ladder.about"));
  const std::array<std::string_view, 7> columns{"ladder.game", "ladder.match", "games",         "wins",
                                                "elo",         "time",         "ladder.verdict"};
  for (const std::string_view key : columns) out += fmt::format(" {} |", words(key));
  out += "\n|";
  for (std::size_t i = 0; i < columns.size(); ++i) out += "---|";
  out += "\n";
  for (const auto& [contest, summary] : rungs) {
    const Facts& game = contest.game->facts();
    out += fmt::format("| {} ({}) | {} : {} | {} | {} | {} | {:.2f} : {:.2f} ms | {} |\n", game.title.in(language),
                       summary.seats.size(), contest.bots[0], contest.bots[1], summary.games,
                       percentText(summary.bots[0].share), eloText(summary.bots[0].elo),
                       summary.bots[0].thinking.millisecondsPerDecision(),
                       summary.bots[1].thinking.millisecondsPerDecision(),
                       summary.test ? words(verdictKey(summary.test->verdict)) : "");
  }
  return out;
}

}  // namespace sammel::arena
