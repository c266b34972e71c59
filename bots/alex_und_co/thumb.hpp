// Alex & Co by rules of thumb: remember where cards are, name those that one is sure of, lay down complete sets at
// once, and turn up cards of the grid as long as nothing better is known.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "bots/thumb.hpp"
#include "engine/core/bits.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel {

template <>
class Thumb<AlexUndCo> {
 public:
  using Kind = AlexUndCo::Kind;
  using Card = alex_und_co::Card;
  using Phase = alex_und_co::Phase;

  // Of what is known, or of an imagined world; there, too, it looks only at what the seat knows.
  template <class World>
  Thumb(const AlexUndCo::Rules& rules, const World& world, Seat seat)
      : rules_(rules),
        open_(world.open),
        partial_(world.partial),
        hand_(world.hands[seat]),
        grid_(world.grid),
        seat_(seat),
        laid_(world.open.allLaid()) {
    holder_.fill(nobody);
    for (const alex_und_co::Fact& fact : world.facts) follow(fact);
    for (std::size_t card = 0; card < holder_.size(); ++card) {
      if (holder_[card] == nobody) continue;
      double& most = wishAt_[static_cast<std::size_t>(holder_[card])];
      most = std::max(most, wishFor(static_cast<Card>(card)));
    }
    forEachBit(open_.filled & open_.seen, [&](int place) { wishInGrid_ = std::max(wishInGrid_, wishFor(at(place))); });
    wishAt_[seat.slot()] = 0;
    knowsSomething_ = wishInGrid_ > 0 || *std::max_element(wishAt_.begin(), wishAt_.end()) > 0;
  }

  double like(const AlexUndCo::Action& action) const {
    constexpr double sure = 50;
    constexpr double never = -30;
    switch (action.kind) {
      case Kind::lay: return likeLaying(action.at);
      case Kind::name: return wishAt_[action.at] > 0 ? sure + wishAt_[action.at] : never;
      case Kind::grid: return wishInGrid_ > 0 ? sure + wishInGrid_ : never;
      case Kind::point: return 10 * wishFor(at(action.at));
      case Kind::show:
      case Kind::refer: {
        const int set = action.kind == Kind::show ? rules_.setOfCard(action.at) : action.at;
        return 10 * wishInSet(set) + (action.kind == Kind::refer ? 5 : 0);  // which shows nothing
      }
      case Kind::ask: return isAtTarget(action.at) ? sure : 0;
      case Kind::esg:
      case Kind::saz: return knowsSomething_ ? sure + 20 : never;
      case Kind::author:
      case Kind::also:
        return 5 * owned(action.at) + (holderOf(rules_.authorOf(action.at)) == partial_.target ? sure : 0);
      case Kind::turn: return 10 + likeTurning(action.at);
      case Kind::give: return -4 * useOf(action.at);
      case Kind::swap:
      case Kind::pick:
      case Kind::pass: return never;
      default: return 0;
    }
  }

 private:
  static constexpr int nobody = -1;

  // Who was last seen with which card. Cards held up as proof count, too.
  void follow(const alex_und_co::Fact& fact) {
    using enum alex_und_co::Happening;
    const auto has = [&](Seat who, Card card) {
      if (card < alex_und_co::mostSetCards) holder_[card] = who.index();
    };
    switch (fact.what) {
      case took:
      case named:
      case missed:
      case misnamed:
        if (fact.what == took || fact.what == named) has(fact.actor(), fact.card);
        has(fact.actor(), fact.second);
        return;
      case swapped:  // the others saw only that it happened
        if (fact.actor() != seat_ && fact.other() != seat_) return;
        has(fact.actor(), fact.card);
        has(fact.other(), fact.second);
        return;
      case esgKept:
      case sazGot: has(fact.actor(), fact.card); return;
      case esgBack: has(fact.other(), fact.card); return;
      default: return;
    }
  }
  int holderOf(Card card) const { return card < alex_und_co::mostSetCards ? holder_[card] : nobody; }

  // In the grid, if everybody has seen it.
  Card at(int place) const {
    const bool isSeen = (open_.seen >> static_cast<unsigned>(place) & 1U) != 0;
    return isSeen ? grid_[static_cast<std::size_t>(place)] : alex_und_co::noCard;
  }

  int owned(int set) const { return ((hand_.cards | open_.laid[seat_]) & rules_.setCards(set)).size(); }
  bool canProve(int set) const {
    return !(hand_.cards & rules_.setCards(set)).empty() ||
           (open_.incompleteOfOthers(seat_) >> static_cast<unsigned>(set) & 1U) != 0;
  }
  bool isFree(Card card) const {
    return card < alex_und_co::mostSetCards && !hand_.cards.has(card) && !laid_.has(card);
  }
  // A card that could be named; one that completes a set most of all.
  double wishFor(Card card) const {
    if (!isFree(card) || !canProve(rules_.setOfCard(card))) return 0;
    const int set = rules_.setOfCard(card);
    return 1 + owned(set) + (owned(set) + 1 == rules_.sizeOf(set) ? 5 : 0);
  }
  bool isAtTarget(Card card) const {
    return partial_.atGrid ? at(partial_.target) == card : holderOf(card) == partial_.target;
  }
  double wishInSet(int set) const {
    double most = 0;
    rules_.setCards(set).forEach([&](Card card) {
      if (isAtTarget(card)) most = std::max(most, wishFor(card));
    });
    return most;
  }

  // A6: what is complete cannot be taken away and counts double. The rest is laid down at the end by itself.
  double likeLaying(int set) const {
    const int size = rules_.sizeOf(set);
    if (owned(set) == size) return 100;
    return 2 * owned(set) > size ? -1 : 90;
  }

  // A5: a place whose partner is known, or lies open already; else one that nobody has seen.
  double likeTurning(int place) const {
    const Card card = at(place);
    if (card == alex_und_co::noCard) return 1;
    double partners = 0;
    forEachBit(open_.filled & open_.seen, [&](int other) {
      if (other == place || !isPair(card, at(other))) return;
      const bool liesOpen = open_.phase == Phase::revealing &&
                            std::find(open_.turned.begin(), open_.turned.end(), other) != open_.turned.end();
      partners = std::max(partners, liesOpen ? 35.0 : open_.phase == Phase::start ? 20.0 : 0.0);
    });
    return partners;
  }
  bool isPair(Card a, Card b) const {
    if (alex_und_co::isSpecial(a) || alex_und_co::isSpecial(b)) return a == b;
    return rules_.setOfCard(a) == rules_.setOfCard(b);
  }

  // What a card is good for in one's own hand.
  double useOf(Card card) const {
    if (alex_und_co::isSpecial(card)) return 2.5;
    const int set = rules_.setOfCard(card);
    return static_cast<double>(owned(set)) + static_cast<double>(owned(set)) / rules_.sizeOf(set);
  }

  const AlexUndCo::Rules& rules_;
  const alex_und_co::Open& open_;
  const alex_und_co::Partial& partial_;
  const alex_und_co::Hand& hand_;
  const std::array<Card, alex_und_co::mostPlaces>& grid_;
  Seat seat_;
  alex_und_co::CardSet laid_;
  std::array<int, alex_und_co::mostSetCards> holder_{};
  std::array<double, alex_und_co::maxPlayers> wishAt_{};
  double wishInGrid_ = 0;
  bool knowsSomething_ = false;
};

}  // namespace sammel
