// Threads beside the tables, for work that takes long: bots. They yield to everything else on the machine.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/log_entry.hpp"
#include "server/observer.hpp"

namespace sammel {

class Thinkers {
 public:
  // `post` brings a task back among the tables, from any thread; `log` is called there.
  Thinkers(std::size_t threads, std::size_t mostWaiting, std::function<void(std::function<void()>)> post, Log log,
           Observer& observer);
  // What has begun is finished; what is waiting is dropped.
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // False if too much is waiting.
  bool add(std::function<void()> work, std::function<void()> done);
  std::size_t waiting() const;

 private:
  struct Task {
    std::function<void()> work;
    std::function<void()> done;
    std::int64_t since = 0;  // as the observer counts time
  };
  void run();

  std::size_t mostWaiting_;
  std::function<void(std::function<void()>)> post_;
  Log log_;
  Observer& observer_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace sammel
