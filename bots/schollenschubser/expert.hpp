// What search knows about Schollenschubser.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/schollenschubser/schollenschubser.hpp"

namespace sammel::search {

template <>
struct Expert<Schollenschubser> {
  static constexpr std::uint32_t iterations = 3'000;
  static constexpr int usesOfAWorld = 4;
};

}  // namespace sammel::search
