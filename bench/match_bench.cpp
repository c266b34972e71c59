// Random play on one core through the erased interface, as server, terminal and WebAssembly use games: whose turn it
// is, what is legal there, one of that checked and carried out, with its events. Processor time.
// Races are left out: they wait for their alarm, not for a decision.
//
//   bench_match [seconds per game] [game]
#include <cstdio>
#include <cstdlib>
#include <string>

#include "bench/processor_time.hpp"
#include "engine/core/any_game.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

void report(const AnyGame& game, double seconds) {
  Rng rng = Rng::simulation(1);
  Chance chance = rng.use(Purpose::choice, Seat::table());
  Events events;
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  double spent = 0;
  const double start = processorSeconds();
  do {
    for (int i = 0; i < 16; ++i) {
      const std::unique_ptr<Match> match = game.start("", nullptr, Rng::simulation(games), events);
      for (SeatSet must = match->turn().must; !must.empty(); must = match->turn().must) {
        const Seat seat = must.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(must.size()))));
        const Legal legal = match->legal(seat);
        const AnyAction& action = legal[chance.below(static_cast<std::uint32_t>(legal.answers().size()))];
        events.clear();
        if (!match->act(seat, action, events).isFine()) std::abort();
        ++decisions;
      }
      ++games;
    }
    spent = processorSeconds() - start;
  } while (spent < seconds);
  std::printf("%-16s %14.2f %15.1f\n", std::string(game.facts().id).c_str(),
              static_cast<double>(decisions) / spent / 1e6,
              static_cast<double>(decisions) / static_cast<double>(games));
  std::fflush(stdout);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 3;
  const std::string_view wanted = argc > 2 ? argv[2] : "";
  std::printf("%-16s %14s %15s\n", "game", "M decisions/s", "decisions/game");
  for (const sammel::AnyGame* game : sammel::games()) {
    if (game->facts().race) continue;
    if (wanted.empty() || game->facts().id == wanted) sammel::report(*game, seconds);
  }
}
