#include "bots/raufer/memory.hpp"

namespace sammel::raufer {
namespace {

constexpr double cardsPerAge = 3;

// What the table still shows: who could not obey the order that stands.
Cards shownToLack(const Open& open, const Arrival& arrival) {
  return open.ordered && open.stuck[arrival.seat] ? arrival.lacks & open.obeying() : Cards{};
}

void forgetWhoWasStuck(Open& open, const search::Memory& memory) {
  for (std::size_t i = 0; i < open.arrivals.size(); ++i) {
    Arrival& arrival = open.arrivals[i];
    if (!memory.keeps(highestFloor + 1 + i)) arrival.lacks = shownToLack(open, arrival);
  }
}

// The two cards change places, in the pile and wherever the other one is. So what is left fits together as before, if
// only nobody is said to lack the card that is taken back; and those who visibly do cannot have the other one either.
void mistake(Open& open, Played& played, int other) {
  for (Arrival& arrival : open.arrivals) {
    arrival.lacks =
        (arrival.lacks - Cards::one(played.floor)) | (shownToLack(open, arrival) & Cards::one(played.floor));
  }
  played.floor = static_cast<std::int8_t>(other);
}

void forgetPile(const Rules& rules, Knowledge& knowledge, const search::Memory& memory) {
  Open& open = knowledge.open;
  for (std::size_t i = 0; i + 1 < open.pile.size(); ++i) {  // R8: the top card lies open
    Played& played = open.pile[i];
    const auto age = static_cast<double>(open.pile.size() - 1 - i) / cardsPerAge;
    if (knowledge.viewer.is(played.by) || memory.keeps(static_cast<std::uint64_t>(played.floor), age)) continue;
    Cards hidden = rules.pack - knowledge.hand;
    for (const Played& other : open.pile) hidden = hidden - Cards::one(other.floor);
    if (open.ordered) {
      const Cards obeying = open.obeying();
      hidden = obeying.has(played.floor) ? hidden & obeying : hidden - obeying;
    }
    if (hidden.empty()) continue;
    const std::size_t guess =
        memory.guess(static_cast<std::uint64_t>(played.floor), static_cast<std::size_t>(hidden.size()));
    mistake(open, played, hidden.nth(static_cast<std::uint32_t>(guess)));
  }
}

}  // namespace

void forget(const Rules& rules, Knowledge& knowledge, const search::Memory& memory) {
  if (knowledge.open.over) return;
  forgetWhoWasStuck(knowledge.open, memory);
  if (!rules.openDiscards) forgetPile(rules, knowledge, memory);
}

}  // namespace sammel::raufer
