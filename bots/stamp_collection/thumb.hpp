// Stamp Collection by rules of thumb: what brings most points for its price, a coin when money runs out, and cheap
// fields first.
#pragma once

#include <algorithm>
#include <bit>

#include "bots/thumb.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel {

template <>
class Thumb<StampCollection> {
 public:
  using Kind = StampCollection::Kind;
  using Tile = stamp_collection::Tile;

  Thumb(const StampCollection::Rules& rules, const StampCollection::State& state, Seat seat)
      : rules_(rules), state_(state), player_(state.of(seat)) {}

  double like(const StampCollection::Action& action) const {
    const auto at = static_cast<std::size_t>(action.at);
    switch (action.kind) {
      case Kind::coin: return likeMoney();
      case Kind::buy: return pointsFor(state_.exchange[at]) - aSilver * costOf(state_.exchange[at]);
      case Kind::place: return -rules_.extra[at];
      case Kind::present: return forPresenting(stored(static_cast<stamp_collection::Motif>(action.at)));
      case Kind::loan:
      case Kind::repay: return -1;  // C8: at the end it is repaid by itself
    }
    return 0;
  }

 private:
  static constexpr double aSilver = 0.3;  // in points

  // A coin is worth what can still be bought for it.
  double likeMoney() const {
    constexpr int plenty = 8;
    const int roundsLeft = stamp_collection::rounds - state_.round;
    if (roundsLeft == 0 && player_.money >= state_.price()) return -1;
    return stamp_collection::goldCoin * aSilver * (player_.money >= plenty ? 0.3 : 1.0);
  }

  int costOf(Tile tile) const {
    if (!isMount(tile)) return state_.price();
    int cheapest = stamp_collection::dearestExtra;
    forEachBit(player_.placesForMount(colourOf(tile)),
               [&](int field) { cheapest = std::min<int>(cheapest, rules_.extra[static_cast<std::size_t>(field)]); });
    return state_.price() + cheapest;
  }

  double pointsFor(Tile tile) const {
    if (tile == Tile::storage) return 1.3;
    if (!isMount(tile)) {
      const bool isPresented = player_.emptyMounts(colourOf(tile)) != 0;
      return isPresented ? forPresenting(tile) : 0.6 * forPresenting(tile);
    }
    double best = player_.emptyMounts(colourOf(tile)) == 0 ? 0.5 : 0.0;  // C10, and room for a stamp
    for (const Tile stamp : player_.stored) {
      if (colourOf(stamp) == colourOf(tile)) best = std::max(best, forPresenting(stamp));
    }
    return 1 + best;
  }

  double forPresenting(Tile stamp) const { return forEnthusiast(colourOf(stamp)) + forSets(stamp); }
  // C6
  double forEnthusiast(stamp_collection::Colour colour) const {
    if ((player_.enthusiasts >> indexOf(colour) & 1U) != 0) return 0;
    return std::popcount(player_.enthusiasts) >= rules_.othersForABox ? 1.2 : 0.6;
  }
  // C7: the nearer a set that can still be won, the better.
  double forSets(Tile stamp) const {
    const stamp_collection::StampSet isNew = only(stamp) & ~player_.presented;
    if (isNew == 0) return 0;
    double sum = 0;
    for (std::size_t i = 0; i < rules_.sets.size(); ++i) {
      const stamp_collection::WantedSet& set = rules_.sets[i];
      if ((state_.wonSets() >> i & 1U) != 0) continue;
      if (set.isCompletedBy(player_.presented | isNew)) {
        sum += set.points;
      } else if ((set.stamps & isNew) != 0) {
        sum += (set.stamps & player_.presented) != 0 ? 1.0 : 0.4;
      }
    }
    return sum;
  }

  Tile stored(stamp_collection::Motif motif) const {
    for (const Tile stamp : player_.stored) {
      if (motifOf(stamp) == motif) return stamp;
    }
    return player_.stored[0];
  }

  const StampCollection::Rules& rules_;
  const StampCollection::State& state_;
  const stamp_collection::Player& player_;
};

}  // namespace sammel
