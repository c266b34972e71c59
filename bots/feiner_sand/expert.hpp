// What search knows about Feiner Sand.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel::search {

template <>
struct Expert<FeinerSand> {
  static constexpr std::uint32_t iterations = 800;
  static constexpr int usesOfAWorld = 4;
};

}  // namespace sammel::search
