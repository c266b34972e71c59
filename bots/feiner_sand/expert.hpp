// Feiner Sand: whoever has the fewest cards left to build is ahead.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel::search {

template <>
struct Expert<FeinerSand> {
  static constexpr std::uint32_t iterations = 3'000;
  static constexpr int usesOfAWorld = 8;
  static constexpr int horizon = 60;

  static Values evaluate(const FeinerSand::Rules& rules, const FeinerSand::State& state) {
    return byCardsLeft(FeinerSand::outcome(rules, state).points);
  }
  static Values values(const FeinerSand::Rules&, const FeinerSand::State&, const Outcome& outcome) {
    Values values = byCardsLeft(outcome.points);
    if (outcome.points.size() == 1) return values;
    const Values won = valuesOf(outcome);
    for (std::size_t seat = 0; seat < outcome.points.size(); ++seat) values[seat] = (values[seat] + won[seat]) / 2;
    return values;
  }

 private:
  template <class Points>
  static Values byCardsLeft(const Points& points) {
    constexpr float scale = 3;  // cards
    if (points.size() == 1) {   // alone, a low sum is what counts
      constexpr float fair = 12;
      return {1 / (1 + std::exp((static_cast<float>(points[0]) - fair) / scale))};
    }
    std::array<float, maxSeats> marks{};
    for (std::size_t seat = 0; seat < points.size(); ++seat) marks[seat] = -static_cast<float>(points[seat]);
    return likelyWinner(marks, points.size(), scale);
  }
};

}  // namespace sammel::search
