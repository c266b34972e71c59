// What the deals of a match say.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/deal.hpp"
#include "arena/statistics.hpp"

namespace sammel::arena {

// What one bot has lost by rule, as often as that happened.
struct Losses {
  std::int64_t all = 0;
  std::array<std::int64_t, enumNames(BotFailure::Cause{}).size()> byCause{};
  struct Example {
    std::int64_t deal = 0;
    Forfeit forfeit;
  };
  std::vector<Example> examples;  // the first of every cause, in order
};

struct BotSummary {
  std::string name;
  Interval share;     // of first places; together the bots have 1
  Interval elo;       // against the average of the others; of no use with a single bot
  Interval points;    // for one seat in one game
  Losses lost;        // by rule: seats with an illegal answer, or none
  Thinking thinking;  // in all games
};

struct Lengths {
  double average = 0;
  std::int32_t shortest = 0;
  std::int32_t longest = 0;
};

struct TestSummary {
  Sprt sprt;
  double ratio = 0;
  Sprt::Verdict verdict = Sprt::Verdict::open;
};

struct Summary {
  std::int64_t deals = 0;
  std::int64_t games = 0;
  std::vector<BotSummary> bots;
  std::vector<Interval> seats;  // share of first places by seat, whoever sits there
  Lengths lengths;              // actions of a game
  double branching = 0;         // legal answers per decision
  std::optional<TestSummary> test;
};

Summary summaryOf(const Contest& contest, const std::vector<Deal>& deals, const std::optional<Sprt>& sprt);

}  // namespace sammel::arena
