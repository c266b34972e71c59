// One round of the ceremony before a game, as far as it is not durable: who has committed, who has opened.
// The table's secret and the result are in the journal; a round that is lost with the server simply begins again.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/fairness.hpp"
#include "engine/core/record.hpp"
#include "server/protocol.hpp"

namespace sammel {

class CeremonyRound {
 public:
  CeremonyRound() = default;
  explicit CeremonyRound(SeatSet persons) : persons_(persons) {}

  enum class Answer : std::uint8_t { accepted, wrong, unasked };
  Answer commit(Seat seat, const Digest& digest);
  Answer open(Seat seat, const Seed& nonce);

  protocol::CeremonyStep step() const;
  SeatSet missing() const;  // whose answer the step waits for
  bool isComplete() const;
  std::vector<Commitment> commitments() const;
  std::string result() const;  // as the arguments of a `deal` entry

 private:
  bool allCommitted() const;

  SeatSet persons_;
  std::array<std::optional<Digest>, maxSeats> digests_;
  std::array<std::optional<Seed>, maxSeats> nonces_;
};

}  // namespace sammel
