// What a second core brings to the search: iterations a second of a plain search bot with one and with two threads, for
// every game, in wall-clock time. Both think in turns about the same openings. The machine must have two free cores; on
// a busy one only the last column means something: the processor time of an iteration with two threads, 1 is as much as
// with one.
//
//   bench_threads [seconds per game] [iterations per thought] [game]
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>

#include "bench/asked.hpp"
#include "bench/processor_time.hpp"
#include "bots/bot.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

class Measured {
 public:
  void think(Bot& bot, const View& view, int threads) {
    const auto start = std::chrono::steady_clock::now();
    const double processorStart = processorSeconds();
    iterations_ += bot.estimate(view, {.deadline = {}, .stop = nullptr, .threads = threads}).samples;
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    processor_ += processorSeconds() - processorStart;
  }
  double seconds() const { return seconds_; }
  double perSecond() const { return static_cast<double>(iterations_) / seconds_; }
  double processorTime() const { return processor_ / static_cast<double>(iterations_); }

 private:
  std::uint64_t iterations_ = 0;
  double seconds_ = 0;
  double processor_ = 0;
};

// A new game of the usual kind, as far as the first question to a seat.
std::unique_ptr<Match> opening(const AnyGame& game, std::uint64_t seed) {
  std::string options;
  if (!game.completeOptions("", options).isFine()) return nullptr;
  Events events;
  std::unique_ptr<Match> match = game.start(options, nullptr, Rng::simulation(seed), events);
  while (match->turn().must.empty()) {
    const auto alarm = match->alarm();
    if (!alarm || !match->act(Seat::table(), alarm->action, events).isFine()) return nullptr;
  }
  return match;
}

void report(const AnyGame& game, double seconds, std::uint32_t iterations) {
  const auto bot = makeBot(game, BotKind{BotKind::Plain{iterations}}, 1);
  Measured alone;
  Measured together;
  for (std::uint64_t seed = 1; alone.seconds() + together.seconds() < seconds; ++seed) {
    const auto match = opening(game, seed);
    if (!match) return;
    const auto view = match->view(match->turn().must.first());
    alone.think(*bot, *view, 1);
    together.think(*bot, *view, 2);
  }
  std::printf("%-16s %14.1f %14.1f %6.2f %10.2f\n", std::string(game.facts().id).c_str(), alone.perSecond() / 1e3,
              together.perSecond() / 1e3, together.perSecond() / alone.perSecond(),
              together.processorTime() / alone.processorTime());
  std::fflush(stdout);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const sammel::Asked asked(argc, argv);
  std::printf("%-16s %14s %14s %6s %10s\n", "game", "k/s, 1 thread", "k/s, 2 threads", "ratio", "processor");
  for (const sammel::AnyGame* game : sammel::games()) {
    if (asked.includes(game->facts().id)) sammel::report(*game, asked.seconds, asked.iterations);
  }
}
