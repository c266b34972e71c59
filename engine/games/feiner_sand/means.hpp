// What a player has and can do with it: limit, money, payments, cards that can be used.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feiner_sand {

// How a card is built.
enum class Way : std::uint8_t { plain, cheap, free };
constexpr auto enumNames(Way) { return std::array<std::string_view, 3>{"plain", "cheap", "free"}; }

inline int countKind(const Rules& rules, const Cards& cards, Kind kind) {
  int count = 0;
  for (const Card card : cards) count += rules.kind(card) == kind ? 1 : 0;
  return count;
}

// F7, without Short-term Limit.
inline int permanentLimit(const Rules& rules, const Front& front) {
  int limit = baseLimit;
  front.open.forEach(Place::built, [&](Card card) {
    const Kind kind = rules.kind(card);
    limit += kind == Kind::purple ? 1 : kind == Kind::purple2 ? 2 : 0;
  });
  return limit;
}
inline int limitOf(const Rules& rules, const Side& side) { return permanentLimit(rules, side.now) + side.bonus; }

// F5: what can be paid in all.
inline int money(const Rules& rules, const Side& side) {
  int sum = side.now.coins + side.now.scaffolds * rules.pays[rules.scaffold];
  for (const Card card : side.hand) sum += rules.pays[card];
  side.now.open.forEach(Place::pallet, [&](Card card) { sum += rules.pays[card]; });
  return sum;
}

// Rebates that count in this turn (F3). They are used in the purchase only.
inline int rebates(const Rules& rules, const Side& side) { return countKind(rules, side.ready, Kind::rebate); }

inline int costOf(const Rules& rules, const Side& side, Card card, Way way) {
  switch (way) {
    case Way::plain: return std::max(0, rules.number(card) - rebates(rules, side));
    case Way::cheap: return std::max(0, rules.number(card) - cheapBuildRebate);
    case Way::free: break;
  }
  return 0;
}

// Whether a card of the hand can be built for `cost` on top of what is due.
inline bool isPayable(const Rules& rules, const Side& side, Card card, int cost) {
  return !rules.isCoin(card) && side.due + cost <= money(rules, side) - rules.pays[card];
}

inline bool canExtraBuild(const Rules& rules, const Side& side) {
  return std::any_of(side.hand.begin(), side.hand.end(), [&](Card card) {
    return rules.number(card) <= extraBuildMost && isPayable(rules, side, card, rules.number(card));
  });
}

// Always Build: whether after `drops` more discards some card can be built and paid. The cheapest discards are best.
inline bool canAlwaysBuild(const Rules& rules, const Cards& hand, int otherMoney, int drops) {
  std::array<int, highestCoinValue + 1> worth{};  // cards in hand by what they pay
  int sum = otherMoney;
  for (const Card card : hand) {
    ++worth[rules.pays[card]];
    sum += rules.pays[card];
  }
  if (hand.count() <= drops) return false;
  for (const Card card : hand) {
    if (rules.isCoin(card)) continue;
    --worth[rules.pays[card]];
    int lost = rules.pays[card];
    int left = drops;
    for (std::size_t value = 0; left > 0; ++value) {
      const int dropped = std::min(left, worth[value]);
      lost += dropped * static_cast<int>(value);
      left -= dropped;
    }
    ++worth[rules.pays[card]];
    if (sum - lost >= rules.number(card)) return true;
  }
  return false;
}
inline int moneyBesideHand(const Rules& rules, const Side& side) {
  int sum = money(rules, side);
  for (const Card card : side.hand) sum -= rules.pays[card];
  return sum;
}

// Whether Always Build can still be finished after this card is discarded.
inline bool keepsAlwaysBuild(const Rules& rules, const Side& side, Card card) {
  Cards hand = side.hand;
  hand.take(card);
  return canAlwaysBuild(rules, hand, moneyBesideHand(rules, side), 1 - side.picks);
}
// Dream Build: a card that was turned up, not one of the hand.
inline bool canDreamOf(const Rules& rules, const Side& side, Card card) {
  return !rules.isCoin(card) && side.due + costOf(rules, side, card, Way::plain) <= money(rules, side);
}

// ... and whether another card can be turned up. An empty draw pile is refilled only afterwards.
inline bool canRevealForDream(const Side& side) { return !side.draw.empty() && !side.looked.full(); }

inline bool hasFreePallet(const Rules& rules, const Side& side) {
  int pallets = 0;
  side.now.open.forEach(Place::built, [&](Card card) { pallets += rules.kind(card) == Kind::pallet ? 1 : 0; });
  return side.now.open.count(Place::pallet) < pallets;
}

// How many cards Redraw Half and One More draw for so many discards.
constexpr int drawsFor(Kind kind, int discards) { return kind == Kind::oneMore ? discards + 1 : (discards + 1) / 2; }

// F2: whether a way of building is open in the purchase.
inline bool hasWay(const Rules& rules, const Side& side, Way way) {
  switch (way) {
    case Way::plain: return side.builds < 1 + countKind(rules, side.ready, Kind::red);
    case Way::cheap: return countKind(rules, side.ready, Kind::cheapBuild) > 0;
    case Way::free: break;
  }
  return countKind(rules, side.ready, Kind::freeBuild) > 0;
}
inline constexpr std::array<Way, 3> allWays{Way::plain, Way::cheap, Way::free};
// Dream Build comes first.
inline bool canDream(const Rules& rules, const Side& side) {
  return side.picks == 0 && countKind(rules, side.ready, Kind::dreamBuild) > 0;
}
inline bool canBuildMore(const Rules& rules, const Side& side) {
  if (canDream(rules, side)) return true;
  for (const Way way : allWays) {
    if (!hasWay(rules, side, way)) continue;
    for (const Card card : side.hand) {
      if (isPayable(rules, side, card, costOf(rules, side, card, way))) return true;
    }
  }
  return false;
}

// Whether a built card can be used: its whole effect must be possible.
inline bool isUsable(const Rules& rules, const Side& side, Card card) {
  switch (rules.kind(card)) {
    case Kind::swap: return !side.hand.empty();
    case Kind::recycling: return side.hand.count() >= 2;
    case Kind::removeJunk:
    case Kind::threeForTwo: return side.hand.count() >= 3;
    case Kind::alwaysBuild: return canAlwaysBuild(rules, side.hand, moneyBesideHand(rules, side), 2);
    case Kind::extraBuild: return canExtraBuild(rules, side);
    case Kind::drawToLimit: return side.hand.count() < permanentLimit(rules, side.now);
    case Kind::pallet:
      return hasFreePallet(rules, side) &&
             std::any_of(side.hand.begin(), side.hand.end(), [&](Card held) { return rules.isCoin(held); });
    case Kind::purple:
    case Kind::purple2: return false;  // they need not be used
    default: return true;
  }
}

// F5: what a payment can be made of, by value.
using Purse = std::array<int, highestCoinValue + 1>;
inline Purse purseOf(const Rules& rules, const Side& side) {
  Purse purse{};
  for (const Card card : side.hand) ++purse[rules.pays[card]];
  side.now.open.forEach(Place::pallet, [&](Card card) { ++purse[rules.pays[card]]; });
  purse[rules.pays[rules.scaffold]] += side.now.scaffolds;
  purse[1] += side.now.coins;
  return purse;
}

namespace detail {

// A set of sums: bits, as many as are needed.
inline bool hasSum(std::uint64_t sums, int sum) { return ((sums >> static_cast<unsigned>(sum)) & 1U) != 0; }
template <std::size_t N>
bool hasSum(const std::bitset<N>& sums, int sum) {
  return sums[static_cast<std::size_t>(sum)];
}

template <class Sums>
bool completes(const Purse& purse, int due, int least) {
  Sums sums(1);
  for (int floor = highestCoinValue; floor > 1; --floor) {  // nothing smaller than `floor` is in the payment
    for (int i = 0; i < purse[static_cast<std::size_t>(floor)]; ++i) sums |= sums << static_cast<unsigned>(floor);
    if (floor > least) continue;
    for (int sum = due; sum < due + floor; ++sum) {
      if (hasSum(sums, sum)) return true;
    }
  }
  for (int sum = std::max(0, due - purse[1]); sum <= due; ++sum) {  // with ones it has to be exact
    if (hasSum(sums, sum)) return true;
  }
  return false;
}

}  // namespace detail

// F2: whether a payment of which `due` is missing and whose smallest part so far is `least` can be completed from the
// purse so that nothing in it is superfluous: what is overpaid is less than its smallest part.
inline bool canComplete(const Purse& purse, int due, int least) {
  if (due <= 0) return -due < least;
  constexpr int small = 56;  // the sums looked at fit a word
  if (due <= small) return detail::completes<std::uint64_t>(purse, due, least);
  constexpr std::size_t most = 1024;  // more than the cost of all cards that one player can own
  static_assert(most > mostOwned * highestCost + highestCoinValue);
  return detail::completes<std::bitset<most>>(purse, due, least);
}
// Whether a part of this value may be added to the payment.
inline bool canPayWith(Purse purse, int due, int least, int value) {
  if (value == 0 || purse[static_cast<std::size_t>(value)] == 0) return false;
  --purse[static_cast<std::size_t>(value)];
  return canComplete(purse, due - value, std::min(least, value));
}

// F14: coins still on the symbol card in this turn; while there are any, nothing is given.
inline int coinsOnSymbolCard(const Rules& rules, const Open& open) {
  return rules.isSolo() ? std::clamp(soloTurns + 1 - open.turn, 0, soloTurns) : 0;
}
inline bool canGive(const Rules& rules, const Open& open, const Side& side) {
  return !side.gave && !side.hand.empty() && coinsOnSymbolCard(rules, open) == 0;
}
// F14: without other players the gift is a duty.
inline bool mustGive(const Rules& rules, const Open& open, const Side& side) {
  return rules.isSolo() && canGive(rules, open, side);
}

// All cards of a player, as everybody could count them at the latest barrier.
inline int owned(const Front& front) {
  return static_cast<int>(front.open.size()) + front.scaffolds + front.handSize + front.drawSize + front.giftCount;
}
// F8: whether a Beach Chair goes to the left neighbour. Alone, or if that one has no room for more cards, it stays with
// the castles: given back as a gift and built again and again, chairs could else pile up with one player.
inline bool passesChairOn(const Rules& rules, const State& state, Seat seat) {
  return !rules.isSolo() && owned(state.sides[seat.left(rules.players)].shown) + state.sides[seat].chairs < mostOwned;
}

// F10: cards that were not built, as everybody could count them at the latest barrier.
inline int unbuilt(const Front& front) {
  return front.handSize + front.drawSize + front.open.count(Place::discard) + front.scaffolds;
}
inline int castleBonus(const Rules& rules, const Front& front) {
  int bonus = 0;
  front.open.forEach(Place::built, [&](Card card) {
    const Kind kind = rules.kind(card);
    bonus += kind == Kind::largeCastle ? 1 : kind == Kind::hugeCastle ? 2 : 0;
  });
  return std::min(bonus, unbuilt(front));
}
inline int givenPoints(const Rules& rules, const Front& front) {  // F14
  return rules.isSolo() ? 2 * front.giftCount : 0;
}
inline int scoreOf(const Rules& rules, const Front& front) {
  return unbuilt(front) - castleBonus(rules, front) + givenPoints(rules, front);
}

// F10: fewest cards, then most wooden coins.
inline bool isBetter(const Rules& rules, const State& state, Seat a, Seat b) {
  const Front& first = state.sides[a].shown;
  const Front& second = state.sides[b].shown;
  const int difference = scoreOf(rules, first) - scoreOf(rules, second);
  return difference < 0 || (difference == 0 && first.coins > second.coins);
}

// As everybody could count at the latest barrier.
inline Outcome outcomeOf(const Rules& rules, const State& state) {
  Outcome outcome;
  outcome.over = state.open.phase == Phase::over;
  for (int i = 0; i < rules.players; ++i) {
    outcome.points.push_back(static_cast<std::int16_t>(scoreOf(rules, state.sides[Seat(i)].shown)));
  }
  if (outcome.over) {
    outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) { return isBetter(rules, state, a, b); });
  }
  return outcome;
}

// F14: the score sheet. This game's coins are filled in first.
inline int filledCoins(const Rules& rules, const Side& side) {
  return std::min(rules.past.coins + side.shown.coins, blockCount * coinsPerBlock);
}
inline int loweredSum(const Rules& rules, const State& state) {
  int sum = scoreOf(rules, state.sides[Seat(0)].shown);
  for (int block = 1; block <= blockCount; ++block) {
    if (((state.open.spent >> static_cast<unsigned>(block - 1)) & 1U) != 0) sum -= block;
  }
  return std::max(1, sum);
}
inline bool canSpend(const Rules& rules, const State& state, int block) {
  const unsigned spent = rules.past.spent | state.open.spent;
  return block >= 1 && loweredSum(rules, state) > 1 &&
         block <= filledCoins(rules, state.sides[Seat(0)]) / coinsPerBlock &&
         ((spent >> static_cast<unsigned>(block - 1)) & 1U) == 0;
}
inline bool canSpendAny(const Rules& rules, const State& state) {
  for (int block = 1; block <= blockCount; ++block) {
    if (canSpend(rules, state, block)) return true;
  }
  return false;
}
// The number to cross off; above 20 there is none and the campaign is lost.
inline int numberToCross(const Rules& rules, const State& state) {
  int number = loweredSum(rules, state);
  while (number <= highestCross && rules.past.isCrossed(number)) ++number;
  return std::min(number, highestCross + 1);
}

}  // namespace sammel::feiner_sand
