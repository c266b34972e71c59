#include "bots/bauab/ending.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace sammel::bauab {
namespace {

constexpr Value infinite = 1'000'000;

constexpr int signOf(Value lead) { return lead > 0 ? 1 : lead < 0 ? -1 : 0; }
constexpr Value worth(int kind) { return kind > 0 ? point * kind + 1 : 0; }

int chipsLeft(const Bauab::State& state) {
  int chips = 0;
  for (const Tray& tray : state.tray) {
    for (const std::int8_t n : tray) chips += n;
  }
  return chips;
}

// What a move brought the mover: the chip itself, and twice what was captured, which also counts as planning chips of
// the other that are gone.
Value gainOf(const Bauab::State& before, const Bauab::Action& action, const Bauab::State& after) {
  const PlotSet captured = after.emptied;
  return worth(valueOf(action.chip)) + 2 * point * Digits(before).sum(captured) +
         std::popcount(static_cast<PlotSet>(captured & ~before.kinds[0]));
}

// How many moves the mover has, about.
int repliesIn(const Bauab::Rules& rules, const Bauab::State& state) {
  const Tray& tray = state.tray[static_cast<std::size_t>(state.mover.index())];
  int replies = std::popcount(state.emptied);
  for (std::size_t kind = 0; kind < ownKinds; ++kind) {
    if (tray[kind] > 0) replies += std::popcount(Bauab::placesFor(rules, state, static_cast<Chip>(kind)));
  }
  return replies;
}

}  // namespace

// Only chips can fill a plot that was not emptied just now, so a chip with more such liberties than there are chips
// left stays. Whatever touches neither a free plot nor a chip that can go stays, too. And a chip that fits nowhere, now
// or later, does not count as left, so once more.
Ending::Swing Ending::swingIn(const Rules& rules, const State& state) {
  constexpr std::size_t mostLiberties = 4;
  const PlotSet free = state.free();
  std::array<PlotSet, mostLiberties> liberties{};  // plots with more liberties than the index says
  for (PlotSet rest = static_cast<PlotSet>(free & ~state.emptied); rest != 0; rest &= static_cast<PlotSet>(rest - 1)) {
    PlotSet beside = rules.neighbours(std::countr_zero(rest));
    for (PlotSet& plots : liberties) {
      const PlotSet again = both(plots, beside);
      plots |= beside;
      beside = again;
    }
  }
  auto left = static_cast<std::size_t>(chipsLeft(state));
  PlotSet mayGo = 0;
  Value inTrays = 0;
  while (true) {
    const PlotSet stay = left < mostLiberties ? liberties[left] : PlotSet{0};
    const auto candidates = static_cast<PlotSet>((state.owned[0] | state.owned[1]) & ~stay);
    mayGo = 0;
    for (PlotSet more = both(candidates, rules.layout.neighboursOf(free)); more != mayGo;
         more = both(candidates, rules.layout.neighboursOf(static_cast<PlotSet>(free | more)))) {
      mayGo = more;
    }
    std::size_t fitting = 0;
    inTrays = 0;
    for (std::size_t kind = 0; kind < ownKinds; ++kind) {
      const int chips = state.tray[0][kind] + state.tray[1][kind];
      const PlotSet barred =
          kind == 0 ? PlotSet{0} : rules.layout.neighboursOf(static_cast<PlotSet>(state.kinds[kind] & ~mayGo));
      if (chips == 0 || ((free | mayGo) & ~barred) == 0) continue;
      fitting += static_cast<std::size_t>(chips);
      inTrays += chips * worth(static_cast<int>(kind));
    }
    if (fitting == left) break;
    left = fitting;
  }
  const Digits digits(state);
  const auto captured = [&](std::size_t owner) {
    const PlotSet chips = both(mayGo, state.owned[owner]);
    return 2 * point * digits.sum(chips) + std::popcount(static_cast<PlotSet>(chips & ~state.kinds[0]));
  };
  const auto self = static_cast<std::size_t>(state.mover.index());
  // Chips of the other that are placed and then captured bring as much as own ones that stay.
  return {inTrays + captured(1 - self), inTrays + captured(self)};
}

Ending::Result Ending::solve(const State& state, std::uint64_t nodes, const Limits& limits) {
  constexpr std::uint64_t mostEntries = 1U << 16U;
  mostNodes_ = nodes;
  limits_ = &limits;
  nodes_ = 0;
  stopped_ = limits.reached();
  table_.assign(std::bit_ceil(std::clamp<std::uint64_t>(nodes, 1024, mostEntries)), Entry{});
  candidates_.clear();
  candidates_.reserve(std::size_t{Bauab::facts.longestGame} * Moves<Action>::capacity);  // no line needs more
  Result result;
  const int winner = search(state, leadOf(state), -1, 1);
  result.nodes = nodes_;
  const Entry* root = find(keyOf(state));
  if (stopped_ || root == nullptr) return result;
  result.winner = winner;
  result.best = root->best;
  return result;
}

bool Ending::isOutOfTime() {
  constexpr std::uint64_t betweenLooksAtTheClock = 2048;
  if (nodes_ >= mostNodes_ || (nodes_ % betweenLooksAtTheClock == 0 && limits_->reached())) stopped_ = true;
  return stopped_;
}

Ending::State Ending::after(const State& state, const Action& action) {
  State next = state;
  Bauab::apply(rules_, next, state.mover, action, rng_, silent_);
  return next;
}

int Ending::search(const State& state, Value lead, int alpha, int beta) {
  constexpr int worthLookingAhead = 3;  // chips left: with fewer, what follows is shorter than the look
  const bool isRoot = nodes_ == 0;      // there a move is wanted, too
  ++nodes_;
  if (isOutOfTime()) return 0;
  if (state.over) return signOf(lead);
  Entry entry;
  entry.key = keyOf(state);
  if (!isRoot) {
    const Swing swing = swingIn(rules_, state);
    alpha = std::max(alpha, signOf(lead - swing.other));
    beta = std::min(beta, signOf(lead + swing.mover));
    if (alpha >= beta) return alpha;
  }
  const Entry* known = find(entry.key);
  const bool isKnown = known != nullptr;
  if (isKnown) entry = *known;
  alpha = std::max<int>(alpha, entry.least);
  beta = std::min<int>(beta, entry.most);
  if (alpha >= beta) return alpha;

  const std::uint64_t nodesBefore = nodes_;
  Bauab::legal(rules_, state, state.mover, legal_);
  const std::size_t first = candidates_.size();
  for (const Action& action : legal_) candidates_.push_back({action, 0});
  const std::span<Candidate> moves = std::span(candidates_).subspan(first);
  int best = -1;
  if (chipsLeft(state) < worthLookingAhead) {
    orderByPrey(state, moves);
  } else if (const Candidate* enough = orderByLook(state, lead, beta, moves)) {
    entry.best = enough->action;
    best = beta;
  }
  for (Candidate& move : moves) {
    if (isKnown && move.action == entry.best) move.order = infinite;
  }
  for (std::size_t i = 0; i < moves.size() && best < beta; ++i) {
    const auto next = std::max_element(moves.begin() + static_cast<std::ptrdiff_t>(i), moves.end(),
                                       [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
    std::swap(*next, moves[i]);
    const Action& action = moves[i].action;
    const State child = after(state, action);
    const int value = -search(child, -(lead + gainOf(state, action, child)), -beta, -std::max(alpha, best));
    if (stopped_) return 0;
    if (i > 0 && value <= best) continue;
    best = value;
    entry.best = action;
  }
  if (best >= beta) {
    entry.least = static_cast<std::int8_t>(beta);
  } else if (best <= alpha) {
    entry.most = static_cast<std::int8_t>(alpha);
  } else {
    entry.least = entry.most = static_cast<std::int8_t>(best);
  }
  candidates_.resize(first);
  entry.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(nodes_ - nodesBefore, UINT32_MAX));
  store(entry);
  return std::clamp(best, alpha, beta);
}

// The best guess first, and what leaves the other little choice. A move that is known to be good enough ends the look.
const Ending::Candidate* Ending::orderByLook(const State& state, Value lead, int beta, std::span<Candidate> moves) {
  constexpr Value forAReply = point;
  for (Candidate& move : moves) {
    const State child = after(state, move.action);
    const Value childLead = -(lead + gainOf(state, move.action, child));
    const std::uint64_t key = keyOf(child);
    move.order = -evaluate(rules_, child, childLead) - forAReply * repliesIn(rules_, child);
    const Entry* known = child.over ? nullptr : find(key);
    if ((child.over && -signOf(childLead) >= beta) || (known != nullptr && -known->most >= beta)) return &move;
  }
  return nullptr;
}

// What is captured, then the dearest chip.
void Ending::orderByPrey(const State& state, std::span<Candidate> moves) const {
  const PlotSet free = state.free();
  const PlotSet others = state.owned[static_cast<std::size_t>(1 - state.mover.index())];
  const Digits digits(state);
  for (Candidate& move : moves) {
    if (move.action.chip == Chip::none) continue;
    const Plot plot = move.action.plot;
    const PlotSet withLiberty = rules_.layout.neighboursOf(static_cast<PlotSet>(free & ~only(plot)));
    const auto captured = static_cast<PlotSet>(rules_.neighbours(plot) & others & ~withLiberty);
    move.order = point * digits.sum(captured) + std::popcount(captured) + valueOf(move.action.chip);
  }
}

const Ending::Entry* Ending::find(std::uint64_t key) const {
  const Entry* pair = &table_[key & (table_.size() - 2)];
  return pair[0].key == key ? &pair[0] : pair[1].key == key ? &pair[1] : nullptr;
}

void Ending::store(const Entry& entry) {
  Entry* pair = &table_[entry.key & (table_.size() - 2)];
  const bool isFirst = pair[0].key == entry.key || (pair[1].key != entry.key && pair[0].work <= entry.work);
  pair[isFirst ? 0 : 1] = entry;
}

}  // namespace sammel::bauab
