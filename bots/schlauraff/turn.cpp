#include "bots/schlauraff/turn.hpp"

#include <algorithm>
#include <cmath>

namespace sammel::schlauraff {
namespace {

struct Roll {
  Dice dice{};
  double chance = 0;
};

// All rolls of so many dice, equal ones together.
const std::vector<Roll>& rollsOf(int dice) {
  static const auto tables = [] {
    std::array<std::vector<Roll>, diceCount + 1> rolls;
    for (int count = 0; count <= diceCount; ++count) {
      const auto fill = [&](const auto& next, Dice shown, int face, int left, double chance) -> void {
        if (face == pips) {
          showing(shown, face) = static_cast<std::int8_t>(left);
          rolls[static_cast<std::size_t>(count)].push_back({shown, chance});
          return;
        }
        // So many of the dice left show this face: their places are chosen one after the other.
        double ways = 1;
        for (int n = 0; n <= left; ++n) {
          Dice more = shown;
          showing(more, face) = static_cast<std::int8_t>(n);
          next(next, more, face + 1, left - n, chance * ways);
          ways = ways * (left - n) / (n + 1);
        }
      };
      fill(fill, {}, 1, count, std::pow(1.0 / pips, count));
    }
    return rolls;
  }();
  return tables[static_cast<std::size_t>(dice)];
}

std::uint64_t packed(const Dice& dice) {
  std::uint64_t bits = 0;
  for (const std::int8_t n : dice) bits = (bits << 3U) | static_cast<std::uint64_t>(n);
  return bits;
}

constexpr std::uint64_t isRoll = std::uint64_t{1} << 62U;

}  // namespace

TurnSolver::TurnSolver(const Schlauraff::Rules& rules, const State& state, const Payoff& payoff)
    : rules_(rules), turn_(state), payoff_(payoff), slots_(1024) {}

std::uint64_t TurnSolver::keyOf(const State& state) {
  const bool moves = countOf(state.movable) > 0;  // then nothing lies on the chip
  std::uint64_t key = packed(state.free);
  key = (key << 18U) | packed(moves ? state.movable : state.onChip);
  key = (key << 1U) | static_cast<std::uint64_t>(moves);
  key = (key << 1U) | static_cast<std::uint64_t>(state.laid);
  key = (key << 3U) | static_cast<std::uint64_t>(state.at);
  return (key << 3U) | static_cast<std::uint64_t>(state.first + 1) | (std::uint64_t{1} << 63U);
}

const Prospect* TurnSolver::find(std::uint64_t key) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t slot = (key * 0x9E3779B97F4A7C15ULL) >> 32U & mask; slots_[slot].key != 0;
       slot = (slot + 1) & mask) {
    if (slots_[slot].key == key) return &slots_[slot].prospect;
  }
  return nullptr;
}

const Prospect& TurnSolver::remember(std::uint64_t key, const Prospect& prospect) {
  const auto put = [this](const Slot& entry) -> Slot& {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = (entry.key * 0x9E3779B97F4A7C15ULL) >> 32U & mask;
    while (slots_[slot].key != 0) slot = (slot + 1) & mask;
    return slots_[slot] = entry;
  };
  if (2 * ++used_ > slots_.size()) {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.key != 0) put(slot);
    }
  }
  return put({key, prospect}).prospect;
}

Prospect TurnSolver::end(int first, int at) const {
  Prospect prospect;
  if (first == notPicked) first = at = 0;
  prospect.value = payoff_[static_cast<std::size_t>(first)][static_cast<std::size_t>(at)];
  for (int row = first; row < at; ++row) prospect.captured[static_cast<std::size_t>(row)] = 1;
  return prospect;
}

const Prospect& TurnSolver::decide(const State& state) {
  const std::uint64_t key = keyOf(state);
  if (const Prospect* known = find(key)) return *known;
  Moves<Action> moves;
  Schlauraff::legal(rules_, state, state.mover, moves);
  Prospect best;
  best.value = -1e9;
  for (const Action& action : moves.answers()) {
    const Prospect prospect = after(state, action);
    if (prospect.value > best.value) best = prospect;
  }
  return remember(key, best);
}

Prospect TurnSolver::after(const State& state, const Action& action) {
  using Kind = Schlauraff::Kind;
  if (action.kind == Kind::stop) return end(state.first, state.at + (Schlauraff::canTake(state) ? 1 : 0));  // S3
  if (action.kind == Kind::roll) return roll(state, countOf(state.free));
  State next = state;
  Schlauraff::apply(rules_, next, state.mover, action, rng_, silent_);
  if (next.column == state.column && next.round == state.round && !next.over) return decide(next);
  // The rules ended the turn, as there was nothing left to do. One action captures one chip at most.
  const bool captured = next.points(state.mover) > state.points(state.mover);
  return end(state.first, state.at + (captured ? 1 : 0));
}

Prospect TurnSolver::roll(const State& state, int dice) {
  State rolled = state;
  rolled.movable = {};
  rolled.laid = false;
  rolled.free = {};
  rolled.free[0] = static_cast<std::int8_t>(dice);
  const std::uint64_t key = keyOf(rolled) | isRoll;
  if (const Prospect* known = find(key)) return *known;
  Prospect mean;
  for (const Roll& roll : rollsOf(dice)) {
    rolled.free = roll.dice;
    const Prospect& prospect = decide(rolled);
    mean.value += roll.chance * prospect.value;
    for (std::size_t row = 0; row < rows; ++row) {
      mean.captured[row] += static_cast<float>(roll.chance) * prospect.captured[row];
    }
  }
  return remember(key, mean);
}

Prospect TurnSolver::begin() {
  State state = turn_;
  state.first = notPicked;
  state.at = 0;
  state.onChip = {};
  return roll(state, diceCount);
}

}  // namespace sammel::schlauraff
