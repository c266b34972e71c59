// What all that think about Bauab ask of a position: its name, the lead, what it looks worth.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/games/bauab/bauab.hpp"

namespace sammel::bauab {

// In sixteenths of a point, for whoever is to move. The number of planning chips decides ties (B9), hence it counts one
// sixteenth each.
using Value = int;
inline constexpr Value point = 16;

constexpr PlotSet both(PlotSet a, PlotSet b) { return static_cast<PlotSet>(a & b); }

// The plots by the binary digits of what lies on them.
struct Digits {
  PlotSet ones;
  PlotSet twos;
  PlotSet fours;

  explicit Digits(const Bauab::State& state)
      : ones(static_cast<PlotSet>(state.kinds[1] | state.kinds[3] | state.kinds[5])),
        twos(static_cast<PlotSet>(state.kinds[2] | state.kinds[3])),
        fours(static_cast<PlotSet>(state.kinds[4] | state.kinds[5])) {}
  int sum(PlotSet plots) const {
    return std::popcount(both(plots, ones)) + 2 * std::popcount(both(plots, twos)) +
           4 * std::popcount(both(plots, fours));
  }
};

// Everything that matters for the future: the board, what may be placed, the plots just emptied, the mover.
std::uint64_t keyOf(const Bauab::State& state);

// How far the mover is ahead by what lies on the board and was captured.
Value leadOf(const Bauab::State& state);

// A guess how far the mover will be ahead in the end.
Value evaluate(const Bauab::Rules& rules, const Bauab::State& state, Value lead);

}  // namespace sammel::bauab
