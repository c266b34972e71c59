#include "server/table/ceremony_round.hpp"

namespace sammel {
namespace {
std::size_t at(Seat seat) { return seat.slot(); }
}  // namespace

bool CeremonyRound::allCommitted() const {
  for (const Seat seat : persons_) {
    if (!digests_[at(seat)]) return false;
  }
  return true;
}

protocol::CeremonyStep CeremonyRound::step() const {
  return allCommitted() ? protocol::CeremonyStep::open : protocol::CeremonyStep::commit;
}

SeatSet CeremonyRound::missing() const {
  const bool opening = allCommitted();
  SeatSet missing;
  for (const Seat seat : persons_) {
    if (opening ? !nonces_[at(seat)] : !digests_[at(seat)]) missing = missing.with(seat);
  }
  return missing;
}

bool CeremonyRound::isComplete() const { return allCommitted() && missing().empty(); }

// Until all have committed, nothing is opened and a person (on another device, say) may commit anew.
CeremonyRound::Answer CeremonyRound::commit(Seat seat, const Digest& digest) {
  if (!persons_.has(seat)) return Answer::unasked;
  if (allCommitted()) return digests_[at(seat)] == digest ? Answer::accepted : Answer::unasked;
  digests_[at(seat)] = digest;
  return Answer::accepted;
}

CeremonyRound::Answer CeremonyRound::open(Seat seat, const Seed& nonce) {
  if (!persons_.has(seat) || !allCommitted()) return Answer::unasked;
  if (commitment(nonce) != *digests_[at(seat)]) return Answer::wrong;
  nonces_[at(seat)] = nonce;
  return Answer::accepted;
}

std::vector<Commitment> CeremonyRound::commitments() const {
  std::vector<Commitment> all;
  for (const Seat seat : persons_) {
    if (digests_[at(seat)]) all.push_back({seat, *digests_[at(seat)]});
  }
  return all;
}

std::string CeremonyRound::result() const {
  std::string text;
  for (const Seat seat : persons_) {
    if (!text.empty()) text += ' ';
    text += std::to_string(seat.index() + 1) + ':' + toHex(*digests_[at(seat)]) + ':' + toHex(*nonces_[at(seat)]);
  }
  return text;
}

}  // namespace sammel
