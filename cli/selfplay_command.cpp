#include <fmt/format.h>
#include <unistd.h>

#include <chrono>

#include "arena/report.hpp"
#include "arena/statistics.hpp"
#include "cli/commands.hpp"
#include "cli/lookup.hpp"
#include "cli/progress.hpp"
#include "cli/selfplay.hpp"

namespace sammel {
namespace {

std::string percent(const Interval& estimate) {
  return fmt::format("{:5.1f} % [{:.1f}, {:.1f}]", 100 * estimate.value, 100 * estimate.low, 100 * estimate.high);
}

}  // namespace

int selfPlayGames(Terminal& terminal, const Speech& speech, const SelfPlayRequest& request) {
  const AnyGame& game = gameNamed(request.game, speech);
  const std::string options = completedOptions(game, request.options, speech);

  Progress progress(stderr, isatty(STDERR_FILENO) == 1, speech("cli.selfplay.games"), request.games);
  const auto start = std::chrono::steady_clock::now();
  const Tally tally = selfPlayOnThreads(game, options, request.seed, request.games, request.jobs,
                                        [&progress](std::uint64_t done) { progress.show(done); });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

  terminal.write(speech("cli.selfplay.head", {{"game", std::string(titleOf(game, speech.language()))},
                                              {"options", options},
                                              {"n", std::to_string(tally.games)},
                                              {"seed", std::to_string(request.seed)}}) +
                 "\n\n");
  terminal.write(padded(speech("cli.selfplay.seat"), 8) + padded(speech("cli.selfplay.wins"), 26) +
                 padded(speech("cli.selfplay.shared"), 26) + speech("cli.selfplay.points") + "\n");
  Events ignored;
  const int seats = game.start(options, nullptr, Rng::simulation(request.seed), ignored)->seats();
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    const Tally::SeatTally& seat = tally.seats[i];
    terminal.write(padded(std::to_string(i + 1), 8) + padded(percent(proportion(seat.wins, tally.games)), 26) +
                   padded(percent(proportion(seat.shared, tally.games)), 26) +
                   arena::pointsText(average(seat.points, seat.pointsSquared, tally.games)) + "\n");
  }
  terminal.write("\n" + speech("cli.selfplay.interval") + "\n");
  const auto decisions = static_cast<double>(tally.decisions);
  terminal.write(
      speech("cli.selfplay.length", {{"average", fmt::format("{:.1f}", decisions / static_cast<double>(tally.games))},
                                     {"least", std::to_string(tally.shortest)},
                                     {"most", std::to_string(tally.longest)}}) +
      "\n");
  terminal.write(speech("cli.selfplay.speed", {{"rate", fmt::format("{:.2f}", decisions / seconds / 1e6)},
                                               {"seconds", fmt::format("{:.2f}", seconds)}}) +
                 "\n");
  return 0;
}

}  // namespace sammel
