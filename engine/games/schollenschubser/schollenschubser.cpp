#include "engine/games/schollenschubser/schollenschubser.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"

namespace sammel {

using schollenschubser::fieldAt;
using schollenschubser::firstColumn;
using schollenschubser::isBeside;
using schollenschubser::isLastRow;
using schollenschubser::lastColumn;
using schollenschubser::southOf;

const Schollenschubser::Content& Schollenschubser::content() {
  static const auto standard = readStandardPack<Content>(facts.id);
  return standard;
}

Verdict Schollenschubser::validate(const Content& content) {
  constexpr int fewest = 2;  // L2: as many of each size lie in the water at the start
  for (const int cards : {content.largeFloes.value, content.smallFloes.value}) {
    if (cards >= fewest && cards <= fieldCount) continue;
    return Verdict::refuse(
        "L2", Message("schollenschubser.no.pack",
                      {arg::number("n", cards), arg::number("fewest", fewest), arg::number("most", fieldCount)}));
  }
  return Verdict::fine();
}

Verdict Schollenschubser::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

Schollenschubser::Rules Schollenschubser::rules(const Options& options, const Content& content) {
  Rules rules;
  rules.players = options.players;
  rules.largest = options.players == 3 ? 3 : schollenschubser::largestFloe;  // L3
  rules.largeFloes = content.largeFloes.value;
  rules.smallFloes = content.smallFloes.value;
  rules.startFloes = options.startFloes;
  return rules;
}

namespace {

using FieldName = FixedText<2>;
FieldName nameOf(int field) {
  FieldName name;
  name.append(static_cast<char>('A' + schollenschubser::rowOf(field)));
  return name.append(schollenschubser::columnOf(field) + 1);
}
Arg fieldArg(std::string_view name, int field) { return arg::text(name, nameOf(field)); }
Arg fieldArg(int field) { return fieldArg("field", field); }

Verdict refuse(std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse(clause, Message(key, args));
}

bool usesDie(Schollenschubser::Kind kind) { return kind <= Schollenschubser::Kind::skip; }

Verdict checkColumn(const schollenschubser::State& state, int field) {
  const int column = schollenschubser::columnOf(field);
  if (state.usableFields().has(field)) return Verdict::fine();
  return refuse("L5", "schollenschubser.no.column",
                {arg::number("column", column + 1), arg::number("a", state.dice[0]), arg::number("b", state.dice[1])});
}

}  // namespace

// What a researcher does is one kind: moving.
std::string_view Schollenschubser::kind(const Rules&, const Action& action) {
  constexpr std::array<std::string_view, 9> kinds{"drift", "put",  "thaw", "skip", "move",
                                                  "move",  "move", "move", "end"};
  return kinds[static_cast<std::size_t>(action.kind)];
}

Message Schollenschubser::prompt(const Rules& rules, const State& state, Seat seat) {
  Moves<Action> moves;
  legal(rules, state, seat, moves);
  if (state.stage == Stage::moves) {
    return Message(moves.size() > 1 ? "schollenschubser.ask.moves" : "schollenschubser.ask.end");
  }
  const auto offers = [&](Kind kind) {
    return std::any_of(moves.begin(), moves.end(), [kind](const Action& action) { return action.kind == kind; });
  };
  // By what can be done in a column (to drift, to put or both), and by the 6 (none, it thaws, there is nothing to
  // thaw).
  constexpr std::array<std::array<std::string_view, 3>, 4> keys{{
      {"", "schollenschubser.ask.thaw", "schollenschubser.ask.nothing"},
      {"schollenschubser.ask.drift", "schollenschubser.ask.driftOrThaw", "schollenschubser.ask.driftOrNothing"},
      {"schollenschubser.ask.put", "schollenschubser.ask.putOrThaw", "schollenschubser.ask.putOrNothing"},
      {"schollenschubser.ask.any", "schollenschubser.ask.anyOrThaw", "schollenschubser.ask.anyOrNothing"},
  }};
  const std::size_t column = (offers(Kind::drift) ? 1U : 0U) + (offers(Kind::put) ? 2U : 0U);
  const std::size_t six = offers(Kind::thaw) ? 1U : offers(Kind::skip) ? 2U : 0U;
  return Message(keys[column][six], {arg::number("a", state.dice[0]), arg::number("b", state.dice[1])});
}

Verdict Schollenschubser::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  if (state.over) return refuse("L10", "schollenschubser.no.over");
  if (seat != state.mover) return refuse("L4", "schollenschubser.no.turn", {arg::seat("who", state.mover)});
  if (usesDie(action.kind) && state.stage == Stage::moves) return refuse("L9", "schollenschubser.no.diceDone");
  if (!usesDie(action.kind) && state.stage == Stage::dice) return refuse("L4", "schollenschubser.no.diceFirst");
  const bool isWater = state.isWater(action.field);
  const bool hasRoom = state.room().at(action.field) > 0;
  const Arg where = fieldArg(action.field);
  switch (action.kind) {
    case Kind::drift:
      if (isWater) return refuse("L7", "schollenschubser.no.floe", {where});
      if (const Verdict column = checkColumn(state, action.field); !column.isFine()) return column;
      if (!driftable(state).has(action.field)) {
        return refuse("L7", "schollenschubser.no.south", {where, fieldArg("south", southOf(action.field))});
      }
      return Verdict::fine();

    case Kind::put:
      if (schollenschubser::rowOf(action.field) != 0) return refuse("L5", "schollenschubser.no.rowA", {where});
      if (action.floe > rules.largest) return refuse("L3", "schollenschubser.no.four");
      if (const Verdict column = checkColumn(state, action.field); !column.isFine()) return column;
      if (!isWater) return refuse("L5", "schollenschubser.no.taken", {where});
      if (state.supplyOf(action.floe) == 0)
        return refuse("L5", "schollenschubser.no.supply", {arg::number("n", action.floe)});
      return Verdict::fine();

    case Kind::thaw: {
      if (!state.hasRolled(6)) return refuse("L6", "schollenschubser.no.six");
      if (isWater) return refuse("L8", "schollenschubser.no.floe", {where});
      if (!canThaw(state, action.field)) return refuse("L8", "schollenschubser.no.small", {where});
      if (hasRoom) {
        return action.falls < 0 ? Verdict::fine() : refuse("L8", "schollenschubser.no.fall", {where});
      }
      if (action.falls < 0) return refuse("L8", "schollenschubser.no.whoFalls", {where});
      if (action.falls >= rules.players || state.crew(Seat(action.falls)).at(action.field) == 0) {
        return refuse("L8", "schollenschubser.no.notOnFloe", {arg::number("n", action.falls + 1), where});
      }
      return Verdict::fine();
    }
    case Kind::skip: return state.hasRolled(6) ? Verdict::fine() : refuse("L6", "schollenschubser.no.skip");

    case Kind::board:
      if (!firstColumn.has(action.field)) return refuse("L9", "schollenschubser.no.firstColumn", {where});
      if (state.boarded) return refuse("L9", "schollenschubser.no.boarded");
      if (!state.canBoard()) return refuse("L9", "schollenschubser.no.bank");
      if (isWater) return refuse("L9", "schollenschubser.no.floe", {where});
      return hasRoom ? Verdict::fine() : refuse("L9", "schollenschubser.no.room", {where});

    case Kind::step:
    case Kind::back:
    case Kind::home: break;
    case Kind::end: return Verdict::fine();
  }
  if (state.crew(seat).at(action.field) == 0) return refuse("L9", "schollenschubser.no.researcher", {where});
  if (state.steppers().at(action.field) == 0) return refuse("L9", "schollenschubser.no.again", {where});
  if (action.kind == Kind::back) {
    return firstColumn.has(action.field) ? Verdict::fine() : refuse("L9", "schollenschubser.no.back", {where});
  }
  if (action.kind == Kind::home) {
    return lastColumn.has(action.field) ? Verdict::fine() : refuse("L9", "schollenschubser.no.home", {where});
  }
  const Arg to = fieldArg("to", action.to);
  if (!isBeside(action.field, action.to)) return refuse("L9", "schollenschubser.no.beside", {where, to});
  if (state.isWater(action.to)) return refuse("L9", "schollenschubser.no.floe", {fieldArg(action.to)});
  return state.room().at(action.to) > 0 ? Verdict::fine()
                                        : refuse("L9", "schollenschubser.no.room", {fieldArg(action.to)});
}

void Schollenschubser::tellRoll(const State& state, EventLog<Message>& events) {
  events.tell(Audience::everyone(),
              Message("schollenschubser.rolls", {arg::seat("who", state.mover), arg::number("a", state.dice[0]),
                                                 arg::number("b", state.dice[1])}));
}

void Schollenschubser::tellLateEnd(const Rules& rules, const State& state, EventLog<Message>& events) {
  events.tell(Audience::everyone(), Message("schollenschubser.late", {arg::number("n", schollenschubser::mostTurns)}));
  const auto ranks = outcome(rules, state).ranks;
  const bool shared = std::count(ranks.begin(), ranks.end(), std::int8_t{1}) > 1;
  for (int i = 0; i < rules.players; ++i) {
    if (ranks[static_cast<std::size_t>(i)] != 1) continue;
    events.tell(Audience::everyone(),
                Message(shared ? "schollenschubser.shares" : "schollenschubser.furthest", {arg::seat("who", Seat(i))}));
  }
}

void Schollenschubser::tellAction(const State& before, const Action& action, EventLog<Message>& events) {
  const int floe = before.floeAt(action.field);
  const Arg who = arg::seat("who", before.mover);
  const Arg where = fieldArg(action.field);
  const auto tell = [&](std::string_view key, std::initializer_list<Arg> args) {
    events.tell(Audience::everyone(), Message(key, args));
  };
  const auto tellFall = [&](Seat seat, int n) {
    if (n > 0) tell("schollenschubser.falls", {arg::seat("who", seat), arg::number("n", n)});
  };
  switch (action.kind) {
    case Kind::drift:
      if (!isLastRow(action.field)) {
        return tell("schollenschubser.drifts", {who, where, fieldArg("to", southOf(action.field))});
      }
      tell("schollenschubser.driftsOff", {who, where});
      for (int i = 0; i < schollenschubser::maxPlayers; ++i) tellFall(Seat(i), before.crew(Seat(i)).at(action.field));
      return;
    case Kind::put: return tell("schollenschubser.puts", {who, arg::number("n", action.floe), where});
    case Kind::thaw:
      if (floe == 1) {
        tell("schollenschubser.thawsAway", {who, where});
      } else {
        tell("schollenschubser.thaws", {who, where, arg::number("n", floe - 1)});
      }
      if (action.falls >= 0) tellFall(Seat(action.falls), 1);
      return;
    case Kind::skip: return tell("schollenschubser.skips", {who});
    case Kind::board: return tell("schollenschubser.boards", {who, where});
    case Kind::step: return tell("schollenschubser.steps", {who, where, fieldArg("to", action.to)});
    case Kind::back: return tell("schollenschubser.goesBack", {who, where});
    case Kind::home:
      return tell("schollenschubser.goesHome", {who, where, arg::number("n", before.atHome(before.mover) + 1)});
    case Kind::end: return;  // the next roll says it
  }
}

Sheet Schollenschubser::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"schollenschubser.sheet.home", outcome(rules, state).points, true},
              {"schollenschubser.sheet.progress", {}, false}};
  for (int i = 0; i < rules.players; ++i) {
    sheet[1].values.push_back(static_cast<std::int16_t>(state.progress(Seat(i))));
  }
  return sheet;
}

Schollenschubser::Screen Schollenschubser::screen(const Rules& rules, const Knowledge& state) {
  Screen screen;
  screen.turn = static_cast<std::int16_t>(state.turn);
  screen.mover = state.mover;
  screen.stage = state.stage;
  screen.over = state.over;
  screen.dice = {state.dice[0], state.dice[1]};
  for (int place = 0; place < fieldCount; ++place) {
    ScreenField shown;
    shown.floe = static_cast<std::int8_t>(state.floeAt(place));
    for (int i = 0; i < rules.players; ++i) {
      for (int n = state.crew(Seat(i)).at(place); n > 0; --n) shown.crew.push_back(Seat(i));
    }
    if (state.stage == Stage::moves && !state.over)
      shown.canStep = static_cast<std::int8_t>(state.steppers().at(place));
    screen.water.push_back(shown);
  }
  screen.largeSupply = state.largeSupply;
  screen.smallSupply = state.smallSupply;
  screen.canBoard = state.stage == Stage::moves && !state.over && state.canBoard();
  for (int i = 0; i < rules.players; ++i) {
    screen.bank.push_back(static_cast<std::int8_t>(state.onBank(Seat(i))));
    screen.home.push_back(static_cast<std::int8_t>(state.atHome(Seat(i))));
  }
  return screen;
}

std::string_view Schollenschubser::invariant(const Rules& rules, const State& state) {
  int large = state.largeSupply;
  int small = state.smallSupply;
  std::array<int, schollenschubser::maxPlayers> researchers{};
  for (int i = 0; i < rules.players; ++i) {
    researchers[static_cast<std::size_t>(i)] = state.onBank(Seat(i)) + state.atHome(Seat(i));
    if (state.onBank(Seat(i)) < 0) return "a bank with less than nobody";
  }
  for (int place = 0; place < fieldCount; ++place) {
    const int floe = state.floeAt(place);
    if (floe > rules.largest) return "a floe of a size that is not used";
    if (floe > 0) ++(floe > 2 ? large : small);
    int crew = 0;
    for (int i = 0; i < rules.players; ++i) {
      crew += state.crew(Seat(i)).at(place);
      researchers[static_cast<std::size_t>(i)] += state.crew(Seat(i)).at(place);
    }
    if (crew > floe) return "too many on a floe";
    if (state.arrived.at(place) > state.crew(state.mover).at(place)) return "more arrived than there are";
  }
  if (state.largeSupply < 0 || state.smallSupply < 0) return "a supply of less than nothing";
  if (large != rules.largeFloes || small != rules.smallFloes) return "a floe lost or found";
  for (int i = 0; i < rules.players; ++i) {
    if (researchers[static_cast<std::size_t>(i)] != schollenschubser::researchersEach)
      return "a researcher lost or found";
    if (!state.over && state.atHome(Seat(i)) == schollenschubser::researchersEach) return "a win overlooked";
  }
  if (state.returned > state.onBank(state.mover)) return "more returned than there are";
  if (state.turn > schollenschubser::mostTurns) return "too many turns";
  return {};
}

namespace {

// By kind; what stands between the words is a field, a size or a seat.
constexpr std::array<std::string_view, 9> verbs{"drift", "put", "thaw", "skip", "board", "step", "back", "home", "end"};

// Cuts the next word off the front of the text.
std::string_view takeWord(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::optional<int> readField(std::string_view word) {
  for (int field = 0; field < schollenschubser::fieldCount; ++field) {
    if (nameOf(field).view() == word) return field;
  }
  return std::nullopt;
}

}  // namespace

// drift B2, put A1 3, thaw B2, thaw B2 1 (a researcher of player 1 falls in), skip, board A1, step A1 A2, back A1,
// home B4, end
Notation Schollenschubser::write(const Rules&, const Action& action) {
  Notation text(verbs[static_cast<std::size_t>(action.kind)]);
  if (action.kind == Kind::skip || action.kind == Kind::end) return text;
  text.append(' ').append(nameOf(action.field));
  if (action.kind == Kind::put) text.append(' ').append(action.floe);
  if (action.kind == Kind::step) text.append(' ').append(nameOf(action.to));
  if (action.kind == Kind::thaw && action.falls >= 0) text.append(' ').append(action.falls + 1);
  return text;
}

std::optional<Schollenschubser::Action> Schollenschubser::read(const Rules& rules, std::string_view text) {
  std::string_view rest = text;
  const std::string_view verb = takeWord(rest);
  std::size_t number = 0;
  while (number < verbs.size() && verbs[number] != verb) ++number;
  if (number == verbs.size()) return std::nullopt;
  const auto kind = static_cast<Kind>(number);
  Action action = Action::at(kind, 0);
  if (kind != Kind::skip && kind != Kind::end) {
    const std::optional<int> field = readField(takeWord(rest));
    if (!field) return std::nullopt;
    action.field = static_cast<std::int8_t>(*field);
  }
  if (kind == Kind::step) {
    const std::optional<int> to = readField(takeWord(rest));
    if (!to) return std::nullopt;
    action.to = static_cast<std::int8_t>(*to);
  }
  if (kind == Kind::put || (kind == Kind::thaw && !rest.empty())) {
    constexpr std::string_view digits = "1234";  // sizes of floes, and seats
    const std::string_view word = takeWord(rest);
    const std::size_t digit = word.size() == 1 ? digits.find(word) : std::string_view::npos;
    if (digit == std::string_view::npos) return std::nullopt;
    (kind == Kind::put ? action.floe : action.falls) = static_cast<std::int8_t>(kind == Kind::put ? digit + 1 : digit);
  }
  if (write(rules, action).view() != text) return std::nullopt;  // only what is written exactly so
  return action;
}

namespace {

constexpr std::array<Tone, schollenschubser::maxPlayers> seatTones{Tone::red, Tone::blue, Tone::green, Tone::yellow};
constexpr std::array<std::string_view, schollenschubser::maxPlayers> seatMarks{"①", "②", "③", "④"};

Piece labelled(const Message& label, Tone tone = Tone::plain) {
  return {.label = label, .tone = tone, .faceDown = false, .lit = false, .action = {}};
}

// What touching a field does: the most usual of the things that can be done there.
Notation touch(const Schollenschubser::Rules& rules, const Schollenschubser::Screen& screen, int place) {
  using Kind = Schollenschubser::Kind;
  const auto& field = screen.water[static_cast<std::size_t>(place)];
  const bool hasRoom = field.crew.size() < static_cast<std::size_t>(field.floe);
  const auto act = [&](Kind kind) { return Schollenschubser::write(rules, Schollenschubser::Action::at(kind, place)); };
  if (screen.over || field.floe == 0) return {};
  if (screen.stage == schollenschubser::Stage::dice) return act(Kind::drift);
  if (lastColumn.has(place) && field.canStep > 0) return act(Kind::home);
  if (firstColumn.has(place) && screen.canBoard && hasRoom) return act(Kind::board);
  return {};
}

Zone diceZone(const Schollenschubser::Screen& screen) {
  const bool open = !screen.over && screen.stage == schollenschubser::Stage::dice;
  Zone zone{.title = Message(screen.over ? "schollenschubser.zone.over"
                             : open      ? "schollenschubser.zone.dice"
                                         : "schollenschubser.zone.moves",
                             {arg::number("turn", screen.turn), arg::seat("name", screen.mover)}),
            .owner = {},
            .columns = 0,
            .pieces = {}};
  for (const int pips : screen.dice) {
    zone.pieces.push_back(labelled(Message("schollenschubser.piece.number", {arg::number("n", pips)}), Tone::white));
    zone.pieces.back().lit = open;
  }
  return zone;
}

// The water with the numbers of its columns and the letters of its rows.
Zone waterZone(const Schollenschubser::Rules& rules, const Schollenschubser::Screen& screen) {
  Zone zone{.title = Message("schollenschubser.zone.water"),
            .owner = {},
            .columns = schollenschubser::columns + 1,
            .pieces = {}};
  zone.pieces.push_back(labelled(Message("schollenschubser.piece.corner")));
  for (int column = 0; column < schollenschubser::columns; ++column) {
    zone.pieces.push_back(labelled(Message("schollenschubser.piece.number", {arg::number("n", column + 1)})));
  }
  for (int row = 0; row < schollenschubser::rows; ++row) {
    const auto letter = static_cast<char>('A' + row);
    zone.pieces.push_back(
        labelled(Message("schollenschubser.piece.row", {arg::text("letter", std::string_view(&letter, 1))})));
    for (int column = 0; column < schollenschubser::columns; ++column) {
      const int place = fieldAt(row, column);
      const auto& field = screen.water[static_cast<std::size_t>(place)];
      Piece piece;
      if (field.floe > 0) {
        FixedText<23> crew;
        for (const Seat seat : field.crew) crew.append(seatMarks[static_cast<std::size_t>(seat.index())]);
        for (auto free = field.crew.size(); free < static_cast<std::size_t>(field.floe); ++free) crew.append("○");
        piece = labelled(Message("schollenschubser.piece.floe", {arg::text("crew", crew)}), Tone::white);
        piece.lit = field.canStep > 0;
        piece.action = touch(rules, screen, place);
      }
      zone.pieces.push_back(piece);
    }
  }
  return zone;
}

Zone supplyZone(const Schollenschubser::Screen& screen) {
  return {.title = Message("schollenschubser.zone.supply"),
          .owner = {},
          .columns = 0,
          .pieces = {
              labelled(Message("schollenschubser.piece.large", {arg::number("n", screen.largeSupply)}), Tone::white),
              labelled(Message("schollenschubser.piece.small", {arg::number("n", screen.smallSupply)}), Tone::white)}};
}

Zone seatZone(const Schollenschubser::Screen& screen, Seat owner) {
  const auto self = static_cast<std::size_t>(owner.index());
  const int bank = screen.bank[self];
  const int home = screen.home[self];
  const Tone tone = seatTones[self];
  return {.title = Message("schollenschubser.zone.seat", {arg::text("mark", seatMarks[self])}),
          .owner = owner,
          .columns = 0,
          .pieces = {labelled(Message("schollenschubser.piece.bank", {arg::number("n", bank)}), tone),
                     labelled(Message("schollenschubser.piece.afloat",
                                      {arg::number("n", schollenschubser::researchersEach - bank - home)}),
                              tone),
                     labelled(Message("schollenschubser.piece.home", {arg::number("n", home)}), tone)}};
}

}  // namespace

Layout Schollenschubser::layout(const Rules& rules, const Screen& screen) {
  Layout layout{diceZone(screen), waterZone(rules, screen), supplyZone(screen)};
  for (int i = 0; i < rules.players; ++i) layout.push_back(seatZone(screen, Seat(i)));
  return layout;
}

Message Schollenschubser::label(const Rules& rules, const Screen&, const Action& action) {
  const Arg where = fieldArg(action.field);
  switch (action.kind) {
    case Kind::drift:
      if (isLastRow(action.field)) return Message("schollenschubser.label.driftOff", {where});
      return Message("schollenschubser.label.drift", {where, fieldArg("to", southOf(action.field))});
    case Kind::put: return Message("schollenschubser.label.put", {arg::number("n", action.floe), where});
    case Kind::thaw:
      if (action.falls < 0 || action.falls >= rules.players) return Message("schollenschubser.label.thaw", {where});
      return Message("schollenschubser.label.thawFall", {where, arg::seat("name", Seat(action.falls))});
    case Kind::skip: return Message("schollenschubser.label.skip");
    case Kind::board: return Message("schollenschubser.label.board", {where});
    case Kind::step: return Message("schollenschubser.label.step", {where, fieldArg("to", action.to)});
    case Kind::back: return Message("schollenschubser.label.back", {where});
    case Kind::home: return Message("schollenschubser.label.home", {where});
    case Kind::end: break;
  }
  return Message("schollenschubser.label.end");
}

template const AnyGame& erased<Schollenschubser>();

}  // namespace sammel
