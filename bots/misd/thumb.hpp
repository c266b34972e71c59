// Misd by the one rule of thumb that there is: look twice, and claim only what is certain.
#pragma once

#include "bots/thumb.hpp"
#include "engine/games/misd/misd.hpp"

namespace sammel {

template <>
class Thumb<Misd> {
 public:
  Thumb(const Misd::Rules& rules, const Misd::Knowledge& knowledge, Seat)
      : solution_(Misd::actionOf(rules, Misd::solution(rules, knowledge))) {}

  double like(const Misd::Action& action) const { return action == solution_ ? 1 : 0; }

 private:
  Misd::Action solution_;
};

}  // namespace sammel
