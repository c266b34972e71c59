// Alex & Co: the rules of thumb say what to look at, and cards of sets that somebody collects are points to come.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/alex_und_co/memory.hpp"
#include "bots/alex_und_co/thumb.hpp"
#include "bots/search/expert.hpp"
#include "bots/search/points.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel::search {

template <>
struct Expert<AlexUndCo> : WonByPoints<AlexUndCo, 4> {
  static constexpr std::uint32_t iterations = 6'000;
  static constexpr int usesOfAWorld = 4;
  static constexpr int horizon = 12;
  static constexpr Levels levels{{{400, 0.7, 0.4}, {100, 0.9, 0.75}, {25, 0.95, 0.9}, {5, 1.0, 0.97}, {1, 1.0, 1.0}}};

  static void weigh(const AlexUndCo::Rules& rules, const AlexUndCo::State& state, Seat seat,
                    const Moves<AlexUndCo::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    const Thumb<AlexUndCo> thumb(rules, state, seat);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto like = static_cast<float>(std::clamp(thumb.like(moves[i]), -30.0, 60.0));
      weights[i] = std::exp(like / 6.0F);
    }
  }

  static Values evaluate(const AlexUndCo::Rules& rules, const AlexUndCo::State& state) {
    constexpr float scale = 5;
    std::array<float, maxSeats> marks{};
    for (int i = 0; i < rules.players; ++i) {
      marks[static_cast<std::size_t>(i)] =
          static_cast<float>(AlexUndCo::points(rules, state.open, Seat(i))) + inHand(rules, state, Seat(i));
    }
    return likelyWinner(marks, static_cast<std::size_t>(rules.players), scale);
  }

  static void forget(const AlexUndCo::Rules& rules, AlexUndCo::Knowledge& knowledge, const Memory& memory) {
    alex_und_co::forget(rules, knowledge, memory);
  }

 private:
  // A6: a complete set counts double and most of one single; the nearer to that, the better.
  static float inHand(const AlexUndCo::Rules& rules, const AlexUndCo::State& state, Seat seat) {
    float marks = 0;
    for (alex_und_co::CardSet rest = state.hands[seat].cards; !rest.empty();) {
      const int set = rules.setOfCard(rest.first());
      const alex_und_co::CardSet cards = rules.setCards(set);
      const int held = (rest & cards).size();
      const int own = held + (state.open.laid[seat] & cards).size();
      const auto share = static_cast<float>(own) / static_cast<float>(rules.sizeOf(set));
      marks += static_cast<float>(held) * (own == rules.sizeOf(set) ? 2.0F : 0.2F + share);
      rest = rest - cards;
    }
    return marks;
  }
};

}  // namespace sammel::search
