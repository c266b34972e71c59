// The simplest player: any legal answer is as good as any other. It sees nothing but the list of what it may do.
#pragma once

#include <optional>

#include "engine/core/any_game.hpp"

namespace sammel {

// Uniform among the answers; once in 64 times, and only when it is asked anyway, an interrupt instead. Nothing if there
// is nothing to answer.
std::optional<Notation> chooseAtRandom(const Legal& legal, Rng& rng);

}  // namespace sammel
