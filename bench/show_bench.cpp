// What it costs to show a move: everybody's position and the news of the story, as they are sent, from random games.
// In processor time, without network and disk.
//
//   bench_show [seconds per game] [game]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/processor_time.hpp"
#include "engine/core/position.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

struct Cost {
  double seconds = 0;
  std::size_t moves = 0;
  std::size_t bytes = 0;
};

void playOne(const AnyGame& game, std::uint64_t seed, Cost& cost) {
  const std::unique_ptr<Play> play = Play::start(game, "", Rng::keyed(Seed{static_cast<std::uint8_t>(seed)}));
  Rng rng = Rng::simulation(seed);
  Chance chance = rng.use(Purpose::choice, Seat::table());
  std::vector<std::size_t> known(static_cast<std::size_t>(play->match().seats()));
  constexpr std::size_t longest = 2000;
  for (std::size_t i = 0; i < longest && !play->match().outcome().over; ++i) {
    const Turn turn = play->match().turn();
    if (turn.must.empty()) {  // time passes
      (void)play->act(Seat::table(), play->match().alarm()->action, 0);
    } else {
      const Seat seat = turn.must.first();
      const Legal legal = play->match().legal(seat);
      (void)play->act(seat, legal[chance.below(static_cast<std::uint32_t>(legal.answers().size()))], 0);
    }
    const double start = processorSeconds();
    for (std::size_t viewer = 0; viewer < known.size(); ++viewer) {
      Json position(4096);
      writePosition(*play, Seat(static_cast<int>(viewer)), position);
      Json story;
      known[viewer] = writeStory(*play, Seat(static_cast<int>(viewer)), known[viewer], story);
      cost.bytes += position.str().size() + story.str().size();
    }
    cost.seconds += processorSeconds() - start;
    ++cost.moves;
  }
}

void report(const AnyGame& game, double seconds) {
  constexpr std::uint64_t most = 200;
  std::vector<double> perMove;
  Cost all;
  for (std::uint64_t seed = 1; seed <= most && (seed == 1 || all.seconds < seconds); ++seed) {
    Cost cost;
    playOne(game, seed, cost);
    if (cost.moves == 0) continue;
    perMove.push_back(cost.seconds * 1'000'000 / static_cast<double>(cost.moves));
    all.seconds += cost.seconds;
    all.moves += cost.moves;
    all.bytes += cost.bytes;
  }
  std::sort(perMove.begin(), perMove.end());
  std::printf("%-18s %8zu %12.2f %14zu\n", std::string(game.facts().id).c_str(), all.moves, perMove[perMove.size() / 2],
              all.bytes / all.moves);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
  const std::string_view only = argc > 2 ? argv[2] : "";
  std::printf("%-18s %8s %12s %14s\n", "game", "moves", "us per move", "bytes per move");
  for (const sammel::AnyGame* game : sammel::games()) {
    if (only.empty() || only == game->facts().id) sammel::report(*game, seconds);
  }
}
