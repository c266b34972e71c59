// Alex & Co: points of the sets that lie there.
#pragma once

#include "bots/alex_und_co/memory.hpp"
#include "bots/search/expert.hpp"
#include "bots/search/points.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel::search {

template <>
struct Expert<AlexUndCo> : JudgedByPoints<AlexUndCo, 4> {
  static constexpr std::uint32_t iterations = 6'000;
  static constexpr int usesOfAWorld = 4;
  static constexpr int horizon = 100;

  static void forget(const AlexUndCo::Rules& rules, AlexUndCo::Knowledge& knowledge, const Memory& memory) {
    alex_und_co::forget(rules, knowledge, memory);
  }
};

}  // namespace sammel::search
