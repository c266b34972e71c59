// What players of Fair Enough forget: which cards the others took, and which they have secured.
#pragma once

#include "bots/search/memory.hpp"
#include "engine/games/fair_enough/state.hpp"

namespace sammel::fair_enough {

// A forgotten card is taken for another that nobody sees, so it may turn up anywhere again.
void forget(const Rules& rules, Knowledge& knowledge, const search::Memory& memory);

}  // namespace sammel::fair_enough
