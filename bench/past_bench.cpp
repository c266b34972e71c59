// What people may ask about a long game, and what it costs the thread that all tables share: looking back, taking
// back, being told everything on arriving, and asking what actions would do.
//
//   bench_past [random games of which the longest is taken]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bench/processor_time.hpp"
#include "engine/core/position.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::unique_ptr<Play> longGame(const AnyGame& game, std::uint64_t games) {
  std::unique_ptr<Play> longest;
  for (std::uint64_t attempt = 0; attempt < games; ++attempt) {
    std::unique_ptr<Play> play = Play::start(game, "", Rng::keyed(Seed{static_cast<std::uint8_t>(attempt)}));
    Rng rng = Rng::simulation(attempt);
    Chance chance = rng.use(Purpose::choice, Seat::table());
    while (!play->match().outcome().over) {
      const Turn turn = play->match().turn();
      if (turn.must.empty()) {  // time passes
        (void)play->act(Seat::table(), play->match().alarm()->action, 0);
        continue;
      }
      const Legal legal = play->match().legal(turn.must.first());
      (void)play->act(turn.must.first(), legal[chance.below(static_cast<std::uint32_t>(legal.answers().size()))], 0);
    }
    if (!longest || play->entries().size() > longest->entries().size()) longest = std::move(play);
  }
  return longest;
}

// The median and the longest of many, in microseconds.
template <class Work>
std::pair<double, double> timed(std::size_t times, Work work) {
  std::vector<double> took;
  for (std::size_t i = 0; i < times; ++i) {
    const double start = processorSeconds();
    work(i);
    took.push_back((processorSeconds() - start) * 1'000'000);
  }
  std::sort(took.begin(), took.end());
  return {took[took.size() / 2], took[took.size() * 99 / 100]};
}

void report(const AnyGame& game, std::uint64_t games) {
  const std::unique_ptr<Play> play = longGame(game, games);
  const std::size_t moves = countMoves(*play, Viewer::spectator());
  const auto look = timed(300, [&](std::size_t i) {
    Json json;
    writePosition(*lookBack(*play, Viewer::spectator(), moves - i * 7919 % (moves + 1)), Viewer::spectator(), json);
  });
  std::size_t bytes = 0;
  const auto welcome = timed(100, [&](std::size_t) {
    Json json;
    writePosition(*play, Viewer::spectator(), json);
    (void)writeStory(*play, Viewer::spectator(), 0, json);
    bytes = json.str().size();
  });
  const std::unique_ptr<Play> late = play->past(play->entriesInForce() * 9 / 10);
  const Seat seat = late->match().turn().must.empty() ? Seat(0) : late->match().turn().must.first();
  const Legal legal = late->match().legal(seat);
  const auto explain = timed(100, [&](std::size_t i) {
    Json json;
    if (!legal.empty()) json.value(previewOf(*late, seat, late->match().write(legal[i % legal.size()])));
  });
  std::vector<double> undos;
  for (std::size_t i = 0; i < 100 && late->entriesInForce() < play->entriesInForce(); ++i) {
    const Entry& entry = play->entries()[late->entriesInForce()];
    (void)late->act(entry.seat, entry.action, 0);
    if (entry.seat.isTable() || !late->canUndo(entry.seat)) continue;
    undos.push_back(timed(1, [&](std::size_t) { (void)late->act(entry.seat, undoAction, 0); }).first);
    (void)late->act(entry.seat, entry.action, 0);
  }
  std::sort(undos.begin(), undos.end());
  std::printf("%-18s %8zu %8zu %10zu %8.0f %8.0f %8.0f %8.0f %8.1f\n", std::string(game.facts().id).c_str(),
              play->entriesInForce(), play->story().size(), bytes, look.first, look.second, welcome.first,
              undos.empty() ? 0 : undos.back(), explain.first);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const long games = argc > 1 ? std::atol(argv[1]) : 20;
  std::printf("%-18s %8s %8s %10s %8s %8s %8s %8s %8s\n", "game", "actions", "lines", "bytes", "look us", "99th %",
              "arrive", "undo max", "explain");
  for (const sammel::AnyGame* game : sammel::games()) {
    sammel::report(*game, static_cast<std::uint64_t>(std::max(1L, games)));
  }
}
