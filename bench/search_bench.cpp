// What the tree of the search costs, for every game, on one core: decisions a second in random self-play, and in plain
// search with full random rollouts, imagining worlds included. Both are measured in turns, in processor time.
//
// The deeper the tree, the more of a thought is spent in it, so the length of a thought matters; no thought takes
// longer than a second.
//
//   bench_search [seconds per game] [iterations per thought] [game]
#include <cstdio>
#include <string>

#include "bench/asked.hpp"
#include "bench/processor_time.hpp"
#include "bots/search/search.hpp"
#include "engine/core/random_driver.hpp"
#include "engine/games/all_games.hpp"

namespace sammel {
namespace {

struct Speed {
  std::uint64_t decisions = 0;
  std::uint64_t rounds = 0;  // games or iterations
  double seconds = 0;
};

template <Game G>
class Bench {
 public:
  Bench(const typename G::Rules& rules, std::uint32_t iterations) : rules_(rules), iterations_(iterations) {}

  void measure(double seconds) {
    while (play.seconds + search.seconds < seconds) {
      timed(search, [&] { think(); });
      while (play.seconds < search.seconds) timed(play, [&] { selfPlay(); });
    }
  }

  Speed play;
  Speed search;

 private:
  template <class Work>
  static void timed(Speed& speed, Work work) {
    const double start = processorSeconds();
    do work();
    while (processorSeconds() - start < 0.02);
    speed.seconds += processorSeconds() - start;
  }

  // Several games at once: to look at the clock costs as much as some decisions.
  void selfPlay() {
    constexpr int games = 32;
    for (int game = 0; game < games; ++game) {
      typename G::State state = G::setup(rules_, rng_, forgetful_);
      while (const auto step = driver_.choose(rules_, state)) {
        G::apply(rules_, state, step->seat, step->action, rng_, forgetful_);
        ++play.decisions;
      }
    }
    play.rounds += games;
  }

  // One thought at the beginning of a new game.
  void think() {
    constexpr std::uint32_t betweenLooksAtTheClock = 256;
    using Plain = search::Plain<G>;
    typename G::State truth = G::setup(rules_, rng_, forgetful_);
    while (G::turn(rules_, truth).must.empty()) {
      const auto step = driver_.choose(rules_, truth);
      if (!step) return;
      G::apply(rules_, truth, step->seat, step->action, rng_, forgetful_);
    }
    const Seat seat = G::turn(rules_, truth).must.first();
    Moves<typename G::Action> moves;
    G::legal(rules_, truth, seat, moves);
    const typename G::Belief belief = G::believe(rules_, G::know(rules_, truth, Viewer(seat)));
    search::Search<G, Plain> searcher(rules_, seat, ++seed_, tree_);
    searcher.begin(moves, false, iterations_);
    const double start = processorSeconds();
    typename G::State world{};
    for (std::uint32_t i = 0; i < iterations_; ++i) {
      if (i % betweenLooksAtTheClock == 0 && processorSeconds() - start > 1) break;
      if (i % static_cast<std::uint32_t>(search::usesOfAWorld<Plain>()) == 0) world = G::imagine(rules_, belief, rng_);
      typename G::State state = world;
      searcher.iterate(state);
    }
    search.decisions += searcher.result().decisions;
    search.rounds += searcher.result().iterations;
  }

  const typename G::Rules& rules_;
  std::uint32_t iterations_;
  RandomDriver<G> driver_{1};
  Rng rng_ = Rng::simulation(2);
  Forgetful forgetful_;
  search::Tree<typename G::Action> tree_;
  std::uint64_t seed_ = 0;
};

template <Game G>
void report(double seconds, std::uint32_t iterations) {
  typename G::Options options;
  const typename G::Rules rules = makeRules<G>(options);
  Bench<G> bench(rules, iterations);
  bench.measure(seconds);
  const double play = static_cast<double>(bench.play.decisions) / bench.play.seconds / 1e6;
  const double search = static_cast<double>(bench.search.decisions) / bench.search.seconds / 1e6;
  std::printf("%-16s %10.2f %14.1f %12.1f %10.2f %6.2f\n", std::string(G::facts.id).c_str(), play,
              static_cast<double>(bench.search.rounds) / bench.search.seconds / 1e3,
              static_cast<double>(bench.search.decisions) / static_cast<double>(bench.search.rounds), search,
              search / play);
  std::fflush(stdout);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const sammel::Asked asked(argc, argv);
  std::printf("%-16s %10s %14s %12s %10s %6s\n", "game", "M/s play", "k iterations/s", "decisions", "M/s search",
              "ratio");
  sammel::forEachGame([&]<class G>() {
    if (asked.includes(G::facts.id)) sammel::report<G>(asked.seconds, asked.iterations);
  });
}
