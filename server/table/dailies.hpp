// A table with the deal of the day says so, and when its game is over it tells the day's sheet.
#pragma once

#include "server/table/room.hpp"

namespace sammel {

class Dailies final : public Room {
 public:
  explicit Dailies(Desk& desk) : Room(desk) {}

  void rebuilt() override { isTold_ = false; }
  void goOn() override;
  void addTo(protocol::TableFrame& frame) const override;

 private:
  bool isTold_ = false;
};

}  // namespace sammel
