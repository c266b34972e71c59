// A room of a table: one thing that people do there, with its own state. All of it is lost when the table is rebuilt
// from its journal. Rooms change the table and talk to people through its desk only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/connection.hpp"
#include "server/protocol.hpp"

namespace sammel {

class Desk;

// What real time has to do with the game, as it is now; sent with every position.
struct Clocks {
  std::optional<std::int64_t> alarm;       // milliseconds until the table acts by itself
  std::vector<std::int64_t> patience;      // by seat: see TableFrame
  std::vector<protocol::ClaimTime> times;  // see PositionFrame
};

// Whose command it is.
struct Asker {
  std::shared_ptr<Connection> from;
  Seat seat;  // the table's for those who watch
};

class Room {
 public:
  virtual ~Room() = default;
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  // The table's state is gone. When it is there again, `rebuilt` comes before anybody is shown anything of it.
  virtual void forget() {}
  virtual void rebuilt() {}
  // Something has happened and was told, or somebody looks at what was rebuilt: whatever is due now.
  virtual void goOn() {}
  // Somebody has come and was shown the table.
  virtual void welcome(Connection&) {}
  // Somebody else plays at a seat from now on.
  virtual void playersChanged() {}
  // Nothing that others own is used after this.
  virtual void retire() {}

  virtual SeatSet waitedFor() const { return {}; }    // whose answer the table needs to go on
  virtual bool isNeeded() const { return false; }     // the table must stay in memory, even if nobody looks
  virtual void addTo(protocol::TableFrame&) const {}  // what people see of it
  virtual void addTo(Clocks&) const {}
  virtual void addTo(protocol::PositionFrame&, Viewer) const {}  // the same of what the viewer sees of the game

 protected:
  explicit Room(Desk& desk) : desk_(desk) {}
  Desk& desk_;
};

}  // namespace sammel
