#include "engine/games/alex_und_co/belief.hpp"

#include <algorithm>
#include <bit>

namespace sammel::alex_und_co {

Belief::Belief(const Rules& rules, const Knowledge& knowledge) : known_(knowledge) {
  number(rules);
  compile(rules);
  lookAhead();
  for (const Step& step : steps_) certain_ = certain_ && step.edges.empty();
  if (!certain_) return;
  Rng unused = Rng::simulation(0);
  Chance chance = unused.use(Purpose::choice, Seat::table());
  (void)followAll(onlyPath_, chance);  // nothing is left to choose
  dealer_ = dealerFor(onlyPath_);
}

// ---- what is known, card by card ----

CardSet Belief::labelsOf(const Rules&, Card card) const {
  if (card == esgCard) return esg_;
  return card == sazCard ? saz_ : Labels::of(card);
}

Card Belief::cardOf(const Rules& rules, Label label) const {
  if (label < rules.cards) return label;
  return esg_.has(label) ? esgCard : sazCard;
}

// Gives every card its number and says where it can have been at the start.
void Belief::number(const Rules& rules) {
  const Seat self = known_.viewer.seat();
  labels_ = static_cast<std::size_t>(rules.cards + rules.specials.esg + rules.specials.saz);
  Where unseen = pool;
  room_[6] = static_cast<std::uint8_t>(labels_);
  for (int i = 0; i < rules.players; ++i) {
    if (Seat(i) != self) unseen |= with(Seat(i));
    room_[static_cast<std::size_t>(i)] = known_.startSizes[static_cast<std::size_t>(i)];
    room_[6] = static_cast<std::uint8_t>(room_[6] - room_[static_cast<std::size_t>(i)]);
  }
  std::fill_n(dealt_.begin(), labels_, unseen);
  std::fill(dealt_.begin() + static_cast<std::ptrdiff_t>(labels_), dealt_.end(), gone);
  const auto holdings = [&](int i) -> const Hand& {
    return Seat(i) == self ? known_.start.hands[static_cast<std::size_t>(i)]
                           : known_.start.known[static_cast<std::size_t>(i)];
  };

  CardSet out = known_.open.leftOut | known_.open.allLaid();
  for (const Fact& fact : known_.facts) {
    if (fact.what == Happening::laid) out = out - CardSet::of(fact.card);
  }
  out.forEach([&](Card card) { dealt_[card] = gone; });
  for (int i = 0; i < rules.players; ++i) {
    holdings(i).cards.forEach([&](Card card) { dealt_[card] = with(Seat(i)); });
  }
  const auto outCards = static_cast<std::uint8_t>(out.size());
  room_[6] = static_cast<std::uint8_t>(room_[6] - outCards);

  // Of equal cards it is known how many are where; which of them is only a matter of numbering.
  auto next = static_cast<std::size_t>(rules.cards);
  const auto numberEquals = [&](Card card, int count, int played, std::int8_t Hand::* held, Labels& labels) {
    const std::size_t end = next + static_cast<std::size_t>(count);
    for (std::size_t label = next; label < end; ++label) labels = labels | Labels::of(static_cast<Label>(label));
    int seenInPool = static_cast<int>(std::count(known_.grid.begin(), known_.grid.end(), card));
    for (const Fact& fact : known_.facts) {
      seenInPool += fact.what == Happening::took && fact.card == card ? 1 : 0;
      const bool plays = card == esgCard ? fact.what == Happening::esgKept || fact.what == Happening::esgBack
                                         : fact.what == Happening::sazPlayed;
      played -= plays ? 1 : 0;
    }
    const auto mark = [&](int number, Where where) {
      for (; number > 0; --number) dealt_[next++] = where;
    };
    room_[6] = static_cast<std::uint8_t>(room_[6] - played);
    mark(played, gone);
    mark(seenInPool, pool);
    for (int i = 0; i < rules.players; ++i) mark(holdings(i).*held, with(Seat(i)));
    next = end;
  };
  numberEquals(esgCard, rules.specials.esg, known_.open.esgPlayed, &Hand::esg, esg_);
  numberEquals(sazCard, rules.specials.saz, known_.open.sazPlayed, &Hand::saz, saz_);
}

void Belief::addStep(const Step& step) {
  steps_.push_back(step);
  epochs_.emplace_back();
  epochs_.back().allowed.fill(anywhere);
}

namespace {

template <class Moved>
auto* findMoved(Moved& moved, std::uint8_t label) {
  const auto found = std::find_if(moved.begin(), moved.end(), [label](const auto& item) { return item.first == label; });
  return found == moved.end() ? nullptr : &*found;
}

}  // namespace

void Belief::at(Label label, Where where) {
  if (findMoved(epochs_.back().moved, label) == nullptr) epochs_.back().allowed[label] &= where;
}
void Belief::notAt(Label label, Where where) { at(label, static_cast<Where>(~where)); }
void Belief::moves(Label label, Where from, Where to) {
  if (auto* earlier = findMoved(epochs_.back().moved, label)) {
    earlier->second = to;
    return;
  }
  at(label, from);
  epochs_.back().moved.emplace_back(label, to);
}

void Belief::movesOpenly(const Rules& rules, Card card, Where from, Where to) {
  if (!isSpecial(card)) return moves(card, from, to);
  Step step;
  step.equals = labelsOf(rules, card);
  step.from = from;
  step.to = to;
  addStep(step);
}

void Belief::compile(const Rules& rules) {
  epochs_.emplace_back();
  epochs_.back().allowed.fill(anywhere);
  for (std::size_t i = 0; i < known_.facts.size(); ++i) compileFact(rules, i);
  if (known_.open.phase == Phase::giving && !known_.viewer.is(known_.open.asked)) {  // A4: a game is promised
    Step step;
    step.from = with(known_.open.asked);
    step.choice = rules.gamesOf(known_.open.askedSet);
    step.edges.push_back({step.from, step.from, step.choice, -1, false});
    addStep(step);
  }
  for (const Card card : known_.grid) {
    if (card != noCard && !isSpecial(card)) at(card, pool);
  }
}

void Belief::compileFact(const Rules& rules, std::size_t index) {
  const Fact& fact = known_.facts[index];
  const Where actor = with(fact.actor());
  const Where other = with(fact.other());
  const auto edge = [&](Where from, Where to, Labels candidates, bool second) {
    return Edge{from, to, candidates, static_cast<std::int16_t>(index), second};
  };
  switch (fact.what) {
    case Happening::took:
      movesOpenly(rules, fact.card, pool, actor);
      if (fact.second != noCard) at(fact.second, actor);
      return;
    case Happening::named:
      if (fact.second != noCard) at(fact.second, actor);
      moves(fact.card, other, actor);
      return;
    case Happening::misnamed: notAt(fact.card, other); [[fallthrough]];
    case Happening::missed:
      notAt(fact.card, actor);
      if (fact.second != noCard) at(fact.second, actor);
      return;
    case Happening::denied:
      rules.gamesOf(rules.setOfCard(fact.card)).forEach([&](Card game) { notAt(game, other); });
      return;
    case Happening::sazPlayed: movesOpenly(rules, sazCard, actor, gone); return;
    case Happening::sazGot: moves(fact.card, other, actor); return;
    case Happening::sazNot:
      notAt(fact.card, other);
      notAt(fact.card, actor);
      return;
    case Happening::laid: moves(fact.card, actor, gone); return;

    case Happening::esgKept:
    case Happening::esgBack: {
      movesOpenly(rules, esgCard, actor, gone);
      const bool kept = fact.what == Happening::esgKept;
      const Where to = kept ? actor : other;
      if (fact.card != noCard) return movesOpenly(rules, fact.card, other, to);
      Step step;
      const Labels games = rules.all - rules.authors;
      step.edges.push_back(edge(other, to, kept ? games : rules.authors | esg_ | saz_, false));
      addStep(step);
      return;
    }

    case Happening::swapped: {
      const bool seen = fact.second != noCard;
      Step step;
      step.from = other;
      if (!known_.viewer.is(fact.other())) step.choice = rules.gamesOf(rules.setOfCard(fact.card));
      if (!seen) {
        step.edges.push_back(edge(other, actor, step.choice, false));
        step.edges.push_back(edge(actor, other, rules.all | esg_ | saz_, true));
      }
      if (!step.choice.empty()) addStep(step);
      if (!seen) return;
      moves(fact.card, other, actor);
      movesOpenly(rules, fact.second, actor, other);
      return;
    }
  }
}

// Where each card can be at each time so that everything that is known of it later can still come true.
void Belief::lookAhead() {
  Map after;
  after.fill(anywhere);
  for (std::size_t e = epochs_.size(); e-- > 0;) {
    Epoch& epoch = epochs_[e];
    for (std::size_t c = 0; c < mostLabels; ++c) epoch.possible[c] = epoch.allowed[c] & after[c];
    for (const auto& [label, to] : epoch.moved) epoch.possible[label] = (after[label] & to) != 0 ? epoch.allowed[label] : 0;
    if (e == 0) return;
    const Step& step = steps_[e - 1];
    after = epoch.possible;
    const auto comesFrom = [&](Labels labels, Where from, Where to) {
      labels.forEach([&](Label label) {
        if ((epoch.possible[label] & to) != 0) after[label] |= from;
      });
    };
    for (const Edge& edge : step.edges) comesFrom(edge.candidates, edge.from, edge.to);
    comesFrom(step.equals, step.from, step.to);
  }
}

// ---- finding a path ----

bool Belief::followAll(Path& path, Chance& chance) const {
  path.now = dealt_;
  path.moved = {};
  path.taken.clear();
  path.rivals.clear();
  path.proposal = 1;
  if (!enter(path, epochs_[0])) return false;
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    const Step& step = steps_[s];
    if (!step.equals.empty() && !takeEqual(path, step)) return false;
    if (!step.choice.empty()) noteRivals(path, step.choice, step.from);
    if (!step.edges.empty() && !takeUnseen(path, step, epochs_[s + 1], chance)) return false;
    if (!enter(path, epochs_[s + 1])) return false;
    if (!step.edges.empty() && !canBeDealt(path)) return false;
  }
  return true;
}

bool Belief::enter(Path& path, const Epoch& epoch) const {
  bool fits = true;
  for (std::size_t c = 0; c < mostLabels; ++c) {
    path.now[c] &= epoch.possible[c];
    fits &= path.now[c] != 0;
  }
  if (!fits) return false;
  for (const auto& [label, to] : epoch.moved) {
    if (!path.moved.has(label)) path.dealt[label] = path.now[label];
    path.moved = path.moved | Labels::of(label);
    path.now[label] = to;
  }
  return true;
}

void Belief::noteRivals(Path& path, Labels among, Where from) {
  Rivals rivals{from, {}, 0};
  among.forEach([&](Label label) {
    if (path.now[label] == from) {
      ++rivals.certain;
    } else if ((path.now[label] & from) != 0) {
      rivals.free = rivals.free | Labels::of(label);
    }
  });
  if (!rivals.free.empty()) path.rivals.push_back(rivals);
}

// One of several equal cards: one that is certainly there if possible, as nobody can tell the difference.
bool Belief::takeEqual(Path& path, const Step& step) const {
  std::optional<Label> found;
  Labels free;
  step.equals.forEach([&](Label label) {
    if (path.now[label] == step.from) {
      if (!found) found = label;
    } else if ((path.now[label] & step.from) != 0) {
      free = free | Labels::of(label);
    }
  });
  if (!found) {
    if (free.empty()) return false;
    found = free.first();
    path.rivals.push_back({step.from, free, 0});
  }
  takeEdge(path, {step.from, step.to, {}, 0, false}, *found);
  return true;
}

void Belief::takeEdge(Path& path, const Edge& edge, Label label) {
  if (edge.from == edge.to) {
    path.now[label] = edge.from;
    return;
  }
  if (!path.moved.has(label)) path.dealt[label] = edge.from;
  path.moved = path.moved | Labels::of(label);
  path.now[label] = edge.to;
}

bool Belief::takeUnseen(Path& path, const Step& step, const Epoch& next, Chance& chance) const {
  // Cards whose future does not allow them to stay where they are.
  Labels restless;
  for (std::size_t c = 0; c < labels_; ++c) {
    if ((path.now[c] & next.possible[c]) == 0) restless = restless | Labels::of(static_cast<Label>(c));
  }
  Labels taken;
  const Map before = path.now;
  for (std::size_t e = 0; e < step.edges.size(); ++e) {
    const Edge& edge = step.edges[e];
    const auto canTake = [&](const Edge& of, Label label) {
      return (before[label] & of.from) != 0 && (next.possible[label] & of.to) != 0 && of.candidates.has(label) &&
             !taken.has(label);
    };
    // How likely is an undecided card in this hand?
    int decided = 0;
    int undecided = 0;
    for (std::size_t c = 0; c < labels_; ++c) {
      const Where start = startOf(path, static_cast<Label>(c));
      decided += start == edge.from ? 1 : 0;
      undecided += start != edge.from && (start & edge.from) != 0 ? 1 : 0;
    }
    const int room = room_[static_cast<std::size_t>(std::countr_zero(edge.from))] - decided;
    const double share = undecided == 0 ? 0 : static_cast<double>(room) / undecided;

    Labels urgent;
    restless.forEach([&](Label label) {
      const bool later = e + 1 < step.edges.size() && canTake(step.edges[e + 1], label);
      if (canTake(edge, label) && !later) urgent = urgent | Labels::of(label);
    });
    const bool allUrgent = static_cast<std::size_t>(restless.size()) >= step.edges.size() - e;
    const Labels among = !urgent.empty() ? urgent : allUrgent ? restless : edge.candidates;
    std::array<double, mostLabels> upTo{};
    std::array<Label, mostLabels> candidates{};
    std::size_t count = 0;
    double sum = 0;
    (among & edge.candidates).forEach([&](Label label) {
      if (!canTake(edge, label)) return;
      const double weight = before[label] == edge.from ? 1 : share;
      if (weight <= 0) return;
      sum += weight;
      upTo[count] = sum;
      candidates[count++] = label;
    });
    if (count == 0) return false;
    const double drawn = sum * (chance.below(1U << 30U) + 0.5) / (1U << 30U);
    std::size_t pick = 0;
    while (pick + 1 < count && upTo[pick] <= drawn) ++pick;
    const Label label = candidates[pick];
    path.proposal *= (upTo[pick] - (pick == 0 ? 0 : upTo[pick - 1])) / sum;
    takeEdge(path, edge, label);
    path.taken.push_back(label);
    taken = taken | Labels::of(label);
    restless = restless - taken;
  }
  return restless.empty();
}

// Hall's condition: no set of places is wanted by more cards than it takes.
bool Belief::canBeDealt(const Path& path) const {
  std::array<std::int16_t, 128> wanted{};
  for (std::size_t c = 0; c < labels_; ++c) {
    const Where start = startOf(path, static_cast<Label>(c));
    if ((start & gone) == 0) ++wanted[start];
  }
  for (unsigned place = 1; place < 128; place *= 2) {
    for (unsigned places = 0; places < 128; ++places) {
      if ((places & place) != 0) wanted[places] = static_cast<std::int16_t>(wanted[places] + wanted[places ^ place]);
    }
  }
  std::array<std::int16_t, 128> room{};
  for (unsigned places = 1; places < 128; ++places) {
    const unsigned rest = places & (places - 1);
    room[places] = static_cast<std::int16_t>(room[rest] + room_[static_cast<std::size_t>(std::countr_zero(places))]);
    if (wanted[places] > room[places]) return false;
  }
  return true;
}

// ---- dealing what is left ----

Dealer Belief::dealerFor(const Path& path) const {
  std::array<std::uint8_t, mostLabels> allowed{};
  std::size_t cards = 0;
  auto room = room_;
  for (std::size_t c = 0; c < labels_; ++c) {
    const Where start = startOf(path, static_cast<Label>(c));
    if (!std::has_single_bit(start)) {
      allowed[cards++] = start;
    } else if (start != gone) {
      --room[static_cast<std::size_t>(std::countr_zero(start))];
    }
  }
  return {std::span(allowed).first(cards), room};
}

Belief::Map Belief::deal(const Path& path, const Dealer& dealer, Rng& rng) const {
  std::array<std::uint8_t, mostLabels> placeOf{};
  std::size_t cards = 0;
  for (std::size_t c = 0; c < labels_; ++c) cards += std::has_single_bit(startOf(path, static_cast<Label>(c))) ? 0 : 1;
  dealer.deal(rng.use(Purpose::deal, Seat::table()), std::span(placeOf).first(cards));
  Map dealt{};
  std::size_t next = 0;
  for (std::size_t c = 0; c < labels_; ++c) {
    const Where start = startOf(path, static_cast<Label>(c));
    dealt[c] = std::has_single_bit(start) ? start : static_cast<Where>(1U << placeOf[next++]);
  }
  return dealt;
}

// Of the choices that others made, up to a factor that all worlds have in common.
double Belief::likelihood(const Path& path, const Map& dealt) {
  double likelihood = 1;
  for (const Rivals& rivals : path.rivals) {
    int there = rivals.certain;
    rivals.free.forEach([&](Label label) { there += dealt[label] == rivals.from ? 1 : 0; });
    likelihood *= static_cast<double>(std::max(1, rivals.certain)) / there;
  }
  return likelihood;
}

State Belief::imagine(const Rules& rules, Rng& rng) const {
  const auto chanceOf = [&rng] { return (rng.use(Purpose::choice, Seat::table()).below(1U << 30U) + 0.5) / (1U << 30U); };
  if (certain_) {
    for (;;) {
      const Map dealt = deal(onlyPath_, dealer_, rng);
      if (chanceOf() < likelihood(onlyPath_, dealt)) return complete(rules, onlyPath_, dealt, rng);
    }
  }
  Path path;
  Path best;
  Map bestDealt{};
  double sum = 0;
  for (int found = 0; found < pathsTried;) {
    Chance chance = rng.use(Purpose::choice, Seat::table());
    if (!followAll(path, chance)) continue;
    const Dealer dealer = dealerFor(path);
    if (!dealer.isPossible()) continue;
    ++found;
    const Map dealt = deal(path, dealer, rng);
    const double weight = dealer.worlds() / path.proposal * likelihood(path, dealt);
    sum += weight;
    if (chanceOf() * sum >= weight) continue;
    std::swap(best, path);
    bestDealt = dealt;
  }
  return complete(rules, best, bestDealt, rng);
}

State Belief::complete(const Rules& rules, const Path& path, const Map& dealt, Rng& rng) const {
  State state;
  state.open = known_.open;
  state.partial = known_.partial;
  state.promised = known_.promised;
  state.start.known = known_.start.known;
  state.facts = known_.facts;
  state.grid = known_.grid;
  Hand rest;
  for (std::size_t c = 0; c < labels_; ++c) {
    const auto label = static_cast<Label>(c);
    const Where start = path.moved.has(label) ? path.dealt[c] : dealt[c];
    const Where end = path.moved.has(label) ? path.now[c] : dealt[c];
    if (start < pool) state.start.hands[static_cast<std::size_t>(std::countr_zero(start))].add(cardOf(rules, label));
    if (end == pool) rest.add(cardOf(rules, label));
  }
  auto taken = path.taken.begin();
  for (const Step& step : steps_) {
    for (const Edge& edge : step.edges) {
      const Card card = cardOf(rules, *taken++);
      if (edge.fact < 0) {
        state.promised = card;
      } else {
        Fact& fact = state.facts[static_cast<std::size_t>(edge.fact)];
        (edge.second ? fact.second : fact.card) = card;
      }
    }
  }
  state.hands = state.start.hands;
  for (const Fact& fact : state.facts) follow(fact, state.hands);

  for (const Card card : known_.grid) {
    if (card != noCard) rest.remove(card);
  }
  Chance chance = rng.use(Purpose::deal, Seat::table());
  for (std::size_t place = 0; place < mostPlaces; ++place) {
    const std::uint64_t bit = std::uint64_t{1} << place;
    if ((known_.open.filled & bit) == 0 || (known_.open.seen & bit) != 0) continue;
    const Card card = rest.nth(chance.below(static_cast<std::uint32_t>(rest.size())));
    rest.remove(card);
    state.grid[place] = card;
  }
  state.pile = rest;
  return state;
}

}  // namespace sammel::alex_und_co
