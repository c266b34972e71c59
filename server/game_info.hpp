// What the lobby is told about a game.
#pragma once

#include "engine/core/any_game.hpp"
#include "server/protocol.hpp"

namespace sammel {

// Found out once: it follows from the game alone.
const protocol::GameInfo& infoOf(const AnyGame& game);

// Its puzzles, the easiest first. Read once.
const PuzzleBook& puzzlesOf(const AnyGame& game);

// Whether a bot may advise people in such a match, or in one with these options, which are complete.
bool allowsHints(const AnyGame& game, const Match& match);
bool allowsHints(const AnyGame& game, std::string_view options);

}  // namespace sammel
