#include "server/table.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/position.hpp"
#include "server/entry.hpp"
#include "server/texts.hpp"

namespace sammel {

using protocol::Phase;
using protocol::SeatKind;

namespace {

Verdict verdictOf(Stored stored) {
  switch (stored) {
    case Stored::durable: return Verdict::fine();
    case Stored::taken: return refuse("server.stale");
    case Stored::full: return refuse("server.full");
    case Stored::unsafe: return refuse("server.unsafe");
    case Stored::failed: break;
  }
  return refuse("server.unsaved");
}

std::size_t indexOf(Viewer viewer) { return static_cast<std::size_t>(viewer.seat().index()); }

}  // namespace

std::shared_ptr<Table> Table::load(TableServices& services, const std::string& id) {
  std::shared_ptr<Table> table(new Table(services, id));
  table->lastUse_ = services.surroundings.now();
  table->reload();
  return table;
}

std::shared_ptr<Table> Table::open(TableServices& services, std::unique_ptr<TableState> state, Batch first,
                                   std::function<void(Verdict)> done) {
  std::shared_ptr<Table> table(new Table(services, state->head().id));
  table->lastUse_ = services.surroundings.now();
  table->state_ = std::move(state);
  table->condition_ = Condition::ready;
  if (table->state_->phase() == Phase::ceremony) table->beginRound();
  table->append(std::move(first), std::move(done));
  return table;
}

// ---- the queue ----

void Table::whenReady(std::function<void()> task) {
  lastUse_ = services_.surroundings.now();
  waiting_.push_back(std::move(task));
  work();
}

void Table::work() {
  if (working_) return;
  working_ = true;
  const std::shared_ptr<Table> self = shared_from_this();
  while (!busy_ && !waiting_.empty()) {
    const std::function<void()> task = std::move(waiting_.front());
    waiting_.pop_front();
    guarded(task);
  }
  working_ = false;
}

// Whatever goes wrong in a step (memory, as a rule), the table may be half changed: back to the journal.
void Table::guarded(const std::function<void()>& step) noexcept {
  try {
    step();
  } catch (const std::exception& trouble) {
    services_.log("table " + id_ + ": " + trouble.what());
    if (!busy_) reload();
  }
}

struct Table::Rebuilding {
  Condition condition = Condition::unreadable;
  std::unique_ptr<TableState> state;  // as far as the rows that are done
  std::vector<JournalRow> rows;
  std::optional<Damage> damage;
  std::size_t done = 0;
};

void Table::reload() {
  busy_ = true;
  condition_ = Condition::loading;
  state_.reset();
  record_.clear();
  ceremonyRuns_ = false;
  thinking_ = {};
  hints_ = {};
  services_.journal.load(id_, [self = shared_from_this()](Loaded loaded) {
    auto rebuilding = std::make_shared<Rebuilding>();
    if (loaded.table) {
      rebuilding->rows = std::move(loaded.table->rows);
      rebuilding->damage = loaded.table->damage;
      rebuilding->state = std::make_unique<TableState>(std::move(loaded.table->head));
    }
    rebuilding->condition = !loaded.readable ? Condition::unreadable
                            : loaded.table   ? Condition::ready
                                             : Condition::missing;
    self->rebuild(rebuilding);
  });
}

// A part of the rows at a time: other tables do not wait for a long one.
void Table::rebuild(const std::shared_ptr<Rebuilding>& rebuilding) {
  const std::size_t end = std::min(rebuilding->rows.size(), rebuilding->done + services_.options.limits.rowsAtOnce);
  try {
    for (; rebuilding->done < end; ++rebuilding->done) {
      rebuilding->state->replay(rebuilding->rows[rebuilding->done]);
      rebuilding->rows[rebuilding->done] = {};
    }
  } catch (const std::exception& trouble) {
    services_.log("table " + id_ + ": " + trouble.what());
    *rebuilding = {};
  }
  if (rebuilding->done < rebuilding->rows.size()) {
    return services_.surroundings.after(std::chrono::milliseconds(0),
                                        [self = shared_from_this(), rebuilding] { self->rebuild(rebuilding); });
  }
  if (rebuilding->damage) rebuilding->state->freezeFor(*rebuilding->damage);
  if (rebuilding->condition == Condition::unreadable) services_.halt(id_, "cannot be read from the disk");
  busy_ = false;
  condition_ = rebuilding->condition;
  guarded([&] { rebuilt(std::move(rebuilding->state)); });
  work();
}

void Table::rebuilt(std::unique_ptr<TableState> state) {
  if (!state) {
    for (const From& connection : std::vector<From>(connections_)) {
      refuse(*connection, "", whyUnusable());
      connection->close(closing::tryLater, "table unavailable");
    }
    return;
  }
  state_ = std::move(state);
  thinking_ = {};
  dismissPrograms();
  forgetClaims();
  const bool isFrozen = state_->phase() == Phase::frozen;
  services_.halt(id_, isFrozen ? "is frozen: " + sentence(state_->trouble(), Language::en) : std::string());
  // Connections that lived through a failed append are up to date, unless somebody else has appended.
  showPositions(nullptr, {}, Story::retold);
  if (!connections_.empty()) showTable();
  wakeBots();
  setAlarm();
  if (state_->phase() == Phase::ceremony && !connections_.empty()) restartRoundLater();
}

void Table::append(Batch batch, std::function<void(Verdict)> done) {
  busy_ = true;
  services_.journal.append(std::move(batch), [self = shared_from_this(), done = std::move(done)](Stored stored) {
    self->busy_ = false;
    self->guarded([&] {
      done(verdictOf(stored));
      if (stored != Stored::durable) return;
      self->wakeBots();
      self->setAlarm();
    });
    if (stored == Stored::taken) self->services_.log("table " + self->id_ + ": somebody else has written to it");
    if (stored != Stored::durable) self->reload();
    self->work();
  });
}

void Table::enter(Seat at, Seat by, std::string entry, const std::string& id, std::function<void(Verdict)> done) {
  JournalRow row = state_->row(at, std::move(entry), services_.surroundings.now(), TableState::clientKey(by, id));
  const Verdict verdict = state_->apply(row);
  if (!verdict.isFine()) {
    done(verdict);
    return;
  }
  row.state = state_->hashNow();
  Batch batch;
  batch.rows.push_back(std::move(row));
  append(std::move(batch), std::move(done));
}

Verdict Table::whyUnusable() const {
  if (condition_ == Condition::missing) return sammel::refuse("server.noTable");
  if (condition_ != Condition::ready) return sammel::refuse("server.unreadable");
  if (state_->phase() == Phase::frozen) return sammel::refuse("server.frozen");
  return Verdict::fine();
}

// ---- coming and going ----

void Table::connect(std::shared_ptr<Connection> connection, std::vector<Digest> tokens) {
  connection->join(shared_from_this(), Viewer::spectator());  // commands that come early queue behind the welcome
  whenReady([this, connection = std::move(connection), tokens = std::move(tokens)] { welcome(connection, tokens); });
}

void Table::welcome(const From& connection, const std::vector<Digest>& tokens) {
  if (!connection->isOpen()) return;
  if (!state_) {
    refuse(*connection, "", whyUnusable());
    connection->close(condition_ == Condition::missing ? closing::noTable : closing::tryLater, "no such table");
    return;
  }
  Viewer viewer = Viewer::spectator();
  for (const Digest& token : tokens) {
    if (const std::optional<Seat> seat = state_->seatOf(token)) viewer = *seat;
  }
  const auto alike = std::count_if(connections_.begin(), connections_.end(),
                                   [viewer](const From& other) { return other->viewer() == viewer; });
  if (alike >= (viewer.isSpectator() ? services_.options.watchers : services_.options.connectionsPerSeat)) {
    refuse(*connection, "", sammel::refuse(viewer.isSpectator() ? "server.watchers" : "server.devices"));
    connection->close(closing::tryLater, "too many connections");
    return;
  }
  if (!viewer.isSpectator() && alike == 0) hereSince_[indexOf(viewer)] = services_.surroundings.now();
  connection->join(shared_from_this(), viewer);
  connections_.push_back(connection);
  if (!announce()) showTableTo(*connection);
  if (state_->play() != nullptr) showPositionTo(*connection, {}, 0);
  setAlarm();
  if (state_->phase() == Phase::ceremony && !ceremonyRuns_) {
    restartRound();
  } else {
    if (ceremonyRuns_) askOne(*connection);
    watchCeremony();
  }
}

void Table::disconnect(Connection& connection) {
  const auto gone = std::find_if(connections_.begin(), connections_.end(),
                                 [&](const From& other) { return other.get() == &connection; });
  if (gone == connections_.end()) return;
  connections_.erase(gone);
  whenReady([this] {
    if (state_) announce();
  });
}

bool Table::announce() {
  if (announcements_.take(services_.options.limits.announcements, services_.surroundings.now())) {
    showTable();
    return true;
  }
  constexpr std::chrono::milliseconds pause{1000};
  if (!std::exchange(announcesLater_, true)) {
    services_.surroundings.after(pause, [weak = weak_from_this()] {
      const std::shared_ptr<Table> self = weak.lock();
      if (!self) return;
      self->whenReady([table = self.get()] {
        table->announcesLater_ = false;
        if (table->state_) table->showTable();
      });
    });
  }
  return false;
}

void Table::forEachConnection(const std::function<void(Connection&)>& visit) const {
  for (const From& connection : std::vector<From>(connections_)) visit(*connection);
}

bool Table::isHere(Seat seat) const {
  return !state_->at(seat).left &&
         std::any_of(connections_.begin(), connections_.end(), [seat](const From& c) { return c->viewer().is(seat); });
}

void Table::sit(std::string name, std::optional<std::int64_t> wanted, const Digest& token, Language language,
                std::function<void(SatDown)> done) {
  whenReady([this, name = std::move(name), wanted, token, language, done = std::move(done)] {
    if (const Verdict verdict = whyUnusable(); !verdict.isFine()) return done({verdict, {}});
    if (const std::optional<Seat> held = state_->seatOf(token)) {  // asked twice, as a rule
      const bool fits = !wanted || *wanted == held->index();
      return done({fits ? Verdict::fine() : sammel::refuse("server.seated"), *held});
    }
    std::optional<Seat> seat;
    if (wanted && *wanted >= 0 && *wanted < static_cast<std::int64_t>(state_->seats().size())) {
      seat = Seat(static_cast<int>(*wanted));
    } else if (!wanted) {
      for (int i = static_cast<int>(state_->seats().size()) - 1; i >= 0; --i) {
        if (state_->at(Seat(i)).kind == SeatKind::empty) seat = Seat(i);
      }
    }
    if (state_->phase() != Phase::seating) return done({sammel::refuse("server.begun"), {}});
    if (!seat)
      return done({wanted ? Verdict::refuse("seat", Message("core.noSeat")) : sammel::refuse("server.noFreeSeat"), {}});
    if (state_->changesOf(*seat) >= services_.options.limits.changes)
      return done({sammel::refuse("server.changes"), {}});
    const std::string called = freeName(name, state_->names(), language);
    enter(*seat, *seat, writeEntry(EntryKind::sit, toHex(token) + ' ' + called), {},
          [this, seat, done](const Verdict& verdict) {
            done({verdict, *seat});
            if (verdict.isFine()) showTable();
          });
  });
}

void Table::addDevice(Seat seat, const Digest& token, std::function<void(Verdict)> done) {
  whenReady([this, seat, token, done = std::move(done)] {
    if (const Verdict verdict = whyUnusable(); !verdict.isFine()) return done(verdict);
    if (state_->seatOf(token) == seat) return done(Verdict::fine());
    enter(seat, seat, writeEntry(EntryKind::device, toHex(token)), {}, done);
  });
}

void Table::addBrowser(const Digest& old, const Digest& token, std::function<void(bool, std::string)> done) {
  whenReady([this, old, token, done = std::move(done)] {
    if (condition_ == Condition::missing) return done(true, {});
    if (!whyUnusable().isFine()) return done(false, {});
    const std::optional<Seat> seat = state_->seatOf(old);
    if (!seat) return done(true, {});
    if (state_->seatOf(token)) return done(true, state_->next());
    enter(*seat, *seat, writeEntry(EntryKind::device, toHex(token)), {},
          [done, next = state_->next()](const Verdict& verdict) { done(verdict.isFine(), next); });
  });
}

void Table::record(std::function<void(Verdict, std::string)> done) {
  whenReady([this, done = std::move(done)] {
    if (const Verdict verdict = whyUnusable(); !verdict.isFine()) return done(verdict, {});
    if (state_->phase() != Phase::over) return done(sammel::refuse("server.running"), {});
    if (record_.empty()) record_ = services_.key.write(state_->record());
    done(Verdict::fine(), record_);
  });
}

void Table::retire() {
  waiting_.clear();
  connections_.clear();
  dismissPrograms();
}

// ---- what people are shown ----

void Table::refuse(Connection& connection, const std::string& id, const Verdict& refusal) const {
  const std::vector<std::string> names = state_ ? state_->names() : std::vector<std::string>();
  connection.refuse(id, refusal, state_ ? state_->game() : nullptr, names);
}

void Table::showTable() {
  for (const From& connection : connections_) showTableTo(*connection);
}

void Table::showTableTo(Connection& connection) const {
  protocol::TableFrame frame;
  frame.table = id_;
  frame.game = state_->head().game;
  frame.options = state_->head().options;
  frame.phase = state_->phase();
  for (std::size_t i = 0; i < state_->seats().size(); ++i) {
    const SeatState& seat = state_->seats()[i];
    frame.seats.push_back({seat.kind, seat.name, isHere(Seat(static_cast<int>(i))), seat.standIn, seat.bot,
                           seat.failures, seat.isLeftToChance()});
  }
  if (!connection.viewer().isSpectator()) frame.you = static_cast<std::int8_t>(connection.viewer().seat().index());
  for (const From& other : connections_) frame.watchers += other->viewer().isSpectator() ? 1 : 0;
  frame.round = state_->round();
  std::vector<Commitment> commitments = state_->commitments();
  if (state_->phase() == Phase::ceremony) {
    for (const Commitment& committed : ceremony_.commitments()) commitments.push_back(committed);
  }
  for (const Commitment& committed : commitments) {
    if (committed.seat.isTable()) {
      frame.commitment = toHex(committed.digest);
    } else {
      frame.commitments.push_back({static_cast<std::int8_t>(committed.seat.index()), toHex(committed.digest)});
    }
  }
  frame.next = state_->next();
  frame.goesOn = !state_->nextOptions().empty();
  frame.hints = offersHints();
  frame.patience = patience();
  if (state_->phase() == Phase::frozen) frame.trouble = sentence(state_->trouble(), connection.language());
  connection.send(std::move(frame));
}

namespace {

protocol::PositionFrame frameOf(const Play& play, Viewer viewer, const std::string& position, std::size_t from,
                                std::size_t& lines, std::optional<std::int64_t> alarm,
                                const std::vector<std::int64_t>& patience) {
  Json story;
  lines = writeStory(play, viewer, from, story);
  protocol::PositionFrame frame;
  frame.position = Written<Position>(position);
  frame.story = {from, Written<std::vector<StoryLine>>(story.take())};
  frame.alarm = alarm;
  frame.patience = patience;
  return frame;
}

std::string positionOf(const Play& play, Viewer viewer) {
  Json json(4096);
  writePosition(play, viewer, json);
  return json.take();
}

}  // namespace

// Each viewer's view is encoded once and only if somebody looks. Who sees no difference gets no frame: that something
// happened elsewhere is nobody's business.
void Table::showPositions(const Connection* actor, std::string_view ack, Story story) {
  if (state_->play() == nullptr) return;
  struct View {
    std::optional<protocol::PositionFrame> frame;
    bool changed = false;
  };
  std::array<View, maxSeats + 1> views;
  const std::vector<std::int64_t> waits = patience();
  for (const From& connection : connections_) {
    const Viewer viewer = connection->viewer();
    View& view = views[indexOf(viewer)];
    if (!view.frame) {
      Shown& shown = shown_[indexOf(viewer)];
      std::string position = positionOf(*state_->play(), viewer);
      std::size_t lines = 0;
      const Match& match = state_->play()->match();
      const std::size_t moves = countMoves(*state_->play(), viewer);
      const bool allComesBack = match.mustRemember() && match.outcome().over;
      const std::optional<Play::Undone>& undone = state_->play()->undone();
      const bool takenBack = story == Story::takenBack && undone;
      std::size_t from = story == Story::retold || allComesBack ? 0 : shown.lines;
      if (takenBack) from = std::min(from, linesBefore(*state_->play(), viewer, undone->entry));
      view.frame = frameOf(*state_->play(), viewer, position, from, lines, alarmIn(), waits);
      view.changed = (takenBack && undone->heardBy.includes(viewer)) || moves != shown.moves || lines != shown.lines ||
                     position != shown.position;
      shown = {std::move(position), lines, moves};
    }
    const bool acted = connection.get() == actor;
    if (acted || view.changed) connection->sendPosition(acted ? ack : std::string_view(), *view.frame);
  }
}

// `from`: so many lines of the story are known there.
void Table::showPositionTo(Connection& connection, std::string_view ack, std::size_t from) {
  Shown& shown = shown_[indexOf(connection.viewer())];
  shown.position = positionOf(*state_->play(), connection.viewer());
  shown.moves = countMoves(*state_->play(), connection.viewer());
  connection.sendPosition(
      ack, frameOf(*state_->play(), connection.viewer(), shown.position, from, shown.lines, alarmIn(), patience()));
}

// The story has forgotten what was taken back; whoever had heard of it wants to know why.
void Table::tellOfUndo(Seat seat) const {
  const std::optional<Play::Undone>& undone = state_->play()->undone();
  forEachConnection([&](Connection& other) {
    const bool hasHeard = undone && undone->heardBy.includes(other.viewer()) && !other.viewer().is(seat);
    if (hasHeard) other.send(protocol::UndoneFrame{.seat = static_cast<std::int8_t>(seat.index())});
  });
}

}  // namespace sammel
