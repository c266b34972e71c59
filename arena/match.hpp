// Plays a match on several threads. Which deals are counted depends on the contest and the plan alone, never on the
// number of threads or on interruptions.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "arena/deal.hpp"
#include "arena/journal.hpp"
#include "arena/statistics.hpp"

namespace sammel::arena {

struct Plan {
  std::int64_t deals = 1;    // at most
  std::optional<Sprt> sprt;  // stops when it is decided; for two bots
  unsigned jobs = 1;
};

struct Standing {
  std::int64_t deals = 0;  // counted so far
  std::int64_t fresh = 0;  // of them played now, not read from the journal
  double ratio = 0;        // of the sequential test
};

// The deals 0, 1, 2, ... without a gap, as far as they were played: up to the plan's end, the decision of its test, or
// `stop`. With a journal every finished deal is kept in it. `progress` is called from this thread.
std::vector<Deal> playMatch(const Contest& contest, const BotMaker& maker, const Plan& plan, Journal* journal,
                            const std::atomic<bool>& stop, const std::function<void(const Standing&)>& progress);

}  // namespace sammel::arena
