// Alex & Co: points of the sets that lie there.
#pragma once

#include "bots/search/expert.hpp"
#include "bots/search/points.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel::search {

template <>
struct Expert<AlexUndCo> : JudgedByPoints<AlexUndCo, 4> {
  static constexpr std::uint32_t iterations = 6'000;
  static constexpr int usesOfAWorld = 4;
  static constexpr int horizon = 100;
};

}  // namespace sammel::search
