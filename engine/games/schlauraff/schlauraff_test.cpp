// Schlauraff, clause by clause. Columns are written from top to bottom: g is green (3), b blue (5), r red (10), y
// yellow (1 or 11).
#include "engine/games/schlauraff/schlauraff.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace sammel {
namespace {

using schlauraff::Chip;
using schlauraff::Columns;
using schlauraff::Dice;

// A game whose columns and dice are laid by hand.
class Table {
 public:
  explicit Table(int players = 2, Columns columns = Columns::usual)
      : rules_(Schlauraff::rules({static_cast<std::int8_t>(players), columns})), rng_(Rng::simulation(7)) {
    Silent silent;
    state_ = Schlauraff::setup(rules_, rng_, silent);
    state_.start = state_.mover = Seat(0);
    state_.column = 0;
    state_.first = schlauraff::notPicked;
    state_.beneath = {};
    for (std::size_t column = 0; column < state_.columns.size(); ++column) {
      for (std::size_t row = 0; row < schlauraff::rows; ++row) {
        state_.columns[column][row] = static_cast<Chip>((column * schlauraff::rows + row) % schlauraff::chipKinds);
      }
    }
  }

  Table& column(int index, std::string_view chips) {
    std::size_t row = 0;
    for (const char c : chips) {
      if (c != ' ') state_.columns[static_cast<std::size_t>(index)][row++] = chipOf(c);
    }
    EXPECT_EQ(row, std::size_t{schlauraff::rows});
    return *this;
  }
  // What the dice just rolled show.
  Table& dice(std::string_view faces) {
    Dice dice{};
    for (const char c : faces) {
      if (c != ' ') ++schlauraff::showing(dice, c - '0');
    }
    EXPECT_EQ(schlauraff::countOf(dice), schlauraff::countOf(state_.free));
    state_.free = dice;
    return *this;
  }
  Table& beneath(int row, int chips, int reds) {
    state_.beneath[static_cast<std::size_t>(row)] = {static_cast<std::int8_t>(chips), static_cast<std::int8_t>(reds)};
    return *this;
  }
  Table& atColumn(int column) {
    state_.column = static_cast<std::int8_t>(column);
    state_.mover = state_.start.left(rules_.players, column);
    return *this;
  }
  Table& atRound(int round) {
    state_.round = static_cast<std::int8_t>(round);
    return *this;
  }
  Table& score(Seat seat, int chips, int help) {
    state_.chips[0][seat] = static_cast<std::int8_t>(chips);
    state_.help[seat] = static_cast<std::int8_t>(help);
    return *this;
  }

  Verdict check(std::string_view action) const { return judge<Schlauraff>(rules_, state_, state_.mover, read(action)); }
  Verdict check(Seat seat, std::string_view action) const {
    return judge<Schlauraff>(rules_, state_, seat, read(action));
  }
  std::string_view clause(std::string_view action) const { return check(action).clause(); }
  std::string_view reason(std::string_view action) const { return check(action).reason().key; }
  bool allows(std::string_view action) const { return check(action).isFine(); }
  Table& play(const std::vector<std::string_view>& actions) {
    for (const std::string_view action : actions) {
      EXPECT_TRUE(check(action).isFine()) << action << ": " << reason(action);
      events_.clear();
      Schlauraff::apply(rules_, state_, state_.mover, read(action), rng_, events_);
    }
    return *this;
  }
  // All legal actions, separated by commas.
  std::string legal() const {
    Moves<Schlauraff::Action> moves;
    Schlauraff::legal(rules_, state_, state_.mover, moves);
    std::string line;
    for (const auto& action : moves) {
      line += (line.empty() ? "" : ", ") + std::string(Schlauraff::write(rules_, action).view());
    }
    return line;
  }

  const Schlauraff::State& state() const { return state_; }
  const Schlauraff::Rules& rules() const { return rules_; }
  Seat mover() const { return state_.mover; }
  int points(int seat) const { return state_.points(Seat(seat)); }
  int help(int seat) const { return state_.help[Seat(seat)]; }
  int chipsBeneath(int row) const { return state_.beneath[static_cast<std::size_t>(row)].chips; }
  int redsBeneath(int row) const { return state_.beneath[static_cast<std::size_t>(row)].reds; }
  int freeDice() const { return schlauraff::countOf(state_.free); }
  std::vector<Schlauraff::Event> events() const {
    std::vector<Schlauraff::Event> told;
    for (const auto& each : events_.all()) told.push_back(each.event);
    return told;
  }
  bool revealed() const { return events_.revealed(); }
  // What was said last, and what the mover is asked, in English.
  std::string lastLine() const {
    return Phrasebook({Schlauraff::phrases()})
        .render(Schlauraff::words(rules_, events_.all().back().event), Language::en, names_, Viewer::spectator());
  }
  std::string_view prompt() const {
    return Schlauraff::prompt(rules_, state_, state_.mover).key.substr(std::string_view("schlauraff.ask.").size());
  }
  bool isOver() const { return state_.over; }
  Outcome outcome() const { return Schlauraff::outcome(rules_, state_); }

 private:
  Schlauraff::Action read(std::string_view action) const {
    const auto parsed = Schlauraff::read(rules_, action);
    EXPECT_TRUE(parsed) << action;
    return parsed.value_or(Schlauraff::Action{});
  }
  static Chip chipOf(char c) {
    return c == 'g' ? Chip::green : c == 'b' ? Chip::blue : c == 'r' ? Chip::red : Chip::yellow;
  }

  Schlauraff::Rules rules_;
  Rng rng_;
  Schlauraff::State state_;
  EventLog<Schlauraff::Event> events_;  // of the latest action
  std::vector<std::string> names_{"Anna", "Ben", "Cleo", "Dora"};
};

TEST(SchlauraffS1, OnlyTwoPlayersChooseHowManyColumns) {
  const auto columns = [](int players, Columns chosen) {
    const Schlauraff::Options options{static_cast<std::int8_t>(players), chosen};
    return Schlauraff::validate(options).isFine() ? Schlauraff::rules(options).columns : 0;
  };
  EXPECT_EQ(columns(2, Columns::usual), 4);
  EXPECT_EQ(columns(2, Columns::four), 4);
  EXPECT_EQ(columns(2, Columns::six), 6);
  EXPECT_EQ(columns(2, Columns::eight), 8);
  EXPECT_EQ(columns(3, Columns::usual), 6);
  EXPECT_EQ(columns(3, Columns::four), 0);
  EXPECT_EQ(columns(3, Columns::six), 6);
  EXPECT_EQ(columns(3, Columns::eight), 0);
  EXPECT_EQ(columns(4, Columns::usual), 8);
  EXPECT_EQ(columns(4, Columns::six), 0);
  EXPECT_EQ(columns(4, Columns::eight), 8);
  EXPECT_EQ(Schlauraff::validate({3, Columns::four}).clause(), "S1");
}

TEST(SchlauraffS1, EightColumnsTakeAllFortyChips) {
  const Schlauraff::Rules rules = Schlauraff::rules({4, Columns::usual});
  std::set<int> starters;
  std::set<std::uint64_t> layouts;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng = Rng::simulation(seed);
    Silent silent;
    const Schlauraff::State state = Schlauraff::setup(rules, rng, silent);
    std::array<int, 4> count{};
    for (const auto& column : state.columns) {
      for (const Chip chip : column) ++count[static_cast<std::size_t>(chip)];
    }
    EXPECT_EQ(count, (std::array<int, 4>{10, 10, 10, 10}));
    starters.insert(state.start.index());
    layouts.insert(StateHash().add(state.columns).value());
  }
  EXPECT_EQ(starters.size(), 4U) << "the first start player is drawn by lot";
  EXPECT_EQ(layouts.size(), 40U);
}

TEST(SchlauraffS1, ColumnsArePlayedRoundTheTableFromTheRight) {
  Table table(3);
  for (const int seat : {0, 1, 2, 0, 1, 2}) {
    EXPECT_EQ(table.mover(), Seat(seat));
    table.play({"stop"});
  }
  EXPECT_EQ(table.mover(), Seat(1)) << "the left neighbour begins the second round";
  EXPECT_EQ(table.state().round, 1);
}

TEST(SchlauraffS1, TheRightmostColumnIsPlayedFirst) {
  Table table;
  table.column(0, "g g g g g").column(3, "r r r r r").dice("111111");
  const Schlauraff::Screen screen = Schlauraff::screen(table.rules(), table.state());
  EXPECT_EQ(screen.column, 3);
  EXPECT_EQ(screen.columns[3][0].chip, Chip::green);
  EXPECT_EQ(screen.columns[0][0].chip, Chip::red);
}

TEST(SchlauraffS1, NobodyPlaysAnothersColumn) {
  Table table;
  EXPECT_EQ(table.check(Seat(1), "stop").clause(), "S1");
  EXPECT_EQ(table.check(Seat::table(), "stop").clause(), "S1");
}

TEST(SchlauraffS2, ATurnBeginsWithSixDiceAndTheChoiceOfAChip) {
  Table table;
  table.column(0, "g b r y g").dice("123456");
  EXPECT_EQ(table.freeDice(), 6);
  EXPECT_EQ(table.legal(), "start 1, start 2, start 3, start 4, start 5, stop");
  EXPECT_EQ(table.clause("put 1"), "S2");
  EXPECT_EQ(table.clause("roll"), "S2");
}

TEST(SchlauraffS2, SkippedChipsStayUncaptured) {
  Table table;
  table.column(0, "g b r y g").dice("333333").play({"start 5", "put 3"});
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.mover(), Seat(1)) << "the lowest chip was captured";
  for (int row = 0; row < 4; ++row) EXPECT_EQ(table.chipsBeneath(row), 1);
  EXPECT_EQ(table.chipsBeneath(4), 0);
}

TEST(SchlauraffS2, TheChipIsPickedOnce) {
  Table table;
  table.column(0, "b b r y g").dice("123456").play({"start 2"});
  EXPECT_EQ(table.clause("start 1"), "S2");
  EXPECT_EQ(table.clause("start 3"), "S2");
  EXPECT_FALSE(table.revealed()) << "a pick can be taken back";
}

TEST(SchlauraffS3, DiceNeverExceedTheValue) {
  Table table;
  table.column(0, "g b r y g").dice("112456").play({"start 1"});
  EXPECT_EQ(table.legal(), "put 1, put 2, stop");
  EXPECT_EQ(table.reason("put 4"), "schlauraff.no.tooHigh");
  EXPECT_EQ(table.reason("put 3"), "schlauraff.no.die");
  table.play({"put 1"});
  EXPECT_TRUE(table.allows("put 2"));
  table.play({"put 1"});
  EXPECT_EQ(table.clause("put 2"), "S3");
  EXPECT_EQ(table.points(0), 0);
}

TEST(SchlauraffS3, AnExactSumCaptures) {
  struct Case {
    std::string_view column;
    std::string_view dice;
    std::vector<std::string_view> puts;
  };
  for (const Case& c :
       {Case{"g b b b b", "123456", {"put 3"}}, Case{"b b b b b", "123456", {"put 2", "put 3"}},
        Case{"r b b b b", "123456", {"put 4", "put 6"}}, Case{"y b b b b", "123456", {"put 5", "put 6"}},
        Case{"r b b b b", "222226", {"put 2", "put 2", "put 2", "put 2", "put 2"}}}) {
    Table table;
    table.column(0, c.column).dice(c.dice).play({"start 1"}).play(c.puts);
    EXPECT_EQ(table.points(0), 1) << c.column;
    EXPECT_EQ(table.state().at, 1) << c.column;
  }
}

TEST(SchlauraffS3, ALoneOneTakesAYellowChip) {
  Table table;
  table.column(0, "y g b b b").dice("123456").play({"start 1", "put 1"});
  EXPECT_EQ(table.points(0), 0) << "it could still become 11";
  EXPECT_EQ(table.legal(), "put 2, put 3, put 4, put 5, put 6, take, roll, stop");
  table.play({"take"});
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.state().at, 1);
  EXPECT_EQ(table.clause("move 1"), "S4") << "one die only";
}

TEST(SchlauraffS3, OnlyALoneOneTakes) {
  Table table;
  table.column(0, "y g b b b").dice("113456").play({"start 1"});
  EXPECT_EQ(table.clause("take"), "S3");
  table.play({"put 1", "put 1"});
  EXPECT_EQ(table.clause("take"), "S3") << "two ones";
  Table mixed;
  mixed.column(0, "y g b b b").dice("113456").play({"start 1", "put 1", "put 3"});
  EXPECT_EQ(mixed.clause("take"), "S3") << "the 1 does not lie alone";
  Table green;
  green.column(0, "g g b b b").dice("113456").play({"start 1", "put 1"});
  EXPECT_EQ(green.clause("take"), "S3") << "not a yellow chip";
}

TEST(SchlauraffS3, AOneCanGrowToEleven) {
  Table table;
  table.column(0, "y g b b b").dice("144456").play({"start 1", "put 1", "put 4", "put 6"});
  EXPECT_EQ(table.points(0), 1);
}

TEST(SchlauraffS3, AOneThatWasMovedDownTakesToo) {
  Table table;
  table.column(0, "b y g b b").dice("146666").play({"start 1", "put 1", "put 4", "move 1", "take"});
  EXPECT_EQ(table.points(0), 2);
}

TEST(SchlauraffS3, ALoneOneMayBeTakenAfterARoll) {
  Table table;
  table.column(0, "y g b b b").dice("144456").play({"start 1", "put 1", "roll"}).dice("66666");
  EXPECT_TRUE(table.allows("take"));
  table.play({"take"});
  EXPECT_EQ(table.points(0), 1);
}

TEST(SchlauraffS3, ALoneOneIsTakenWhenTheTurnEnds) {
  Table table;
  table.column(0, "y g b b b").dice("144456").play({"start 1", "put 1", "stop"});
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.chipsBeneath(0), 0);
  EXPECT_EQ(table.chipsBeneath(1), 1);
  Table lowest;
  lowest.column(0, "b g b b y").dice("144456").play({"start 5", "put 1", "stop"});
  EXPECT_EQ(lowest.points(0), 1);
  EXPECT_EQ(lowest.chipsBeneath(4), 0);
}

TEST(SchlauraffS4, TheRulebooksExample) {
  Table table;
  table.column(0, "b r y g b").dice("146666").play({"start 1", "put 4", "put 1"});
  EXPECT_EQ(table.legal(), "put 6, move 1, move 4, roll, stop");
  table.play({"move 4", "put 6"});
  EXPECT_EQ(table.points(0), 2);
  EXPECT_TRUE(table.allows("move 4")) << "a die that was moved before";
  EXPECT_TRUE(table.allows("move 6"));
  EXPECT_EQ(table.freeDice(), 3);
}

TEST(SchlauraffS4, OnlyAtOnce) {
  Table put;
  put.column(0, "b r y g b").dice("146666").play({"start 1", "put 4", "put 1", "put 6"});
  EXPECT_EQ(put.clause("move 4"), "S4") << "another die was put";
  Table roll;
  roll.column(0, "b r y g b").dice("146666").play({"start 1", "put 4", "put 1", "roll"}).dice("4666");
  EXPECT_EQ(roll.clause("move 1"), "S4") << "the dice were rolled";
}

TEST(SchlauraffS4, OneDieOnlyAndTheOthersAreSpent) {
  Table table;
  table.column(0, "b r y g b").dice("146666").play({"start 1", "put 4", "put 1", "move 4"});
  EXPECT_EQ(table.clause("move 1"), "S4");
  EXPECT_EQ(table.reason("put 1"), "schlauraff.no.die");
  EXPECT_EQ(table.freeDice(), 4);
}

TEST(SchlauraffS4, AChipCapturedWithOneDieMovesNothing) {
  Table table;
  table.column(0, "b r y g b").dice("556666").play({"start 1", "put 5"});
  EXPECT_EQ(table.clause("move 5"), "S4");
}

TEST(SchlauraffS4, TheDieMustFitBelow) {
  Table table;
  table.column(0, "b g r y b").dice("146666").play({"start 1", "put 4", "put 1"});
  EXPECT_EQ(table.legal(), "move 1, roll, stop");
  EXPECT_EQ(table.reason("move 4"), "schlauraff.no.tooHigh");
}

TEST(SchlauraffS4, AMovedDieCanCaptureAlone) {
  Table table;
  table.column(0, "b g r y b").dice("236666").play({"start 1", "put 2", "put 3", "move 3"});
  EXPECT_EQ(table.points(0), 2);
  EXPECT_EQ(table.state().at, 2);
  EXPECT_EQ(table.clause("move 3"), "S4") << "green was captured with a single die";
}

TEST(SchlauraffS4, WorkGoesOnWithoutAGap) {
  Table table;
  table.column(0, "g g r y b").dice("346666").play({"start 1", "put 3"});
  EXPECT_EQ(table.state().at, 1);
  EXPECT_EQ(table.clause("put 6"), "S3") << "too much for the second chip, and the third has to wait";
}

TEST(SchlauraffS5, ADieMustHaveBeenPutSinceTheLastRoll) {
  Table table;
  table.column(0, "r r b y b").dice("344666").play({"start 1"});
  EXPECT_EQ(table.clause("roll"), "S5");
  table.play({"put 3", "roll"});
  EXPECT_TRUE(table.revealed());
  EXPECT_EQ(table.freeDice(), 5);
  EXPECT_EQ(table.dice("11111").clause("roll"), "S5");
  table.play({"put 1"});
  EXPECT_TRUE(table.allows("roll"));
}

TEST(SchlauraffS5, AMovedDieCounts) {
  Table table;
  table.column(0, "b r y g b").dice("466666").play({"start 1", "put 4", "roll"}).dice("11666");
  EXPECT_EQ(table.clause("roll"), "S5");
  table.play({"put 1", "roll"}).dice("6666");  // captured; a roll gives up the move
  EXPECT_EQ(table.clause("roll"), "S5");
  Table moved;
  moved.column(0, "b r y g b")
      .dice("466666")
      .play({"start 1", "put 4", "roll"})
      .dice("16666")
      .play({"put 1", "move 4"});
  EXPECT_TRUE(moved.allows("roll"));
}

TEST(SchlauraffS5, WithoutFreeDiceThereIsNothingToRoll) {
  Table table;
  table.column(0, "r y b y b").dice("111166").play({"start 1", "put 1", "put 1", "put 1", "put 1", "put 6"});
  EXPECT_EQ(table.freeDice(), 1);
  table.play({"put 6"});
  EXPECT_EQ(table.mover(), Seat(1)) << "no die is free, nothing to move or take";
}

TEST(SchlauraffS5, AllFreeDiceAreRolled) {
  Table table;
  table.column(0, "r r b y b").dice("344666").play({"start 1", "put 3", "put 4", "roll"});
  EXPECT_EQ(table.freeDice(), 4);
  EXPECT_EQ(schlauraff::countOf(table.state().onChip), 2) << "dice on the chip stay";
}

TEST(SchlauraffS6, TheTurnEndsWithTheLowestChip) {
  Table table;
  table.column(0, "r r r r b").dice("235555").play({"start 5", "put 2", "put 3"});
  EXPECT_EQ(table.mover(), Seat(1));
  EXPECT_EQ(table.freeDice(), 6);
}

TEST(SchlauraffS6, TheTurnEndsWhenNothingIsLeftToDo) {
  Table stuck;
  stuck.column(0, "r g g g g").dice("446666").play({"start 1", "put 4", "put 6"});
  EXPECT_EQ(stuck.mover(), Seat(0)) << "a reroll is still possible, although no die can be moved to green";
  EXPECT_EQ(stuck.legal(), "roll, stop");
  Table spent;
  spent.column(0, "b r g g g").dice("111116").play({"start 1", "put 1", "put 1", "put 1", "put 1", "put 1", "put 6"});
  EXPECT_EQ(spent.mover(), Seat(1)) << "all six dice are used up";
  EXPECT_EQ(spent.points(0), 1);
}

TEST(SchlauraffS6, WithAMoveLeftTheTurnGoesOn) {
  Table table;
  table.column(0, "y r g g g").dice("111224").play({"start 1", "put 1", "put 1", "put 1", "put 2", "put 2", "put 4"});
  EXPECT_EQ(table.mover(), Seat(0));
  EXPECT_EQ(table.legal(), "move 1, move 2, move 4, stop");
  table.play({"move 1"});
  EXPECT_EQ(table.mover(), Seat(1)) << "no die is free any more";
}

TEST(SchlauraffS6, WithAChipToTakeTheTurnGoesOn) {
  Table table;
  table.column(0, "y y g g g").dice("111224").play({"start 1", "put 1", "put 1", "put 1", "put 2", "put 2", "put 4"});
  table.play({"move 1"});
  EXPECT_EQ(table.legal(), "take, stop");
}

TEST(SchlauraffS6, ARollThatFitsNowhereEndsTheTurn) {
  // Played until somebody's roll fits on no chip of a green column.
  int passed = 0;
  for (std::uint64_t seed = 0; seed < 400 && passed == 0; ++seed) {
    const Schlauraff::Rules rules = Schlauraff::rules({});
    Rng rng = Rng::simulation(seed);
    Silent silent;
    Schlauraff::State state = Schlauraff::setup(rules, rng, silent);
    state.columns[static_cast<std::size_t>(state.column + 1)].fill(Chip::green);
    const int column = state.column;
    Schlauraff::apply(rules, state, state.mover, {Schlauraff::Kind::stop, 0}, rng, silent);
    if (state.column > column + 1) {
      ++passed;
      EXPECT_EQ(state.mover, state.start.left(2, state.column));
    }
  }
  EXPECT_EQ(passed, 1);
}

TEST(SchlauraffS6, StoppingIsAlwaysAllowed) {
  Table table;
  table.column(0, "g b r y g").dice("123456");
  EXPECT_TRUE(table.allows("stop"));
  table.play({"start 2", "put 1", "stop"});
  EXPECT_EQ(table.mover(), Seat(1));
  EXPECT_EQ(table.points(0), 0) << "dice on an uncaptured chip are lost";
  EXPECT_EQ(table.chipsBeneath(1), 1);
}

TEST(SchlauraffS7, WhatIsLeftLiesBeneathTheNextColumn) {
  Table table;
  table.column(0, "g r r y g").column(1, "g b r y g").dice("336666").play({"start 1", "put 3", "stop"});
  EXPECT_EQ(table.chipsBeneath(0), 0);
  for (int row = 1; row < 5; ++row) EXPECT_EQ(table.chipsBeneath(row), 1);
  table.dice("556666").play({"start 2", "put 5"});
  EXPECT_EQ(table.points(1), 2) << "blue, and red beneath it";
  EXPECT_EQ(table.help(1), 1);
  EXPECT_EQ(table.events(), (std::vector<Schlauraff::Event>{schlauraff::Puts{Seat(1), 5, Chip::blue, 2, 1},
                                                            schlauraff::Captures{Seat(1), Chip::blue, 2, 1, {2, 1}}}));
}

TEST(SchlauraffS7, PilesGrow) {
  Table table;
  table.column(0, "r r r y g").column(1, "b r r y g").column(2, "g g g g g").dice("111111").play({"stop"});
  table.dice("111111").play({"stop"});
  EXPECT_EQ(table.chipsBeneath(0), 2);
  EXPECT_EQ(table.redsBeneath(0), 1);
  EXPECT_EQ(table.redsBeneath(1), 2);
  table.dice("333333").play({"start 1", "put 3", "put 3"});
  EXPECT_EQ(table.points(0), 6);
  EXPECT_EQ(table.help(0), 3);
}

TEST(SchlauraffS7, AfterTheLastColumnPilesAreOut) {
  Table table;
  for (int i = 0; i < 3; ++i) table.play({"stop"});
  EXPECT_GT(table.chipsBeneath(0), 0);
  table.play({"stop"});
  EXPECT_EQ(table.state().round, 1);
  for (int row = 0; row < 5; ++row) EXPECT_EQ(table.chipsBeneath(row), 0);
}

TEST(SchlauraffS8, ChipsCountOneEachAndRedOnesHelp) {
  Table table;
  table.column(0, "r g b y g").dice("463166").play({"start 1", "put 4", "put 6"});
  EXPECT_EQ(table.points(0), 1);
  EXPECT_EQ(table.help(0), 1);
  table.play({"put 3"});
  EXPECT_EQ(table.points(0), 2);
  EXPECT_EQ(table.help(0), 1);
}

TEST(SchlauraffS8, EverybodyBeginsOnce) {
  for (const int players : {2, 3, 4}) {
    Table table(players);
    std::set<int> starters;
    int turns = 0;
    while (!table.isOver()) {
      starters.insert(table.state().start.index());
      table.play({"stop"});
      ++turns;
    }
    EXPECT_EQ(starters.size(), static_cast<std::size_t>(players));
    EXPECT_LE(turns, players * 2 * players);
    EXPECT_EQ(table.clause("stop"), "S8");
    EXPECT_EQ(table.legal(), "");
  }
}

TEST(SchlauraffS8, TiesGoToHelpPointsAndThenAreShared) {
  const auto ranks = [](int chips, int help) {
    Table table;
    table.atRound(1).atColumn(3).score(Seat(0), 7, 3).score(Seat(1), chips, help);
    table.column(3, "g g g g g");
    table.play({"stop"});
    EXPECT_TRUE(table.isOver());
    const Outcome outcome = table.outcome();
    return std::pair<int, int>(outcome.ranks[0], outcome.ranks[1]);
  };
  EXPECT_EQ(ranks(6, 9), std::pair(1, 2));
  EXPECT_EQ(ranks(8, 0), std::pair(2, 1));
  EXPECT_EQ(ranks(7, 2), std::pair(1, 2));
  EXPECT_EQ(ranks(7, 4), std::pair(2, 1));
  EXPECT_EQ(ranks(7, 3), std::pair(1, 1));
}

TEST(SchlauraffS8, AWinByHelpPointsSaysSo) {
  const auto said = [](int chips, int help) {
    Table table;
    table.atRound(1).atColumn(3).score(Seat(0), 17, 3).score(Seat(1), chips, help);
    return table.column(3, "g g g g g").play({"stop"}).lastLine();
  };
  EXPECT_EQ(said(16, 9), "Anna wins with 17 chips.");
  EXPECT_EQ(said(17, 1), "A tie with 17 chips: Anna wins, because 3 of them are red.");
  EXPECT_EQ(said(17, 3), "Ben shares the win with 17 chips.");
}

TEST(SchlauraffS8, TheSheetListsTheRounds) {
  Table table(3);
  table.score(Seat(1), 5, 2);
  const Sheet sheet = Schlauraff::sheet(table.rules(), table.state());
  ASSERT_EQ(sheet.size(), 5U);
  EXPECT_EQ(sheet[0].values[1], 5);
  EXPECT_TRUE(sheet[3].total);
  EXPECT_EQ(sheet[3].values[1], 5);
  EXPECT_EQ(sheet[4].values[1], 2);
}

// A prompt offers rolling, putting, moving and taking just when they are possible.
TEST(SchlauraffPrompts, OfferWhatIsPossible) {
  Table table;
  table.column(0, "b b g y r").dice("145666");
  EXPECT_EQ(table.prompt(), "start");
  EXPECT_EQ(table.play({"start 1"}).prompt(), "put") << "nothing was put since the last roll";
  EXPECT_EQ(table.play({"put 1"}).prompt(), "putRoll");
  EXPECT_EQ(table.play({"put 4"}).prompt(), "movePutRoll");
  EXPECT_EQ(table.play({"move 4"}).prompt(), "roll") << "5 and 6 are too much";

  Table yellow;
  yellow.column(0, "g y g g g").dice("116666").play({"start 2", "put 1"});
  EXPECT_EQ(yellow.prompt(), "takePutRoll");
  EXPECT_EQ(yellow.play({"roll"}).prompt(), "takePut") << "nothing was put since the last roll";

  Table last;
  last.column(0, "r r y g g").dice("111115").play({"start 1", "put 5", "put 1", "put 1", "put 1", "put 1", "put 1"});
  EXPECT_EQ(last.prompt(), "move") << "no die is free any more";
  EXPECT_EQ(last.play({"move 1"}).mover(), Seat(1)) << "with a 1 on red there is nothing left to do";
}

TEST(SchlauraffPrompts, WithoutAFreeDieALoneOneCanOnlyBeTaken) {
  Table table;
  table.column(0, "r y g g g").dice("111115").play({"start 1", "put 5", "put 1", "put 1", "put 1", "put 1", "put 1"});
  EXPECT_EQ(table.play({"move 1"}).prompt(), "take");
  EXPECT_EQ(table.legal(), "take, stop");
}

TEST(SchlauraffNotation, ReadsOnlyWhatItWrites) {
  const Schlauraff::Rules rules;
  for (const std::string_view text : {"start 1", "start 5", "put 1", "put 6", "move 6", "take", "roll", "stop"}) {
    const auto action = Schlauraff::read(rules, text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Schlauraff::write(rules, *action).view(), text);
  }
  for (const std::string_view text :
       {"", "start", "start 0", "start 6", "put 0", "put 7", "put 12", "put  1", "move", "take 1", "roll ", "Stop"}) {
    EXPECT_FALSE(Schlauraff::read(rules, text)) << text;
  }
}

// Every touch that the layout offers is legal, and what can be touched is there.
TEST(SchlauraffLayout, OffersOnlyWhatIsLegal) {
  Table table;
  table.column(0, "b y g b b").dice("146666");
  for (const std::string_view action : {"", "start 1", "put 1", "put 4", "move 1"}) {
    if (!action.empty()) table.play({action});
    int touches = 0;
    for (const Zone& zone : Schlauraff::layout(table.rules(), Schlauraff::screen(table.rules(), table.state()))) {
      for (const Piece& piece : zone.pieces) {
        if (piece.action.empty()) continue;
        ++touches;
        EXPECT_TRUE(table.allows(piece.action)) << piece.action.view();
      }
    }
    EXPECT_GT(touches, 0);
  }
}

}  // namespace
}  // namespace sammel
