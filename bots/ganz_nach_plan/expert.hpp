// Ganz nach Plan!?: what a card is good for depends on how many one has. The cards of the others are not looked at:
// that would cost rollouts more than it brings.
#pragma once

#include <algorithm>
#include <array>

#include "bots/search/expert.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel::search {

template <>
struct Expert<GanzNachPlan> {
  static constexpr std::uint32_t iterations = 100'000;
  static constexpr int usesOfAWorld = 16;
  static constexpr Levels levels{{{400, 0.05, 0.2}, {100, 0.25, 0.5}, {25, 0.5, 0.8}, {5, 1.0, 0.95}, {1, 1.0, 1.0}}};

  static void weigh(const GanzNachPlan::Rules&, const GanzNachPlan::State& state, Seat seat,
                    const Moves<GanzNachPlan::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    const bool plays = state.open.phase == ganz_nach_plan::Phase::play;
    const bool isPileEmpty = state.open.pile.empty();
    const int cards = state.hand(seat).size();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Deed deed = deedOf(moves[i].card);
      weights[i] = plays ? wishToPlay(deed, cards, isPileEmpty) : wishToPartWith(deed);
    }
  }

 private:
  using Deed = ganz_nach_plan::Deed;

  // Giving is a card more that is gone, and wins with two; hands are worth swapping with many cards; whoever draws is
  // no nearer to winning. The pile hurts whoever takes it, unless it is empty.
  static constexpr float wishToPlay(Deed deed, int cards, bool isPileEmpty) {
    constexpr std::size_t many = 6;
    using ByCards = std::array<float, many + 1>;
    constexpr ByCards toGive{1.0F, 1.0F, 4.0F, 2.0F, 1.5F, 1.5F, 1.2F};
    constexpr ByCards toSwap{1.0F, 1.0F, 0.7F, 0.7F, 1.2F, 1.5F, 4.0F};
    constexpr ByCards toDraw{1.0F, 1.0F, 0.8F, 0.8F, 0.6F, 0.5F, 0.5F};
    const std::size_t own = std::min(static_cast<std::size_t>(cards), many);
    switch (deed) {
      case Deed::give: return toGive[own];
      case Deed::swapHands: return toSwap[own];
      case Deed::draw: return toDraw[own];
      case Deed::takePile: return isPileEmpty ? 2.0F : 0.6F;
      case Deed::othersTakePile: return isPileEmpty ? 0.6F : 1.5F;
      case Deed::swapSeats: return 1.3F;
      case Deed::turnRound:
      case Deed::allMove:
      case Deed::allPass: break;
    }
    return 1.0F;
  }

  // Whoever plays such a card as their last one has cards again.
  static constexpr float wishToPartWith(Deed deed) {
    const bool isNoLastCard =
        deed == Deed::swapHands || deed == Deed::draw || deed == Deed::takePile || deed == Deed::allPass;
    return isNoLastCard ? 9.0F : 1.0F;
  }
};

}  // namespace sammel::search
