// The game itself: actions, taking back, and questions about what would be or was.
#pragma once

#include <memory>

#include "engine/core/any_game.hpp"
#include "server/commands.hpp"
#include "server/table/room.hpp"
#include "server/table/table_state.hpp"

namespace sammel {

class Races;

// An action as somebody wants it at this table, read and checked. It names what it answers: the decision put to the
// seat or, for an interrupt, its occasion. So nobody's click is taken for something else because the table has moved
// on.
Considered consider(const TableState& state, Seat seat, const protocol::Act& command);

class Playing final : public Room {
 public:
  Playing(Desk& desk, Races& races) : Room(desk), races_(races) {}

  // Carries out what was found fine. Without `from` a bot acts.
  void act(const std::shared_ptr<Connection>& from, const protocol::Act& command, const Considered& action);

  void carryOut(const protocol::Act& command, const Asker& asker);
  void carryOut(const protocol::Undo& command, const Asker& asker);
  void carryOut(const protocol::Resign& command, const Asker& asker);
  void carryOut(const protocol::Explain& command, const Asker& asker);
  void carryOut(const protocol::Look& command, const Asker& asker);

  SeatSet waitedFor() const override;

 private:
  Verdict takeBack(Batch& batch, Seat seat, const std::string& id);
  void tellOfUndo(Seat seat) const;
  bool mayAsk(double cost);

  Races& races_;
};

}  // namespace sammel
