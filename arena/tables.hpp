// Results for machines: `result.json` and `games.csv`. Equal matches give equal bytes, but for the member `time`, which
// comes last.
#pragma once

#include <string>
#include <vector>

#include "arena/summary.hpp"

namespace sammel::arena {

std::string resultJson(const Contest& contest, const Summary& summary);

// A line for each seat of each game.
std::string gamesCsv(const Contest& contest, const std::vector<Deal>& deals);

}  // namespace sammel::arena
