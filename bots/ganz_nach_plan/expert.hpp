// Ganz nach Plan!?: what a card does to the number of one's own cards.
#pragma once

#include <cmath>

#include "bots/search/expert.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel::search {

template <>
struct Expert<GanzNachPlan> {
  static constexpr std::uint32_t iterations = 100'000;
  static constexpr int usesOfAWorld = 16;
  static constexpr bool playsOutAtRandom = true;

  static void weigh(const GanzNachPlan::Rules& rules, const GanzNachPlan::State& state, Seat seat,
                    const Moves<GanzNachPlan::Action>& moves, std::span<float> weights) {
    if (state.open.phase != ganz_nach_plan::Phase::play) return;
    const int mine = state.hand(seat).size() - 1;
    const int pile = state.open.pile.size();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const ganz_nach_plan::Card card = moves[i].card;
      int after = mine;
      switch (ganz_nach_plan::deedOf(card)) {
        case ganz_nach_plan::Deed::swapHands: after = state.hand(state.open.meant(rules, card)).size(); break;
        case ganz_nach_plan::Deed::give: after = mine - 1; break;
        case ganz_nach_plan::Deed::draw: after = mine + 1; break;
        case ganz_nach_plan::Deed::takePile: after = mine + pile; break;
        case ganz_nach_plan::Deed::othersTakePile: after = mine - (pile > 2 ? 1 : 0); break;
        default: break;
      }
      weights[i] = after <= 0 ? 20.0F : std::exp2(0.7F * static_cast<float>(mine - after));
    }
  }
};

}  // namespace sammel::search
