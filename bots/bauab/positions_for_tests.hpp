// Positions of Bauab for tests of what thinks about it.
#pragma once

#include <bit>

#include "engine/core/random_driver.hpp"
#include "engine/games/bauab/bauab.hpp"

namespace sammel::bauab {

inline Bauab::Rules rulesOf(LayoutKind kind) {
  Bauab::Options options;
  options.layout = kind;
  return Bauab::rules(options);
}

inline Moves<Bauab::Action> legalIn(const Bauab::Rules& rules, const Bauab::State& state) {
  Moves<Bauab::Action> moves;
  Bauab::legal(rules, state, state.mover, moves);
  return moves;
}

inline int chipsLeftIn(const Bauab::State& state) {
  int sum = 0;
  for (const Tray& tray : state.tray) {
    for (const std::int8_t n : tray) sum += n;
  }
  return sum;
}

// The first position of a random game in which this holds and the game is not over.
template <class Holds>
Bauab::State firstPosition(const Bauab::Rules& rules, std::uint64_t seed, Holds holds) {
  Rng rng = Rng::simulation(seed);
  RandomDriver<Bauab> driver(seed);
  Silent silent;
  while (true) {
    Bauab::State state = Bauab::setup(rules, rng, silent);
    while (const auto step = driver.choose(rules, state)) {
      if (holds(state)) return state;
      Bauab::apply(rules, state, step->seat, step->action, rng, silent);
    }
  }
}

inline Bauab::State positionWithChips(const Bauab::Rules& rules, std::uint64_t seed, int most) {
  return firstPosition(rules, seed, [most](const Bauab::State& state) { return chipsLeftIn(state) <= most; });
}
inline Bauab::State positionWithFreePlots(const Bauab::Rules& rules, std::uint64_t seed, int plots) {
  return firstPosition(rules, seed,
                       [plots](const Bauab::State& state) { return std::popcount(state.free()) == plots; });
}

// By the rules alone: 1 if the mover wins, 0 for a shared win, -1 otherwise.
inline int winnerByTryingEverything(const Bauab::Rules& rules, const Bauab::State& state) {
  if (state.over) {
    const Outcome outcome = Bauab::outcome(rules, state);
    const auto self = state.mover.slot();
    return outcome.ranks[1 - self] - outcome.ranks[self];
  }
  Rng rng = Rng::simulation(0);
  Silent silent;
  int best = -1;
  for (const Bauab::Action& action : legalIn(rules, state)) {
    Bauab::State next = state;
    Bauab::apply(rules, next, state.mover, action, rng, silent);
    best = std::max(best, -winnerByTryingEverything(rules, next));
    if (best == 1) break;
  }
  return best;
}

}  // namespace sammel::bauab
