// Stamp Collection: points on the way, and money as long as there is something to buy for it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "bots/search/expert.hpp"
#include "bots/search/points.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel::search {

template <>
struct Expert<StampCollection> : WonByPoints<StampCollection, 3> {
  static constexpr std::uint32_t iterations = 80'000;
  static constexpr Levels levels{
      {{2'600, 0.4, 1.0}, {700, 0.65, 1.0}, {170, 0.82, 1.0}, {20, 1.0, 1.0}, {1, 1.0, 1.0}}};
  static constexpr int horizon = 40;

  static void weigh(const StampCollection::Rules& rules, const StampCollection::State& state, Seat seat,
                    const Moves<StampCollection::Action>& moves, std::span<float> weights) {
    using Kind = StampCollection::Kind;
    const Player& player = state.of(seat);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto at = static_cast<std::size_t>(moves[i].at);
      switch (moves[i].kind) {
        case Kind::coin: weights[i] = player.money <= 2 ? 4.0F : player.money <= 6 ? 1.5F : 0.5F; break;
        case Kind::loan: weights[i] = 0.03F; break;
        case Kind::place: weights[i] = rules.extra[at] == 0 ? 4.0F : rules.extra[at] == 1 ? 1.5F : 0.4F; break;
        case Kind::buy: weights[i] = cheapness(state.price()) * use(rules, state, player, state.exchange[at]); break;
        case Kind::present:
        case Kind::repay: break;
      }
    }
  }

  static Values evaluate(const StampCollection::Rules& rules, const StampCollection::State& state) {
    constexpr float silver = 0.3F;  // in points, up to the last rounds
    constexpr float scale = 3;
    const int roundsLeft = stamp_collection::rounds - state.round;
    const float worth = silver * std::min(1.0F, static_cast<float>(roundsLeft) / 3.0F);
    std::array<float, maxSeats> marks{};
    for (int i = 0; i < rules.players; ++i) {
      const Player& player = state.of(Seat(i));
      marks[static_cast<std::size_t>(i)] =
          static_cast<float>(pointsOf(rules, player)) + worth * static_cast<float>(player.money);
    }
    return likelyWinner(marks, static_cast<std::size_t>(rules.players), scale);
  }

 private:
  using Player = stamp_collection::Player;
  using Tile = stamp_collection::Tile;

  static constexpr float cheapness(int price) { return price <= 2 ? 1.5F : price == 3 ? 1.0F : 0.6F; }

  static float use(const StampCollection::Rules& rules, const StampCollection::State& state, const Player& player,
                   Tile tile) {
    if (tile == Tile::storage) return 2.0F;
    const stamp_collection::Colour colour = colourOf(tile);
    if (isMount(tile)) {
      const bool takesAStamp = std::any_of(player.stored.begin(), player.stored.end(),
                                           [&](Tile stored) { return colourOf(stored) == colour; });
      return takesAStamp ? 6.0F : 2.0F;
    }
    if (player.emptyMounts(colour) == 0) return 0.4F;  // for the storage
    return 0.5F + forEnthusiast(rules, player, colour) + forSets(rules, state, player, tile);
  }
  // C6: a box, or one more towards the next.
  static float forEnthusiast(const StampCollection::Rules& rules, const Player& player,
                             stamp_collection::Colour colour) {
    if ((player.enthusiasts >> indexOf(colour) & 1U) != 0) return 0.0F;
    return std::popcount(player.enthusiasts) >= rules.othersForABox ? 3.0F : 1.0F;
  }
  // C7: of those that are still to be won.
  static float forSets(const StampCollection::Rules& rules, const StampCollection::State& state, const Player& player,
                       Tile stamp) {
    const stamp_collection::StampSet isNew = only(stamp) & ~player.presented;
    if (isNew == 0) return 0.0F;
    float weight = 0;
    const std::uint16_t won = state.wonSets();
    for (std::size_t i = 0; i < rules.sets.size(); ++i) {
      if ((won >> i & 1U) != 0) continue;
      const stamp_collection::WantedSet& set = rules.sets[i];
      if (set.isCompletedBy(player.presented | isNew)) {
        weight += 6.0F;
      } else if ((set.stamps & isNew) != 0) {
        weight += (set.stamps & player.presented) != 0 ? 1.5F : 0.5F;
      }
    }
    return weight;
  }
};

}  // namespace sammel::search
