// A position of Bauab as whoever is to move sees it, in a few words: searches look at millions of them and copy one for
// every move. The rules are those of `engine/games/bauab`; a test plays both side by side.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/games/bauab/bauab.hpp"

namespace sammel::bauab {

// In sixteenths of a point, for whoever is to move. The number of planning chips decides ties (B9), hence it counts one
// sixteenth each.
using Value = int;
inline constexpr Value point = 16;

constexpr PlotSet both(PlotSet a, PlotSet b) { return static_cast<PlotSet>(a & b); }
constexpr PlotSet without(PlotSet a, PlotSet b) { return static_cast<PlotSet>(a & ~b); }
constexpr PlotSet withoutFirst(PlotSet plots) { return static_cast<PlotSet>(plots & (plots - 1)); }

// What a chip counts for its owner on the board.
constexpr Value worthOf(Chip chip) { return isPlanning(chip) ? point * valueOf(chip) + 1 : 0; }

// How many chips of each kind, two bits a kind.
class SmallTray {
 public:
  SmallTray() = default;
  explicit SmallTray(const Tray& tray);
  int count(Chip chip) const { return (bits_ >> shiftOf(chip)) & 3; }
  bool has(Chip chip) const { return count(chip) != 0; }
  void take(Chip chip) { bits_ = static_cast<std::uint16_t>(bits_ - (1 << shiftOf(chip))); }
  void removeAll(Chip chip) { bits_ = static_cast<std::uint16_t>(bits_ & ~(3 << shiftOf(chip))); }
  int chips() const {
    return std::popcount(static_cast<std::uint16_t>(bits_ & 0x555)) +
           2 * std::popcount(static_cast<std::uint16_t>(bits_ & 0xAAA));
  }
  std::uint16_t bits() const { return bits_; }
  friend bool operator==(const SmallTray&, const SmallTray&) = default;

 private:
  static constexpr int shiftOf(Chip chip) { return 2 * static_cast<int>(chip); }
  std::uint16_t bits_ = 0;
};

struct Position {
  PlotSet own = 0;
  PlotSet other = 0;
  PlotSet free = 0;
  PlotSet emptied = 0;  // by the preceding turn: all were the mover's
  PlotSet ones = 0;     // the binary digits of what lies there
  PlotSet twos = 0;
  PlotSet fours = 0;
  SmallTray tray;
  SmallTray otherTray;

  Position() = default;
  explicit Position(const Bauab::State& state);

  int chipsLeft() const { return tray.chips() + otherTray.chips(); }
  PlotSet chips() const { return static_cast<PlotSet>(own | other); }
  PlotSet ofKind(Chip planning) const {
    const int value = valueOf(planning);
    const auto digit = [value](PlotSet plots, int bit) {
      return (value & bit) != 0 ? plots : static_cast<PlotSet>(~plots);
    };
    return static_cast<PlotSet>(digit(ones, 1) & digit(twos, 2) & digit(fours, 4));
  }
  int sumOf(PlotSet plots) const {
    return std::popcount(both(plots, ones)) + 2 * std::popcount(both(plots, twos)) +
           4 * std::popcount(both(plots, fours));
  }
  // What the one side gains and the other loses when chips there are captured.
  Value preyOf(PlotSet plots) const {
    return 2 * point * sumOf(plots) + std::popcount(both(plots, static_cast<PlotSet>(ones | twos | fours)));
  }

  // B2: where this chip of either side would lie beside no equal one.
  PlotSet fitting(const Layout& layout, Chip chip) const {
    return isPlanning(chip) ? without(free, layout.neighboursOf(ofKind(chip))) : free;
  }
  // B1, B2, B6: where the mover may place such a chip, if there is one.
  PlotSet placesFor(const Layout& layout, Chip chip) const { return without(fitting(layout, chip), emptied); }
  // B5: as long as there are parks; there is one less than plots.
  PlotSet placesForPark() const {
    return emptied != 0 && std::popcount(static_cast<PlotSet>(chips() | free)) > plotCount - parkSupply ? emptied
                                                                                                        : PlotSet{0};
  }
  // B4: what filling this plot captures.
  PlotSet capturedAt(const Layout& layout, Plot plot) const {
    const PlotSet withLiberty = layout.neighboursOf(without(free, only(plot)));
    return without(both(layout.neighboursOf(only(plot)), other), withLiberty);
  }
  // B8
  bool isOver(const Layout& layout) const {
    return placesForPark() == 0 && !anyFits(layout, tray) && !anyFits(layout, otherTray);
  }
  bool anyFits(const Layout& layout, const SmallTray& any) const;

  void legal(const Layout& layout, Moves<Bauab::Action>& moves) const;
  // Places a chip or a park, or passes; says what the mover gains at once. The result is the other's position.
  Value play(const Layout& layout, const Bauab::Action& action, Position& next) const {
    return action.chip == Chip::none ? pass(next) : place(layout, action.chip, action.plot, next);
  }
  Value place(const Layout& layout, Chip chip, Plot plot, Position& next) const {
    const PlotSet captured = capturedAt(layout, plot);
    const PlotSet chipThere = chip == Chip::park ? PlotSet{0} : only(plot);
    const int value = valueOf(chip);
    const auto digit = [&](PlotSet plots, int bit) {
      return static_cast<PlotSet>(without(plots, captured) | ((value & bit) != 0 ? chipThere : PlotSet{0}));
    };
    next.own = without(other, captured);
    next.other = static_cast<PlotSet>(own | chipThere);
    next.free = static_cast<PlotSet>(without(free, only(plot)) | captured);
    next.emptied = captured;
    next.ones = digit(ones, 1);
    next.twos = digit(twos, 2);
    next.fours = digit(fours, 4);
    next.tray = otherTray;
    next.otherTray = tray;
    if (chip != Chip::park) next.otherTray.take(chip);
    return worthOf(chip) + (captured != 0 ? preyOf(captured) : 0);
  }
  Value pass(Position& next) const {
    next = *this;
    next.own = other;
    next.other = own;
    next.tray = otherTray;
    next.otherTray = tray;
    next.emptied = 0;
    return 0;
  }

  // A name of everything that matters for the future.
  std::uint64_t key() const;
  friend bool operator==(const Position&, const Position&) = default;
};

// How far the mover is ahead by what lies on the board and was captured.
Value leadOf(const Bauab::State& state);

// A guess how much the mover will gain on the other until the end.
Value evaluate(const Layout& layout, const Position& position);

}  // namespace sammel::bauab
