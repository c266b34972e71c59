// All games of the collection.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace sammel {

std::span<const AnyGame* const> games();
const AnyGame* findGame(std::string_view id);  // null if there is none

}  // namespace sammel
