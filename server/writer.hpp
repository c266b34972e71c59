// A journal over a store: one thread that takes everything that has queued up, makes it durable with one commit, and
// hands all the answers back at once. The busier the server, the larger the commits.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/journal.hpp"
#include "server/observer.hpp"
#include "server/store.hpp"

namespace sammel {

class Writer final : public Journal {
 public:
  using Post = std::function<void(std::function<void()>)>;
  // `post` runs a task on the thread that owns the tables.
  Writer(std::unique_ptr<Store> store, Post post, Observer& observer);
  ~Writer() override;  // after everything queued is durable, or the database has been away for too long
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void append(Batch batch, std::function<void(Stored)> done) override;
  void load(std::string table, std::function<void(Loaded)> done) override;
  void check(std::function<void(StoreHealth)> done) override;
  std::size_t waiting() const;  // batches

 private:
  struct Append {
    Batch batch;
    std::function<void(Stored)> done;
  };
  struct Load {
    std::string table;
    std::function<void(Loaded)> done;
  };

  void run();
  void write(std::vector<Append> appends);

  std::unique_ptr<Store> store_;
  Post post_;
  Observer& observer_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Append> appends_;
  std::vector<Load> loads_;
  std::vector<std::function<void(StoreHealth)>> checks_;
  std::vector<Append> unknown_;  // what became of them; tried again by the writer's thread
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace sammel
