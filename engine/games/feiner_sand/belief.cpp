#include "engine/games/feiner_sand/belief.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

#include "engine/games/feiner_sand/feiner_sand.hpp"
#include "engine/games/feiner_sand/trail.hpp"

namespace sammel::feiner_sand {
namespace {

using trail::Note;
using trail::Noted;

constexpr int mostTellings = 8;
constexpr int tellingsWithoutGifts = 2;
constexpr int mostAttempts = 20'000;  // of which at least one succeeds, or the notes are wrong

// The notes, read ahead: what every gift has to leave for later.
class Plot {
 public:
  using Needs = std::array<std::uint8_t, mostTypes>;

  Plot(const Rules& rules, const Trail& notes)
      : hand(trail::startHand(trail::read(notes))), pile(trail::startPile(trail::read(notes))) {
    trail::forEachNoted(trail::read(notes), [&](const Noted& noted, std::size_t) { story.push_back(noted); });
    Needs need{};
    FixedVector<Card, Trail::room> taken;
    for (std::size_t i = story.size(); i-- > 0;) {
      Noted& noted = story[i];
      switch (noted.note) {
        case Note::leaves: ++need[noted.card]; break;
        case Note::enters: need[noted.card] = less(need[noted.card], 1); break;
        case Note::drawnOpenly: need[noted.card] = std::max<std::uint8_t>(need[noted.card], 1); break;
        case Note::taken: taken.push_back(noted.card); break;
        case Note::givenOpenly:
          noted.card = rules.shortTermLimit;
          if (!taken.empty()) taken.pop_back();
          break;
        case Note::given:
          noted.card = unknown;
          needs_.push_back(need);
          if (taken.empty()) break;
          noted.card = taken.back();
          taken.pop_back();
          ++need[noted.card];
          break;
        case Note::shuffled:
          for (const Card card : noted.pile) need[card] = less(need[card], 1);
          break;
        case Note::drawn:
        case Note::noScaffold: break;
      }
    }
  }

  static constexpr Card unknown = mostTypes;  // of a gift that still lies there
  bool hasGifts() const { return !needs_.empty(); }
  // How many of a card have to be in hand or draw pile after the gift for what comes then.
  const Needs& needAfterGift(std::size_t gift) const { return needs_[needs_.size() - 1 - gift]; }

  std::span<const Card> hand;
  std::span<const Card> pile;
  FixedVector<Noted, Trail::room> story;

 private:
  static std::uint8_t less(std::uint8_t count, int by) { return static_cast<std::uint8_t>(std::max(0, count - by)); }
  FixedVector<Needs, longestTurns + mostOwned> needs_;  // the latest gift first; at most one a turn is new
};

// One way to tell the story. A card drawn unseen gets a name only when it has to; until then it is any of `cast_.pool`.
class Telling {
 public:
  Telling(const Rules& rules, const Plot& plot, Chance& chance) : rules_(rules), plot_(plot), chance_(chance) {
    for (const Card card : plot.hand) cast_.named.insert(card);
    for (const Card card : plot.pile) cast_.pool.insert(card);
    pile_ = cast_.pool.count();
    std::size_t gift = 0;
    while (next_ < plot.story.size() && weight > 0) {
      const Noted& noted = plot.story[next_++];
      switch (noted.note) {
        case Note::leaves: leave(noted.card); break;
        case Note::enters: cast_.named.insert(noted.card); break;
        case Note::drawnOpenly: drawOpenly(noted.card); break;
        case Note::drawn: draw(); break;
        case Note::given: give(noted.card, plot.needAfterGift(gift++)); break;
        case Note::givenOpenly: gifts_.push(noted.card); break;
        case Note::taken: gifts_.pop(); break;
        case Note::shuffled: shuffle(noted.pile); break;
        case Note::noScaffold: pinScaffold(); break;
      }
    }
  }

  double weight = 1;

  // Places what is still open.
  Holding end() {
    Holding holding{cast_.named, cast_.pinned, gifts_};
    chance_.shuffle(std::span<Card>(cast_.pool.begin(), cast_.pool.end()));
    for (const Card card : cast_.pool) {
      if (cast_.unseen > 0) {
        holding.hand.insert(card);
        --cast_.unseen;
      } else {
        holding.draw.push(card);
      }
    }
    chance_.shuffle(std::span<Card>(holding.draw.begin(), holding.draw.end()));
    return holding;
  }

 private:
  bool happens(double probability) { return chance_.fraction() < probability; }
  Card any(const Cards& cards) { return cards[chance_.below(static_cast<std::uint32_t>(cards.size()))]; }

  // What is hidden at some point of the story.
  struct Cast {
    Cards named;     // in hand
    int unseen = 0;  // in hand too
    Cards pinned;    // in the draw pile
    Cards pool;      // the unseen ones and the rest of the draw pile
  };

  // Whether what shows before the next shuffle can go on from here.
  bool isTenable(Cast cast) const {
    int drawn = 0;
    for (std::size_t i = next_; i < plot_.story.size(); ++i) {
      const Noted& noted = plot_.story[i];
      switch (noted.note) {
        case Note::shuffled: return true;
        case Note::drawn:
          ++cast.unseen;
          ++drawn;
          break;
        case Note::enters: cast.named.insert(noted.card); break;
        case Note::drawnOpenly:
          if (!cast.pool.take(noted.card) && !cast.pinned.take(noted.card)) return false;
          cast.named.insert(noted.card);
          break;
        case Note::given:
          if (noted.card == Plot::unknown) break;
          [[fallthrough]];
        case Note::leaves:
          if (cast.named.take(noted.card)) break;
          if (--cast.unseen < 0) return false;
          if (!cast.pool.take(noted.card) && (!cast.pinned.take(noted.card) || --drawn < 0)) return false;
          break;
        default: break;
      }
    }
    return true;
  }

  void draw() {
    Cards pinned = cast_.pinned;  // an unseen card is no Scaffold
    while (pinned.take(rules_.scaffold)) {
    }
    const int pile = pile_-- - (cast_.pinned.count() - pinned.count());
    if (pinned.empty()) {
      ++cast_.unseen;
      return;
    }
    Cards options;
    for (const Card card : pinned) {
      Cast after = cast_;
      after.pinned.take(card);
      after.named.insert(card);
      if (isTenable(after)) options.push(card);
    }
    Cast after = cast_;
    ++after.unseen;
    const int others = isTenable(after) ? pile - pinned.count() : 0;
    weight *= static_cast<double>(options.count() + others) / pile;
    if (weight <= 0) return;
    if (static_cast<int>(chance_.below(static_cast<std::uint32_t>(options.count() + others))) < others) {
      ++cast_.unseen;
      return;
    }
    const Card card = any(options);
    cast_.pinned.take(card);
    cast_.named.insert(card);
  }

  void drawOpenly(Card card) {
    const int pinned = cast_.pinned.count(card);
    const double unpinned = cast_.pool.empty() ? 0
                                               : static_cast<double>(pile_ - cast_.pinned.count()) *
                                                     cast_.pool.count(card) / cast_.pool.count();
    weight *= (pinned + unpinned) / pile_;
    if (weight <= 0) return;
    --pile_;
    Cards& from = happens(pinned / (pinned + unpinned)) ? cast_.pinned : cast_.pool;
    from.take(card);
    cast_.named.insert(card);
  }

  // All see that the card was in hand. If it was not known to be, one of the unseen cards has to be it, and it is
  // settled where its equals are.
  void leave(Card card) {
    if (cast_.named.take(card)) return;
    const int copies = cast_.pool.count(card);
    while (cast_.pool.take(card)) {
    }
    std::array<double, mostOwned + 1> likely{};
    double sum = 0;
    const int cards = cast_.pool.count() + copies;
    for (int inHand = 1; inHand <= std::min(copies, cast_.unseen); ++inHand) {
      const Cast after = settled(card, inHand, copies);
      if (copies > 1 && !isTenable(after)) continue;
      likely[static_cast<std::size_t>(inHand)] = share(inHand, copies, cast_.unseen, cards);
      sum += likely[static_cast<std::size_t>(inHand)];
    }
    weight *= sum;
    if (weight <= 0) return;
    double left = chance_.fraction() * sum;
    int inHand = 0;
    for (int n = 1; n <= copies; ++n) {
      if (likely[static_cast<std::size_t>(n)] <= 0) continue;
      inHand = n;
      left -= likely[static_cast<std::size_t>(n)];
      if (left < 0) break;
    }
    cast_ = settled(card, inHand, copies);
  }
  // One of the copies has just gone, the other ones in hand are named, the rest is in the draw pile.
  Cast settled(Card card, int inHand, int copies) const {
    Cast after = cast_;
    after.unseen -= inHand;
    for (int i = 1; i < inHand; ++i) after.named.insert(card);
    for (int i = inHand; i < copies; ++i) after.pinned.insert(card);
    return after;
  }
  // How likely it is that so many of all copies are among the unseen ones.
  static double share(int inHand, int copies, int unseen, int cards) {
    double likely = 1;
    for (int i = 0; i < inHand; ++i) {
      likely *= static_cast<double>((unseen - i) * (copies - i)) / ((cards - i) * (i + 1));
    }
    for (int i = 0; i < copies - inHand; ++i) {
      likely *= static_cast<double>(std::max(0, cards - unseen - i)) / (cards - inHand - i);
    }
    return likely;
  }

  // Any card of the hand that is not needed later; `known` if the gift has shown since.
  void give(Card known, const Plot::Needs& needs) {
    const auto isFree = [&](Card card) {
      if (known != Plot::unknown) return card == known;
      return needs[card] == 0 ||
             cast_.named.count(card) + cast_.pool.count(card) + cast_.pinned.count(card) > needs[card];
    };
    Cards fromNamed;
    Cards fromPool;
    for (const Card card : cast_.named) {
      if (isFree(card)) fromNamed.push(card);
    }
    if (cast_.unseen > 0 && canSpareUnseen()) {
      for (const Card card : cast_.pool) {
        if (isFree(card)) fromPool.push(card);
      }
    }
    const double unseen =
        cast_.pool.empty() ? 0 : static_cast<double>(cast_.unseen) * fromPool.count() / cast_.pool.count();
    const double options = fromNamed.count() + unseen;
    weight *= options / (cast_.named.count() + cast_.unseen);
    if (weight <= 0) return;
    const bool isNamed = happens(fromNamed.count() / options);
    const Card card = any(isNamed ? fromNamed : fromPool);
    gifts_.push(card);
    if (isNamed) {
      cast_.named.take(card);
    } else {
      cast_.pool.take(card);
      --cast_.unseen;
    }
  }
  bool canSpareUnseen() const {
    Cast after = cast_;
    --after.unseen;
    return isTenable(after);
  }

  void shuffle(std::span<const Card> pile) {
    for (const Card card : cast_.pool) cast_.named.insert(card);  // the old pile is used up
    cast_.unseen = 0;
    cast_.pool.clear();
    for (const Card card : pile) cast_.pool.insert(card);
    pile_ = cast_.pool.count();
    pinScaffold();
  }
  // A Scaffold that is drawn lies open, so it is in the draw pile.
  void pinScaffold() {
    while (cast_.pool.take(rules_.scaffold)) cast_.pinned.insert(rules_.scaffold);
  }

  const Rules& rules_;
  const Plot& plot_;
  Chance& chance_;
  std::size_t next_ = 0;  // of the story
  Cast cast_;
  int pile_ = 0;  // cards in it
  Cards gifts_;
};

// Plays a seat's phase at random: to its end if it is done, otherwise some way into it.
void playOn(const Rules& rules, State& state, Seat seat, bool done, Rng& rng) {
  Silent silent;
  Course<Silent> course(rules, state, rng, silent);
  course.begin(seat);
  Moves<Action> moves;
  while (state.sides[seat].stage != Stage::waiting) {
    if (!done && rng.use(Purpose::choice, Seat::table()).below(2) == 0) return;
    FeinerSand::legal(rules, state, seat, moves);
    const Action action =
        moves[rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(moves.size()))];
    const Side before = state.sides[seat];
    course.act(seat, action);
    if (!done && state.sides[seat].stage == Stage::waiting) {
      state.sides[seat] = before;
      return;
    }
  }
}

}  // namespace

Holding imagineHolding(const Rules& rules, const Trail& notes, Chance& chance) {
  const Plot plot(rules, notes);
  const int wanted = plot.hasGifts() ? mostTellings : tellingsWithoutGifts;
  Holding chosen;
  double sum = 0;
  int told = 0;
  for (int attempt = 0; told < wanted && (told == 0 ? attempt < mostAttempts : attempt < 4 * mostTellings); ++attempt) {
    Telling telling(rules, plot, chance);
    if (telling.weight <= 0) continue;
    ++told;
    sum += telling.weight;
    if (chance.fraction() * sum < telling.weight) chosen = telling.end();
  }
  assert(told > 0);
  return chosen;
}

State imagine(const Rules& rules, const Knowledge& known, Rng& rng) {
  State state;
  state.open = known.open;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    Side& side = state.sides[seat];
    Chance chance = rng.use(Purpose::choice, Seat::table());
    if (known.viewer.is(seat)) {
      side = *known.own;
      if (!side.now.ordered) chance.shuffle(std::span<Card>(side.draw.begin(), side.draw.end()));
      continue;
    }
    const Holding holding = imagineHolding(rules, known.trails[seat], chance);
    side.trail = known.trails[seat];
    side.hand = holding.hand;
    side.draw = holding.draw;
    if (known.fronts[seat].ordered) {
      side.draw.clear();
      for (std::size_t under = 0; under < known.fronts[seat].drawSize; ++under) {
        side.draw.push(rules.learning[deckSize - 1 - under]);
      }
    }
    side.gifts = holding.gifts;
    side.shown = known.fronts[seat];
    side.now = side.shown;
    side.now.handSize = side.now.drawSize = side.now.giftCount = 0;
    if (state.open.phase != Phase::over) playOn(rules, state, seat, known.waiting.has(seat), rng);
  }
  return state;
}

}  // namespace sammel::feiner_sand
