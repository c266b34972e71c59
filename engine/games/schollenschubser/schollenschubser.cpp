#include "engine/games/schollenschubser/schollenschubser.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"

namespace sammel {

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

Arg fieldArg(std::string_view name, int field) { return arg::text(name, schollenschubser::fieldName(field)); }
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
  return action.kind >= Kind::board && action.kind <= Kind::home ? "move" : nameOf(action.kind);
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
      if (action.falls >= rules.players || state.crews[Seat(action.falls)].at(action.field) == 0) {
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
  if (state.crews[seat].at(action.field) == 0) return refuse("L9", "schollenschubser.no.researcher", {where});
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
      for (int n = state.crews[Seat(i)].at(place); n > 0; --n) shown.crew.push_back(Seat(i));
    }
    if (state.stage == Stage::moves && !state.over)
      shown.canStep = static_cast<std::int8_t>(state.steppers().at(place));
    screen.water.push_back(shown);
  }
  screen.largeSupply = state.largeSupply;
  screen.smallSupply = state.smallSupply;
  screen.canBoard = state.stage == Stage::moves && !state.over && state.canBoard();
  for (int i = 0; i < rules.players; ++i) {
    screen.bank.push_back(static_cast<std::int8_t>(state.bank[Seat(i)]));
    screen.home.push_back(static_cast<std::int8_t>(state.home[Seat(i)]));
  }
  return screen;
}

std::string_view Schollenschubser::invariant(const Rules& rules, const State& state) {
  int large = state.largeSupply;
  int small = state.smallSupply;
  PerSeat<int, schollenschubser::maxPlayers> researchers;
  for (int i = 0; i < rules.players; ++i) {
    researchers[Seat(i)] = state.bank[Seat(i)] + state.home[Seat(i)];
    if (state.bank[Seat(i)] < 0) return "a bank with less than nobody";
  }
  for (int place = 0; place < fieldCount; ++place) {
    const int floe = state.floeAt(place);
    if (floe > rules.largest) return "a floe of a size that is not used";
    if (floe > 0) ++(floe > 2 ? large : small);
    int crew = 0;
    for (int i = 0; i < rules.players; ++i) {
      crew += state.crews[Seat(i)].at(place);
      researchers[Seat(i)] += state.crews[Seat(i)].at(place);
    }
    if (crew > floe) return "too many on a floe";
    if (state.arrived.at(place) > state.crews[state.mover].at(place)) return "more arrived than there are";
  }
  if (state.largeSupply < 0 || state.smallSupply < 0) return "a supply of less than nothing";
  if (large != rules.largeFloes || small != rules.smallFloes) return "a floe lost or found";
  for (int i = 0; i < rules.players; ++i) {
    if (researchers[Seat(i)] != schollenschubser::researchersEach) return "a researcher lost or found";
    if (!state.over && state.home[Seat(i)] == schollenschubser::researchersEach) return "a win overlooked";
  }
  if (state.returned > state.bank[state.mover]) return "more returned than there are";
  if (state.turn > schollenschubser::mostTurns) return "too many turns";
  return {};
}

namespace {

// Cuts the next word off the front of the text.
std::string_view takeWord(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::optional<int> readField(std::string_view word) {
  for (int field = 0; field < schollenschubser::fieldCount; ++field) {
    if (schollenschubser::fieldName(field).view() == word) return field;
  }
  return std::nullopt;
}

}  // namespace

// drift B2, put A1 3, thaw B2, thaw B2 1 (a researcher of player 1 falls in), skip, board A1, step A1 A2, back A1,
// home B4, end
Notation Schollenschubser::write(const Rules&, const Action& action) {
  Notation text(nameOf(action.kind));
  if (action.kind == Kind::skip || action.kind == Kind::end) return text;
  text.append(' ').append(schollenschubser::fieldName(action.field));
  if (action.kind == Kind::put) text.append(' ').append(action.floe);
  if (action.kind == Kind::step) text.append(' ').append(schollenschubser::fieldName(action.to));
  if (action.kind == Kind::thaw && action.falls >= 0) text.append(' ').append(action.falls + 1);
  return text;
}

std::optional<Schollenschubser::Action> Schollenschubser::read(const Rules& rules, std::string_view text) {
  std::string_view rest = text;
  constexpr auto verbs = enumNames(Kind{});
  const auto verb = std::find(verbs.begin(), verbs.end(), takeWord(rest));
  if (verb == verbs.end()) return std::nullopt;
  const auto kind = static_cast<Kind>(verb - verbs.begin());
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
