// Schlauraff, a dice game for two to four: eat your way down a column of chips.
// Clause numbers (S1 to S8) are those of `sammelsurium rules schlauraff`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/schlauraff/events.hpp"
#include "engine/games/schlauraff/pieces.hpp"

namespace sammel {

struct Schlauraff : OpenToAll {
  using Chip = schlauraff::Chip;
  using Dice = schlauraff::Dice;
  using Pile = schlauraff::Pile;

  struct Options {
    std::int8_t players = 2;
    schlauraff::Columns columns = schlauraff::Columns::usual;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 2, schlauraff::maxPlayers),
                        option("columns", &Options::columns));
    }
  };

  struct Rules {
    int players = 2;
    int columns = 4;
  };

  struct State {
    std::array<std::array<Chip, schlauraff::rows>, schlauraff::maxColumns> columns{};  // the rightmost first
    std::array<Pile, schlauraff::rows> beneath{};                                      // the chips of the column played
    Dice free{};
    Dice onChip{};
    Dice movable{};     // the dice of the chip just captured, while one of them may still be moved down (S4)
    bool laid = false;  // has a die been put on a chip since the last roll (S5)?
    std::int8_t first = schlauraff::notPicked;  // the row that the mover began at
    std::int8_t at = 0;                         // the row worked on; those from `first` to here are captured
    std::int8_t column = 0;
    std::int8_t round = 0;
    Seat start;
    Seat mover;
    std::array<PerSeat<std::int8_t, schlauraff::maxPlayers>, schlauraff::maxPlayers> chips{};  // by round
    PerSeat<std::int8_t, schlauraff::maxPlayers> help;
    std::uint16_t actions = 0;
    bool over = false;

    static constexpr auto describe() {
      return std::tuple(field("columns", &State::columns), field("beneath", &State::beneath),
                        field("free", &State::free), field("onChip", &State::onChip), field("movable", &State::movable),
                        field("laid", &State::laid), field("first", &State::first), field("at", &State::at),
                        field("column", &State::column), field("round", &State::round), field("start", &State::start),
                        field("mover", &State::mover), field("chips", &State::chips), field("help", &State::help),
                        field("actions", &State::actions), field("over", &State::over));
    }

    Chip chipIn(int row) const { return columns[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)]; }
    bool hasPicked() const { return first != schlauraff::notPicked; }
    bool isCaptured(int row) const { return hasPicked() && row >= first && row < at; }
    int points(Seat seat) const {
      int sum = 0;
      for (const auto& ofRound : chips) sum += ofRound[seat];
      return sum;
    }
    friend bool operator==(const State&, const State&) = default;
  };

  enum class Kind : std::uint8_t { start, put, move, take, roll, stop };
  friend constexpr auto enumNames(Kind) {
    return std::array<std::string_view, 6>{"start", "put", "move", "take", "roll", "stop"};
  }

  struct Action {
    Kind kind = Kind::stop;
    std::int8_t n = 0;  // start: the row from 0; put, move: the face of the die
    static constexpr auto cases() {
      return std::tuple(when(Kind::start, field("row", &Action::n)), when(Kind::put, field("die", &Action::n)),
                        when(Kind::move, field("die", &Action::n)), when(Kind::take), when(Kind::roll),
                        when(Kind::stop));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Event = schlauraff::Event;

  using Knowledge = State;  // everything is open
  using Belief = State;

  struct ScreenCell {
    Chip chip = Chip::green;
    bool gone = false;  // captured, or of a column that was played
    Pile beneath;
    static constexpr auto describe() {
      return std::tuple(field("chip", &ScreenCell::chip), field("gone", &ScreenCell::gone),
                        field("beneath", &ScreenCell::beneath));
    }
  };
  using ScreenColumn = std::array<ScreenCell, schlauraff::rows>;
  struct Screen {
    std::int8_t round = 0;  // from 1
    std::int8_t rounds = 0;
    Seat start;
    Seat mover;
    FixedVector<ScreenColumn, schlauraff::maxColumns> columns;  // as they lie, from left to right
    std::int8_t column = 0;                                     // the one that is played, as an index of `columns`
    std::int8_t row = schlauraff::notPicked;                    // of the chip worked on; -1: none was picked yet
    Dice free{};                                                // how many show 1, 2, ... 6
    Dice onChip{};
    Dice movable{};
    bool mayRoll = false;
    bool mayTake = false;
    FixedVector<std::int16_t, schlauraff::maxPlayers> points;
    FixedVector<std::int8_t, schlauraff::maxPlayers> help;
    bool over = false;
    static constexpr auto describe() {
      return std::tuple(
          field("round", &Screen::round), field("rounds", &Screen::rounds), field("start", &Screen::start),
          field("mover", &Screen::mover), field("columns", &Screen::columns), field("column", &Screen::column),
          field("row", &Screen::row), field("free", &Screen::free), field("onChip", &Screen::onChip),
          field("movable", &Screen::movable), field("mayRoll", &Screen::mayRoll), field("mayTake", &Screen::mayTake),
          field("points", &Screen::points), field("help", &Screen::help), field("over", &Screen::over));
    }
  };

  // A turn has at most one pick, 6 dice put, 4 moved, 5 taken, as many rolls as dice put or moved while one is free,
  // and a stop; four players play 4 rounds of 8 columns.
  static constexpr Facts facts{.id = "schlauraff",
                               .title = {"Schlauraff", "Schlauraff"},
                               .minSeats = 2,
                               .maxSeats = schlauraff::maxPlayers,
                               .chance = true,
                               .longestGame = 4 * 8 * (1 + 6 + 4 + 5 + 9 + 1),
                               .turnClause = "S1",
                               .endClause = "S8"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options);

  // S1: the first start player is drawn by lot.
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.start = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    beginRound(rules, state, rng, log);
    endTurnsWithoutChoice(rules, state, rng, log);
    return state;
  }

  static Turn turn(const Rules&, const State& state) { return {state.over ? SeatSet() : SeatSet(state.mover), {}}; }
  static Moment moment(const Rules&, const State& state, Seat) { return {state.actions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  // S3: what may still be put on the current chip.
  static int room(const State& state) {
    return schlauraff::valueOf(state.chipIn(state.at)) - schlauraff::sumOf(state.onChip);
  }
  // S3: a lone 1 on a yellow chip.
  static bool canTake(const State& state) {
    return state.hasPicked() && state.at < schlauraff::rows && state.chipIn(state.at) == Chip::yellow &&
           schlauraff::showing(state.onChip, 1) == 1 && schlauraff::countOf(state.onChip) == 1;
  }
  // S2, S3: a chip that some die can be put on.
  static bool canStartAt(const State& state, int row) {
    return !state.hasPicked() && schlauraff::anyUpTo(state.free, schlauraff::valueOf(state.chipIn(row)));
  }
  static bool canPut(const State& state, int face) {
    return state.hasPicked() && schlauraff::showing(state.free, face) > 0 && face <= room(state);
  }
  // S4: no other die lies on the chip below yet.
  static bool canMove(const State& state, int face) {
    return schlauraff::showing(state.movable, face) > 0 && face <= schlauraff::valueOf(state.chipIn(state.at));
  }
  // S5
  static bool canRoll(const State& state) { return state.laid && schlauraff::countOf(state.free) > 0; }

  static void legal(const Rules&, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.over || seat != state.mover) return;
    if (!state.hasPicked()) {
      for (std::int8_t row = 0; row < schlauraff::rows; ++row) {
        if (canStartAt(state, row)) moves.add({Kind::start, row});
      }
    } else {
      const int highest = room(state);
      for (std::int8_t face = 1; face <= schlauraff::pips; ++face) {
        if (schlauraff::showing(state.free, face) > 0 && face <= highest) moves.add({Kind::put, face});
      }
      for (std::int8_t face = 1; face <= schlauraff::pips; ++face) {
        if (canMove(state, face)) moves.add({Kind::move, face});
      }
      if (canTake(state)) moves.add({Kind::take, 0});
      if (canRoll(state)) moves.add({Kind::roll, 0});
    }
    moves.add({Kind::stop, 0});
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    ++state.actions;
    const std::int8_t column = shownColumn(rules, state);
    switch (action.kind) {
      case Kind::start:
        state.first = state.at = action.n;
        log.tell(Audience::everyone(), schlauraff::Starts{seat, column, action.n});
        break;
      case Kind::put:
        --schlauraff::showing(state.free, action.n);
        log.tell(Audience::everyone(), schlauraff::Puts{seat, action.n, state.chipIn(state.at), column, state.at});
        lay(rules, state, seat, action.n, log);
        break;
      case Kind::move:
        log.tell(Audience::everyone(), schlauraff::MovesDown{seat, action.n, state.chipIn(state.at), column, state.at});
        lay(rules, state, seat, action.n, log);
        break;
      case Kind::take: capture(rules, state, seat, log); break;
      case Kind::roll: roll(state, schlauraff::countOf(state.free), rng, log); break;
      case Kind::stop:
        log.tell(Audience::everyone(), schlauraff::EndsTurn{seat, true});
        endTurn(rules, state, rng, log);
        break;
    }
    endTurnsWithoutChoice(rules, state, rng, log);
  }

  static Outcome outcome(const Rules& rules, const State& state);
  static Sheet sheet(const Rules& rules, const State& state);

  static Screen screen(const Rules& rules, const Knowledge& knowledge);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message words(const Rules& rules, const Event& event);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

 private:
  static constexpr Arg chipWord(Chip chip) {
    constexpr std::array<std::string_view, schlauraff::chipKinds> keys{"schlauraff.chip.green", "schlauraff.chip.blue",
                                                                       "schlauraff.chip.red", "schlauraff.chip.yellow"};
    return arg::word("chip", keys[static_cast<std::size_t>(chip)]);
  }
  static Arg chipArg(const State& state) { return chipWord(state.chipIn(state.at)); }
  // Columns are played from the right and shown from the left.
  static std::int8_t shownColumn(const Rules& rules, const State& state) {
    return static_cast<std::int8_t>(rules.columns - 1 - state.column);
  }

  // S1: as many chips as the columns need; the others stay out.
  template <class Log>
  static void beginRound(const Rules& rules, State& state, Rng& rng, Log& log) {
    std::array<std::int8_t, schlauraff::chipKinds> left{};
    left.fill(schlauraff::chipsOfAColour);
    std::uint32_t rest = schlauraff::chipKinds * schlauraff::chipsOfAColour;
    Chance chance = rng.use(Purpose::deal, Seat::table());
    for (std::size_t column = 0; column < static_cast<std::size_t>(rules.columns); ++column) {
      for (Chip& chip : state.columns[column]) {
        auto drawn = static_cast<int>(chance.below(rest--));
        std::size_t kind = 0;
        while (drawn >= left[kind]) drawn -= left[kind++];
        --left[kind];
        chip = static_cast<Chip>(kind);
      }
    }
    state.column = 0;
    log.reveal();
    log.tell(Audience::everyone(), schlauraff::BeginsRound{state.start, static_cast<std::int8_t>(state.round + 1)});
    beginTurn(rules, state, rng, log);
  }

  template <class Log>
  static void beginTurn(const Rules& rules, State& state, Rng& rng, Log& log) {
    state.mover = state.start.left(rules.players, state.column);  // S1
    state.first = schlauraff::notPicked;
    state.at = 0;
    state.onChip = {};
    roll(state, schlauraff::diceCount, rng, log);  // S2
  }

  template <class Log>
  static void roll(State& state, int dice, Rng& rng, Log& log) {
    state.free = {};
    state.movable = {};
    state.laid = false;
    Chance chance = rng.use(Purpose::roll, state.mover);
    for (int i = 0; i < dice; ++i) ++state.free[chance.below(schlauraff::pips)];
    log.reveal();
    log.tell(Audience::everyone(), schlauraff::Rolls{state.mover, state.free});
  }

  // A die comes to lie on the current chip. S4: what has not been moved down by now stays behind.
  template <class Log>
  static void lay(const Rules& rules, State& state, Seat seat, int face, Log& log) {
    ++schlauraff::showing(state.onChip, face);
    state.movable = {};
    state.laid = true;                                       // S5
    if (room(state) == 0) capture(rules, state, seat, log);  // S3
  }

  template <class Log>
  static void capture(const Rules& rules, State& state, Seat seat, Log& log) {
    Pile& pile = state.beneath[static_cast<std::size_t>(state.at)];  // S7: it comes along
    const Chip chip = state.chipIn(state.at);
    ++pile.chips;
    if (chip == Chip::red) ++pile.reds;
    std::int8_t& chips = state.chips[static_cast<std::size_t>(state.round)][seat];
    chips = static_cast<std::int8_t>(chips + pile.chips);
    state.help[seat] = static_cast<std::int8_t>(state.help[seat] + pile.reds);  // S8
    log.tell(Audience::everyone(), schlauraff::Captures{seat, chip, shownColumn(rules, state), state.at, pile});
    pile = {};
    ++state.at;
    state.movable =
        schlauraff::countOf(state.onChip) >= 2 && state.at < schlauraff::rows ? state.onChip : Dice{};  // S4
    state.onChip = {};
  }

  // S6: besides stopping there is something to do.
  static bool hasChoice(const State& state) {
    if (!state.hasPicked()) {
      for (int row = 0; row < schlauraff::rows; ++row) {
        if (canStartAt(state, row)) return true;
      }
      return false;
    }
    if (state.at == schlauraff::rows) return false;
    return canRoll(state) || schlauraff::anyUpTo(state.free, room(state)) || canTake(state) ||
           schlauraff::anyUpTo(state.movable, schlauraff::valueOf(state.chipIn(state.at)));
  }
  template <class Log>
  static void endTurnsWithoutChoice(const Rules& rules, State& state, Rng& rng, Log& log) {
    while (!state.over && !hasChoice(state)) {
      log.tell(Audience::everyone(), schlauraff::EndsTurn{state.mover, false});
      endTurn(rules, state, rng, log);
    }
  }

  template <class Log>
  static void endTurn(const Rules& rules, State& state, Rng& rng, Log& log) {
    if (canTake(state)) capture(rules, state, state.mover, log);  // S3
    for (int row = 0; row < schlauraff::rows; ++row) {            // S7
      if (state.isCaptured(row)) continue;
      Pile& pile = state.beneath[static_cast<std::size_t>(row)];
      ++pile.chips;
      if (state.chipIn(row) == Chip::red) ++pile.reds;
    }
    state.first = schlauraff::notPicked;
    state.free = state.onChip = state.movable = {};
    state.laid = false;
    ++state.column;
    if (state.column < rules.columns) return beginTurn(rules, state, rng, log);
    state.beneath = {};  // S7: after the last column they are out
    ++state.round;
    if (state.round < rules.players) {  // S8
      state.start = state.start.left(rules.players);
      return beginRound(rules, state, rng, log);
    }
    state.over = true;
    tellEnd(rules, state, log);
  }

  template <class Log>
  static void tellEnd(const Rules& rules, const State& state, Log& log) {
    if constexpr (hears<Log>) {
      const Outcome result = outcome(rules, state);
      forEachWinner(result, [&](Seat seat, bool shared) {
        using By = schlauraff::Wins::By;
        const auto points = static_cast<std::int16_t>(state.points(seat));
        const bool tied = std::count(result.points.begin(), result.points.end(), points) > 1;
        const By by = shared ? By::sharing : tied ? By::help : By::points;
        log.tell(Audience::everyone(), schlauraff::Wins{seat, by, points, state.help[seat]});
      });
    }
  }
};

}  // namespace sammel
