// The bots of one game. Compiled once per game, in `bots/<id>/bot.cpp`, which says
//
//   template std::unique_ptr<Bot> sammel::botFor<Raufer>(const BotKind&, std::uint64_t);
//
// after including the game's expert, if it has one. An expert that does not search, or not only, makes its bots itself:
// `static std::unique_ptr<Bot> Expert<G>::level(const BotKind::Level&, std::uint64_t seed)`.
#pragma once

#include <memory>

#include "bots/random_bot.hpp"
#include "bots/search/search_bot.hpp"

namespace sammel {

namespace search {

// Each level thinks several times as long as the one below, sees more and remembers more.
template <class E>
Strength strengthOf(const BotKind::Level& kind) {
  struct Step {
    std::uint32_t share;  // of the strongest budget: 1 / share
    double attention;
    double sharpness;
  };
  constexpr std::array<Step, highestLevel> steps{
      {{400, 0.5, 0.2}, {100, 0.7, 0.5}, {25, 0.85, 0.8}, {5, 1.0, 0.95}, {1, 1.0, 1.0}}};
  const auto number = static_cast<std::size_t>(kind.level - 1);
  const Step& step = steps[number];
  const std::uint32_t divisor = step.share * static_cast<std::uint32_t>(kind.divisor);
  Strength strength{std::max(1U, E::iterations / divisor), step.attention, step.sharpness};
  if constexpr (requires { E::attention; }) {
    static_assert(E::attention.size() == steps.size() && E::attention.back() == 1);
    strength.attention = E::attention[number];
  }
  return strength;
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
  return std::make_unique<RandomBot>(seed);
}

}  // namespace sammel
