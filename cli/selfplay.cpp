#include "cli/selfplay.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace sammel {
namespace {

constexpr std::uint64_t gamesAtATime = 256;

}  // namespace

Tally selfPlayOnThreads(const AnyGame& game, const std::string& options, std::uint64_t seed, std::uint64_t games,
                        unsigned jobs, const std::function<void(std::uint64_t)>& progress) {
  std::mutex mutex;
  std::condition_variable advanced;
  std::uint64_t next = 0;
  Tally total;

  const auto work = [&] {
    std::unique_lock lock(mutex);
    while (next < games) {
      const std::uint64_t first = next;
      const std::uint64_t count = std::min(gamesAtATime, games - first);
      next += count;
      lock.unlock();
      const Tally batch = game.selfPlay(options, seed, first, count, AnyGame::Memory::kept);
      lock.lock();
      total.add(batch);
      advanced.notify_one();
    }
  };

  std::vector<std::jthread> threads;
  threads.reserve(jobs);
  for (unsigned i = 0; i < jobs; ++i) threads.emplace_back(work);
  std::unique_lock lock(mutex);
  std::uint64_t reported = 0;
  while (reported < games) {
    advanced.wait(lock, [&] { return total.games > reported; });
    reported = total.games;
    lock.unlock();
    progress(reported);
    lock.lock();
  }
  return total;
}

}  // namespace sammel
