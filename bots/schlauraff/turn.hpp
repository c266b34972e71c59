// One turn of Schlauraff, exactly: the best play against the dice, and what comes of it.
//
// All rolls are enumerated and all positions of the turn remembered, so the values are no estimates. What a turn is
// worth to the player, by the chips captured in the end, is for the caller to say.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/schlauraff/schlauraff.hpp"

namespace sammel::schlauraff {

// By the row that was begun at and the row reached: those from the one up to before the other are captured.
using Payoff = std::array<std::array<double, rows + 1>, rows>;

// What is expected of a position with best play.
struct Prospect {
  double value = 0;
  std::array<float, rows> captured{};  // the chance of every row
};

class TurnSolver {
 public:
  using State = Schlauraff::State;
  using Action = Schlauraff::Action;

  // For the turn that the state is in.
  TurnSolver(const Schlauraff::Rules& rules, const State& state, const Payoff& payoff);

  // The state is one of this turn, with something to decide.
  const Prospect& decide(const State& state);
  Prospect after(const State& state, const Action& action);
  // Before the first roll.
  Prospect begin();
  std::size_t size() const { return used_; }

 private:
  struct Slot {
    std::uint64_t key = 0;
    Prospect prospect;
  };

  Prospect roll(const State& state, int dice);
  Prospect end(int first, int at) const;
  const Prospect* find(std::uint64_t key) const;
  const Prospect& remember(std::uint64_t key, const Prospect& prospect);
  static std::uint64_t keyOf(const State& state);

  Schlauraff::Rules rules_;
  State turn_;
  Payoff payoff_;
  std::vector<Slot> slots_;
  std::size_t used_ = 0;
  Rng rng_ = Rng::simulation(0);  // for the rules, when a turn ends; what they then roll is not looked at
  Silent silent_;
};

}  // namespace sammel::schlauraff
