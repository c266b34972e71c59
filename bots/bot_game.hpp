// Bots alone at a table, without a clock: in a race, time is what the bots say they need.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"

namespace sammel {

// A seat that has lost by rule: its bot answered with something illegal, or not at all.
struct Forfeit {
  Seat seat;
  BotFailure failure;
};

struct BotGame {
  Outcome outcome;            // of the game itself; not over if at most one seat was left that had not lost by rule
  std::uint64_t actions = 0;  // of seats
  std::uint64_t options = 0;  // legal answers, summed over these actions
  std::vector<Forfeit> forfeits;

  bool hasForfeited(Seat seat) const;
  // The places that count: whoever has lost by rule is behind everybody who has not, and equals the others of that
  // kind.
  FixedVector<std::int8_t, maxSeats> ranks() const;

  int seats = 0;
};

// Plays to the end. `chance` is the table's; the options are valid. One bot a seat. A seat that has lost by rule goes
// on at random, so that the others play for their own places, unless only one of them is left.
BotGame playBotGame(const AnyGame& game, std::string_view options, const Rng& chance,
                    std::span<const std::unique_ptr<Bot>> bots, const Limits& limits = {});

}  // namespace sammel
