// What a seat may do, as people write it.
#pragma once

#include <span>
#include <vector>

#include "engine/core/any_game.hpp"

namespace sammel {

inline std::vector<Notation> written(const Match& match, std::span<const AnyAction> actions) {
  std::vector<Notation> notations;
  notations.reserve(actions.size());
  for (const AnyAction& action : actions) notations.push_back(match.write(action));
  return notations;
}
inline std::vector<Notation> answersOf(const Match& match, Seat seat) {
  const Legal legal = match.legal(seat);
  return written(match, legal.answers());
}
inline std::vector<Notation> interruptsOf(const Match& match, Seat seat) {
  const Legal legal = match.legal(seat);
  return written(match, legal.interrupts());
}

}  // namespace sammel
