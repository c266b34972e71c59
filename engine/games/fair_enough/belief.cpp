#include "engine/games/fair_enough/belief.hpp"

namespace sammel::fair_enough {

Belief::Belief(const Rules& rules, const Knowledge& knowledge) : knowledge_(knowledge), unseen_(rules.pack) {
  const Open& open = knowledge.open;
  for (const Card card : open.display) unseen_.remove(card);
  unseen_ -= open.discard;
  unseen_ -= knowledge.pile;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    unseen_ -= open.laid[seat];
    unseen_ -= open.secured[seat];
    const bool seen = knowledge.viewer.is(seat) || open.phase == Phase::over;
    unseen_ -= seen ? knowledge.hands[seat] : open.known[seat];
  }
}

namespace {

// Any `count` of the cards, each copy as likely as the other.
Cards drawSome(Cards& from, int count, Chance& chance) {
  Cards drawn;
  for (; count > 0; --count) {
    const Card card = from.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    drawn.add(card);
  }
  return drawn;
}

// Somebody was dealt `shown` special cards of a sort that we know of and `more` that we do not. The chance of such a
// deal counts the ways to choose all of them; `drawSome` counts only the ways to choose the others, which is too much
// by the ways to say which are which. Keeping one draw in so many corrects it.
std::uint32_t waysToTellApart(std::uint32_t shown, std::uint32_t more) {
  std::uint32_t ways = 1;
  for (std::uint32_t i = 1; i <= more; ++i) ways = ways * (shown + i) / i;
  return ways;
}

}  // namespace

State Belief::imagine(const Rules& rules, Rng& rng) const {
  const Open& open = knowledge_.open;
  State state;
  state.open = open;
  Chance chance = rng.use(Purpose::choice, Seat::table());
  for (bool kept = false; !kept;) {
    Cards unseen = unseen_;
    kept = true;
    for (int i = 0; i < rules.players; ++i) {
      const Seat seat(i);
      Cards& hand = state.hands[seat];
      if (knowledge_.viewer.is(seat) || open.phase == Phase::over) {
        hand = knowledge_.hands[seat];
        continue;
      }
      const Cards hidden = drawSome(unseen, knowledge_.handSizes[seat] - open.known[seat].size(), chance);
      for (std::size_t sort = 0; sort < hidden.specials.size(); ++sort) {
        const std::uint32_t ways = waysToTellApart(open.dealtSpecials[seat][sort], hidden.specials[sort]);
        kept = kept && (ways == 1 || chance.below(ways) == 0);
      }
      hand = open.known[seat];
      hand += hidden;
    }
    state.pile = knowledge_.pile;
    state.pile += unseen;
  }
  return state;
}

}  // namespace sammel::fair_enough
