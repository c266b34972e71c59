// What search knows about Stamp Collection.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel::search {

template <>
struct Expert<StampCollection> {
  static constexpr std::uint32_t iterations = 15'000;
  static constexpr int usesOfAWorld = 4;
};

}  // namespace sammel::search
