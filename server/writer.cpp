#include "server/writer.hpp"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

namespace sammel {
namespace {

Commit summed(std::span<const Batch> batches, std::span<const Stored> results, std::int64_t took) {
  Commit commit{.batches = batches.size(), .took = took};
  for (const Batch& batch : batches) {
    commit.rows += batch.rows.size();
    for (const JournalRow& row : batch.rows) commit.bytes += row.entry.size();
  }
  const auto stored = std::ranges::count(results, Stored::durable);
  commit.unstored = results.size() - static_cast<std::size_t>(stored);
  return commit;
}

}  // namespace

Writer::Writer(std::unique_ptr<Store> store, Post post, Observer& observer)
    : store_(std::move(store)), post_(std::move(post)), observer_(observer), thread_([this] { run(); }) {}

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

std::size_t Writer::waiting() const {
  const std::lock_guard lock(mutex_);
  return appends_.size();
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
      const std::int64_t begun = observer_.clock();
      auto loaded = std::make_shared<Loaded>(store_->load(load.table));
      observer_.loaded(observer_.clock() - begun);
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
  const std::int64_t begun = observer_.clock();
  const std::vector<Stored> results = store_->commit(batches);
  observer_.committed(summed(batches, results, observer_.clock() - begun));
  post_([dones = std::move(dones), results] {
    for (std::size_t i = 0; i < dones.size(); ++i) dones[i](results[i]);
  });
}

}  // namespace sammel
