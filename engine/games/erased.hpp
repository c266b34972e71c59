// A game of the collection without its type, for those who do not want to compile what stands behind an AnyGame.
#pragma once

#include "engine/core/any_game.hpp"

namespace sammel {

template <Game G>
const AnyGame& erased();  // instantiated by `<game>/<game>.cpp`, with engine/games/erase.hpp

}  // namespace sammel
