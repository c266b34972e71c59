// What follows for certain from what a seat knows, in games that have an exact inference.
#pragma once

#include <string_view>

#include "engine/core/view.hpp"

namespace sammel::arena {

// Whether an action that names something hidden is right in every world that fits the view.
bool isCertain(const View& view, std::string_view action);

}  // namespace sammel::arena
