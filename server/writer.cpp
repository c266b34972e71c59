#include "server/writer.hpp"

#include <chrono>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace sammel {
namespace {

// What became of the others will be known, and counted, later.
Commit summed(std::span<const Batch> batches, const Outcomes& outcomes, std::int64_t took) {
  Commit commit{.took = took};
  for (std::size_t i = 0; i < batches.size(); ++i) {
    if (!outcomes[i]) continue;
    ++commit.batches;
    if (outcomes[i] != Stored::durable) ++commit.unstored;
    commit.rows += batches[i].rows.size();
    for (const JournalRow& row : batches[i].rows) commit.bytes += row.entry.size();
  }
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
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds aWhile{500};
  constexpr std::chrono::milliseconds untilTriedAgain{100};
  constexpr std::chrono::seconds longestFarewell{5};
  std::optional<Clock::time_point> end;
  std::unique_lock lock(mutex_);
  const auto isEmpty = [this] { return appends_.empty() && loads_.empty() && checks_.empty(); };
  const auto hasWork = [&] { return !isEmpty() || (stopping_ && unknown_.empty()); };
  for (;;) {
    if (!wake_.wait_for(lock, unknown_.empty() ? aWhile : untilTriedAgain, hasWork) && unknown_.empty()) {
      lock.unlock();
      store_->rest();
      lock.lock();
      wake_.wait(lock, hasWork);
    }
    if (stopping_ && !end) end = Clock::now() + longestFarewell;
    if (isEmpty() && stopping_ && (unknown_.empty() || Clock::now() >= *end)) return;
    std::vector<Append> appends = std::exchange(appends_, {});
    std::vector<Load> loads = std::exchange(loads_, {});
    std::vector<std::function<void(StoreHealth)>> checks = std::exchange(checks_, {});
    lock.unlock();
    appends.insert(appends.begin(), std::make_move_iterator(unknown_.begin()), std::make_move_iterator(unknown_.end()));
    unknown_.clear();
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

// Nobody is answered before it is known what became of their batch.
void Writer::write(std::vector<Append> appends) {
  std::vector<Batch> batches;
  batches.reserve(appends.size());
  for (Append& append : appends) batches.push_back(std::move(append.batch));
  const std::int64_t begun = observer_.clock();
  const Outcomes outcomes = store_->commit(batches);
  observer_.committed(summed(batches, outcomes, observer_.clock() - begun));
  std::vector<std::pair<std::function<void(Stored)>, Stored>> answers;
  answers.reserve(appends.size());
  for (std::size_t i = 0; i < appends.size(); ++i) {
    if (outcomes[i]) {
      answers.emplace_back(std::move(appends[i].done), *outcomes[i]);
    } else {
      unknown_.push_back({std::move(batches[i]), std::move(appends[i].done)});
    }
  }
  if (answers.empty()) return;
  post_([answers = std::move(answers)] {
    for (const auto& [done, stored] : answers) done(stored);
  });
}

}  // namespace sammel
