// What search knows about Ganz nach Plan!?.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel::search {

template <>
struct Expert<GanzNachPlan> {
  static constexpr std::uint32_t iterations = 150'000;
  static constexpr int usesOfAWorld = 16;
};

}  // namespace sammel::search
