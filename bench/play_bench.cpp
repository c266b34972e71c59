// Random self-play on one core, for every game: how many decisions a second of processor time, and whether the loop
// touches the heap.
//
//   bench_play [seconds per number of players] [game]
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string_view>

#include "bench/processor_time.hpp"
#include "engine/core/random_driver.hpp"
#include "engine/games/all_games.hpp"

namespace {

std::size_t allocations = 0;

}  // namespace

// Every allocation of the program is counted.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace sammel {
namespace {

struct Measured {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t moves = 0;
  std::size_t allocations = 0;
  double seconds = 0;
};

template <Game G>
Measured measure(const typename G::Rules& rules, double seconds) {
  Measured measured;
  RandomDriver<G> driver(1);
  Rng rng = Rng::simulation(2);
  Forgetful log;
  const std::size_t before = allocations;
  const double start = processorSeconds();
  do {
    for (int game = 0; game < 100; ++game) {
      typename G::State state = G::setup(rules, rng, log);
      while (const auto step = driver.choose(rules, state)) {
        measured.moves += driver.answers();
        ++measured.decisions;
        G::apply(rules, state, step->seat, step->action, rng, log);
      }
      ++measured.games;
    }
    measured.seconds = processorSeconds() - start;
  } while (measured.seconds < seconds);
  measured.allocations = allocations - before;
  return measured;
}

// The usual game for so many players: nothing but their number chosen, if that makes a game.
template <Game G>
typename G::Options usualOptions(int players) {
  typename G::Options usual;
  usual.players = static_cast<decltype(usual.players)>(players);
  if (G::validate(usual).isFine()) return usual;
  for (const typename G::Options& options : allOptions<typename G::Options>()) {
    if (options.players == players && G::validate(options).isFine()) return options;
  }
  return usual;
}

template <Game G>
void report(double seconds) {
  for (int players = G::facts.minSeats; players <= G::facts.maxSeats; ++players) {
    const Measured m = measure<G>(makeRules<G>(usualOptions<G>(players)), seconds);
    std::printf("%-16s %7d %14.2f %15.1f %15.1f %12zu %12zu\n", std::string(G::facts.id).c_str(), players,
                static_cast<double>(m.decisions) / m.seconds / 1e6,
                static_cast<double>(m.decisions) / static_cast<double>(m.games),
                static_cast<double>(m.moves) / static_cast<double>(m.decisions), sizeof(typename G::State),
                m.allocations);
  }
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 3;
  const std::string_view wanted = argc > 2 ? argv[2] : "";
  std::printf("%-16s %7s %14s %15s %15s %12s %12s\n", "game", "players", "M decisions/s", "decisions/game",
              "moves/decision", "state bytes", "allocations");
  sammel::forEachGame([&]<class G>() {
    if (wanted.empty() || wanted == G::facts.id) sammel::report<G>(seconds);
  });
}
