// Schollenschubser, a dice game for two to four: bring four researchers over drifting floes to the icebreaker.
// Clause numbers (L1 to L10) are those of `sammelsurium rules schollenschubser`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/core/game.hpp"
#include "engine/games/schollenschubser/events.hpp"
#include "engine/games/schollenschubser/state.hpp"

namespace sammel {

struct Schollenschubser : OpenToAll {
  using Content = schollenschubser::Content;
  using Rules = schollenschubser::Rules;
  using State = schollenschubser::State;
  using Event = schollenschubser::Event;
  using Knowledge = State;  // everything is open
  using Belief = State;
  using Fields = schollenschubser::Fields;
  using Stage = schollenschubser::Stage;

  struct Options {
    int players = 3;
    schollenschubser::StartFloes startFloes = schollenschubser::StartFloes::fixed;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 2, schollenschubser::maxPlayers),
                        option("startFloes", &Options::startFloes));
    }
  };

  enum class Kind : std::uint8_t { drift, put, thaw, skip, board, step, back, home, end };
  friend constexpr auto enumNames(Kind) {
    return std::array<std::string_view, 9>{"drift", "put", "thaw", "skip", "board", "step", "back", "home", "end"};
  }
  struct Action {
    Kind kind = Kind::end;
    std::int8_t field = 0;
    std::int8_t to = 0;      // step
    std::int8_t floe = 0;    // put: the size
    std::int8_t falls = -1;  // thaw: the seat whose researcher falls in
    static constexpr auto cases() {
      return std::tuple(
          when(Kind::drift, sammel::field("field", &Action::field)),
          when(Kind::put, sammel::field("field", &Action::field), sammel::field("floe", &Action::floe)),
          when(Kind::thaw, sammel::field("field", &Action::field), sammel::field("falls", &Action::falls)),
          when(Kind::skip), when(Kind::board, sammel::field("to", &Action::field)),
          when(Kind::step, sammel::field("from", &Action::field), sammel::field("to", &Action::to)),
          when(Kind::back, sammel::field("from", &Action::field)),
          when(Kind::home, sammel::field("from", &Action::field)), when(Kind::end));
    }
    static constexpr Action at(Kind kind, int field) { return {kind, static_cast<std::int8_t>(field), 0, 0, -1}; }
    static constexpr Action put(int field, int floe) {
      return {Kind::put, static_cast<std::int8_t>(field), 0, static_cast<std::int8_t>(floe), -1};
    }
    static constexpr Action thaw(int field, int falls) {
      return {Kind::thaw, static_cast<std::int8_t>(field), 0, 0, static_cast<std::int8_t>(falls)};
    }
    static constexpr Action step(int field, int to) {
      return {Kind::step, static_cast<std::int8_t>(field), static_cast<std::int8_t>(to), 0, -1};
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  struct ScreenField {
    std::int8_t floe = 0;
    FixedVector<Seat, schollenschubser::largestFloe> crew;
    std::int8_t canStep = 0;  // researchers of the mover who may still take their step
    static constexpr auto describe() {
      return std::tuple(field("floe", &ScreenField::floe), field("crew", &ScreenField::crew),
                        field("canStep", &ScreenField::canStep));
    }
  };
  struct Screen {
    std::int16_t turn = 0;
    Seat mover;
    Stage stage = Stage::dice;
    bool over = false;
    FixedVector<std::int8_t, 2> dice;
    FixedVector<ScreenField, schollenschubser::fieldCount> water;
    std::int8_t largeSupply = 0;
    std::int8_t smallSupply = 0;
    bool canBoard = false;
    FixedVector<std::int8_t, schollenschubser::maxPlayers> bank;
    FixedVector<std::int8_t, schollenschubser::maxPlayers> home;
    static constexpr auto describe() {
      return std::tuple(field("turn", &Screen::turn), field("mover", &Screen::mover), field("stage", &Screen::stage),
                        field("over", &Screen::over), field("dice", &Screen::dice), field("water", &Screen::water),
                        field("largeSupply", &Screen::largeSupply), field("smallSupply", &Screen::smallSupply),
                        field("canBoard", &Screen::canBoard), field("bank", &Screen::bank),
                        field("home", &Screen::home));
    }
  };

  // A turn is one die, at most one step for each researcher, and its end.
  static constexpr Facts facts{.id = "schollenschubser",
                               .title = {"Schollenschubser", "Schollenschubser"},
                               .minSeats = 2,
                               .maxSeats = schollenschubser::maxPlayers,
                               .chance = true,
                               .longestGame = schollenschubser::mostTurns * (1 + schollenschubser::researchersEach + 1),
                               .turnClause = "L4",
                               .endClause = "L10"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Content& content);
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options, const Content& content);

  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    state.largeSupply = static_cast<std::int8_t>(rules.largeFloes);
    state.smallSupply = static_cast<std::int8_t>(rules.smallFloes);
    layFloe(state, schollenschubser::fieldAt(0, 0), rules.largest);  // L2
    layFloe(state, schollenschubser::fieldAt(0, 1), rules.largest);
    for (const int column : {2, 3}) layFloe(state, schollenschubser::fieldAt(0, column), startFloe(rules, state, rng));
    for (int i = 0; i < rules.players; ++i) state.bank[Seat(i)] = schollenschubser::researchersEach;  // L1
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.mover = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    log.tell(Audience::everyone(), schollenschubser::Starts{state.mover});
    beginTurn(state, rng, log);
    return state;
  }

  static Turn turn(const Rules&, const State& state) {
    if (state.over) return {};
    return {state.mover, {}};
  }
  static Moment moment(const Rules&, const State& state, Seat) { return {state.actions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules& rules, const Action& action);

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.over || seat != state.mover) return;
    if (state.stage == Stage::dice) {
      addUsesOfDice(rules, state, moves);
    } else {
      addSteps(state, moves);
      moves.add(Action::at(Kind::end, 0));
    }
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    namespace s = schollenschubser;
    const auto tell = [&log](const auto& event) { log.tell(Audience::everyone(), event); };
    ++state.actions;
    switch (action.kind) {
      case Kind::drift: drift(rules, state, action.field, log); break;
      case Kind::put:
        layFloe(state, action.field, action.floe);
        tell(s::Puts{seat, action.floe, action.field});
        break;
      case Kind::thaw: thaw(state, action.field, action.falls, log); break;
      case Kind::skip: tell(s::Skips{seat}); break;
      case Kind::board:
        --state.bank[seat];
        state.boarded = true;
        arrive(state, seat, action.field);
        tell(s::Boards{seat, action.field});
        return;
      case Kind::step:
        state.crews[seat].remove(action.field, 1);
        arrive(state, seat, action.to);
        tell(s::Steps{seat, action.field, action.to});
        return;
      case Kind::back:
        state.crews[seat].remove(action.field, 1);
        ++state.bank[seat];
        ++state.returned;
        tell(s::GoesBack{seat, action.field});
        return;
      case Kind::home: goHome(state, seat, action.field, log); return;
      case Kind::end: endTurn(rules, state, rng, log); return;
    }
    state.stage = Stage::moves;  // L9
  }

  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.over;
    for (int i = 0; i < rules.players; ++i) outcome.points.push_back(static_cast<std::int16_t>(state.home[Seat(i)]));
    if (outcome.over) {  // L10
      outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) {
        return std::pair(state.home[a], state.progress(a)) > std::pair(state.home[b], state.progress(b));
      });
    }
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state);

  static Screen screen(const Rules& rules, const Knowledge& knowledge);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

 private:
  static constexpr int fieldCount = schollenschubser::fieldCount;

  // L7: south of the floe is free water, or it leaves from row E.
  static Fields driftable(const State& state) {
    const Fields ice = state.floes.some();
    return ice - ice.northward();
  }
  // L8: of a 3 a 2 can be made only with a small card of the supply.
  static bool canThaw(const State& state, int field) { return state.floeAt(field) != 3 || state.smallSupply > 0; }

  static void addUsesOfDice(const Rules& rules, const State& state, Moves<Action>& moves) {
    const Fields usable = state.usableFields();
    const Fields ice = state.floes.some();
    (driftable(state) & usable).forEach([&](int field) { moves.add(Action::at(Kind::drift, field)); });
    ((schollenschubser::firstRow & usable) - ice).forEach([&](int field) {  // L5
      for (int floe = rules.largest; floe >= 1; --floe) {
        if (state.supplyOf(floe) > 0) moves.add(Action::put(field, floe));
      }
    });
    if (!state.hasRolled(6)) return;
    const Fields withRoom = state.room().some();
    ice.forEach([&](int field) {  // L6
      if (!canThaw(state, field)) return;
      if (withRoom.has(field)) return moves.add(Action::thaw(field, -1));
      for (int seat = 0; seat < rules.players; ++seat) {  // L8: somebody no longer fits
        if (state.crews[Seat(seat)].at(field) > 0) moves.add(Action::thaw(field, seat));
      }
    });
    moves.add(Action::at(Kind::skip, 0));
  }

  static void addSteps(const State& state, Moves<Action>& moves) {
    const Fields withRoom = state.room().some();
    if (state.canBoard()) {
      (withRoom & schollenschubser::firstColumn).forEach([&](int to) { moves.add(Action::at(Kind::board, to)); });
    }
    state.steppers().some().forEach([&](int from) {
      const Fields beside = schollenschubser::fieldsBeside[static_cast<std::size_t>(from)];
      (withRoom & beside).forEach([&](int to) { moves.add(Action::step(from, to)); });
      if (schollenschubser::firstColumn.has(from)) moves.add(Action::at(Kind::back, from));
      if (schollenschubser::lastColumn.has(from)) moves.add(Action::at(Kind::home, from));
    });
  }

  // L4: can one of the dice be carried out?
  static bool canUseDice(const State& state) {
    if (state.hasRolled(6)) return true;  // L6
    const Fields usable = state.usableFields();
    const bool canPut = state.largeSupply + state.smallSupply > 0;
    return !(driftable(state) & usable).empty() ||
           (canPut && !((schollenschubser::firstRow & usable) - state.floes.some()).empty());
  }

  static void layFloe(State& state, int field, int floe) {
    --state.supplyOf(floe);
    state.floes.add(field, floe);
  }
  // L2: two floes of size 2, or each any card of the supply with any side that is in use.
  static int startFloe(const Rules& rules, const State& state, Rng& rng) {
    if (rules.startFloes == schollenschubser::StartFloes::fixed) return 2;
    Chance chance = rng.use(Purpose::draw, Seat::table());
    const int cards = state.largeSupply + state.smallSupply;
    const bool large = static_cast<int>(chance.below(static_cast<std::uint32_t>(cards))) < state.largeSupply;
    const bool front = chance.below(2) == 0;
    return large ? std::min(rules.largest, front ? 4 : 3) : front ? 2 : 1;
  }

  template <class Log>
  static void drift(const Rules& rules, State& state, std::int8_t from, Log& log) {
    schollenschubser::Drifts event{state.mover, static_cast<std::int8_t>(state.floeAt(from)), from, {}};
    if (!schollenschubser::isLastRow(from)) {
      const int to = schollenschubser::southOf(from);
      state.floes.move(from, to);
      for (int i = 0; i < rules.players; ++i) state.crews[Seat(i)].move(from, to);
      event.to = static_cast<std::int8_t>(to);
      log.tell(Audience::everyone(), event);
      return;
    }
    log.tell(Audience::everyone(), event);
    ++state.supplyOf(state.floeAt(from));  // L7: the floe leaves
    state.floes.remove(from, state.floeAt(from));
    for (int i = 0; i < rules.players; ++i) fallIn(state, Seat(i), from, state.crews[Seat(i)].at(from), log);
  }
  template <class Log>
  static void fallIn(State& state, Seat seat, std::int8_t field, int n, Log& log) {
    state.crews[seat].remove(field, n);
    state.bank[seat] = static_cast<std::int8_t>(state.bank[seat] + n);
    if (n > 0) log.tell(Audience::everyone(), schollenschubser::Falls{seat, field, static_cast<std::int8_t>(n)});
  }

  template <class Log>
  static void thaw(State& state, std::int8_t field, int falls, Log& log) {
    const int floe = state.floeAt(field);
    log.tell(Audience::everyone(), schollenschubser::Thaws{state.mover, field, static_cast<std::int8_t>(floe - 1)});
    if (falls >= 0) fallIn(state, Seat(falls), field, 1, log);
    if (floe == 3 || floe == 1) ++state.supplyOf(floe);  // L8: this card is done with
    if (floe == 3) --state.smallSupply;
    state.floes.remove(field, 1);
  }

  // L9: who has come somewhere stays there for this turn.
  static void arrive(State& state, Seat seat, int field) {
    state.crews[seat].add(field, 1);
    state.arrived.add(field, 1);
  }

  template <class Log>
  static void goHome(State& state, Seat seat, std::int8_t from, Log& log) {
    state.crews[seat].remove(from, 1);
    const std::int8_t aboard = ++state.home[seat];
    log.tell(Audience::everyone(), schollenschubser::GoesHome{seat, from, aboard});
    if (aboard < schollenschubser::researchersEach) return;
    state.over = true;  // L10
    log.tell(Audience::everyone(), schollenschubser::Wins{seat, schollenschubser::Win::allAboard});
  }

  template <class Log>
  static void endTurn(const Rules& rules, State& state, Rng& rng, Log& log) {
    log.reveal();  // the next dice are rolled
    state.arrived = {};
    state.returned = 0;
    state.boarded = false;
    if (state.turn == schollenschubser::mostTurns) {  // L10
      state.over = true;
      tellLateEnd(rules, state, log);
      return;
    }
    state.mover = state.mover.left(rules.players);
    beginTurn(state, rng, log);
  }

  template <class Log>
  static void beginTurn(State& state, Rng& rng, Log& log) {
    ++state.turn;
    Chance chance = rng.use(Purpose::roll, state.mover);
    for (std::int8_t& die : state.dice) die = static_cast<std::int8_t>(1 + chance.below(6));  // L4
    log.tell(Audience::everyone(), schollenschubser::Rolls{state.mover, state.dice});
    state.stage = canUseDice(state) ? Stage::dice : Stage::moves;
    if (state.stage == Stage::moves) log.tell(Audience::everyone(), schollenschubser::GetsStuck{state.mover});
  }

  template <class Log>
  static void tellLateEnd([[maybe_unused]] const Rules& rules, [[maybe_unused]] const State& state, Log& log) {
    namespace s = schollenschubser;
    log.tell(Audience::everyone(), s::EndsLate{s::mostTurns});
    if constexpr (hears<Log>) {
      forEachWinner(outcome(rules, state), [&](Seat who, bool shared) {
        log.tell(Audience::everyone(), s::Wins{who, shared ? s::Win::shared : s::Win::furthest});
      });
    }
  }
};

}  // namespace sammel
