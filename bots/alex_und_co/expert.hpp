// Alex & Co: points of the sets that lie there.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel::search {

template <>
struct Expert<AlexUndCo> {
  static constexpr std::uint32_t iterations = 6'000;
  static constexpr int usesOfAWorld = 4;
  static constexpr int horizon = 100;
  static constexpr float scale = 4;  // points

  static Values evaluate(const AlexUndCo::Rules& rules, const AlexUndCo::State& state) {
    const Outcome outcome = AlexUndCo::outcome(rules, state);
    return likelyWinner(outcome.points, outcome.points.size(), scale);
  }
  static Values values(const AlexUndCo::Rules&, const AlexUndCo::State&, const Outcome& outcome) {
    return clearly(outcome, scale);
  }
};

}  // namespace sammel::search
