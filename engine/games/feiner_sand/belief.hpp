// What a player of Feiner Sand can imagine of the others.
//
// Hidden are the hands, the gifts on symbol cards, the order of draw piles, and what the others have done since the
// latest barrier. Imagined are: for every other player a way to place the hidden cards that fits what the table could
// see (see `Trail`), and then a course of the present phase, every legal action being equally likely.
//
// The story of a player's cards is told anew: draws are left open until something shows, gifts are any card of the hand
// that is not needed later in the story. Each telling weighs as much as it is likely, and one of several is chosen by
// weight. So only what is possible is imagined, everything possible can be, and the weights are right up to the error
// of choosing among `mostTellings`.
//
// How far somebody has come who is not done with the phase is anybody's guess: after every action they are as likely to
// be there as further on. Every unfinished course can occur, and nothing that the viewer may do depends on it.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feiner_sand {

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
Holding imagineHolding(const Rules& rules, const Trail& trail, Chance& chance);

State imagine(const Rules& rules, const Knowledge& knowledge, Rng& rng);

}  // namespace sammel::feiner_sand
