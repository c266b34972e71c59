// Finds what users name, and guesses what they meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bots/bot.hpp"
#include "cli/speech.hpp"
#include "engine/core/any_game.hpp"

namespace sammel {

// The one of `known` that is most like `typed`; empty if none is similar.
std::string_view closest(std::string_view typed, std::span<const std::string_view> known);

// A game by its id (upper or lower case); a Failure with a suggestion if there is none.
const AnyGame& gameNamed(std::string_view id, const Speech& speech);

// One of our bots: a level, `random` or `plain:N`.
BotKind ownBotNamed(std::string_view text, const Speech& speech);

std::string_view titleOf(const AnyGame& game, Language language);

// A line that says by which rules of before a game is played, and how they differ; empty for those of today.
std::string earlierRulesLine(const AnyGame& game, Language language);

// What an option can be set to, in short.
std::string valuesOf(const OptionInfo& option);

// Completes and checks options given as `name=value`; a Failure says what is wrong and what can be chosen.
std::string completedOptions(const AnyGame& game, std::span<const std::string> given, const Speech& speech,
                             const AnyContent* content = nullptr);

}  // namespace sammel
