// A live table: a desk with rooms around it. The table itself only shows people in and hands each command to the room
// that has a handler for it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/commands.hpp"
#include "server/table/after_game.hpp"
#include "server/table/bots.hpp"
#include "server/table/ceremony.hpp"
#include "server/table/dailies.hpp"
#include "server/table/desk.hpp"
#include "server/table/hints.hpp"
#include "server/table/lessons.hpp"
#include "server/table/moving.hpp"
#include "server/table/opening.hpp"
#include "server/table/playing.hpp"
#include "server/table/puzzles.hpp"
#include "server/table/quotas.hpp"
#include "server/table/races.hpp"
#include "server/table/seating.hpp"
#include "server/table/talking.hpp"

namespace sammel {

class Table : public std::enable_shared_from_this<Table> {
 public:
  // Both begin work at once: `load` reads the table from the journal, `open` writes a new one.
  static std::shared_ptr<Table> load(TableServices& services, const std::string& id);
  static std::shared_ptr<Table> open(TableServices& services, Opening opening, std::function<void(Verdict)> done);

  // `seat`: which one of those that the browser holds.
  void connect(std::shared_ptr<Connection> connection, std::optional<std::int64_t> seat);
  void disconnect(const Connection& connection);
  // `received`: when, as the observer counts time.
  void receive(std::shared_ptr<Connection> connection, const protocol::Command& command, std::int64_t received);
  // The services are about to go. Whoever still holds the table finds nothing in it that would need them.
  void retire() { desk_.retire(); }

  // What is asked for without a connection.
  Seating& seating() { return seating_; }
  AfterGame& afterGame() { return afterGame_; }
  Moving& moving() { return moving_; }

  const std::string& id() const { return desk_.id(); }
  bool isIdle() const { return desk_.isIdle(); }
  bool isBusy() const { return desk_.isBusy() || talking_.isNeeded(); }
  bool isUsable() const { return desk_.isUsable(); }
  std::size_t waiting() const { return desk_.waiting(); }
  std::size_t connections() const { return desk_.showing().connections().size(); }
  std::int64_t lastUse() const { return desk_.lastUse(); }
  void forEachConnection(const std::function<void(Connection&)>& visit) const { desk_.showing().forEach(visit); }

 private:
  Table(TableServices& services, const std::string& id);
  static std::shared_ptr<Table> make(TableServices& services, const std::string& id);

  void welcome(const std::shared_ptr<Connection>& connection, std::optional<std::int64_t> seat);
  template <class Command>
  void carryOut(const Command& command, const std::shared_ptr<Connection>& from);

  Desk desk_;
  Quotas quotas_{desk_};
  Seating seating_{desk_};
  Ceremony ceremony_{desk_};
  Races races_{desk_};
  Playing playing_{desk_, races_};
  Bots bots_{desk_, playing_};
  Lessons lessons_{desk_, playing_};
  Puzzles puzzles_{desk_};
  Hints hints_{desk_};
  AfterGame afterGame_{desk_};
  Dailies dailies_{desk_};
  Moving moving_{desk_};
  Talking talking_{desk_};
};

}  // namespace sammel
