// Who was first? The rule for tables where real time decides (docs/protocol.md tells it to people): claims that arrive
// within a short while after the first are held and compared by how long each person took.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/commands.hpp"
#include "server/connection.hpp"

namespace sammel {

// How long a person took, in milliseconds. `elapsed` passed on the server between the question and the arrival of the
// claim; `shownAgo` is what the client says, and believed as far as the time on the line can explain the difference.
std::int64_t trustedReaction(std::int64_t elapsed, std::optional<std::int64_t> shownAgo, std::int64_t roundTrip);

struct Claim {
  std::shared_ptr<Connection> from;  // null: a bot
  Seat seat;
  protocol::Act command;
  std::int64_t reaction = 0;
};

class PhotoFinish {
 public:
  static constexpr std::chrono::milliseconds window{150};

  bool isEmpty() const { return claims_.empty(); }
  // The claim of a seat that is being held, if there is one.
  Claim* of(Seat seat);
  void hold(Claim claim);
  // All that were held, the fastest first; of those equally fast the one that came first.
  std::vector<Claim> judge() { return std::exchange(claims_, {}); }

 private:
  std::vector<Claim> claims_;  // the fastest first
};

}  // namespace sammel
