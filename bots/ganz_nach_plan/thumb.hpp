// Ganz nach Plan!? by rules of thumb: count how many cards one has after each instruction, never empty another's hand,
// and let those take the discard pile who have fewest cards.
#pragma once

#include "bots/thumb.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel {

template <>
class Thumb<GanzNachPlan> {
 public:
  Thumb(const GanzNachPlan::Rules& rules, const GanzNachPlan::Knowledge& knowledge, Seat seat)
      : rules_(rules), knowledge_(knowledge), seat_(seat) {}

  double like(const GanzNachPlan::Action& action) const {
    if (action.kind != GanzNachPlan::Kind::play) return isNoLastCard(deedOf(action.card)) ? 1 : 0;
    return likePlaying(action.card);
  }

 private:
  using Card = ganz_nach_plan::Card;
  using Deed = ganz_nach_plan::Deed;
  static constexpr double win = 100;

  // Whoever plays such a card as their last one has cards again, or lets another win.
  static bool isNoLastCard(Deed deed) {
    return deed == Deed::swapHands || deed == Deed::draw || deed == Deed::takePile || deed == Deed::allPass;
  }

  double likePlaying(Card card) const {
    const ganz_nach_plan::Open& open = knowledge_.open;
    const Seat other = hasSide(card) ? open.meant(rules_, card) : seat_;
    const int others = knowledge_.handSizes[other];
    const int pile = open.pile.size();
    int own = knowledge_.hand.size() - 1;
    double harm = 0;
    switch (deedOf(card)) {
      case Deed::give: own = std::max(0, own - 1); break;
      case Deed::swapHands:
        if (own == 0) return -win;
        own = others;
        break;
      case Deed::draw:
        if (others == 1 && own > 0) return -win;
        own += others > 0 ? 1 : 0;
        break;
      case Deed::othersTakePile: harm = pile / (1.0 + others); break;
      case Deed::takePile: own += pile; break;
      case Deed::allPass: own = std::max(own, 1); break;
      default: break;
    }
    if (own == 0) return win;
    return -own + harm + (actsAgain(card) ? 0.5 : 0.0) + (isNoLastCard(deedOf(card)) ? 0.2 : 0.0);
  }

  // G2: a change of seats or direction can bring one's next turn at once.
  bool actsAgain(Card card) const {
    ganz_nach_plan::Open after = knowledge_.open;
    after.moveSeats(rules_, card);
    after.nextTurn(rules_);
    return after.player == seat_;
  }

  const GanzNachPlan::Rules& rules_;
  const GanzNachPlan::Knowledge& knowledge_;
  Seat seat_;
};

}  // namespace sammel
