// Keeps the notes of what the table has seen of a player's hidden cards (see `Trail`). Every function is called just
// after the cards have moved. Alone no notes are begun: there is nobody to
// conclude anything.
//
// A draw from the pile is unseen; a card that is played, paid or discarded shows that it had been drawn. After a
// shuffle everything hidden outside the new draw pile is known by name, and only the split between hand and gifts stays
// open. So a story without gifts on the symbol card need not go back further than the latest shuffle.
#pragma once

#include <algorithm>
#include <span>

#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feiner_sand::trail {

// One note is a byte, some are followed by more. The first three carry a card in the lower six bits; unseen draws in a
// row are one note.
enum class Note : std::uint8_t {
  leaves = 0,              // a card of the hand shows and goes away
  enters = 1U << 6U,       // an open card comes into the hand
  drawnOpenly = 2U << 6U,  // a card of the draw pile, seen by all, comes into the hand
  given = 3U << 6U,        // a card of the hand lies on the symbol card
  givenOpenly,             // a Short-term Limit does
  taken,                   // and its card: the top gift shows and goes away
  shuffled,                // then the number of cards and the cards: they are the draw pile, the old one is used up
  noScaffold,              // there is no Scaffold in the hand
  drawn,                   // an unseen card of the draw pile comes into the hand; up to `longestRun` follow
};
inline constexpr int longestRun = 32;

// How many unseen draws a note stands for.
constexpr int runOf(std::uint8_t note) { return note - static_cast<int>(Note::drawn) + 1; }

struct Noted {
  Note note = Note::drawn;
  Card card = 0;
  std::span<const Card> pile;
};

// The notes begin with two lists: cards known to be in the hand, and the draw pile.
inline std::span<const Card> listAt(std::span<const std::uint8_t> notes, std::size_t at) {
  return notes.subspan(at + 1, notes[at]);
}
inline std::span<const Card> startHand(std::span<const std::uint8_t> notes) { return listAt(notes, 0); }
inline std::span<const Card> startPile(std::span<const std::uint8_t> notes) {
  return listAt(notes, startHand(notes).size() + 1);
}
// What happened then: `visit(noted, end)`, with the place where the next note begins.
template <class Visit>
void forEachNoted(std::span<const std::uint8_t> notes, Visit visit) {
  std::size_t at = startHand(notes).size() + startPile(notes).size() + 2;
  while (at < notes.size()) {
    const std::uint8_t note = notes[at++];
    Noted noted;
    if (note < static_cast<std::uint8_t>(Note::given)) {
      noted.note = static_cast<Note>(note & 0xC0U);
      noted.card = note & 0x3FU;
    } else {
      noted.note = std::min(static_cast<Note>(note), Note::drawn);
      for (int more = runOf(note); more > 1; --more) visit(noted, at);
      if (noted.note == Note::taken) noted.card = notes[at++];
      if (noted.note == Note::shuffled) {
        noted.pile = listAt(notes, at);
        at += noted.pile.size() + 1;
      }
    }
    visit(noted, at);
  }
}

inline std::span<const std::uint8_t> read(const Trail& trail) { return {trail.notes.data(), trail.notes.size()}; }
inline void write(Trail& trail, std::span<const std::uint8_t> bytes) {
  if (!trail.begun || trail.torn) return;
  if (trail.notes.size() + bytes.size() > Trail::room) {
    trail.torn = true;
    return;
  }
  for (const std::uint8_t byte : bytes) trail.notes.push_back(byte);
}
inline void write(Trail& trail, Note note, Card card = 0) {
  const auto byte = static_cast<std::uint8_t>(static_cast<std::uint8_t>(note) | card);
  write(trail, std::span(&byte, 1));
}
// A list: its length, then its cards, sorted, because the order of a pile is nobody's business.
template <class List>
void writeList(Trail& trail, const List& cards) {
  std::array<std::uint8_t, mostOwned + 1> bytes{static_cast<std::uint8_t>(cards.size())};
  const auto end = std::copy(cards.begin(), cards.end(), bytes.begin() + 1);
  std::sort(bytes.begin() + 1, end);
  write(trail, std::span(bytes.begin(), end));
}

// Notes that begin with these cards in hand and these in the draw pile.
template <class List>
Trail beginning(const Cards& hand, const List& pile) {
  Trail trail;
  trail.begun = true;
  writeList(trail, hand);
  writeList(trail, pile);
  return trail;
}

inline void drawn(Side& side) {
  Trail& trail = side.trail;
  const bool hasNew = !trail.torn && trail.notes.size() > trail.told;
  if (hasNew && runOf(trail.notes.back()) >= 1 && runOf(trail.notes.back()) < longestRun) {
    ++trail.notes.back();
  } else {
    write(trail, Note::drawn);
  }
}
inline void drawnOpenly(Side& side, Card card) { write(side.trail, Note::drawnOpenly, card); }
inline void left(Side& side, Card card) { write(side.trail, Note::leaves, card); }
inline void entered(Side& side, Card card) { write(side.trail, Note::enters, card); }
inline void given(Side& side) { write(side.trail, Note::given); }
inline void givenOpenly(Side& side) { write(side.trail, Note::givenOpenly); }
inline void noScaffold(Side& side) { write(side.trail, Note::noScaffold); }
inline void taken(Side& side, Card card) {
  const std::array<std::uint8_t, 2> bytes{static_cast<std::uint8_t>(Note::taken), card};
  write(side.trail, bytes);
}
inline void shuffled(Side& side) {
  write(side.trail, Note::shuffled);
  writeList(side.trail, side.draw);
}
// Draw and Discard: the card is one of the two drawn last, not just any card of the hand. If the pile was shuffled in
// between, it is noted as any.
inline void leftOfTwo(Side& side, Card card, Card scaffold) {
  auto& notes = side.trail.notes;
  const auto openly = [](Card it) { return static_cast<std::uint8_t>(static_cast<unsigned>(Note::drawnOpenly) | it); };
  if (!side.trail.torn && notes.size() >= 2 && card != scaffold) {
    const bool scaffoldLast = notes.back() == openly(scaffold);  // all could see that one
    const bool scaffoldFirst = notes[notes.size() - 2] == openly(scaffold);
    std::uint8_t& run = notes[notes.size() - (scaffoldLast ? 2 : 1)];
    if (runOf(run) >= 2) {
      --run;
      drawnOpenly(side, card);
    } else if (runOf(run) == 1 && (scaffoldFirst || scaffoldLast)) {
      run = openly(card);
    }
  }
  left(side, card);
}

// What the notes say: the cards of hand, draw pile and unknown gifts together, and the gifts from the bottom to the
// top.
struct Tally {
  Cards hidden;
  FixedVector<Note, mostOwned> gifts;

  void add(const Noted& noted) {
    switch (noted.note) {
      case Note::leaves: hidden.take(noted.card); return;
      case Note::enters: hidden.insert(noted.card); return;
      case Note::given:
      case Note::givenOpenly: gifts.push_back(noted.note); return;
      case Note::taken:
        if (gifts.back() == Note::given) hidden.take(noted.card);
        gifts.pop_back();
        return;
      case Note::shuffled:
        for (const Card card : noted.pile) hidden.insert(card);
        return;
      case Note::drawnOpenly:
      case Note::drawn:
      case Note::noScaffold: return;
    }
  }
};
inline Tally startTally(const Trail& trail) {
  Tally tally;
  const std::span<const std::uint8_t> notes = read(trail);
  for (const Card card : startHand(notes)) tally.hidden.insert(card);
  for (const Card card : startPile(notes)) tally.hidden.insert(card);
  return tally;
}
inline Tally tallyOf(const Trail& trail) {
  Tally tally = startTally(trail);
  forEachNoted(read(trail), [&](const Noted& noted, std::size_t) { tally.add(noted); });
  return tally;
}

// Notes of the present alone, as of somebody who has seen nothing: no possible world is excluded.
inline void forget(Side& side) {
  Cards hidden = side.hand;
  for (const Card card : side.gifts) hidden.insert(card);
  for (const Card card : side.draw) hidden.insert(card);
  side.trail = beginning({}, hidden);
  noScaffold(side);
  for (std::size_t i = 0; i < side.hand.size() + side.gifts.size(); ++i) drawn(side);
  for (std::size_t i = 0; i < side.gifts.size(); ++i) given(side);
}

// Where a story can begin: after the latest shuffle, unless a gift of before still lies there unknown, or any gift if
// the room is scarce. Zero: nowhere but where it does.
inline std::size_t latestBeginning(const Trail& trail, bool scarce) {
  struct Candidate {
    std::size_t at = 0;
    std::size_t gifts = 0;  // that have lain there since
  };
  FixedVector<Candidate, Trail::room> candidates;
  Tally tally = startTally(trail);
  forEachNoted(read(trail), [&](const Noted& noted, std::size_t end) {
    tally.add(noted);
    for (Candidate& candidate : candidates) candidate.gifts = std::min(candidate.gifts, tally.gifts.size());
    if (noted.note == Note::shuffled) candidates.push_back({end, tally.gifts.size()});
  });
  for (std::size_t i = candidates.size(); i-- > 0;) {
    const Tally& now = tally;
    const Note* const old = now.gifts.begin() + candidates[i].gifts;
    if (scarce || std::find(now.gifts.begin(), old, Note::given) == old) return candidates[i].at;
  }
  return 0;
}

// At a barrier the others get to see the notes, and what no longer matters is struck out.
inline void show(Side& side) {
  Trail& trail = side.trail;
  if (!trail.begun) return;
  if (trail.torn) forget(side);
  const std::size_t cut = latestBeginning(trail, trail.notes.size() + Trail::reserve > Trail::room);
  if (cut > 0) {
    Trail shorter;
    Tally tally = startTally(trail);
    forEachNoted(read(trail), [&](const Noted& noted, std::size_t end) {
      if (end == cut) {
        shorter = beginning(tally.hidden, noted.pile);
        write(shorter, Note::noScaffold);
        for (const Note gift : tally.gifts) write(shorter, gift);
      }
      tally.add(noted);
    });
    write(shorter, read(trail).subspan(cut));
    trail = shorter;
  }
  trail.told = static_cast<std::uint8_t>(trail.notes.size());
}
// What the others have seen of it.
inline Trail shownPart(const Trail& trail) {
  Trail part;
  part.begun = trail.begun;
  write(part, read(trail).first(trail.told));
  part.told = trail.told;
  return part;
}

}  // namespace sammel::feiner_sand::trail
