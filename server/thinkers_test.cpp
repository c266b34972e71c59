#include "server/thinkers.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

namespace sammel {
namespace {

// Tasks that came back, to be done by the test.
class Inbox {
 public:
  auto post() {
    return [this](std::function<void()> task) {
      {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
      }
      wake_.notify_one();
    };
  }
  void doNext() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return !tasks_.empty(); });
    const std::function<void()> task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    task();
  }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
};

const auto ignore = [](const LogEntry&) {};

TEST(Thinkers, WorkBesideAndReportBack) {
  Inbox inbox;
  Observer nobody;
  Thinkers thinkers(2, 100, inbox.post(), ignore, nobody);
  int sum = 0;
  for (int i = 1; i <= 10; ++i) {
    auto result = std::make_shared<int>(0);
    EXPECT_TRUE(thinkers.add([result, i] { *result = i; }, [result, &sum] { sum += *result; }));
  }
  for (int i = 0; i < 10; ++i) inbox.doNext();
  EXPECT_EQ(sum, 55);
}

TEST(Thinkers, RefuseWhatWouldWaitTooLong) {
  Inbox inbox;
  Observer nobody;
  Thinkers thinkers(1, 2, inbox.post(), ignore, nobody);
  std::promise<void> begun;
  std::promise<void> released;
  EXPECT_TRUE(thinkers.add(
      [&] {
        begun.set_value();
        released.get_future().wait();
      },
      [] {}));
  begun.get_future().wait();
  EXPECT_TRUE(thinkers.add([] {}, [] {}));
  EXPECT_TRUE(thinkers.add([] {}, [] {}));
  EXPECT_FALSE(thinkers.add([] {}, [] {}));
  released.set_value();
  for (int i = 0; i < 3; ++i) inbox.doNext();
}

TEST(Thinkers, SurviveWorkThatFails) {
  Inbox inbox;
  Observer nobody;
  std::string logged;
  Thinkers thinkers(1, 10, inbox.post(), [&](const LogEntry& entry) { logged = entry.text; }, nobody);
  bool done = false;
  EXPECT_TRUE(thinkers.add([] { throw std::runtime_error("no"); }, [] {}));
  EXPECT_TRUE(thinkers.add([] {}, [&] { done = true; }));
  for (int i = 0; i < 3; ++i) inbox.doNext();
  EXPECT_TRUE(done);
  EXPECT_EQ(logged, "a bot could not think: no");
}

}  // namespace
}  // namespace sammel
