// From what a bot thinks of the answers to a question to what is told of it.
#pragma once

#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "engine/core/puzzle.hpp"

namespace sammel {

struct Valued {
  Notation action;
  Sampled chance;
};

// The best first.
void sortByChance(std::vector<Valued>& moves);

// How far two chances must lie apart at least so that it is no coincidence.
double doubtOf(const Sampled& a, const Sampled& b, double standardDeviations);

// Of the moves, of which so many at the front are right, the right ones and the best of the others. What must be told
// is, however bad it may be.
Judgement judgementOf(PuzzleReason reason, const std::vector<Valued>& moves, std::size_t solutions,
                      std::string_view mustTell = {});

}  // namespace sammel
