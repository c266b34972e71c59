// A journal beside those of tables, with rows of a kind of its own. To whoever stores it, it is a table like any other;
// its name has a slash in it, so no route leads there. It is read when somebody first wants it, and a row is taken in
// when it is durable.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/table/services.hpp"

namespace sammel {

// Whether a name in the journal is that of a table.
inline bool isTableName(std::string_view id) { return id.find('/') == std::string_view::npos; }

class SideJournal : public std::enable_shared_from_this<SideJournal> {
 public:
  using Task = std::function<void(const Verdict&)>;

  SideJournal(TableServices& services, std::string id, std::string game)
      : services_(services), id_(std::move(id)), game_(std::move(game)) {}
  virtual ~SideJournal() = default;
  SideJournal(const SideJournal&) = delete;
  SideJournal& operator=(const SideJournal&) = delete;

  const std::string& id() const { return id_; }
  bool isRead() const { return isRead_; }
  bool isBusy() const { return isBusy_ || !waiting_.empty(); }
  // The task is done when everything is read and nothing on its way to the disk, in the order of the calls. If it
  // cannot be read, the task is told so.
  void whenReady(Task task);
  // Inside such a task. If the row cannot be written, everything is read again before anything else happens.
  void append(Seat seat, std::string entry, std::string client, Task done);
  // Further tasks wait until it is let go.
  void hold() { isBusy_ = true; }
  void letGo();
  // Whoever it works for is about to go: nothing happens any more, whatever the journal still answers.
  void retire();

 protected:
  virtual void forget() = 0;
  virtual void take(const JournalRow& row) = 0;  // whatever is not to be understood is left out

 private:
  void work();
  void load();

  TableServices& services_;
  std::string id_;
  std::string game_;
  std::int64_t rows_ = 0;
  bool isRead_ = false;
  bool isBusy_ = false;  // something is on its way from or to the disk
  bool isRetired_ = false;
  std::deque<Task> waiting_;
};

}  // namespace sammel
