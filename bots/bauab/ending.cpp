#include "bots/bauab/ending.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace sammel::bauab {
namespace {

constexpr std::array<Chip, ownKinds> dearestFirst{Chip::five, Chip::four, Chip::three,
                                                  Chip::two,  Chip::one,  Chip::option};

// With so few chips left, what follows is shorter than a look ahead.
constexpr int lastChips = 4;

// How many moves the mover has, about.
int repliesIn(const Layout& layout, const Position& position) {
  int replies = std::popcount(position.emptied);
  for (const Chip chip : dearestFirst) {
    if (position.tray.has(chip)) replies += std::popcount(position.placesFor(layout, chip));
  }
  return replies;
}

}  // namespace

// Only chips can fill a plot that was not emptied just now, so a chip with more such liberties than there are chips
// left stays. Whatever touches neither a free plot nor a chip that can go stays, too. And a chip that fits nowhere, now
// or later, does not count as left, so once more.
Ending::Prospects Ending::prospectsIn(const Layout& layout, Position& position) {
  constexpr std::size_t mostLiberties = 4;
  const PlotSet free = position.free;
  std::array<PlotSet, mostLiberties> liberties{};  // plots with more liberties than the index says
  for (PlotSet rest = without(free, position.emptied); rest != 0; rest = withoutFirst(rest)) {
    PlotSet beside = layout.neighboursOf(only(std::countr_zero(rest)));
    for (PlotSet& plots : liberties) {
      const PlotSet again = both(plots, beside);
      plots |= beside;
      beside = again;
    }
  }
  PlotSet mayGo = 0;
  Value inTrays = 0;
  for (bool isSettled = false; !isSettled;) {
    const auto left = static_cast<std::size_t>(position.chipsLeft());
    const PlotSet candidates = without(position.chips(), left < mostLiberties ? liberties[left] : PlotSet{0});
    mayGo = 0;
    for (PlotSet more = both(candidates, layout.neighboursOf(free)); more != mayGo;
         more = static_cast<PlotSet>(mayGo | both(candidates, layout.neighboursOf(mayGo)))) {
      mayGo = more;
    }
    isSettled = true;
    inTrays = 0;
    for (const Chip chip : dearestFirst) {
      const int chips = position.tray.count(chip) + position.otherTray.count(chip);
      if (chips == 0) continue;
      const PlotSet barred = isPlanning(chip) ? layout.neighboursOf(without(position.ofKind(chip), mayGo)) : PlotSet{0};
      if (without(static_cast<PlotSet>(free | mayGo), barred) != 0) {
        inTrays += chips * worthOf(chip);
      } else {
        position.tray.removeAll(chip);
        position.otherTray.removeAll(chip);
        isSettled = false;
      }
    }
  }
  // Chips of the other that are placed and then captured bring as much as own ones that stay.
  return {-(inTrays + position.preyOf(both(mayGo, position.own))),
          inTrays + position.preyOf(both(mayGo, position.other))};
}

Ending::Result Ending::solve(const Bauab::State& state, std::uint64_t nodes, const Limits& limits) {
  constexpr std::size_t entries = 1U << 16U;
  mostNodes_ = nodes;
  limits_ = &limits;
  nodes_ = nextLookAtTheClock_ = 0;
  stopped_ = false;
  table_.resize(entries);  // what it holds is certain, so it is kept
  candidates_.clear();
  candidates_.reserve(std::size_t{Bauab::facts.longestGame} * Moves<Action>::capacity);  // no line needs more

  const Position position(state);
  const Value lead = leadOf(state);
  // Two questions tell the winner, but one may be enough: the one that is more likely to be.
  const bool looksWon = lead + evaluate(layout_, position) > 0;
  std::optional<Action> winning;
  std::optional<Action> sharing;
  if (looksWon) winning = moveThatGains(position, 1 - lead);
  if (!winning) sharing = moveThatGains(position, -lead);
  if (!looksWon && sharing) winning = moveThatGains(position, 1 - lead);
  Result result;
  result.nodes = nodes_;
  if (stopped_) return result;
  result.winner = winning ? 1 : sharing ? 0 : -1;
  Bauab::legal({layout_}, state, state.mover, legal_);
  result.best = winning ? *winning : sharing ? *sharing : legal_[0];
  return result;
}

bool Ending::isOutOfTime() {
  constexpr std::uint64_t betweenLooksAtTheClock = 2048;
  if (nodes_ >= mostNodes_) stopped_ = true;
  if (nodes_ >= nextLookAtTheClock_) {
    if (limits_->reached()) stopped_ = true;
    nextLookAtTheClock_ = nodes_ + betweenLooksAtTheClock;
  }
  return stopped_;
}

// Is the other kept from gaining so much that less than the target remains? Moves that are known to be enough, or not,
// need no search.
std::optional<Bauab::Action> Ending::moveThatGains(const Position& position, Value target) {
  if (isOutOfTime()) return std::nullopt;
  ++nodes_;
  position.legal(layout_, legal_);
  const std::size_t first = candidates_.size();
  for (const Action& action : legal_) {
    Candidate move;
    move.action = action;
    move.gain = position.play(layout_, action, move.next);
    if (!move.next.isOver(layout_)) {
      move.prospects = prospectsIn(layout_, move.next);
      if (const Entry* known = find(move.next.key())) {
        move.prospects.least = std::max<Value>(move.prospects.least, known->least);
        move.prospects.most = std::min<Value>(move.prospects.most, known->most);
      }
    }
    if (move.gain - move.prospects.most >= target) {
      candidates_.resize(first);
      return action;
    }
    if (move.gain - move.prospects.least < target) continue;
    move.order = orderOf(move);
    candidates_.push_back(move);
  }
  std::optional<Action> found;
  for (std::size_t i = first; i < candidates_.size() && !found && !stopped_; ++i) {
    const auto next = std::max_element(candidates_.begin() + static_cast<std::ptrdiff_t>(i), candidates_.end(),
                                       [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
    std::swap(*next, candidates_[i]);
    const Candidate move = candidates_[i];
    if (!gains(move.next, move.prospects, move.gain - target + 1)) found = move.action;
  }
  candidates_.resize(first);
  return stopped_ ? std::nullopt : found;
}

bool Ending::gains(const Position& position, const Prospects& prospects, Value target) {
  const int chips = position.chipsLeft();
  if (chips <= lastChips) return gainsWithLastChips(position, target, chips);
  const std::uint64_t nodesBefore = nodes_;
  const bool found = moveThatGains(position, target).has_value();
  if (stopped_) return found;
  store({.key = position.key(),
         .work = static_cast<std::uint32_t>(std::min<std::uint64_t>(nodes_ - nodesBefore, UINT32_MAX)),
         .least = static_cast<std::int16_t>(found ? target : prospects.least),
         .most = static_cast<std::int16_t>(found ? prospects.most : target - 1)});
  return found;
}

// What captures most comes first, then the dearest chip.
bool Ending::gainsWithLastChips(const Position& position, Value target, int chips) {
  if (chips == 0) return gainsByParks(position, target);
  if (nodes_ >= mostNodes_) stopped_ = true;
  if (stopped_) return false;
  ++nodes_;
  std::array<PlotSet, ownKinds> places{};  // in the order of `dearestFirst`
  PlotSet forChips = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (position.tray.has(dearestFirst[i])) places[i] = position.placesFor(layout_, dearestFirst[i]);
    forChips |= places[i];
  }
  const PlotSet forParks = position.placesForPark();
  Position next;
  const auto isEnough = [&](Chip chip, Plot plot) {
    const Value gain = position.place(layout_, chip, plot, next);
    return !gainsWithLastChips(next, gain - target + 1, chip == Chip::park ? chips : chips - 1);
  };

  struct Capture {
    Plot plot;
    Value prey;
  };
  FixedVector<Capture, plotCount> captures;  // the best first
  PlotSet capturing = 0;
  for (PlotSet rest = forChips | forParks; rest != 0; rest = withoutFirst(rest)) {
    const Plot plot = std::countr_zero(rest);
    const PlotSet captured = position.capturedAt(layout_, plot);
    if (captured == 0) continue;
    capturing |= only(plot);
    captures.push_back({plot, position.preyOf(captured)});
    for (std::size_t i = captures.size() - 1; i > 0 && captures[i].prey > captures[i - 1].prey; --i) {
      std::swap(captures[i], captures[i - 1]);
    }
  }
  for (const Capture& capture : captures) {
    if ((forParks & only(capture.plot)) != 0 && isEnough(Chip::park, capture.plot)) return true;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if ((places[i] & only(capture.plot)) != 0 && isEnough(dearestFirst[i], capture.plot)) return true;
    }
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (PlotSet rest = without(places[i], capturing); rest != 0; rest = withoutFirst(rest)) {
      if (isEnough(dearestFirst[i], std::countr_zero(rest))) return true;
      if (chips == 1) break;  // the game is over then, wherever it lies
    }
  }
  for (PlotSet rest = without(forParks, capturing); rest != 0; rest = withoutFirst(rest)) {
    if (isEnough(Chip::park, std::countr_zero(rest))) return true;
  }
  if (forChips != 0) return false;
  position.pass(next);  // B7
  return next.isOver(layout_) ? target <= 0 : !gainsWithLastChips(next, 1 - target, chips);
}

// Without chips only parks follow, each on a plot that was just emptied; whoever captures nothing ends the game.
bool Ending::gainsByParks(const Position& position, Value target) {
  ++nodes_;
  if (target <= 0) return true;
  Position next;
  for (PlotSet rest = position.placesForPark(); rest != 0; rest = withoutFirst(rest)) {
    const Plot plot = std::countr_zero(rest);
    if (position.capturedAt(layout_, plot) == 0) continue;
    const Value gain = position.place(layout_, Chip::park, plot, next);
    if (!gainsByParks(next, gain - target + 1)) return true;
  }
  return false;
}

// The best guess first, and what leaves the other little choice.
Value Ending::orderOf(const Candidate& move) const {
  constexpr Value forAReply = 2 * point;
  return move.gain - evaluate(layout_, move.next) - forAReply * repliesIn(layout_, move.next);
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
