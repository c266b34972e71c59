// Bots for Bauab search with alpha-beta instead of imagined games.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/search/expert.hpp"
#include "engine/games/bauab/bauab.hpp"

namespace sammel::search {

template <>
struct Expert<Bauab> {
  static std::unique_ptr<Bot> level(const BotKind::Level& kind, std::uint64_t seed);
};

}  // namespace sammel::search
