// Is every level of a game stronger than the one below? The contests that answer this, and the table of results.
#pragma once

#include <string>
#include <vector>

#include "arena/summary.hpp"
#include "engine/core/message.hpp"

namespace sammel::arena {

// Neighbouring levels, the higher one first, and the highest against plain search at equal time. Two players, or as few
// as the game needs.
std::vector<Contest> ladder(const AnyGame& game, std::uint64_t seed);

// A name for the folder of a contest.
std::string folderOf(const Contest& contest);

struct Rung {
  Contest contest;
  Summary summary;
};
std::string ladderMarkdown(const std::vector<Rung>& rungs, Language language);

}  // namespace sammel::arena
