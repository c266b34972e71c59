#include "engine/core/given_up.hpp"

#include <algorithm>

namespace sammel {

std::unique_ptr<Match> GivenUp::clone() const { return std::make_unique<GivenUp>(match_->clone(), who_); }

std::unique_ptr<Match> GivenUp::imagine(Seat seat, Rng& rng) const {
  return std::make_unique<GivenUp>(match_->imagine(seat, rng), who_);
}

Prospect GivenUp::prospect(Viewer viewer) const {
  Prospect seen = match_->prospect(viewer);
  seen.answers = seen.interrupts = written(std::vector<Offer>());
  return seen;
}

Outcome GivenUp::outcome() const {
  Outcome outcome = match_->outcome();
  outcome.over = true;
  outcome.ranks.clear();
  const int last = std::max(seats(), 2);  // alone there is nobody in the first place
  for (int i = 0; i < seats(); ++i) outcome.ranks.push_back(static_cast<std::int8_t>(Seat(i) == who_ ? last : 1));
  return outcome;
}

}  // namespace sammel
