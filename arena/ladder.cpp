#include "arena/ladder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "arena/report.hpp"
#include "arena/words.hpp"
#include "engine/games/registry.hpp"

namespace sammel::arena {
namespace {

struct Pair {
  std::string_view stronger;
  std::string_view weaker;
  int thinkLimit = 0;
};

// Budgets are divided so that each pair costs about as much as level 2 against level 1. Plain search gets more
// iterations than it has time for, but not many more, as it makes room for all of them.
constexpr std::array pairs{Pair{"2", "1"}, Pair{"3/4", "2/4"}, Pair{"4/20", "3/20"}, Pair{"5/100", "4/100"},
                           Pair{"5", "plain:20000", 20}};

std::string optionsOf(const AnyGame& game) {
  std::string options;
  if (!game.completeOptions("players=2", options).isFine()) (void)game.completeOptions("", options);
  return options;
}

std::string_view verdictKey(Sprt::Verdict verdict) {
  return verdict == Sprt::Verdict::h0 ? "ladder.no" : verdict == Sprt::Verdict::h1 ? "ladder.yes" : "ladder.open";
}

}  // namespace

std::vector<Contest> ladder(std::uint64_t seed) {
  std::vector<Contest> contests;
  for (const AnyGame* game : games()) {
    for (const Pair& pair : pairs) {
      Contest contest{game, optionsOf(*game), {std::string(pair.stronger), std::string(pair.weaker)}, seed, {}};
      if (pair.thinkLimit > 0) contest.thinkLimit = std::chrono::milliseconds(pair.thinkLimit);
      contests.push_back(contest);
    }
  }
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
    out += fmt::format("| {} ({}) | {} : {} | {} | {} | {} | {:.2f} : {:.2f} ms | {} |\n",
                       language == Language::de ? game.titleDe : game.titleEn, summary.seats.size(), contest.bots[0],
                       contest.bots[1], summary.games, percentText(summary.bots[0].share), eloText(summary.bots[0].elo),
                       summary.bots[0].thinking.millisecondsPerDecision(),
                       summary.bots[1].thinking.millisecondsPerDecision(),
                       summary.test ? words(verdictKey(summary.test->verdict)) : "");
  }
  return out;
}

}  // namespace sammel::arena
