// What a Raufer player sees at a glance: how many cards there still are on either side of the one to be played.
#pragma once

#include <cmath>

#include "bots/search/expert.hpp"
#include "engine/games/raufer/raufer.hpp"

namespace sammel::search {

template <>
struct Expert<Raufer> {
  static constexpr std::uint32_t iterations = 300'000;
  static constexpr int usesOfAWorld = 16;
  static constexpr bool playsOutAtRandom = true;

  static void weigh(const Raufer::Rules& rules, const Raufer::State& state, Seat seat,
                    const Moves<Raufer::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    raufer::Cards unseen = rules.pack - state.hand(seat);
    for (const auto& played : state.open.pile) unseen = unseen - raufer::Cards::one(played.floor);
    const auto all = static_cast<float>(unseen.size() + 1);
    const bool isLastCard = state.hand(seat).size() == 1;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Raufer::Action& action = moves[i];
      const raufer::Cards obeying = raufer::Cards::obeying(action.order, action.floor);
      const float canBeObeyed = static_cast<float>((unseen & obeying).size()) / all;
      // The highest and the lowest cards obey any order: they are worth keeping.
      const float middling = 1.0F - std::abs(static_cast<float>(action.floor) - 10.5F) / 10.0F;
      weights[i] = isLastCard ? 0.02F + canBeObeyed * canBeObeyed : 0.05F + canBeObeyed + 0.5F * middling;
    }
  }
};

}  // namespace sammel::search
