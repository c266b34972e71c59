// Fair Enough: take what there is time to play, sets before single cards; and leave no time that another can use up.
#pragma once

#include <algorithm>
#include <bit>

#include "bots/fair_enough/memory.hpp"
#include "bots/search/expert.hpp"
#include "bots/search/points.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel::search {

template <>
struct Expert<FairEnough> : WonByPoints<FairEnough, 15> {
  static constexpr std::uint32_t iterations = 12'000;
  static constexpr Levels levels{{{400, 0.35, 0.2}, {100, 0.6, 0.5}, {25, 0.65, 0.8}, {5, 1.0, 0.95}, {1, 1.0, 1.0}}};

  static void weigh(const FairEnough::Rules& rules, const FairEnough::State& state, Seat seat,
                    const Moves<FairEnough::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    if (state.open.phase == fair_enough::Phase::research) {
      weighResearch(rules, state, seat, moves, weights);
    } else {
      weighCollecting(rules, state, seat, moves, weights);
    }
  }

  static void forget(const FairEnough::Rules& rules, FairEnough::Knowledge& knowledge, const Memory& memory) {
    fair_enough::forget(rules, knowledge, memory);
  }

 private:
  using Card = fair_enough::Card;
  using Cards = fair_enough::Cards;
  using Kind = FairEnough::Kind;

  static bool isLastRound(const fair_enough::Open& open) { return open.round == fair_enough::rounds; }

  // The value of a card and what it does for a set of which there are so many others.
  static float gain(Card card, int others) {
    constexpr std::array<float, 3> forSet{0.0F, 2.0F, 5.0F};
    return static_cast<float>(card.value()) + forSet[static_cast<std::size_t>(std::min(others, 2))];
  }

  // What is still in hand at the end counts against its owner, so nobody should take more than can be played.
  static void weighResearch(const FairEnough::Rules& rules, const FairEnough::State& state, Seat seat,
                            const Moves<FairEnough::Action>& moves, std::span<float> weights) {
    const fair_enough::Open& open = state.open;
    const Cards& hand = state.hands[seat];
    const float room = timeForOne(rules, open) - static_cast<float>(hand.values());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Card card = moves[i].card;
      if (moves[i].kind != Kind::take) {
        weights[i] = 1.0F;
      } else if (card.isSpecial()) {
        weights[i] = hand.specialSize() > 0 ? 0.1F : card == fair_enough::preorderCard ? 0.7F : 0.3F;
      } else {
        const int kind = static_cast<int>(card.face());
        const int others = open.secured[seat].ofKind(kind) + hand.ofKind(kind);
        const float fits = (room - 0.5F * static_cast<float>(card.value())) / 8.0F;
        weights[i] = (1.0F + gain(card, others)) / 5.0F * std::clamp(fits, 0.03F, 1.5F);
      }
    }
  }

  // How much time a player should have cards for: a share of the last fair, or of about half of those to come.
  static float timeForOne(const FairEnough::Rules& rules, const fair_enough::Open& open) {
    int sum = 0;
    for (std::size_t i = 0; i < rules.times.size(); ++i) {
      if (((open.timesToCome >> i) & 1U) != 0) sum += rules.times[i];
    }
    const float fair = static_cast<float>(sum) / static_cast<float>(std::popcount(open.timesToCome) * rules.players);
    if (isLastRound(open)) return 0.8F * fair;
    const auto fairs = static_cast<float>(fair_enough::rounds + 1 - open.round);
    return 0.5F * fair * fairs + 6.0F / fairs;
  }

  static void weighCollecting(const FairEnough::Rules& rules, const FairEnough::State& state, Seat seat,
                              const Moves<FairEnough::Action>& moves, std::span<float> weights) {
    const fair_enough::Open& open = state.open;
    const Cards& laid = open.laid[seat];
    const Rivals rivals(rules, state, seat);
    constexpr float closing = 10.0F;  // ends the round, and the others lose what they laid
    const float wishToUseSpecials = isLastRound(open) ? 1.0F : 0.2F;  // left over they cost ten points each
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Card card = moves[i].card;
      const int value = card.value();
      switch (moves[i].kind) {
        case Kind::play: {
          const int kind = static_cast<int>(card.face());
          const int others = open.secured[seat].ofKind(kind) + laid.ofKind(kind);
          const int left = open.time - value;
          weights[i] = left == 0 ? closing : (0.4F + 0.15F * gain(card, others)) * rivals.safety(left);
          break;
        }
        case Kind::queue: {
          const int left = open.time - 2 * value;
          weights[i] = left == 0 ? closing : wishToUseSpecials * rivals.safety(left);
          break;
        }
        case Kind::preorder:
          weights[i] = wishToUseSpecials * (0.3F + 0.15F * static_cast<float>(value)) * rivals.safety(open.time);
          break;
        case Kind::soldOut: weights[i] = wishToUseSpecials; break;
        case Kind::remove: weights[i] = laid.has(card) ? 0.05F : 0.5F + 0.2F * static_cast<float>(value); break;
        case Kind::secure: weights[i] = wishToSecure(open, laid, rivals); break;
        default: break;
      }
    }
  }

  // Those who are still in, as far as anybody can follow their hands.
  class Rivals {
   public:
    Rivals(const FairEnough::Rules& rules, const FairEnough::State& state, Seat seat) {
      for (int i = 0; i < rules.players; ++i) {
        if (Seat(i) == seat || !state.open.isIn(Seat(i))) continue;
        const Cards& known = state.open.known[Seat(i)];
        none_ = false;
        surprise_ |= state.hands[Seat(i)].size() > known.size();
        known_ += known;
      }
    }
    bool none() const { return none_; }
    // Of what one has laid, if so much time is left to them.
    float safety(int time) const {
      if (none_ || time <= 0 || time > fair_enough::highestValue) return 1.0F;
      if (!known_.within(fair_enough::cardsUpTo(time) & ~fair_enough::cardsUpTo(time - 1)).empty()) return 0.12F;
      return surprise_ ? 0.75F : 1.0F;
    }

   private:
    bool none_ = true;
    bool surprise_ = false;  // they hold cards that nobody saw
    Cards known_;
  };

  static float wishToSecure(const fair_enough::Open& open, const Cards& laid, const Rivals& rivals) {
    if (rivals.none()) return 0.02F;
    if (laid.empty()) return 0.1F;
    return open.time > 2 * fair_enough::highestValue ? 0.1F : open.time > fair_enough::highestValue ? 0.4F : 1.2F;
  }
};

}  // namespace sammel::search
