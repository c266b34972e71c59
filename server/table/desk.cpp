#include "server/table/desk.hpp"

#include <algorithm>
#include <utility>

#include "server/attempt.hpp"
#include "server/texts.hpp"

namespace sammel {

using protocol::Phase;

void Desk::open(std::unique_ptr<TableState> state) {
  state_ = std::move(state);
  condition_ = Condition::ready;
}

void Desk::retire() {
  waiting_.clear();
  showing_.forgetConnections();
  for (Room* room : rooms_) room->retire();
}

Verdict Desk::whyUnusable() const {
  if (condition_ == Condition::missing) return refuse("server.noTable");
  if (condition_ != Condition::ready) return refuse("server.unreadable");
  if (state_->phase() == Phase::frozen) return refuse("server.frozen");
  return Verdict::fine();
}

bool Desk::isIdle() const {
  return showing_.connections().empty() && !busy_ && waiting_.empty() &&
         std::none_of(rooms_.begin(), rooms_.end(), [](const Room* room) { return room->isNeeded(); });
}

SeatSet Desk::waitedFor() const {
  SeatSet seats;
  for (const Room* room : rooms_) seats = seats | room->waitedFor();
  return seats;
}

bool Desk::isFull() const {
  const Play* play = state_->play();
  return play != nullptr && play->entriesInForce() >= static_cast<std::size_t>(services_.options.limits.actionsOfAGame);
}

void Desk::whenReady(Task task) {
  lastUse_ = now();
  waiting_.push_back(std::move(task));
  work();
}

void Desk::later(std::chrono::milliseconds delay, Task task) {
  services_.surroundings.after(delay, [this, table = table_, task = std::move(task)] {
    if (const std::shared_ptr<void> alive = table.lock()) whenReady(task);
  });
}

bool Desk::beside(Task work, Task done) {
  return services_.surroundings.beside(std::move(work), [table = table_, done = std::move(done)] {
    if (const std::shared_ptr<void> alive = table.lock()) done();
  });
}

bool Desk::think(std::shared_ptr<const Question> question, std::function<void(const Thought&)> done) {
  const Play& play = *state_->play();
  const Place place{play.game(), play.options(), play.content(), question->view->seat(), play.match().seats()};
  return services_.surroundings.think(std::move(question), place, services_.stopThinking,
                                      [table = table_, done = std::move(done)](const Thought& thought) {
                                        if (const std::shared_ptr<void> alive = table.lock()) done(thought);
                                      });
}

void Desk::work() {
  if (working_) return;
  working_ = true;
  const std::shared_ptr<void> alive = table_.lock();
  while (!busy_ && !waiting_.empty()) {
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    guarded(task);
  }
  working_ = false;
}

// Whatever goes wrong in a step (memory, as a rule), the table may be half changed: back to the journal.
void Desk::guarded(const Task& step) noexcept {
  attempt(step, [this](const char* trouble) {
    services_.log({LogLevel::error, trouble, {{"table", id_}}});
    course_.reset();
    if (!busy_) reload();
  });
}

void Desk::follow(Course course, const Task& task) {
  course.begun = observer().clock();
  course_ = course;
  task();
  if (!course_) return;  // it is on its way to the journal
  course_->checked = observer().clock();
  observer().finished(*std::exchange(course_, {}));
}

void Desk::moved(bool byPerson) const { observer().moved(state_->head().game, byPerson); }

struct Desk::Rebuilding {
  Condition condition = Condition::unreadable;
  std::unique_ptr<TableState> state;  // as far as the rows that are done
  std::vector<JournalRow> rows;
  std::optional<Damage> damage;
  std::size_t done = 0;
};

void Desk::reload() {
  busy_ = true;
  condition_ = Condition::loading;
  state_.reset();
  for (Room* room : rooms_) room->forget();
  services_.journal.load(id_, [this, alive = table_.lock()](Loaded loaded) {
    auto rebuilding = std::make_shared<Rebuilding>();
    if (loaded.table) {
      rebuilding->rows = std::move(loaded.table->rows);
      rebuilding->damage = loaded.table->damage;
      rebuilding->state = std::make_unique<TableState>(std::move(loaded.table->head));
    }
    rebuilding->condition = !loaded.readable ? Condition::unreadable
                            : loaded.table   ? Condition::ready
                                             : Condition::missing;
    rebuild(rebuilding);
  });
}

// A part of the rows at a time: other tables do not wait for a long one.
void Desk::rebuild(const std::shared_ptr<Rebuilding>& rebuilding) {
  const std::size_t end = std::min(rebuilding->rows.size(), rebuilding->done + services_.options.limits.rowsAtOnce);
  attempt(
      [&] {
        for (; rebuilding->done < end; ++rebuilding->done) {
          rebuilding->state->replay(rebuilding->rows[rebuilding->done]);
          rebuilding->rows[rebuilding->done] = {};
        }
      },
      [&](const char* trouble) {
        services_.log({LogLevel::error, trouble, {{"table", id_}}});
        *rebuilding = {};
      });
  if (rebuilding->done < rebuilding->rows.size()) {
    return services_.surroundings.after(std::chrono::milliseconds(0),
                                        [this, alive = table_.lock(), rebuilding] { rebuild(rebuilding); });
  }
  if (rebuilding->damage) rebuilding->state->freezeFor(*rebuilding->damage);
  if (rebuilding->condition == Condition::unreadable) services_.halt(id_, "cannot be read from the disk");
  busy_ = false;
  condition_ = rebuilding->condition;
  guarded([&] { rebuilt(std::move(rebuilding->state)); });
  work();
}

void Desk::rebuilt(std::unique_ptr<TableState> state) {
  if (!state) {
    showing_.forEach([this](Connection& connection) {
      showing_.refuse(connection, "", whyUnusable());
      connection.close(closing::tryLater, "table unavailable");
    });
    return;
  }
  state_ = std::move(state);
  for (Room* room : rooms_) room->rebuilt();
  const bool isFrozen = state_->phase() == Phase::frozen;
  services_.halt(id_, isFrozen ? "is frozen: " + sentence(state_->trouble(), Language::en) : std::string());
  // Connections that lived through a failed append are up to date, unless somebody else has appended.
  showing_.showPositions(nullptr, {}, Telling::retold);
  showing_.showTable();
  goOn();
}

void Desk::goOn() {
  for (Room* room : rooms_) room->goOn();
}

void Desk::enter(const Change& change, const Done& done) {
  Batch batch;
  if (const Verdict verdict = add(batch, change); !verdict.isFine()) return done(verdict);
  append(std::move(batch), done);
}

Verdict Desk::add(Batch& batch, const Change& change) {
  JournalRow row = state_->row(change.at, change.entry, now(), TableState::clientKey(change.by, change.id));
  const Verdict verdict = change.action != nullptr ? state_->apply(row, *change.action) : state_->apply(row);
  if (!verdict.isFine()) return verdict;
  row.state = state_->hashNow();
  batch.rows.push_back(std::move(row));
  return verdict;
}

void Desk::append(Batch batch, Done done) {
  busy_ = true;
  if (course_) course_->checked = observer().clock();
  services_.journal.append(std::move(batch), [this, alive = table_.lock(), done = std::move(done),
                                              course = std::exchange(course_, {})](Stored stored) mutable {
    busy_ = false;
    if (course && stored == Stored::durable) course->durable = observer().clock();
    guarded([&] {
      done(verdictOf(stored));
      if (course) {
        course->shown = observer().clock();
        observer().finished(*course);
      }
      if (stored == Stored::durable) goOn();
    });
    if (stored == Stored::taken) services_.log({LogLevel::error, "somebody else has written to it", {{"table", id_}}});
    if (stored != Stored::durable) reload();
    work();
  });
}

}  // namespace sammel
