// Stamp Collection: points on the way are worth nearly as much as at the end.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel::search {

template <>
struct Expert<StampCollection> {
  static constexpr std::uint32_t iterations = 15'000;
  static constexpr int usesOfAWorld = 4;
  static constexpr int horizon = 60;
  static constexpr float scale = 3;  // points

  static Values evaluate(const StampCollection::Rules& rules, const StampCollection::State& state) {
    const Outcome outcome = StampCollection::outcome(rules, state);
    return likelyWinner(outcome.points, outcome.points.size(), scale);
  }
  static Values values(const StampCollection::Rules&, const StampCollection::State&, const Outcome& outcome) {
    return clearly(outcome, scale);
  }
};

}  // namespace sammel::search
