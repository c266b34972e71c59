// Feiner Sand: whoever has the fewest cards left to build is ahead. What helps to get there, the rules of thumb know.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/feiner_sand/thumb.hpp"
#include "bots/search/expert.hpp"
#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel::search {

template <>
struct Expert<FeinerSand> {
  static constexpr std::uint32_t iterations = 3'000;
  static constexpr int usesOfAWorld = 8;
  static constexpr int horizon = 60;
  static constexpr Levels levels{{{400, 0.5, 1.0}, {60, 0.8, 1.0}, {16, 0.95, 1.0}, {4, 1.0, 1.0}, {1, 1.0, 1.0}}};

  static void weigh(const FeinerSand::Rules& rules, const FeinerSand::State& state, Seat seat,
                    const Moves<FeinerSand::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    const Thumb<FeinerSand> thumb(rules, state.open, state.sides[seat]);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      weights[i] = std::exp(static_cast<float>(std::clamp(thumb.like(moves[i]), -8.0, 8.0)));
    }
  }

  // Cards left, less what the built ones will still help to build.
  static Values evaluate(const FeinerSand::Rules& rules, const FeinerSand::State& state) {
    constexpr double sure = 0.5;  // the game may end sooner
    std::array<float, maxSeats> left{};
    for (int i = 0; i < rules.players; ++i) {
      const feiner_sand::Side& side = state.sides[Seat(i)];
      const Thumb<FeinerSand> thumb(rules, state.open, side);
      double help = 0;
      side.shown.open.forEach(feiner_sand::Place::built, [&](FeinerSand::Card card) { help += thumb.wish(card); });
      left[static_cast<std::size_t>(i)] = static_cast<float>(scoreOf(rules, side.shown) - sure * help);
    }
    return byCardsLeft(left, static_cast<std::size_t>(rules.players));
  }
  static Values values(const FeinerSand::Rules&, const FeinerSand::State&, const Outcome& outcome) {
    Values values = byCardsLeft(outcome.points, outcome.points.size());
    if (outcome.points.size() == 1) return values;
    const Values won = valuesOf(outcome);
    for (std::size_t seat = 0; seat < outcome.points.size(); ++seat) values[seat] = (values[seat] + won[seat]) / 2;
    return values;
  }

 private:
  template <class Points>
  static Values byCardsLeft(const Points& points, std::size_t seats) {
    constexpr float scale = 3;  // cards
    if (seats == 1) {           // alone, a low sum is what counts
      constexpr float fair = 12;
      return {1 / (1 + std::exp((static_cast<float>(points[0]) - fair) / scale))};
    }
    std::array<float, maxSeats> marks{};
    for (std::size_t seat = 0; seat < seats; ++seat) marks[seat] = -static_cast<float>(points[seat]);
    return likelyWinner(marks, seats, scale);
  }
};

}  // namespace sammel::search
