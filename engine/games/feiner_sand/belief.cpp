#include "engine/games/feiner_sand/belief.hpp"

#include <span>

#include "engine/games/feiner_sand/feiner_sand.hpp"
#include "engine/games/feiner_sand/trail.hpp"

namespace sammel::feinersand {
namespace {

// Puts cards on the symbol card, from the bottom to the top. Known cards are as likely as each other; all unseen ones
// together are as likely as the number of them that can have been in hand. Goes back where it gets stuck.
class Giving {
 public:
  Giving(const Rules& rules, const Front& front, Cards known, Cards pool, Chance& chance)
      : rules_(rules), front_(front), known(known), pool(pool), chance_(chance) {}

 private:
  const Rules& rules_;
  const Front& front_;

 public:
  Cards known;  // left
  Cards pool;   // unseen cards left
  Cards gifts;

  bool give(std::size_t gift, int unseen) {
    if (gift == front_.giftCount) return true;
    const Trail& trail = front_.trail;
    if (!trail::isUnknown(trail, gift)) {
      gifts.push(rules_.shortTermLimit);
      if (give(gift + 1, unseen)) return true;
      gifts.pop();
      return false;
    }
    if (unseen > trail.most[gift]) return false;
    Cards knownOptions = fitting(known, gift);
    Cards poolOptions;
    if (unseen < trail.most[gift]) poolOptions = fitting(pool, gift);
    while (!knownOptions.empty() || !poolOptions.empty()) {
      const int unseenWeight = poolOptions.empty() ? 0 : trail.most[gift] - unseen;
      const auto drawn =
          static_cast<int>(chance_.below(static_cast<std::uint32_t>(knownOptions.count() + unseenWeight)));
      const bool isKnown = drawn < knownOptions.count();
      Cards& options = isKnown ? knownOptions : poolOptions;
      Cards& source = isKnown ? known : pool;
      const Card card = options[chance_.below(static_cast<std::uint32_t>(options.size()))];
      source.take(card);
      gifts.push(card);
      if (give(gift + 1, unseen + (isKnown ? 0 : 1))) return true;
      gifts.pop();
      source.insert(card);
      while (options.take(card)) {
      }
    }
    return false;
  }

 private:
  Cards fitting(const Cards& cards, std::size_t gift) const {
    Cards fit;
    for (const Card card : cards) {
      if (front_.trail.since[card] <= gift) fit.push(card);
    }
    return fit;
  }

  Chance& chance_;
};

// Plays a seat's phase at random: to its end if it is done, otherwise some way into it.
void playOn(const Rules& rules, State& state, Seat seat, bool done, Rng& rng) {
  Silent silent;
  Course<Silent> course(rules, state, rng, silent);
  course.begin(seat);
  Moves<Action> moves;
  while (state.side(seat).stage != Stage::waiting) {
    if (!done && rng.use(Purpose::choice, Seat::table()).below(2) == 0) return;
    FeinerSand::legal(rules, state, seat, moves);
    const Action action =
        moves[rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(moves.size()))];
    const Side before = state.side(seat);
    course.act(seat, action);
    if (!done && state.side(seat).stage == Stage::waiting) {
      state.side(seat) = before;
      return;
    }
  }
}

}  // namespace

Holding imagineHolding(const Rules& rules, const Front& front, const Cards& hidden, bool startCards, Chance& chance) {
  Cards pool = hidden;
  for (const Card card : front.trail.known) pool.take(card);
  for (std::size_t gift = 0; gift < front.giftCount; ++gift) {
    if (!trail::isUnknown(front.trail, gift)) pool.take(rules.shortTermLimit);
  }
  Holding holding;
  if (front.ordered) {  // the draw pile is known
    for (int i = 0; i < front.drawSize; ++i)
      holding.draw.push(rules.learning[static_cast<std::size_t>(deckSize - 1 - i)]);
    for (const Card card : holding.draw) pool.take(card);
  }
  // A Scaffold that was drawn lies open; only among the start cards it can be in hand.
  while (!startCards && pool.take(rules.scaffold)) holding.draw.push(rules.scaffold);

  Giving giving(rules, front, front.trail.known, pool, chance);
  giving.give(0, 0);
  holding.gifts = giving.gifts;
  holding.hand = giving.known;
  chance.shuffle(std::span<Card>(giving.pool.begin(), giving.pool.end()));
  for (const Card card : giving.pool) {
    if (holding.hand.count() < front.handSize) {
      holding.hand.insert(card);
    } else {
      holding.draw.push(card);
    }
  }
  if (!front.ordered) chance.shuffle(std::span<Card>(holding.draw.begin(), holding.draw.end()));
  return holding;
}

State imagine(const Rules& rules, const Knowledge& known, Rng& rng) {
  State state;
  state.open = known.open;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    const auto at = static_cast<std::size_t>(i);
    Side& side = state.side(seat);
    Chance chance = rng.use(Purpose::choice, Seat::table());
    if (known.viewer.is(seat)) {
      side = *known.own;
      if (!side.now.ordered) chance.shuffle(std::span<Card>(side.draw.begin(), side.draw.end()));
      continue;
    }
    const Holding holding =
        imagineHolding(rules, known.fronts[at], known.hidden[at], state.open.phase == Phase::exchange, chance);
    side.hand = holding.hand;
    side.draw = holding.draw;
    side.gifts = holding.gifts;
    side.shown = known.fronts[at];
    side.now = side.shown;
    side.now.handSize = side.now.drawSize = side.now.giftCount = 0;
    if (state.open.phase != Phase::over) playOn(rules, state, seat, known.waiting.has(seat), rng);
  }
  return state;
}

}  // namespace sammel::feinersand
