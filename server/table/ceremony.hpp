// The ceremony before a game, as in docs/protocol.md: rounds until the game is dealt.
#pragma once

#include <functional>
#include <string>

#include "server/commands.hpp"
#include "server/table/ceremony_round.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Ceremony final : public Room {
 public:
  explicit Ceremony(Desk& desk) : Room(desk) {}

  void begin();  // a round whose row is in the journal, or on its way there

  void carryOut(const protocol::Start& command, const Asker& asker);
  void carryOut(const protocol::Commit& command, const Asker& asker);
  void carryOut(const protocol::Open& command, const Asker& asker);

  void forget() override { runs_ = false; }
  void rebuilt() override;
  void welcome(Connection& connection) override;
  void playersChanged() override;
  SeatSet waitedFor() const override { return runs_ ? round_.missing() : SeatSet(); }
  void addTo(protocol::TableFrame& frame) const override;

 private:
  void newRound(Seat by, const std::string& id, std::function<void(Verdict)> done);
  void restart();
  void restartLater();
  void ask();
  void askOne(Connection& connection) const;
  void watch();
  bool isCurrent(std::int64_t round) const;
  bool isAccepted(CeremonyRound::Answer answer, const Asker& asker, const std::string& id);
  void deal(std::function<void(Verdict)> done);
  void showDeal();

  CeremonyRound round_;
  bool runs_ = false;  // false after a rebuild: the answers so far are lost
  std::uint64_t timer_ = 0;
};

}  // namespace sammel
