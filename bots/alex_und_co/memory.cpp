#include "bots/alex_und_co/memory.hpp"

#include <algorithm>

namespace sammel::alex_und_co {
namespace {

void forgetFaces(Knowledge& knowledge, const search::Memory& memory) {
  const auto& turned = knowledge.open.turned;
  for (std::size_t place = 0; place < mostPlaces; ++place) {
    const Card card = knowledge.grid[place];
    if (card == noCard || memory.keeps(place * 256 + card)) continue;
    if (std::find(turned.begin(), turned.end(), static_cast<std::uint8_t>(place)) != turned.end()) continue;
    knowledge.grid[place] = noCard;
    knowledge.open.seen &= ~(std::uint64_t{1} << place);
  }
}

void drop(Hand& known, Card card) {
  if (known.has(card)) known.remove(card);
}

// What is certain of hands after a fact, if it was before.
void followCertain(const Rules& rules, const Fact& fact, Hands& known) {
  Hand& actor = known[fact.actor()];
  Hand& other = known[fact.other()];
  switch (fact.what) {
    case Happening::esgKept:
      drop(actor, esgCard);
      if (fact.card == noCard) {
        other.cards = other.cards & rules.authors;  // any of the games may have gone
        break;
      }
      drop(other, fact.card);
      actor.add(fact.card);
      break;
    case Happening::esgBack: drop(actor, esgCard); break;
    case Happening::sazPlayed: drop(actor, sazCard); break;
    case Happening::swapped:
      if (fact.second == noCard) {
        other.cards = other.cards - rules.gamesOf(rules.setOfCard(fact.card));
        actor = {};  // any card may have gone
        break;
      }
      drop(other, fact.card);
      drop(actor, fact.second);
      actor.add(fact.card);
      other.add(fact.second);
      break;
    case Happening::named:
    case Happening::sazGot: drop(other, fact.card); [[fallthrough]];
    case Happening::took: actor.add(fact.card); break;
    case Happening::laid: drop(actor, fact.card); break;
    case Happening::misnamed:
    case Happening::missed:
    case Happening::denied:
    case Happening::sazNot: break;
  }
}

void followSizes(const Fact& fact, PerSeat<std::uint8_t, maxPlayers>& sizes) {
  std::uint8_t& actor = sizes[fact.actor()];
  std::uint8_t& other = sizes[fact.other()];
  switch (fact.what) {
    case Happening::took: ++actor; return;
    case Happening::named:
    case Happening::sazGot: ++actor; [[fallthrough]];
    case Happening::esgKept: --other; return;  // and an ESG card goes for the one that comes
    case Happening::esgBack:
    case Happening::sazPlayed:
    case Happening::laid: --actor; return;
    default: return;
  }
}

// Lets memory begin `count` facts later.
void forgetOldest(const Rules& rules, Knowledge& knowledge, std::size_t count) {
  const Seat self = knowledge.viewer.seat();
  Hands own{};  // of the others nothing is known here
  own[self] = knowledge.start.hands[self];
  for (std::size_t i = 0; i < count; ++i) {
    const Fact& fact = knowledge.facts[i];
    followCertain(rules, fact, knowledge.start.known);
    followSizes(fact, knowledge.startSizes);
    if (fact.actor() == self || fact.other() == self) follow(fact, own);
  }
  knowledge.start.hands[self] = own[self];
  std::copy(knowledge.facts.begin() + count, knowledge.facts.end(), knowledge.facts.begin());
  knowledge.facts.resize(knowledge.facts.size() - count);
}

void forgetHands(const Rules& rules, Knowledge& knowledge, const search::Memory& memory) {
  for (int i = 0; i < rules.players; ++i) {
    if (knowledge.viewer.is(Seat(i))) continue;
    Hand& known = knowledge.start.known[Seat(i)];
    const auto keeps = [&](Card card) { return memory.keeps((mostPlaces + static_cast<std::size_t>(i)) * 256 + card); };
    known.cards.forEach([&](Card card) {
      if (!keeps(card)) known.cards = known.cards - CardSet::of(card);
    });
    if (!keeps(esgCard)) known.esg = 0;
    if (!keeps(sazCard)) known.saz = 0;
  }
}

}  // namespace

void forget(const Rules& rules, Knowledge& knowledge, const search::Memory& memory) {
  if (knowledge.open.over || memory.isPerfect()) return;
  if (!rules.memoryAid) forgetFaces(knowledge, memory);
  constexpr double factsInMind = 3;
  const auto remembered = static_cast<std::size_t>(factsInMind / (1 - memory.sharpness()));
  if (knowledge.facts.size() <= remembered) return;
  std::size_t count = knowledge.facts.size() - remembered;
  // A2: that somebody does not have a card says that the asker does not either, unless it was just got from another.
  while (count < knowledge.facts.size() && knowledge.facts[count].what == Happening::sazNot) ++count;
  forgetOldest(rules, knowledge, count);
  forgetHands(rules, knowledge, memory);
}

}  // namespace sammel::alex_und_co
