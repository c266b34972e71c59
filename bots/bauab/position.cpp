#include "bots/bauab/position.hpp"

#include <algorithm>
#include <array>

namespace sammel::bauab {
namespace {

constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
  return hash ^ (hash >> 29U);
}

// The best that a player can still place with so many chips.
int bestOf(const Tray& tray, int chips) {
  int sum = 0;
  for (int value = 5; value > 0 && chips > 0; --value) {
    const int placed = std::min<int>(chips, tray[static_cast<std::size_t>(value)]);
    sum += value * placed;
    chips -= placed;
  }
  return sum;
}

}  // namespace

Value leadOf(const Bauab::State& state) {
  const auto total = [&](std::size_t self) {
    Value sum = point * Digits(state).sum(state.owned[self]) +
                std::popcount(static_cast<PlotSet>(state.owned[self] & ~state.kinds[0]));
    for (std::size_t kind = 1; kind < ownKinds; ++kind) {
      sum += point * static_cast<int>(kind) * state.prey[self][kind];
    }
    return sum;
  };
  const auto mover = static_cast<std::size_t>(state.mover.index());
  return total(mover) - total(1 - mover);
}

// What lies there counts, but every liberty is filled in the end, and whoever fills the last one decides whether the
// chip stays or changes hands: a chip with liberties is worth less than one without. What may still be placed will
// often be placed more safely, so it is worth more than what lies there; and an option fits everywhere.
Value evaluate(const Bauab::Rules& rules, const Bauab::State& state, Value lead) {
  // Per point of a chip's value: what may still be placed, and what chips lose by having one, two, or more liberties.
  constexpr Value toPlace = 24;
  constexpr std::array<Value, 3> ownRisk{6, 4, 2};
  constexpr std::array<Value, 3> otherRisk{12, 6, 3};  // more, as the mover comes first
  constexpr Value option = 24;                         // each, in the tray
  const auto self = static_cast<std::size_t>(state.mover.index());
  const PlotSet free = state.free();

  PlotSet one = 0;  // plots with at least so many liberties
  PlotSet two = 0;
  PlotSet three = 0;
  for (PlotSet rest = free; rest != 0; rest = static_cast<PlotSet>(rest & (rest - 1))) {
    const PlotSet beside = rules.neighbours(std::countr_zero(rest));
    three |= both(two, beside);
    two |= both(one, beside);
    one |= beside;
  }
  const std::array<PlotSet, 3> liberties{static_cast<PlotSet>(one & ~two), static_cast<PlotSet>(two & ~three), three};
  const Digits digits(state);
  Value value = lead;
  for (std::size_t i = 0; i < liberties.size(); ++i) {
    value += otherRisk[i] * digits.sum(both(liberties[i], state.owned[1 - self])) -
             ownRisk[i] * digits.sum(both(liberties[i], state.owned[self]));
  }
  value += option * (state.tray[self][0] - state.tray[1 - self][0]);
  const int plots = std::popcount(free);
  return value + toPlace * (bestOf(state.tray[self], (plots + 1) / 2) - bestOf(state.tray[1 - self], plots / 2));
}

std::uint64_t keyOf(const Bauab::State& state) {
  const auto row = [](PlotSet a, PlotSet b, PlotSet c, PlotSet d) {
    return std::uint64_t{a} | (std::uint64_t{b} << 16U) | (std::uint64_t{c} << 32U) | (std::uint64_t{d} << 48U);
  };
  std::uint64_t trays = 0;
  for (const Tray& tray : state.tray) {
    for (const std::int8_t chips : tray) trays = (trays << 2U) | static_cast<std::uint64_t>(chips);
  }
  trays = (trays << 1U) | static_cast<std::uint64_t>(state.mover.index());
  const auto& kinds = state.kinds;
  std::uint64_t key = mixed(1, row(state.owned[0], state.owned[1], kinds[0], kinds[1]));
  key = mixed(key, row(kinds[2], kinds[3], kinds[4], state.parks));
  key = mixed(key, (trays << 16U) | state.emptied);
  return mixed(key, 0);
}

}  // namespace sammel::bauab
