// Only for the one file of each game that says `template const AnyGame& erased<ThatGame>();`.
#pragma once

#include "engine/games/erased.hpp"

namespace sammel {

template <Game G>
const AnyGame& erased() {
  return gameOf<G>();
}

}  // namespace sammel
