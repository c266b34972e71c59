// Bots for Schlauraff reckon their turn exactly instead of searching.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/search/expert.hpp"
#include "engine/games/schlauraff/schlauraff.hpp"

namespace sammel::search {

template <>
struct Expert<Schlauraff> {
  static std::unique_ptr<Bot> level(const BotKind::Level& kind, std::uint64_t seed);
};

}  // namespace sammel::search
