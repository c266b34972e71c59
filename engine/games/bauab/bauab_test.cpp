// Bauab, clause by clause. Boards are drawn as pictures: one word a plot, `.` is free, `~~` a park, `!` a plot that the
// turn before emptied; chips are a colour and a value: `b3` is the blue 3, `rx` a red option.
#include "engine/games/bauab/bauab.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>

namespace sammel {
namespace {

using bauab::Chip;

constexpr Seat blue{0};
constexpr Seat red{1};

// A game with a board that is set up by hand.
class Board {
 public:
  // `blueTray` and `redTray` list the chips left, such as "x 1 3"; what is neither on the board nor left was captured.
  Board(std::string_view picture, Seat mover, std::string_view blueTray, std::string_view redTray,
        Bauab::Options options = {})
      : rules_(Bauab::rules(options)) {
    state_.mover = mover;
    state_.tray = {};
    std::istringstream words{std::string(picture)};
    for (int plot = 0; plot < bauab::plotCount; ++plot) {
      std::string word;
      words >> word;
      put(plot, word);
    }
    fillTray(blue, blueTray);
    fillTray(red, redTray);
    for (std::size_t kind = 0; kind < bauab::ownKinds; ++kind) {
      for (const Seat owner : {blue, red}) {
        const int onBoard = std::popcount(static_cast<bauab::PlotSet>(state_.kinds[kind] & state_.owned[owner]));
        state_.prey[owner.left(2)][kind] =
            static_cast<std::int8_t>(bauab::fullTray[kind] - onBoard - state_.tray[owner][kind]);
      }
    }
    EXPECT_EQ(Bauab::invariant(rules_, state_), "");
  }

  Verdict check(std::string_view action) const { return judge<Bauab>(rules_, state_, state_.mover, read(action)); }
  std::string_view clause(std::string_view action) const { return check(action).clause(); }
  std::string_view reason(std::string_view action) const { return check(action).reason().key; }

  Board& play(std::string_view action) {
    EXPECT_TRUE(check(action).isFine()) << action << ": " << reason(action);
    Rng rng = Rng::simulation(1);
    Silent silent;
    Bauab::apply(rules_, state_, state_.mover, read(action), rng, silent);
    EXPECT_EQ(Bauab::invariant(rules_, state_), "");
    return *this;
  }

  // All legal actions, sorted, separated by blanks.
  std::string legal() const {
    Moves<Bauab::Action> moves;
    Bauab::legal(rules_, state_, state_.mover, moves);
    std::vector<std::string> texts;
    for (const Bauab::Action& action : moves) texts.emplace_back(Bauab::write(rules_, action).view());
    std::sort(texts.begin(), texts.end());
    std::string line;
    for (const std::string& text : texts) line += (line.empty() ? "" : " ") + text;
    return line;
  }

  // What lies on a plot, as in the picture.
  std::string at(std::string_view name) const {
    const bauab::Plot plot = plotOf(name);
    const Chip chip = state_.chipAt(plot);
    if (chip == Chip::none) return (state_.emptied & bauab::only(plot)) != 0 ? "!" : ".";
    if (chip == Chip::park) return "~~";
    return ((state_.owned[blue] & bauab::only(plot)) != 0 ? "b" : "r") + std::string(nameOf(chip));
  }
  int left(Seat seat, Chip chip) const { return state_.tray[seat][static_cast<std::size_t>(chip)]; }
  int prey(Seat seat, Chip chip) const { return state_.prey[seat][static_cast<std::size_t>(chip)]; }
  const Bauab::Rules& rules() const { return rules_; }
  const Bauab::State& state() const { return state_; }
  Seat mover() const { return state_.mover; }
  bool isOver() const { return state_.over; }
  Outcome outcome() const { return Bauab::outcome(rules_, state_); }
  std::string_view prompt() const { return Bauab::prompt(rules_, state_, state_.mover).key; }

 private:
  Bauab::Action read(std::string_view action) const {
    const std::optional<Bauab::Action> parsed = Bauab::read(rules_, action);
    EXPECT_TRUE(parsed) << action;
    return parsed.value_or(Bauab::Action{});
  }
  bauab::Plot plotOf(std::string_view name) const {
    for (bauab::Plot plot = 0; plot < bauab::plotCount; ++plot) {
      if (Bauab::plotName(rules_, plot).view() == name) return plot;
    }
    ADD_FAILURE() << name;
    return 0;
  }
  static std::size_t kindOf(char value) { return value == 'x' ? 0 : static_cast<std::size_t>(value - '0'); }
  void put(bauab::Plot plot, const std::string& word) {
    const bauab::PlotSet bit = bauab::only(plot);
    if (word == "!") state_.emptied |= bit;
    if (word == "~~") {
      state_.parks |= bit;
      --state_.parksLeft;
    }
    if (word[0] != 'b' && word[0] != 'r') return;
    state_.owned[word[0] == 'b' ? blue : red] |= bit;
    state_.kinds[kindOf(word[1])] |= bit;
  }
  void fillTray(Seat seat, std::string_view chips) {
    for (const char c : chips) {
      if (c != ' ') ++state_.tray[seat][kindOf(c)];
    }
  }

  Bauab::Rules rules_;
  Bauab::State state_;
};

constexpr std::string_view all = "xxx 11 22 33 4 5";
constexpr std::string_view empty = ". . . .  . . . .  . . . .  . . . .";

TEST(BauabB1, TheStartPlayerIsDrawnByLot) {
  std::array<int, 2> starts{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng = Rng::simulation(seed);
    Silent silent;
    ++starts.at(Bauab::setup(Bauab::rules({}), rng, silent).mover.slot());
  }
  EXPECT_GT(starts[0], 60);
  EXPECT_GT(starts[1], 60);
}

TEST(BauabB1, AnyOwnChipGoesOnAnyFreePlot) {
  Board board(empty, blue, all, all);
  EXPECT_TRUE(board.check("x@a1").isFine());
  EXPECT_TRUE(board.check("5@d4").isFine());
  board.play("5@d4");
  EXPECT_EQ(board.at("d4"), "b5");
  EXPECT_EQ(board.left(blue, Chip::five), 0);
  EXPECT_EQ(board.mover(), red);
  board.play("x@a1");
  EXPECT_EQ(board.at("a1"), "rx");
  EXPECT_EQ(board.mover(), blue);
}

TEST(BauabB1, NotOnATakenPlot) {
  Board board(empty, blue, all, all);
  board.play("5@d4");
  EXPECT_EQ(board.clause("1@d4"), "B1");
  EXPECT_EQ(board.reason("1@d4"), "bauab.no.occupied");
  const Board parked("~~ . . .  . . . .  . . . .  . . . .", blue, all, all);
  EXPECT_EQ(parked.reason("1@a1"), "bauab.no.occupied");
}

TEST(BauabB1, NotWithAChipOneNoLongerHas) {
  Board board(empty, blue, all, all);
  board.play("5@d4").play("5@a1");
  EXPECT_EQ(board.clause("5@b3"), "B1");
  EXPECT_EQ(board.reason("5@b3"), "bauab.no.chip");
}

TEST(BauabB1, NotOutOfTurn) {
  const Bauab::Rules rules = Bauab::rules({});
  Bauab::State state;
  state.mover = blue;
  const Verdict verdict = judge<Bauab>(rules, state, red, {Chip::one, 0});
  EXPECT_EQ(verdict.clause(), "B1");
  EXPECT_EQ(verdict.reason().key, "core.turn");
}

TEST(BauabB2, EqualValuesOfAnyColourMayNotTouch) {
  const Board board(". . . .  . b3 . .  . . r4 .  . . . .", blue, "x 3 4", "x 3");
  for (const std::string_view beside : {"3@b1", "3@a2", "3@c2", "3@b3"}) EXPECT_EQ(board.clause(beside), "B2");
  for (const std::string_view beside : {"4@c2", "4@b3", "4@d3", "4@c4"}) EXPECT_EQ(board.clause(beside), "B2");
  EXPECT_EQ(board.reason("3@b1"), "bauab.no.equal");
}

TEST(BauabB2, DiagonalsDoNotMatter) {
  const Board board(". . . .  . b3 . .  . . r4 .  . . . .", blue, "x 3 4", "x 3");
  for (const std::string_view diagonal : {"3@a1", "3@c1", "3@a3"}) EXPECT_TRUE(board.check(diagonal).isFine());
  for (const std::string_view diagonal : {"4@d4", "4@b4", "4@d2"}) EXPECT_TRUE(board.check(diagonal).isFine());
}

TEST(BauabB2, OptionsAreExempt) {
  const Board board(". . . .  . bx . .  . . . .  . . . .", blue, "x 1", "x");
  EXPECT_TRUE(board.check("x@b1").isFine());
  EXPECT_TRUE(board.check("1@b1").isFine());
}

// The captured 2 would have been a neighbour of the placed 2 when it was laid.
TEST(BauabB2, IsCheckedBeforeCaptures) {
  const Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "2 5", "x");
  EXPECT_EQ(board.clause("2@b1"), "B2");
  EXPECT_TRUE(board.check("5@b1").isFine());
}

TEST(BauabB4, TakingTheLastLibertyCaptures) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x 5", "x 3");
  board.play("5@b1");
  EXPECT_EQ(board.at("a1"), "!");
  EXPECT_EQ(board.prey(blue, Chip::two), 2) << "one was captured before";
}

TEST(BauabB3, DiagonalsGiveNoLiberty) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x", "x 3");
  board.play("x@b1");
  EXPECT_EQ(board.at("a1"), "!") << "b2 is free but only diagonal";
}

TEST(BauabB4, OptionsCaptureAndAreCaptured) {
  Board board("rx . . .  bx . . .  . . . .  . . . .", blue, "x 5", "x 3");
  board.play("x@b1");
  EXPECT_EQ(board.at("a1"), "!");
}

TEST(BauabB3, ThereAreNoGroups) {
  Board board("r2 r4 . .  b4 b5 . .  . . . .  . . . .", blue, "x", "x 3");
  board.play("x@c1");
  EXPECT_EQ(board.at("b1"), "!") << "the red 4 has lost its last liberty";
  EXPECT_EQ(board.at("a1"), "r2") << "the red 2 is not beside the placed chip; its neighbour does not share its fate";
}

TEST(BauabB4, SeveralAreCapturedAtOnce) {
  Board board("b1 r2 b3 .  r4 . r5 .  bx r3 b2 .  . b5 . .", blue, "x", "x 1");
  // Around b2: b1, a2, c2 and b3. c2 still has d2 as a liberty, the others have only b2.
  board.play("x@b2");
  EXPECT_EQ(board.at("b1"), "!");
  EXPECT_EQ(board.at("a2"), "!");
  EXPECT_EQ(board.at("b3"), "!");
  EXPECT_EQ(board.at("c2"), "r5");
}

TEST(BauabB4, OwnChipsAreNeverCaptured) {
  Board board("b2 . . .  r4 . . .  . . . .  . . . .", blue, "x", "x 3");
  board.play("x@b1");
  EXPECT_EQ(board.at("a1"), "b2");
  EXPECT_EQ(board.at("a2"), "r4");
}

TEST(BauabB4, AChipMayBeLaidWithoutLiberty) {
  Board board(". r4 . .  r5 . . .  . . . .  . . . .", blue, "3", "x 3");
  board.play("3@a1");
  EXPECT_EQ(board.at("a1"), "b3");
}

TEST(BauabB4, OnlyLosingTheLastLibertyCaptures) {
  Board board("b3 r4 . .  r5 . . .  . . . .  . . . .", red, "x 1", "x 3");
  board.play("3@c2");
  EXPECT_EQ(board.at("a1"), "b3") << "it had no liberty before";
  board.play("1@d4").play("x@b2");
  EXPECT_EQ(board.at("a1"), "b3");
}

TEST(BauabB4, AnOwnMoveThatFillsTheLastLibertyDoesNotCapture) {
  Board board("b3 . . .  r5 . . .  . . . .  . . . .", blue, "x 1", "x 3");
  board.play("1@b1");
  EXPECT_EQ(board.at("a1"), "b3");
  board.play("x@c1");
  EXPECT_EQ(board.at("a1"), "b3") << "not beside the placed chip, and without liberty before";
  EXPECT_EQ(board.at("b1"), "b1") << "still has b2";
}

TEST(BauabB4, AParkCapturesForWhoLaysIt) {
  Board board("! b3 r1 .  b2 r5 . .  r4 . . .  . . . .", red, "x 1", "x 3");
  board.play("park@a1");
  EXPECT_EQ(board.at("a1"), "~~");
  EXPECT_EQ(board.at("b1"), "!");
  EXPECT_EQ(board.at("a2"), "!");
  EXPECT_EQ(board.prey(red, Chip::three), 2) << "one was captured before";
  EXPECT_EQ(board.mover(), blue);
}

TEST(BauabB4, AParkIsNeverCaptured) {
  Board board("~~ . . .  b3 . . .  . . . .  . . . .", blue, "x 1", "x 3");
  board.play("x@b1");
  EXPECT_EQ(board.at("a1"), "~~");
}

TEST(BauabB5, AParkGoesOnlyWhereTheTurnBeforeCaptured) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x 5 1", "x 3");
  EXPECT_EQ(board.clause("park@b1"), "B5");
  board.play("5@b1");
  EXPECT_TRUE(board.check("park@a1").isFine());
  EXPECT_EQ(board.clause("park@c3"), "B5");
  EXPECT_EQ(board.reason("park@c3"), "bauab.no.park");
}

TEST(BauabB5, ANeglectedParkIsGone) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x 5 1", "x 3");
  board.play("5@b1").play("3@d4");
  EXPECT_EQ(board.clause("park@a1"), "B5");
}

TEST(BauabB5, AParkNeedsAFreePlot) {
  const Board board("b2 . . .  b4 . . .  . . . .  . . . .", blue, "x 5 1", "x 3");
  EXPECT_EQ(board.clause("park@a1"), "B1");
}

TEST(BauabB6, WhereOneHasJustLostAChipOneMayNotPlaceAnother) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x 5 1", "x 3");
  board.play("5@b1");
  EXPECT_EQ(board.clause("3@a1"), "B6");
  EXPECT_EQ(board.clause("x@a1"), "B6");
  EXPECT_EQ(board.reason("x@a1"), "bauab.no.barred");
}

// The bar forbids every chip there, B2 only some: so the bar is what helps to know.
TEST(BauabB6, TheBarIsNamedBeforeAnEqualNeighbour) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x 3", "x 3 4");
  board.play("3@b1");
  EXPECT_EQ(board.clause("3@a1"), "B6") << "also beside the blue 3";
  EXPECT_EQ(board.clause("4@a1"), "B6") << "also beside the blue 4";
  EXPECT_EQ(board.clause("4@b2"), "B2");
}

TEST(BauabB6, TheBarLastsOneTurnAndBindsOnlyTheLoser) {
  Board board("r2 . . .  b4 . . .  . . . .  . . . .", blue, "x 5 1", "x 3");
  board.play("5@b1").play("x@d4");
  EXPECT_TRUE(board.check("1@a1").isFine());
  board.play("x@c3");
  EXPECT_TRUE(board.check("3@a1").isFine());
}

// One plot is free, between a red 1 and a blue 4.
constexpr std::string_view almostFull =
    "  . r1 b2 r3 "
    " b4 r5 bx b1 "
    " rx b3 r2 bx "
    " b5 r1 rx b2 ";

TEST(BauabB7, WhoCanPlaceAChipMayNotPass) {
  const Board board(empty, blue, all, all);
  EXPECT_EQ(board.clause("pass"), "B7");
  EXPECT_EQ(board.reason("pass"), "bauab.no.pass");
  EXPECT_EQ(board.prompt(), "bauab.ask.place");
}

TEST(BauabB7, WhoCanPlaceNoneMayPass) {
  Board board(almostFull, blue, "1", "3");
  EXPECT_EQ(board.legal(), "pass") << "the blue 1 would touch the red 1";
  EXPECT_EQ(board.prompt(), "bauab.ask.pass");
  board.play("pass");
  EXPECT_EQ(board.mover(), red);
  EXPECT_FALSE(board.isOver()) << "red still has a chip that fits (B8)";
  EXPECT_EQ(board.legal(), "3@a1");
}

TEST(BauabB7, APossibleParkDoesNotForbidThePass) {
  const Board board(
      "  ! r1 b2 r3 "
      " b4 r5 bx b1 "
      " rx b3 r2 bx "
      " b5 r1 rx b2 ",
      red, "1", "3");
  EXPECT_EQ(board.legal(), "park@a1 pass") << "the red 3 is barred by B6";
  EXPECT_EQ(board.prompt(), "bauab.ask.parkOrPass");
}

TEST(BauabB7, AParkIsNeverCompulsory) {
  const Board board(
      "  ! r1 b2 r3 "
      " b4 r5 bx b1 "
      " rx b3 r2 bx "
      " b5 r1 rx  . ",
      red, "1", "3");
  EXPECT_EQ(board.legal(), "3@d4 park@a1");
  EXPECT_EQ(board.clause("pass"), "B7") << "a park may be laid instead, but not nothing";
  EXPECT_EQ(board.prompt(), "bauab.ask.placeOrPark");
}

TEST(BauabB8, TheGameEndsWhenTheBoardIsFull) {
  Board board(
      "  . b1 b2 r3 "
      " b4 r5 bx b1 "
      " rx b3 r2 bx "
      " b5 r1 rx b2 ",
      blue, "3", "4");
  board.play("3@a1");
  EXPECT_TRUE(board.isOver());
  EXPECT_EQ(board.clause("pass"), "B8");
  EXPECT_EQ(board.legal(), "");
}

TEST(BauabB8, TheGameEndsWhenNobodyHasAChipThatFits) {
  constexpr std::string_view twoFree =
      "  . b1 b2 r3 "
      " b4 r5 bx b1 "
      " rx b3 r2 bx "
      " b5 r1 bx  . ";
  Board stuck(twoFree, blue, "2", "4");
  stuck.play("2@d4");
  EXPECT_TRUE(stuck.isOver()) << "the red 4 would touch the blue 4";
  Board open(twoFree, blue, "2", "4 2");
  open.play("2@d4");
  EXPECT_FALSE(open.isOver());
  EXPECT_EQ(open.legal(), "2@a1");
  Board others(twoFree, blue, "2 3", "4");
  others.play("2@d4");
  EXPECT_FALSE(others.isOver()) << "red cannot place anything, but blue can";
  EXPECT_EQ(others.legal(), "pass");
}

TEST(BauabB8, APossibleParkKeepsTheGameGoing) {
  Board board(almostFull, blue, "3", "3");
  board.play("3@a1");
  EXPECT_FALSE(board.isOver()) << "nobody has a chip that fits, but red may lay out a park";
  EXPECT_EQ(board.legal(), "park@b1 pass");
  board.play("pass");
  EXPECT_TRUE(board.isOver()) << "the chance has gone, and the red 3 would touch the blue 3";
}

TEST(BauabB8, PassesAloneDoNotEndTheGame) {
  Board board(almostFull, blue, "3", "4");
  board.play("3@a1");
  EXPECT_EQ(board.legal(), "park@b1 pass") << "the red 4 would fit, but is barred for one turn";
  board.play("pass");
  EXPECT_FALSE(board.isOver());
  EXPECT_EQ(board.legal(), "pass") << "blue has nothing left";
  board.play("pass");
  EXPECT_FALSE(board.isOver());
  EXPECT_EQ(board.legal(), "4@b1");
}

TEST(BauabB9, BoardAndPreyCountOptionsDoNot) {
  // Blue has 2 + 4 on the board; captured are the red chips neither here nor left: 1, 1, 2, 2, 3, 4.
  const Board board("b2 . . .  b4 . . .  . . bx .  . . r5 r3", blue, "11 2 33 5 xx", "xxx");
  EXPECT_EQ(board.outcome().points, (FixedVector<std::int16_t, maxSeats>{19, 8}));
  EXPECT_FALSE(board.outcome().over);
  EXPECT_TRUE(board.outcome().ranks.empty());
}

// Blue lays the very last chip; all that is not on the board was captured.
FixedVector<std::int8_t, maxSeats> finalRanks(std::string_view picture) {
  Board board(picture, blue, "x", "");
  board.play("x@d4");
  EXPECT_TRUE(board.isOver());
  return board.outcome().ranks;
}
using Ranks = FixedVector<std::int8_t, maxSeats>;

TEST(BauabB9, MorePointsWin) {
  EXPECT_EQ(finalRanks("b5 . . .  . . . .  r4 . . .  . . . ."), (Ranks{1, 2}));
  EXPECT_EQ(finalRanks("b4 . . .  . . . .  r5 . . .  . . . ."), (Ranks{2, 1}));
}
TEST(BauabB9, ATieGoesToMorePlanningChipsOnTheBoard) {
  EXPECT_EQ(finalRanks("b5 . . .  . . . .  r2 r3 . .  . . . ."), (Ranks{2, 1}));
  EXPECT_EQ(finalRanks("b4 b1 . .  . . . .  r5 rx rx .  . . . ."), (Ranks{1, 2})) << "options do not count here either";
}
TEST(BauabB9, OtherwiseTheWinIsShared) {
  EXPECT_EQ(finalRanks("b5 . . .  . . . .  r5 . . .  . . . ."), (Ranks{1, 1}));
  EXPECT_EQ(finalRanks("b4 b1 . .  . . . .  r2 r3 . .  . . . ."), (Ranks{1, 1}));
}

TEST(BauabB9, TheSheetAddsUp) {
  const Bauab::Rules rules = Bauab::rules({});
  Bauab::State state;
  state.tray[blue] = {3, 2, 2, 1, 1, 0};
  state.owned[blue] = 0b11;
  state.kinds[5] = 0b01;
  state.kinds[3] = 0b10;
  state.tray[red][4] = 0;
  state.prey[blue][4] = 1;
  const Sheet sheet = Bauab::sheet(rules, state);
  ASSERT_EQ(sheet.size(), 4U);
  EXPECT_EQ(sheet[0].values[0], 8);
  EXPECT_EQ(sheet[1].values[0], 4);
  EXPECT_EQ(sheet[2].values[0], 12);
  EXPECT_EQ(sheet[3].values[0], 2);
}

TEST(BauabExample, OneFreePlotTwoCapturesAndAPark) {
  Board board(almostFull, blue, "1 3", "2 3 4");
  EXPECT_EQ(board.legal(), "3@a1") << "the blue 1 would touch the red 1";
  board.play("3@a1");
  EXPECT_EQ(board.at("b1"), "!") << "the red 1 is captured";
  EXPECT_EQ(board.prey(blue, Chip::one), 1);
  EXPECT_EQ(board.legal(), "park@b1 pass") << "B6 bars red's chips from the only free plot";
  board.play("park@b1");
  EXPECT_EQ(board.at("a1"), "!") << "the blue 3 is captured";
  EXPECT_EQ(board.at("c1"), "!") << "the blue 2 is captured";
  EXPECT_EQ(board.prey(red, Chip::two), 1);
  EXPECT_EQ(board.prey(red, Chip::three), 1);
  EXPECT_FALSE(board.isOver());
  EXPECT_EQ(board.legal(), "park@a1 park@c1 pass") << "two plots are free; blue may at most park there, and may pass";
}

TEST(BauabNotation, IsReadExactly) {
  const Bauab::Rules rules = Bauab::rules({});
  EXPECT_EQ(Bauab::read(rules, "3@b2"), (Bauab::Action{Chip::three, 5}));
  EXPECT_EQ(Bauab::read(rules, "x@a1"), (Bauab::Action{Chip::option, 0}));
  EXPECT_EQ(Bauab::read(rules, "park@d4"), (Bauab::Action{Chip::park, 15}));
  EXPECT_EQ(Bauab::read(rules, "pass"), Bauab::Action{});
  for (const std::string_view junk : {"", "@", "3@", "@b2", "6@b2", "3@e1", "3@a5", "3@b22", "3 b2", "3@b2 ", "PASS",
                                      "none@a1", "X@a1", "3@B2", "3@@b2"}) {
    EXPECT_FALSE(Bauab::read(rules, junk)) << junk;
  }
}

TEST(BauabDrawing, ShowsBoardTraysAndPrey) {
  const Bauab::Rules rules = Bauab::rules({});
  Bauab::State state;
  Rng rng = Rng::simulation(1);
  Silent silent;
  state.mover = blue;
  for (const std::string_view action : {"5@a1", "4@a2", "x@d4", "x@b1"}) {
    Bauab::apply(rules, state, state.mover, *Bauab::read(rules, action), rng, silent);
  }
  const std::vector<std::string> names{"Anna", "Ben"};
  EXPECT_EQ(Bauab::draw(rules, Bauab::screen(rules, state), names, Language::en),
            "     a   b   c   d  \n"
            " 1   !  #x   .   .  \n"
            " 2  #4   .   .   .  \n"
            " 3   .   .   .   .  \n"
            " 4   .   .   .  ox  \n"
            "o Anna: 0 points; tray: x x 1 1 2 2 3 3 4; prey:\n"
            "# Ben: 9 points; tray: x x 1 1 2 2 3 3 5; prey: 5\n");
}

TEST(BauabDrawing, OnePointIsNotPoints) {
  const Bauab::Rules rules = Bauab::rules({});
  Bauab::State state;
  Rng rng = Rng::simulation(1);
  Silent silent;
  state.mover = blue;
  Bauab::apply(rules, state, blue, *Bauab::read(rules, "1@a1"), rng, silent);
  const std::vector<std::string> names{"Anna", "Ben"};
  const Bauab::Screen screen = Bauab::screen(rules, state);
  EXPECT_NE(Bauab::draw(rules, screen, names, Language::en).find("Anna: 1 point;"), std::string::npos);
  EXPECT_NE(Bauab::draw(rules, screen, names, Language::de).find("Anna: 1 Punkt;"), std::string::npos);
  EXPECT_NE(Bauab::draw(rules, screen, names, Language::de).find("Ben: 0 Punkte;"), std::string::npos);
}

// Chips in a row have two neighbours at most: the outer ones fall to a single chip.
TEST(BauabLayouts, InOneRowTheOuterPlotsHaveOneLiberty) {
  Bauab::Options options;
  options.layout = bauab::LayoutKind::row;
  Board board("r5 . . . . . . . . . . . . . . b4", blue, "1 2 x", "1 2 x", options);
  board.play("1@b1");
  EXPECT_EQ(board.at("a1"), "!");
  board.play("x@o1");
  EXPECT_EQ(board.at("p1"), "!");
  EXPECT_EQ(board.clause("2@p1"), "B6");
  EXPECT_TRUE(board.check("park@p1").isFine());
  const std::vector<std::string> names{"Anna", "Ben"};
  const std::string drawn =
      Bauab::draw(board.rules(), Bauab::screen(board.rules(), board.state()), names, Language::en);
  std::istringstream lines(drawn);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

std::uint64_t countCourses(const Bauab::Rules& rules, const Bauab::State& state, int depth) {
  Moves<Bauab::Action> moves;
  Bauab::legal(rules, state, state.mover, moves);
  if (depth == 1) return moves.size();
  std::uint64_t courses = 0;
  Rng rng = Rng::simulation(1);
  Silent silent;
  for (const Bauab::Action& action : moves) {
    Bauab::State next = state;
    Bauab::apply(rules, next, next.mover, action, rng, silent);
    courses += countCourses(rules, next, depth - 1);
  }
  return courses;
}

// With 16 plots and 6 kinds there are 96 first moves and 90 replies, less those that B2 forbids: the first of 5 values
// on a plot forbids that value on each of its neighbours, and the square has 48 pairs (plot, neighbour).
TEST(BauabCourses, AreAsManyAsCountedByHand) {
  const Bauab::Rules rules = Bauab::rules({});
  EXPECT_EQ(countCourses(rules, {}, 1), 96U);
  EXPECT_EQ(countCourses(rules, {}, 2), 96U * 90U - 5U * 48U);
}

// Found with a second, naive implementation of the clauses.
TEST(BauabCourses, AreAsManyAsASecondImplementationFinds) {
  const auto count = [](bauab::LayoutKind layout) {
    Bauab::Options options;
    options.layout = layout;
    return countCourses(Bauab::rules(options), {}, 3);
  };
  EXPECT_EQ(count(bauab::LayoutKind::square), 636648U);
  EXPECT_EQ(count(bauab::LayoutKind::strip), 640576U);
  EXPECT_EQ(count(bauab::LayoutKind::ring), 652576U);
  EXPECT_EQ(count(bauab::LayoutKind::plus), 640648U);
  EXPECT_EQ(count(bauab::LayoutKind::blocks), 642576U);
}

TEST(BauabCourses, FromTheWorkedExample) {
  const Board board(almostFull, blue, "1 3", "2 3 4");
  EXPECT_EQ(countCourses(board.rules(), board.state(), 2), 2U);
  EXPECT_EQ(countCourses(board.rules(), board.state(), 3), 4U);
  EXPECT_EQ(countCourses(board.rules(), board.state(), 5), 24U);
  EXPECT_EQ(countCourses(board.rules(), board.state(), 8), 677U);
}

}  // namespace
}  // namespace sammel
