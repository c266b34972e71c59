// What a Raufer player sees at a glance: how likely each of the others is to have a card on either side of the one to
// be played.
#pragma once

#include <algorithm>
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
  static constexpr std::array<double, 5> attention{0.1, 0.4, 0.48, 0.68, 1};

  // As long as many cards are in play there are too many hands to look at each of them.
  static std::uint64_t secretOf(const Raufer::Rules& rules, const Raufer::State& state, Seat seat) {
    constexpr int fewCards = 10;
    int held = 0;
    for (int i = 0; i < rules.players; ++i) {
      if (state.open.isIn(Seat(i))) held += state.hand(Seat(i)).size();
    }
    return held <= fewCards ? state.hand(seat).bits : 0;
  }

  static void weigh(const Raufer::Rules& rules, const Raufer::State& state, Seat seat,
                    const Moves<Raufer::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    const Others others(rules, state, seat);
    const bool isLastCard = state.hand(seat).size() == 1;
    const bool isDuel = state.stock.empty() && others.count() == 1;  // R7: it is enough that the other cannot obey
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Raufer::Action& action = moves[i];
      const auto [nextIsStuck, allAreStuck] = others.chancesToBeStuck(Cards::obeying(action.order, action.floor));
      const float somebody = 1.0F - allAreStuck;
      if (isLastCard) {  // it wins as soon as somebody obeys
        weights[i] = 0.02F + somebody * somebody * somebody * somebody;
        continue;
      }
      // The highest and the lowest cards obey most orders, and are easy to obey: they are worth keeping.
      const float middling = 1.0F - std::abs(static_cast<float>(action.floor) - 10.5F) / 10.0F;
      // A good order is one that the next player cannot obey, but somebody can.
      const float good = isDuel ? 0.05F + allAreStuck
                                : (0.02F + (state.stock.empty() ? somebody * somebody : somebody)) *
                                      (1.0F + 4.0F * (nextIsStuck - allAreStuck));
      weights[i] = good * (1.0F + 2.0F * middling);
    }
  }

  static void forget(const Raufer::Rules& rules, Raufer::Knowledge& knowledge, const Memory& memory) {
    raufer::forget(rules, knowledge, memory);
  }

 private:
  using Cards = raufer::Cards;

  // The others who are still in, from the next one on, as the player knows them: what each may hold, and how much.
  class Others {
   public:
    Others(const Raufer::Rules& rules, const Raufer::State& state, Seat self) {
      const raufer::Open& open = state.open;
      Cards unseen = rules.pack - state.hand(self);
      for (const raufer::Played& played : open.pile) unseen = unseen - Cards::one(played.floor);
      for (Seat seat = rules.nextIn(open, self); seat != self; seat = rules.nextIn(open, seat)) {
        Cards lacked = rules.pack;
        for (const raufer::Arrival& arrival : open.arrivals) {
          if (arrival.seat == seat) lacked = lacked & arrival.lacks;
        }
        others_.push_back({unseen - lacked, state.hand(seat).size()});
      }
    }
    std::size_t count() const { return others_.size(); }

    struct Stuck {
      float next = 1;
      float all = 1;
    };
    // About the chances that the next player, and that all of them have none of these cards.
    Stuck chancesToBeStuck(Cards obeying) const {
      Stuck stuck;
      for (const Other& other : others_) {
        const auto possible = static_cast<float>(std::max(1, other.possible.size()));
        const float lack = 1.0F - static_cast<float>((other.possible & obeying).size()) / possible;
        float chance = 1;
        for (int card = 0; card < other.cards; ++card) chance *= lack;
        if (&other == others_.begin()) stuck.next = chance;
        stuck.all *= chance;
      }
      return stuck;
    }

   private:
    struct Other {
      Cards possible;
      int cards = 0;
    };
    FixedVector<Other, raufer::maxPlayers> others_;
  };
};

}  // namespace sammel::search
