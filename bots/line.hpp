// What a bot expects to follow upon a move: a few steps, told in words. Where something is hidden or left to chance it
// is one course of many, the most usual one over imagined worlds.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "bots/bot.hpp"

namespace sammel {

using Line = std::vector<Estimate::Step>;
inline constexpr std::size_t longestLine = 5;

// Plays `action` and whatever `next(state, seat)` answers, until it answers nothing. The log must remember. Each step
// is in the words of whoever makes it in that world.
template <Game G, class Log, class Next>
Line follow(const typename G::Rules& rules, typename G::State& state, Seat seat,
            std::optional<typename G::Action> action, Rng& rng, Log& log, Next next) {
  static_assert(remembers<Log>);
  Line line;
  while (action) {
    const typename G::Screen screen = G::screen(rules, G::know(rules, state, seat));
    line.push_back({seat, G::write(rules, *action), G::label(rules, screen, *action)});
    if (line.size() == longestLine) break;
    G::apply(rules, state, seat, *action, rng, log);
    const SeatSet must = G::turn(rules, state).must;
    if (must.empty()) break;
    seat = must.first();
    action = next(std::as_const(state), seat);
  }
  return line;
}

// The line that most worlds have in common, step by step, as long as it is not one among very many.
Line mostUsual(const std::vector<Line>& lines);

}  // namespace sammel
