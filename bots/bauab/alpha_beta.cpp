#include "bots/bauab/alpha_beta.hpp"

#include <algorithm>
#include <bit>

namespace sammel::bauab {
namespace {

constexpr Value infinite = 30'000;

}  // namespace

Position AlphaBeta::after(const Position& position, const Action& action) const {
  Position next;
  position.play(layout_, action, next);
  return next;
}

bool AlphaBeta::isOutOfTime() {
  constexpr std::uint64_t betweenLooksAtTheClock = 2048;
  if (nodes_ >= settings_.nodes || (nodes_ % betweenLooksAtTheClock == 0 && limits_->reached())) stopped_ = true;
  return stopped_;
}

AlphaBeta::Result AlphaBeta::think(const State& state, std::span<const Action> actions, const Settings& settings,
                                   const Limits& limits) {
  settings_ = settings;
  limits_ = &limits;
  stopped_ = false;  // without any time, too, it looks around until the first look at the clock
  nodes_ = guesses_ = 0;
  killers_ = {};
  history_ = {};
  table_.nextThought();
  root_.clear();
  for (const Action& action : actions) root_.push_back({action, 0, false, 0});

  const Position position(state);
  const Value lead = leadOf(state);
  Result result;
  result.moves = root_;
  for (int depth = 1; depth <= settings.deepest && !stopped_ && !result.solved; ++depth) {
    searchRoot(position, lead, depth);
    // A search that was broken off still knows better about the moves that it finished, as the best one comes first.
    // Where all moves are compared it knows some of them better than others, which would not be fair.
    const bool isEven = !stopped_ || (!settings.valuesAll || result.depth == 0);
    if (root_.front().nodes > 0 && isEven) result.moves = root_;
    if (stopped_) break;
    result.depth = depth;
    const auto isCertain = [](const Tried& move) { return move.isExact || move.value >= won || move.value <= -won; };
    result.solved = settings.valuesAll
                        ? std::all_of(root_.begin(), root_.end(), isCertain)
                        : std::all_of(root_.begin(), root_.end(), [](const Tried& m) { return m.isExact; }) ||
                              root_.front().value >= won || root_.front().value <= -won;
  }
  result.nodes = nodes_;
  return result;
}

void AlphaBeta::searchRoot(const Position& position, Value lead, int depth) {
  std::vector<Action> actions;
  actions.reserve(root_.size());
  for (const Tried& tried : root_) actions.push_back(tried.action);
  Candidates moves;
  list(position, actions, 0, 0, moves);
  Value alpha = settings_.onlyWinner ? -1 : -infinite;
  const Value beta = settings_.onlyWinner ? 1 : infinite;
  std::vector<Tried> done;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::uint64_t nodesBefore = nodes_;
    const std::uint64_t guessesBefore = guesses_;
    const Position child = after(position, moves[i].action);
    const Value value = settings_.valuesAll ? -search(child, -(lead + moves[i].gain), depth - 1, -infinite, infinite, 1)
                                            : searchChild(child, moves[i], lead, depth, alpha, beta, 0, i);
    if (stopped_) break;
    // Moves that were not better are only known to be no better: they keep their order behind those that were.
    const auto place = std::find_if(done.begin(), done.end(), [&](const Tried& m) { return m.value < value; });
    done.insert(place, {moves[i].action, value, guesses_ == guessesBefore, nodes_ - nodesBefore});
    alpha = std::max(alpha, value);
    if (alpha >= beta) break;
  }
  for (std::size_t i = done.size(); i < moves.size(); ++i) {
    const auto old =
        std::find_if(root_.begin(), root_.end(), [&](const Tried& m) { return m.action == moves[i].action; });
    done.push_back(*old);
  }
  root_ = done;
}

// Principal variation search: after the first move it is enough to see that the others are not better. Late moves are
// looked at less deeply unless they surprise.
Value AlphaBeta::searchChild(const Position& child, const Candidate& move, Value lead, int depth, Value alpha,
                             Value beta, int ply, std::size_t number) {
  constexpr std::size_t lateMove = 4;
  constexpr int worthReducing = 3;
  const Value childLead = -(lead + move.gain);
  if (number == 0) return -search(child, childLead, depth - 1, -beta, -alpha, ply + 1);
  if (number >= lateMove && depth >= worthReducing && move.gain <= 5 * point) {
    const int less = number >= 3 * lateMove ? 2 : 1;
    const std::uint64_t guessesBefore = guesses_;
    const Value value = -search(child, childLead, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
    if (value <= alpha || stopped_) return value;
    guesses_ = guessesBefore;
  }
  const std::uint64_t guessesBefore = guesses_;
  const Value value = -search(child, childLead, depth - 1, -alpha - 1, -alpha, ply + 1);
  if (value <= alpha || value >= beta || stopped_) return value;
  guesses_ = guessesBefore;
  return -search(child, childLead, depth - 1, -beta, -alpha, ply + 1);
}

Value AlphaBeta::search(const Position& position, Value lead, int depth, Value alpha, Value beta, int ply) {
  ++nodes_;
  if (isOutOfTime()) return 0;
  if (position.isOver(layout_)) return finalValue(lead);
  if (depth <= 0 && position.emptied == 0) {
    ++guesses_;
    const Value guess = lead + evaluate(layout_, position);
    if (settings_.fancy == 0) return guess;
    return guess + static_cast<Value>((position.key() * (settings_.fancy | 1U)) >> 60U) - point / 2;
  }

  // Another taste judges the same position differently.
  const std::uint64_t key = position.key() ^ (settings_.fancy * 0x9E3779B97F4A7C15ULL);
  std::uint8_t first = 0;
  if (const auto* entry = settings_.hasTable ? table_.find(key) : nullptr) {
    first = entry->move;
    if ((entry->depth >= depth || !entry->guessed) &&
        (entry->bound == Bound::exact || (entry->bound == Bound::lower && entry->value >= beta) ||
         (entry->bound == Bound::upper && entry->value <= alpha))) {
      guesses_ += entry->guessed ? 1 : 0;
      return entry->value;
    }
  }

  Moves<Action> legal;
  position.legal(layout_, legal);
  Candidates moves;
  list(position, legal.answers(), first, ply, moves);
  if (moves.size() == 1) ++depth;  // no choice, no step ahead
  const std::uint64_t guessesBefore = guesses_;
  const Value alphaBefore = alpha;
  Value bestValue = -infinite;
  std::uint8_t bestMove = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Candidate& move = best(moves, i);
    const Value value = searchChild(after(position, move.action), move, lead, depth, alpha, beta, ply, i);
    if (stopped_) return 0;
    if (value > bestValue) {
      bestValue = value;
      bestMove = codeOf(move.action);
    }
    alpha = std::max(alpha, value);
    if (alpha >= beta) {
      remember(move, depth, ply);
      break;
    }
  }
  const Bound bound = bestValue >= beta ? Bound::lower : bestValue > alphaBefore ? Bound::exact : Bound::upper;
  // A win that the game itself showed stays one, whatever else was only guessed; so does a loss.
  const bool isCertain = (bestValue >= won && bound != Bound::upper) || (bestValue <= -won && bound != Bound::lower);
  if (settings_.hasTable) {
    table_.store({.key = key,
                  .value = static_cast<std::int16_t>(bestValue),
                  .depth = static_cast<std::int8_t>(depth),
                  .bound = bound,
                  .guessed = guesses_ != guessesBefore && !isCertain,
                  .move = bestMove});
  }
  return bestValue;
}

// Puts down what each move gains at once and how soon it should be tried: the table's move, captures, then what was
// good elsewhere.
void AlphaBeta::list(const Position& position, std::span<const Action> actions, std::uint8_t first, int ply,
                     Candidates& moves) {
  constexpr std::int32_t asBefore = 1 << 30;
  constexpr std::int32_t capture = 1 << 24;
  constexpr std::int32_t killer = 1 << 22;
  std::array<std::int16_t, plotCount> prey{};  // B4: by the plot that is filled
  std::array<bool, plotCount> captures{};
  for (PlotSet rest = position.free; rest != 0; rest = withoutFirst(rest)) {
    const Plot plot = std::countr_zero(rest);
    const PlotSet captured = position.capturedAt(layout_, plot);
    if (captured == 0) continue;
    const auto at = static_cast<std::size_t>(plot);
    captures[at] = true;
    prey[at] = static_cast<std::int16_t>(position.preyOf(captured));
  }
  for (const Action& action : actions) {
    Candidate move{action, 0, 0};
    const std::uint8_t code = codeOf(action);
    if (action.chip != Chip::none) {
      const auto plot = static_cast<std::size_t>(action.plot);
      move.gain = static_cast<std::int16_t>(prey[plot] + worthOf(action.chip));
      if (captures[plot]) move.order = capture + (prey[plot] << 8) + valueOf(action.chip);
    }
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (code == killers[0]) move.order += killer;
    if (code == killers[1]) move.order += killer / 2;
    move.order += std::min(history_[static_cast<std::size_t>(ply % 2)][code], killer / 4);
    if (code == first && first != 0) move.order = asBefore;
    moves.push_back(move);
  }
}

AlphaBeta::Candidate& AlphaBeta::best(Candidates& moves, std::size_t from) {
  const auto next = std::max_element(moves.begin() + from, moves.end(),
                                     [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
  std::swap(*next, moves[from]);
  return moves[from];
}

// A move that refuted another one will often do so again.
void AlphaBeta::remember(const Candidate& move, int depth, int ply) {
  const std::uint8_t code = codeOf(move.action);
  auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (killers[0] != code) {
    killers[1] = killers[0];
    killers[0] = code;
  }
  history_[static_cast<std::size_t>(ply % 2)][code] += depth * depth;
}

}  // namespace sammel::bauab
