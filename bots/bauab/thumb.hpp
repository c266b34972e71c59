// Bauab by rules of thumb: take what can be taken, leave nothing that can be taken at once, and keep the high chips for
// plots without a way in, where nobody can take them any more.
#pragma once

#include <algorithm>
#include <bit>

#include "bots/thumb.hpp"
#include "engine/games/bauab/bauab.hpp"

namespace sammel {

template <>
class Thumb<Bauab> {
 public:
  Thumb(const Bauab::Rules& rules, const Bauab::State& state, Seat seat) : rules_(rules), state_(state), seat_(seat) {}

  double like(const Bauab::Action& action) const {
    Bauab::State after = state_;
    Rng rng = Rng::simulation(0);  // nothing is left to chance
    Silent silent;
    Bauab::apply(rules_, after, seat_, action, rng, silent);
    const Seat other = seat_.left(2);
    constexpr double ofAThreat = 0.3;  // the other will see it
    return lead(after) - 2 * atOnce(after, other) + ofAThreat * 2 * atOnce(after, seat_) - openValue(after) / 4.0;
  }

 private:
  double lead(const Bauab::State& state) const {
    const auto points = Bauab::outcome(rules_, state).points;
    return points[seat_.slot()] - points[1 - seat_.slot()];
  }

  // The most that this player could capture with one chip, in points.
  int atOnce(const Bauab::State& state, Seat captor) const {
    int most = 0;
    forEachPlot(state.free(), [&](bauab::Plot plot) {
      Bauab::State filled = state;
      filled.parks |= bauab::only(plot);
      int sum = 0;
      forEachPlot(Bauab::capturedBy(rules_, filled, captor, plot),
                  [&](bauab::Plot taken) { sum += valueOf(state.chipAt(taken)); });
      most = std::max(most, sum);
    });
    return most;
  }

  // Own chips that still have liberties to lose.
  int openValue(const Bauab::State& state) const {
    int sum = 0;
    forEachPlot(static_cast<bauab::PlotSet>(state.owned[seat_] & rules_.layout.neighboursOf(state.free())),
                [&](bauab::Plot plot) { sum += valueOf(state.chipAt(plot)); });
    return sum;
  }

  template <class Visit>
  static void forEachPlot(bauab::PlotSet plots, Visit visit) {
    for (; plots != 0; plots = static_cast<bauab::PlotSet>(plots & (plots - 1))) visit(std::countr_zero(plots));
  }

  const Bauab::Rules& rules_;
  const Bauab::State& state_;
  Seat seat_;
};

}  // namespace sammel
