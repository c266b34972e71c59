#include "server/writer.hpp"

#include <chrono>
#include <utility>

namespace sammel {

Writer::Writer(std::unique_ptr<Store> store, Post post)
    : store_(std::move(store)), post_(std::move(post)), thread_([this] { run(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::append(Batch batch, std::function<void(Stored)> done) {
  {
    const std::lock_guard lock(mutex_);
    appends_.push_back({std::move(batch), std::move(done)});
  }
  wake_.notify_one();
}

void Writer::load(std::string table, std::function<void(Loaded)> done) {
  {
    const std::lock_guard lock(mutex_);
    loads_.push_back({std::move(table), std::move(done)});
  }
  wake_.notify_one();
}

void Writer::check(std::function<void(StoreHealth)> done) {
  {
    const std::lock_guard lock(mutex_);
    checks_.push_back(std::move(done));
  }
  wake_.notify_one();
}

// A table never loads while it appends, so the order of the queues does not matter.
void Writer::run() {
  constexpr std::chrono::milliseconds aWhile{500};
  std::unique_lock lock(mutex_);
  const auto hasWork = [this] { return stopping_ || !appends_.empty() || !loads_.empty() || !checks_.empty(); };
  for (;;) {
    if (!wake_.wait_for(lock, aWhile, hasWork)) {
      lock.unlock();
      store_->rest();
      lock.lock();
      wake_.wait(lock, hasWork);
    }
    if (appends_.empty() && loads_.empty() && checks_.empty()) return;
    std::vector<Append> appends = std::exchange(appends_, {});
    std::vector<Load> loads = std::exchange(loads_, {});
    std::vector<std::function<void(StoreHealth)>> checks = std::exchange(checks_, {});
    lock.unlock();
    if (!appends.empty()) write(std::move(appends));
    for (Load& load : loads) {
      auto loaded = std::make_shared<Loaded>(store_->load(load.table));
      post_([done = std::move(load.done), loaded] { done(std::move(*loaded)); });
    }
    if (!checks.empty()) {
      post_([checks = std::move(checks), health = store_->check()] {
        for (const auto& done : checks) done(health);
      });
    }
    lock.lock();
  }
}

void Writer::write(std::vector<Append> appends) {
  std::vector<Batch> batches;
  std::vector<std::function<void(Stored)>> dones;
  batches.reserve(appends.size());
  dones.reserve(appends.size());
  for (Append& append : appends) {
    batches.push_back(std::move(append.batch));
    dones.push_back(std::move(append.done));
  }
  const std::vector<Stored> results = store_->commit(batches);
  post_([dones = std::move(dones), results] {
    for (std::size_t i = 0; i < dones.size(); ++i) dones[i](results[i]);
  });
}

}  // namespace sammel
