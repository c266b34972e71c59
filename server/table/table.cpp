#include "server/table/table.hpp"

#include <utility>

namespace sammel {

using protocol::Phase;

namespace {

template <class Room, class Command>
concept CarriesOut =
    requires(Room& room, const Command& command, const Asker& asker) { room.carryOut(command, asker); };

}  // namespace

Table::Table(TableServices& services, const std::string& id) : desk_(services, id) {
  desk_.furnish({&seating_, &ceremony_, &playing_, &bots_, &lessons_, &puzzles_, &hints_, &races_, &afterGame_,
                 &dailies_, &moving_, &talking_});
}

std::shared_ptr<Table> Table::make(TableServices& services, const std::string& id) {
  std::shared_ptr<Table> table(new Table(services, id));
  table->desk_.belongTo(table);
  return table;
}

std::shared_ptr<Table> Table::load(TableServices& services, const std::string& id) {
  std::shared_ptr<Table> table = make(services, id);
  table->desk_.load();
  return table;
}

std::shared_ptr<Table> Table::open(TableServices& services, Opening opening, std::function<void(Verdict)> done) {
  std::shared_ptr<Table> table = make(services, opening.state().head().id);
  Batch batch;
  opening.addTo(batch);
  table->desk_.open(opening.takeState());
  if (table->desk_.state()->phase() == Phase::ceremony) table->ceremony_.begin();
  table->desk_.append(std::move(batch), std::move(done));
  return table;
}

void Table::connect(std::shared_ptr<Connection> connection, std::optional<std::int64_t> seat) {
  connection->join(shared_from_this(), Viewer::spectator());  // commands that come early queue behind the welcome
  desk_.whenReady([this, connection = std::move(connection), seat] { welcome(connection, seat); });
}

void Table::welcome(const std::shared_ptr<Connection>& connection, std::optional<std::int64_t> wanted) {
  if (!connection->isOpen()) return;
  Showing& showing = desk_.showing();
  const TableState* state = desk_.state();
  if (state == nullptr) {
    showing.refuse(*connection, "", desk_.whyUnusable());
    connection->close(desk_.isMissing() ? closing::noTable : closing::tryLater, "no such table");
    return;
  }
  Viewer viewer = Viewer::spectator();
  for (const Digest& proof : connection->proofs()) {
    const SeatSet held = state->seatsOf(proof);
    if (!held.empty() && !wanted) viewer = held.first();
    for (const Seat seat : held) {
      if (wanted == seat.index()) viewer = seat;
    }
  }
  if (wanted && viewer.isSpectator()) {
    showing.refuse(*connection, "", refuse("server.notYourSeat"));
    connection->close(closing::policy, "not your seat");
    return;
  }
  const TableOptions& options = desk_.services().options;
  const int most = viewer.isSpectator() ? options.watchers : options.connectionsPerSeat;
  if (showing.count(viewer) >= static_cast<std::size_t>(most)) {
    showing.refuse(*connection, "", refuse(viewer.isSpectator() ? "server.watchers" : "server.devices"));
    connection->close(closing::tryLater, "too many connections");
    return;
  }
  connection->join(shared_from_this(), viewer);
  showing.add(connection);
  if (!showing.announce()) showing.showTableTo(*connection);
  if (state->play() != nullptr) showing.showPositionTo(*connection);
  for (Room* room : desk_.rooms()) room->welcome(*connection);
}

void Table::disconnect(const Connection& connection) {
  if (!desk_.showing().remove(connection)) return;
  desk_.whenReady([this] {
    if (desk_.state() != nullptr) desk_.showing().announce();
  });
}

void Table::receive(std::shared_ptr<Connection> connection, const protocol::Command& command, std::int64_t received) {
  if (desk_.services().stopping) return;
  const Course course{
      .command = command.index(), .connection = connection->number(), .table = desk_.id(), .received = received};
  desk_.whenReady([this, connection = std::move(connection), command, course] {
    if (!connection->isOpen() || desk_.services().stopping) return;
    desk_.follow(course, [&] { std::visit([&](const auto& one) { carryOut(one, connection); }, command); });
  });
}

template <class Command>
void Table::carryOut(const Command& command, const std::shared_ptr<Connection>& from) {
  Showing& showing = desk_.showing();
  if (const Verdict verdict = desk_.whyUnusable(); !verdict.isFine()) return showing.refuse(*from, command.id, verdict);
  const Asker asker{from, from->viewer().seat()};
  if constexpr (!Command::isForWatchers) {
    if (from->viewer().isSpectator()) return showing.refuse(*from, command.id, refuse("server.notSeated"));
    if (desk_.state()->wasCarriedOut(asker.seat, command.id)) {
      const bool isShown = Command::isShown && desk_.state()->play() != nullptr;
      return isShown ? showing.repeatPosition(*from, command.id) : showing.acknowledge(*from, command.id);
    }
    const Verdict verdict = quotas_.take(asker.seat, Command::quota);
    if (!verdict.isFine()) return showing.refuse(*from, command.id, verdict);
  }
  const auto handTo = [&]<class... Rooms>(Rooms&... rooms) {
    static_assert((std::size_t{CarriesOut<Rooms, Command>} + ...) == 1, "one room carries it out");
    const auto offer = [&]<class Room>(Room& room) {
      if constexpr (CarriesOut<Room, Command>) room.carryOut(command, asker);
    };
    (offer(rooms), ...);
  };
  handTo(seating_, ceremony_, playing_, lessons_, puzzles_, hints_, races_, afterGame_, talking_);
}

}  // namespace sammel
