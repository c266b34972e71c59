// Bauab, a strategic board game for two: plan buildings on 16 plots and take the other's last liberties.
// Clause numbers (B1 to B9) are those of `sammelsurium rules bauab`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bits.hpp"
#include "engine/core/game.hpp"
#include "engine/games/bauab/chips.hpp"
#include "engine/games/bauab/events.hpp"
#include "engine/games/bauab/layout.hpp"

namespace sammel {

struct Bauab : OpenToAll {
  using Chip = bauab::Chip;
  using Plot = bauab::Plot;
  using PlotSet = bauab::PlotSet;
  using Tray = bauab::Tray;

  struct Options {
    std::int8_t players = 2;
    bauab::LayoutKind layout = bauab::LayoutKind::square;
    bauab::Cells cells;  // for the free layout
    static constexpr auto describe() {
      return std::tuple(choices("players", &Options::players, {2}), option("layout", &Options::layout),
                        optionIf("layout", "free", "cells", &Options::cells));
    }
  };

  struct Rules {
    bauab::Layout layout;
    PlotSet neighbours(Plot plot) const { return layout.neighboursOf(bauab::only(plot)); }
  };

  struct State {
    bauab::Both<PlotSet> owned;                    // plots with a chip of each seat
    std::array<PlotSet, bauab::ownKinds> kinds{};  // plots with a chip of each kind, of either colour
    PlotSet parks = 0;
    PlotSet emptied = 0;  // plots that the preceding turn emptied by a capture: all were the mover's
    bauab::Both<Tray> tray{{bauab::fullTray, bauab::fullTray}};
    bauab::Both<Tray> prey;  // what each seat has captured
    std::int8_t parksLeft = bauab::parkSupply;
    Seat mover;
    bool over = false;
    std::uint16_t turns = 0;

    static constexpr auto describe() {
      return std::tuple(field("owned", &State::owned), field("kinds", &State::kinds), field("parks", &State::parks),
                        field("emptied", &State::emptied), field("tray", &State::tray), field("prey", &State::prey),
                        field("parksLeft", &State::parksLeft), field("mover", &State::mover),
                        field("over", &State::over), field("turns", &State::turns));
    }

    PlotSet free() const { return static_cast<PlotSet>(~(owned[Seat(0)] | owned[Seat(1)] | parks)); }
    Chip chipAt(Plot plot) const;
    friend bool operator==(const State&, const State&) = default;
  };

  enum class Kind : std::uint8_t { place, park, pass };
  friend constexpr auto enumNames(Kind) { return std::array<std::string_view, 3>{"place", "park", "pass"}; }

  // Place a chip or a park on a plot, or pass (`none`).
  struct Action {
    Chip chip = Chip::none;
    std::int8_t plot = 0;

    constexpr Kind kind() const {
      return chip == Chip::park ? Kind::park : chip == Chip::none ? Kind::pass : Kind::place;
    }
    static constexpr auto cases() {
      return std::tuple(when(Kind::place, field("chip", &Action::chip), field("plot", &Action::plot)),
                        when(Kind::park, field("plot", &Action::plot)), when(Kind::pass));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Event = bauab::Event;

  using Knowledge = State;  // everything is open
  using Belief = State;

  struct ScreenPlot {
    FixedText<3> name;
    std::int8_t column = 0;
    std::int8_t row = 0;
    Chip chip = Chip::none;
    std::int8_t owner = -1;  // -1: nobody
    std::int8_t liberties = 0;
    bool emptied = false;  // just emptied by a capture: only a park is allowed for the mover
    static constexpr auto describe() {
      return std::tuple(field("name", &ScreenPlot::name), field("column", &ScreenPlot::column),
                        field("row", &ScreenPlot::row), field("chip", &ScreenPlot::chip),
                        field("owner", &ScreenPlot::owner), field("liberties", &ScreenPlot::liberties),
                        field("emptied", &ScreenPlot::emptied));
    }
  };
  struct Screen {
    std::int8_t columns = 0;
    std::int8_t rows = 0;
    std::array<ScreenPlot, bauab::plotCount> plots{};
    bauab::Both<Tray> tray;  // by kind: x, 1, 2, 3, 4, 5
    bauab::Both<Tray> prey;
    bauab::Both<std::int16_t> score;
    std::int8_t parksLeft = 0;
    Seat mover;
    static constexpr auto describe() {
      return std::tuple(field("columns", &Screen::columns), field("rows", &Screen::rows),
                        field("plots", &Screen::plots), field("tray", &Screen::tray), field("prey", &Screen::prey),
                        field("score", &Screen::score), field("parksLeft", &Screen::parksLeft),
                        field("mover", &Screen::mover));
    }
  };

  // 22 chips and 15 parks can be placed; each capture allows at most one pass on either side.
  static constexpr Facts facts{.id = "bauab",
                               .title = {"Bauab", "Bauab"},
                               .minSeats = 2,
                               .maxSeats = 2,
                               .longestGame = 128,
                               .turnClause = "B1",
                               .endClause = "B8"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options);

  // B1: the start player is drawn by lot.
  template <class Log>
  static State setup(const Rules&, Rng& rng, Log& log) {
    State state;
    state.mover = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(2)));
    log.tell(Audience::everyone(), bauab::Starts{state.mover});
    return state;
  }

  static Turn turn(const Rules&, const State& state) { return {state.over ? SeatSet() : SeatSet(state.mover), {}}; }
  static Moment moment(const Rules&, const State& state, Seat) { return {state.turns, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind()); }

  // B2: plots on which a planning chip of this value would lie next to an equal one.
  static PlotSet besideEqual(const Rules& rules, const State& state, Chip chip) {
    return isPlanning(chip) ? rules.layout.neighboursOf(state.kinds[static_cast<std::size_t>(chip)]) : PlotSet{0};
  }
  // Where the mover may place an own chip of this kind: B1, B2, B6.
  static PlotSet placesFor(const Rules& rules, const State& state, Chip chip) {
    return static_cast<PlotSet>(state.free() & ~besideEqual(rules, state, chip) & ~state.emptied);
  }
  // B5: a park only where the preceding turn captured.
  static PlotSet placesForPark(const State& state) { return state.parksLeft > 0 ? state.emptied : PlotSet{0}; }

  // B7: whoever places no park must place an own chip if any can be placed.
  static bool mustPlace(const Rules& rules, const State& state) {
    const Tray& tray = state.tray[state.mover];
    for (int kind = 0; kind < bauab::ownKinds; ++kind) {
      const auto chip = static_cast<Chip>(kind);
      if (tray[static_cast<std::size_t>(kind)] > 0 && placesFor(rules, state, chip) != 0) return true;
    }
    return false;
  }

  // B8: neither player has a chip that B2 allows on any free plot; the bar of B6 does not count.
  static bool noChipFits(const Rules& rules, const State& state) {
    const PlotSet free = state.free();
    if (free == 0) return true;
    for (std::size_t kind = 0; kind < bauab::ownKinds; ++kind) {
      if (state.tray[Seat(0)][kind] + state.tray[Seat(1)][kind] == 0) continue;
      if ((free & ~besideEqual(rules, state, static_cast<Chip>(kind))) != 0) return false;
    }
    return true;
  }

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.over || seat != state.mover) return;
    const Placements places = placements(rules, state, seat);
    addPlacements(places.rows[0], 0, moves);
    addPlacements(places.rows[1], 4, moves);
    if (places.mayPass) moves.add({Chip::none, 0});
  }
  static auto answers(const Rules& rules, const State& state, Seat seat) {
    return Answers(state.over || seat != state.mover ? Placements() : placements(rules, state, seat));
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  // B3, B4: opposing chips beside the placed one that have no liberty left. They had one until now: the plot itself.
  static PlotSet capturedBy(const Rules& rules, const State& state, Seat mover, Plot placed) {
    const PlotSet opposing = state.owned[mover.left(2)];
    const PlotSet withLiberty = rules.layout.neighboursOf(state.free());
    return static_cast<PlotSet>(rules.neighbours(placed) & opposing & ~withLiberty);
  }

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng&, Log& log) {
    state.emptied = 0;  // B6: the bar lasts one turn
    if (action.chip == Chip::none) {
      log.tell(Audience::everyone(), bauab::Passes{seat});
    } else {
      const PlotSet plot = bauab::only(action.plot);
      if (action.chip == Chip::park) {
        state.parks |= plot;
        --state.parksLeft;
      } else {
        state.owned[seat] |= plot;
        state.kinds[static_cast<std::size_t>(action.chip)] |= plot;
        --state.tray[seat][static_cast<std::size_t>(action.chip)];
      }
      log.tell(Audience::everyone(), bauab::Places{seat, action.chip, action.plot});
      capture(rules, state, seat, action.plot, log);
    }
    state.mover = seat.left(2);
    ++state.turns;
    state.over = placesForPark(state) == 0 && noChipFits(rules, state);  // B8
  }

  static Outcome outcome(const Rules& rules, const State& state);
  static Sheet sheet(const Rules& rules, const State& state);

  static Screen screen(const Rules& rules, const Knowledge& knowledge);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);
  static std::string draw(const Rules& rules, const Screen& screen, std::span<const std::string> names,
                          Language language);

  static const FixedText<3>& plotName(const Rules& rules, Plot plot) {
    return rules.layout.names[static_cast<std::size_t>(plot)];
  }

 private:
  static constexpr Arg chipArg(Chip chip) {
    constexpr std::array<std::string_view, 6> keys{"bauab.chip.x", "bauab.chip.1", "bauab.chip.2",
                                                   "bauab.chip.3", "bauab.chip.4", "bauab.chip.5"};
    return arg::word("chip", keys[static_cast<std::size_t>(chip)]);
  }
  static int scoreOf(const State& state, Seat seat);

  // All placements of a seat, chip by chip and plot by plot: two rows of bits, sixteen a kind of chip. One loop of
  // unpredictable length costs less than four.
  struct Placements {
    std::array<std::uint64_t, 2> rows{};
    bool mayPass = false;
  };
  class Answers {
   public:
    explicit Answers(const Placements& places)
        : first_(places.rows[0]), second_(places.rows[1]), passes_(places.mayPass ? 1 : 0) {}
    std::size_t size() const { return first_.size() + second_.size() + passes_; }
    Action nth(std::size_t n) const {
      if (n < first_.size()) return placement(0, first_.nth(n));
      n -= first_.size();
      return n < second_.size() ? placement(4, second_.nth(n)) : Action{};
    }

   private:
    BitRow first_;
    BitRow second_;
    std::size_t passes_;
  };
  static Placements placements(const Rules& rules, const State& state, Seat seat) {
    const Tray& tray = state.tray[seat];
    Placements places;
    PlotSet ownPlaces = 0;
    for (std::size_t kind = 0; kind < bauab::ownKinds; ++kind) {
      const auto ifAny = static_cast<PlotSet>(-static_cast<int>(tray[kind] > 0));  // all or nothing, without a branch
      const auto plots = static_cast<PlotSet>(placesFor(rules, state, static_cast<Chip>(kind)) & ifAny);
      places.rows[kind / 4] |= std::uint64_t{plots} << (kind % 4 * bauab::plotCount);
      ownPlaces |= plots;
    }
    constexpr auto park = static_cast<std::size_t>(Chip::park);
    places.rows[park / 4] |= std::uint64_t{placesForPark(state)} << (park % 4 * bauab::plotCount);
    places.mayPass = ownPlaces == 0;  // B7: a possible park does not forbid the pass
    return places;
  }
  static Action placement(std::size_t firstKind, unsigned bit) {
    return {static_cast<Chip>(firstKind + bit / bauab::plotCount), static_cast<std::int8_t>(bit % bauab::plotCount)};
  }
  static void addPlacements(std::uint64_t row, std::size_t firstKind, Moves<Action>& moves) {
    Action* next = moves.room();
    forEachBit(row, [&](int bit) { *next++ = placement(firstKind, static_cast<unsigned>(bit)); });
    moves.addedUpTo(next);
  }

  // B4: all at once; captured chips stay with the captor.
  template <class Log>
  static void capture(const Rules& rules, State& state, Seat seat, Plot placed, Log& log) {
    const PlotSet captured = capturedBy(rules, state, seat, placed);
    if (captured == 0) return;
    forEachBit(captured, [&](Plot plot) {
      const Chip chip = state.chipAt(plot);
      ++state.prey[seat][static_cast<std::size_t>(chip)];
      state.kinds[static_cast<std::size_t>(chip)] &= static_cast<PlotSet>(~bauab::only(plot));
      log.tell(Audience::everyone(), bauab::Captures{seat, chip, static_cast<std::int8_t>(plot)});
    });
    state.owned[seat.left(2)] &= static_cast<PlotSet>(~captured);
    state.emptied = captured;
  }
};

inline bauab::Chip Bauab::State::chipAt(Plot plot) const {
  const PlotSet bit = bauab::only(plot);
  for (std::size_t kind = 0; kind < bauab::ownKinds; ++kind) {
    if ((kinds[kind] & bit) != 0) return static_cast<Chip>(kind);
  }
  return (parks & bit) != 0 ? Chip::park : Chip::none;
}

}  // namespace sammel
