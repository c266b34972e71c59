// Lessons: says what the lesson's file says, lets the others do what is written there, and lets nobody do anything else
// as long as it goes on. Where it stands follows from the play; all that is kept here is what was read.
#pragma once

#include <cstdint>
#include <optional>

#include "server/commands.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Playing;
class TableState;

// Whether an action that the rules allow fits the lesson, if there is one: it must be the one that is asked for, and to
// be foreseen one of those that are lit.
Verdict checkAsked(const TableState& state, Seat seat, std::string_view action);
Verdict checkLit(const TableState& state, Seat seat, std::string_view action);

class Lessons final : public Room {
 public:
  Lessons(Desk& desk, Playing& playing) : Room(desk), playing_(playing) {}

  void carryOut(const protocol::GoOn& command, const Asker& asker);
  void carryOut(const protocol::PlayFreely& command, const Asker& asker);

  void forget() override { read_.reset(); }
  void goOn() override { letOthersAct(); }
  void welcome(Connection&) override { letOthersAct(); }
  void addTo(protocol::PositionFrame& frame, Viewer viewer) const override;

 private:
  void letOthersAct();
  void act(std::size_t step);

  Playing& playing_;
  std::optional<std::size_t> read_;  // the step whose remarks were
  std::uint64_t timer_ = 0;          // the latest; earlier ones are ignored
};

}  // namespace sammel
