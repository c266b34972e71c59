#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <exception>
#include <string>

namespace sammel {

Thinkers::Thinkers(std::size_t threads, std::size_t mostWaiting, std::function<void(std::function<void()>)> post,
                   Log log, Observer& observer)
    : mostWaiting_(mostWaiting), post_(std::move(post)), log_(std::move(log)), observer_(observer) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Thinkers::add(std::function<void()> work, std::function<void()> done) {
  bool fits = false;
  {
    const std::lock_guard lock(mutex_);
    fits = waiting_.size() < mostWaiting_;
    if (fits) waiting_.push_back({std::move(work), std::move(done), observer_.clock()});
  }
  if (fits) {
    wake_.notify_one();
  } else {
    observer_.crowded();
  }
  return fits;
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

void Thinkers::run() {
  constexpr int yielding = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), yielding);  // on Linux: of this thread; fine if refused
  while (true) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      task = std::move(waiting_.front());
      waiting_.pop_front();
    }
    const std::int64_t begun = observer_.clock();
    bool failed = false;
    try {
      task.work();
    } catch (const std::exception& trouble) {  // out of memory, say; whoever waits for the result finds none
      failed = true;
      post_([log = log_, what = "a bot could not think: " + std::string(trouble.what())] {
        log({LogLevel::error, what});
      });
    }
    task.work = nullptr;
    observer_.thought(begun - task.since, observer_.clock() - begun, failed);
    post_(std::move(task.done));
  }
}

}  // namespace sammel
