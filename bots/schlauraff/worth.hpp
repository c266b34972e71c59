// What the end of a turn of Schlauraff is worth.
#pragma once

#include <array>

#include "bots/schlauraff/turn.hpp"

namespace sammel::schlauraff {

// How likely each row of a column is captured when it is played.
using RowChances = std::array<double, rows>;

// Only the chips captured in this turn.
Payoff ownChips(const Schlauraff::State& state);

// The mover's chance to win: exact in the last turn of the game. Before, what stays behind goes to whoever captures the
// same row of the next columns, and the rest of the game evens out. `later` are the chances of the columns after the
// one that is played.
Payoff winningChances(const Schlauraff::Rules& rules, const Schlauraff::State& state,
                      const FixedVector<RowChances, maxColumns>& later);

// With best play for chips, nothing lying beneath.
RowChances rowChances(const Schlauraff::Rules& rules, const Schlauraff::State& state, int column);

}  // namespace sammel::schlauraff
