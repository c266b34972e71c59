// What a Raufer player sees at a glance: how many cards there still are on either side of the one to be played.
#pragma once

#include <array>
#include <cmath>

#include "bots/raufer/memory.hpp"
#include "bots/search/expert.hpp"
#include "engine/games/raufer/raufer.hpp"

namespace sammel::search {

template <>
struct Expert<Raufer> {
  static constexpr std::uint32_t iterations = 300'000;
  static constexpr int usesOfAWorld = 4;
  // A few hundred iterations find nearly all there is to find, so levels differ in what they overlook.
  static constexpr Levels levels{{{400, 0.1, 0.2}, {100, 0.4, 0.5}, {25, 0.48, 0.8}, {5, 0.68, 0.95}, {1, 1.0, 1.0}}};

  static void weigh(const Raufer::Rules& rules, const Raufer::State& state, Seat seat,
                    const Moves<Raufer::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    const raufer::Cards unseen = unseenBy(rules, state, seat);
    const std::array<float, raufer::highestFloor + 1> nobody =
        chancesThatNobodyObeys(rules, state, seat, unseen.size());
    const bool isLastCard = state.hands[seat].size() == 1;
    const float share = 1.0F / static_cast<float>(unseen.size() + 1);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Raufer::Action& action = moves[i];
      const int obeying = (unseen & raufer::Cards::obeying(action.order, action.floor)).size();
      const float somebody = 1.0F - nobody[static_cast<std::size_t>(obeying)];
      if (isLastCard) {  // it wins as soon as somebody obeys
        weights[i] = 0.02F + somebody * somebody * somebody * somebody;
        continue;
      }
      // A good order is one that most cannot obey, but somebody can.
      const float hard = static_cast<float>(unseen.size() - obeying) * share;
      // The highest and the lowest cards obey most orders, and are easy to obey: they are worth keeping.
      const float middling = 1.0F - std::abs(static_cast<float>(action.floor) - 10.5F) / 10.0F;
      weights[i] = (0.02F + somebody) * (1.0F + 2.0F * hard) * (1.0F + 2.0F * middling);
    }
  }

  static void forget(const Raufer::Rules& rules, Raufer::Knowledge& knowledge, const Memory& memory) {
    raufer::forget(rules, knowledge, memory);
  }

 private:
  static raufer::Cards unseenBy(const Raufer::Rules& rules, const Raufer::State& state, Seat seat) {
    raufer::Cards unseen = rules.pack - state.hands[seat];
    for (const auto& played : state.open.pile) unseen = unseen - raufer::Cards::one(played.floor);
    return unseen;
  }

  // By how many of the unseen cards would obey: about the chance that all of these are in nobody's hand.
  static std::array<float, raufer::highestFloor + 1> chancesThatNobodyObeys(const Raufer::Rules& rules,
                                                                            const Raufer::State& state, Seat seat,
                                                                            int unseen) {
    int held = 0;
    for (int i = 0; i < rules.players; ++i) {
      if (Seat(i) != seat && state.open.isIn(Seat(i))) held += state.hands[Seat(i)].size();
    }
    std::array<float, raufer::highestFloor + 1> nobody{1.0F};
    const float elsewhere = unseen == 0 ? 1.0F : static_cast<float>(unseen - held) / static_cast<float>(unseen);
    for (std::size_t i = 1; i <= static_cast<std::size_t>(unseen); ++i) nobody[i] = nobody[i - 1] * elsewhere;
    return nobody;
  }
};

}  // namespace sammel::search
