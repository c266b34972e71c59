// Fair Enough by rules of thumb: collect kinds that one has already, take no more than there is time to play, hit zero
// when one can, and secure what lies there before another can do so.
#pragma once

#include <algorithm>
#include <bit>

#include "bots/thumb.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel {

template <>
class Thumb<FairEnough> {
 public:
  using Kind = FairEnough::Kind;
  using Card = fair_enough::Card;

  Thumb(const FairEnough::Rules& rules, const FairEnough::Knowledge& knowledge, Seat seat)
      : rules_(rules), open_(knowledge.open), hand_(knowledge.hands[seat]), seat_(seat) {
    for (int i = 0; i < rules.players; ++i) isAlone_ &= Seat(i) == seat || !open_.isIn(Seat(i));
  }

  double like(const FairEnough::Action& action) const {
    const Card card = action.card;
    const double keeping = isLastRound() ? 8 : -2;  // E8: special cards that are left over cost ten points
    switch (action.kind) {
      case Kind::take: return card.isSpecial() ? likeSpecial(card) : likeCard(card);
      case Kind::play: return likePlaying(card, open_.time - card.value());
      case Kind::queue: return likePlaying(card, open_.time - 2 * card.value()) + keeping;
      case Kind::preorder: return likePlaying(card, open_.time) + keeping;
      case Kind::soldOut: return likePlaying(card, open_.time - card.value()) + keeping;
      case Kind::remove: return open_.laid[seat_].has(card) ? -card.value() : card.value();
      case Kind::secure: return isAlone_ ? -100 : 0;
      case Kind::done: break;
    }
    return 0;
  }

 private:
  bool isLastRound() const { return open_.round == fair_enough::rounds; }

  // Its points, with what the card does for a set.
  double worth(Card card, int others) const { return card.value() + (others >= 2 ? 5.0 : others == 1 ? 2.0 : 0.0); }
  int ofKindElsewhere(Card card) const {
    const int kind = static_cast<int>(card.face());
    return open_.secured[seat_].ofKind(kind) + open_.laid[seat_].ofKind(kind);
  }

  double likeSpecial(Card card) const {
    return card == fair_enough::preorderCard && hand_.specialSize() == 0 && !isLastRound() ? 1 : -5;
  }
  // E8: what stays in hand counts twice against its owner.
  double likeCard(Card card) const {
    const int kind = static_cast<int>(card.face());
    if (hand_.values() + card.value() > timeForOne()) return -1;
    return worth(card, ofKindElsewhere(card) + hand_.ofKind(kind));
  }
  double timeForOne() const {
    int sum = 0;
    for (std::size_t i = 0; i < rules_.times.size(); ++i) {
      if ((open_.timesToCome >> i & 1U) != 0) sum += rules_.times[i];
    }
    const double usual = static_cast<double>(sum) / std::popcount(open_.timesToCome) / rules_.players;
    return usual * std::min(2, fair_enough::rounds + 1 - open_.round);
  }

  double likePlaying(Card card, int left) const {
    const double gain = worth(card, ofKindElsewhere(card)) * (isLastRound() ? 2 : 1);
    if (left == 0) return 100 + gain;
    return gain - risk(left) * (open_.laid[seat_].values() + gain);
  }
  // That another hits zero before the next turn.
  double risk(int left) const {
    if (isAlone_) return 0;
    return left <= fair_enough::highestValue ? 0.5 : left <= 2 * fair_enough::highestValue ? 0.15 : 0.0;
  }

  const FairEnough::Rules& rules_;
  const fair_enough::Open& open_;
  const fair_enough::Cards& hand_;
  Seat seat_;
  bool isAlone_ = true;
};

}  // namespace sammel
