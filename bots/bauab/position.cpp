#include "bots/bauab/position.hpp"

#include <algorithm>
#include <array>

namespace sammel::bauab {
namespace {

constexpr std::array<Chip, ownKinds> ownChips{Chip::option, Chip::one, Chip::two, Chip::three, Chip::four, Chip::five};

constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
  return hash ^ (hash >> 29U);
}

// The best that a player can still place with so many chips.
int bestOf(const SmallTray& tray, int chips) {
  int sum = 0;
  for (const Chip chip : {Chip::five, Chip::four, Chip::three, Chip::two, Chip::one}) {
    const int placed = std::min(chips, tray.count(chip));
    sum += valueOf(chip) * placed;
    chips -= placed;
  }
  return sum;
}

}  // namespace

SmallTray::SmallTray(const Tray& tray) {
  for (const Chip chip : ownChips) {
    bits_ = static_cast<std::uint16_t>(bits_ | (tray[static_cast<std::size_t>(chip)] << shiftOf(chip)));
  }
}

Position::Position(const Bauab::State& state)
    : free(state.free()),
      emptied(state.emptied),
      ones(static_cast<PlotSet>(state.kinds[1] | state.kinds[3] | state.kinds[5])),
      twos(static_cast<PlotSet>(state.kinds[2] | state.kinds[3])),
      fours(static_cast<PlotSet>(state.kinds[4] | state.kinds[5])) {
  const Seat mover = state.mover;
  own = state.owned[mover];
  other = state.owned[mover.left(2)];
  tray = SmallTray(state.tray[mover]);
  otherTray = SmallTray(state.tray[mover.left(2)]);
}

bool Position::anyFits(const Layout& layout, const SmallTray& any) const {
  if (free == 0) return false;
  return std::any_of(ownChips.begin(), ownChips.end(),
                     [&](Chip chip) { return any.has(chip) && fitting(layout, chip) != 0; });
}

void Position::legal(const Layout& layout, Moves<Bauab::Action>& moves) const {
  moves.clear();
  const auto add = [&moves](Chip chip, PlotSet plots) {
    for (; plots != 0; plots = withoutFirst(plots)) {
      moves.add({chip, static_cast<std::int8_t>(std::countr_zero(plots))});
    }
  };
  for (const Chip chip : ownChips) {
    if (tray.has(chip)) add(chip, placesFor(layout, chip));
  }
  const bool mayPass = moves.empty();  // B7: a possible park does not forbid the pass
  add(Chip::park, placesForPark());
  if (mayPass) moves.add({Chip::none, 0});
}

std::uint64_t Position::key() const {
  const auto row = [](PlotSet a, PlotSet b, PlotSet c, PlotSet d) {
    return std::uint64_t{a} | (std::uint64_t{b} << 16U) | (std::uint64_t{c} << 32U) | (std::uint64_t{d} << 48U);
  };
  std::uint64_t key = mixed(1, row(own, other, free, emptied));
  key = mixed(key, row(ones, twos, fours, tray.bits()));
  key = mixed(key, otherTray.bits());
  return mixed(key, 0);
}

Value leadOf(const Bauab::State& state) {
  const auto total = [&](Seat seat) {
    Value sum = 0;
    for (const Chip chip : ownChips) {
      const auto kind = static_cast<std::size_t>(chip);
      sum += worthOf(chip) * std::popcount(both(state.kinds[kind], state.owned[seat])) +
             point * valueOf(chip) * state.prey[seat][kind];
    }
    return sum;
  };
  return total(state.mover) - total(state.mover.left(2));
}

// Every liberty is filled in the end, and whoever fills the last one decides whether the chip stays or changes hands: a
// chip with liberties is worth less than one without. What may still be placed will often be placed more safely, so it
// is worth more than what lies there; and an option fits everywhere.
Value evaluate(const Layout& layout, const Position& position) {
  // Per point of a chip's value: what may still be placed, and what chips lose by having one, two, or more liberties.
  constexpr Value toPlace = 24;
  constexpr std::array<Value, 3> ownRisk{6, 4, 2};
  constexpr std::array<Value, 3> otherRisk{12, 6, 3};  // more, as the mover comes first
  constexpr Value option = 24;                         // each, in the tray

  PlotSet one = 0;  // plots with at least so many liberties
  PlotSet two = 0;
  PlotSet three = 0;
  for (PlotSet rest = position.free; rest != 0; rest = withoutFirst(rest)) {
    const PlotSet beside = layout.neighboursOf(only(std::countr_zero(rest)));
    three |= both(two, beside);
    two |= both(one, beside);
    one |= beside;
  }
  const std::array<PlotSet, 3> liberties{without(one, two), without(two, three), three};
  Value value = 0;
  for (std::size_t i = 0; i < liberties.size(); ++i) {
    value += otherRisk[i] * position.sumOf(both(liberties[i], position.other)) -
             ownRisk[i] * position.sumOf(both(liberties[i], position.own));
  }
  value += option * (position.tray.count(Chip::option) - position.otherTray.count(Chip::option));
  const int plots = std::popcount(position.free);
  return value + toPlace * (bestOf(position.tray, (plots + 1) / 2) - bestOf(position.otherTray, plots / 2));
}

}  // namespace sammel::bauab
