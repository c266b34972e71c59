// What players of Alex & Co forget: faces seen in the grid, and what happened some time ago.
#pragma once

#include "bots/search/memory.hpp"
#include "engine/games/alex_und_co/state.hpp"

namespace sammel::alex_und_co {

// Memory begins later: of what was before, only some of the cards are left that are certainly in somebody's hand.
void forget(const Rules& rules, Knowledge& knowledge, const search::Memory& memory);

}  // namespace sammel::alex_und_co
