// Bots alone at a table, without a clock: in a race, time is what the bots say they need.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"

namespace sammel {

struct BotGame {
  Outcome outcome;              // not over: `culprit` has lost by rule
  std::uint64_t actions = 0;    // of seats
  std::uint64_t options = 0;    // legal answers, summed over these actions
  std::optional<Seat> culprit;  // answered with something illegal, or not at all
};

// Plays to the end. `chance` is the table's; the options are valid. One bot a seat.
BotGame playBotGame(const AnyGame& game, std::string_view options, const Rng& chance,
                    std::span<const std::unique_ptr<Bot>> bots, const Limits& limits = {});

}  // namespace sammel
