// The beginnings of experts for games that are won by points.
#pragma once

#include "bots/search/values.hpp"

namespace sammel::search {

// A clear lead is safer than a narrow one: `scale` points more than another make winning e times as likely.
template <Game G, int scale>
struct WonByPoints {
  static Values values(const typename G::Rules&, const typename G::State&, const Outcome& outcome) {
    return clearly(outcome, static_cast<float>(scale));
  }
};

// Points on the way are a good guess at the end.
template <Game G, int scale>
struct JudgedByPoints : WonByPoints<G, scale> {
  static Values evaluate(const typename G::Rules& rules, const typename G::State& state) {
    const Outcome outcome = G::outcome(rules, state);
    return likelyWinner(outcome.points, outcome.points.size(), static_cast<float>(scale));
  }
};

}  // namespace sammel::search
