// Bauab on one core: positions a second that the alpha-beta search visits from the opening, and how many endings are
// solved exactly within a second of processor time. Endings are the first positions with so many free plots, or with so
// many chips in both trays together, of random and of well-played games, on all five layouts.
//
//   bench_bauab [endings per layout, kind of game and size]
#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>

#include "bench/processor_time.hpp"
#include "bots/bauab/alpha_beta.hpp"
#include "bots/bauab/ending.hpp"
#include "engine/core/random_driver.hpp"

namespace sammel {
namespace {

using bauab::AlphaBeta;
using bauab::LayoutKind;

AlphaBeta::Result think(const Bauab::Rules& rules, const Bauab::State& state, const AlphaBeta::Settings& settings) {
  Moves<Bauab::Action> moves;
  Bauab::legal(rules, state, state.mover, moves);
  return AlphaBeta(rules).think(state, moves.answers(), settings, {});
}

void measureOpening(const Bauab::Rules& rules) {
  Rng rng = Rng::simulation(1);
  Silent silent;
  const Bauab::State opening = Bauab::setup(rules, rng, silent);
  const double start = processorSeconds();
  const AlphaBeta::Result result = think(rules, opening, {.nodes = 3'000'000});
  std::printf("opening: depth %d, %.2f million positions a second\n", result.depth,
              static_cast<double>(result.nodes) / (processorSeconds() - start) / 1e6);
}

using Size = int (*)(const Bauab::State&);
int freePlots(const Bauab::State& state) { return std::popcount(state.free()); }
int chipsLeft(const Bauab::State& state) { return bauab::Position(state).chipsLeft(); }

class Endings {
 public:
  Endings(const Bauab::Rules& rules, bool wellPlayed, std::uint64_t seed)
      : rules_(rules), wellPlayed_(wellPlayed), rng_(Rng::simulation(seed)), driver_(seed) {}

  Bauab::State next(Size sizeOf, int size) {
    while (true) {
      Bauab::State state = Bauab::setup(rules_, rng_, silent_);
      while (!state.over) {
        if (sizeOf(state) == size) return state;
        Bauab::apply(rules_, state, state.mover, move(state), rng_, silent_);
      }
    }
  }

 private:
  Bauab::Action move(const Bauab::State& state) {
    constexpr int randomTurns = 2;  // so that well-played games differ
    if (!wellPlayed_ || state.turns < randomTurns) return driver_.choose(rules_, state)->action;
    return think(rules_, state, {.nodes = 5000, .fancy = ++taste_}).moves.front().action;
  }

  const Bauab::Rules& rules_;
  bool wellPlayed_;
  Rng rng_;
  RandomDriver<Bauab> driver_;
  Silent silent_;
  std::uint64_t taste_ = 0;
};

void measureEndings(Size sizeOf, int size, const char* unit, bool wellPlayed, int each) {
  constexpr std::uint64_t limit = 40'000'000;  // more than a second's worth
  int count = 0;
  int inTime = 0;
  double all = 0;
  double worst = 0;
  std::uint64_t nodes = 0;
  for (int kind = 0; kind < 5; ++kind) {
    Bauab::Options options;
    options.layout = static_cast<LayoutKind>(kind);
    const Bauab::Rules rules = Bauab::rules(options);
    Endings endings(rules, wellPlayed, static_cast<std::uint64_t>(kind) + 1);
    for (int i = 0; i < each; ++i) {
      const Bauab::State state = endings.next(sizeOf, size);
      const double start = processorSeconds();
      const bauab::Ending::Result result = bauab::Ending(rules).solve(state, limit, {});
      const double seconds = processorSeconds() - start;
      ++count;
      inTime += result.winner && seconds < 1 ? 1 : 0;
      all += seconds;
      worst = std::max(worst, seconds);
      nodes += result.nodes;
    }
  }
  std::printf("%d %s, %s: %d of %d solved in a second, %.2f million positions a second, longest look %.2f s\n", size,
              unit, wellPlayed ? "well played" : "random", inTime, count, static_cast<double>(nodes) / all / 1e6,
              worst);
  std::fflush(stdout);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const int each = argc > 1 ? std::atoi(argv[1]) : 10;
  sammel::measureOpening(sammel::Bauab::rules({}));
  for (const bool wellPlayed : {false, true}) {
    for (int plots = 4; plots <= 8; ++plots) {
      sammel::measureEndings(sammel::freePlots, plots, "free plots", wellPlayed, each);
    }
    for (int chips = 8; chips <= 12; ++chips) {
      sammel::measureEndings(sammel::chipsLeft, chips, "chips left", wellPlayed, each);
    }
  }
}
