// Misd, clause by clause. The standard cards: the front of card 0 lacks the black arrow, its back the red hexagon.
#include "engine/games/misd/misd.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sammel {
namespace {

using misd::Colour;
using misd::Mode;
using misd::Pair;
using misd::Phase;
using misd::Shape;
using misd::Variant;

constexpr Seat anna{0};
constexpr Seat ben{1};
constexpr Seat cem{2};
constexpr std::string_view right = "claim arrow black";  // of face 0
constexpr std::string_view wrong = "claim star yellow";

Misd::Options optionsFor(int players, Variant variant = Variant::missing, Mode mode = Mode::race, int chips = 20) {
  Misd::Options options;
  options.players = static_cast<std::int8_t>(players);
  options.variant = variant;
  options.mode = mode;
  options.chips = static_cast<std::int8_t>(chips);
  return options;
}

class Table {
 public:
  explicit Table(const Misd::Options& options, std::uint64_t seed = 1)
      : rules_(Misd::rules(options, Misd::content())), rng_(Rng::simulation(seed)) {
    state_ = Misd::setup(rules_, rng_, events_);
  }

  Verdict check(Seat seat, std::string_view action) const { return judge<Misd>(rules_, state_, seat, read(action)); }
  std::string_view clause(Seat seat, std::string_view action) const { return check(seat, action).clause(); }
  Table& act(Seat seat, std::string_view action) {
    EXPECT_TRUE(check(seat, action).isFine()) << action << ": " << check(seat, action).reason().key;
    events_.clear();
    Misd::apply(rules_, state_, seat, read(action), rng_, events_);
    EXPECT_EQ(Misd::invariant(rules_, state_), "");
    return *this;
  }
  // The table does what its alarm says.
  Table& ring() {
    const auto alarm = Misd::alarm(rules_, state_);
    EXPECT_TRUE(alarm);
    return act(Seat::table(), Misd::write(rules_, alarm->action));
  }
  int alarmIn() const { return Misd::alarm(rules_, state_)->milliseconds; }
  std::string alarm() const { return std::string(Misd::write(rules_, Misd::alarm(rules_, state_)->action).view()); }

  // Opens a round with the front of card 0.
  Table& open() {
    act(Seat::table(), "open");
    if (rules_.variant == Variant::missing) state_.face = 0;
    return *this;
  }
  // Opens a round of the search for this pair, with the front of card i at place i.
  Table& openFor(Pair pair) {
    act(Seat::table(), "open");
    for (std::size_t i = 0; i < misd::cardCount; ++i) state_.layout[i] = static_cast<std::int8_t>(2 * i);
    state_.marked = static_cast<std::int8_t>(misd::codeOf(pair));
    return *this;
  }
  // An answer with its time, as a server enters it.
  Table& answer(Seat seat, std::string_view action, int milliseconds) {
    act(seat, action);
    const auto timed = Misd::timed(rules_, state_, seat, milliseconds);
    EXPECT_TRUE(timed);
    return act(Seat::table(), Misd::write(rules_, *timed));
  }
  Table& give(Seat seat, int chips) {
    state_.chips[seat] = static_cast<std::int8_t>(chips);
    state_.supply = static_cast<std::int8_t>(state_.supply - chips);
    return *this;
  }

  std::string legal(Seat seat) const {
    Moves<Misd::Action> moves;
    Misd::legal(rules_, state_, seat, moves);
    std::string line;
    for (const auto& action : moves)
      line += (line.empty() ? "" : ", ") + std::string(Misd::write(rules_, action).view());
    return line;
  }
  std::size_t choices(Seat seat) const {
    Moves<Misd::Action> moves;
    Misd::legal(rules_, state_, seat, moves);
    return moves.size();
  }
  bool told(std::string_view key) const {
    return std::any_of(events_.all().begin(), events_.all().end(),
                       [&](const auto& e) { return Misd::words(rules_, e.event).key == key; });
  }
  std::vector<misd::Event> eventsFor(Viewer viewer) const {
    std::vector<misd::Event> heard;
    for (const auto& e : events_.all()) {
      if (e.audience.includes(viewer)) heard.push_back(e.event);
    }
    return heard;
  }
  bool revealed() const { return events_.revealed(); }
  SeatSet must() const { return Misd::turn(rules_, state_).must; }
  int chips(Seat seat) const { return state_.chips[seat]; }
  const Misd::Rules& rules() const { return rules_; }
  const Misd::State& state() const { return state_; }
  Outcome outcome() const { return Misd::outcome(rules_, state_); }

 private:
  Misd::Action read(std::string_view action) const {
    const auto parsed = Misd::read(rules_, action);
    EXPECT_TRUE(parsed) << action;
    return parsed.value_or(Misd::Action{});
  }

  Misd::Rules rules_;
  Rng rng_;
  Misd::State state_;
  EventLog<misd::Event> events_;
};

TEST(MisdM1, EveryFaceLacksOneShapeAndOneColour) {
  const misd::Faces faces = misd::facesOf(Misd::content());
  for (const misd::Face& face : faces) {
    std::set<Shape> shapes{face.missing.shape};
    std::set<Colour> colours{face.missing.colour};
    for (const misd::Item& item : face.items) {
      shapes.insert(item.pair.shape);
      colours.insert(item.pair.colour);
      EXPECT_TRUE(item.x > 0 && item.x < 100 && item.y > 0 && item.y < 100);
      EXPECT_LT(std::abs(item.angle), 22) << "a square must not look like a diamond";
    }
    EXPECT_EQ(shapes.size(), 10U);
    EXPECT_EQ(colours.size(), 10U);
  }
  EXPECT_EQ(faces[0].missing, (Pair{Shape::arrow, Colour::black}));
  EXPECT_EQ(faces[1].missing, (Pair{Shape::hexagon, Colour::red}));
  EXPECT_EQ(faces[18].missing, (Pair{Shape::diamond, Colour::red}));
  EXPECT_EQ(faces[19].missing, (Pair{Shape::pentagon, Colour::blue}));
}

TEST(MisdM1, TheOrderOnAFaceTellsNothing) {
  // If shapes were listed in order, the missing one would show as a gap.
  const misd::Faces faces = misd::facesOf(Misd::content());
  for (const misd::Face& face : faces) {
    EXPECT_FALSE(std::is_sorted(face.items.begin(), face.items.end(),
                                [](const auto& a, const auto& b) { return a.pair.shape < b.pair.shape; }));
  }
}

TEST(MisdContent, BadPacksAreRefusedWithTheReason) {
  const auto reason = [](auto spoil) {
    misd::Content pack = Misd::content();
    spoil(pack);
    return Misd::validate(pack).reason().key;
  };
  EXPECT_EQ(reason([](auto&) {}), "");
  EXPECT_EQ(reason([](auto& pack) { pack.shapes.value[0] = pack.shapes.value[1]; }), "misd.pack.shapes");
  EXPECT_EQ(reason([](auto& pack) { pack.colours.value[9] = pack.colours.value[1]; }), "misd.pack.colours");
  EXPECT_EQ(reason([](auto& pack) { pack.cards.value[3].colours[0] = 10; }), "misd.pack.card");
  EXPECT_EQ(reason([](auto& pack) { pack.cards.value[3].colours[0] = pack.cards.value[3].colours[1]; }),
            "misd.pack.card");
  EXPECT_EQ(reason([](auto& pack) { pack.cards.value[9].front.shape = 10; }), "misd.pack.gap");
  EXPECT_EQ(reason([](auto& pack) { pack.cards.value[9].back.colour = 9; }), "misd.pack.gap");
  EXPECT_EQ(reason([](auto& pack) { pack.cards.value[2].back = pack.cards.value[2].front; }), "misd.pack.sides");
  EXPECT_EQ(reason([](auto& pack) { pack.cards.value[1] = pack.cards.value[0]; }), "misd.pack.twice");
}

TEST(MisdM1, BothRightIsOneChip) {
  Table table(optionsFor(3));
  table.open();
  EXPECT_EQ(table.choices(anna), 100U);
  table.act(ben, right);
  EXPECT_EQ(table.chips(ben), 1);
  EXPECT_EQ(table.state().supply, 19);
  EXPECT_EQ(table.state().phase, Phase::closed);
  EXPECT_TRUE(table.told("misd.right.pair"));
  EXPECT_TRUE(table.revealed()) << "nobody takes back a call";
}

TEST(MisdM1, OneWrongIsWrong) {
  for (const std::string_view claim : {"claim arrow white", "claim heart black", "claim star yellow"}) {
    Table table(optionsFor(3));
    table.give(ben, 5).open().act(ben, claim);
    EXPECT_EQ(table.chips(ben), 3) << claim;
    EXPECT_EQ(table.state().supply, 17) << claim;
    EXPECT_TRUE(table.told("misd.pays.pair"));
  }
}

TEST(MisdM1, WithFewerThanTwoChipsNothingIsPaid) {
  for (const int chips : {0, 1, 2}) {
    Table table(optionsFor(3));
    table.give(ben, chips).open().act(ben, wrong);
    EXPECT_EQ(table.chips(ben), chips == 2 ? 0 : chips);
    table.open();
    EXPECT_EQ(table.must().has(ben), chips == 2) << "who did not pay sits out";
  }
}

TEST(MisdM1, WhoeverDidNotPaySitsOutOneRound) {
  Table table(optionsFor(2));
  table.open().act(ben, wrong).open();
  EXPECT_EQ(table.clause(ben, right), "M1");
  EXPECT_EQ(table.legal(ben), "");
  EXPECT_EQ(table.must(), SeatSet(anna));
  table.act(anna, right).open();
  EXPECT_TRUE(table.must().has(ben));
  EXPECT_EQ(table.must().size(), 2);
}

TEST(MisdM1, WhoeverSitsOutIsToldWhy) {
  Table table(optionsFor(3));
  table.open().act(ben, wrong).open();
  EXPECT_EQ(table.check(ben, right).reason().key, "misd.no.barred");
}

TEST(MisdM1, AsAnOptionNobodySitsOut) {
  for (const Variant variant : {Variant::missing, Variant::search}) {
    Misd::Options options = optionsFor(2, variant);
    options.bar = false;
    Table table(options);
    if (variant == Variant::missing) {
      table.open().act(ben, wrong);
      EXPECT_TRUE(table.told("misd.wrong.pair"));
    } else {
      table.openFor({Shape::arrow, Colour::white}).act(ben, "card 1");
      EXPECT_TRUE(table.told("misd.wrong.place")) << "it is missing among the first five cards";
    }
    EXPECT_EQ(table.chips(ben), 0);
    EXPECT_EQ(table.state().wrong[ben], 1);
    table.open();
    EXPECT_EQ(table.must(), SeatSet::all(2)) << "ben may go on claiming";
  }
  Misd::Options options = optionsFor(2);
  options.bar = false;
  Table rich(options);
  rich.give(ben, 5).open().act(ben, wrong);
  EXPECT_EQ(rich.chips(ben), 3) << "whoever can pay pays all the same";
}

TEST(MisdM1, ASkippedRoundEndsTheBarToo) {
  Table table(optionsFor(2));
  table.open().act(ben, wrong).open().act(Seat::table(), "skip").open();
  EXPECT_TRUE(table.must().has(ben));
}

TEST(MisdM1, OnlyTheFirstClaimCounts) {
  Table table(optionsFor(3));
  table.open().act(anna, right);
  EXPECT_EQ(table.clause(ben, right), "M4") << "the round is closed";
  EXPECT_NE(Misd::moment(table.rules(), table.state(), ben).decision, 1U);
}

TEST(MisdM1, WhatIsAskedIsAPair) {
  Table table(optionsFor(3));
  table.open();
  EXPECT_EQ(table.clause(anna, "card 1"), "M1");
  EXPECT_EQ(table.clause(anna, "missing"), "M1");
  EXPECT_EQ(table.clause(Seat::table(), right), "M1");
}

TEST(MisdM2, TheNextPlayerClockwiseTurnsUp) {
  Table table(optionsFor(3));
  const Seat first = table.state().turner;
  table.open().act(anna, right);
  EXPECT_EQ(table.state().turner, first.left(3));
  table.open().act(Seat::table(), "skip");
  EXPECT_EQ(table.state().turner, first.left(3, 2));
}

TEST(MisdM2, TheFirstIsDrawnByLot) {
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 60; ++seed) first.insert(Table(optionsFor(8), seed).state().turner.index());
  EXPECT_EQ(first.size(), 8U);
}

TEST(MisdM2, AllTwentyFacesAreSeenBeforeAnyComesBack) {
  Table table(optionsFor(2, Variant::missing, Mode::race, 40));
  for (int shuffle = 0; shuffle < 3; ++shuffle) {
    std::set<int> seen;
    for (int i = 0; i < misd::faceCount; ++i) {
      table.act(Seat::table(), "open");
      seen.insert(table.state().face);
      table.act(Seat::table(), "skip");
    }
    EXPECT_EQ(seen.size(), std::size_t{misd::faceCount});
  }
}

TEST(MisdM3, FiveToTenDifferentCardsLieFaceUp) {
  for (std::int8_t cards = 5; cards <= 10; ++cards) {
    Misd::Options options = optionsFor(2, Variant::search);
    options.layout = cards;
    std::set<int> sides;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Table table(options, seed);
      const Misd::Screen screen = Misd::screen(table.rules(), table.state());
      std::set<int> different;
      for (const auto& face : screen.faces) different.insert(face.card);
      EXPECT_EQ(different.size(), static_cast<std::size_t>(cards));
      sides.insert(table.state().layout[0] % 2);
    }
    EXPECT_EQ(sides.size(), 2U);
  }
}

TEST(MisdM3, NameTheCardThatShowsThePair) {
  // Card 2 shows shape 0 (triangle) in colour 0 (white).
  Table table(optionsFor(3, Variant::search));
  table.openFor({Shape::triangle, Colour::white});
  EXPECT_EQ(table.legal(anna), "card 1, card 2, card 3, card 4, card 5, missing");
  table.act(anna, "card 3");
  EXPECT_EQ(table.chips(anna), 1);
}

TEST(MisdM3, MissingIsRightIfNoCardShowsIt) {
  // Card 8 shows the black hexagon; with five cards it does not lie there.
  Table table(optionsFor(3, Variant::search));
  table.openFor({Shape::hexagon, Colour::black}).act(anna, "missing");
  EXPECT_EQ(table.chips(anna), 1);
  // The front of card 0 leaves the black arrow out.
  Table gap(optionsFor(3, Variant::search));
  gap.openFor({Shape::arrow, Colour::black}).act(anna, "missing");
  EXPECT_EQ(gap.chips(anna), 1);
}

TEST(MisdM3, WrongIsAsInTheSimpleTask) {
  Table table(optionsFor(3, Variant::search));
  table.give(ben, 2).openFor({Shape::triangle, Colour::white}).act(ben, "missing");
  EXPECT_EQ(table.chips(ben), 0);
  table.openFor({Shape::triangle, Colour::white}).act(ben, "card 1");
  EXPECT_TRUE(table.told("misd.barred.place"));
  table.openFor({Shape::triangle, Colour::white});
  EXPECT_EQ(table.clause(ben, "card 3"), "M1");
}

TEST(MisdM3, OnlyCardsOfTheLayoutCanBeNamed) {
  Table table(optionsFor(3, Variant::search));
  table.openFor({Shape::triangle, Colour::white});
  EXPECT_TRUE(table.check(anna, "card 5").isFine());
  EXPECT_EQ(table.clause(anna, "card 6"), "M3");
  EXPECT_EQ(table.clause(anna, right), "M3");
}

TEST(MisdM3, UsedMarkersAreSetAsideForTenRounds) {
  Misd::Options options = optionsFor(2, Variant::search, Mode::race, 40);
  options.layout = 10;
  Table table(options);
  for (int deal = 0; deal < 3; ++deal) {
    std::set<Shape> shapes;
    std::set<Colour> colours;
    const auto layout = table.state().layout;
    for (int i = 0; i < 10; ++i) {
      EXPECT_EQ(table.state().layout, layout) << "laid out once for ten rounds";
      table.act(Seat::table(), "open");
      shapes.insert(misd::pairOf(table.state().marked).shape);
      colours.insert(misd::pairOf(table.state().marked).colour);
      table.act(Seat::table(), "skip");
    }
    EXPECT_EQ(shapes.size(), 10U);
    EXPECT_EQ(colours.size(), 10U);
    EXPECT_NE(table.state().layout, layout) << "dealt again from all ten";
    EXPECT_TRUE(table.told("misd.deals"));
  }
}

TEST(MisdM4, ARoundOpensAfterTwoSeconds) {
  Table table(optionsFor(2));
  EXPECT_EQ(table.alarmIn(), 2000);
  EXPECT_EQ(table.alarm(), "open");
  EXPECT_TRUE(table.must().empty());
  EXPECT_TRUE(Misd::screen(table.rules(), table.state()).faces.empty()) << "the face is not shown before";
  table.ring();
  EXPECT_EQ(table.state().phase, Phase::open);
  EXPECT_EQ(table.must().size(), 2);
}

TEST(MisdM4, AnEarlyClaimCostsNothing) {
  Table table(optionsFor(2));
  table.give(anna, 4);
  EXPECT_EQ(table.clause(anna, right), "M4");
  EXPECT_EQ(table.check(anna, right).reason().key, "misd.no.closed");
  EXPECT_EQ(table.chips(anna), 4);
}

TEST(MisdM4, OnlyTheTableOpensAndSkips) {
  Table table(optionsFor(2));
  EXPECT_EQ(table.clause(anna, "open"), "M4");
  EXPECT_EQ(table.clause(Seat::table(), "skip"), "M4") << "nothing to skip";
  EXPECT_EQ(table.clause(Seat::table(), "time"), "M4");
  table.open();
  EXPECT_EQ(table.clause(Seat::table(), "open"), "M4");
  EXPECT_EQ(table.clause(anna, "skip"), "M4");
  EXPECT_EQ(table.clause(Seat::table(), "time"), "M4") << "that is for answers of everyone";
  EXPECT_EQ(table.clause(Seat::table(), "took 1 5"), "M4");
}

TEST(MisdM5, AfterAMinuteARoundIsSkipped) {
  Table table(optionsFor(2));
  table.give(anna, 3).open();
  EXPECT_EQ(table.alarmIn(), 60000);
  EXPECT_EQ(table.alarm(), "skip");
  table.ring();
  EXPECT_TRUE(table.told("misd.skipped"));
  EXPECT_EQ(table.chips(anna), 3);
  EXPECT_EQ(table.state().rounds, 1);
}

TEST(MisdM6, AnEmptySupplyEndsTheGame) {
  Table table(optionsFor(3, Variant::missing, Mode::race, 5));
  table.give(anna, 2).give(ben, 2).open().act(ben, right);
  EXPECT_EQ(table.state().phase, Phase::over);
  EXPECT_EQ(table.outcome().ranks[1], 1);
  EXPECT_EQ(table.outcome().ranks[0], 2);
  EXPECT_EQ(table.outcome().ranks[2], 3);
  EXPECT_EQ(table.clause(anna, right), "M6");
  EXPECT_EQ(table.clause(Seat::table(), "open"), "M6");
  EXPECT_FALSE(Misd::alarm(table.rules(), table.state()));
  EXPECT_TRUE(table.told("misd.end.supply"));
}

TEST(MisdM6, TiesShareTheWin) {
  Table table(optionsFor(3, Variant::missing, Mode::race, 5));
  table.give(anna, 2).give(cem, 2).open().act(ben, right);
  EXPECT_EQ(table.outcome().ranks[0], 1);
  EXPECT_EQ(table.outcome().ranks[1], 3);
  EXPECT_EQ(table.outcome().ranks[2], 1);
  EXPECT_TRUE(table.told("misd.shares"));
}

TEST(MisdM6, AtTheLatestAfterTenRoundsAChip) {
  for (const int chips : {5, 40}) {
    Table table(optionsFor(2, Variant::missing, Mode::race, chips));
    for (int i = 0; i < 10 * chips; ++i) {
      EXPECT_NE(table.state().phase, Phase::over) << i;
      table.act(Seat::table(), "open").act(Seat::table(), "skip");
    }
    EXPECT_EQ(table.state().phase, Phase::over);
    EXPECT_TRUE(table.told("misd.end.rounds"));
    EXPECT_EQ(table.outcome().ranks[0], 1);
    EXPECT_EQ(table.outcome().ranks[1], 1);
  }
}

class MisdEveryone : public Table {
 public:
  explicit MisdEveryone(int players = 3, int chips = 20)
      : Table(optionsFor(players, Variant::missing, Mode::everyone, chips)) {}
};

TEST(MisdM7, EveryoneAnswersOnceAndTheRoundEndsWithTheLast) {
  MisdEveryone table;
  table.open();
  EXPECT_EQ(table.alarm(), "time");
  EXPECT_EQ(table.alarmIn(), 20000);
  table.answer(ben, right, 3000);
  EXPECT_EQ(table.clause(ben, wrong), "M7");
  EXPECT_FALSE(table.must().has(ben));
  table.answer(anna, right, 1500);
  EXPECT_EQ(table.state().phase, Phase::open);
  table.answer(cem, wrong, 2000);
  EXPECT_EQ(table.state().phase, Phase::closed);
  EXPECT_EQ(table.chips(anna), 3);
  EXPECT_EQ(table.chips(ben), 2);
  EXPECT_EQ(table.chips(cem), 0);
  EXPECT_FALSE(table.open().must().has(cem)) << "wrong without paying";
}

TEST(MisdM7, ThreeTwoAndThenOneChip) {
  MisdEveryone table(5);
  table.open();
  for (int i = 0; i < 5; ++i) table.answer(Seat(i), right, 5000 - i);
  EXPECT_EQ(table.chips(Seat(4)), 3);
  EXPECT_EQ(table.chips(Seat(3)), 2);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(table.chips(Seat(i)), 1);
}

TEST(MisdM7, EquallyFastIsEquallyMany) {
  MisdEveryone table(4);
  table.open();
  table.answer(anna, right, 700).answer(ben, right, 700).answer(cem, right, 900).answer(Seat(3), right, 900);
  EXPECT_EQ(table.chips(anna), 3);
  EXPECT_EQ(table.chips(ben), 3);
  EXPECT_EQ(table.chips(cem), 1) << "the third place, not the second";
  EXPECT_EQ(table.chips(Seat(3)), 1);
}

TEST(MisdM7, TheSupplyIsSharedFairly) {
  MisdEveryone table(3, 5);
  table.open().answer(anna, right, 700).answer(ben, right, 700).answer(cem, right, 900);
  EXPECT_EQ(table.chips(anna), 2) << "five chips are not enough for three each";
  EXPECT_EQ(table.chips(ben), 2);
  EXPECT_EQ(table.chips(cem), 1);
  EXPECT_EQ(table.state().phase, Phase::over);
}

TEST(MisdM7, WhoeverIsWrongPaysFirst) {
  MisdEveryone table(3, 5);
  table.give(anna, 4).open().answer(anna, wrong, 100).answer(ben, right, 700).answer(cem, wrong, 900);
  EXPECT_EQ(table.chips(anna), 2);
  EXPECT_EQ(table.chips(ben), 3) << "one chip was left, and two came back";
  EXPECT_EQ(table.state().phase, Phase::over);
}

TEST(MisdM7, TimeIsCalled) {
  MisdEveryone table;
  table.open().answer(ben, right, 4000);
  EXPECT_EQ(table.alarm(), "time");
  EXPECT_EQ(table.alarmIn(), 16000) << "the clock goes on from the opening";
  table.ring();
  EXPECT_EQ(table.chips(ben), 3);
  EXPECT_EQ(table.state().phase, Phase::closed);
  table.open().ring();
  EXPECT_TRUE(table.told("misd.skipped"));
}

TEST(MisdM7, AnAnswerWithoutATimeCountsAsTheSlowest) {
  MisdEveryone table(2);
  table.open().act(anna, right);
  EXPECT_EQ(table.alarmIn(), 0);
  EXPECT_EQ(table.alarm(), "took 1 20000");
  EXPECT_EQ(table.clause(Seat::table(), "time"), "M4") << "not before the answer has its time";
  table.ring().answer(ben, right, 19999);
  EXPECT_EQ(table.chips(anna), 2);
  EXPECT_EQ(table.chips(ben), 3);
}

TEST(MisdM7, TimesAreKeptWithinTheLimit) {
  MisdEveryone table(2);
  table.open().act(anna, right);
  EXPECT_EQ(Misd::timed(table.rules(), table.state(), anna, 99999)->milliseconds, 20000);
  EXPECT_EQ(Misd::timed(table.rules(), table.state(), anna, -3)->milliseconds, 0);
  EXPECT_FALSE(Misd::timed(table.rules(), table.state(), ben, 5)) << "has not answered";
  EXPECT_EQ(table.clause(Seat::table(), "took 1 20001"), "M4");
  EXPECT_EQ(table.clause(Seat::table(), "took 2 5"), "M4");
  EXPECT_EQ(table.clause(Seat::table(), "took 3 5"), "M4") << "nobody sits there";
  table.act(Seat::table(), "took 1 20000");
  EXPECT_EQ(table.clause(Seat::table(), "took 1 5"), "M4") << "once only";
}

TEST(MisdM7, IfEverybodyHadToSitOutNobodyDoes) {
  MisdEveryone table(2);
  table.open().answer(anna, wrong, 100).answer(ben, wrong, 200).open();
  EXPECT_EQ(table.must().size(), 2);
}

TEST(MisdM7, OthersDoNotSeeAnAnswer) {
  MisdEveryone table(3);
  table.open();
  table.answer(anna, right, 100);
  const auto seen = [&](const Misd::State& state, Viewer viewer) {
    return Misd::screen(table.rules(), Misd::know(table.rules(), state, viewer)).seats[0];
  };
  EXPECT_EQ(seen(table.state(), anna).answer, misd::codeOf({Shape::arrow, Colour::black}));
  for (const Viewer viewer : {Viewer(ben), Viewer(cem), Viewer::spectator()}) {
    EXPECT_TRUE(seen(table.state(), viewer).answered);
    EXPECT_EQ(seen(table.state(), viewer).answer, misd::none);
    Misd::State other = table.state();
    other.answers[anna] = 5;
    EXPECT_EQ(Misd::know(table.rules(), other, viewer), Misd::know(table.rules(), table.state(), viewer));
  }
}

// Every claim can be what another has answered, and none more often than others.
TEST(MisdM7, HiddenAnswersAreImaginedEvenly) {
  for (const Variant variant : {Variant::missing, Variant::search}) {
    Table table(optionsFor(3, variant, Mode::everyone));
    table.act(Seat::table(), "open").act(anna, variant == Variant::missing ? right : "missing");
    table.act(ben, variant == Variant::missing ? wrong : "card 2");
    const auto belief = Misd::believe(table.rules(), Misd::know(table.rules(), table.state(), ben));
    std::map<int, int> counts;
    Rng rng = Rng::simulation(5);
    const int samples = 400 * table.rules().claims();
    for (int i = 0; i < samples; ++i) {
      const Misd::State world = Misd::imagine(table.rules(), belief, rng);
      EXPECT_EQ(world.answers[ben], table.state().answers[ben]);
      EXPECT_EQ(world.answers[cem], misd::none);
      ++counts[world.answers[anna]];
    }
    EXPECT_EQ(counts.size(), static_cast<std::size_t>(table.rules().claims()));
    for (const auto& [claim, count] : counts) EXPECT_NEAR(count, 400, 120) << claim;
    if (variant == Variant::search) EXPECT_TRUE(counts.contains(misd::nowhere));
  }
}

using Events = std::vector<misd::Event>;

std::int8_t codeOf(Shape shape, Colour colour) { return static_cast<std::int8_t>(misd::codeOf({shape, colour})); }

TEST(MisdEvents, AnAnswerIsInNoneButOnesOwn) {
  for (const std::string_view claim : {right, wrong}) {
    MisdEveryone table;
    table.open().act(anna, claim);
    const std::int8_t answer = table.state().answers[anna];
    EXPECT_EQ(table.eventsFor(anna), (Events{misd::Answers{anna, answer}}));
    for (const Viewer viewer : {Viewer(ben), Viewer(cem), Viewer::spectator()}) {
      EXPECT_EQ(table.eventsFor(viewer), (Events{misd::Answers{anna, {}}}));
    }
  }
}

TEST(MisdEvents, AllAnswersAreShownAtTheEndOfTheRound) {
  MisdEveryone table;
  table.give(cem, 2).open().answer(anna, right, 900).answer(ben, wrong, 100).answer(cem, wrong, 200);
  const std::int8_t mistake = codeOf(Shape::star, Colour::yellow);
  const Events shown{misd::Claims{anna, codeOf(Shape::arrow, Colour::black), true, 3, false},
                     misd::Claims{ben, mistake, false, 0, true}, misd::Claims{cem, mistake, false, -2, false}};
  for (const Viewer viewer : {Viewer(anna), Viewer::spectator()}) EXPECT_EQ(table.eventsFor(viewer), shown);
}

TEST(MisdEvents, TellWhatWouldHaveBeenRight) {
  const Pair pair{Shape::triangle, Colour::white};  // on the third card
  Table table(optionsFor(3, Variant::search));
  table.openFor(pair).act(ben, "missing");
  EXPECT_EQ(table.eventsFor(anna), (Events{misd::Claims{ben, misd::nowhere, false, 0, true}, misd::Resolves{pair, 2}}));
  table.openFor(pair).act(Seat::table(), "skip");
  EXPECT_EQ(table.eventsFor(anna), (Events{misd::NobodyClaims{}, misd::Resolves{pair, 2}}));
}

TEST(MisdEvents, TellWhichCardLiesWhere) {
  Table search(optionsFor(3, Variant::search));
  misd::Deals dealt;
  for (const auto& face : Misd::screen(search.rules(), search.state()).faces) dealt.cards.push_back(face.card);
  EXPECT_EQ(search.eventsFor(anna), Events{dealt});
  search.act(Seat::table(), "open");
  EXPECT_EQ(search.eventsFor(anna),
            (Events{misd::Marks{search.state().turner, misd::pairOf(search.state().marked), 1}}));
  Table missing(optionsFor(3));
  EXPECT_TRUE(missing.eventsFor(anna).empty());
  missing.act(Seat::table(), "open");
  EXPECT_EQ(missing.eventsFor(anna),
            (Events{misd::TurnsUp{missing.state().turner, misd::cardOf(missing.state().face), 1}}));
}

TEST(MisdActions, SayWhatTheirNumberMeans) {
  const auto json = [](std::string_view text) { return Json().value(*Misd::read(Misd::Rules{}, text)).take(); };
  EXPECT_EQ(json("claim star yellow"), R"({"kind":"claim","pair":62})");
  EXPECT_EQ(json("card 3"), R"({"kind":"card","place":2})");
  EXPECT_EQ(json("missing"), R"({"kind":"missing"})");
  EXPECT_EQ(json("took 2 1534"), R"({"kind":"took","seat":1,"milliseconds":1534})");
}

TEST(MisdNotation, ReadsOnlyWhatItWrites) {
  const Misd::Rules rules;
  for (const std::string_view text : {"claim star yellow", "claim triangle white", "claim cross grey", "card 1",
                                      "card 10", "missing", "open", "skip", "time", "took 1 0", "took 8 30000"}) {
    const auto action = Misd::read(rules, text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Misd::write(rules, *action).view(), text);
  }
  for (const std::string_view text :
       {"", "claim", "claim star", "claim star yellow ", "claim yellow star", "claim star Yellow", "card 0", "card 11",
        "card 01", "card", "took 0 1", "took 9 1", "took 1 30001", "took 1 -1", "took 1 -0", "took 1 01", "took 1",
        "opened"}) {
    EXPECT_FALSE(Misd::read(rules, text)) << text;
  }
}

TEST(MisdLayout, OffersOnlyWhatIsLegal) {
  Table table(optionsFor(3, Variant::search));
  const auto touches = [&] {
    int count = 0;
    for (const Zone& zone : Misd::layout(table.rules(), Misd::screen(table.rules(), table.state()))) {
      for (const Piece& piece : zone.pieces) {
        if (piece.action.empty()) continue;
        ++count;
        EXPECT_TRUE(table.check(anna, piece.action).isFine()) << piece.action.view();
      }
    }
    return count;
  };
  EXPECT_EQ(touches(), 0);
  table.act(Seat::table(), "open");
  EXPECT_EQ(touches(), 5 * 9 + 1);
}

// The brake of M6 is so far away that naming it would mislead.
TEST(MisdLayout, CountsRoundsWithoutALimit) {
  Table table(optionsFor(3));
  const Phrasebook book({Misd::phrases()});
  const std::vector<std::string> names{"Anna", "Ben", "Cem"};
  const auto title = [&] {
    const Layout layout = Misd::layout(table.rules(), Misd::screen(table.rules(), table.state()));
    return book.render(layout.front().title, Language::en, names, anna);
  };
  EXPECT_EQ(title().find("200"), std::string::npos) << title();
  EXPECT_NE(title().find("Round 1 is about to begin"), std::string::npos) << title();
  table.open();
  EXPECT_EQ(title().find("200"), std::string::npos) << title();
}

// People type the English words, so the German rules have to say which they are.
TEST(MisdRulebook, NamesEveryShapeAndColourAsTheyAreWritten) {
  for (const std::string_view shape : enumNames(Shape{})) {
    EXPECT_NE(Misd::rulebook().de.find("`" + std::string(shape) + "`"), std::string_view::npos) << shape;
  }
  for (const std::string_view colour : enumNames(Colour{})) {
    EXPECT_NE(Misd::rulebook().de.find("`" + std::string(colour) + "`"), std::string_view::npos) << colour;
  }
}

TEST(MisdLayout, ShowsTheLastRound) {
  Table table(optionsFor(3));
  table.give(ben, 3).open().act(ben, wrong);
  const Misd::Screen screen = Misd::screen(table.rules(), table.state());
  ASSERT_TRUE(screen.last);
  EXPECT_EQ(screen.last->pair, (Pair{Shape::arrow, Colour::black}));
  EXPECT_EQ(screen.last->gain[ben], -2);
  EXPECT_EQ(screen.faces.size(), 1U) << "the card stays until the next is turned up";
}

}  // namespace
}  // namespace sammel
