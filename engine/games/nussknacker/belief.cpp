#include "engine/games/nussknacker/belief.hpp"

#include <algorithm>
#include <bit>

namespace sammel::nussknacker {
namespace {

double chanceOfOne(SetMask sets) { return 1.0 / std::popcount(sets); }

// Keeps the worlds to which `factor(world)` gives a positive chance, weighted with it.
template <class Factor>
void weigh(std::vector<World>& worlds, Factor factor) {
  std::size_t kept = 0;
  for (const World& world : worlds) {
    const double chance = factor(world);
    if (chance > 0) worlds[kept++] = {world.hands, world.weight * chance};
  }
  worlds.resize(kept);
}

void exchange(Hands& hands, Seat asker, Seat asked, Cards offered, Cards given) {
  hands[asker] = hands[asker] - offered + given;
  hands[asked] = hands[asked] - given + offered;
}

Cards drawSet(SetMask sets, Chance& chance) {
  return nthSet(sets, chance.below(static_cast<std::uint32_t>(std::popcount(sets))));
}

}  // namespace

void WorldIndex::build(const std::vector<World>& worlds, std::size_t room) {
  slots_.assign(std::bit_ceil(2 * room + 16), 0);
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    slots_[slotOf(worlds, worlds[i].hands)] = static_cast<std::uint32_t>(i + 1);
  }
}

std::size_t WorldIndex::slotOf(const std::vector<World>& worlds, const Hands& hands) const {
  std::uint64_t key = 0;
  for (const Cards hand : hands) key = (key << 16U) | hand.bits;
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 32U) & mask;
  while (slots_[slot] != 0 && worlds[slots_[slot] - 1].hands != hands) slot = (slot + 1) & mask;
  return slot;
}

World& WorldIndex::at(std::vector<World>& worlds, const Hands& hands) {
  std::size_t slot = slotOf(worlds, hands);
  if (slots_[slot] == 0) {
    if (2 * (worlds.size() + 1) > slots_.size()) {
      build(worlds, 2 * worlds.size());
      slot = slotOf(worlds, hands);
    }
    worlds.push_back({hands, 0});
    slots_[slot] = static_cast<std::uint32_t>(worlds.size());
  }
  return worlds[slots_[slot] - 1];
}

double WorldIndex::weightOf(const std::vector<World>& worlds, const Hands& hands) const {
  const std::uint32_t found = slots_[slotOf(worlds, hands)];
  return found == 0 ? 0 : worlds[found - 1].weight;
}

Belief::Belief(const Rules& rules, const Knowledge& knowledge) : knowledge_(knowledge) {
  dealAll(rules);
  for (std::size_t i = 0; i < knowledge_.history.size(); ++i) follow(i, rules.askerOf(i, knowledge_.open.start));
  cumulative_.reserve(worlds_.size());
  double sum = 0;
  for (const World& world : worlds_) cumulative_.push_back(sum += world.weight);
}

// All ways to deal what the seat was not dealt, weighted by the number of ways in which single cards make them.
void Belief::dealAll(const Rules& rules) {
  const Seat self = knowledge_.viewer.seat();
  Cards own = knowledge_.hand;  // as it was dealt: all exchanges undone
  for (std::size_t i = 0; i < knowledge_.history.size(); ++i) {
    const SeenQuestion& question = knowledge_.history[i];
    if (question.reply != Reply::yes) continue;
    if (rules.askerOf(i, knowledge_.open.start) == self) own = own - question.given + question.offered;
    if (question.asked == self) own = own - question.offered + question.given;
  }

  constexpr std::size_t nut = maxPlayers;  // the places: the seats, then the nut
  std::array<int, maxPlayers + 1> room{};
  for (int i = 0; i < rules.players; ++i) {
    if (Seat(i) != self) room[static_cast<std::size_t>(i)] = rules.dealtTo(Seat(i), knowledge_.open.start);
  }
  room[nut] = 1;
  const auto& last = knowledge_.open.lastDeal;
  const int shownNut = knowledge_.open.over && last && last->announcer >= 0 ? last->nut : 0;

  std::array<Cards, maxPlayers + 1> places{};
  places[self.slot()] = own;
  const auto place = [&](std::size_t at, int value) {
    if (room[at] == 0 || (at == nut && shownNut != 0 && shownNut != value)) return false;
    --room[at];
    places[at] = places[at] + Cards::one(value);
    return true;
  };
  const auto takeBack = [&](std::size_t at, int value) {
    ++room[at];
    places[at] = places[at] - Cards::one(value);
  };
  const auto dealFrom = [&](const auto& next, int value, double ways) -> void {
    if (value > rules.highest) {
      Hands hands;
      std::copy_n(places.begin(), maxPlayers, hands.begin());
      worlds_.push_back({hands, ways});
      return;
    }
    const int left = copies - own.count(value);
    if (left == 0) return next(next, value + 1, ways);
    for (std::size_t first = 0; first < places.size(); ++first) {
      if (!place(first, value)) continue;
      if (left == 1) next(next, value + 1, ways);
      for (std::size_t second = first; left == 2 && second < places.size(); ++second) {
        if (!place(second, value)) continue;
        next(next, value + 1, first == second ? ways : 2 * ways);
        takeBack(second, value);
      }
      takeBack(first, value);
    }
  };
  dealFrom(dealFrom, 1, 1);
}

void Belief::follow(std::size_t number, Seat asker) {
  const SeenQuestion& question = knowledge_.history[number];
  const Seat self = knowledge_.viewer.seat();
  const Seat to = question.asked;

  if (question.reply != Reply::yes) {
    weigh(worlds_, [&](const World& world) {
      const bool excluded = !canForm(world.hands[asker], question.value) ||                             // N2
                            (question.reply == Reply::no && canForm(world.hands[to], question.value));  // N3
      return excluded ? 0.0 : 1.0;
    });
  } else if (asker == self) {
    weigh(worlds_, [&](const World& world) {
      return world.hands[to].has(question.given) ? chanceOfOne(setsIn(world.hands[to], question.value)) : 0.0;
    });
    for (World& world : worlds_) exchange(world.hands, asker, question.asked, question.offered, question.given);
  } else if (question.asked == self) {
    weigh(worlds_, [&](const World& world) {
      return world.hands[asker].has(question.offered) ? chanceOfOne(setsIn(world.hands[asker], question.value)) : 0.0;
    });
    for (World& world : worlds_) exchange(world.hands, asker, question.asked, question.offered, question.given);
  } else {
    followUnseen(number, asker);
  }
}

void Belief::followUnseen(std::size_t number, Seat asker) {
  const SeenQuestion& question = knowledge_.history[number];
  const Seat to = question.asked;
  const auto offers = [&](const Hands& hands) { return setsIn(hands[asker], question.value, question.fromAsker); };
  const auto gifts = [&](const Hands& hands) { return setsIn(hands[to], question.value, question.fromAsked); };
  weigh(worlds_, [&](const World& world) {
    if (offers(world.hands) == 0 || gifts(world.hands) == 0) return 0.0;
    const double offered = chanceOfOne(setsIn(world.hands[asker], question.value));
    const double given = chanceOfOne(setsIn(world.hands[to], question.value));
    return offered * given;
  });
  if (question.fromAsker == 1 && question.fromAsked == 1) return;  // one card each way: equal cards

  Fork& fork = forks_.emplace_back();
  fork.question = number;
  fork.worlds.swap(worlds_);
  WorldIndex merged;
  merged.build(worlds_, fork.worlds.size());
  for (const World& world : fork.worlds) {
    forEachSet(offers(world.hands), [&](Cards offered) {
      forEachSet(gifts(world.hands), [&](Cards given) {
        Hands hands = world.hands;
        exchange(hands, asker, question.asked, offered, given);
        merged.at(worlds_, hands).weight += world.weight;
      });
    });
  }
  fork.index.build(fork.worlds, fork.worlds.size());
}

State Belief::imagine(const Rules& rules, Rng& rng) const {
  Chance chance = rng.use(Purpose::choice, Seat::table());
  const double drawn = chance.fraction() * cumulative_.back();
  const auto found = std::upper_bound(cumulative_.begin(), cumulative_.end() - 1, drawn);

  State state;
  state.open = knowledge_.open;
  state.hands = worlds_[static_cast<std::size_t>(found - cumulative_.begin())].hands;
  Cards rest = rules.all();
  for (const Cards hand : state.hands) rest = rest - hand;
  state.nut = static_cast<std::int8_t>(rest.sum());

  state.history.resize(knowledge_.history.size());
  Hands hands = state.hands;
  auto fork = forks_.rbegin();
  for (std::size_t i = knowledge_.history.size(); i-- > 0;) {
    const Fork* here = fork != forks_.rend() && fork->question == i ? &*fork++ : nullptr;
    state.history[i] = goBack(i, rules.askerOf(i, knowledge_.open.start), here, hands, chance);
  }
  return state;
}

// Draws how a question went, given the hands after it, and leaves the hands before it.
Question Belief::goBack(std::size_t number, Seat asker, const Fork* fork, Hands& hands, Chance& chance) const {
  const SeenQuestion& seen = knowledge_.history[number];
  const Seat self = knowledge_.viewer.seat();
  Question question{seen.asked, seen.reply, seen.offered, seen.given};
  if (seen.reply != Reply::yes) {
    if (asker != self) question.offered = drawSet(setsIn(hands[asker], seen.value), chance);
    return question;
  }
  if (asker != self && seen.asked != self) drawExchange(question, asker, seen, fork, hands, chance);
  exchange(hands, asker, seen.asked, question.given, question.offered);
  return question;
}

void Belief::drawExchange(Question& question, Seat asker, const SeenQuestion& seen, const Fork* fork,
                          const Hands& hands, Chance& chance) {
  struct Way {
    Cards offered;
    Cards given;
    double cumulative = 0;
  };
  FixedVector<Way, 32> ways;  // at most 5 sets have the same sum and size
  double sum = 0;
  forEachSet(setsIn(hands[seen.asked], seen.value, seen.fromAsker), [&](Cards offered) {
    forEachSet(setsIn(hands[asker], seen.value, seen.fromAsked), [&](Cards given) {
      Hands before = hands;
      exchange(before, asker, seen.asked, given, offered);
      if (fork != nullptr) sum += fork->index.weightOf(fork->worlds, before);
      ways.push_back({offered, given, sum});
    });
  });
  std::size_t way = 0;
  if (ways.size() > 1) {
    const double drawn = chance.fraction() * sum;
    while (ways[way].cumulative <= drawn) ++way;  // ends: the fraction is below 1
  }
  question.offered = ways[way].offered;
  question.given = ways[way].given;
}

}  // namespace sammel::nussknacker
