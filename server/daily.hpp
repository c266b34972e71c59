// The deal of the day: whoever plays a game's on the same day (by UTC) gets the same deal, the same seat and the same
// bots, wherever they play it. So it can be looked up by whoever wants to, and is for comparing, not for proving.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/any_game.hpp"
#include "engine/core/fairness.hpp"
#include "server/journal.hpp"

namespace sammel::daily {

inline constexpr std::string_view opponents = "3";
inline constexpr std::string_view strong = "5";  // what people are compared with
inline constexpr Seat seat{0};

// `2026-11-18`.
std::string dayOf(std::int64_t milliseconds);
bool isDay(std::string_view text);
// Where real time decides, the same deal is not the same task.
inline bool has(const AnyGame& game) { return !game.facts().race; }

// A table with the usual options and the standard pieces, whatever the host has else.
TableHead headOf(std::string id, const AnyGame& game, std::int64_t now);

Seed secretOf(std::string_view day, std::string_view game);
// For a bot that has acted so often: others may have been faster or slower meanwhile.
std::uint64_t botSeed(std::string_view day, std::string_view game, Seat bot, std::size_t acted);

}  // namespace sammel::daily
