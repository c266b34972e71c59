// The desk of a table: the way of every change (persist, then acknowledge, then show), and whatever has to wait.
//
// A table has at most one batch on its way to the disk. Until that is durable nobody is told of it and everything else
// (commands, new connections) waits. If it cannot be made durable, the state is thrown away and rebuilt from the
// journal, and the actor is told why.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/table/room.hpp"
#include "server/table/services.hpp"
#include "server/table/showing.hpp"
#include "server/table/table_state.hpp"

namespace sammel {

class Desk {
 public:
  using Task = std::function<void()>;
  using Done = std::function<void(Verdict)>;

  Desk(TableServices& services, std::string id)
      : services_(services), id_(std::move(id)), lastUse_(services.surroundings.now()) {}
  void furnish(std::vector<Room*> rooms) { rooms_ = std::move(rooms); }
  // Whoever keeps this alive keeps the desk alive.
  void belongTo(const std::weak_ptr<void>& table) { table_ = table; }
  void load() { reload(); }
  void open(std::unique_ptr<TableState> state);
  void retire();

  const std::string& id() const { return id_; }
  TableServices& services() const { return services_; }
  std::int64_t now() const { return services_.surroundings.now(); }
  const std::vector<Room*>& rooms() const { return rooms_; }
  Showing& showing() { return showing_; }
  const Showing& showing() const { return showing_; }

  // Null before it is read, and if it cannot be.
  const TableState* state() const { return state_.get(); }
  // Fine, or why nobody can do anything here.
  Verdict whyUnusable() const;
  bool isMissing() const { return condition_ == Condition::missing; }
  bool isUsable() const { return condition_ == Condition::loading || condition_ == Condition::ready; }
  bool isBusy() const { return busy_; }
  bool isIdle() const;
  std::int64_t lastUse() const { return lastUse_; }
  std::size_t waiting() const { return waiting_.size(); }
  SeatSet waitedFor() const;  // by any room
  bool isFull() const;        // the game has as many actions as a table can hold

  // The task is done when nothing is on its way to the disk, in the order of the calls.
  void whenReady(Task task);
  // The same after a while, unless the table is gone by then.
  void later(std::chrono::milliseconds delay, Task task);
  // Does `work` beside the tables, then `done` at once, unless the table is gone. False if too many think already.
  bool beside(Task work, Task done);
  bool think(std::shared_ptr<const Question> question, std::function<void(const Thought&)> done);

  // Does what a command asks for and tells the observer of its course, now or when it is durable and shown.
  void follow(Course course, const Task& task);
  void moved(bool byPerson) const;  // for the observer

  // An entry about the seat `at`, asked for by the seat `by` with the command `id`. Without an id nobody asked for it.
  struct Change {
    Seat at;
    std::string entry;
    Seat by = at;
    std::string id = {};  // NOLINT(readability-redundant-member-init): few changes were asked for by command
    const Considered* action = nullptr;  // if it is one: then it is not read and checked again
  };
  // Applies a change and makes it durable; `done` hears whether that went well.
  void enter(const Change& change, const Done& done);
  // The same in two steps, for several changes at once.
  Verdict add(Batch& batch, const Change& change);
  void append(Batch batch, Done done);

 private:
  enum class Condition : std::uint8_t { loading, ready, missing, unreadable };
  struct Rebuilding;

  void work();
  void guarded(const Task& step) noexcept;
  void reload();
  void rebuild(const std::shared_ptr<Rebuilding>& rebuilding);
  void rebuilt(std::unique_ptr<TableState> state);
  void goOn();
  Observer& observer() const { return services_.surroundings.observer(); }

  TableServices& services_;
  std::string id_;
  std::vector<Room*> rooms_;
  std::weak_ptr<void> table_;
  Showing showing_{*this};
  Condition condition_ = Condition::loading;
  std::unique_ptr<TableState> state_;
  bool busy_ = false;
  bool working_ = false;
  std::deque<Task> waiting_;
  std::optional<Course> course_;  // of the command that is being carried out
  std::int64_t lastUse_ = 0;
};

}  // namespace sammel
