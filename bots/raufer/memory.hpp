// What players of Raufer forget: covered cards of the pile, and who could not obey what.
#pragma once

#include "bots/search/memory.hpp"
#include "engine/games/raufer/state.hpp"

namespace sammel::raufer {

// A forgotten card is taken for another that might lie there, so it may turn up in any hand again.
void forget(const Rules& rules, Knowledge& knowledge, const search::Memory& memory);

}  // namespace sammel::raufer
