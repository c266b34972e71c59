// Who looks at a table, and what they are shown of it: each their own view, and only if it has changed for them.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/allowance.hpp"
#include "server/connection.hpp"
#include "server/protocol.hpp"
#include "server/table/room.hpp"

namespace sammel {

// How the story that people have heard goes on.
enum class Telling : std::uint8_t { goesOn, takenBack, retold };

class Showing {
 public:
  using From = std::shared_ptr<Connection>;
  explicit Showing(Desk& desk) : desk_(desk) {}

  // Who is here.
  const std::vector<From>& connections() const { return connections_; }
  void forEach(const std::function<void(Connection&)>& visit) const;
  std::size_t count(Viewer viewer) const;  // connections
  bool isHere(Seat seat) const;            // and has not said goodbye
  std::int64_t hereSince(Seat seat) const { return hereSince_[seat]; }
  Connection* latestOf(Seat seat) const;  // of several devices of a person the one that came last
  void add(const From& connection);
  bool remove(const Connection& connection);  // false: it was not there
  void forgetConnections() { connections_.clear(); }
  void giveUp(Seat seat);  // whoever may not use it any more watches from now on

  // The table, without the game.
  void showTable();
  void showTableTo(Connection& connection) const;
  bool announce();  // the same, unless somebody comes and goes all the time; false: later

  // The game. `actor` has led to it with the command `ack`.
  void showPositions(const Connection* actor, std::string_view ack, Telling telling);
  void showPositionTo(Connection& connection);                        // with the whole story
  void repeatPosition(Connection& connection, std::string_view ack);  // with no more of it than they know
  // After a move: the game, and the table if it is over.
  void showMove(const Connection* actor, std::string_view ack, Telling telling = Telling::goesOn);

  // Answers to one of them.
  void acknowledge(Connection& connection, const std::string& id) const;
  void refuse(Connection& connection, const std::string& id, const Verdict& refusal) const;

 private:
  struct Shown {  // what all connections of one viewer have been shown
    Written<Position> position;
    std::size_t lines = 0;  // that last
    std::size_t moves = 0;
  };
  SeatSet seatsOf(const Connection& connection) const;
  Clocks clocks() const;
  void showPositionTo(Connection& connection, std::string_view ack, std::size_t from);

  Desk& desk_;
  std::vector<From> connections_;
  PerSeat<Shown, maxSeats + 1> shown_;  // by viewer
  PerSeat<std::int64_t> hereSince_;
  Allowance announcements_;
  bool announcesLater_ = false;
};

}  // namespace sammel
