// What watching costs a move: everything that `Watch` is told of one, the looks at the clock included.
#include <cstdio>

#include "bench/processor_time.hpp"
#include "server/watch.hpp"

namespace {

using namespace sammel;

// As connection, desk, journal and network do for a move that is stored and shown.
void watchAMove(Observer& observer) {
  Course course{.command = 0, .connection = 1, .table = "k3jd8sqw2nfm", .received = observer.clock()};
  course.begun = observer.clock();
  course.checked = observer.clock();
  const std::int64_t begun = observer.clock();
  observer.committed({.batches = 1, .rows = 1, .bytes = 8, .took = observer.clock() - begun});
  course.durable = observer.clock();
  observer.moved("nussknacker", true);
  course.shown = observer.clock();
  observer.finished(course);
}

double nanosecondsOf(Observer& observer, int moves) {
  const double before = processorSeconds();
  for (int i = 0; i < moves; ++i) watchAMove(observer);
  return (processorSeconds() - before) * 1e9 / moves;
}

}  // namespace

int main() {
  constexpr int moves = 5'000'000;
  Observer nobody;
  Watch watch([](const LogEntry&) {});
  std::printf("nobody watches: %.0f ns a move\n", nanosecondsOf(nobody, moves));
  std::printf("watched: %.0f ns a move\n", nanosecondsOf(watch, moves));
  const double before = processorSeconds();
  constexpr int readings = 1000;
  std::size_t bytes = 0;
  for (int i = 0; i < readings; ++i) bytes += watch.metrics({}).size();
  std::printf("/metrics: %.0f us, %zu bytes\n", (processorSeconds() - before) * 1e6 / readings, bytes / readings);
}
