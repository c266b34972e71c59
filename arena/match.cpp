#include "arena/match.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace sammel::arena {
namespace {

// How often a stop from outside is looked for while nothing else happens.
constexpr std::chrono::milliseconds glance{100};

// The deals played so far, in any order, and how many of them count.
class Row {
 public:
  explicit Row(const Plan& plan) : plan_(plan), deals_(static_cast<std::size_t>(plan.deals)) {}

  bool has(std::int64_t number) const { return deals_[static_cast<std::size_t>(number)].has_value(); }

  void add(const Deal& deal) {
    if (deal.number >= plan_.deals) return;
    deals_[static_cast<std::size_t>(deal.number)] = deal;
    while (!finished() && has(counted_)) count(*deals_[static_cast<std::size_t>(counted_)]);
  }

  bool finished() const { return decided_ || counted_ == plan_.deals; }
  std::int64_t counted() const { return counted_; }
  double ratio() const { return plan_.sprt ? plan_.sprt->ratio(shares_) : 0; }

  std::vector<Deal> take() const {
    std::vector<Deal> deals;
    deals.reserve(static_cast<std::size_t>(counted_));
    for (std::int64_t i = 0; i < counted_; ++i) deals.push_back(*deals_[static_cast<std::size_t>(i)]);
    return deals;
  }

 private:
  void count(const Deal& deal) {
    ++counted_;
    if (!plan_.sprt) return;
    shares_.add(deal.share(0));
    decided_ = plan_.sprt->verdict(shares_) != Sprt::Verdict::open;
  }

  const Plan& plan_;
  std::vector<std::optional<Deal>> deals_;
  std::int64_t counted_ = 0;
  Moments shares_;
  bool decided_ = false;
};

}  // namespace

std::vector<Deal> playMatch(const Contest& contest, const BotMaker& maker, const Plan& plan, Journal* journal,
                            const std::atomic<bool>& stop, const std::function<void(const Standing&)>& progress) {
  Row row(plan);
  if (journal != nullptr) {
    for (const Deal& deal : journal->deals()) row.add(deal);
  }
  const std::int64_t known = row.counted();

  std::mutex mutex;
  std::condition_variable advanced;
  std::atomic<bool> enough = row.finished() || stop;
  std::int64_t next = known;
  std::exception_ptr trouble;

  const auto work = [&] {
    std::unique_lock lock(mutex);
    while (!enough && next < plan.deals) {
      const std::int64_t number = next++;
      if (row.has(number)) continue;
      lock.unlock();
      const std::optional<Deal> deal = playDeal(contest, maker, number, enough);
      lock.lock();
      if (!deal) return;
      try {
        if (journal != nullptr) journal->append(*deal);
      } catch (...) {
        trouble = std::current_exception();
        enough = true;
      }
      row.add(*deal);
      if (row.finished()) enough = true;
      advanced.notify_one();
    }
  };

  {
    std::vector<std::jthread> threads;
    threads.reserve(plan.jobs);
    for (unsigned i = 0; i < plan.jobs; ++i) threads.emplace_back(work);
    std::unique_lock lock(mutex);
    std::int64_t shown = -1;
    for (;;) {
      if (row.counted() != shown) {
        shown = row.counted();
        const Standing now{shown, shown - known, row.ratio()};
        lock.unlock();
        progress(now);
        lock.lock();
        continue;
      }
      if (stop) enough = true;
      if (enough) break;
      advanced.wait_for(lock, glance);
    }
  }
  if (trouble) std::rethrow_exception(trouble);
  return row.take();
}

}  // namespace sammel::arena
