#include "engine/games/bauab/bauab.hpp"

#include "engine/games/erase.hpp"

namespace sammel {

using bauab::fullTray;
using bauab::ownKinds;
using bauab::plotCount;

Verdict Bauab::validate(const Options& options) {
  const bool free = options.layout == bauab::LayoutKind::free;
  if (!free && !options.cells.empty()) return Verdict::refuse("layout", Message("bauab.layout.onlyFree"));
  bauab::Layout layout;
  return readLayout(free ? options.cells.view() : presetCells(options.layout), layout);
}

Bauab::Rules Bauab::rules(const Options& options) {
  Rules rules;
  const bool free = options.layout == bauab::LayoutKind::free;
  (void)readLayout(free ? options.cells.view() : presetCells(options.layout), rules.layout);  // valid: see validate
  return rules;
}

Message Bauab::prompt(const Rules& rules, const State& state, Seat) {
  const bool canPark = placesForPark(state) != 0;
  if (mustPlace(rules, state)) return Message(canPark ? "bauab.ask.placeOrPark" : "bauab.ask.place");
  return Message(canPark ? "bauab.ask.parkOrPass" : "bauab.ask.pass");
}

Verdict Bauab::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const auto refuse = [&](std::string_view clause, std::string_view key) {
    Message message(key);
    if (action.chip != Chip::none) message.args.push_back(arg::text("plot", plotName(rules, action.plot)));
    if (action.chip < Chip::park) message.args.push_back(chipArg(action.chip));
    return Verdict::refuse(clause, message);
  };
  if (action.chip == Chip::none) {
    return mustPlace(rules, state) ? refuse("B7", "bauab.no.pass") : Verdict::fine();
  }
  const PlotSet plot = bauab::only(action.plot);
  if ((state.free() & plot) == 0) return refuse("B1", "bauab.no.occupied");
  if (action.chip == Chip::park) {
    if ((state.emptied & plot) == 0) return refuse("B5", "bauab.no.park");
    return state.parksLeft > 0 ? Verdict::fine() : refuse("B5", "bauab.no.parksLeft");
  }
  if (state.tray[seat][static_cast<std::size_t>(action.chip)] == 0) {
    return refuse("B1", "bauab.no.chip");
  }
  if ((state.emptied & plot) != 0) return refuse("B6", "bauab.no.barred");  // forbids every chip, B2 only this one
  if ((besideEqual(rules, state, action.chip) & plot) != 0) return refuse("B2", "bauab.no.equal");
  return Verdict::fine();
}

// B9: own planning chips on the board and captured ones; options count nothing.
int Bauab::scoreOf(const State& state, Seat seat) {
  int score = 0;
  for (std::size_t kind = 0; kind < ownKinds; ++kind) {
    const int pieces =
        std::popcount(static_cast<PlotSet>(state.kinds[kind] & state.owned[seat])) + state.prey[seat][kind];
    score += pieces * valueOf(static_cast<Chip>(kind));
  }
  return score;
}

namespace {

int planningOnBoard(const Bauab::State& state, Seat seat) {
  return std::popcount(static_cast<bauab::PlotSet>(state.owned[seat] & ~state.kinds[0]));
}

}  // namespace

// B9: a tie goes to more own planning chips on the board; then the win is shared.
Outcome Bauab::outcome(const Rules&, const State& state) {
  Outcome outcome;
  outcome.over = state.over;
  for (const Seat seat : SeatSet::all(2)) outcome.points.push_back(static_cast<std::int16_t>(scoreOf(state, seat)));
  if (state.over) {
    outcome.ranks = rankBy(2, [&](Seat a, Seat b) {
      const int ahead = scoreOf(state, a) - scoreOf(state, b);
      return ahead != 0 ? ahead > 0 : planningOnBoard(state, a) > planningOnBoard(state, b);
    });
  }
  return outcome;
}

Sheet Bauab::sheet(const Rules&, const State& state) {
  Sheet sheet{{"bauab.sheet.board", {}, false},
              {"bauab.sheet.prey", {}, false},
              {"bauab.sheet.total", {}, true},
              {"bauab.sheet.planning", {}, false}};
  for (const Seat seat : SeatSet::all(2)) {
    int prey = 0;
    for (std::size_t kind = 0; kind < ownKinds; ++kind)
      prey += state.prey[seat][kind] * valueOf(static_cast<Chip>(kind));
    const int total = scoreOf(state, seat);
    sheet[0].values.push_back(static_cast<std::int16_t>(total - prey));
    sheet[1].values.push_back(static_cast<std::int16_t>(prey));
    sheet[2].values.push_back(static_cast<std::int16_t>(total));
    sheet[3].values.push_back(static_cast<std::int16_t>(planningOnBoard(state, seat)));
  }
  return sheet;
}

Bauab::Screen Bauab::screen(const Rules& rules, const Knowledge& known) {
  Screen screen;
  screen.columns = static_cast<std::int8_t>(rules.layout.columns);
  screen.rows = static_cast<std::int8_t>(rules.layout.rows);
  for (Plot plot = 0; plot < plotCount; ++plot) {
    const auto i = static_cast<std::size_t>(plot);
    ScreenPlot& shown = screen.plots[i];
    shown.name = plotName(rules, plot);
    shown.column = rules.layout.cells[i].column;
    shown.row = rules.layout.cells[i].row;
    shown.chip = known.chipAt(plot);
    for (const Seat owner : SeatSet::all(2)) {
      if ((known.owned[owner] & bauab::only(plot)) != 0) shown.owner = static_cast<std::int8_t>(owner.index());
    }
    shown.liberties =
        static_cast<std::int8_t>(std::popcount(static_cast<PlotSet>(rules.neighbours(plot) & known.free())));
    shown.emptied = (known.emptied & bauab::only(plot)) != 0;
  }
  screen.tray = known.tray;
  screen.prey = known.prey;
  for (const Seat seat : SeatSet::all(2)) screen.score[seat] = static_cast<std::int16_t>(scoreOf(known, seat));
  screen.parksLeft = known.parksLeft;
  screen.mover = known.mover;
  return screen;
}

std::string_view Bauab::invariant(const Rules& rules, const State& state) {
  const auto& [first, second] = state.owned.items;
  if ((first & second) != 0 || ((first | second) & state.parks) != 0) return "two chips on one plot";
  PlotSet chips = 0;
  for (std::size_t kind = 0; kind < ownKinds; ++kind) {
    if ((chips & state.kinds[kind]) != 0) return "a chip of two kinds";
    chips |= state.kinds[kind];
    for (const Seat seat : SeatSet::all(2)) {
      const int onBoard = std::popcount(static_cast<PlotSet>(state.kinds[kind] & state.owned[seat]));
      if (state.tray[seat][kind] < 0 || state.prey[seat][kind] < 0) return "a negative number of chips";
      if (state.tray[seat][kind] + onBoard + state.prey[seat.left(2)][kind] != fullTray[kind]) {
        return "a chip lost or found";
      }
    }
    if ((besideEqual(rules, state, static_cast<Chip>(kind)) & state.kinds[kind]) != 0) return "equal neighbours";
  }
  if (chips != (first | second)) return "a chip without owner or kind";
  if (state.parksLeft + std::popcount(state.parks) != bauab::parkSupply) return "a park lost or found";
  return {};
}

Notation Bauab::write(const Rules& rules, const Action& action) {
  if (action.chip == Chip::none) return "pass";
  return Notation(nameOf(action.chip)).append('@').append(plotName(rules, action.plot));
}

std::optional<Bauab::Action> Bauab::read(const Rules& rules, std::string_view text) {
  if (text == "pass") return Action{};
  const std::size_t at = text.find('@');
  if (at == std::string_view::npos) return std::nullopt;
  for (int chip = 0; chip < static_cast<int>(Chip::none); ++chip) {
    if (nameOf(static_cast<Chip>(chip)) != text.substr(0, at)) continue;
    for (Plot plot = 0; plot < plotCount; ++plot) {
      if (plotName(rules, plot).view() == text.substr(at + 1)) {
        return Action{static_cast<Chip>(chip), static_cast<std::int8_t>(plot)};
      }
    }
  }
  return std::nullopt;
}

Message Bauab::label(const Rules& rules, const Screen&, const Action& action) {
  if (action.chip == Chip::none) return Message("bauab.label.pass");
  const Arg plot = arg::text("plot", plotName(rules, action.plot));
  return action.chip == Chip::park ? Message("bauab.label.park", {plot})
                                   : Message("bauab.label.place", {chipArg(action.chip), plot});
}

template const AnyGame& erased<Bauab>();

}  // namespace sammel
