// Nussknacker, clause by clause, in the order of the rulebook.
#include "engine/games/nussknacker/nussknacker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/scenario.hpp"

namespace sammel {
namespace {

using nussknacker::Cards;
using G = Nussknacker;
using testing::Strings;

constexpr Seat anna(0);
constexpr Seat ben(1);
constexpr Seat cleo(2);
constexpr Seat dora(3);
const Strings names{"Anna", "Ben", "Cleo", "Dora"};

Cards cards(std::initializer_list<int> values) {
  Cards set;
  for (const int value : values) set = set + Cards::one(value);
  return set;
}

// A table at which tests put the cards where they want them and let people speak.
class Table : public testing::Scenario<Table, G> {
 public:
  explicit Table(int players = 3, int cardCount = 16, std::uint64_t seed = 1)
      : Scenario(G::rules({players, cardCount}), names, seed) {}

  Table& lay(Seat start, int nut, std::initializer_list<Cards> hands) {
    state = {};
    state.open.start = start;
    state.open.asker = start;
    state.nut = static_cast<std::int8_t>(nut);
    std::copy(hands.begin(), hands.end(), state.hands.begin());
    EXPECT_EQ(G::invariant(rules, state), "");
    return *this;
  }

  std::vector<G::Event> eventsFor(Viewer viewer) const {
    std::vector<G::Event> heard;
    for (const auto& told : events.all()) {
      if (told.audience.includes(viewer)) heard.push_back(told.event);
    }
    return heard;
  }
  Turn turn() const { return G::turn(rules, state); }
  int chips(Seat seat) const { return state.open.chips(seat); }
  int wrongValue() const { return state.nut == 1 ? 2 : 1; }
  Table& announceRight(Seat seat) { return act(seat, "announce " + std::to_string(state.nut)); }
  Table& announceWrong(Seat seat) { return act(seat, "announce " + std::to_string(wrongValue())); }

  // One question with its answer, whatever comes first.
  Table& askSomething() {
    for (int i = 0; i < 2; ++i) {
      if (turn().must.empty()) {
        ADD_FAILURE() << "the game is over already";
        return *this;
      }
      act(turn().must.first(), answers(turn().must.first()).front());
    }
    return *this;
  }
  Table& playVoidDeal() {
    for (int i = 0; i < 60; ++i) askSomething();
    return *this;
  }
};

// Anna 1 2 4 6 8, Ben 1 3 5 7 8, Cleo 2 3 4 5 6, and a 7 is the nut.
Table exampleTable() {
  return std::move(Table().lay(anna, 7, {cards({1, 2, 4, 6, 8}), cards({1, 3, 5, 7, 8}), cards({2, 3, 4, 5, 6})}));
}

TEST(NussknackerN1, TheLotDecidesWhoBeginsAndEverybodyHearsIt) {
  std::set<int> starts;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Table table(4, 16, seed);
    starts.insert(table.state.open.start.index());
    EXPECT_EQ(table.turn().must, SeatSet(table.state.open.start));
    const std::string& who = names[table.state.open.start.slot()];
    EXPECT_EQ(table.heardBy(Viewer::spectator()),
              Strings{"Deal 1: one card is the nut, the rest is dealt. " + who + " begins."});
  }
  EXPECT_EQ(starts, (std::set<int>{0, 1, 2, 3}));
}

TEST(NussknackerN1, CardsAreDealtRoundFromTheLeftOfTheStartPlayer) {
  const std::map<std::pair<int, int>, std::vector<int>> sizesFromLeftOfStart{
      {{2, 12}, {6, 5}},       {{2, 14}, {7, 6}},       {{2, 16}, {8, 7}},
      {{3, 12}, {4, 4, 3}},    {{3, 14}, {5, 4, 4}},    {{3, 16}, {5, 5, 5}},
      {{4, 12}, {3, 3, 3, 2}}, {{4, 14}, {4, 3, 3, 3}}, {{4, 16}, {4, 4, 4, 3}},
  };
  for (const auto& [options, sizes] : sizesFromLeftOfStart) {
    const auto [players, cardCount] = options;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Table table(players, cardCount, seed);
      EXPECT_EQ(G::invariant(table.rules, table.state), "");
      for (int i = 0; i < players; ++i) {
        const Seat seat = table.state.open.start.left(players, 1 + i);
        EXPECT_EQ(table.state.hands[seat].size(), sizes[static_cast<std::size_t>(i)]);
      }
    }
  }
}

TEST(NussknackerN1, EveryCardIsTheNutEquallyOften) {
  constexpr int deals = 8000;
  std::map<int, int> nuts;
  std::map<int, int> heldByAnna;
  for (std::uint64_t seed = 0; seed < deals; ++seed) {
    const Table table(4, 16, seed);
    ++nuts[table.state.nut];
    table.state.hands[table.state.open.start.left(4)].forEach([&](int value) { ++heldByAnna[value]; });
  }
  for (int value = 1; value <= 8; ++value) {  // within five standard deviations
    EXPECT_NEAR(nuts[value], deals / 8.0, 150);
    EXPECT_NEAR(heldByAnna[value], deals * 4 / 8.0, 250);
  }
}

TEST(NussknackerN1, FourteenCardsAreTheValuesOneToSeven) {
  Table table(2, 14);
  table.lay(anna, 4, {cards({1, 2, 3, 4, 5, 6}), cards({1, 2, 3, 5, 6, 7, 7})});
  EXPECT_EQ(table.screen(anna).highest, 7);
  EXPECT_EQ(table.interrupts(ben).size(), 7U);
  EXPECT_EQ(table.refusal(anna, "announce 8"), "N5 announce");
  EXPECT_EQ(table.refusal(anna, "ask 2 3+5"), "N2 tooHigh");
  table.act(anna, "ask 2 3+4").act(ben, "give 7");
  EXPECT_EQ(table.state.hands[anna], cards({1, 2, 5, 6, 7}));
}

TEST(NussknackerN2, TheAskerMayAskAnybodyElseForEveryOwnSum) {
  Table table(3, 12);
  table.lay(anna, 6, {cards({1, 2, 4}), cards({1, 3, 3, 5}), cards({2, 4, 5, 6})});
  EXPECT_EQ(table.answers(anna), (Strings{"ask 2 1", "ask 2 2", "ask 2 1+2", "ask 2 4", "ask 2 1+4", "ask 2 2+4",
                                          "ask 3 1", "ask 3 2", "ask 3 1+2", "ask 3 4", "ask 3 1+4", "ask 3 2+4"}));
  EXPECT_EQ(table.answers(ben), Strings{});
  EXPECT_EQ(table.answers(cleo), Strings{});
}

TEST(NussknackerN2, TwoEqualCardsMakeASumToo) {
  Table table(2, 12);
  table.lay(ben, 6, {cards({1, 2, 4, 4, 5, 6}), cards({1, 2, 3, 3, 5})});
  const Strings answers = table.answers(ben);
  EXPECT_EQ(std::count(answers.begin(), answers.end(), "ask 1 3+3"), 1);
  EXPECT_EQ(std::count(answers.begin(), answers.end(), "ask 1 3"), 1) << "equal cards are one choice";
}

TEST(NussknackerN2, BadQuestionsAreRefusedWithAReason) {
  const Table table = exampleTable();
  EXPECT_EQ(table.refusal(ben, "ask 3 1"), "N2 turn");
  EXPECT_EQ(table.refusal(anna, "ask 1 1"), "N2 self");
  EXPECT_EQ(table.refusal(anna, "ask 4 1"), "N2 target");
  EXPECT_EQ(table.refusal(anna, "ask 2 3"), "N2 cards");
  EXPECT_EQ(table.refusal(anna, "ask 2 2+2"), "N2 cards") << "Anna has only one 2";
  EXPECT_EQ(table.refusal(anna, "ask 2 4+6"), "N2 tooHigh");
  EXPECT_EQ(table.refusal(anna, "give 6"), "N3 notAsked");
  EXPECT_EQ(table.refusal(anna, "no"), "N3 notAsked");
  EXPECT_EQ(table.refusal(Seat::table(), "ask 2 1"), "N2 turn");
  EXPECT_EQ(G::check(table.rules, table.state, anna, G::Action::ask(ben, {})).reason().key, "nussknacker.no.empty");
}

TEST(NussknackerN2, WithTwelveCardsSixIsTheHighestValue) {
  Table table(3, 12);
  table.lay(anna, 6, {cards({1, 2, 4}), cards({1, 3, 3, 5}), cards({2, 4, 5, 6})});
  EXPECT_EQ(table.refusal(anna, "ask 2 1+2+4"), "N2 tooHigh");
  EXPECT_EQ(table.refusal(anna, "announce 7"), "N5 announce");
  EXPECT_EQ(table.interrupts(anna).size(), 6U);
}

TEST(NussknackerN3, WhoCanFormTheValueMustAndBothSetsChangeHands) {
  Table table = exampleTable();
  table.act(anna, "ask 2 2+4");
  EXPECT_EQ(table.turn().must, SeatSet(ben));
  EXPECT_EQ(table.answers(ben), Strings{"give 1+5"});
  EXPECT_EQ(table.refusal(ben, "no"), "N3 lie");
  table.act(ben, "give 1+5");
  EXPECT_EQ(table.state.hands[anna], cards({1, 1, 5, 6, 8}));
  EXPECT_EQ(table.state.hands[ben], cards({2, 3, 4, 7, 8}));
  EXPECT_EQ(table.state.hands[cleo], cards({2, 3, 4, 5, 6}));
}

TEST(NussknackerN3, TheAskedPlayerChoosesTheSet) {
  Table table = exampleTable();
  table.act(anna, "ask 2 8");
  EXPECT_EQ(table.answers(ben), (Strings{"give 8", "give 3+5", "give 1+7"}));
  table.act(ben, "give 3+5");
  EXPECT_EQ(table.state.hands[anna], cards({1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(table.state.hands[ben], cards({1, 7, 8, 8}));
}

TEST(NussknackerN3, WhoCannotSaysNoAndNothingMoves) {
  Table table = exampleTable();
  const auto hands = table.state.hands;
  table.act(anna, "ask 3 1");
  EXPECT_EQ(table.answers(cleo), Strings{"no"});
  EXPECT_EQ(table.refusal(cleo, "give 2"), "N3 cannot") << "no cards would do";
  EXPECT_EQ(table.refusal(cleo, "give 1"), "N3 cannot");
  table.act(cleo, "no");
  EXPECT_EQ(table.state.hands, hands);
}

TEST(NussknackerN3, OnlyTheAskedPlayerAnswersAndNobodyAsksMeanwhile) {
  Table table = exampleTable();
  table.act(anna, "ask 2 6");
  EXPECT_EQ(table.refusal(cleo, "no"), "N3 notAsked");
  EXPECT_EQ(table.refusal(anna, "give 6"), "N3 notAsked");
  EXPECT_EQ(table.refusal(anna, "ask 3 6"), "N3 pending");
  EXPECT_EQ(table.refusal(ben, "ask 3 1"), "N3 pending");
  const Phrasebook book({G::phrases()});
  const auto told = [&](Seat reader) {
    const Verdict verdict = G::check(table.rules, table.state, reader, *G::read(table.rules, "ask 3 6"));
    return book.render(verdict.reason(), Language::en, names, reader);
  };
  EXPECT_TRUE(told(anna).starts_with("Ben has to answer first."));
  EXPECT_TRUE(told(ben).starts_with("You have to answer first."));
  EXPECT_EQ(table.refusal(ben, "give 3+5"), "N3 sum");
  EXPECT_EQ(table.refusal(ben, "give 2+4"), "N3 cards");
  EXPECT_EQ(table.answers(anna), Strings{});
}

TEST(NussknackerN4, TheTurnPassesLeftAfterYesAndAfterNo) {
  Table table = exampleTable();
  table.act(anna, "ask 2 8").act(ben, "give 8");
  EXPECT_EQ(table.turn().must, SeatSet(ben));
  table.act(ben, "ask 3 1").act(cleo, "no");
  EXPECT_EQ(table.turn().must, SeatSet(cleo)) << "the left neighbour of the asker, whoever was asked";
  table.act(cleo, "ask 2 3").act(ben, "give 3");
  EXPECT_EQ(table.turn().must, SeatSet(anna));
}

TEST(NussknackerN5, ARightAnnouncementBringsAChip) {
  Table table = exampleTable();
  table.act(cleo, "announce 7");
  EXPECT_EQ(table.chips(cleo), 1);
  EXPECT_EQ(table.chips(anna) + table.chips(ben), 0);
}

TEST(NussknackerN5, AWrongAnnouncementBringsEveryOtherPlayerAChip) {
  Table table = exampleTable();
  table.act(cleo, "announce 3");
  EXPECT_EQ(table.chips(cleo), 0);
  EXPECT_EQ(table.chips(anna), 1);
  EXPECT_EQ(table.chips(ben), 1);
}

TEST(NussknackerN5, AnybodyMayAnnounceAtAnyMoment) {
  const Strings all{"announce 1", "announce 2", "announce 3", "announce 4",
                    "announce 5", "announce 6", "announce 7", "announce 8"};
  Table table = exampleTable();
  for (int moment = 0; moment < 3; ++moment) {
    EXPECT_EQ(table.turn().may, SeatSet::all(3));
    for (const Seat seat : {anna, ben, cleo}) EXPECT_EQ(table.interrupts(seat), all);
    if (moment == 0) table.act(anna, "ask 2 2+4");
    if (moment == 1) table.act(ben, "give 1+5");
  }
  for (const Seat seat : {anna, ben, cleo}) {
    Table pending = exampleTable();
    pending.act(anna, "ask 2 2+4").act(seat, "announce 7");
    EXPECT_EQ(pending.chips(seat), 1) << "also while an answer is pending";
    EXPECT_TRUE(pending.state.history.empty()) << "the question is gone with its deal";
  }
}

TEST(NussknackerN5, OnlyValuesInPlayCanBeAnnounced) {
  const Table table = exampleTable();
  for (const auto* text : {"announce 0", "announce 9", "announce 99"}) {
    EXPECT_EQ(table.refusal(ben, text), "N5 announce");
  }
}

TEST(NussknackerN5, AfterwardsEverythingIsDealtAnewAndTheNextPlayerStarts) {
  Table table = exampleTable();
  const auto hands = table.state.hands;
  table.act(anna, "ask 2 8").act(ben, "give 8").act(cleo, "announce 7");
  EXPECT_EQ(table.state.open.deal, 2);
  EXPECT_EQ(table.state.open.start, ben);
  EXPECT_EQ(table.turn().must, SeatSet(ben));
  EXPECT_TRUE(table.state.history.empty());
  EXPECT_NE(table.state.hands, hands);
  table.announceWrong(anna).announceRight(anna);
  EXPECT_EQ(table.state.open.start, anna) << "round the table";
}

TEST(NussknackerN5, OfTwoAnnouncementsAtOnceTheFirstToArriveCounts) {
  Table table = exampleTable();
  const Moment before = G::moment(table.rules, table.state, cleo);
  table.act(anna, "ask 2 8");
  EXPECT_EQ(G::moment(table.rules, table.state, cleo).occasion, before.occasion) << "still the same deal";
  EXPECT_NE(G::moment(table.rules, table.state, cleo).decision, before.decision);
  table.act(ben, "announce 7");
  EXPECT_NE(G::moment(table.rules, table.state, cleo).occasion, before.occasion) << "Cleo's would come too late";
}

TEST(NussknackerN6, SixtyQuestionsWithoutAnAnnouncementMakeAVoidDeal) {
  Table table = exampleTable();
  for (int i = 0; i < 59; ++i) table.askSomething();
  EXPECT_EQ(table.state.open.deal, 1);
  table.askSomething();
  EXPECT_EQ(table.state.open.deal, 2);
  EXPECT_EQ(table.state.open.start, ben);
  EXPECT_EQ(table.state.open.voidsInARow, 1);
  EXPECT_EQ(table.chips(anna) + table.chips(ben) + table.chips(cleo), 0);
  EXPECT_EQ(table.state.open.lastDeal, nussknacker::LastDeal()) << "its nut stays unknown";
}

TEST(NussknackerN6, TheLastAnswerCanStillBeForestalledByAnAnnouncement) {
  Table table = exampleTable();
  for (int i = 0; i < 59; ++i) table.askSomething();
  table.act(table.turn().must.first(), table.answers(table.turn().must.first()).front());
  table.act(anna, "announce 7");
  EXPECT_EQ(table.state.open.voidsInARow, 0);
  EXPECT_EQ(table.chips(anna), 1);
}

TEST(NussknackerN6, ThreeVoidDealsInARowEndTheGameAndTheMostChipsWin) {
  Table table;
  table.announceRight(ben).playVoidDeal().playVoidDeal();
  EXPECT_FALSE(G::outcome(table.rules, table.state).over);
  table.playVoidDeal();
  const Outcome outcome = G::outcome(table.rules, table.state);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.points, (FixedVector<std::int16_t, maxSeats>{0, 1, 0}));
  EXPECT_EQ(outcome.ranks, (FixedVector<std::int8_t, maxSeats>{2, 1, 2}));
  EXPECT_EQ(table.heardBy(ben).back(), "You win with 1 chip.");
}

TEST(NussknackerN6, AnAnnouncementInBetweenStartsTheCountAgain) {
  Table table;
  table.playVoidDeal().playVoidDeal().announceWrong(anna).playVoidDeal().playVoidDeal();
  EXPECT_FALSE(G::outcome(table.rules, table.state).over);
  table.playVoidDeal();
  EXPECT_TRUE(G::outcome(table.rules, table.state).over);
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{3, 1, 1}));
  EXPECT_EQ(table.heardBy(ben).back(), "Cleo shares the win with 1 chip.");
}

// Anna and Ben stay level because only Cleo ever announces, and always wrong, at the last moment of every third deal.
TEST(NussknackerN6, TheSixtiethDealIsTheLastAndNoGameIsLonger) {
  Table table;
  int actions = 0;
  while (!G::outcome(table.rules, table.state).over) {
    const bool announce = table.state.open.voidsInARow == 2 && table.state.history.size() == 60;
    if (announce) {
      table.announceWrong(cleo);
    } else {
      table.act(table.turn().must.first(), table.answers(table.turn().must.first()).front());
    }
    ++actions;
    ASSERT_LE(actions, G::facts.longestGame);
  }
  EXPECT_EQ(table.state.open.deal, 60);
  EXPECT_EQ(actions, G::facts.longestGame);
  EXPECT_EQ(table.chips(anna), 20);
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{1, 1, 3}));
  EXPECT_EQ(table.heardBy(anna).back(), "Ben shares the win with 20 chips.");
}

// What the last answer of a void deal would show is forgotten with the deal, so it is not shown at all.
TEST(NussknackerN6, NobodySeesTheCardsOfTheLastExchangeOfAVoidDeal) {
  Table table = exampleTable();
  for (int i = 0; i < 59; ++i) table.askSomething();
  const Seat asker = table.turn().must.first();
  const int asked = asker == anna ? 2 : 1;
  int value = 1;
  while (!canForm(table.state.hands[asker], value) || !canForm(table.state.hands[Seat(asked - 1)], value)) ++value;
  for (const std::string& question : table.answers(asker)) {
    const auto action = G::read(table.rules, question);
    if (action->asked != Seat(asked - 1) || action->cards.sum() != value) continue;
    table.act(asker, question);
    break;
  }
  table.act(Seat(asked - 1), table.answers(Seat(asked - 1)).front());
  const std::string sum = std::to_string(value);
  EXPECT_EQ(table.heardBy(asker)[0], names[static_cast<std::size_t>(asked - 1)] + " can make " + sum + ".");
  EXPECT_EQ(table.heardBy(Seat(asked - 1))[0], "You can make " + sum + ".");
  EXPECT_EQ(table.heardBy(asker)[1], "60 questions and no announcement: this deal does not count.");
}

TEST(NussknackerN7, TheFirstWithFiveChipsWinsAtOnce) {
  Table table;
  for (int i = 0; i < 4; ++i) table.announceRight(ben);
  EXPECT_FALSE(G::outcome(table.rules, table.state).over);
  table.announceWrong(cleo);  // Anna 1, Ben 5
  const Outcome outcome = G::outcome(table.rules, table.state);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.points, (FixedVector<std::int16_t, maxSeats>{1, 5, 0}));
  EXPECT_EQ(outcome.ranks, (FixedVector<std::int8_t, maxSeats>{2, 1, 3}));
  EXPECT_TRUE(table.turn().must.empty());
  EXPECT_TRUE(table.turn().may.empty());
  EXPECT_EQ(table.interrupts(ben), Strings{});
  EXPECT_EQ(table.refusal(ben, "announce 1"), "N7 over");
}

TEST(NussknackerN7, IfSeveralReachFiveTogetherPlayGoesOnUntilOneIsAhead) {
  Table table(4);
  for (int i = 0; i < 5; ++i) table.announceWrong(dora);  // Anna, Ben and Cleo have 5 each
  EXPECT_FALSE(G::outcome(table.rules, table.state).over);
  table.announceWrong(cleo);  // Anna and Ben 6, Dora 1
  EXPECT_FALSE(G::outcome(table.rules, table.state).over);
  table.announceRight(dora);
  EXPECT_FALSE(G::outcome(table.rules, table.state).over);
  table.announceRight(ben);
  const Outcome outcome = G::outcome(table.rules, table.state);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.points, (FixedVector<std::int16_t, maxSeats>{6, 7, 5, 2}));
  EXPECT_EQ(outcome.ranks, (FixedVector<std::int8_t, maxSeats>{2, 1, 3, 4}));
}

TEST(NussknackerN7, SomebodyWhoCatchesUpToATieDoesNotEndIt) {
  Table table(3);
  for (int i = 0; i < 4; ++i) table.announceRight(anna);
  for (int i = 0; i < 4; ++i) table.announceRight(cleo);
  table.announceWrong(ben);   // Anna and Cleo 5
  table.announceWrong(cleo);  // Anna 6, Ben 1: ahead of Cleo
  EXPECT_TRUE(G::outcome(table.rules, table.state).over);
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{1, 3, 2}));
}

TEST(NussknackerN7, EqualChipsShareARank) {
  Table table(4);
  for (int i = 0; i < 5; ++i) table.announceRight(cleo);
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{2, 2, 1, 2}));
}

TEST(NussknackerN7, TheSheetTellsWhereTheChipsComeFrom) {
  Table table(3);
  table.announceRight(anna).announceWrong(ben).announceWrong(ben);
  const Sheet sheet = G::sheet(table.rules, table.state);
  ASSERT_EQ(sheet.size(), 4U);
  EXPECT_EQ(sheet[0].values, (FixedVector<std::int16_t, maxSeats>{1, 0, 0}));  // right
  EXPECT_EQ(sheet[1].values, (FixedVector<std::int16_t, maxSeats>{2, 0, 2}));  // gifts
  EXPECT_EQ(sheet[2].values, (FixedVector<std::int16_t, maxSeats>{3, 0, 2}));  // chips
  EXPECT_EQ(sheet[3].values, (FixedVector<std::int16_t, maxSeats>{0, 2, 0}));  // wrong
  EXPECT_TRUE(sheet[2].total);
}

TEST(NussknackerKnowledge, OnlyTheTwoInvolvedSeeTheFaces) {
  Table table = exampleTable();
  table.act(anna, "ask 2 2+4").act(ben, "give 1+5");
  const auto seen = [&](Viewer viewer) { return G::know(table.rules, table.state, viewer).history[0]; };
  for (const Viewer viewer : {Viewer(anna), Viewer(ben)}) {
    EXPECT_EQ(seen(viewer).offered, cards({2, 4}));
    EXPECT_EQ(seen(viewer).given, cards({1, 5}));
  }
  for (const Viewer viewer : {Viewer(cleo), Viewer::spectator()}) {
    EXPECT_EQ(seen(viewer).value, 6);
    EXPECT_EQ(seen(viewer).fromAsker, 2);
    EXPECT_EQ(seen(viewer).fromAsked, 2);
    EXPECT_TRUE(seen(viewer).offered.empty());
    EXPECT_TRUE(seen(viewer).given.empty());
  }
  EXPECT_TRUE(G::know(table.rules, table.state, Viewer::spectator()).hand.empty());
}

TEST(NussknackerKnowledge, TheChosenSetIsSecretUntilTheExchangeAndForeverAfterANo) {
  Table one = exampleTable();
  Table other = exampleTable();
  one.act(anna, "ask 3 2+4");
  other.act(anna, "ask 3 6");
  const auto knowsTheDifference = [&](Viewer viewer) {
    return !(G::know(one.rules, one.state, viewer) == G::know(other.rules, other.state, viewer));
  };
  EXPECT_TRUE(knowsTheDifference(anna));
  for (const Viewer viewer : {Viewer(ben), Viewer(cleo), Viewer::spectator()}) {
    EXPECT_FALSE(knowsTheDifference(viewer));
    EXPECT_EQ(one.heardBy(viewer), other.heardBy(viewer));
    EXPECT_EQ(one.eventsFor(viewer), other.eventsFor(viewer));
  }

  for (Table* table : {&one, &other}) {
    table->lay(anna, 1, {cards({1, 2, 3, 4, 5}), cards({2, 3, 4, 5, 6}), cards({6, 7, 7, 8, 8})});
  }
  one.act(anna, "ask 3 5").act(cleo, "no");
  other.act(anna, "ask 3 1+4").act(cleo, "no");
  EXPECT_TRUE(knowsTheDifference(anna));
  for (const Viewer viewer : {Viewer(ben), Viewer(cleo), Viewer::spectator()}) EXPECT_FALSE(knowsTheDifference(viewer));
}

TEST(NussknackerKnowledge, TheScreenShowsWhatTheViewerMaySee) {
  Table table = exampleTable();
  table.act(anna, "ask 2 2+4").act(ben, "give 1+5").act(ben, "ask 3 3+4");
  using List = G::CardList;

  const G::Screen forBen = table.screen(ben);
  EXPECT_EQ(forBen.hand, (List{2, 3, 4, 7, 8}));
  EXPECT_EQ(forBen.history[0].gave, (List{1, 5}));
  EXPECT_EQ(forBen.history[0].got, (List{2, 4}));
  ASSERT_TRUE(forBen.pending.has_value());
  EXPECT_EQ(forBen.pending->offered, (List{3, 4}));

  const G::Screen forAnna = table.screen(anna);
  EXPECT_EQ(forAnna.history[0].gave, (List{2, 4}));
  EXPECT_EQ(forAnna.history[0].got, (List{1, 5}));
  ASSERT_TRUE(forAnna.pending.has_value());
  EXPECT_TRUE(forAnna.pending->offered.empty());

  const G::Screen forWatchers = table.screen(Viewer::spectator());
  EXPECT_TRUE(forWatchers.hand.empty());
  EXPECT_TRUE(forWatchers.history[0].gave.empty());
  EXPECT_TRUE(forWatchers.history[0].got.empty());
  EXPECT_EQ(forWatchers.history[0].fromAsker, 2);
  EXPECT_EQ(forWatchers.questions, 2);
  EXPECT_EQ(forWatchers.handSizes, (FixedVector<std::int8_t, 4>{5, 5, 5}));
  EXPECT_EQ(forWatchers.pending->value, 7);
}

TEST(NussknackerKnowledge, EverybodyHearsTheirOwnStory) {
  Table table = exampleTable();
  table.act(anna, "ask 2 2+4");
  EXPECT_EQ(table.heardBy(anna), Strings{"You ask Ben for 6 and put aside 2+4 for it."});
  EXPECT_EQ(table.heardBy(ben), Strings{"Anna asks you for 6."});
  EXPECT_EQ(table.heardBy(cleo), Strings{"Anna asks Ben for 6."});
  EXPECT_EQ(table.heardBy(Viewer::spectator()), Strings{"Anna asks Ben for 6."});
  EXPECT_TRUE(table.events.revealed());

  table.act(ben, "give 1+5");
  EXPECT_EQ(table.heardBy(anna, Language::de), Strings{"Ben kann das: Du gibst 2+4 und bekommst 1+5."});
  EXPECT_EQ(table.heardBy(ben, Language::de), Strings{"Du gibst Anna 1+5 und bekommst 2+4."});
  EXPECT_EQ(table.heardBy(cleo, Language::de), Strings{"Es wird getauscht: 2 Karten von Anna gegen 2 Karten von Ben."});

  table.act(ben, "ask 3 8").act(cleo, "give 3+5");
  EXPECT_EQ(table.heardBy(anna), Strings{"They swap: 1 card of Ben for 2 cards of Cleo."});

  table.act(cleo, "ask 1 4").act(anna, "no");
  EXPECT_EQ(table.heardBy(anna), Strings{"You cannot make 4."});
  EXPECT_EQ(table.heardBy(ben), Strings{"Anna cannot make 4."});

  table.act(ben, "announce 3");
  EXPECT_EQ(table.heardBy(ben), (Strings{"You announce 3, but the nut was 7. Everybody else gets a chip.",
                                         "Deal 2: one card is the nut, the rest is dealt. You begin."}));
  EXPECT_EQ(table.heardBy(anna), (Strings{"Ben announces 3, but the nut was 7. Everybody else gets a chip.",
                                          "Deal 2: one card is the nut, the rest is dealt. Ben begins."}));
}

TEST(NussknackerKnowledge, OnlyThoseWhoHoldTheCardsAreToldWhichTheyAre) {
  using nussknacker::FewCards;
  Table table = exampleTable();
  table.act(anna, "ask 2 2+4");
  EXPECT_EQ(table.eventsFor(anna), (std::vector<G::Event>{nussknacker::Asks{anna, ben, 6, FewCards{2, 4}}}));
  for (const Viewer viewer : {Viewer(ben), Viewer(cleo), Viewer::spectator()}) {
    EXPECT_EQ(table.eventsFor(viewer), (std::vector<G::Event>{nussknacker::Asks{anna, ben, 6, {}}}));
  }
  table.act(ben, "give 1+5");
  for (const Viewer viewer : {Viewer(anna), Viewer(ben)}) {
    EXPECT_EQ(table.eventsFor(viewer),
              (std::vector<G::Event>{nussknacker::Swaps{anna, ben, 2, 2, FewCards{2, 4}, FewCards{1, 5}}}));
  }
  for (const Viewer viewer : {Viewer(cleo), Viewer::spectator()}) {
    EXPECT_EQ(table.eventsFor(viewer), (std::vector<G::Event>{nussknacker::Swaps{anna, ben, 2, 2, {}, {}}}));
  }
}

TEST(NussknackerKnowledge, ThePromptFitsTheQuestion) {
  Table table = exampleTable();
  EXPECT_EQ(G::prompt(table.rules, table.state, anna).key, "nussknacker.ask.question");
  table.act(anna, "ask 2 2+4");
  EXPECT_EQ(G::prompt(table.rules, table.state, ben),
            Message("nussknacker.ask.give", {arg::seat("asker", anna), arg::number("value", 6)}));
  table.act(ben, "give 1+5").act(ben, "ask 3 2").act(cleo, "give 2").act(cleo, "ask 1 4");
  EXPECT_EQ(G::prompt(table.rules, table.state, anna),
            Message("nussknacker.ask.no", {arg::seat("asker", cleo), arg::number("value", 4)}));
}

TEST(NussknackerNotation, GoesBothWays) {
  const Table table = exampleTable();
  for (const auto* text : {"ask 2 2+4", "ask 4 1+1+2+4", "give 3+3", "no", "announce 5"}) {
    const auto action = G::read(table.rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    EXPECT_EQ(G::write(table.rules, *action).view(), text);
  }
  EXPECT_EQ(G::read(table.rules, "give 4+2+1"), G::read(table.rules, "give 1+2+4")) << "any order will do";
}

TEST(NussknackerNotation, RefusesWhatIsNone) {
  const Table table = exampleTable();
  for (const auto* text :
       {"",           "ask",         "ask ",        "ask 2",        "ask 2 ",   "ask 0 2",  "ask 2 0",     "ask 2 9",
        "ask 2 2+",   "ask 2 +2",    "ask 2  2",    "ask 2 2 ",     "ask -1 2", "ask 2 02", "ask 2 3+3+3", "ask 100 2",
        "give",       "give ",       "give 1+",     "give x",       "no ",      "nope",     "announce",    "announce ",
        "announce x", "announce -1", "announce 05", "announce 100", "ASK 2 2"}) {
    EXPECT_FALSE(G::read(table.rules, text).has_value()) << text;
  }
}

TEST(NussknackerTexts, TheRulebookHasEveryClauseInBothLanguages) {
  for (const std::string_view text : {G::rulebook().de, G::rulebook().en}) {
    for (int clause = 1; clause <= 7; ++clause) {
      EXPECT_NE(text.find("- **N" + std::to_string(clause) + "** "), std::string_view::npos) << clause;
    }
  }
}

TEST(NussknackerTexts, TheTerminalShowsTheTable) {
  Table table = exampleTable();
  table.act(anna, "ask 2 2+4").act(ben, "give 1+5").act(ben, "ask 3 2");
  EXPECT_EQ(G::draw(table.rules, table.screen(ben), names, Language::de),
            "Runde 1, Frage 2 von 60; es beginnt: Anna\n"
            "  Anna: 5 Karten, 0 Chips\n"
            "  Ben: 5 Karten, 0 Chips\n"
            "> Cleo: 5 Karten, 0 Chips\n"
            " 1. Anna fragt Ben nach 6: 2 Karten gegen 2 (du gibst 1+5, bekommst 2+4)\n"
            " 2. Ben fragt Cleo nach 2: bereit liegt 2\n"
            "Deine Hand: 2 3 4 7 8\n");
  table.act(cleo, "announce 1");
  EXPECT_EQ(G::draw(table.rules, table.screen(Viewer::spectator()), names, Language::en),
            "Deal 2, question 1 of 60; first to ask: Ben\n"
            "  Anna: 5 cards, 1 chip\n"
            "> Ben: 5 cards, 1 chip\n"
            "  Cleo: 5 cards, 0 chips\n"
            "Last deal: Cleo announced 1, wrong; the nut was 7.\n");
}

// The list of legal actions has room for 128. With four players a hand is worth at most 8+8+7+7 and stays so, since
// only equal sums are exchanged.
TEST(NussknackerLimits, TheLongestListOfActionsFits) {
  std::size_t most = 0;
  const auto extend = [&](const auto& self, Cards hand, int value) -> void {
    if (hand.sum() > 30) return;
    if (value > 8) {
      most = std::max(most, static_cast<std::size_t>(std::popcount(nussknacker::setsIn(hand))));
      return;
    }
    self(self, hand, value + 1);
    self(self, hand + Cards::one(value), value + 1);
    self(self, hand + Cards::one(value) + Cards::one(value), value + 1);
  };
  extend(extend, Cards{}, 1);
  EXPECT_EQ(most, 39U);
  EXPECT_LE(3 * most + 8, Moves<G::Action>::capacity);
  EXPECT_LE(2U * nussknacker::setCount + 8, Moves<G::Action>::capacity) << "two or three players";
}

// Every set of cards, found in the plainest way.
TEST(NussknackerLimits, TheTableOfSetsIsComplete) {
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    const Cards hand{static_cast<std::uint16_t>(bits)};
    int most = 0;
    for (int value = 1; value <= 8; ++value) most = std::max(most, hand.count(value));
    if (most > 2) continue;
    const bool listed =
        std::find(nussknacker::allSets.begin(), nussknacker::allSets.end(), hand) != nussknacker::allSets.end();
    EXPECT_EQ(listed, hand.sum() >= 1 && hand.sum() <= 8);
    if (bits % 7 != 0) continue;  // a sample of hands
    for (std::size_t i = 0; i < nussknacker::setCount; ++i) {
      const Cards set = nussknacker::allSets[i];
      bool contained = true;
      for (int value = 1; value <= 8; ++value) contained = contained && set.count(value) <= hand.count(value);
      ASSERT_EQ(((nussknacker::setsIn(hand) >> i) & 1U) != 0, contained);
      ASSERT_EQ(hand.has(set), contained);
    }
  }
}

TEST(NussknackerLimits, TheStateIsSmall) { EXPECT_LE(sizeof(G::State), 512U); }

TEST(NussknackerInvariant, NoticesWhatIsBroken) {
  const Table table = exampleTable();
  const auto broken = [&](auto damage) {
    G::State state = table.state;
    damage(state);
    return std::string(G::invariant(table.rules, state));
  };
  EXPECT_EQ(broken([](auto&) {}), "");
  EXPECT_EQ(broken([](auto& s) { s.nut = 0; }), "no nut");
  EXPECT_EQ(broken([](auto& s) { s.nut = 6; }), "a card lost or found");
  EXPECT_EQ(broken([](auto& s) { s.hands[anna] = s.hands[anna] - Cards::one(8); }), "a card lost or found");
  EXPECT_EQ(broken([](auto& s) {
              s.hands[anna] = s.hands[anna] - Cards::one(8);
              s.hands[ben] = s.hands[ben] + Cards::one(8);
            }),
            "a hand of a wrong size");
  EXPECT_EQ(broken([](auto& s) { s.open.asker = ben; }), "the wrong asker");
  EXPECT_EQ(broken([](auto& s) { s.history.push_back({anna, nussknacker::Reply::open, Cards::one(1), {}}); }),
            "a question to nobody");
  EXPECT_EQ(broken([](auto& s) { s.history.push_back({ben, nussknacker::Reply::open, {}, {}}); }),
            "a question without a value");
  EXPECT_EQ(broken([](auto& s) { s.history.push_back({ben, nussknacker::Reply::yes, Cards::one(1), {}}); }),
            "an answer without cards");
  EXPECT_EQ(broken([](auto& s) { s.history.push_back({ben, nussknacker::Reply::yes, Cards::one(1), Cards::one(2)}); }),
            "an exchange of different sums");
  EXPECT_EQ(broken([](auto& s) { s.open.right[anna] = 5; }), "an end overlooked");
}

}  // namespace
}  // namespace sammel
