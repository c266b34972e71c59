#include "engine/games/ganz_nach_plan/belief.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>

namespace sammel::ganz_nach_plan {
namespace {

using Kind = Movement::Kind;

// How many cards of a hand are none of the tracked ones.
int untrackedIn(const Hands& tracked, const Sizes& sizes, Seat seat) { return sizes[seat] - tracked[seat].size(); }

// The chances that a tracked card, or any of the others, is the one that leaves the hand: a blind draw takes every card
// with the same chance, a choice every different one.
double chanceOfTracked(Kind kind, const Hands& tracked, const Sizes& sizes, Seat from, Card card) {
  const Cards hand = tracked[from];
  if (kind == Kind::draw) return static_cast<double>(hand.count(card)) / sizes[from];
  return hand.has(card) ? 1.0 / (hand.kinds() + untrackedIn(tracked, sizes, from)) : 0.0;
}
double chanceOfUntracked(Kind kind, const Hands& tracked, const Sizes& sizes, Seat from) {
  const int untracked = untrackedIn(tracked, sizes, from);
  const int ways = kind == Kind::draw ? sizes[from] : tracked[from].kinds() + untracked;
  return static_cast<double>(untracked) / ways;
}

// Keeps the worlds to which `factor(tracked)` gives a positive chance, weighted with it.
template <class Factor>
void weigh(std::vector<World>& worlds, Factor factor) {
  std::size_t kept = 0;
  double sum = 0;
  for (const World& world : worlds) {
    const double weight = world.weight * factor(world.tracked);
    if (weight <= 0) continue;
    worlds[kept++] = {world.tracked, weight};
    sum += weight;
  }
  worlds.resize(kept);
  for (World& world : worlds) world.weight /= sum;
}

void moveCard(Hands& hands, Seat from, Seat to, Card card) {
  hands[from] -= Cards::one(card);
  hands[to] += Cards::one(card);
}

// Uniform in [0, 1), the same on every machine.
double fraction(Chance& chance) {
  constexpr std::uint32_t half = std::uint32_t{1} << 26U;
  const double high = chance.below(half);
  const double low = chance.below(half);
  const double scaled = low / half;
  return (high + scaled) / half;
}

// One of several things by their weights.
template <class T>
class Lottery {
 public:
  void add(const T& thing, double weight) {
    if (weight <= 0) return;
    things_.push_back(thing);
    upTo_.push_back((upTo_.empty() ? 0.0 : upTo_.back()) + weight);
  }
  const T& draw(Chance& chance) const {
    const auto found = std::upper_bound(upTo_.begin(), upTo_.end(), fraction(chance) * upTo_.back());
    return things_[std::min(static_cast<std::size_t>(found - upTo_.begin()), things_.size() - 1)];
  }

 private:
  FixedVector<T, kindCount + 1> things_;
  FixedVector<double, kindCount + 1> upTo_;
};

// The cards that were never seen, each with its way from hand to hand. Which is which is decided when one is seen.
class Nameless {
 public:
  void deal(Seat to, int count) {
    for (int i = 0; i < count; ++i) tokens_.push_back({to, to, std::nullopt});
  }
  // A card turns out to have been in this hand.
  void name(Seat in, Card card, Chance& chance) { tokens_[any(in, chance)].card = card; }
  std::size_t move(Seat from, Seat to, Chance& chance) {
    const std::size_t moved = any(from, chance);
    tokens_[moved].owner = to;
    return moved;
  }
  void swapHands(Seat a, Seat b) {
    for (Token& token : tokens_) {
      if (token.card) continue;
      if (token.owner == a) {
        token.owner = b;
      } else if (token.owner == b) {
        token.owner = a;
      }
    }
  }
  // What is still hidden gets the remaining names and lies in the present hands.
  void nameAll(Cards cards, Hands& present, Chance& chance) {
    for (Token& token : tokens_) {
      if (token.card) continue;
      token.card = cards.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(cards.size()))));
      cards -= Cards::one(*token.card);
      present[token.owner] += Cards::one(*token.card);
    }
  }
  void putIntoDeal(Hands& dealt) const {
    for (const Token& token : tokens_) dealt[token.dealtTo] += Cards::one(*token.card);
  }
  Card cardOf(std::size_t token) const { return *tokens_[token].card; }

 private:
  struct Token {
    Seat dealtTo;
    Seat owner;
    std::optional<Card> card;
  };
  std::size_t any(Seat owner, Chance& chance) const {
    FixedVector<std::size_t, mostCards> candidates;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (!tokens_[i].card && tokens_[i].owner == owner) candidates.push_back(i);
    }
    return candidates[chance.below(static_cast<std::uint32_t>(candidates.size()))];
  }
  FixedVector<Token, mostCards> tokens_;
};

}  // namespace

void WorldIndex::build(const std::vector<World>& worlds, std::size_t room) {
  slots_.assign(std::bit_ceil(2 * room + 16), 0);
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    slots_[slotOf(worlds, worlds[i].tracked)] = static_cast<std::uint32_t>(i + 1);
  }
}

std::size_t WorldIndex::slotOf(const std::vector<World>& worlds, const Hands& tracked) const {
  std::uint64_t key = 0;
  for (const Cards hand : tracked) key = (std::rotl(key, 23) ^ hand.bits) * 0x9E3779B97F4A7C15ULL;
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(key >> 32U) & mask;
  while (slots_[slot] != 0 && worlds[slots_[slot] - 1].tracked != tracked) slot = (slot + 1) & mask;
  return slot;
}

World& WorldIndex::at(std::vector<World>& worlds, const Hands& tracked) {
  std::size_t slot = slotOf(worlds, tracked);
  if (slots_[slot] == 0) {
    if (2 * (worlds.size() + 1) > slots_.size()) {
      build(worlds, 2 * worlds.size());
      slot = slotOf(worlds, tracked);
    }
    worlds.push_back({tracked, 0});
    slots_[slot] = static_cast<std::uint32_t>(worlds.size());
  }
  return worlds[slots_[slot] - 1];
}

double WorldIndex::weightOf(const std::vector<World>& worlds, const Hands& tracked) const {
  const std::uint32_t found = slots_[slotOf(worlds, tracked)];
  return found == 0 ? 0 : worlds[found - 1].weight;
}

Belief::Belief(const Rules& rules, const Knowledge& knowledge, std::size_t most) : knowledge_(knowledge) {
  retell(rules);
  while (!filter(rules, most) && !exact_) most *= 4;
  assert(!worlds_.empty());  // the truth is one of them
  cumulative_.reserve(worlds_.size());
  double sum = 0;
  for (const World& world : worlds_) cumulative_.push_back(sum += world.weight);
}

// The course of the game as the viewer saw it, and which cards they saw for the first time.
void Belief::retell(const Rules& rules) {
  rules.pack.forEachKind([&](Card card) {
    if (rules.pack.count(card) == 1 && !knowledge_.dealt.has(card)) neverSeen_ += Cards::one(card);
  });
  std::size_t swaps = 0;
  Course course(rules, knowledge_.open.start);
  course.retell(knowledge_.plays, knowledge_.open.phase, self(), [&](const Movement& movement) {
    Step step{
        .movement = movement, .sizes = course.sizes(), .seen = {}, .hand = {}, .news = {}, .before = {}, .index = {}};
    Cards seen;
    switch (movement.kind) {
      case Kind::play: step.seen = movement.card; break;
      case Kind::swapHands:
        if (movement.from == self() || movement.to == self()) seen = step.hand = knowledge_.takenHands[swaps++];
        break;
      case Kind::takePile: break;
      case Kind::give:
      case Kind::draw: {
        const std::uint8_t face = knowledge_.faces[movement.face];
        if (face != unseen) step.seen = static_cast<Card>(face);
      }
    }
    if (step.seen) seen = Cards::one(*step.seen);
    seen.forEachKind([&](Card card) {
      if (neverSeen_.has(card)) step.news += Cards::one(card);
    });
    neverSeen_ -= step.news;
    steps_.push_back(std::move(step));
  });
}

// False if no world is left, which can only be because too few were kept.
bool Belief::filter(const Rules& rules, std::size_t most) {
  exact_ = true;
  dealTracked(rules, most);
  for (Step& step : steps_) {
    follow(step, most);
    if (worlds_.empty()) return false;
  }
  return true;
}

// Where the cards are of which there are several, by the number of ways to deal them one by one.
void Belief::dealTracked(const Rules& rules, std::size_t most) {
  World first{{}, 1};
  first.tracked[self()] = knowledge_.dealt;
  worlds_ = {first};
  rules.pack.forEachKind([&](Card card) {
    if (rules.pack.count(card) == 1) return;
    for (int copy = knowledge_.dealt.count(card); copy < rules.pack.count(card); ++copy) {
      const std::vector<World> before = std::exchange(worlds_, {});
      WorldIndex index;
      index.build(worlds_, before.size());
      for (const World& world : before) {
        for (int i = 0; i < rules.players; ++i) {
          const int free = rules.handSize - world.tracked[Seat(i)].size();
          if (Seat(i) == self() || free == 0) continue;
          Hands hands = world.tracked;
          hands[Seat(i)] += Cards::one(card);
          index.at(worlds_, hands).weight += world.weight * free;
        }
      }
      thin(most);
    }
  });
}

void Belief::follow(Step& step, std::size_t most) {
  const Movement& movement = step.movement;
  const Seat from = movement.from;
  const Seat to = movement.to;
  const bool isNew = !step.news.empty();
  switch (movement.kind) {
    case Kind::play:
      // Each of the cards never seen is as likely as any other to be the one.
      weigh(worlds_, [&](const Hands& tracked) -> double {
        return isNew ? untrackedIn(tracked, step.sizes, movement.from) : tracked[from].has(movement.card) ? 1 : 0;
      });
      if (isNew) return;
      for (World& world : worlds_) world.tracked[from] -= Cards::one(movement.card);
      return;
    case Kind::takePile:
      for (World& world : worlds_) world.tracked[to] += movement.pile;
      return;
    case Kind::swapHands:
      if (step.hand.empty()) {
        for (World& world : worlds_) std::swap(world.tracked[from], world.tracked[to]);
        return;
      }
      weigh(worlds_, [&](const Hands& tracked) -> double {
        return tracked[movement.from == self() ? to : from] == step.hand - step.news ? 1 : 0;
      });
      for (World& world : worlds_) {
        std::swap(world.tracked[from], world.tracked[to]);
        world.tracked[self()] = step.hand;
      }
      return;
    case Kind::give:
    case Kind::draw: break;
  }
  if (!step.seen) return followUnseen(step, most);
  if (movement.from != self()) {
    weigh(worlds_, [&](const Hands& tracked) {
      return isNew ? chanceOfUntracked(movement.kind, tracked, step.sizes, movement.from)
                   : chanceOfTracked(movement.kind, tracked, step.sizes, movement.from, *step.seen);
    });
  }
  for (World& world : worlds_) {
    if (isNew) world.tracked[from] += step.news;  // it was there
    moveCard(world.tracked, movement.from, movement.to, *step.seen);
  }
}

void Belief::followUnseen(Step& step, std::size_t most) {
  const Movement& movement = step.movement;
  step.before = std::exchange(worlds_, {});
  step.index.build(step.before, step.before.size());
  WorldIndex index;
  index.build(worlds_, 4 * step.before.size());
  for (const World& world : step.before) {
    const double untracked = chanceOfUntracked(movement.kind, world.tracked, step.sizes, movement.from);
    if (untracked > 0) index.at(worlds_, world.tracked).weight += world.weight * untracked;
    world.tracked[movement.from].forEachKind([&](Card card) {
      Hands hands = world.tracked;
      moveCard(hands, movement.from, movement.to, card);
      index.at(worlds_, hands).weight +=
          world.weight * chanceOfTracked(movement.kind, world.tracked, step.sizes, movement.from, card);
    });
  }
  thin(most);
}

// Leaves `most` worlds: the heavy ones, and of the light ones a selection in which each stays with a chance that is
// proportional to its weight.
void Belief::thin(std::size_t most) {
  if (worlds_.size() <= most) return;
  exact_ = false;
  std::vector<double> weights;
  weights.reserve(worlds_.size());
  double rest = 0;
  for (const World& world : worlds_) {
    weights.push_back(world.weight);
    rest += world.weight;
  }
  std::sort(weights.begin(), weights.end(), std::greater<>());
  std::size_t heavy = 0;
  while (heavy + 1 < most && weights[heavy] * static_cast<double>(most - heavy) >= rest) rest -= weights[heavy++];
  const double share = rest / static_cast<double>(most - heavy);
  Rng rng = Rng::simulation(worlds_.size());
  Chance chance = rng.use(Purpose::choice, Seat::table());
  double wait = fraction(chance) * share;
  std::size_t kept = 0;
  for (const World& world : worlds_) {
    if (world.weight >= share) {
      worlds_[kept++] = world;
      continue;
    }
    wait -= world.weight;
    if (wait >= 0) continue;
    wait += share;
    worlds_[kept++] = {world.tracked, share};
  }
  worlds_.resize(kept);
}

// From the present to the deal. `moved` tells of every step which tracked card moved unseen, if it was one.
Hands Belief::goBack(const Hands& present, std::vector<std::optional<Card>>& moved, Chance& chance) const {
  Hands hands = present;
  for (std::size_t i = steps_.size(); i-- > 0;) {
    const Step& step = steps_[i];
    const Movement& movement = step.movement;
    const Seat from = movement.from;
    const Seat to = movement.to;
    switch (movement.kind) {
      case Kind::play: hands[from] += Cards::one(movement.card) - step.news; continue;
      case Kind::takePile: hands[to] -= movement.pile; continue;
      case Kind::swapHands:
        std::swap(hands[from], hands[to]);
        if (!step.hand.empty()) hands[movement.from == self() ? to : from] -= step.news;
        continue;
      case Kind::give:
      case Kind::draw: break;
    }
    if (step.seen) {
      moveCard(hands, movement.to, movement.from, *step.seen);
      hands[from] -= step.news;
      continue;
    }
    Lottery<std::optional<Card>> lottery;
    lottery.add(std::nullopt, step.index.weightOf(step.before, hands) *
                                  chanceOfUntracked(movement.kind, hands, step.sizes, movement.from));
    hands[to].forEachKind([&](Card card) {
      Hands before = hands;
      moveCard(before, movement.to, movement.from, card);
      const double weight = step.index.weightOf(step.before, before);
      if (weight > 0) {
        lottery.add(card, weight * chanceOfTracked(movement.kind, before, step.sizes, movement.from, card));
      }
    });
    moved[i] = lottery.draw(chance);
    if (moved[i]) moveCard(hands, movement.to, movement.from, *moved[i]);
  }
  return hands;
}

State Belief::imagine(const Rules& rules, Rng& rng) const {
  Chance chance = rng.use(Purpose::choice, Seat::table());
  const auto drawn = std::upper_bound(cumulative_.begin(), cumulative_.end(), fraction(chance) * cumulative_.back());
  const auto chosen = std::min(static_cast<std::size_t>(drawn - cumulative_.begin()), worlds_.size() - 1);
  State state;
  state.open = knowledge_.open;
  state.plays = knowledge_.plays;
  state.faces = knowledge_.faces;
  state.hands = worlds_[chosen].tracked;
  std::vector<std::optional<Card>> moved(steps_.size());
  state.dealt = goBack(state.hands, moved, chance);

  Nameless nameless;
  for (int i = 0; i < rules.players; ++i) {
    nameless.deal(Seat(i), rules.handSize - state.dealt[Seat(i)].size());
  }
  std::vector<std::pair<std::size_t, std::size_t>> namelessFaces;  // the face, the token
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    const Movement& movement = step.movement;
    const Seat shown = movement.kind == Kind::swapHands && movement.from == self() ? movement.to : movement.from;
    step.news.forEachKind([&](Card card) { nameless.name(shown, card, chance); });
    if (movement.kind == Kind::swapHands) nameless.swapHands(movement.from, movement.to);
    if ((movement.kind != Kind::give && movement.kind != Kind::draw) || step.seen) continue;
    if (moved[i]) {
      state.faces[movement.face] = static_cast<std::uint8_t>(*moved[i]);
    } else {
      namelessFaces.emplace_back(movement.face, nameless.move(movement.from, movement.to, chance));
    }
  }
  nameless.nameAll(neverSeen_, state.hands, chance);
  nameless.putIntoDeal(state.dealt);
  for (const auto& [face, token] : namelessFaces) state.faces[face] = static_cast<std::uint8_t>(nameless.cardOf(token));

  for (int i = 0; i < rules.players; ++i) {  // G5: what others have chosen but not shown
    const Cards hand = state.hand(Seat(i));
    if (!state.open.hasChosen(Seat(i))) continue;
    state.choice[Seat(i)] =
        Seat(i) == self() ? knowledge_.choice
                          : static_cast<std::uint8_t>(
                                hand.nthKind(static_cast<int>(chance.below(static_cast<std::uint32_t>(hand.kinds())))));
  }
  return state;
}

}  // namespace sammel::ganz_nach_plan
