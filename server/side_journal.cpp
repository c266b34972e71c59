#include "server/side_journal.hpp"

#include <utility>

namespace sammel {

void SideJournal::whenReady(Task task) {
  if (isRetired_) return;
  waiting_.push_back(std::move(task));
  work();
}

void SideJournal::letGo() {
  isBusy_ = false;
  work();
}

void SideJournal::retire() {
  isRetired_ = true;
  waiting_.clear();
}

void SideJournal::work() {
  const std::shared_ptr<SideJournal> alive = shared_from_this();
  while (!isBusy_ && !waiting_.empty()) {
    if (!isRead_) return load();
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    task(Verdict::fine());
  }
}

void SideJournal::load() {
  isBusy_ = true;
  services_.journal.load(id_, [weak = weak_from_this()](const Loaded& loaded) {
    const std::shared_ptr<SideJournal> self = weak.lock();
    if (!self || self->isRetired_) return;
    self->forget();
    self->rows_ = 0;
    self->isBusy_ = false;
    self->isRead_ = loaded.readable;
    if (loaded.table) {
      for (const JournalRow& row : loaded.table->rows) {
        ++self->rows_;
        self->take(row);
      }
    }
    if (!loaded.readable) {
      for (const Task& task : std::exchange(self->waiting_, {})) task(refuse("server.unreadable"));
    }
    self->work();
  });
}

void SideJournal::append(Seat seat, std::string entry, std::string client, Task done) {
  Batch batch;
  const std::int64_t now = services_.surroundings.now();
  if (rows_ == 0) batch.opens.push_back({id_, game_, {}, now, {}, {}, {}});
  batch.rows.push_back({id_, rows_, seat, std::move(entry), now, std::move(client), std::nullopt});
  const JournalRow row = batch.rows.back();
  isBusy_ = true;
  services_.journal.append(std::move(batch), [weak = weak_from_this(), row, done = std::move(done)](Stored stored) {
    const std::shared_ptr<SideJournal> self = weak.lock();
    if (!self || self->isRetired_) return;
    self->isBusy_ = false;
    if (stored == Stored::durable) {
      ++self->rows_;
      self->take(row);
    } else {
      self->isRead_ = false;
      self->rows_ = 0;
      self->forget();
    }
    done(verdictOf(stored));
    self->work();
  });
}

}  // namespace sammel
