// What a player of Feiner Sand can imagine of the others.
//
// Hidden are the hands, the gifts on symbol cards, the order of draw piles, and what the others have done since the
// latest barrier. Imagined are: for every other player a way to place the hidden cards that fits what the table could
// see (see `Trail`), and then a course of the present phase, every legal action being equally likely.
//
// Without gifts on the symbol card, or with one, this is exact. The full story of several gifts has no room in a State:
// there nothing possible is excluded, but now and then something is imagined that a perfect memory could exclude.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feinersand {

struct Belief {
  Knowledge knowledge;
};

// Cards of a player as they may have been at the latest barrier: hand, draw pile and gifts.
struct Holding {
  Cards hand;
  Cards draw;
  Cards gifts;
  friend bool operator==(const Holding&, const Holding&) = default;
};
Holding imagineHolding(const Rules& rules, const Front& front, const Cards& hidden, bool startCards,
                       Chance& chance);  // startCards: before they were exchanged

State imagine(const Rules& rules, const Knowledge& knowledge, Rng& rng);

}  // namespace sammel::feinersand
