#include "engine/games/schlauraff/schlauraff.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"

namespace sammel {

using schlauraff::anyUpTo;
using schlauraff::countOf;
using schlauraff::rows;
using schlauraff::showing;
using schlauraff::valueOf;

Verdict Schlauraff::validate(const Options& options) {
  const int columns = columnsFor(options.columns, options.players);
  if (options.players == 2 || columns == 2 * options.players) return Verdict::fine();
  return Verdict::refuse("S1", Message("schlauraff.no.columns", {arg::number("players", options.players),
                                                                 arg::number("n", 2 * options.players)}));
}

Schlauraff::Rules Schlauraff::rules(const Options& options) {
  return {options.players, columnsFor(options.columns, options.players)};
}

// Whoever may move a die down has just laid one, and on a yellow chip with a lone 1 there is room for every die: so not
// all combinations occur.
Message Schlauraff::prompt(const Rules&, const State& state, Seat) {
  if (!state.hasPicked()) return Message("schlauraff.ask.start");
  const bool putting = anyUpTo(state.free, room(state));
  const bool rolling = canRoll(state);
  std::string_view key = "schlauraff.ask.roll";
  if (anyUpTo(state.movable, valueOf(state.chipIn(state.at)))) {
    key = putting ? "schlauraff.ask.movePutRoll" : rolling ? "schlauraff.ask.moveRoll" : "schlauraff.ask.move";
  } else if (canTake(state)) {
    key = rolling ? "schlauraff.ask.takePutRoll" : putting ? "schlauraff.ask.takePut" : "schlauraff.ask.take";
  } else if (putting) {
    key = rolling ? "schlauraff.ask.putRoll" : "schlauraff.ask.put";
  }
  return Message(key, {chipArg(state), arg::number("room", room(state))});
}

Verdict Schlauraff::check(const Rules&, const State& state, Seat, const Action& action) {
  const auto refuse = [&](std::string_view clause, std::string_view key) {
    Message message(key);
    if (action.kind == Kind::put || action.kind == Kind::move) message.args.push_back(arg::number("die", action.n));
    if (state.hasPicked()) message.args.push_back(chipArg(state));
    return Verdict::refuse(clause, message);
  };
  if (action.kind == Kind::stop) return Verdict::fine();  // S6
  if (action.kind == Kind::start) {
    if (state.hasPicked()) return refuse("S2", "schlauraff.no.started");
    return canStartAt(state, action.n) ? Verdict::fine() : refuse("S3", "schlauraff.no.start");
  }
  if (!state.hasPicked()) return refuse("S2", "schlauraff.no.notStarted");
  switch (action.kind) {
    case Kind::put:
      if (showing(state.free, action.n) == 0) return refuse("S3", "schlauraff.no.die");
      return canPut(state, action.n) ? Verdict::fine() : refuse("S3", "schlauraff.no.tooHigh");
    case Kind::move:
      if (showing(state.movable, action.n) == 0) return refuse("S4", "schlauraff.no.move");
      return canMove(state, action.n) ? Verdict::fine() : refuse("S4", "schlauraff.no.tooHigh");
    case Kind::take: return canTake(state) ? Verdict::fine() : refuse("S3", "schlauraff.no.take");
    default:
      if (countOf(state.free) == 0) return refuse("S5", "schlauraff.no.rollNone");
      return canRoll(state) ? Verdict::fine() : refuse("S5", "schlauraff.no.roll");
  }
}

// S8: most chips win, then most red ones; then the win is shared.
Outcome Schlauraff::outcome(const Rules& rules, const State& state) {
  Outcome outcome;
  outcome.over = state.over;
  for (int i = 0; i < rules.players; ++i) {
    outcome.points.push_back(static_cast<std::int16_t>(state.points(Seat(i))));
  }
  if (state.over) {
    outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) {
      const int ahead = state.points(a) - state.points(b);
      return ahead != 0 ? ahead > 0 : state.help[a] > state.help[b];
    });
  }
  return outcome;
}

Sheet Schlauraff::sheet(const Rules& rules, const State& state) {
  constexpr std::array<std::string_view, schlauraff::maxPlayers> labels{
      "schlauraff.sheet.round1", "schlauraff.sheet.round2", "schlauraff.sheet.round3", "schlauraff.sheet.round4"};
  Sheet sheet;
  for (std::size_t round = 0; round < static_cast<std::size_t>(rules.players); ++round) {
    sheet.push_back({labels[round], {}, false});
    for (int i = 0; i < rules.players; ++i) sheet.back().values.push_back(state.chips[round][Seat(i)]);
  }
  sheet.push_back({"schlauraff.sheet.total", outcome(rules, state).points, true});
  sheet.push_back({"schlauraff.sheet.help", {}, false});
  for (int i = 0; i < rules.players; ++i) sheet.back().values.push_back(state.help[Seat(i)]);
  return sheet;
}

Schlauraff::Screen Schlauraff::screen(const Rules& rules, const Knowledge& known) {
  Screen screen;
  screen.rounds = static_cast<std::int8_t>(rules.players);
  screen.round = static_cast<std::int8_t>(std::min(known.round + 1, rules.players));
  screen.start = known.start;
  screen.mover = known.mover;
  screen.over = known.over;
  for (int i = rules.columns - 1; i >= 0; --i) {  // as they lie: the first to be played is the rightmost
    ScreenColumn column{};
    for (int row = 0; row < rows; ++row) {
      ScreenCell& cell = column[static_cast<std::size_t>(row)];
      const bool played = i < known.column || known.over;
      cell.gone = played || (i == known.column && known.isCaptured(row));
      if (!cell.gone) cell.chip = known.columns[static_cast<std::size_t>(i)][static_cast<std::size_t>(row)];
      if (i == known.column) cell.beneath = known.beneath[static_cast<std::size_t>(row)];
    }
    screen.columns.push_back(column);
  }
  screen.column = known.over ? std::int8_t{0} : shownColumn(rules, known);
  screen.row = known.hasPicked() ? known.at : std::int8_t{schlauraff::notPicked};
  screen.free = known.free;
  screen.onChip = known.onChip;
  screen.movable = known.movable;
  screen.mayRoll = !known.over && canRoll(known);
  screen.mayTake = !known.over && canTake(known);
  for (int i = 0; i < rules.players; ++i) {
    screen.points.push_back(static_cast<std::int16_t>(known.points(Seat(i))));
    screen.help.push_back(known.help[Seat(i)]);
  }
  return screen;
}

std::string_view Schlauraff::invariant(const Rules& rules, const State& state) {
  const auto fits = [](const Dice& dice) {
    return std::all_of(dice.begin(), dice.end(), [](std::int8_t n) { return n >= 0; });
  };
  if (!fits(state.free) || !fits(state.onChip) || !fits(state.movable)) return "a negative number of dice";
  if (countOf(state.free) + countOf(state.onChip) + countOf(state.movable) > schlauraff::diceCount) {
    return "more than six dice";
  }
  if (state.round < 0 || state.round > rules.players || state.over != (state.round == rules.players)) {
    return "the wrong number of rounds";
  }
  for (const auto& ofRound : state.chips) {
    int captured = 0;
    for (const std::int8_t n : ofRound) captured += n;
    if (captured < 0 || captured > rules.columns * rows) return "more chips captured than were laid out";
  }
  if (state.over) return {};
  if (state.column < 0 || state.column >= rules.columns) return "a column that does not exist";
  if (state.mover != state.start.left(rules.players, state.column)) return "somebody else's column";
  std::array<int, schlauraff::chipKinds> laid{};
  for (std::size_t column = 0; column < static_cast<std::size_t>(rules.columns); ++column) {
    for (const Chip chip : state.columns[column]) ++laid[static_cast<std::size_t>(chip)];
  }
  if (*std::max_element(laid.begin(), laid.end()) > schlauraff::chipsOfAColour) return "more than ten of a colour";
  // Every chip of the columns so far was captured or lies beneath one of the present column.
  int open = 0;
  for (int row = 0; row < rows; ++row) {
    const Pile& pile = state.beneath[static_cast<std::size_t>(row)];
    if (pile.reds < 0 || pile.reds > pile.chips || pile.chips > state.column) return "an impossible pile";
    open += pile.chips + (state.isCaptured(row) ? 0 : 1);
  }
  for (const std::int8_t n : state.chips[static_cast<std::size_t>(state.round)]) open += n;
  if (open != (state.column + 1) * rows) return "a chip was lost";
  if (state.hasPicked() && (state.at < state.first || state.at >= rows)) return "work on a chip that is not there";
  if (state.hasPicked() && room(state) <= 0) return "a full chip was not captured";
  return {};
}

Notation Schlauraff::write(const Rules&, const Action& action) {
  Notation text(nameOf(action.kind));
  if (action.kind == Kind::start) text.append(" ").append(action.n + 1);
  if (action.kind == Kind::put || action.kind == Kind::move) text.append(" ").append(action.n);
  return text;
}

std::optional<Schlauraff::Action> Schlauraff::read(const Rules&, std::string_view text) {
  for (const Kind kind : {Kind::start, Kind::put, Kind::move, Kind::take, Kind::roll, Kind::stop}) {
    if (!text.starts_with(nameOf(kind))) continue;
    const std::string_view rest = text.substr(nameOf(kind).size());
    const bool hasNumber = kind == Kind::start || kind == Kind::put || kind == Kind::move;
    if (!hasNumber) return rest.empty() ? std::optional(Action{kind, 0}) : std::nullopt;
    const int highest = kind == Kind::start ? rows : schlauraff::pips;
    if (rest.size() != 2 || rest[0] != ' ' || rest[1] < '1' || rest[1] > '0' + highest) return std::nullopt;
    return Action{kind, static_cast<std::int8_t>(rest[1] - (kind == Kind::start ? '1' : '0'))};
  }
  return std::nullopt;
}

Message Schlauraff::label(const Rules&, const Screen& screen, const Action& action) {
  switch (action.kind) {
    case Kind::start: {
      const ScreenCell& cell =
          screen.columns[static_cast<std::size_t>(screen.column)][static_cast<std::size_t>(action.n)];
      return Message("schlauraff.do.start", {arg::number("row", action.n + 1), chipWord(cell.chip)});
    }
    case Kind::put: return Message("schlauraff.do.put", {arg::number("die", action.n)});
    case Kind::move: return Message("schlauraff.do.move", {arg::number("die", action.n)});
    case Kind::take: return Message("schlauraff.do.take");
    case Kind::roll: return Message("schlauraff.do.roll", {arg::number("n", countOf(screen.free))});
    case Kind::stop: break;
  }
  return Message("schlauraff.do.stop");
}

template const AnyGame& erased<Schlauraff>();

}  // namespace sammel
