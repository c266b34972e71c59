// Feiner Sand by rules of thumb: first what helps in every turn, the cheap before the dear, later whatever can be
// built; give a card away in every turn, one that will hardly ever be built; pay with coins rather than with cards that
// one wants.
#pragma once

#include <algorithm>

#include "bots/thumb.hpp"
#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel {

template <>
class Thumb<FeinerSand> {
 public:
  using Verb = FeinerSand::Verb;
  using Card = FeinerSand::Card;
  using Kind = feiner_sand::Kind;

  Thumb(const FeinerSand::Rules& rules, const FeinerSand::Knowledge& knowledge, Seat)
      : Thumb(rules, knowledge.open, *knowledge.own) {}
  Thumb(const FeinerSand::Rules& rules, const feiner_sand::Open& open, const feiner_sand::Side& side)
      : rules_(rules), side_(side), turnsLeft_(std::max(0, usualTurns - open.turn)) {}

  double like(const FeinerSand::Action& action) const {
    const Card card = action.card;
    switch (action.verb) {
      case Verb::draw: return 6;
      case Verb::use: return likeUsing(rules_.kind(card));
      case Verb::stepA: return canBuild() ? 5 : 1;
      case Verb::stepB: return 3;
      case Verb::build: return 5 + wish(card) - 0.4 * costOf(rules_, side_, card, action.way);
      case Verb::buy: return 0;
      case Verb::give: return isDone() ? 2 + likeLosing(card) : never;
      case Verb::drop: return side_.stage == FeinerSand::Stage::exchange ? likeLosing(card) - 2 : likeLosing(card);
      case Verb::remove: return likeLosing(card);
      case Verb::payCard: return (rules_.isCoin(card) ? 10 : 0) + likeLosing(card);
      case Verb::payPallet: return 20;
      case Verb::payCoin: return 5;
      case Verb::take: return -likeLosing(card);
      case Verb::put: return rules_.pays[card];
      case Verb::spend: return 2;
      case Verb::cross:
      case Verb::reveal: return 1;
      case Verb::end: break;
    }
    return 0;
  }

  // What the card will have brought until the end, once it is built: about as many more built cards.
  double wish(Card card) const { return 0.25 * helpOf(rules_.kind(card)) * turnsLeft_; }

 private:
  static constexpr int usualTurns = 14;
  static constexpr double never = -20;

  // Built and drawn, with nothing left to do but to keep the limit.
  bool isDone() const {
    return side_.stage == FeinerSand::Stage::after || (side_.stage == FeinerSand::Stage::step2b && side_.drew);
  }

  bool canBuild() const {
    return std::any_of(side_.hand.begin(), side_.hand.end(), [&](Card card) {
      return isPayable(rules_, side_, card, costOf(rules_, side_, card, feiner_sand::Way::plain));
    });
  }

  // What a built card brings in every turn, in cards.
  static double helpOf(Kind kind) {
    switch (feiner_sand::columnOf(kind)) {
      case feiner_sand::Column::green: return kind == Kind::green2 ? 2.7 : 1.5;
      case feiner_sand::Column::purple: return kind == Kind::purple2 ? 1.5 : 0.9;
      case feiner_sand::Column::red: return 0.5;
      case feiner_sand::Column::blue: return kind == Kind::blue2 ? 0.5 : 0.3;
      case feiner_sand::Column::yellow: return 0.4;
      default: return 0;
    }
  }

  // The dearer a card, the less likely it is built; coins are needed until the end comes near.
  double likeLosing(Card card) const {
    if (rules_.isCoin(card)) return turnsLeft_ > 3 ? -1.0 : 2.0;
    return 0.6 * rules_.number(card) - wish(card);
  }

  // Drawing is always good. What takes thought is left alone, as long as one need not.
  static double likeUsing(Kind kind) {
    switch (kind) {
      case Kind::green:
      case Kind::green2:
      case Kind::blue:
      case Kind::blue2:
      case Kind::woodenCoin:
      case Kind::drawAndDiscard:
      case Kind::usefulFind:
      case Kind::reallyUsefulFind:
      case Kind::coinDraw:
      case Kind::drawToLimit:
      case Kind::drawTwo:
      case Kind::extraBuild:
      case Kind::lastDelivery: return 7;
      case Kind::shortTermLimit:
      case Kind::swap:
      case Kind::pallet: return 1;
      default: return never;
    }
  }

  const FeinerSand::Rules& rules_;
  const feiner_sand::Side& side_;
  int turnsLeft_;
};

}  // namespace sammel
