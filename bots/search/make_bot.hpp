// The bots of one game. Compiled once per game, in `bots/<id>/bot.cpp`, which says
//
//   template std::unique_ptr<Bot> sammel::botFor<Raufer>(const BotKind&, std::uint64_t);
//
// after including the game's expert and its rules of thumb (`bots/thumb.hpp`), if it has them. An expert that does not
// search, or not only, makes its bots itself: `static std::unique_ptr<Bot> Expert<G>::level(const BotKind::Level&,
// std::uint64_t seed)`.
#pragma once

#include <memory>

#include "bots/random_bot.hpp"
#include "bots/search/search_bot.hpp"
#include "bots/thumb.hpp"

namespace sammel {

namespace search {

template <class E>
Strength strengthOf(const BotKind::Level& kind) {
  constexpr Levels levels = [] {
    if constexpr (requires { E::levels; }) {
      return E::levels;
    } else {
      return usualLevels;
    }
  }();
  static_assert(levels.size() == highestLevel && levels.back().share == 1 && levels.back().attention == 1);
  const LevelStep& step = levels[static_cast<std::size_t>(kind.level - 1)];
  const std::uint32_t divisor = step.share * static_cast<std::uint32_t>(kind.divisor);
  return {std::max(1U, E::iterations / divisor), step.attention, step.sharpness};
}

}  // namespace search

template <Game G>
std::unique_ptr<Bot> botFor(const BotKind& kind, std::uint64_t seed) {
  using Expert = search::Expert<G>;
  using Plain = search::Plain<G>;
  if (const auto* plain = std::get_if<BotKind::Plain>(&kind.is)) {
    return std::make_unique<search::SearchBot<G, Plain>>(search::Strength{plain->iterations}, seed);
  }
  if (const auto* level = std::get_if<BotKind::Level>(&kind.is)) {
    if constexpr (requires { Expert::level(*level, seed); }) {
      return Expert::level(*level, seed);
    } else {
      return std::make_unique<search::SearchBot<G, Expert>>(search::strengthOf<Expert>(*level), seed);
    }
  }
  if (std::holds_alternative<BotKind::ByThumb>(kind.is)) {
    if constexpr (HasThumb<G>) {
      return std::make_unique<ThumbBot<G>>(seed);
    } else {
      constexpr std::uint32_t aFewTries = 100;
      return std::make_unique<search::SearchBot<G, Plain>>(search::Strength{aFewTries}, seed);
    }
  }
  return std::make_unique<RandomBot>(seed);
}

}  // namespace sammel
