// What search knows about Fair Enough.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel::search {

template <>
struct Expert<FairEnough> {
  static constexpr std::uint32_t iterations = 20'000;
  static constexpr int usesOfAWorld = 4;
};

}  // namespace sammel::search
