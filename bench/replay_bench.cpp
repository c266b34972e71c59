// How long it takes to rebuild a table from its journal: a hundred actions, from notation, checked, with their story.
//
//   bench_replay [repetitions]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/core/play.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

constexpr std::size_t wanted = 100;
constexpr Seed seed{7};

// The first hundred actions of a random game; fewer if no game of a few thousand takes that long.
std::vector<Entry> journalOf(const AnyGame& game) {
  std::vector<Entry> longest;
  for (std::uint64_t attempt = 0; attempt < 2000 && longest.size() < wanted; ++attempt) {
    const auto play = Play::start(game, "", Rng::keyed(seed));
    Rng rng = Rng::simulation(attempt);
    Chance chance = rng.use(Purpose::choice, Seat::table());
    while (!play->match().outcome().over && play->entries().size() < wanted) {
      const Seat seat = play->match().turn().must.first();
      const Legal legal = play->match().legal(seat);
      (void)play->act(seat, legal[chance.below(static_cast<std::uint32_t>(legal.answers().size()))], 0);
    }
    if (play->entries().size() > longest.size()) longest = play->entries();
  }
  return longest;
}

double rebuild(const AnyGame& game, const std::vector<Entry>& journal) {
  const auto start = std::chrono::steady_clock::now();
  const auto play = Play::start(game, "", Rng::keyed(seed));
  for (const Entry& entry : journal) {
    if (!play->act(entry.seat, entry.action, entry.at).isFine()) std::abort();
  }
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

void report(const AnyGame& game, std::size_t repetitions) {
  const std::vector<Entry> journal = journalOf(game);
  std::vector<double> times;
  times.reserve(repetitions);
  for (std::size_t i = 0; i < repetitions; ++i) times.push_back(rebuild(game, journal));
  std::sort(times.begin(), times.end());
  const double median = times[times.size() / 2];
  std::printf("%-14s %8zu %12.1f %12.1f %12.1f %18.1f\n", std::string(game.facts().id).c_str(), journal.size(),
              times.front(), median, times[times.size() * 99 / 100],
              median * static_cast<double>(wanted) / static_cast<double>(journal.size()));
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const long repetitions = argc > 1 ? std::atol(argv[1]) : 5000;
  std::printf("%-14s %8s %12s %12s %12s %18s\n", "game", "actions", "best us", "median us", "99th % us",
              "us per 100 actions");
  for (const sammel::AnyGame* game : sammel::games()) {
    sammel::report(*game, static_cast<std::size_t>(std::max(1L, repetitions)));
  }
}
