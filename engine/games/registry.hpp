// All games of the collection, by the rules of today and of before.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace sammel {

std::span<const AnyGame* const> games();                         // as new games begin
std::span<const AnyGame* const> versions();                      // and by the rules that earlier games and records keep
const AnyGame* findGame(std::string_view id);                    // as new games begin; null if there is none
const AnyGame* findGame(std::string_view id, int rulesVersion);  // null if this program does not know them

}  // namespace sammel
