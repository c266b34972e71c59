// Bots for Nussknacker reckon with all possible deals instead of searching.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/search/expert.hpp"
#include "engine/games/nussknacker/nussknacker.hpp"

namespace sammel::search {

template <>
struct Expert<Nussknacker> {
  static std::unique_ptr<Bot> level(const BotKind::Level& kind, std::uint64_t seed);
};

}  // namespace sammel::search
