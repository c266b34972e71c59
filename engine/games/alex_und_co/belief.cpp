#include "engine/games/alex_und_co/belief.hpp"

#include <algorithm>
#include <bit>

#include "engine/games/alex_und_co/planner.hpp"

namespace sammel::alex_und_co {

Belief::Belief(const Rules& rules, const Knowledge& knowledge) : known_(knowledge) {
  number(rules);
  compile(rules);
  do lookAhead();
  while (findOnlyCandidates());
  for (const Step& step : steps_) certain_ = certain_ && step.edges.empty();
  if (!certain_) {
    listNeeds();
    return;
  }
  Rng unused = Rng::simulation(0);
  Chance chance = unused.use(Purpose::choice, Seat::table());
  (void)followAll(onlyPath_, {chance});  // nothing is left to choose
  dealer_ = dealerFor(onlyPath_);
}

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
  const int cards = rules.cards + rules.specials.esg + rules.specials.saz;
  labels_ = static_cast<std::size_t>(cards);
  Where unseen = pool;
  room_[6] = static_cast<std::uint8_t>(labels_);
  for (int i = 0; i < rules.players; ++i) {
    if (Seat(i) != self) unseen |= with(Seat(i));
    room_[static_cast<std::size_t>(i)] = known_.startSizes[Seat(i)];
    room_[6] = static_cast<std::uint8_t>(room_[6] - room_[static_cast<std::size_t>(i)]);
  }
  std::fill_n(dealt_.begin(), labels_, unseen);
  std::fill(dealt_.begin() + static_cast<std::ptrdiff_t>(labels_), dealt_.end(), gone);
  const auto holdings = [&](int i) -> const Hand& {
    return Seat(i) == self ? known_.start.hands[self] : known_.start.known[Seat(i)];
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
  for (unsigned places = 1; places < roomOf_.size(); ++places) {
    const auto place = static_cast<std::size_t>(std::countr_zero(places));
    roomOf_[places] = static_cast<std::int16_t>(roomOf_[places & (places - 1)] + room_[place]);
  }
}

void Belief::addStep(const Step& step) {
  steps_.push_back(step);
  epochs_.emplace_back();
  epochs_.back().allowed.fill(anywhere);
}

namespace {

template <class Moved>
auto* findMoved(Moved& moved, std::uint8_t label) {
  const auto found =
      std::find_if(moved.begin(), moved.end(), [label](const auto& item) { return item.first == label; });
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
    for (const auto& [label, to] : epoch.moved)
      epoch.possible[label] = (after[label] & to) != 0 ? epoch.allowed[label] : 0;
    if (e == 0) return;
    for (std::size_t c = 0; c < mostLabels; ++c) {
      after[c] = before(steps_[e - 1], static_cast<Label>(c), epoch.possible[c]);
    }
  }
}

// Where a card was before a step, if it was in one of these places after it.
Belief::Where Belief::before(const Step& step, Label label, Where after) {
  Where places = after;
  for (const Edge& edge : step.edges) {
    if (!edge.candidates.has(label)) continue;
    const Where from = (after & edge.to) != 0 ? edge.from : Where{0};
    if (edge.onlyOne) return from;
    places |= from;
  }
  if (step.equals.has(label) && (after & step.to) != 0) places |= step.from;
  return places;
}

// If only one card can have moved unseen, its whole past and future depends on that.
bool Belief::findOnlyCandidates() {
  bool found = false;
  Map now = dealt_;
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    const Epoch& epoch = epochs_[s];
    const Epoch& next = epochs_[s + 1];
    for (std::size_t c = 0; c < mostLabels; ++c) now[c] &= epoch.possible[c];
    for (const auto& [label, to] : epoch.moved) now[label] = to;
    Map after = now;
    for (Edge& edge : steps_[s].edges) {
      Labels able;
      edge.candidates.forEach([&](Label label) {
        if ((now[label] & edge.from) == 0 || (next.possible[label] & edge.to) == 0) return;
        able = able | Labels::of(label);
        after[label] |= edge.to;
        if (edge.onlyOne) after[label] = edge.to;
      });
      edge.candidates = able;
      if (edge.onlyOne || able.size() != 1) continue;
      edge.onlyOne = true;
      found = true;
    }
    steps_[s].equals.forEach([&](Label label) {
      if ((now[label] & steps_[s].from) != 0) after[label] |= steps_[s].to;
    });
    now = after;
  }
  return found;
}

void Belief::listNeeds() {
  constexpr int few = 8;  // with more candidates one will be left anyway
  const auto list = [&](std::size_t s, Where from, Labels candidates) {
    if (candidates.empty() || candidates.size() > few) return;
    Need need;
    need.step = s;
    candidates.forEach([&](Label label) { need.candidates.push_back(label); });
    need.reach.resize((s + 1) * need.candidates.size());
    for (std::size_t i = 0; i < need.candidates.size(); ++i) {
      const Label label = need.candidates[i];
      Where where = from;
      for (std::size_t e = s + 1; e-- > 0;) {
        const Epoch& epoch = epochs_[e];
        if (const auto* moved = findMoved(epoch.moved, label)) {
          where = (where & moved->second) != 0 ? epoch.possible[label] : Where{0};
        } else {
          where &= epoch.possible[label];
        }
        need.reach[e * need.candidates.size() + i] = where;
        if (e > 0) where = before(steps_[e - 1], label, where);
      }
    }
    needs_.push_back(need);
    needed_ = needed_ | candidates;
  };
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    for (const Edge& edge : steps_[s].edges) list(s, edge.from, edge.candidates);
    list(s, steps_[s].from, steps_[s].equals);
  }
}

bool Belief::followAll(Path& path, Guide guide) const {
  path.now = dealt_;
  path.moved = {};
  path.taken.clear();
  path.rivals.clear();
  path.proposal = 1;
  if (!enter(path, epochs_[0]) || !tighten(path)) return false;
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    const Step& step = steps_[s];
    if (!step.equals.empty() && !takeEqual(path, s, guide)) return false;
    if (!step.choice.empty()) noteRivals(path, step.choice, step.from);
    if (!step.edges.empty() && !takeUnseen(path, s, guide)) return false;
    if (!enter(path, epochs_[s + 1])) return false;
    if (!(step.edges.empty() && step.equals.empty()) && !tighten(path)) return false;
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
bool Belief::takeEqual(Path& path, std::size_t number, Guide& guide) const {
  const Step& step = steps_[number];
  std::optional<Label> found;
  Labels free;
  guide.narrow(step.equals).forEach([&](Label label) {
    if ((epochs_[number + 1].possible[label] & step.to) == 0) return;
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

// The cards that a later step could take if they went along this edge now.
Belief::Labels Belief::servers(const Need& need, std::size_t number, const Edge& edge) const {
  Labels labels;
  for (std::size_t i = 0; i < need.candidates.size(); ++i) {
    const Where reach = need.reach[(number + 1) * need.candidates.size() + i];
    if ((reach & edge.to) != 0) labels = labels | Labels::of(need.candidates[i]);
  }
  return labels & edge.candidates;
}

// Has a later step something to take if no more cards move now?
bool Belief::isServed(const Path& path, const Need& need, std::size_t number) const {
  for (std::size_t i = 0; i < need.candidates.size(); ++i) {
    if ((path.now[need.candidates[i]] & need.reach[(number + 1) * need.candidates.size() + i]) != 0) return true;
  }
  return false;
}

// Would a later step lack its card if this one went along the edge?
bool Belief::isNeededElsewhere(const Path& path, std::size_t number, std::size_t edge, Label label) const {
  if (!needed_.has(label)) return false;
  const Step& step = steps_[number];
  for (const Need& need : needs_) {
    if (need.step <= number) continue;
    const std::size_t count = need.candidates.size();
    bool concerned = false;
    bool served = false;
    for (std::size_t i = 0; i < count; ++i) {
      const bool itself = need.candidates[i] == label;
      concerned |= itself;
      const Where now = itself ? step.edges[edge].to : path.now[need.candidates[i]];
      served |= (now & need.reach[(number + 1) * count + i]) != 0;
    }
    if (!concerned || served) continue;
    const bool isLast = edge + 1 == step.edges.size();
    if (isLast || (servers(need, number, step.edges[edge + 1]) - Labels::of(label)).empty()) return true;
  }
  return false;
}

// Would somebody lack a special card that they are going to play? It may still have come to them in another way, so
// this only makes the card an unlikely guess.
bool Belief::isScarce(const Path& path, std::size_t number, Label label, const Edge& edge) const {
  const Labels equals = equalsOf(label);
  if (equals.empty()) return false;
  std::array<int, 8> lacking{};
  for (std::size_t s = number + 1; s < steps_.size(); ++s) {
    if ((steps_[s].equals & equals).empty()) continue;
    ++lacking[static_cast<std::size_t>(std::countr_zero(steps_[s].from))];
  }
  int undecided = 0;
  equals.forEach([&](Label other) {
    const Where now = path.now[other];
    if (std::has_single_bit(now)) {
      --lacking[static_cast<std::size_t>(std::countr_zero(now))];
    } else {
      ++undecided;
    }
  });
  const int atHome = lacking[static_cast<std::size_t>(std::countr_zero(edge.from))];
  if (path.now[label] == edge.from) return edge.from != edge.to && atHome >= 0;
  int missing = edge.from == edge.to && atHome > 0 ? -1 : 0;
  for (const int count : lacking) missing += std::max(0, count);
  return undecided - 1 < missing;
}

bool Belief::takeUnseen(Path& path, std::size_t number, Guide& guide) const {
  const Step& step = steps_[number];
  const Map& possible = epochs_[number + 1].possible;
  // Cards whose future does not allow them to stay where they are.
  Labels restless;
  const Map before = path.now;
  for (std::size_t c = 0; c < labels_; ++c) {
    if ((before[c] & possible[c]) == 0) restless = restless | Labels::of(static_cast<Label>(c));
  }
  Labels taken;
  for (std::size_t e = 0; e < step.edges.size(); ++e) {
    const Edge& edge = step.edges[e];
    const bool last = e + 1 == step.edges.size();
    for (std::size_t c = 0; last && c < labels_; ++c) {  // the cards that this edge does not take stay
      if ((path.now[c] & possible[c]) != 0) path.now[c] &= possible[c];
    }
    const auto canTake = [&](const Edge& of, Label label) {
      return (before[label] & of.from) != 0 && (possible[label] & of.to) != 0 && of.candidates.has(label) &&
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
    const double share = std::max(1, room) / static_cast<double>(std::max(1, undecided));
    const Slack slack = slackOf(startsOf(path));
    // Can it have been dealt there, and the rest anywhere? The same for all cards that can be in the same places.
    enum class Answer : std::uint8_t { unknown, no, yes };
    std::array<Answer, 256> answers{};
    const auto hasRoom = [&](Label label) {
      const bool isDecided = std::has_single_bit(before[label]);
      Answer& answer = answers[isDecided ? 0 : path.now[label]];
      if (answer != Answer::unknown) return answer == Answer::yes;
      answer = Answer::yes;
      for (unsigned places = 0; places < slack.size(); ++places) {
        const int freed = isDecided || (path.now[label] & ~places) != 0 ? 0 : 1;
        const int filled = isDecided || (edge.from & places) == 0 ? 0 : 1;
        const int left = slack[places] + freed - filled;
        if (left < 0 && (last || left < slack[places])) answer = Answer::no;
      }
      return answer == Answer::yes;
    };

    Labels among = guide.narrow(edge.candidates);
    Labels urgent;
    restless.forEach([&](Label label) {
      const bool later = !last && canTake(step.edges[e + 1], label);
      if (canTake(edge, label) && !later) urgent = urgent | Labels::of(label);
    });
    const bool allUrgent = static_cast<std::size_t>(restless.size()) >= step.edges.size() - e;
    if (!urgent.empty() || allUrgent) among = among & (urgent.empty() ? restless : urgent);
    for (const Need& need : needs_) {
      if (need.step <= number || isServed(path, need, number)) continue;
      if (last || servers(need, number, step.edges[e + 1]).empty()) among = among & servers(need, number, edge);
    }
    std::array<double, mostLabels> upTo{};
    std::array<Label, mostLabels> candidates{};
    std::size_t count = 0;
    double sum = 0;
    among.forEach([&](Label label) {
      if (!canTake(edge, label) || !hasRoom(label) || isNeededElsewhere(path, number, e, label)) return;
      sum += (before[label] == edge.from ? 1 : share) * (isScarce(path, number, label, edge) ? 0.02 : 1);
      upTo[count] = sum;
      candidates[count++] = label;
    });
    if (count == 0) return false;
    const double drawn = sum * guide.chance.fraction();
    std::size_t pick = 0;
    while (pick + 1 < count && upTo[pick] <= drawn) ++pick;
    const Label label = candidates[pick];
    path.proposal *= (upTo[pick] - (pick == 0 ? 0 : upTo[pick - 1])) / sum;
    path.now[label] = edge.from;
    takeEdge(path, edge, label);
    path.taken.push_back(label);
    taken = taken | Labels::of(label);
    restless = restless - taken;
  }
  return restless.empty();
}

Belief::Map Belief::startsOf(const Path& path) const {
  Map starts = path.now;
  path.moved.forEach([&](Label label) { starts[label] = path.dealt[label]; });
  return starts;
}

Belief::Slack Belief::slackOf(const Map& starts) const {
  Slack wanted{};
  for (std::size_t c = 0; c < labels_; ++c) {
    const Where start = starts[c];
    wanted[start & static_cast<Where>(~gone)] += start < gone ? 1 : 0;
  }
  for (std::size_t place = 1; place < wanted.size(); place *= 2) {
    for (std::size_t block = 0; block < wanted.size(); block += 2 * place) {
      for (std::size_t i = block; i < block + place; ++i) {
        wanted[i + place] = static_cast<std::int16_t>(wanted[i + place] + wanted[i]);
      }
    }
  }
  Slack slack{};
  for (std::size_t places = 0; places < slack.size(); ++places) {
    slack[places] = static_cast<std::int16_t>(roomOf_[places] - wanted[places]);
  }
  return slack;
}

// Takes away the places that undecided cards cannot have been dealt to, because others fill them (Hall's condition).
bool Belief::tighten(Map& starts) const {
  const Slack slack = slackOf(starts);
  if (std::any_of(slack.begin(), slack.end(), [](std::int16_t free) { return free < 0; })) return false;
  std::array<Where, 128> left{};  // by the places that were possible before
  for (std::size_t c = 0; c < labels_; ++c) {
    const Where mask = starts[c];
    if (mask == 0 || std::has_single_bit(mask)) continue;
    if (left[mask] == 0) {
      Where full = 0;
      for (unsigned places = 0; places < slack.size(); ++places) {
        if (slack[places] == 0 && (mask & ~places) != 0) full |= static_cast<Where>(places);
      }
      left[mask] = static_cast<Where>(mask & ~full);
    }
    starts[c] = left[mask];
  }
  return true;
}

bool Belief::tighten(Path& path) const {
  Map starts = startsOf(path);
  if (!tighten(starts)) return false;
  path.moved.forEach([&](Label label) { starts[label] = path.now[label]; });
  path.now = starts;
  return true;
}

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

// Deals card by card, those first that can lie in the fewest places, and never so that the rest could not be dealt.
// Multiplies `proposal` by the chance of this deal.
Belief::Map Belief::dealQuickly(const Path& path, Chance& chance, double& proposal) const {
  Map dealt{};
  std::array<int, 7> room{};
  std::array<int, 7> wanted{};  // by how many undecided cards
  std::copy(room_.begin(), room_.end(), room.begin());
  std::array<FixedVector<Label, mostLabels>, 8> byChoice;  // undecided cards by the number of their places
  for (std::size_t c = 0; c < labels_; ++c) {
    const Where start = startOf(path, static_cast<Label>(c));
    dealt[c] = start;
    if (start == gone) continue;
    if (std::has_single_bit(start)) {
      --room[static_cast<std::size_t>(std::countr_zero(start))];
      continue;
    }
    byChoice[static_cast<std::size_t>(std::popcount(start))].push_back(static_cast<Label>(c));
    for (std::size_t place = 0; place < room.size(); ++place) wanted[place] += (start >> place) & 1;
  }
  Slack slack = slackOf(startsOf(path));
  for (const auto& labels : byChoice) {
    for (const Label label : labels) {
      const Where mask = dealt[label];
      Where tight = 0;  // places kept for cards that can go nowhere else
      for (unsigned places = 0; places < slack.size(); ++places) {
        if (slack[places] == 0 && (mask & ~places) != 0) tight |= static_cast<Where>(places);
      }
      double sum = 0;
      std::array<double, 7> upTo{};
      for (std::size_t place = 0; place < room.size(); ++place) {
        if (((mask & ~tight) >> place & 1) != 0) sum += static_cast<double>(room[place]) / wanted[place];
        upTo[place] = sum;
        wanted[place] -= (mask >> place) & 1;
      }
      const double drawn = sum * chance.fraction();
      std::size_t place = 0;
      while (upTo[place] <= drawn) ++place;
      proposal *= (upTo[place] - (place == 0 ? 0 : upTo[place - 1])) / sum;
      dealt[label] = static_cast<Where>(1U << place);
      --room[place];
      for (unsigned places = 0; places < slack.size(); ++places) {
        const int freed = (mask & ~places) == 0 ? 1 : 0;
        slack[places] = static_cast<std::int16_t>(slack[places] + freed - static_cast<int>((places >> place) & 1U));
      }
    }
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
  Effort effort;
  return imagine(rules, rng, effort);
}

State Belief::imagine(const Rules& rules, Rng& rng, Effort& effort) const {
  Map best{};
  double sum = 0;
  if (certain_) {
    for (int i = 0; i < dealsTried; ++i) {
      const Map dealt = deal(onlyPath_, dealer_, rng);
      const double weight = likelihood(onlyPath_, dealt);
      Chance chance = rng.use(Purpose::choice, Seat::table());
      if (chance.fraction() < weight) return complete(rules, onlyPath_, dealt, rng);
      sum += weight;
      if (chance.fraction() * sum < weight) best = dealt;
    }
    return complete(rules, onlyPath_, best, rng);
  }
  Path path;
  Path bestPath;
  int found = 0;
  Chance chance = rng.use(Purpose::choice, Seat::table());
  for (; found < worldsTried && effort.walks < effort.walksAllowed; ++effort.walks) {
    if (!followAll(path, {chance})) continue;
    ++found;
    const Map dealt = dealQuickly(path, chance, path.proposal);
    const double weight = likelihood(path, dealt) / path.proposal;
    sum += weight;
    if (found > 1 && chance.fraction() * sum >= weight) continue;
    std::swap(bestPath, path);
    best = dealt;
  }
  effort.planned = found == 0;
  if (effort.planned) {
    const Plan plan = Planner(*this).find(chance, effort.deadEnds);
    (void)followAll(bestPath, {chance, &plan});  // nothing is left to choose
    best = dealQuickly(bestPath, chance, bestPath.proposal);
  }
  return complete(rules, bestPath, best, rng);
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
    if (start < pool) state.start.hands[Seat(std::countr_zero(start))].add(cardOf(rules, label));
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
