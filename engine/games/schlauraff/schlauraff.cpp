#include "engine/games/schlauraff/schlauraff.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"

namespace sammel {

using schlauraff::anyUpTo;
using schlauraff::countOf;
using schlauraff::rows;
using schlauraff::showing;
using schlauraff::sumOf;
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

Verdict Schlauraff::check(const Rules&, const State& state, Seat seat, const Action& action) {
  const auto refuse = [&](std::string_view clause, std::string_view key) {
    Message message(key);
    if (action.kind == Kind::put || action.kind == Kind::move) message.args.push_back(arg::number("die", action.n));
    if (state.hasPicked()) message.args.push_back(chipArg(state));
    return Verdict::refuse(clause, message);
  };
  if (state.over) return refuse("S8", "schlauraff.no.over");
  if (seat != state.mover) return refuse("S1", "schlauraff.no.turn");
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
      return ahead != 0
                 ? ahead > 0
                 : state.help[static_cast<std::size_t>(a.index())] > state.help[static_cast<std::size_t>(b.index())];
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
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.players); ++i) {
      sheet.back().values.push_back(state.chips[round][i]);
    }
  }
  sheet.push_back({"schlauraff.sheet.total", outcome(rules, state).points, true});
  sheet.push_back({"schlauraff.sheet.help", {}, false});
  for (std::size_t i = 0; i < static_cast<std::size_t>(rules.players); ++i) {
    sheet.back().values.push_back(state.help[i]);
  }
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
  screen.column = static_cast<std::int8_t>(known.over ? 0 : rules.columns - 1 - known.column);
  screen.row = known.hasPicked() ? known.at : std::int8_t{schlauraff::notPicked};
  screen.free = known.free;
  screen.onChip = known.onChip;
  screen.movable = known.movable;
  screen.mayRoll = !known.over && canRoll(known);
  screen.mayTake = !known.over && canTake(known);
  for (int i = 0; i < rules.players; ++i) {
    screen.points.push_back(static_cast<std::int16_t>(known.points(Seat(i))));
    screen.help.push_back(known.help[static_cast<std::size_t>(i)]);
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

namespace {

constexpr std::array<std::string_view, 6> verbs{"start", "put", "move", "take", "roll", "stop"};
constexpr bool hasNumber(Schlauraff::Kind kind) { return kind <= Schlauraff::Kind::move; }

}  // namespace

std::string_view Schlauraff::kind(const Rules&, const Action& action) {
  return verbs[static_cast<std::size_t>(action.kind)];
}

Notation Schlauraff::write(const Rules&, const Action& action) {
  Notation text(verbs[static_cast<std::size_t>(action.kind)]);
  if (action.kind == Kind::start) text.append(" ").append(action.n + 1);
  if (action.kind == Kind::put || action.kind == Kind::move) text.append(" ").append(action.n);
  return text;
}

std::optional<Schlauraff::Action> Schlauraff::read(const Rules&, std::string_view text) {
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    const auto kind = static_cast<Kind>(i);
    if (!text.starts_with(verbs[i])) continue;
    const std::string_view rest = text.substr(verbs[i].size());
    if (!hasNumber(kind)) return rest.empty() ? std::optional(Action{kind, 0}) : std::nullopt;
    const int highest = kind == Kind::start ? rows : schlauraff::pips;
    if (rest.size() != 2 || rest[0] != ' ' || rest[1] < '1' || rest[1] > '0' + highest) return std::nullopt;
    return Action{kind, static_cast<std::int8_t>(rest[1] - (kind == Kind::start ? '1' : '0'))};
  }
  return std::nullopt;
}

void Schlauraff::tellRoll(const State& state, EventLog<Message>& events) {
  FixedText<39> dice;
  for (int face = 1; face <= schlauraff::pips; ++face) {
    for (int i = 0; i < showing(state.free, face); ++i) dice.append(dice.empty() ? "" : " ").append(face);
  }
  events.tell(Audience::everyone(),
              Message("schlauraff.rolls", {arg::seat("who", state.mover), arg::text("dice", dice)}));
}

void Schlauraff::tellEnd(const Rules& rules, const State& state, EventLog<Message>& events) {
  const Outcome result = outcome(rules, state);
  const auto winners = std::count(result.ranks.begin(), result.ranks.end(), std::int8_t{1});
  for (int i = 0; i < rules.players; ++i) {
    if (result.ranks[static_cast<std::size_t>(i)] != 1) continue;
    const auto asMany = std::count(result.points.begin(), result.points.end(), state.points(Seat(i)));
    events.tell(Audience::everyone(), Message(winners > 1  ? "schlauraff.shares"
                                              : asMany > 1 ? "schlauraff.winsByHelp"
                                                           : "schlauraff.wins",
                                              {arg::seat("who", Seat(i)), arg::number("n", state.points(Seat(i))),
                                               arg::number("help", state.help[static_cast<std::size_t>(i)])}));
  }
}

Layout Schlauraff::layout(const Rules&, const Screen& screen) {
  constexpr std::array<Tone, schlauraff::chipKinds> tones{Tone::green, Tone::blue, Tone::red, Tone::yellow};
  constexpr std::array<std::string_view, schlauraff::chipKinds> values{
      "schlauraff.value.green", "schlauraff.value.blue", "schlauraff.value.red", "schlauraff.value.yellow"};
  const Rules none;
  const auto action = [&](Kind kind, int n) { return write(none, {kind, static_cast<std::int8_t>(n)}); };

  Zone columns{Message(screen.over ? "schlauraff.layout.over" : "schlauraff.layout.columns",
                       {arg::number("round", screen.round), arg::number("rounds", screen.rounds),
                        arg::seat("who", screen.mover)}),
               {},
               static_cast<std::int8_t>(screen.columns.size()),
               {}};
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t i = 0; i < screen.columns.size(); ++i) {
      const ScreenCell& cell = screen.columns[i][row];
      const bool current = !screen.over && i == static_cast<std::size_t>(screen.column);
      Piece piece;
      if (!cell.gone) {
        const auto kind = static_cast<std::size_t>(cell.chip);
        const Arg value = arg::word("value", values[kind]);
        piece.label = cell.beneath.chips > 0
                          ? Message("schlauraff.layout.pile", {value, arg::number("n", cell.beneath.chips)})
                          : Message("schlauraff.layout.chip", {value});
        piece.tone = tones[kind];
        piece.lit = current && (screen.row == schlauraff::notPicked || screen.row == static_cast<int>(row));
        if (current && screen.row == schlauraff::notPicked && anyUpTo(screen.free, valueOf(cell.chip))) {
          piece.action = action(Kind::start, static_cast<int>(row));
        }
        if (piece.lit && screen.mayTake) piece.action = action(Kind::take, 0);
      }
      columns.pieces.push_back(piece);
    }
  }

  int room = 0;  // on the chip worked on
  if (!screen.over && screen.row != schlauraff::notPicked) {
    room = valueOf(screen.columns[static_cast<std::size_t>(screen.column)][static_cast<std::size_t>(screen.row)].chip) -
           sumOf(screen.onChip);
  }
  Layout layout{columns};
  const auto addDice = [&](std::string_view title, const Dice& dice, std::optional<Kind> touch) {
    Zone zone{Message(title), {}, 0, {}};
    for (int face = 1; face <= schlauraff::pips; ++face) {
      for (int i = 0; i < showing(dice, face); ++i) {
        Piece piece;
        piece.label = Message("schlauraff.layout.die", {arg::number("n", face)});
        piece.tone = Tone::white;
        if (touch && face <= room) piece.action = action(*touch, face);
        zone.pieces.push_back(piece);
      }
    }
    if (!zone.pieces.empty()) layout.push_back(zone);
  };
  addDice("schlauraff.layout.free", screen.free, Kind::put);
  addDice("schlauraff.layout.onChip", screen.onChip, std::nullopt);
  addDice("schlauraff.layout.movable", screen.movable, Kind::move);
  for (std::size_t i = 0; i < screen.points.size(); ++i) {
    layout.push_back(
        {Message("schlauraff.layout.player", {arg::number("n", screen.points[i]), arg::number("help", screen.help[i])}),
         Seat(static_cast<int>(i)),
         0,
         {}});
  }
  return layout;
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
