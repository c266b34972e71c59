#include "server/writer.hpp"

#include <gtest/gtest.h>

#include <future>

namespace sammel::testing {
namespace {

// Lets the test decide when a commit may go on.
class SlowStore final : public Store {
 public:
  explicit SlowStore(std::vector<std::size_t>& commits, std::vector<std::promise<void>>& entered,
                     std::vector<std::shared_future<void>>& gates)
      : commits_(commits), entered_(entered), gates_(gates) {}
  Outcomes commit(std::span<const Batch> batches) override {
    const std::size_t call = commits_.size();
    commits_.push_back(batches.size());
    entered_[call].set_value();
    gates_[call].wait();
    return Outcomes(batches.size(), Stored::durable);
  }
  Loaded load(const std::string&) override { return {}; }
  StoreHealth check() override { return {}; }
  Stored remove(std::span<const std::string>) override { return Stored::failed; }

 private:
  std::vector<std::size_t>& commits_;
  std::vector<std::promise<void>>& entered_;
  std::vector<std::shared_future<void>>& gates_;
};

TEST(Writer, CommitsTogetherWhatQueuedUpMeanwhileAndAnswersInOrder) {
  std::vector<std::size_t> commits;
  std::vector<std::promise<void>> entered(2);
  std::vector<std::promise<void>> opens(2);
  std::vector<std::shared_future<void>> gates{opens[0].get_future().share(), opens[1].get_future().share()};
  std::vector<int> answers;
  std::size_t posts = 0;
  Observer nobody;
  {
    Writer writer(
        std::make_unique<SlowStore>(commits, entered, gates),
        [&](const std::function<void()>& task) {
          ++posts;
          task();
        },
        nobody);
    const auto append = [&](int number) {
      writer.append({}, [&answers, number](Stored) { answers.push_back(number); });
    };
    append(0);
    entered[0].get_future().wait();
    for (int i = 1; i <= 5; ++i) append(i);
    opens[0].set_value();
    opens[1].set_value();
  }  // ends only when all is written
  EXPECT_EQ(commits, (std::vector<std::size_t>{1, 5}));
  EXPECT_EQ(posts, 2U);
  EXPECT_EQ(answers, (std::vector<int>{0, 1, 2, 3, 4, 5}));
}

// Does not know what became of its first commits.
class UncertainStore final : public Store {
 public:
  explicit UncertainStore(std::vector<std::size_t>& commits) : commits_(commits) {}
  Outcomes commit(std::span<const Batch> batches) override {
    commits_.push_back(batches.size());
    return Outcomes(batches.size(), commits_.size() < 3 ? std::nullopt : std::optional(Stored::durable));
  }
  Loaded load(const std::string&) override { return {}; }
  StoreHealth check() override { return {}; }
  Stored remove(std::span<const std::string>) override { return Stored::failed; }

 private:
  std::vector<std::size_t>& commits_;
};

TEST(Writer, AnswersNobodyBeforeItIsKnownWhatBecameOfTheirBatch) {
  std::vector<std::size_t> commits;
  std::vector<Stored> answers;
  Observer nobody;
  {
    Writer writer(std::make_unique<UncertainStore>(commits), [](const std::function<void()>& task) { task(); }, nobody);
    writer.append({}, [&](Stored stored) {
      EXPECT_EQ(commits.size(), 3U);
      answers.push_back(stored);
    });
  }
  EXPECT_EQ(commits, (std::vector<std::size_t>{1, 1, 1})) << "the same batch again";
  EXPECT_EQ(answers, (std::vector<Stored>{Stored::durable}));
}

}  // namespace
}  // namespace sammel::testing
