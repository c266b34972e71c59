#include "bots/schlauraff/worth.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace sammel::schlauraff {
namespace {

using State = Schlauraff::State;
using BySeat = PerSeat<double, maxPlayers>;

// The chips that row would bring in this turn; none if it has brought them already.
Pile pileIn(const State& state, int row) {
  if (state.isCaptured(row)) return {};
  Pile pile = state.beneath[static_cast<std::size_t>(row)];
  ++pile.chips;
  if (state.chipIn(row) == Chip::red) ++pile.reds;
  return pile;
}

// S8: the share of the first place.
double shareOfTheWin(const Schlauraff::Rules& rules, const State& state, Seat self, Pile gained) {
  int winners = 1;
  for (int i = 0; i < rules.players; ++i) {
    if (Seat(i) == self) continue;
    const int ahead = state.points(self) + gained.chips - state.points(Seat(i));
    const int help = state.help[self] + gained.reds - state.help[Seat(i)];
    if (ahead < 0 || (ahead == 0 && help < 0)) return 0;
    if (ahead == 0 && help == 0) ++winners;
  }
  return 1.0 / winners;
}

constexpr std::size_t differentColumns = 1024;  // chipKinds to the power of rows
std::size_t numberOf(const std::array<Chip, rows>& column) {
  std::size_t number = 0;
  for (const Chip chip : column) number = number * chipKinds + static_cast<std::size_t>(chip);
  return number;
}

template <class Worth>
Payoff payoffOf(Worth worth) {
  Payoff payoff{};
  for (int first = 0; first < rows; ++first) {
    for (int at = first; at <= rows; ++at) {
      payoff[static_cast<std::size_t>(first)][static_cast<std::size_t>(at)] = worth(first, at);
    }
  }
  return payoff;
}

}  // namespace

Payoff ownChips(const State& state) {
  return payoffOf([&](int first, int at) {
    int chips = 0;
    for (int row = first; row < at; ++row) chips += pileIn(state, row).chips;
    return static_cast<double>(chips);
  });
}

Payoff winningChances(const Schlauraff::Rules& rules, const State& state,
                      const FixedVector<RowChances, maxColumns>& later) {
  constexpr double spreadOfATurn = 1.3;  // of the difference that one turn makes, in chips
  constexpr double forAChip = 1e-4;      // also when the game is decided
  // What a chip that is pushed beneath a row brings to every seat; and what all chips of later columns bring.
  std::array<BySeat, rows> share{};
  BySeat rest;
  for (std::size_t i = later.size(); i-- > 0;) {
    const Seat mover = state.start.left(rules.players, state.column + 1 + static_cast<int>(i));
    for (std::size_t row = 0; row < rows; ++row) {
      for (double& part : share[row]) part *= 1 - later[i][row];
      share[row][mover] += later[i][row];
      for (int seat = 0; seat < maxPlayers; ++seat) rest[Seat(seat)] += share[row][Seat(seat)];
    }
  }
  const int turns = static_cast<int>(later.size()) + (rules.players - 1 - state.round) * rules.columns;
  const Seat self = state.mover;

  return payoffOf([&](int first, int at) {
    Pile gained;
    BySeat chips = rest;
    for (int row = 0; row < rows; ++row) {
      const Pile pile = pileIn(state, row);
      if (row >= first && row < at) {
        gained.chips = static_cast<std::int8_t>(gained.chips + pile.chips);
        gained.reds = static_cast<std::int8_t>(gained.reds + pile.reds);
        continue;
      }
      for (int seat = 0; seat < maxPlayers; ++seat) {
        chips[Seat(seat)] += pile.chips * share[static_cast<std::size_t>(row)][Seat(seat)];
      }
    }
    const double glad = forAChip * gained.chips;
    if (turns == 0) return (1 - forAChip) * shareOfTheWin(rules, state, self, gained) + glad / 100;
    double lead = 1e9;
    for (int i = 0; i < rules.players; ++i) {
      if (Seat(i) == self) continue;
      lead = std::min(lead, state.points(self) + gained.chips + chips[self] - state.points(Seat(i)) - chips[Seat(i)]);
    }
    const double spread = spreadOfATurn * std::sqrt(turns);
    return (1 - forAChip) * 0.5 * std::erfc(-lead / spread / std::sqrt(2.0)) + glad / 100;
  });
}

RowChances rowChances(const Schlauraff::Rules& rules, const State& state, int column) {
  // Nothing but the five chips matters, so there are few different columns. Each is reckoned once in a process; if two
  // threads do so at the same time, both write the same.
  struct Known {
    std::array<std::atomic<double>, rows> chances{};
    std::atomic<bool> isComplete = false;
  };
  static std::array<Known, differentColumns> memory;

  Known& known = memory[numberOf(state.columns[static_cast<std::size_t>(column)])];
  RowChances chances{};
  if (known.isComplete.load(std::memory_order_acquire)) {
    std::copy(known.chances.begin(), known.chances.end(), chances.begin());
    return chances;
  }
  State turn = state;
  turn.column = static_cast<std::int8_t>(column);
  turn.beneath = {};
  turn.first = notPicked;
  turn.at = 0;
  const Prospect prospect = TurnSolver(rules, turn, ownChips(turn)).begin();
  std::copy(prospect.captured.begin(), prospect.captured.end(), chances.begin());
  std::copy(chances.begin(), chances.end(), known.chances.begin());
  known.isComplete.store(true, std::memory_order_release);
  return chances;
}

}  // namespace sammel::schlauraff
