// The end of a game as text: who won, and the score sheet.
#pragma once

#include <span>
#include <string>

#include "cli/speech.hpp"
#include "engine/core/play.hpp"

namespace sammel {

std::string scoreSheet(const Play& play, std::span<const std::string> names, const Speech& speech);

}  // namespace sammel
