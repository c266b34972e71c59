// What search knows about Alex & Co.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel::search {

template <>
struct Expert<AlexUndCo> {
  static constexpr std::uint32_t iterations = 1'200;
  static constexpr int usesOfAWorld = 4;
};

}  // namespace sammel::search
