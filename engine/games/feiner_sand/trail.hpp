// Keeps up what the table can conclude about a player's hidden cards (see `Trail`). Every function is called just after
// the cards have moved.
//
// A draw from the pile is unseen; a card that is played, paid or discarded shows that it had been drawn. After a
// shuffle everything hidden outside the new draw pile is known by name, and only the split between hand and gifts stays
// open.
#pragma once

#include <algorithm>

#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feinersand::trail {

inline bool isUnknown(const Trail& trail, std::size_t gift) { return trail.most[gift] != Trail::shownGift; }

template <class Visit>
void forEachUnknownGift(Side& side, Visit visit) {
  for (std::size_t gift = 0; gift < side.gifts.size(); ++gift) {
    if (isUnknown(side.now.trail, gift)) visit(gift, side.now.trail.most[gift]);
  }
}

// How many cards in hand and on the symbol card are not known by name.
inline int unseen(const Side& side) {
  int outside = side.hand.count() + static_cast<int>(side.looked.size());
  for (std::size_t gift = 0; gift < side.gifts.size(); ++gift) outside += isUnknown(side.now.trail, gift) ? 1 : 0;
  return outside - side.now.trail.known.count();
}
inline bool isHidden(const Side& side, Card card) {
  return side.hand.has(card) || side.gifts.has(card) || side.draw.has(card) ||
         std::find(side.looked.begin(), side.looked.end(), card) != side.looked.end();
}
// Equal cards: it may have been the known one or another, so one more gift may be unknown than we thought.
inline void allowOneMore(Side& side, Card card) {
  forEachUnknownGift(side, [&](std::size_t gift, std::uint8_t& most) {
    if (gift >= side.now.trail.since[card] && most < Trail::shownGift - 1) ++most;
  });
}

// A card has left the hand for all to see.
inline void left(Side& side, Card card) {
  Trail& trail = side.now.trail;
  const bool wasKnown = trail.known.take(card);
  if (side.gifts.empty()) return;
  if (wasKnown) {
    if (isHidden(side, card)) allowOneMore(side, card);
    return;
  }
  std::uint8_t* latest = nullptr;
  forEachUnknownGift(side, [&](std::size_t, std::uint8_t& most) { latest = &most; });
  if (latest != nullptr) *latest = static_cast<std::uint8_t>(std::min<int>(*latest, unseen(side)));
}

// A card has come into the hand for all to see.
inline void entered(Side& side, Card card) {
  Trail& trail = side.now.trail;
  const int sameKnown = trail.known.count(card);
  const int same =
      side.now.ordered ? sameKnown + 1 : side.hand.count(card) + side.gifts.count(card) + side.draw.count(card);
  trail.known.insert(card);
  const auto now = static_cast<std::uint8_t>(side.gifts.size());
  trail.since[card] = same > 1 ? std::min(trail.since[card], now) : now;
}

// A card of the hand lies on the symbol card.
inline void given(Side& side) {
  side.now.trail.most[side.gifts.size() - 1] = 0;  // it counts as unknown from now on
  side.now.trail.most[side.gifts.size() - 1] = static_cast<std::uint8_t>(unseen(side));
}
inline void givenOpenly(Side& side) { side.now.trail.most[side.gifts.size() - 1] = Trail::shownGift; }

// The top gift has been taken by the neighbour.
inline void taken(Side& side, Card card) {
  Trail& trail = side.now.trail;
  const std::uint8_t most = trail.most[side.gifts.size()];
  trail.most[side.gifts.size()] = 0;
  for (std::uint8_t& first : trail.since) first = std::min(first, static_cast<std::uint8_t>(side.gifts.size()));
  if (most == Trail::shownGift) return;
  const bool wasKnown = trail.known.take(card);
  std::uint8_t* latest = nullptr;
  forEachUnknownGift(side, [&](std::size_t, std::uint8_t& before) { latest = &before; });
  if (latest == nullptr) return;
  *latest = std::min(*latest, static_cast<std::uint8_t>(wasKnown || most == 0 ? most : most - 1));
  if (wasKnown && isHidden(side, card)) allowOneMore(side, card);
}

// The discard pile has become the draw pile.
inline void shuffled(Side& side) {
  Trail& trail = side.now.trail;
  trail.known = side.hand;
  for (const Card card : side.looked) trail.known.insert(card);
  forEachUnknownGift(side, [&](std::size_t gift, std::uint8_t& most) {
    trail.known.insert(side.gifts[gift]);
    most = 0;
  });
  for (const Card card : side.draw) {
    if (!trail.known.has(card)) trail.since[card] = static_cast<std::uint8_t>(side.gifts.size());
  }
}

}  // namespace sammel::feinersand::trail
