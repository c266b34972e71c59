// What a seat knows, as JSON: so that a bot of ours can sit in a program of its own.
#pragma once

#include <memory>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace sammel::program {

// The game's Knowledge, member by member.
void writeKnowledge(const AnyGame& game, const View& view, Json& json);

// Any view of a seat at a table of this kind: it has the rules. Nothing if there is no such table or seat. `content` is
// JSON, or empty for the standard pack.
std::unique_ptr<View> anyView(const AnyGame& game, std::string_view options, std::string_view content, int seat);

// The opposite: what a seat has to decide from, at the table of `model`, which is any view of that seat. Nothing if the
// text is not the knowledge of a player of this game. A table is trusted not to make up what no player can know.
std::unique_ptr<View> readKnowledge(const AnyGame& game, const View& model, std::string_view json,
                                    const Moves<Notation>& legal);

}  // namespace sammel::program
