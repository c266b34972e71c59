#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cmath>

#include "arena/ladder.hpp"
#include "arena/match.hpp"
#include "arena/report.hpp"
#include "arena/summary.hpp"
#include "arena/tables.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/lookup.hpp"
#include "cli/progress.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

using namespace arena;

constexpr int done = 0;
constexpr int interrupted = 130;  // as shells call it

Failure explained(const FolderError& error, const Speech& speech) {
  switch (error.kind()) {
    case FolderError::Kind::otherContest: return Failure(speech("cli.arena.otherContest", {{"folder", error.file()}}));
    case FolderError::Kind::inUse: return Failure(speech("cli.arena.inUse", {{"folder", error.file()}}));
    case FolderError::Kind::damaged:
      return Failure(speech("cli.arena.damaged", {{"file", error.file()}, {"line", error.why()}}));
    case FolderError::Kind::notWritable: break;
  }
  return Failure(speech("cli.file.write", {{"file", error.file()}, {"why", error.why()}}));
}

Contest contestOf(const ArenaRequest& request, const Speech& speech) {
  Contest contest;
  if (request.game.empty()) throw Failure(speech("cli.play.which"));
  contest.game = &gameNamed(request.game, speech);
  contest.options = completedOptions(*contest.game, request.options, speech);
  contest.bots = request.bots;
  contest.seed = request.seed;
  if (request.thinkLimit > 0) contest.thinkLimit = std::chrono::milliseconds(request.thinkLimit);
  if (contest.bots.empty()) throw Failure(speech("cli.arena.noBots"));
  for (std::string& bot : contest.bots) {
    const std::optional<BotKind> kind = BotKind::read(bot);
    if (!kind) throw Failure(speech("cli.arena.noBot", {{"bot", bot}}));
    bot = kind->text();
  }
  if (const int seats = contest.seats(); contest.bots.size() > static_cast<std::size_t>(seats)) {
    throw Failure(
        speech("cli.arena.tooManyBots", {{"bots", std::to_string(contest.bots.size())}, {"n", std::to_string(seats)}}));
  }
  return contest;
}

Plan planOf(const ArenaRequest& request, const Contest& contest, const Speech& speech) {
  const auto perDeal = static_cast<std::int64_t>(contest.bots.size());
  if (request.games < perDeal) {
    throw Failure(speech("cli.arena.fewGames", {{"n", std::to_string(perDeal)}}));
  }
  Plan plan;
  plan.deals = (request.games + perDeal - 1) / perDeal;
  plan.jobs = request.jobs;
  if (request.sprt) {
    if (contest.bots.size() != 2) throw Failure(speech("cli.arena.sprtTwo"));
    if (request.elo0 >= request.elo1) throw Failure(speech("cli.arena.sprtOrder"));
    plan.sprt = Sprt{request.elo0, request.elo1};
  }
  return plan;
}

std::string clock(double seconds) {
  const auto whole = std::llround(seconds);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

std::string verdictText(const TestSummary& test, const Speech& speech) {
  const std::string_view key = test.verdict == Sprt::Verdict::h1   ? "cli.arena.h1"
                               : test.verdict == Sprt::Verdict::h0 ? "cli.arena.h0"
                                                                   : "cli.arena.open";
  return speech("cli.arena.sprt", {{"ratio", fmt::format("{:+.2f}", test.ratio)},
                                   {"bound", fmt::format("{:.2f}", Sprt::bound())},
                                   {"elo0", fmt::format("{:g}", test.sprt.elo0)},
                                   {"elo1", fmt::format("{:g}", test.sprt.elo1)}}) +
         " " + speech(key);
}

void show(Terminal& terminal, const Speech& speech, const Contest& contest, const Summary& summary) {
  terminal.write(
      terminal.bold(speech("cli.arena.head", {{"game", std::string(titleOf(*contest.game, speech.language()))},
                                              {"options", contest.options},
                                              {"deals", std::to_string(summary.deals)},
                                              {"games", std::to_string(summary.games)},
                                              {"seed", std::to_string(contest.seed)}})) +
      "\n\n");
  if (summary.deals == 0) return;
  const bool compared = summary.bots.size() > 1;
  const auto seatName = [&](std::size_t seat) { return speech("cli.arena.seat", {{"n", std::to_string(seat + 1)}}); };
  int names = columnsOf(seatName(0));
  for (const BotSummary& bot : summary.bots) names = std::max(names, columnsOf(bot.name));
  terminal.write(padded(speech("cli.arena.bot"), names + 2) + padded(speech("cli.arena.share"), 24) +
                 (compared ? padded(speech("cli.arena.elo"), 22) : "") + padded(speech("cli.arena.points"), 25) +
                 padded(speech("cli.arena.time"), 13) + speech("cli.arena.lost") + "\n");
  for (const BotSummary& bot : summary.bots) {
    terminal.write(padded(bot.name, names + 2) + padded(percentText(bot.share), 24) +
                   (compared ? padded(eloText(bot.elo), 22) : "") + padded(pointsText(bot.points), 25) +
                   padded(fmt::format("{:.2f} ms", bot.thinking.millisecondsPerDecision()), 13) +
                   std::to_string(bot.lost.all) + "\n");
  }
  terminal.write("\n");
  for (const BotSummary& bot : summary.bots) {
    if (bot.lost.all == 0) continue;
    terminal.write(speech("cli.arena.whyLost", {{"bot", bot.name}}) + "\n");
    for (const std::string& told : lossesTold(bot, speech.language())) terminal.write("  " + told + "\n");
    terminal.write("\n");
  }
  for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
    terminal.write(padded(seatName(seat), names + 2) + percentText(summary.seats[seat]) + "\n");
  }
  terminal.write("\n" + speech("cli.arena.interval") + "\n");
  if (summary.deals == 1) terminal.write(speech("cli.arena.single") + "\n");
  terminal.write(speech("cli.arena.length", {{"average", fmt::format("{:.1f}", summary.lengths.average)},
                                             {"least", std::to_string(summary.lengths.shortest)},
                                             {"most", std::to_string(summary.lengths.longest)},
                                             {"answers", fmt::format("{:.1f}", summary.branching)}}) +
                 "\n");
  if (summary.test) terminal.write(verdictText(*summary.test, speech) + "\n");
}

// Plays what is missing and writes the results into the folder, if there is one.
Summary held(const Contest& contest, const Plan& plan, const std::string& folder, const Speech& speech) {
  std::optional<Journal> journal;
  if (!folder.empty()) journal.emplace(folder, contest);

  const auto perDeal = static_cast<std::int64_t>(contest.bots.size());
  Progress progress(stderr, isatty(STDERR_FILENO) == 1, speech("cli.selfplay.games"),
                    static_cast<std::uint64_t>(plan.deals * perDeal));
  const auto start = std::chrono::steady_clock::now();
  const auto report = [&](const Standing& standing) {
    std::string note;
    if (standing.fresh > 0) {
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      const double left =
          seconds * static_cast<double>(plan.deals - standing.deals) / static_cast<double>(standing.fresh);
      note = speech(plan.sprt ? "cli.arena.leftAtMost" : "cli.arena.left", {{"time", clock(left)}});
    }
    if (plan.sprt) note += fmt::format(", LLR {:+.2f}", standing.ratio);
    progress.show(static_cast<std::uint64_t>(standing.deals * perDeal), note);
  };
  const std::vector<Deal> deals =
      playMatch(contest, standardBots(*contest.game), plan, journal ? &*journal : nullptr, stopAsked(), report);
  progress.end();

  Summary summary = summaryOf(contest, deals, plan.sprt);
  if (journal) {
    writeText(folder + "/result.json", resultJson(contest, summary));
    writeText(folder + "/games.csv", gamesCsv(contest, deals));
    writeText(folder + "/report.html", reportHtml(contest, summary, deals, speech.language()));
  }
  return summary;
}

void climb(Terminal& terminal, const Speech& speech, const ArenaRequest& request) {
  if (request.out.empty()) throw Failure(speech("cli.arena.ladderOut"));
  std::vector<Contest> contests;
  const auto add = [&](const AnyGame& game) {
    for (const Contest& contest : ladder(game, request.seed)) contests.push_back(contest);
  };
  if (request.game.empty()) {
    for (const AnyGame* game : games()) add(*game);
  } else {
    add(gameNamed(request.game, speech));
  }
  std::vector<Rung> rungs;
  for (const Contest& contest : contests) {
    ArenaRequest asked = request;
    asked.sprt = true;
    const Plan plan = planOf(asked, contest, speech);
    const Summary summary = held(contest, plan, request.out + "/" + folderOf(contest), speech);
    if (summary.deals > 0) {
      show(terminal, speech, contest, summary);
      terminal.write("\n");
      rungs.push_back({contest, summary});
      writeText(request.out + "/ladder.md", ladderMarkdown(rungs, speech.language()));
    }
    if (stopAsked()) return;
  }
}

void compare(Terminal& terminal, const Speech& speech, const ArenaRequest& request) {
  const Contest contest = contestOf(request, speech);
  const Plan plan = planOf(request, contest, speech);
  show(terminal, speech, contest, held(contest, plan, request.out, speech));
}

}  // namespace

int runArena(Terminal& terminal, const Speech& speech, const ArenaRequest& request) {
  stopOnInterrupt();
  try {
    request.ladder ? climb(terminal, speech, request) : compare(terminal, speech, request);
  } catch (const FolderError& error) {
    throw explained(error, speech);
  }
  if (stopAsked()) {
    terminal.write(speech(request.out.empty() ? "cli.arena.stopped" : "cli.arena.goOn") + "\n");
    return interrupted;
  }
  if (!request.out.empty()) terminal.write(speech("cli.arena.written", {{"folder", request.out}}) + "\n");
  return done;
}

}  // namespace sammel
