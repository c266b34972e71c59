// Puzzles: lets nothing but a solution pass, says what other tries are worth, and tells why once it is solved or given
// up. Nothing of the answer leaves before.
#pragma once

#include "server/commands.hpp"
#include "server/table/room.hpp"

namespace sammel {

class TableState;

// Whether an action that the rules allow solves the puzzle, if one is asked.
Verdict checkSolution(const TableState& state, Seat seat, std::string_view action);

class Puzzles final : public Room {
 public:
  explicit Puzzles(Desk& desk) : Room(desk) {}

  void carryOut(const protocol::Solution& command, const Asker& asker);

  void addTo(protocol::TableFrame& frame) const override;
  void addTo(protocol::PositionFrame& frame, Viewer viewer) const override;
};

}  // namespace sammel
