// Tables where real time decides: the table's own alarms, and claims at the same time.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/any_game.hpp"
#include "server/commands.hpp"
#include "server/table/photo_finish.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Races final : public Room {
 public:
  explicit Races(Desk& desk) : Room(desk) {}

  // A claim by somebody, or by a bot (`from` is null), that the rules allow at this moment.
  void claim(const std::shared_ptr<Connection>& from, const protocol::Act& command, const Considered& action);

  void carryOut(const protocol::Seen& command, const Asker& asker);

  void rebuilt() override { forgetClaims(); }
  void goOn() override { setAlarm(); }
  void welcome(Connection&) override { setAlarm(); }
  void addTo(Clocks& clocks) const override {
    clocks.alarm = alarmIn();
    clocks.times = decided_;
  }

 private:
  std::optional<std::int64_t> alarmIn() const;  // milliseconds until the table acts by itself
  std::int64_t longestLine() const;             // milliseconds, of those who are asked
  void setAlarm();
  void alarmRings();
  void judgeClaims();
  void enterClaims(std::vector<Claim> claims, const Considered& first, const Notation& took);
  void refuseClaim(const Claim& claim, const Verdict& verdict) const;
  void forgetClaims();
  void showDecision(std::optional<std::uint32_t> question, const Connection* actor, std::string_view ack);

  std::uint64_t alarmTimer_ = 0;  // the latest; earlier ones are ignored
  PhotoFinish finish_;
  std::uint64_t finishTimer_ = 0;           // of the claims that are held
  std::vector<protocol::ClaimTime> times_;  // for the question that stands, the fastest first; not told before its end
  std::vector<protocol::ClaimTime> decided_;  // for the one before
};

}  // namespace sammel
