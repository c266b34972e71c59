// Schollenschubser by rules of thumb: every step east is good, a floe to step on next is half a step, and row E is no
// place to stay. What helps the others counts against a move, though less than what helps oneself.
#pragma once

#include <algorithm>

#include "bots/thumb.hpp"
#include "engine/games/schollenschubser/schollenschubser.hpp"

namespace sammel {

template <>
class Thumb<Schollenschubser> {
 public:
  using State = Schollenschubser::State;
  using Action = Schollenschubser::Action;

  Thumb(const Schollenschubser::Rules& rules, const State& state, Seat seat)
      : rules_(rules), state_(state), seat_(seat) {}

  double like(const Action& action) const {
    if (action.kind == Schollenschubser::Kind::end) return standing(state_);
    State after = state_;
    Rng rng = Rng::simulation(0);  // the next dice are rolled only when the turn ends
    Silent silent;
    Schollenschubser::apply(rules_, after, seat_, action, rng, silent);
    constexpr double bother = 0.01;  // what brings nothing is not done
    return standing(after) - bother;
  }

 private:
  double standing(const State& state) const {
    double best = 0;
    for (int i = 0; i < rules_.players; ++i) {
      if (Seat(i) != seat_) best = std::max(best, progress(state, Seat(i)));
    }
    return progress(state, seat_) - best / 2;
  }

  static double progress(const State& state, Seat seat) {
    namespace s = schollenschubser;
    constexpr double home = 6;
    constexpr double aFloeAhead = 0.5;
    constexpr double lastRow = 0.7;
    double sum = home * state.home[seat];
    const s::Fields withRoom = state.room().some();
    if (state.bank[seat] > 0 && !(withRoom & s::firstColumn).empty()) sum += aFloeAhead;
    state.crews[seat].some().forEach([&](int field) {
      const bool goesOn = s::lastColumn.has(field) || withRoom.has(field + 1);
      const double each = s::columnOf(field) + 1 + (goesOn ? aFloeAhead : 0.0) - (s::isLastRow(field) ? lastRow : 0.0);
      sum += each * state.crews[seat].at(field);
    });
    return sum;
  }

  const Schollenschubser::Rules& rules_;
  const State& state_;
  Seat seat_;
};

}  // namespace sammel
