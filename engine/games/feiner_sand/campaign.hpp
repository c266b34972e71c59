// Campaigns of Feiner Sand: decks that change from game to game, and the text in which the past games are handed on.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/message.hpp"
#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feiner_sand {

using PastText = FixedText<255>;
using DeckList = std::array<Card, deckSize>;

// The past as text:
//   of a fable campaign     3-<fable stack>-2-1.2.0-61.55.70   games, stack, who won last, wins, unbuilt cards so far
//   of a solitaire campaign 3-<cards removed>-17.16.9-11-1     games, cards, numbers crossed off, coins, blocks spent
// A card is one letter.
PastText writePast(const Rules& rules, const Past& past);
// Fills in `past` or says what is wrong with the text. `rules` must have its cards and players.
Verdict readPast(const Rules& rules, std::string_view text, Past& past);

// The deck with which the latest game of the campaign was played, sorted.
DeckList latestDeck(const Rules& rules, const Past& past);
// The past with the finished game added to it.
Past addGame(const Rules& rules, const State& state);

// F14: what the numbers crossed off are worth.
int campaignPoints(const Past& past);

// Takes `out` from the deck and adds `in` to it; the deck stays sorted.
void replaceCards(DeckList& deck, std::span<const Card> out, std::span<const Card> in);

}  // namespace sammel::feiner_sand
