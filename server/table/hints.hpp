// Hints: what a strong bot would do on a person's seat and why, from what that seat may know.
#pragma once

#include <optional>
#include <string>

#include "bots/question.hpp"
#include "server/commands.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Hints final : public Room {
 public:
  explicit Hints(Desk& desk) : Room(desk) {}

  void carryOut(const protocol::Hint& command, const Asker& asker);

  void forget() override { latest_ = {}; }
  void addTo(protocol::TableFrame& frame) const override { frame.hints = areOffered(); }

 private:
  struct Asked;
  struct Hint {
    Moment moment;  // of the question that it is about
    bool isThinking = false;
    Written<Advice> advice;
  };

  bool areOffered() const;
  Verdict check(Seat seat) const;
  void hasThought(const Asked& asked, const Thought& thought);
  void answer(Connection& from, Seat seat, const std::string& id) const;
  void tellOthers(Seat seat) const;

  PerSeat<std::optional<Hint>> latest_;
};

}  // namespace sammel
