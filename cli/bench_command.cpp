#include <fmt/format.h>

#include <chrono>

#include "cli/commands.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

// What all variants of a game do in a few games each. It changes exactly when the course of some game does, so a
// commit that touches rules quotes it.
std::uint64_t behaviour(const AnyGame& game) {
  constexpr std::uint64_t gamesPerVariant = 100;
  StateHash signature;
  for (const std::string& options : game.variants())
    signature.add(game.selfPlay(options, 1, 0, gamesPerVariant, AnyGame::Memory::kept).signature);
  return signature.value();
}

double decisionsPerSecond(const AnyGame& game, const std::string& options, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t gamesAtATime = 500;
  const auto start = Clock::now();
  Tally tally;
  double elapsed = 0;
  do {
    tally.add(game.selfPlay(options, 1, tally.games, gamesAtATime, AnyGame::Memory::none));
    elapsed = std::chrono::duration<double>(Clock::now() - start).count();
  } while (elapsed < seconds);
  return static_cast<double>(tally.decisions) / elapsed;
}

}  // namespace

int bench(Terminal& terminal, const Speech& speech, double seconds) {
  terminal.write(speech("cli.bench.head") + "\n");
  StateHash all;
  for (const AnyGame* game : games()) {
    for (int players = game->facts().minSeats; players <= game->facts().maxSeats && seconds > 0; ++players) {
      const std::string options = fmt::format("players={}", players);
      terminal.write(fmt::format("{:<18}{:<12}{:>8.2f} M/s\n", game->facts().id, options,
                                 decisionsPerSecond(*game, options, seconds) / 1e6));
    }
    const std::uint64_t signature = behaviour(*game);
    all.add(signature);
    terminal.write(fmt::format("{:<18}{:<12}{:016x}\n", game->facts().id, "signature", signature));
  }
  terminal.write(fmt::format("{:<18}{:<12}{:016x}\n", "*", "signature", all.value()));
  return 0;
}

}  // namespace sammel
