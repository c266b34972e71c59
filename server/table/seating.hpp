// Who sits where: taking a seat, names, bots on seats, leaving, and bots that stand in for people who are gone or keep
// the others waiting for too long.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/core/fairness.hpp"
#include "server/commands.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Seating final : public Room {
 public:
  explicit Seating(Desk& desk) : Room(desk) {}

  struct SatDown {
    Verdict verdict;
    Seat seat;
  };
  // Sits down once a browser; `another` person comes beside those who share its screen already.
  struct Wish {
    std::string name;
    std::optional<std::int64_t> seat;
    bool another = false;
  };
  void sit(Wish wish, const Digest& token, Language language, std::function<void(SatDown)> done);
  void addDevice(Seat seat, const Digest& token, std::function<void(Verdict)> done);
  // Lets a browser use the seat that `old` is good for, if there is any. `done` hears whether nothing is lost if `old`
  // is forgotten now, and of the rematch, where it may be good for a seat, too.
  void addBrowser(const Digest& old, const Digest& token, std::function<void(bool stored, std::string next)> done);

  void carryOut(const protocol::SetBot& command, const Asker& asker);
  void carryOut(const protocol::Clear& command, const Asker& asker);
  void carryOut(const protocol::Rename& command, const Asker& asker);
  void carryOut(const protocol::Leave& command, const Asker& asker);
  void carryOut(const protocol::StandIn& command, const Asker& asker);
  void carryOut(const protocol::ComeBack& command, const Asker& asker);
  void carryOut(const protocol::Link& command, const Asker& asker);

  void addTo(Clocks& clocks) const override;

 private:
  // In how many milliseconds the others may let a bot play for this person, who is waited for; nothing: not waited for.
  std::optional<std::int64_t> patienceWith(Seat seat) const;
  bool othersPlay(Seat than) const;  // people who are not away
  Verdict checkBot(const std::optional<std::string>& bot) const;
  std::optional<Seat> seatAt(std::int64_t number) const;
  // Enters it, acknowledges it and shows the table, then what follows from it.
  void arrange(
      const Asker& asker, const std::string& id, Seat at, std::string entry, std::function<void()> then = [] {});
  std::function<void(const Verdict&)> arranged(const Asker& asker, const std::string& id, std::function<void()> then);
  void tellOfNewPlayers();
  void changePlayers(const Asker& asker, const std::string& id, Seat at, std::string entry);
};

}  // namespace sammel
