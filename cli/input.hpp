// Understands what people type. Records keep a game's short notation; people may also say what they do in their own
// words: those of the notation or of the button, German or English, in any case, without accents, and not all of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace sammel {

// Something that can be done, and what it is called.
struct Choice {
  Notation action;
  Bilingual<std::string> label;
};

// The choices that are meant by what was typed: all that fit it equally well; none if nothing fits.
std::vector<std::size_t> choicesMeant(std::string_view typed, std::span<const Choice> choices);

// All that fit, better or worse; everything if nothing is said.
std::vector<std::size_t> choicesNamed(std::string_view typed, std::span<const Choice> choices);

// The choice that is most like what was typed. `isSimilar` says whether it may well be meant. There must be one.
struct NearestChoice {
  std::size_t index = 0;
  bool isSimilar = false;
};
NearestChoice nearestChoice(std::string_view typed, std::span<const Choice> choices);

// The notation of what was typed, guessed from choices that are said alike: `kaufe 1` is `buy 1` where `buy 2` is
// called `Kaufe …`. For refusals that name their rule.
std::vector<std::string> readingsOf(std::string_view typed, std::span<const Choice> alike);

// What the terminal itself understands, in both languages.
enum class Command : std::uint8_t { none, help, actions, rules, log, hint, why, undo, info, table, save, resign, quit };
struct Order {
  Command command = Command::none;
  std::string_view rest;  // behind the word, for those that take something
};
Order readOrder(std::string_view typed);

// Ja, yes, nein, no, or their first letters.
enum class Answer : std::uint8_t { unclear, yes, no };
Answer readAnswer(std::string_view typed);

// How many letters must be inserted, removed or changed to turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b);

std::string_view trimmed(std::string_view text);

}  // namespace sammel
