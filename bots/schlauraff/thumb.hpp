// Schlauraff by rules of thumb: begin where the dice that lie there bring most chips, capture every chip with as few
// dice as possible, and roll the others again as soon as none of them fit.
#pragma once

#include <algorithm>
#include <optional>

#include "bots/thumb.hpp"
#include "engine/games/schlauraff/schlauraff.hpp"

namespace sammel {

template <>
class Thumb<Schlauraff> {
 public:
  using Action = Schlauraff::Action;
  using Kind = Schlauraff::Kind;

  Thumb(const Schlauraff::Rules&, const Schlauraff::State& state, Seat) : state_(state) {
    if (state.hasPicked()) fitting_ = fit(state.free, Schlauraff::room(state), takesAOne());
  }

  double like(const Action& action) const {
    constexpr double fits = 10;
    constexpr double again = 6;
    constexpr double begins = 3;
    switch (action.kind) {
      case Kind::start: return 1 + expectedFrom(action.n);
      case Kind::take: return fits;
      case Kind::move: return helps(action.n) ? fits + 1 : 0;
      case Kind::put:
        if (fitting_) return schlauraff::showing(*fitting_, action.n) > 0 ? fits : 0;
        return begins + readiness(Schlauraff::room(state_) - action.n);
      case Kind::roll: return again;
      case Kind::stop: break;
    }
    return 0;
  }

 private:
  using Dice = schlauraff::Dice;

  // The fewest of these dice that make up a sum.
  static std::optional<Dice> fit(const Dice& dice, int sum, bool oneIsEnough) {
    if (oneIsEnough && schlauraff::showing(dice, 1) > 0) return Dice{1};
    return fewest(dice, sum, schlauraff::pips);
  }
  static std::optional<Dice> fewest(const Dice& dice, int sum, int highest) {
    if (sum == 0) return Dice{};
    std::optional<Dice> best;
    for (int face = std::min(highest, sum); face >= 1; --face) {
      if (schlauraff::showing(dice, face) == 0) continue;
      Dice rest = dice;
      --schlauraff::showing(rest, face);
      std::optional<Dice> found = fewest(rest, sum - face, face);
      if (!found) continue;
      ++schlauraff::showing(*found, face);
      if (!best || schlauraff::countOf(*found) < schlauraff::countOf(*best)) best = found;
    }
    return best;
  }

  bool takesAOne() const {
    return state_.chipIn(state_.at) == schlauraff::Chip::yellow && schlauraff::countOf(state_.onChip) == 0;
  }

  // A sum that a single die can show is best left open, and one that several can make is better than a small one.
  static double readiness(int left) { return left <= schlauraff::pips ? 1 + left / 10.0 : 0; }

  // S4: a die that comes from above costs nothing, unless those in hand do better without it.
  bool helps(int face) const {
    const schlauraff::Chip chip = state_.chipIn(state_.at);
    if (chip == schlauraff::Chip::yellow && face == 1) return true;
    const auto with = fewest(state_.free, valueOf(chip) - face, schlauraff::pips);
    if (!fitting_) return with || valueOf(chip) - face <= schlauraff::pips;
    return with && schlauraff::countOf(*with) < schlauraff::countOf(*fitting_);
  }

  // What the dice bring as they lie, going down from that row; those left over bring about one chip for three.
  double expectedFrom(int first) const {
    constexpr double diceForAChip = 3;
    Dice dice = state_.free;
    double chips = 0;
    int row = first;
    for (; row < schlauraff::rows; ++row) {
      const schlauraff::Chip chip = state_.chipIn(row);
      const auto used = fit(dice, valueOf(chip), chip == schlauraff::Chip::yellow);
      if (!used) break;
      for (int face = 1; face <= schlauraff::pips; ++face) {
        schlauraff::showing(dice, face) =
            static_cast<std::int8_t>(schlauraff::showing(dice, face) - schlauraff::showing(*used, face));
      }
      chips += chipsIn(row);
    }
    double more = schlauraff::countOf(dice) / diceForAChip;
    while (row < schlauraff::rows && more > 0) {
      chips += std::min(1.0, more) * chipsIn(row++);
      more -= 1;
    }
    return chips;
  }
  int chipsIn(int row) const { return 1 + state_.beneath[static_cast<std::size_t>(row)].chips; }

  const Schlauraff::State& state_;
  std::optional<Dice> fitting_;
};

}  // namespace sammel
