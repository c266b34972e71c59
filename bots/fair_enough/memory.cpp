#include "bots/fair_enough/memory.hpp"

#include "engine/games/fair_enough/belief.hpp"

namespace sammel::fair_enough {
namespace {

// Takes those of `cards`, a part of the knowledge, that are not remembered for collection cards nobody sees. Both
// change places, so what is left fits together as before. `where` tells apart memories of the same card.
void forgetSome(const Rules& rules, const Knowledge& knowledge, Cards& cards, const search::Memory& memory, int where) {
  const Cards before = cards;
  for (int i = 0; i < before.size(); ++i) {
    const Card card = before.nth(i);
    const auto thing = static_cast<std::uint64_t>(where) * 256 + card.id;
    if (memory.keeps(thing)) continue;
    const Cards unseen = Belief(rules, knowledge).unseen();
    if (unseen.collectionSize() == 0) return;
    cards.remove(card);
    cards.add(unseen.nth(static_cast<int>(memory.guess(thing, static_cast<std::size_t>(unseen.collectionSize())))));
  }
}

}  // namespace

void forget(const Rules& rules, Knowledge& knowledge, const search::Memory& memory) {
  if (knowledge.open.phase == Phase::over) return;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    if (knowledge.viewer.is(seat)) continue;
    forgetSome(rules, knowledge, knowledge.open.known[seat], memory, i);
    if (!rules.openCollections) {
      forgetSome(rules, knowledge, knowledge.open.secured[seat], memory, maxPlayers + i);
    }
  }
}

}  // namespace sammel::fair_enough
