// When the game is over: its record, and the next one.
#pragma once

#include <functional>
#include <string>

#include "server/commands.hpp"
#include "server/table/room.hpp"

namespace sammel {

class AfterGame final : public Room {
 public:
  explicit AfterGame(Desk& desk) : Room(desk) {}

  // The record, signed, or why there is none yet.
  void record(std::function<void(Verdict, std::string)> done);

  void carryOut(const protocol::Rematch& command, const Asker& asker);

  void forget() override { record_.clear(); }
  void addTo(protocol::TableFrame& frame) const override;

 private:
  std::string record_;  // once somebody has asked for it: nothing changes it any more
};

}  // namespace sammel
