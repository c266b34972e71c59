// Fair Enough: points on the way, hand cards counted against their owner.
#pragma once

#include "bots/fair_enough/memory.hpp"
#include "bots/search/expert.hpp"
#include "bots/search/points.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel::search {

template <>
struct Expert<FairEnough> : WonByPoints<FairEnough, 15> {
  static constexpr std::uint32_t iterations = 12'000;

  static void weigh(const FairEnough::Rules&, const FairEnough::State& state, Seat seat,
                    const Moves<FairEnough::Action>& moves, std::span<float> weights) {
    using Kind = FairEnough::Kind;
    const fair_enough::Open& open = state.open;
    const auto self = static_cast<std::size_t>(seat.index());
    const auto collected = [&](fair_enough::Card card) {
      const int kind = static_cast<int>(card.face());
      return static_cast<float>(open.secured[self].ofKind(kind) + open.laid[self].ofKind(kind) +
                                state.hands[self].ofKind(kind));
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const FairEnough::Action& action = moves[i];
      const auto value = static_cast<float>(action.card.value());
      switch (action.kind) {
        case Kind::take:  // what is still in hand at the end counts against its owner
          weights[i] = action.card.isSpecial() ? 0.4F : (0.5F + 0.5F * collected(action.card)) * earliness(open);
          break;
        case Kind::play:
          weights[i] = action.card.value() == open.time ? 8.0F : 0.6F + 0.3F * collected(action.card) + 0.1F * value;
          break;
        case Kind::preorder: weights[i] = 0.3F + 0.1F * value; break;
        case Kind::queue: weights[i] = 2 * action.card.value() == open.time ? 8.0F : 0.3F; break;
        case Kind::secure: weights[i] = open.laid[self].empty() ? 0.1F : open.time > 2 * mostTime ? 0.3F : 2.0F; break;
        default: break;
      }
    }
  }

  static void forget(const FairEnough::Rules& rules, FairEnough::Knowledge& knowledge, const Memory& memory) {
    fair_enough::forget(rules, knowledge, memory);
  }

 private:
  static constexpr int mostTime = fair_enough::highestValue;  // of one card
  static float earliness(const fair_enough::Open& open) {
    return static_cast<float>(fair_enough::rounds + 1 - open.round) / static_cast<float>(fair_enough::rounds);
  }
};

}  // namespace sammel::search
