// What a player of Fair Enough can conclude.
//
// All that is hidden are those of the three cards dealt to each of the others that they still hold: what they took
// since was open. Nothing that anybody does is forced, so nothing is excluded by what somebody did not do. Whoever
// plays a special card without having taken one was dealt at least one; how many more is a matter of chance.
#pragma once

#include <cstdint>

#include "engine/core/rng.hpp"
#include "engine/games/fair_enough/state.hpp"

namespace sammel::fair_enough {

class Belief {
 public:
  Belief(const Rules& rules, const Knowledge& knowledge);  // of a seat
  State imagine(const Rules& rules, Rng& rng) const;

  const Cards& unseen() const { return unseen_; }  // in hidden hands or in the pile

 private:
  Knowledge knowledge_;
  Cards unseen_;
};

}  // namespace sammel::fair_enough
