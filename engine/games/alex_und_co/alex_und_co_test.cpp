// Alex & Co, clause by clause, in the order of the rulebook. Cards are written 3.0 (the author of set 3), 3.1 (the
// first game): set 1 is Alex Randolph (6 cards), 2 Knizia (6), 4 Teuber (5), 6 Schacht (4), 10 Seyfarth and 11 Wrede
// (3), 17 Hoffmann and 18 Kobbert (2).
#include <set>

#include "engine/core/random_driver.hpp"
#include "engine/games/alex_und_co/table_for_tests.hpp"

namespace sammel::alex_und_co {
namespace {

TEST(AlexUndCoComponents, TwentySevenSetsAndTwelveSpecialCardsMakeNinetyNine) {
  const Table table;
  std::map<int, int> sizes;
  for (int set = 0; set < table.rules.sets; ++set) ++sizes[table.rules.sizeOf(set)];
  EXPECT_EQ(sizes, (std::map<int, int>{{6, 3}, {5, 2}, {4, 4}, {3, 7}, {2, 11}}));
  EXPECT_EQ(table.rules.cards + table.rules.specials.esg + table.rules.specials.saz, 99);
  EXPECT_EQ(table.rules.content.sets.origin, Origin::reconstructed);
  EXPECT_EQ(table.rules.content.deal.origin, Origin::printed);
}

TEST(AlexUndCoComponents, EightCardsEachFiveRowsOfNineAndTheRestIsThePile) {
  for (int players = 3; players <= 6; ++players) {
    const Table table(players);
    for (int i = 0; i < players; ++i) EXPECT_EQ(table.state.hands[Seat(i)].size(), 8);
    EXPECT_EQ(std::popcount(table.state.open.filled), 45);
    EXPECT_EQ(table.screen(anna).columns, 9);
    EXPECT_EQ(table.state.pile.size(), (players == 3 ? 77 : 99) - 8 * players - 45);
    EXPECT_EQ(G::invariant(table.rules, table.state), "");
  }
}

TEST(AlexUndCoComponents, ThreePlayersLeaveOutASetOfEverySizeAndShowIt) {
  std::set<std::uint64_t> different;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Table table(3, false, G::content(), seed);
    EXPECT_EQ(table.state.open.leftOut.size(), 6 + 5 + 4 + 3 + 2);
    EXPECT_EQ(table.rules.specials.esg, 5);
    EXPECT_EQ(table.rules.specials.saz, 5);
    std::set<int> sizes;
    for (const std::uint8_t set : table.screen(Viewer::spectator()).leftOut) sizes.insert(table.rules.sizeOf(set));
    EXPECT_EQ(sizes, (std::set<int>{2, 3, 4, 5, 6}));
    EXPECT_EQ(table.heardBy(Viewer::spectator()).size(), 6U) << "five authors and who begins";
    different.insert(table.state.open.leftOut.low);
  }
  EXPECT_GT(different.size(), 20U);
  EXPECT_TRUE(Table(4).state.open.leftOut.empty());
}

TEST(AlexUndCoComponents, WhatIsLeftOutCannotBeAskedFor) {
  Table table(3);
  const int missing = table.rules.setOfCard(table.state.open.leftOut.first());
  table.lay({{"esg"}});
  table.act(anna, {"swap 2"});
  EXPECT_EQ(table.refusal(anna, "author " + std::to_string(missing + 1)), "A4 author");
  EXPECT_EQ(table.legal(anna, "author").size(), 22U);
}

TEST(AlexUndCoA1, TheLotDecidesWhoBegins) {
  std::set<int> starts;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Table table(5, false, G::content(), seed);
    starts.insert(table.actor().index());
    EXPECT_EQ(G::turn(table.rules, table.state).must, SeatSet(table.actor()));
  }
  EXPECT_EQ(starts.size(), 5U);
}

TEST(AlexUndCoA1, OnlyWhoseTurnItIsActs) {
  Table table = std::move(Table().lay({{"1.0"}, {"2.0"}}));
  EXPECT_EQ(table.refusal(ben, "turn a1"), "A1 turn");
  EXPECT_EQ(table.refusal(anna, "end"), "A1 end");
  EXPECT_TRUE(table.legal(ben).empty());
}

TEST(AlexUndCoA1, ExactlyOneActionAndSpecialCardsBeforeIt) {
  Table table = std::move(Table().lay({{"1.0", "esg", "saz", "17.0", "17.1"}, {"1.1", "1.2"}}));
  table.name(anna, "2", "show 1.0", "1.1");
  EXPECT_EQ(table.refusal(anna, "turn a1"), "A1 acted");
  EXPECT_EQ(table.refusal(anna, "swap 2"), "A1 acted");
  EXPECT_EQ(table.refusal(anna, "esg 2"), "A1 late");
  EXPECT_EQ(table.refusal(anna, "saz 2"), "A1 late");
  EXPECT_EQ(table.legal(anna, "lay"), Strings{"lay 17"}) << "laying down is possible at any moment";
  table.act(anna, {"lay 17"}).name(anna, "2", "show 1.0", "1.2").act(anna, {"end"});
  EXPECT_EQ(table.actor(), ben);
}

TEST(AlexUndCoA1, AfterRevealingOneLaysDownAndEndsTheTurn) {
  Table table = std::move(Table().lay({{"17.0"}}, {{"a1", "18.0"}, {"a2", "18.1"}}));
  table.act(anna, {"turn a1", "turn a2"});
  EXPECT_EQ(table.refusal(anna, "turn a3"), "A1 acted");
  EXPECT_EQ(table.refusal(anna, "name 2"), "A1 acted");
  table.act(anna, {"lay 18", "end"});
  EXPECT_EQ(table.points(anna), 4);
  EXPECT_EQ(table.actor(), ben);
}

TEST(AlexUndCoA1, AfterAWrongNameAndAfterANoTheTurnEndsByItself) {
  Table table = std::move(Table().lay({{"1.0"}, {"2.0", "3.1"}, {"2.1"}}));
  table.name(anna, "2", "show 1.0", "1.1");
  EXPECT_EQ(table.actor(), ben);
  table.act(ben, {"swap 3", "author 4"}).act(cleo, {"no"});
  EXPECT_EQ(table.actor(), cleo);
  EXPECT_EQ(table.state.open.turns, 3);
}

TEST(AlexUndCoA2, EsgKeepsAGame) {
  Table table = std::move(Table().lay({{"1.0", "esg"}, {"2.1"}}));
  table.act(anna, {"esg 2"});
  EXPECT_TRUE(table.has(anna, "2.1"));
  EXPECT_FALSE(table.has(anna, "esg"));
  EXPECT_EQ(table.state.open.esgPlayed, 1);
  EXPECT_EQ(table.heardBy(cleo), Strings{"Anna plays ESG, draws a game blindly from Ben and keeps it."});
  EXPECT_EQ(table.heardBy(ben).back(), "~ The two of you see: Euphrat & Tigris (Knizia).");
  EXPECT_EQ(table.heardBy(anna).size(), 2U);
}

TEST(AlexUndCoA2, EsgGivesAnythingElseBack) {
  for (const std::string what : {"2.0", "esg", "saz"}) {
    Table table = std::move(Table().lay({{"1.0", "esg"}, {what}}));
    table.act(anna, {"esg 2"});
    EXPECT_TRUE(table.has(ben, what));
    EXPECT_EQ(table.state.hands[anna].size(), 1);
    EXPECT_EQ(table.heardBy(cleo), Strings{"Anna plays ESG, draws no game from Ben and gives the card back."});
    EXPECT_EQ(table.heardBy(ben).size(), 2U);
  }
}

TEST(AlexUndCoA2, EsgDrawsBlindly) {
  std::map<bool, int> kept;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Table table = std::move(Table(4, false, G::content(), seed).lay({{"esg"}, {"2.0", "2.1", "saz", "esg"}}));
    table.act(anna, {"esg 2"});
    ++kept[table.has(anna, "2.1")];
  }
  EXPECT_NEAR(kept[true], 100, 30) << "every card of the hand is as likely";
}

TEST(AlexUndCoA2, EsgNeedsAHandToDrawFrom) {
  Table table = std::move(Table().lay({{"esg"}, {}, {"2.1"}}));
  EXPECT_EQ(table.legal(anna, "esg"), Strings{"esg 3"});
  EXPECT_EQ(table.refusal(anna, "esg 2"), "A2 empty");
  EXPECT_EQ(table.refusal(anna, "esg 1"), "A2 player");
  EXPECT_EQ(table.refusal(anna, "saz 2"), "A2 special");
}

TEST(AlexUndCoA2, SazAsksOnePlayerForTwoAuthors) {
  Table table = std::move(Table().lay({{"saz", "1.0"}, {"2.0", "3.0"}, {"4.0"}}));
  table.act(anna, {"saz 2", "author 2", "also 3"});
  EXPECT_TRUE(table.has(anna, "2.0"));
  EXPECT_TRUE(table.has(anna, "3.0"));
  EXPECT_FALSE(table.has(anna, "saz"));
  EXPECT_EQ(table.state.open.sazPlayed, 1);
  EXPECT_EQ(table.heardBy(dora),
            (Strings{"Anna plays SAZ and asks two questions.", "Ben has the author named and hands it over.",
                     "~ Ben has to give Reiner Knizia (6) to Anna.", "Ben has the author named and hands it over.",
                     "~ Ben has to give Wolfgang Kramer (6) to Anna."}));
}

TEST(AlexUndCoA2, SazAsksTwoPlayersForTheSameAuthor) {
  Table table = std::move(Table().lay({{"saz"}, {"2.1"}, {"2.0"}}));
  table.act(anna, {"saz 2", "author 2"});
  EXPECT_EQ(table.refusal(anna, "also 2"), "A2 second") << "another author";
  EXPECT_EQ(table.refusal(anna, "at 2"), "A2 second") << "another player";
  EXPECT_EQ(table.refusal(anna, "at 1"), "A2 second");
  table.act(anna, {"at 3"});
  EXPECT_TRUE(table.has(anna, "2.0"));
  EXPECT_TRUE(table.has(ben, "2.1")) << "games are not asked for";
}

TEST(AlexUndCoA2, SazNamesNoAuthorThatOneHoldsOrThatIsLaidDown) {
  Table table = std::move(Table().lay({{"saz", "1.0", "17.0", "17.1"}, {"2.0"}}));
  table.act(anna, {"lay 17", "saz 2"});
  EXPECT_EQ(table.refusal(anna, "author 1"), "A2 author");
  EXPECT_EQ(table.refusal(anna, "author 17"), "A2 author");
  EXPECT_EQ(table.refusal(anna, "author 2"), "fine");
  EXPECT_EQ(table.legal(anna, "author").size(), 25U);
}

TEST(AlexUndCoA2, AnyNumberMayBePlayed) {
  Table table = std::move(Table().lay({{"esg", "esg", "saz", "1.0"}, {"2.1", "3.1"}, {"2.0"}}));
  table.act(anna, {"esg 2", "esg 2", "saz 3", "author 2", "at 4"});
  EXPECT_EQ(table.state.hands[anna].size(), 4);
  EXPECT_EQ(table.state.open.esgPlayed + table.state.open.sazPlayed, 3);
}

TEST(AlexUndCoA3, RightAtAPlayerTakesTheCardAndNamesAgain) {
  Table table = std::move(Table().lay({{"2.1"}, {"2.3"}, {"2.0"}}));
  table.name(anna, "2", "show 2.1", "2.3");
  EXPECT_TRUE(table.has(anna, "2.3"));
  EXPECT_EQ(table.heardBy(cleo), (Strings{"~ Anna shows for a moment: Euphrat & Tigris (Knizia).",
                                          "Anna names a card that Ben has and gets it.",
                                          "~ Anna names Modern Art (Knizia) at Ben: right!"}));
  EXPECT_EQ(table.screen(cleo).shown, table.card("2.1"));
  table.name(anna, "3", "show 2.3", "2.0");
  EXPECT_TRUE(table.has(anna, "2.0"));
  EXPECT_EQ(table.actor(), anna);
}

TEST(AlexUndCoA3, RightInTheGridTakesTheCardAndReplacesIt) {
  Table table = std::move(Table().lay({{"2.1"}}, {{"c4", "2.5"}}));
  const int pile = table.state.pile.size();
  table.name(anna, "c4", "show 2.1", "2.5");
  EXPECT_TRUE(table.has(anna, "2.5"));
  EXPECT_EQ(table.state.pile.size(), pile - 1);
  EXPECT_NE(table.state.grid[table.place("c4")], noCard);
  EXPECT_EQ(table.knownTo(ben).grid[table.place("c4")], noCard) << "the new card is face down";
  EXPECT_EQ(table.legal(anna, "end"), Strings{"end"});
}

TEST(AlexUndCoA3, WrongInTheGridShowsTheCardToAll) {
  Table table = std::move(Table().lay({{"2.1"}, {"3.0"}}, {{"c4", "2.5"}}));
  table.name(anna, "c4", "show 2.1", "2.4");
  EXPECT_EQ(table.actor(), ben);
  EXPECT_EQ(table.heardBy(Viewer::spectator())[2],
            "~ Anna points at c4 and names Lost Cities (Knizia), but there lies Keltis (Knizia).");
  EXPECT_EQ(table.screen(cleo).grid[table.place("c4")].card, table.card("2.5")) << "it still lies open";
  table.act(ben, {"turn a1"});
  EXPECT_FALSE(table.screen(cleo).grid[table.place("c4")].open);
  EXPECT_EQ(table.screen(cleo).grid[table.place("c4")].card, noCard);
  EXPECT_EQ(table.knownTo(cleo).grid[table.place("c4")], table.card("2.5")) << "a perfect memory keeps it";
}

TEST(AlexUndCoA3, OneNeedsAHandCardOfTheSet) {
  Table table = std::move(Table().lay({{"2.1", "esg"}, {"3.1"}}));
  table.act(anna, {"name 2"});
  EXPECT_EQ(table.legal(anna), Strings{"show 2.1"});
  EXPECT_EQ(table.refusal(anna, "show 3.1"), "A3 thisProof");
  EXPECT_EQ(table.refusal(anna, "refer 2"), "A3 thisProof");
  table.act(anna, {"show 2.1"});
  EXPECT_EQ(table.refusal(anna, "ask 3.1"), "A3 located") << "a card of the set that was shown";
}

TEST(AlexUndCoA3, OrAnotherPlayersIncompleteSet) {
  Table table = std::move(Table().lay({{"10.0", "10.1", "esg"}, {"11.0", "saz"}, {"10.2"}}));
  table.act(anna, {"lay 10"});
  EXPECT_EQ(table.refusal(anna, "name 2"), "A3 proof") << "an own set does not count";
  table
      .act(anna,
           {
               "turn a1",
               "end",
           })
      .act(ben, {"name 3"});
  EXPECT_EQ(table.legal(ben, "refer"), Strings{"refer 10"});
  table.act(ben, {"refer 10", "ask 10.2"});
  EXPECT_TRUE(table.has(ben, "10.2"));
  EXPECT_EQ(table.state.open.shown, noCard) << "nothing had to be shown";
}

TEST(AlexUndCoA3, NotWhatOneHoldsNorWhatIsLaidDown) {
  Table table = std::move(Table().lay({{"10.0", "10.1"}, {"10.2", "1.0"}, {"11.0", "11.1", "11.2"}}));
  table.act(anna, {"name 2", "show 10.0"});
  EXPECT_EQ(table.legal(anna), Strings{"ask 10.2"});
  EXPECT_EQ(table.refusal(anna, "ask 10.1"), "A3 located");
  table = std::move(Table().lay({{"10.0", "10.1"}, {"10.2", "1.0"}}));
  table.act(anna, {"lay 10", "turn a1", "end"}).act(ben, {"name 1"});
  EXPECT_EQ(table.refusal(ben, "show 10.2"), "A3 thisProof") << "nothing is left to name";
}

TEST(AlexUndCoA3, NotAtOneselfAndNotAtAnEmptyPlace) {
  Table table = std::move(Table().lay({{"10.0"}, {"10.2"}}));
  EXPECT_EQ(table.refusal(anna, "name 1"), "A3 player");
  table.state.pile.add(table.state.grid[3]);
  table.state.grid[3] = noCard;
  table.state.open.filled &= ~std::uint64_t{8};
  table.act(anna, {"grid"});
  EXPECT_EQ(table.refusal(anna, "point a4"), "A3 place");
  EXPECT_EQ(table.legal(anna).size(), 44U);
}

TEST(AlexUndCoA4, YesSwapsFaceDownAndTheAskedPlayerIsNext) {
  Table table = std::move(Table().lay({{"1.0", "saz"}, {"5.0"}, {"4.0", "4.1", "4.2"}}));
  table.act(anna, {"swap 3", "author 4"});
  EXPECT_EQ(G::turn(table.rules, table.state).must, SeatSet(cleo));
  EXPECT_EQ(table.legal(cleo), (Strings{"give 4.1", "give 4.2"})) << "games, not the author";
  EXPECT_EQ(table.refusal(cleo, "no"), "A4 lie");
  EXPECT_EQ(table.refusal(cleo, "give 4.0"), "A4 answer");
  table.act(cleo, {"give 4.2"});
  EXPECT_EQ(table.knownTo(anna).promised, noCard) << "the asker chooses before seeing it";
  EXPECT_EQ(table.legal(anna), (Strings{"give 1.0", "give saz"}));
  EXPECT_EQ(table.refusal(anna, "give 4.2"), "A4 card");
  EXPECT_EQ(table.refusal(anna, "end"), "A4 give");
  table.act(anna, {"give saz"});
  EXPECT_TRUE(table.has(anna, "4.2"));
  EXPECT_TRUE(table.has(cleo, "saz"));
  EXPECT_EQ(table.heardBy(anna).back(), "~ You get Barbarossa (Teuber) and give SAZ.");
  EXPECT_EQ(table.heardBy(cleo).back(), "~ You get SAZ and give Barbarossa (Teuber).");
  EXPECT_EQ(table.heardBy(ben), Strings{"Anna and Cleo swap a card each, face down."});
  table.act(anna, {"end"});
  EXPECT_EQ(table.actor(), cleo);
  table.act(cleo, {"turn a1", "end"});
  EXPECT_EQ(table.actor(), dora) << "clockwise from there";
}

TEST(AlexUndCoA4, AfterTheSwapOneMayStillLayDown) {
  Table table = std::move(Table().lay({{"17.0", "1.0"}, {"17.1"}}));
  table.act(anna, {"swap 2", "author 17"}).act(ben, {"give 17.1"}).act(anna, {"give 1.0", "lay 17"});
  EXPECT_EQ(table.points(anna), 4);
  EXPECT_EQ(table.refusal(anna, "turn a1"), "A1 acted");
}

TEST(AlexUndCoA4, NoPassesTheTurnToTheLeft) {
  Table table = std::move(Table().lay({{"1.0"}, {"5.0"}, {"4.0"}}));
  table.act(anna, {"swap 3", "author 4"});
  EXPECT_EQ(table.legal(cleo), Strings{"no"}) << "the author is no game";
  EXPECT_EQ(table.refusal(cleo, "give 4.0"), "A4 none");
  EXPECT_EQ(G::prompt(table.rules, table.state, cleo).key, "alex-und-co.ask.answer.no");
  table.act(cleo, {"no"});
  EXPECT_EQ(table.actor(), ben);
}

TEST(AlexUndCoA4, NeedsAHandCard) {
  Table table = std::move(Table().lay({{}, {"4.1"}}));
  EXPECT_EQ(table.refusal(anna, "swap 2"), "A4 nothing");
  EXPECT_EQ(table.refusal(anna, "give 4.1"), "A4 notAsked");
  table.lay({{"1.0"}, {"4.1"}});
  EXPECT_EQ(table.refusal(anna, "swap 1"), "A4 player");
  EXPECT_EQ(table.legal(anna, "swap"), (Strings{"swap 2", "swap 3", "swap 4"}));
}

TEST(AlexUndCoA5, AtMostFourOneByOne) {
  Table table = std::move(Table().lay({{}}, {{"a1", "1.0"}, {"a2", "2.0"}, {"a3", "3.0"}, {"a4", "4.0"}}));
  EXPECT_EQ(table.refusal(anna, "end"), "A1 end") << "at least one";
  table.act(anna, {"turn a1"});
  EXPECT_EQ(table.heardBy(ben), (Strings{"Anna turns up a1.", "~ Anna turns up a1: Alex Randolph (6)."}));
  EXPECT_EQ(table.refusal(anna, "turn a1"), "A5 place");
  EXPECT_EQ(table.legal(anna, "end"), Strings{"end"}) << "one may stop";
  table.act(anna, {"turn a2", "turn a3", "turn a4"});
  EXPECT_EQ(table.refusal(anna, "turn a5"), "A1 acted");
  EXPECT_TRUE(table.screen(ben).grid[3].open) << "all see the fourth too";
  table.act(anna, {"end"});
  EXPECT_TRUE(table.state.hands[anna].empty());
  for (const auto& place : table.screen(ben).grid) EXPECT_FALSE(place.open) << "turned down again";
  EXPECT_EQ(table.actor(), ben);
}

TEST(AlexUndCoA5, APairIsTakenAndReplacedAndEndsTheAction) {
  using Pair = std::pair<std::string, std::string>;
  for (const auto& [first, second] : {Pair{"2.0", "2.1"}, Pair{"2.1", "2.2"}, Pair{"esg", "esg"}, Pair{"saz", "saz"}}) {
    Table table = std::move(Table().lay({{}}, {{"a1", first}, {"b1", "1.0"}, {"e9", second}}));
    const int pile = table.state.pile.size();
    table.act(anna, {"turn a1", "turn b1", "turn e9"});
    EXPECT_EQ(table.state.hands[anna].size(), 2);
    EXPECT_TRUE(table.has(anna, first));
    EXPECT_TRUE(table.has(anna, second));
    EXPECT_EQ(table.state.pile.size(), pile - 2);
    EXPECT_EQ(std::popcount(table.state.open.filled), 45);
    EXPECT_TRUE(table.screen(ben).grid[9].open) << "the third is turned down at the end of the turn";
    EXPECT_FALSE(table.screen(ben).grid[0].open);
    EXPECT_EQ(table.refusal(anna, "turn a2"), "A1 acted");
  }
}

TEST(AlexUndCoA5, NoPairIsMadeOfDifferentThings) {
  using Pair = std::pair<std::string, std::string>;
  for (const auto& [first, second] : {Pair{"2.0", "3.0"}, Pair{"2.1", "3.1"}, Pair{"esg", "saz"}, Pair{"esg", "2.0"}}) {
    Table table = std::move(Table().lay({{}}, {{"a1", first}, {"e9", second}}));
    table.act(anna, {"turn a1", "turn e9"});
    EXPECT_TRUE(table.state.hands[anna].empty());
    EXPECT_EQ(table.state.open.phase, Phase::revealing);
  }
}

TEST(AlexUndCoA5, NotAfterASpecialCard) {
  Table table = std::move(Table().lay({{"esg", "1.0"}, {"2.1"}}));
  table.act(anna, {"esg 2"});
  EXPECT_EQ(table.refusal(anna, "turn a1"), "A5 afterSpecial");
  EXPECT_TRUE(table.legal(anna, "turn").empty());
  table.act(anna, {"swap 2", "author 3"}).act(ben, {"no"});
  EXPECT_EQ(table.refusal(ben, "turn a1"), "fine") << "only in that turn";
}

TEST(AlexUndCoA5, WithoutAPileThePlaceStaysEmpty) {
  Table table = std::move(Table().lay({{}}, {{"a1", "17.0"}, {"a2", "17.1"}}));
  table.state.hands[ben] = table.state.pile;
  table.state.start.hands = table.state.hands;
  table.state.pile = {};
  table.act(anna, {"turn a1", "turn a2", "end"});
  EXPECT_EQ(std::popcount(table.state.open.filled), 43);
  EXPECT_EQ(table.refusal(ben, "turn a1"), "A5 place");
  EXPECT_TRUE(table.screen(ben).grid[0].empty);
}

TEST(AlexUndCoA6, ACompleteSetCountsTwoACard) {
  Table table = std::move(Table().lay({{"10.0", "10.1", "10.2", "17.0", "17.1"}}));
  table.act(anna, {"lay 10"});
  EXPECT_EQ(table.points(anna), 6);
  table.act(anna, {"lay 17"});
  EXPECT_EQ(table.points(anna), 10);
  EXPECT_EQ(table.screen(ben).players[0].sets, 2);
}

TEST(AlexUndCoA6, MoreThanHalfOfASetCountsOneACard) {
  const std::map<int, std::pair<int, int>> least{{1, {6, 4}}, {4, {5, 3}}, {6, {4, 3}}, {10, {3, 2}}, {17, {2, 2}}};
  for (const auto& [set, sizes] : least) {
    const auto [size, enough] = sizes;
    for (int count = 1; count <= size; ++count) {
      Strings hand;
      for (int i = 0; i < count; ++i) hand.push_back(std::to_string(set) + "." + std::to_string(i));
      Table table = std::move(Table().lay({hand}));
      const std::string lay = "lay " + std::to_string(set);
      EXPECT_EQ(table.refusal(anna, lay), count >= enough ? "fine" : "A6 lay") << count << " of " << size;
      if (count < enough) continue;
      table.act(anna, {lay});
      EXPECT_EQ(table.points(anna), count == size ? 2 * count : count);
    }
  }
}

TEST(AlexUndCoA6, TheOwnerMayAddAndCompleteIt) {
  Table table = std::move(Table().lay({{"6.0", "6.1", "6.2", "6.3"}}));
  table.act(anna, {"pick 6"});
  EXPECT_EQ(table.legal(anna).size(), 4U) << "three of the four";
  EXPECT_EQ(table.refusal(anna, "down 6.0+6.1"), "A6 lay");
  EXPECT_EQ(table.refusal(anna, "down 6.0+6.1+6.2+6.3"), "A6 lay") << "that is `lay 6`";
  table.act(anna, {"down 6.0+6.2+6.3"});
  EXPECT_EQ(table.points(anna), 3);
  EXPECT_EQ(table.legal(anna, "lay"), Strings{"lay 6"});
  EXPECT_TRUE(table.legal(anna, "pick").empty());
  table.act(anna, {"lay 6"});
  EXPECT_EQ(table.points(anna), 8) << "completed alone";
  EXPECT_EQ(table.screen(ben).players[0].sets, 1);
}

TEST(AlexUndCoA6, SingleCardsOfAnothersIncompleteSet) {
  Table table = std::move(Table().lay({{"1.0", "1.1", "1.2", "1.3"}, {"1.4", "1.5", "17.0"}}));
  EXPECT_TRUE(table.legal(anna, "lay 1") == Strings{"lay 1"});
  table.act(anna, {"lay 1", "turn a1", "end"});
  EXPECT_EQ(table.legal(ben, "lay"), Strings{"lay 1"});
  EXPECT_EQ(table.refusal(ben, "lay 17"), "A6 lay");
  table.act(ben, {"pick 1"});
  EXPECT_EQ(table.legal(ben), (Strings{"down 1.4", "down 1.5"}));
  table.act(ben, {"down 1.5", "lay 1"});
  EXPECT_EQ(table.points(ben), 2);
  EXPECT_EQ(table.screen(anna).players[1].sets, 0) << "single cards are no sets";
  EXPECT_EQ(table.points(anna), 4) << "nobody can complete it any more";
}

TEST(AlexUndCoA6, SingleCardsOpenNothingForOthers) {
  Table table = std::move(Table().lay({{"1.0", "1.1", "1.2", "1.3", "1.4"}, {"1.5", "2.0"}, {"10.0", "2.1"}}));
  table.act(anna, {"pick 1", "down 1.0+1.1+1.2+1.3", "turn a1", "end"}).act(ben, {"lay 1", "turn a1", "end"});
  EXPECT_EQ(table.state.open.incompleteOfOthers(anna), 0U) << "Ben has laid down a single card only";
  EXPECT_NE(table.state.open.incompleteOfOthers(cleo), 0U);
}

Strings twos(std::initializer_list<int> sets) {
  Strings cards;
  for (const int set : sets) {
    cards.push_back(std::to_string(set) + ".0");
    cards.push_back(std::to_string(set) + ".1");
  }
  return cards;
}

TEST(AlexUndCoA7, SixSetsEndTheGameAtOnce) {
  Strings hand = twos({17, 18, 19, 20, 21, 10});
  Table table = std::move(Table().lay({hand}));
  table.act(anna, {"lay 17", "lay 18", "lay 19", "lay 20", "lay 21"});
  EXPECT_FALSE(table.state.open.over);
  table.act(anna, {"lay 10"});
  EXPECT_TRUE(table.state.open.over) << "an incomplete set counts too";
  EXPECT_EQ(table.refusal(anna, "end"), "A7 over");
  EXPECT_TRUE(G::turn(table.rules, table.state).must.empty());
  EXPECT_EQ(G::outcome(table.rules, table.state).points[0], 22);
}

TEST(AlexUndCoA7, AnEmptyGridEndsTheGameAtOnce) {
  for (const bool byPair : {true, false}) {
    Table table = std::move(Table().lay({{"17.0"}, {}}, {{"a1", "18.0"}, {"a2", byPair ? "18.1" : "17.1"}}));
    for (std::size_t at = byPair ? 2 : 1; at < 45; ++at) {
      if (!byPair && at == 1) std::swap(table.state.grid[0], table.state.grid[1]);
      table.state.hands[ben].add(table.state.grid[at]);
      table.state.grid[at] = noCard;
    }
    table.state.open.filled = byPair ? 3 : 1;
    table.state.pile.forEach([&](Card card) {
      while (table.state.pile.has(card)) {
        table.state.pile.remove(card);
        table.state.hands[ben].add(card);
      }
    });
    table.state.start.hands = table.state.hands;
    if (byPair) {
      table.act(anna, {"turn a1", "turn a2"});
    } else {
      table.name(anna, "a1", "show 17.0", "17.1");
    }
    EXPECT_TRUE(table.state.open.over);
    EXPECT_EQ(table.points(anna), 4);
  }
}

TEST(AlexUndCoA7, ThenEverybodyLaysDownAllThatScores) {
  Strings hand = twos({17, 18, 19, 20, 21, 22});
  hand.insert(hand.end(), {"10.0", "10.1", "2.0", "esg"});
  Table table = std::move(Table().lay({hand, {"10.2", "11.0", "11.1", "11.2", "2.1"}, {"6.0", "6.1", "6.2"}, {"6.3"}}));
  table.act(anna, {"lay 17", "lay 18", "lay 19", "lay 20", "lay 21", "lay 22"});
  EXPECT_EQ(table.points(anna), 24 + 2) << "two of three";
  EXPECT_EQ(table.points(ben), 6 + 1) << "a complete set and a single card of Anna's";
  EXPECT_EQ(table.points(cleo), 3);
  EXPECT_EQ(table.points(dora), 1);
  EXPECT_EQ(table.state.hands[ben].size(), 1) << "2.1 counts nothing";
  const Sheet sheet = G::sheet(table.rules, table.state);
  EXPECT_EQ(sheet[0].values[1], 6);
  EXPECT_EQ(sheet[1].values[0], 2);
  EXPECT_EQ(sheet[2].values[3], 1);
}

// Lays cards in front of people as they are at the end.
Outcome outcomeOf(const std::vector<Strings>& laid) {
  Table table = std::move(Table().lay({}));
  for (std::size_t i = 0; i < laid.size(); ++i) {
    for (const std::string& notation : laid[i]) {
      const Card card = table.card(notation);
      Open& open = table.state.open;
      const Seat seat(static_cast<int>(i));
      open.laid[seat] = open.laid[seat] | CardSet::of(card);
      const int set = table.rules.setOfCard(card);
      const int count = (open.laid[seat] & table.rules.setCards(set)).size();
      const SetMask bit = SetMask{1} << static_cast<unsigned>(set);
      if (count == table.rules.sizeOf(set)) {
        open.complete[seat] |= bit;
        open.incomplete[seat] &= ~bit;
      } else if (table.rules.isMajority(set, count)) {
        open.incomplete[seat] |= bit;
      }
    }
  }
  table.state.open.over = true;
  return G::outcome(table.rules, table.state);
}

TEST(AlexUndCoA7, TheLargestSetsBreakATie) {
  // 8 points each: a set of 4; two sets of 2; 4 of 6 with 2 of 2; and the same once more.
  const auto outcome = outcomeOf({{"6.0", "6.1", "6.2", "6.3"},
                                  twos({17, 18}),
                                  {"1.0", "1.1", "1.2", "1.3", "19.0", "19.1"},
                                  {"2.0", "2.1", "2.2", "2.3", "20.0", "20.1"}});
  EXPECT_EQ(outcome.points, (FixedVector<std::int16_t, maxSeats>{8, 8, 8, 8}));
  EXPECT_EQ(outcome.ranks, (FixedVector<std::int8_t, maxSeats>{3, 4, 1, 1}))
      << "4, then 4 and 2 beats it by the next set; equal ones share";
}

TEST(AlexUndCoA7, SingleCardsAreNoSets) {
  // Ben's five single cards of one set would be larger than Anna's sets.
  const auto outcome = outcomeOf(
      {{"17.0", "17.1", "18.0", "18.1"}, {"10.0", "10.1", "10.2", "1.4", "1.5"}, {"1.0", "1.1", "1.2", "1.3"}, {}});
  EXPECT_EQ(outcome.points[0], outcome.points[1]);
  EXPECT_EQ(outcome.ranks, (FixedVector<std::int8_t, maxSeats>{2, 1, 3, 4}));
  const auto singles =
      outcomeOf({{"17.0", "17.1"}, {"11.0", "11.1", "1.4", "1.5"}, {"10.0", "10.1", "2.4", "2.5"}, {}});
  EXPECT_EQ(singles.ranks, (FixedVector<std::int8_t, maxSeats>{1, 1, 1, 4})) << "a set of two each";
}

TEST(AlexUndCoA8, WhoCanDoNothingPasses) {
  Table table = std::move(Table().lay({{"esg", "17.0", "17.1"}, {"2.0"}}));
  EXPECT_EQ(table.refusal(anna, "pass"), "A8 pass");
  table.act(anna, {"esg 2"});
  EXPECT_EQ(table.refusal(anna, "pass"), "A8 pass") << "there is a card to swap";
  table.act(anna, {"lay 17"});
  EXPECT_EQ(table.legal(anna), Strings{"pass"}) << "no hand card, and no revealing after a special card";
  table.act(anna, {"pass"});
  EXPECT_EQ(table.actor(), ben);
}

TEST(AlexUndCoA8, NobodyPassesWhoCanNameByAnothersSet) {
  Table table = std::move(Table().lay({{"10.0", "10.1"}, {"esg", "17.0", "17.1"}, {"2.0"}}));
  table.act(anna, {"lay 10", "turn a1", "end"}).act(ben, {"esg 3", "lay 17"});
  EXPECT_TRUE(table.legal(ben, "pass").empty());
  EXPECT_EQ(table.legal(ben, "name").size(), 3U);
}

TEST(AlexUndCoA8, After400TurnsTheGameEnds) {
  Table table = std::move(Table().lay({{"17.0", "17.1"}}, {{"a1", "1.0"}}));
  for (int turn = 1; turn <= 400; ++turn) {
    ASSERT_FALSE(table.state.open.over) << turn;
    EXPECT_EQ(table.state.open.turns, turn);
    table.act(table.actor(), {"turn a1", "end"});
  }
  EXPECT_TRUE(table.state.open.over);
  EXPECT_EQ(table.points(anna), 4) << "laid down at the end";
}

TEST(AlexUndCoMemory, TheScreenShowsOnlyWhatIsOpenNow) {
  for (const bool memoryAid : {false, true}) {
    Table table = std::move(Table(4, memoryAid).lay({{}}, {{"a1", "1.0"}, {"a2", "2.0"}}));
    EXPECT_EQ(G::mustRemember(table.rules), !memoryAid);
    table.act(anna, {"turn a1", "end"}).act(ben, {"turn a2"});
    const auto screen = table.screen(cleo);
    EXPECT_EQ(screen.grid[0].card, memoryAid ? table.card("1.0") : noCard);
    EXPECT_FALSE(screen.grid[0].open);
    EXPECT_EQ(screen.grid[1].card, table.card("2.0"));
    EXPECT_EQ(table.heardBy(cleo), memoryAid ? Strings{"Ben turns up a2: Reiner Knizia (6)."}
                                             : (Strings{"Ben turns up a2.", "~ Ben turns up a2: Reiner Knizia (6)."}));
    EXPECT_EQ(table.knownTo(Viewer::spectator()).grid[0], table.card("1.0"));
  }
}

TEST(AlexUndCoMemory, AfterTheGameEverythingIsShown) {
  Table table = std::move(Table().lay({twos({17, 18, 19, 20, 21, 22}), {"2.1"}}));
  EXPECT_TRUE(table.screen(Viewer::spectator()).players[1].hand.empty());
  EXPECT_TRUE(table.screen(Viewer::spectator()).pileCards.empty());
  table.act(anna, {"lay 17", "lay 18", "lay 19", "lay 20", "lay 21", "lay 22"});
  const auto screen = table.screen(Viewer::spectator());
  EXPECT_EQ(screen.players[1].hand, std::vector<Card>{table.card("2.1")});
  EXPECT_EQ(screen.pileCards.size(), static_cast<std::size_t>(table.state.pile.size()));
  for (const auto& place : screen.grid) EXPECT_NE(place.card, noCard);
}

TEST(AlexUndCoMemory, PartsOfAChoiceAreSeenByTheActorOnly) {
  Table table = std::move(Table().lay({{"2.1", "saz"}, {"2.3"}}));
  const auto knownBefore = table.knownTo(ben);
  const Moment momentBefore = G::moment(table.rules, table.state, ben);
  const Moment ownBefore = G::moment(table.rules, table.state, anna);
  table.act(anna, {"name 2", "show 2.1"});
  EXPECT_EQ(table.knownTo(ben), knownBefore);
  EXPECT_EQ(table.knownTo(Viewer::spectator()).partial, Partial{});
  EXPECT_EQ(G::moment(table.rules, table.state, ben), momentBefore);
  EXPECT_NE(G::moment(table.rules, table.state, anna), ownBefore);
  EXPECT_TRUE(table.events.all().empty());
  EXPECT_FALSE(table.events.revealed()) << "it can be taken back";
  EXPECT_EQ(table.refusal(anna, "turn a1"), "A5 finish");
  table.act(anna, {"ask 2.3"});
  EXPECT_TRUE(table.events.revealed());
}

TEST(AlexUndCoMemory, OthersKnowOfASwapOnlyWhoseGameItWas) {
  Table table = std::move(Table().lay({{"1.0"}, {"4.1", "4.2"}, {"3.0"}}));
  table.act(anna, {"swap 2", "author 4"}).act(ben, {"give 4.2"}).act(anna, {"give 1.0"});
  EXPECT_EQ(table.knownTo(cleo).facts.back().card, table.card("4.0"));
  EXPECT_EQ(table.knownTo(cleo).facts.back().second, noCard);
  EXPECT_EQ(table.knownTo(ben).facts.back().card, table.card("4.2"));
  EXPECT_EQ(table.knownTo(anna).facts.back().second, table.card("1.0"));
}

using Events = std::vector<Event>;

TEST(AlexUndCoEvents, WhatEsgDrawsOnlyTheTwoSee) {
  for (const std::string drawn : {"2.1", "2.0", "saz"}) {
    Table table = std::move(Table().lay({{"1.0", "esg"}, {drawn}, {"3.0"}}));
    table.act(anna, {"esg 2"});
    const bool keeps = drawn == "2.1";
    for (const Viewer viewer : {Viewer(cleo), Viewer::spectator()}) {
      EXPECT_EQ(table.eventsFor(viewer), (Events{PlaysEsg{anna, ben, keeps}}));
    }
    for (const Seat one : {anna, ben}) {
      EXPECT_EQ(table.eventsFor(one),
                (Events{PlaysEsg{anna, ben, keeps}, SeesDrawn{anna, ben, keeps, table.card(drawn)}}));
    }
  }
}

TEST(AlexUndCoEvents, WhatIsSwappedOnlyTheTwoSee) {
  Table table = std::move(Table().lay({{"1.0"}, {"4.1", "4.2"}, {"3.0"}}));
  table.act(anna, {"swap 2", "author 4"}).act(ben, {"give 4.2"});
  const Events agreed{AnswersSwap{ben, anna, true}};
  EXPECT_EQ(table.eventsFor(anna), agreed) << "the asker chooses before seeing it";
  EXPECT_EQ(table.eventsFor(Viewer::spectator()), agreed);
  EXPECT_EQ(table.eventsFor(ben), (Events{AnswersSwap{ben, anna, true}, PutsAside{ben, table.card("4.2")}}));
  table.act(anna, {"give 1.0"});
  const Card got = table.card("4.2");
  const Card given = table.card("1.0");
  EXPECT_EQ(table.eventsFor(cleo), (Events{Swaps{anna, ben}}));
  EXPECT_EQ(table.eventsFor(anna), (Events{Swaps{anna, ben}, SeesSwapped{anna, ben, got, given}}));
  EXPECT_EQ(table.eventsFor(ben), (Events{Swaps{anna, ben}, SeesSwapped{ben, anna, given, got}}));
}

// What stays in the story when the rest has faded.
Events lasting(const Table& table) {
  Events events;
  for (const auto& told : table.events.all()) {
    if (!told.fleeting) events.push_back(told.event);
  }
  return events;
}

TEST(AlexUndCoEvents, WhatIsToBeRememberedIsInNoneThatLasts) {
  Table table = std::move(Table().lay({{"2.1", "saz"}, {"2.3", "3.0"}, {"6.1"}}, {{"c4", "2.5"}, {"c5", "4.0"}}));
  const auto c4 = static_cast<std::uint8_t>(table.place("c4"));
  const auto c5 = static_cast<std::uint8_t>(table.place("c5"));
  table.act(anna, {"saz 2", "author 3", "also 4"});
  EXPECT_EQ(lasting(table),
            (Events{PlaysSaz{anna}, AnswersSaz{ben, anna, true, {}}, AnswersSaz{ben, anna, false, {}}}));
  table.name(anna, "2", "show 2.1", "2.3");
  EXPECT_EQ(lasting(table), (Events{Names{anna, ben, true, {}}}));
  table.name(anna, "c4", "show 2.1", "2.5");
  EXPECT_EQ(lasting(table), (Events{NamesPlace{anna, c4, true, true, {}, {}}}));
  table.name(anna, "c5", "show 2.1", "2.4");
  EXPECT_EQ(lasting(table), (Events{NamesPlace{anna, c5, false, false, {}, {}}, IsNext{ben}}));
  table.act(ben, {"turn c5", "end"});
  EXPECT_EQ(lasting(table), (Events{TurnsUp{ben, c5, {}}, IsNext{cleo}}));
  table.act(cleo, {"swap 1", "author 2"});
  EXPECT_EQ(lasting(table), (Events{AsksToSwap{cleo, anna, {}}}));
  table.act(anna, {"give 2.1"});
  EXPECT_EQ(lasting(table), (Events{AnswersSwap{anna, cleo, true}}));
  table.act(cleo, {"give 6.1"});
  EXPECT_EQ(lasting(table), (Events{Swaps{cleo, anna}}));
}

TEST(AlexUndCoEvents, WithTheMemoryAidEverythingLastsAndIsToldOnce) {
  Table table = std::move(Table(4, true).lay({{"2.1"}, {"2.3"}}, {{"a1", "6.0"}, {"a2", "6.1"}}));
  table.name(anna, "2", "show 2.1", "2.0");
  EXPECT_EQ(lasting(table),
            (Events{Shows{anna, table.card("2.1")}, Names{anna, ben, false, table.card("2.0")}, IsNext{ben}}));
  table.act(ben, {"turn a1", "turn a2"});
  const Card first = table.card("6.0");
  const Card second = table.card("6.1");
  EXPECT_EQ(lasting(table),
            (Events{TurnsUp{ben, 0, first}, TurnsUp{ben, 1, second}, TakesPair{ben, {0, 1}, 2, first, second}}));
  EXPECT_EQ(table.eventsFor(Viewer::spectator()), lasting(table));
}

TEST(AlexUndCoEvents, TellWhichCardsLieThere) {
  Table table = std::move(Table().lay({{"6.0", "6.1", "6.2", "6.3"}}));
  table.act(anna, {"pick 6", "down 6.0+6.2+6.3"});
  const auto cards = [&](const Strings& notations) {
    FixedVector<Card, mostTitles + 1> list;
    for (const std::string& notation : notations) list.push_back(table.card(notation));
    return list;
  };
  EXPECT_EQ(table.eventsFor(ben), (Events{LaysDown{anna, 5, Laid::incomplete, cards({"6.0", "6.2", "6.3"})}}));
  table.act(anna, {"lay 6"});
  EXPECT_EQ(table.eventsFor(ben), (Events{LaysDown{anna, 5, Laid::complete, cards({"6.1"})}}));
}

TEST(AlexUndCoActions, SayWhatTheirNumberMeans) {
  const Table table;
  const auto json = [&](std::string_view text) { return Json().value(*G::read(table.rules, text)).take(); };
  EXPECT_EQ(json("name 2"), R"({"kind":"name","seat":1})");
  EXPECT_EQ(json("point b1"), R"({"kind":"point","place":9})");
  EXPECT_EQ(json("at 4"), R"({"kind":"alsoAt","seat":3})");
  EXPECT_EQ(json("down 6.0+6.2"), R"({"kind":"down","set":5,"cards":5})");
  EXPECT_EQ(json("give esg"), R"({"kind":"give","card":126})");
  EXPECT_EQ(json("end"), R"({"kind":"end"})");
}

TEST(AlexUndCoMemory, VeryOldFactsGiveWayToWhatIsCertain) {
  Table table = std::move(Table().lay({{"2.1", "1.0"}, {"2.3", "2.4", "6.1"}, {"3.0"}}));
  table.rules.remembered = 2;
  table.name(anna, "2", "show 2.1", "2.3").name(anna, "2", "show 2.3", "2.4");
  EXPECT_TRUE(table.state.start.known[anna].empty());
  table.name(anna, "2", "show 2.1", "2.5");
  EXPECT_TRUE(table.state.start.known[anna].has(table.card("2.3")));
  EXPECT_TRUE(table.state.start.known[anna].has(table.card("2.1"))) << "it was shown";
  EXPECT_EQ(table.state.facts.size(), 2U);
}

TEST(AlexUndCoNotation, GoesBothWays) {
  const Table table;
  for (const std::string text :
       {"name 2",   "grid",      "point e9", "show 3.1", "refer 27", "ask 1.5", "swap 4", "esg 1",
        "saz 3",    "author 12", "also 5",   "at 4",     "turn a1",  "lay 1",   "pick 6", "down 6.0+6.2+6.3",
        "give esg", "give saz",  "give 2.0", "no",       "end",      "pass"}) {
    const auto action = G::read(table.rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    EXPECT_EQ(G::write(table.rules, *action).view(), text);
  }
  for (const std::string text :
       {"",        "name",     "name ",    "name 0", "name 5", "name 02",      "turn a0",      "turn f1",
        "turn A1", "ask 1.6",  "ask 28.0", "ask 1",  "down ",  "down 6.2+6.0", "down 6.0+7.0", "no ",
        "end 1",   "give ESG", "grid a1",  "lay 28"}) {
    EXPECT_FALSE(G::read(table.rules, text).has_value()) << text;
  }
}

TEST(AlexUndCoTexts, TheRulebookHasEveryClauseInBothLanguages) {
  for (const std::string_view text : {G::rulebook().de, G::rulebook().en}) {
    for (int clause = 1; clause <= 8; ++clause) {
      EXPECT_NE(text.find("- **A" + std::to_string(clause) + "** "), std::string_view::npos) << clause;
    }
  }
}

// Everything said in layouts and labels exists, and every piece that can be touched does something legal.
TEST(AlexUndCoTexts, TheLayoutOffersWhatIsLegal) {
  const Phrasebook book({G::phrases()});
  const Strings names{"Anna", "Ben", "Cleo", "Dora", "Eli", "Fritz"};
  Table table(4);
  for (int step = 0; step < 600 && !table.state.open.over; ++step) {
    const Seat seat = G::turn(table.rules, table.state).must.first();
    const Strings legal = table.legal(seat);
    const auto screen = table.screen(seat);
    for (const Zone& zone : G::layout(table.rules, screen)) {
      ASSERT_NE(book.find(zone.title.key, Language::de), "");
      for (const Piece& piece : zone.pieces) {
        ASSERT_TRUE(piece.label.key.empty() || !book.find(piece.label.key, Language::en).empty()) << piece.label.key;
        if (piece.action.empty()) continue;
        const bool isProof = piece.action.view().starts_with("show");  // some cards prove nothing any more
        ASSERT_TRUE(isProof || std::count(legal.begin(), legal.end(), piece.action.view()) == 1) << piece.action.view();
      }
    }
    const Viewer watcher = Viewer::spectator();
    for (const Zone& zone : G::layout(table.rules, table.screen(watcher))) {
      for (const Piece& piece : zone.pieces) ASSERT_TRUE(piece.action.empty()) << "a spectator touches nothing";
    }
    Moves<G::Action> moves;
    G::legal(table.rules, table.state, seat, moves);
    for (const auto& action : moves) {
      const Message label = G::label(table.rules, screen, action);
      ASSERT_NE(book.find(label.key, Language::en), "") << label.key;
      ASSERT_EQ(book.render(label, Language::de, names, seat).find('{'), std::string::npos);
    }
    const auto n = table.rng.use(Purpose::choice, seat).below(static_cast<std::uint32_t>(moves.size()));
    table.act(seat, {std::string(G::write(table.rules, moves[n]).view())});
  }
}

std::string asked(const Table& table, Seat seat = anna, Language language = Language::en) {
  const Strings names{"Anna", "Ben", "Cleo", "Dora"};
  return Phrasebook({G::phrases()}).render(G::prompt(table.rules, table.state, seat), language, names, seat);
}

// A5: whoever plays a special card may not turn cards up afterwards.
TEST(AlexUndCoPrompts, SpecialCardsComeBeforeNamingAndSwappingOnly) {
  Table table = std::move(Table().lay({{"2.1", "esg", "saz"}, {"3.1"}}));
  EXPECT_EQ(asked(table, anna, Language::de),
            "Deck Karten auf, nenne eine Karte oder tausche. Vor dem Nennen oder Tauschen darfst du Sonderkarten "
            "spielen; aufdecken darfst du dann nicht mehr.");
  table.act(anna, {"esg 2"});
  EXPECT_EQ(asked(table), "Play another special card, name a card or swap.");
  table = std::move(Table().lay({{"2.1"}, {"3.1"}}));
  EXPECT_EQ(asked(table), "Turn cards up, name a card or swap.");
}

TEST(AlexUndCoPrompts, NobodyIsAskedForWhatIsImpossible) {
  Table table = std::move(Table().lay({{"saz"}, {"3.1"}}));
  table.act(anna, {"saz 2", "author 1", "also 2"});
  EXPECT_EQ(table.legal(anna), Strings{"pass"});
  EXPECT_EQ(asked(table), "There is nothing left that you can do: pass.");

  table = std::move(Table().lay({{"17.0"}, {"17.1"}}));
  table.name(anna, "2", "show 17.0", "17.1");
  EXPECT_EQ(asked(table), "Right! There is nothing more that you can name. Lay down what you like and end your turn.");
  table.act(anna, {"lay 17"});
  EXPECT_EQ(asked(table), "Right! There is nothing more that you can name: end your turn.");

  table = std::move(Table().lay({{"4.1"}}, {{"a1", "2.0"}, {"a2", "3.0"}}));
  for (std::size_t at = 2; at < static_cast<std::size_t>(table.rules.places); ++at) {
    table.state.pile.add(table.state.grid[at]);
    table.state.grid[at] = noCard;
  }
  table.state.open.filled = 0b11;
  table.act(anna, {"turn a1"});
  EXPECT_EQ(asked(table), "No pair yet. Turn up to 1 more card face up, or end your turn.");
  table.act(anna, {"turn a2"});
  EXPECT_EQ(asked(table), "No pair, and nothing lies face down any more: end your turn.");
}

TEST(AlexUndCoTexts, EverySetIsListedInTheRulesAndAtTheTable) {
  const Table table(4);
  const Strings names{"Anna", "Ben", "Cleo", "Dora"};
  const std::string drawn = drawLayout(G::layout(table.rules, table.screen(Viewer::spectator())),
                                       Phrasebook({G::phrases()}), names, Language::en);
  const auto& sets = G::content().sets.value;
  ASSERT_EQ(sets.size(), 27U);
  for (const AuthorSet& set : sets) {
    std::string line = std::string(set.author.view()) + ":";
    for (const Name& title : set.titles) line += (line.back() == ':' ? " " : ", ") + std::string(title.view());
    EXPECT_NE(drawn.find(line), std::string::npos) << line;
    for (const std::string_view rules : {G::rulebook().de, G::rulebook().en}) {
      EXPECT_NE(rules.find("- " + line + "\n"), std::string_view::npos) << line;
    }
  }
  const Table three(3);
  const auto leftOut = three.screen(anna).leftOut;
  for (const Zone& zone : G::layout(three.rules, three.screen(anna))) {
    if (zone.title.key == "alex-und-co.zone.sets") EXPECT_EQ(zone.pieces.size(), sets.size() - leftOut.size());
  }
  EXPECT_EQ(drawn.find("400"), std::string::npos) << "the safety brake is no goal";
}

TEST(AlexUndCoContent, BadPacksAreRefusedWithTheReason) {
  const auto reason = [](auto damage) {
    Content content = G::content();
    damage(content);
    return std::string(G::validate(content).isFine() ? "" : G::validate(content).reason().key);
  };
  EXPECT_EQ(reason([](Content&) {}), "");
  EXPECT_EQ(reason([](Content& c) { c.sets.value[0].author = ""; }), "alex-und-co.content.name");
  EXPECT_EQ(reason([](Content& c) { c.sets.value[0].titles[1] = ""; }), "alex-und-co.content.name");
  EXPECT_EQ(reason([](Content& c) { c.sets.value[3].titles.clear(); }), "alex-und-co.content.titles");
  EXPECT_EQ(reason([](Content& c) { c.sets.value[0].titles[0] = "A title that leaves no room for a name"; }),
            "alex-und-co.content.long");
  EXPECT_EQ(reason([](Content& c) { c.sets.value[0].author = "An author whose name needs all of the room"; }),
            "alex-und-co.content.long");
  EXPECT_EQ(reason([](Content& c) {
              for (auto& set : c.sets.value) set.titles = {"a", "b", "c", "d"};
            }),
            "alex-und-co.content.many");
  EXPECT_EQ(reason([](Content& c) { c.specials.value.esg = 9; }), "alex-und-co.content.specials");
  EXPECT_EQ(reason([](Content& c) { c.specials.value.saz = -1; }), "alex-und-co.content.specials");
  EXPECT_EQ(reason([](Content& c) { c.deal.value.hand = 0; }), "alex-und-co.content.deal");
  EXPECT_EQ(reason([](Content& c) { c.deal.value.rows = 6; }), "alex-und-co.content.deal");
  EXPECT_EQ(reason([](Content& c) { c.deal.value.columns = 10; }), "alex-und-co.content.deal");
  EXPECT_EQ(reason([](Content& c) { c.deal.value.hand = 10; }), "alex-und-co.content.few");
}

TEST(AlexUndCoLimits, TheStateFits) { EXPECT_LE(sizeof(G::State), 2048U); }

TEST(AlexUndCoInvariant, NoticesWhatIsBroken) {
  const Table table = std::move(Table().lay({{"2.1"}, {"2.3"}}));
  const auto broken = [&](auto damage) {
    G::State state = table.state;
    damage(state);
    return std::string(G::invariant(table.rules, state));
  };
  EXPECT_EQ(broken([](auto&) {}), "");
  EXPECT_EQ(broken([](auto& s) { s.hands[anna] = {}; }), "a card lost or found");
  EXPECT_EQ(broken([](auto& s) { s.hands[anna].esg = 1; }), "a special card lost or found");
  EXPECT_EQ(broken([](auto& s) { std::swap(s.hands[anna], s.hands[ben]); }),
            "hands that do not follow from what happened");
  EXPECT_EQ(broken([](auto& s) { s.open.filled = 1; }), "a place wrongly called empty");
  EXPECT_EQ(broken([](auto& s) { s.open.complete[anna] = 1; }), "a set wrongly called complete");
  EXPECT_EQ(broken([](auto& s) { s.open.incomplete[anna] = 1; }), "a set wrongly called incomplete");
  EXPECT_EQ(broken([](auto& s) { s.open.seen = ~std::uint64_t{0}; }), "a card seen where none lies");
  EXPECT_EQ(broken([](auto& s) { s.start.known[anna].esg = 1; }), "a card known where it is not");
  EXPECT_EQ(broken([](auto& s) { s.promised = 0; }), "a promise at the wrong time");
}

// Every action that can be written, wherever random play comes.
TEST(AlexUndCoCheck, AllowsJustWhatIsListed) {
  using G = AlexUndCo;
  constexpr auto kinds = enumNames(G::Kind::name).size();
  const auto rules = makeRules<G>(G::Options{});
  RandomDriver<G> driver(1);
  Rng rng = Rng::simulation(2);
  Silent silent;
  G::State state = G::setup(rules, rng, silent);
  Moves<G::Action> moves;
  for (int i = 0; i < 1000; ++i) {
    const auto step = driver.choose(rules, state);
    if (!step) break;
    G::legal(rules, state, step->seat, moves);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      const bool isDown = static_cast<G::Kind>(kind) == G::Kind::down;
      for (int at = 0; at < 128; ++at) {
        const bool isCard = at < rules.cards || at == esgCard || at == sazCard;
        if (isDown ? at >= rules.sets : !isCard) continue;  // which could not be written
        G::Action action{static_cast<G::Kind>(kind), static_cast<std::uint8_t>(at), std::uint8_t{0}};
        if (isDown) action.cards = static_cast<std::uint8_t>(1U + static_cast<unsigned>(i) % 31U);
        const auto known = G::read(rules, G::write(rules, action));
        if (!known || !(*known == action)) continue;
        ASSERT_EQ(G::check(rules, state, step->seat, action).isFine(), moves.contains(action))
            << G::write(rules, action).view();
      }
    }
    G::apply(rules, state, step->seat, step->action, rng, silent);
  }
}

}  // namespace
}  // namespace sammel::alex_und_co
