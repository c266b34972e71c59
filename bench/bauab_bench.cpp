// Alpha-beta search of Bauab on one core: positions a second from the opening, and how many endings are solved.
//
//   bench_bauab [endings per number of free plots]
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "bots/bauab/alpha_beta.hpp"
#include "engine/core/random_driver.hpp"

namespace sammel {
namespace {

struct Measured {
  bauab::AlphaBeta::Result result;
  double seconds = 0;
};

Measured think(const Bauab::Rules& rules, const Bauab::State& state, const bauab::AlphaBeta::Settings& settings) {
  Moves<Bauab::Action> moves;
  Bauab::legal(rules, state, state.mover, moves);
  const auto start = std::chrono::steady_clock::now();
  Measured measured{bauab::AlphaBeta(rules).think(state, moves.answers(), settings, {}), 0};
  measured.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return measured;
}

void run(int endings) {
  constexpr std::uint64_t budget = 3'000'000;  // of the strongest level
  const Bauab::Rules rules = Bauab::rules({});
  Rng rng = Rng::simulation(1);
  RandomDriver<Bauab> driver(2);
  Silent silent;
  const Measured opening = think(rules, Bauab::setup(rules, rng, silent), {.nodes = budget});
  std::printf("opening: depth %d, %.2f million positions a second\n", opening.result.depth,
              static_cast<double>(opening.result.nodes) / opening.seconds / 1e6);
  for (int plots = 2; plots <= 8; plots += 2) {
    int found = 0;
    int solved = 0;
    double seconds = 0;
    while (found < endings) {
      Bauab::State state = Bauab::setup(rules, rng, silent);
      while (const auto step = driver.choose(rules, state)) {
        Bauab::apply(rules, state, step->seat, step->action, rng, silent);
        if (std::popcount(state.free()) == plots) break;
      }
      if (state.over) continue;
      ++found;
      const Measured ending = think(rules, state, {.nodes = budget, .onlyWinner = true});
      solved += ending.result.solved ? 1 : 0;
      seconds += ending.seconds;
    }
    std::printf("%d free plots: %d of %d solved, %.3f s each\n", plots, solved, found, seconds / found);
  }
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) { sammel::run(argc > 1 ? std::atoi(argv[1]) : 20); }
