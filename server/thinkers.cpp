#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <exception>
#include <string>

namespace sammel {

Thinkers::Thinkers(std::size_t threads, std::size_t mostWaiting, std::function<void(std::function<void()>)> post,
                   std::function<void(std::string_view)> log)
    : mostWaiting_(mostWaiting), post_(std::move(post)), log_(std::move(log)) {
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
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= mostWaiting_) return false;
    waiting_.push_back({std::move(work), std::move(done)});
  }
  wake_.notify_one();
  return true;
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
    try {
      task.work();
    } catch (const std::exception& trouble) {  // out of memory, say; whoever waits for the result finds none
      post_([log = log_, what = "a bot could not think: " + std::string(trouble.what())] { log(what); });
    }
    task.work = nullptr;
    post_(std::move(task.done));
  }
}

}  // namespace sammel
