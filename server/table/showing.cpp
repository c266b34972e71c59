#include "server/table/showing.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/position.hpp"
#include "server/table/desk.hpp"
#include "server/texts.hpp"

namespace sammel {

using protocol::Phase;

void Showing::forEach(const std::function<void(Connection&)>& visit) const {
  for (const From& connection : std::vector<From>(connections_)) visit(*connection);
}

std::size_t Showing::count(Viewer viewer) const {
  return static_cast<std::size_t>(std::count_if(connections_.begin(), connections_.end(),
                                                [viewer](const From& one) { return one->viewer() == viewer; }));
}

bool Showing::isHere(Seat seat) const { return !desk_.state()->at(seat).left && count(seat) > 0; }

Connection* Showing::latestOf(Seat seat) const {
  const auto last = std::find_if(connections_.rbegin(), connections_.rend(),
                                 [seat](const From& connection) { return connection->viewer().is(seat); });
  return last == connections_.rend() ? nullptr : last->get();
}

void Showing::add(const From& connection) {
  const Viewer viewer = connection->viewer();
  if (!viewer.isSpectator() && count(viewer) == 0) hereSince_[viewer.seat()] = desk_.now();
  connections_.push_back(connection);
}

bool Showing::remove(const Connection& connection) {
  return std::erase_if(connections_, [&](const From& other) { return other.get() == &connection; }) > 0;
}

void Showing::giveUp(Seat seat) {
  for (const From& connection : connections_) {
    if (!connection->viewer().is(seat) || seatsOf(*connection).has(seat)) continue;
    connection->becomeSpectator();
    if (desk_.state()->play() != nullptr) showPositionTo(*connection);
  }
}

SeatSet Showing::seatsOf(const Connection& connection) const {
  SeatSet seats;
  for (const Digest& proof : connection.proofs()) seats = seats | desk_.state()->seatsOf(proof);
  return seats;
}

void Showing::acknowledge(Connection& connection, const std::string& id) const {
  connection.send(protocol::AckFrame{.id = id});
}

void Showing::refuse(Connection& connection, const std::string& id, const Verdict& refusal) const {
  const TableState* state = desk_.state();
  const std::vector<std::string> names = state != nullptr ? state->names() : std::vector<std::string>();
  connection.refuse(id, refusal, state != nullptr ? state->game() : nullptr, names);
}

void Showing::showTable() {
  for (const From& connection : connections_) showTableTo(*connection);
}

void Showing::showTableTo(Connection& connection) const {
  const TableState& state = *desk_.state();
  protocol::TableFrame frame;
  frame.table = desk_.id();
  frame.game = state.head().game;
  frame.options = state.head().options;
  frame.phase = state.phase();
  if (const AnyGame* game = state.game()) {
    frame.hidden = game->facts().hidden;
    frame.race = game->facts().race;
    frame.earlierRules = earlierRules(game->facts());
  }
  for (std::size_t i = 0; i < state.seats().size(); ++i) {
    const SeatState& seat = state.seats()[i];
    frame.seats.push_back({seat.kind, seat.name, isHere(Seat(static_cast<int>(i))), seat.standIn, seat.bot,
                           seat.failures, seat.isLeftToChance()});
  }
  if (!connection.viewer().isSpectator()) frame.you = static_cast<std::int8_t>(connection.viewer().seat().index());
  for (const Seat seat : seatsOf(connection)) frame.yours.push_back(static_cast<std::int8_t>(seat.index()));
  frame.watchers = static_cast<std::int32_t>(count(Viewer::spectator()));
  frame.patience = clocks().patience;
  for (const Room* room : desk_.rooms()) room->addTo(frame);
  if (state.phase() == Phase::frozen) frame.trouble = sentence(state.trouble(), connection.language());
  connection.send(std::move(frame));
}

bool Showing::announce() {
  if (announcements_.take(desk_.services().options.limits.announcements, desk_.now())) {
    showTable();
    return true;
  }
  constexpr std::chrono::milliseconds pause{1000};
  if (!std::exchange(announcesLater_, true)) {
    desk_.later(pause, [this] {
      announcesLater_ = false;
      if (desk_.state() != nullptr) showTable();
    });
  }
  return false;
}

namespace {

protocol::PositionFrame frameOf(const Play& play, Viewer viewer, const Written<Position>& position, std::size_t from,
                                std::size_t& lines, const Clocks& clocks) {
  Json story;
  lines = writeStory(play, viewer, from, story);
  protocol::PositionFrame frame;
  frame.position = position;
  frame.story = {from, Written<std::vector<StoryLine>>(story.take())};
  frame.alarm = clocks.alarm;
  frame.patience = clocks.patience;
  frame.times = clocks.times;
  return frame;
}

Written<Position> positionOf(const TableState& state, Viewer viewer) {
  Position position = positionFor(*state.play(), viewer);
  if (state.phase() == Phase::playing && !viewer.isSpectator()) {
    position.undo = !state.undoersFor(viewer.seat()).empty();
  }
  Json json(4096);
  json.value(position);
  return Written<Position>(json.take());
}

}  // namespace

Clocks Showing::clocks() const {
  Clocks clocks;
  for (const Room* room : desk_.rooms()) room->addTo(clocks);
  return clocks;
}

// Each viewer's view is encoded once and only if somebody looks. Who sees no difference gets no frame: that something
// happened elsewhere is nobody's business.
void Showing::showPositions(const Connection* actor, std::string_view ack, Telling telling) {
  const Play* play = desk_.state()->play();
  if (play == nullptr) return;
  struct View {
    std::optional<protocol::PositionFrame> frame;
    bool changed = false;
  };
  PerSeat<View, maxSeats + 1> views;
  const Clocks now = clocks();
  const bool allComesBack = play->match().mustRemember() && play->match().outcome().over;
  const std::optional<Play::Undone>& undone = play->undone();
  const bool takenBack = telling == Telling::takenBack && undone;
  for (const From& connection : connections_) {
    const Viewer viewer = connection->viewer();
    View& view = views[viewer.seat()];
    if (!view.frame) {
      Shown& shown = shown_[viewer.seat()];
      const Written<Position> position = positionOf(*desk_.state(), viewer);
      std::size_t lines = 0;
      const std::size_t moves = countMoves(*play, viewer);
      std::size_t from = telling == Telling::retold || allComesBack ? 0 : shown.lines;
      if (takenBack) from = std::min(from, linesBefore(*play, viewer, undone->entry));
      view.frame = frameOf(*play, viewer, position, from, lines, now);
      for (const Room* room : desk_.rooms()) room->addTo(*view.frame, viewer);
      view.changed = (takenBack && undone->heardBy.includes(viewer)) || moves != shown.moves || lines != shown.lines ||
                     *position.text != *shown.position.text;
      shown = {position, lines, moves};
    }
    const bool acted = connection.get() == actor;
    if (acted || view.changed) connection->sendPosition(acted ? ack : std::string_view(), *view.frame);
  }
}

void Showing::showPositionTo(Connection& connection) { showPositionTo(connection, {}, 0); }

void Showing::repeatPosition(Connection& connection, std::string_view ack) {
  showPositionTo(connection, ack, shown_[connection.viewer().seat()].lines);
}

// `from`: so many lines of the story are known there.
void Showing::showPositionTo(Connection& connection, std::string_view ack, std::size_t from) {
  const Play& play = *desk_.state()->play();
  Shown& shown = shown_[connection.viewer().seat()];
  shown.position = positionOf(*desk_.state(), connection.viewer());
  shown.moves = countMoves(play, connection.viewer());
  protocol::PositionFrame frame = frameOf(play, connection.viewer(), shown.position, from, shown.lines, clocks());
  for (const Room* room : desk_.rooms()) room->addTo(frame, connection.viewer());
  connection.sendPosition(ack, std::move(frame));
}

void Showing::showMove(const Connection* actor, std::string_view ack, Telling telling) {
  showPositions(actor, ack, telling);
  if (desk_.state()->phase() == Phase::over) showTable();
}

}  // namespace sammel
