// Every card of Feiner Sand, alone and together with those that it touches.
#include <gtest/gtest.h>

#include "engine/games/feiner_sand/test_table.hpp"

namespace sammel::feiner_sand {
namespace {

TEST(FeinerSandStartCards, ThirtyOfThem) {
  const Table table;
  EXPECT_EQ(
      table.nameAll(table.rules.startDeck),
      "castle-1 castle-2 castle-2 castle-2 castle-2 castle-2 castle-3 castle-3 castle-3 coin-2 coin-2 coin-2 coin-3 "
      "green-6 green-7 green-8 green2-10 red-4 red-5 red-6 rebate-7 blue-3 blue-4 blue-5 blue2-7 purple-4 purple-5 "
      "purple-6 purple2-8 swap-4");
}

TEST(FeinerSandStartCards, CastlesAreBuiltAndDoNothing) {
  for (int cost = 1; cost <= 3; ++cost) {
    Table table;
    const std::string castle = "castle-" + std::to_string(cost);
    table.clear().hand(anna, castle).coins(anna, cost).step2().act(anna, "2a", "build " + castle);
    for (int i = 0; i < cost; ++i) table.act(anna, "pay wood");
    EXPECT_EQ(table.builtBy(anna), castle);
    EXPECT_EQ(table.answers(anna), Strings{"end"});
  }
}

TEST(FeinerSandStartCards, CoinCardsPayTheirValue) {
  for (int value = 2; value <= 3; ++value) {
    Table table;
    const std::string coin = "coin-" + std::to_string(value);
    table.clear().hand(anna, coin + " castle-" + std::to_string(value)).step2();
    table.act(anna, "2a", "build castle-" + std::to_string(value), "pay " + coin);
    EXPECT_EQ(table.side(anna).stage, Stage::after);
    EXPECT_EQ(table.discards(anna), coin);
  }
}

TEST(FeinerSandStartCards, GreenDrawsInStepOne) {
  for (const char* card : {"green-6", "green-7", "green-8", "green2-10"}) {
    Table table;
    table.clear().hand(anna, "").built(anna, card).step1().act(anna, std::string("use ") + card);
    EXPECT_EQ(table.side(anna).hand.count(), (card == std::string("green2-10") ? 2 : 1) + 2);  // with the base draw
  }
}

TEST(FeinerSandStartCards, RedBuildsOneMore) {
  for (const char* card : {"red-4", "red-5", "red-6"}) {
    Table table;
    table.clear().hand(anna, "castle-1 castle-1 castle-1").coins(anna, 9).built(anna, card).step2();
    table.act(anna, "2a", "build castle-1", "build castle-1");
    EXPECT_EQ(table.side(anna).stage, Stage::payment);
    EXPECT_EQ(table.side(anna).due, 2);
  }
}

TEST(FeinerSandStartCards, RebateTakesOneOffEveryBuildButNotBelowZero) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-3")
      .coins(anna, 9)
      .built(anna, "rebate-7 red-4")
      .step2()
      .act(anna, "2a", "build castle-1");
  EXPECT_EQ(table.side(anna).due, 0);
  table.act(anna, "build castle-3");
  EXPECT_EQ(table.side(anna).due, 2);
  table.clear().hand(anna, "castle-1 castle-3").coins(anna, 9).built(anna, "rebate-7 rebate-7 red-4").step2();
  table.act(anna, "2a", "build castle-1", "build castle-3");
  EXPECT_EQ(table.side(anna).due, 0 + 1);  // two of them add up
}

TEST(FeinerSandStartCards, BlueDrawsInTwoB) {
  for (const char* card : {"blue-3", "blue-4", "blue-5", "blue2-7"}) {
    Table table;
    table.clear().hand(anna, "").built(anna, card).step2();
    EXPECT_EQ(table.refusal(anna, std::string("use ") + card), "F2 useNow");
    table.act(anna, "2b", "draw", std::string("use ") + card);
    EXPECT_EQ(table.side(anna).hand.count(), 2 + (card == std::string("blue2-7") ? 2 : 1));
  }
}

TEST(FeinerSandStartCards, PurpleRaisesTheLimit) {
  for (const char* card : {"purple-4", "purple-5", "purple-6", "purple2-8"}) {
    Table table;
    table.clear().built(anna, card);
    EXPECT_EQ(limitOf(table.rules, table.side(anna)), card == std::string("purple2-8") ? 5 : 4);
  }
}

TEST(FeinerSandStartCards, SwapDiscardsOneAndDrawsOne) {
  Table table;
  table.clear().hand(anna, "castle-1").built(anna, "swap-4").draw(anna, "coin-3 coin-2").step2();
  table.act(anna, "use swap-4", "drop castle-1");
  EXPECT_EQ(table.handOf(anna), "coin-3");
  EXPECT_EQ(table.discards(anna), "castle-1");
  table.clear().hand(anna, "").built(anna, "swap-4").step2();
  EXPECT_EQ(table.refusal(anna, "use swap-4"), "F4 unusable");
}

TEST(FeinerSandFableCards, ScaffoldLiesOpenWhenDrawn) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2 castle-3")
      .draw(anna, "scaffold-1 coin-2 coin-3")
      .step2()
      .act(anna, "2b", "draw");
  EXPECT_EQ(table.side(anna).now.scaffolds, 1);
  EXPECT_EQ(table.side(anna).hand.count(), 4);  // it counts as drawn
  EXPECT_EQ(table.refusal(anna, "give scaffold-1"), "F4 hand");
  table.act(anna, "end", "drop castle-1", "end");  // and does not count for the limit
  EXPECT_EQ(table.side(anna).hand.count(), 3);
}

TEST(FeinerSandFableCards, ScaffoldAmongTheStartCards) {
  Table table;
  table.clear().hand(anna, "scaffold-1 castle-1 castle-2").begin(Phase::exchange);
  Table exchanged = table;
  table.act(anna, "end");
  EXPECT_EQ(table.side(anna).now.scaffolds, 1);
  EXPECT_EQ(table.handOf(anna), "castle-1 castle-2");
  exchanged.act(anna, "drop scaffold-1", "end");
  EXPECT_EQ(exchanged.side(anna).now.scaffolds, 0);
  EXPECT_EQ(exchanged.discards(anna), "scaffold-1");
  EXPECT_EQ(exchanged.side(anna).hand.count(), 3);
}

TEST(FeinerSandFableCards, TakeAWoodenCoin) {
  Table table;
  table.clear()
      .built(anna, "woodenCoin-7")
      .draw(anna, "coin-2 coin-3 castle-1")
      .step1()
      .act(anna, "draw", "use woodenCoin-7");
  EXPECT_EQ(table.side(anna).now.coins, 1);
  EXPECT_EQ(table.state.open.lastTurn, longestTurns);
}

TEST(FeinerSandFableCards, ExtraBuildUpToThreeWithoutRebate) {
  Table table;
  table.clear()
      .hand(anna, "castle-3 purple-4 coin-3")
      .built(anna, "extraBuild-5 rebate-7")
      .step2()
      .act(anna, "2b", "use extraBuild-5");
  EXPECT_EQ(table.refusal(anna, "build purple-4"), "F2 extraBuild");
  table.act(anna, "build castle-3");
  EXPECT_EQ(table.side(anna).due, 3);
  table.act(anna, "pay coin-3", "draw");
  EXPECT_EQ(table.builtBy(anna), "castle-3 rebate-7 extraBuild-5");
  table.clear().hand(anna, "castle-3 coin-2").built(anna, "extraBuild-5").step2().act(anna, "2b");
  EXPECT_EQ(table.refusal(anna, "use extraBuild-5"), "F2 unusable");  // nothing can be paid
}

TEST(FeinerSandFableCards, PitIsDeadWeight) {
  Table table;
  table.clear().hand(anna, "pit-0 castle-1").step2().act(anna, "2a");
  EXPECT_EQ(table.side(anna).stage, Stage::after);  // it cannot pay for the castle
  table.act(anna, "give pit-0");
  EXPECT_EQ(table.handOf(anna), "castle-1");
}

TEST(FeinerSandFableCards, DrawAndDiscard) {
  Table table;
  table.clear()
      .hand(anna, "")
      .built(anna, "drawAndDiscard-8")
      .draw(anna, "coin-2 scaffold-1 castle-1 castle-2 castle-3")
      .step1();
  table.act(anna, "use drawAndDiscard-8");
  EXPECT_EQ(table.answers(anna), (Strings{"drop coin-2", "drop scaffold-1"}));
  EXPECT_EQ(table.refusal(anna, "drop castle-1"), "F1 oneOfTwo");
  Table other = table;
  table.act(anna, "drop scaffold-1");
  EXPECT_EQ(table.handOf(anna), "castle-1 castle-2 coin-2");  // the base draw followed
  EXPECT_EQ(table.side(anna).now.scaffolds, 0);
  other.act(anna, "drop coin-2");
  EXPECT_EQ(other.side(anna).now.scaffolds, 1);
  EXPECT_EQ(other.discards(anna), "coin-2");

  table.clear()
      .hand(anna, "")
      .built(anna, "drawAndDiscard-8")
      .draw(anna, "coin-2")
      .step1()
      .act(anna, "use drawAndDiscard-8");
  EXPECT_EQ(table.handOf(anna), "coin-2");  // if only one comes it is kept
  EXPECT_EQ(table.side(anna).now.coins, 1 + 2);
}

TEST(FeinerSandFableCards, UsefulFinds) {
  for (const bool really : {false, true}) {
    const std::string card = really ? "reallyUsefulFind-9" : "usefulFind-5";
    Table table;
    const auto use = [&]() -> Table& {
      return really ? table.step1().act(anna, "use " + card) : table.step2().act(anna, "2b", "use " + card);
    };
    table.clear().hand(anna, "").built(anna, card).discard(anna, "castle-1 coin-3");
    use();
    EXPECT_EQ(table.answers(anna), (Strings{"take castle-1", "take coin-3"}));
    EXPECT_EQ(table.refusal(anna, "take coin-2"), "F2 take");
    table.act(anna, "take coin-3");
    EXPECT_TRUE(table.side(anna).hand.has(table.card("coin-3")));
    EXPECT_EQ(table.discards(anna), "castle-1");

    table.clear().hand(anna, "").built(anna, card).draw(anna, "coin-2 castle-1 castle-1 castle-1 castle-1");
    use();
    EXPECT_TRUE(table.side(anna).hand.has(table.card("coin-2")));  // nothing discarded: from the draw pile
    table.clear().hand(anna, "").built(anna, card).draw(anna, "");
    use();
    EXPECT_GE(table.side(anna).now.coins, 1);
  }
}

TEST(FeinerSandFableCards, DrawACoinCard) {
  Table table;
  const auto use = [&](const std::string& draw) -> Table& {
    return table.clear().hand(anna, "").built(anna, "coinDraw-8").draw(anna, draw).step1().act(anna, "use coinDraw-8");
  };
  use("castle-1 castle-2 coin-3 castle-3 castle-3 castle-3");
  EXPECT_EQ(table.discards(anna), "castle-1 castle-2");
  EXPECT_TRUE(table.side(anna).hand.has(table.card("coin-3")));
  EXPECT_TRUE(use("castle-1 pit-0 castle-3 castle-3 castle-3").side(anna).hand.has(table.card("pit-0")));
  EXPECT_TRUE(use("foundation-4 castle-3 castle-3 castle-3").side(anna).hand.has(table.card("foundation-4")));
  EXPECT_EQ(use("castle-1 scaffold-1 castle-3 castle-3 castle-3").side(anna).now.scaffolds, 1);
  use("castle-1 castle-2 castle-3 castle-3");  // none: everything is discarded, then shuffled; the base draw took two
  EXPECT_EQ(table.discards(anna), "");
  EXPECT_EQ(table.side(anna).draw.count(), 2);
  EXPECT_EQ(use("").side(anna).now.coins, 3);  // a coin instead, and two for the base draw
}

TEST(FeinerSandFableCards, DrawToLimitFillsTheHandWithoutTheScaffold) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2")
      .built(anna, "drawToLimit-3 purple2-8 purple-4")
      .draw(anna, "scaffold-1 coin-2 coin-3 castle-3 castle-3 castle-3 castle-3 castle-3")
      .step2();
  table.act(anna, "2b", "use drawToLimit-3");
  EXPECT_EQ(table.side(anna).hand.count(), 6);  // five draws, one of them a Scaffold that is laid out
  EXPECT_EQ(table.side(anna).now.scaffolds, 1);
  EXPECT_EQ(table.side(anna).draw.count(), 3);
  table.act(anna, "draw");
  EXPECT_EQ(table.side(anna).hand.count(), 8);
  table.clear().hand(anna, "castle-1 castle-2 castle-3").built(anna, "drawToLimit-3").step2().act(anna, "2b");
  EXPECT_EQ(table.refusal(anna, "use drawToLimit-3"), "F2 unusable");
}

TEST(FeinerSandFableCards, DrawToLimitCountsACoinForEveryMissingCard) {
  Table table;
  table.clear()
      .hand(anna, "")
      .built(anna, "drawToLimit-3")
      .draw(anna, "scaffold-1 castle-1")
      .step2()
      .act(anna, "2b", "use drawToLimit-3");
  EXPECT_EQ(table.handOf(anna), "castle-1");
  EXPECT_EQ(table.side(anna).now.scaffolds, 1);
  EXPECT_EQ(table.side(anna).now.coins, 2);
}

TEST(FeinerSandFableCards, RemoveJunk) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2 pit-0").built(anna, "removeJunk-7").step2();
  table.act(anna, "use removeJunk-7", "drop castle-1", "drop castle-2", "remove pit-0");
  EXPECT_EQ(table.at(anna, Place::removed), "pit-0");
  EXPECT_EQ(table.discards(anna), "castle-1 castle-2");
  table.clear().hand(anna, "castle-1 castle-2").built(anna, "removeJunk-7").step2();
  EXPECT_EQ(table.refusal(anna, "use removeJunk-7"), "F4 unusable");
}

TEST(FeinerSandFableCards, CheapBuild) {
  Table table;
  table.clear().hand(anna, "castle-1 purple-6").coins(anna, 9).built(anna, "cheapBuild-10").step2();
  table.act(anna, "2a", "build purple-6 cheap", "build castle-1");
  EXPECT_EQ(table.side(anna).due, 4 + 1);
  table.clear()
      .hand(anna, "castle-1 castle-2")
      .coins(anna, 9)
      .built(anna, "cheapBuild-10")
      .step2()
      .act(anna, "2a", "build castle-1 cheap");
  EXPECT_EQ(table.side(anna).due, 0);
  EXPECT_EQ(table.refusal(anna, "build castle-2 cheap"), "F2 way");
}

TEST(FeinerSandFableCards, RedrawHalf) {
  for (const auto& [drops, gains] : {std::pair{0, 0}, {1, 1}, {2, 1}, {3, 2}}) {
    Table table;
    table.clear()
        .hand(anna, "castle-1 castle-1 castle-1")
        .built(anna, "redrawHalf-4")
        .step2()
        .act(anna, "2b", "use redrawHalf-4");
    for (int i = 0; i < drops; ++i) table.act(anna, "drop castle-1");
    table.act(anna, "end");
    EXPECT_EQ(table.side(anna).hand.count(), 3 - drops + gains);
    EXPECT_EQ(table.refusal(anna, "use redrawHalf-4"), "F3 notReady");
  }
}

TEST(FeinerSandFableCards, AlwaysBuildMustBeFollowedByABuild) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2 coin-3 pit-0")
      .built(anna, "alwaysBuild-6 rebate-7")
      .step2()
      .act(anna, "use alwaysBuild-6");
  EXPECT_TRUE(table.can(anna, "drop coin-3"));  // castle-1 can still pay ... with castle-2
  table.act(anna, "drop pit-0");
  table.act(anna, "drop coin-3");
  EXPECT_EQ(table.answers(anna), Strings{"build castle-1"});  // castle-2 costs 2 and only one card is left
  table.act(anna, "build castle-1");
  EXPECT_EQ(table.side(anna).due, 1);  // no rebate
  table.act(anna, "pay castle-2");
  EXPECT_EQ(table.side(anna).stage, Stage::choice);

  table.clear()
      .hand(anna, "castle-2 coin-2 castle-3 castle-3")
      .built(anna, "alwaysBuild-6")
      .step2()
      .act(anna, "use alwaysBuild-6", "drop castle-3");
  EXPECT_EQ(table.refusal(anna, "drop coin-2"), "F4 alwaysBuild");
  table.clear().hand(anna, "castle-2 castle-3 castle-3").built(anna, "alwaysBuild-6").step2();
  EXPECT_EQ(table.refusal(anna, "use alwaysBuild-6"), "F4 unusable");
}

TEST(FeinerSandFableCards, TheFourthCastle) {
  Table table;
  table.clear()
      .hand(anna, "castle-4")
      .coins(anna, 4)
      .step2()
      .act(anna, "2a", "build castle-4", "pay wood", "pay wood", "pay wood", "pay wood");
  EXPECT_EQ(table.builtBy(anna), "castle-4");
}

TEST(FeinerSandFableCards, ShortTermLimitBecomesAGiftThatAllKnow) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-1 castle-1 castle-1 castle-1 castle-1")
      .built(anna, "shortTermLimit-3")
      .step2();
  table.act(anna, "2a", "buy", "end", "use shortTermLimit-3", "end");
  EXPECT_EQ(table.side(anna).hand.count(), 6);
  EXPECT_EQ(table.builtBy(anna), "");
  table.rest(ben);
  EXPECT_EQ(table.nameAll(table.side(anna).gifts), "shortTermLimit-3");
  EXPECT_EQ(trail::tallyOf(table.side(anna).trail).gifts.back(), trail::Note::givenOpenly);
  EXPECT_EQ(limitOf(table.rules, table.side(anna)), 3);  // for one turn only
}

TEST(FeinerSandFableCards, ThreeForTwo) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-1 castle-1").built(anna, "threeForTwo-6").step2();
  table.act(anna, "use threeForTwo-6", "drop castle-1", "drop castle-1", "drop castle-1");
  EXPECT_EQ(table.handOf(anna), "castle-3 castle-3");
  EXPECT_EQ(table.refusal(anna, "use threeForTwo-6"), "F3 notReady");
}

TEST(FeinerSandFableCards, DrawTwoOnce) {
  Table table;
  table.clear().hand(anna, "").built(anna, "drawTwo-2 green-6").step1().act(anna, "use drawTwo-2");
  EXPECT_EQ(table.side(anna).hand.count(), 2);
  EXPECT_EQ(table.discards(anna), "drawTwo-2");
  EXPECT_EQ(table.builtBy(anna), "green-6");
}

TEST(FeinerSandFableCards, FreeBuildOnce) {
  Table table;
  table.clear().hand(anna, "green2-10 castle-1").coins(anna, 1).built(anna, "freeBuild-5").step2();
  table.act(anna, "2a", "build green2-10 free", "build castle-1", "pay wood");
  EXPECT_EQ(table.builtBy(anna), "castle-1 green2-10");
  EXPECT_EQ(table.discards(anna), "freeBuild-5");
}

TEST(FeinerSandFableCards, OneMoreOnceAlsoInTheTurnInWhichItWasBuilt) {
  Table table;
  table.clear()
      .hand(anna, "oneMore-3 coin-3 castle-1 castle-2")
      .step2()
      .act(anna, "2a", "build oneMore-3", "pay coin-3");
  table.act(anna, "use oneMore-3", "drop castle-1", "drop castle-2", "end");
  EXPECT_EQ(table.handOf(anna), "castle-3 castle-3 castle-3");
  EXPECT_EQ(table.discards(anna), "castle-1 castle-2 coin-3 oneMore-3");
  table.clear().hand(anna, "").built(anna, "oneMore-3").step2().act(anna, "use oneMore-3", "end");
  EXPECT_EQ(table.handOf(anna), "castle-3");  // N = 0 draws one
}

TEST(FeinerSandFableCards, LargeAndHugeCastle) {
  Table table;
  table.clear().hand(anna, "largeCastle-5 hugeCastle-8").coins(anna, 13).built(anna, "red-4").step2();
  table.act(anna, "2a", "build largeCastle-5", "build hugeCastle-8");
  EXPECT_EQ(table.side(anna).due, 13);
  for (int i = 0; i < 13; ++i) table.act(anna, "pay wood");
  table.restOfTurn();
  EXPECT_EQ(table.points(anna), 6 - 3);
}

TEST(FeinerSandFableCards, PalletHoldsOneCoinCard) {
  Table table;
  table.clear().hand(anna, "coin-3 coin-2 castle-1").built(anna, "pallet-4").step2().act(anna, "use pallet-4");
  EXPECT_EQ(table.answers(anna), (Strings{"put coin-2", "put coin-3"}));
  table.act(anna, "put coin-3");
  EXPECT_EQ(table.at(anna, Place::pallet), "coin-3");
  EXPECT_EQ(table.refusal(anna, "use pallet-4"), "F3 notReady");
  table.restOfTurn();
  EXPECT_EQ(table.refusal(anna, "use pallet-4"), "F4 unusable");  // it is full
  for (const char* coin : {"pit-0", "foundation-4"}) {
    table.clear()
        .hand(anna, coin)
        .built(anna, "pallet-4")
        .step2()
        .act(anna, "use pallet-4", std::string("put ") + coin);
  }
  table.clear().hand(anna, "castle-1").scaffold(anna).built(anna, "pallet-4").step2();
  EXPECT_EQ(table.refusal(anna, "use pallet-4"), "F4 unusable");  // no Scaffold
}

TEST(FeinerSandFableCards, BeachChairArrivesOnTheLeftAtTheEndOfTheTurn) {
  Table table(3);
  table.clear().hand(anna, "beachChair-4").coins(anna, 4).step2();
  table.act(anna, "2a", "build beachChair-4", "pay wood", "pay wood", "pay wood", "pay wood").rest(anna).rest(cleo);
  EXPECT_EQ(table.discards(ben), "");
  table.rest(ben);
  EXPECT_EQ(table.discards(ben), "beachChair-4");
  EXPECT_EQ(table.builtBy(anna), "");
}

TEST(FeinerSandFableCards, BeachChairsDoNotPileUpWithoutEnd) {
  for (const int others : {26, 27}) {  // ben has 6 more to draw: 32 cards, then 33
    Table table;
    std::string pile;
    for (int i = 0; i < others; ++i) pile += "castle-1 ";
    table.clear().hand(anna, "beachChair-4").coins(anna, 4).discard(ben, pile).step2();
    table.act(anna, "2a", "build beachChair-4", "pay wood", "pay wood", "pay wood", "pay wood").rest(anna).rest(ben);
    EXPECT_EQ(table.builtBy(anna), others == 26 ? "" : "beachChair-4");
    EXPECT_EQ(owned(table.side(ben).shown), mostOwned);
  }
}

TEST(FeinerSandFableCards, GreatFoundationPaysOnceAndLeaves) {
  Table table;
  table.clear().hand(anna, "red-4 foundation-4").step2().act(anna, "2a", "build red-4", "pay foundation-4");
  EXPECT_EQ(table.at(anna, Place::removed), "foundation-4");
  EXPECT_EQ(table.discards(anna), "");
}

TEST(FeinerSandFableCards, RecyclingAsOftenAsYouLike) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-1 castle-1 castle-1")
      .built(anna, "recycling-3")
      .draw(anna, "coin-2 coin-3 castle-2 castle-2")
      .step2();
  table.act(anna, "2a", "buy", "end");
  table.act(anna, "use recycling-3", "drop castle-1", "drop castle-1");
  table.act(anna, "use recycling-3", "drop castle-1", "drop coin-2");  // also with what was just drawn
  EXPECT_EQ(table.handOf(anna), "castle-1 coin-3");
  table.act(anna, "use recycling-3", "drop castle-1", "drop coin-3");
  EXPECT_EQ(table.handOf(anna), "castle-2");
  EXPECT_EQ(table.refusal(anna, "use recycling-3"), "F7 unusable");
}

TEST(FeinerSandFableCards, DreamBuildComesFirst) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 coin-3")
      .built(anna, "dreamBuild-6 rebate-7")
      .draw(anna, "castle-3 coin-2 green2-10 purple-4 castle-2 red-4")
      .step2();
  table.act(anna, "2a", "use dreamBuild-6");
  EXPECT_EQ(table.answers(anna), (Strings{"build castle-3", "reveal", "end"}));
  EXPECT_EQ(table.refusal(anna, "build castle-2"), "F2 notRevealed");
  table.act(anna, "reveal", "reveal", "reveal", "reveal");
  EXPECT_EQ(table.answers(anna), (Strings{"build castle-2", "build castle-3", "build purple-4", "end"}));
  EXPECT_EQ(table.refusal(anna, "reveal"), "F2 revealMore");
  EXPECT_EQ(table.refusal(anna, "build green2-10"), "F2 dear");
  EXPECT_EQ(table.refusal(anna, "build coin-2"), "F5 coinCard");
  EXPECT_EQ(table.refusal(anna, "build red-4"), "F2 notRevealed");
  table.act(anna, "build castle-3");
  EXPECT_EQ(table.side(anna).due, 2);
  EXPECT_EQ(table.discards(anna), "castle-2 coin-2 green2-10 purple-4");
  table.act(anna, "build castle-1", "pay coin-3");  // the base build joins the same purchase
  EXPECT_EQ(table.builtBy(anna), "castle-1 castle-3 rebate-7 dreamBuild-6");

  table.clear()
      .hand(anna, "castle-1 castle-2 coin-3")
      .built(anna, "dreamBuild-6 red-4")
      .step2()
      .act(anna, "2a", "build castle-1");
  EXPECT_EQ(table.refusal(anna, "use dreamBuild-6"), "F2 useNow");
}

TEST(FeinerSandFableCards, DreamBuildStopsAfterAnyCard) {
  Table table;
  const auto dream = [&]() -> Table& {
    return table.clear()
        .hand(anna, "coin-3")
        .built(anna, "dreamBuild-6")
        .draw(anna, "castle-2 castle-3 red-4 red-5 red-6 castle-1")
        .step2()
        .act(anna, "2a", "use dreamBuild-6");
  };
  dream();
  EXPECT_EQ(table.heardBy(anna), Strings{"You reveal Sandburg / Castle (2)."});
  table.act(anna, "reveal");
  EXPECT_EQ(table.heardBy(anna), Strings{"You reveal Sandburg / Castle (3)."});
  table.act(anna, "build castle-2");  // one seen before the last one, too
  EXPECT_EQ(table.discards(anna), "castle-3");
  EXPECT_EQ(table.side(anna).draw.count(), 4);

  dream().act(anna, "end");
  EXPECT_EQ(table.discards(anna), "castle-2");
  EXPECT_EQ(table.side(anna).draw.count(), 5);
  EXPECT_EQ(table.refusal(anna, "reveal"), "F2 revealNow");
}

TEST(FeinerSandFableCards, DreamBuildStopsWhenThePileIsEmpty) {
  Table table;
  table.clear()
      .hand(anna, "")
      .built(anna, "dreamBuild-6")
      .draw(anna, "castle-3 castle-2")
      .discard(anna, "coin-2")
      .step2();
  table.act(anna, "2a", "use dreamBuild-6");
  table.act(anna, "reveal");
  EXPECT_EQ(table.answers(anna), Strings{"end"});
  EXPECT_EQ(table.refusal(anna, "reveal"), "F2 revealEmpty");
  table.act(anna, "end");
  EXPECT_EQ(table.side(anna).draw.count(), 3);  // discarded first, then shuffled
  table.clear().hand(anna, "").built(anna, "dreamBuild-6").draw(anna, "").step2().act(anna, "2a", "use dreamBuild-6");
  EXPECT_EQ(table.side(anna).stage, Stage::after);
  EXPECT_EQ(table.side(anna).now.coins, 0);  // both piles empty: nothing
}

TEST(FeinerSandFableCards, LastDelivery) {
  Table table;
  table.clear()
      .hand(anna, "castle-1")
      .built(anna, "lastDelivery-6")
      .step2()
      .act(anna, "2a", "end", "use lastDelivery-6");
  EXPECT_EQ(table.handOf(anna), "castle-1 castle-3");
}

TEST(FeinerSandPairs, RebateWithEveryKindOfBuild) {
  const auto due = [](const std::string& built, auto... acts) {
    Table table;
    table.clear()
        .hand(anna, "castle-3 castle-3 castle-3 castle-1 castle-1 castle-1")
        .coins(anna, 9)
        .built(anna, "rebate-7 " + built);
    table.draw(anna, "castle-4 castle-1").step2();
    table.act(anna, acts...);
    return int{table.side(anna).due};
  };
  EXPECT_EQ(due("", "2a", "build castle-3"), 2);
  EXPECT_EQ(due("red-4", "2a", "build castle-3", "build castle-3"), 4);
  EXPECT_EQ(due("cheapBuild-10", "2a", "build castle-3 cheap"), 1);
  EXPECT_EQ(due("freeBuild-5", "2a", "build castle-3 free"), 0);
  EXPECT_EQ(due("dreamBuild-6", "2a", "use dreamBuild-6", "build castle-4"), 3);
  EXPECT_EQ(due("extraBuild-5", "2b", "use extraBuild-5", "build castle-3"), 3);
  EXPECT_EQ(due("alwaysBuild-6", "use alwaysBuild-6", "drop castle-1", "drop castle-1", "build castle-3"), 3);
}

TEST(FeinerSandPairs, EveryWayToBuildInOnePurchase) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2 castle-3 castle-4 coin-3").coins(anna, 20);
  table.built(anna, "rebate-7 red-4 cheapBuild-10 freeBuild-5 dreamBuild-6")
      .draw(anna, "purple-6 castle-1 castle-1 castle-1 castle-1 coin-2")
      .step2();
  table.act(anna, "2a", "use dreamBuild-6", "build purple-6", "build castle-4 free", "build castle-3 cheap",
            "build castle-2", "build castle-1");
  EXPECT_EQ(table.side(anna).due, 5 + 0 + 1 + 1 + 0);
  EXPECT_EQ(table.side(anna).stage, Stage::payment);
}

TEST(FeinerSandPairs, ScaffoldIsNoHandCardForAnyDiscard) {
  const std::vector<Strings> uses{{"use swap-4"},
                                  {"use removeJunk-7"},
                                  {"use threeForTwo-6"},
                                  {"use alwaysBuild-6"},
                                  {"use oneMore-3"},
                                  {"2b", "use redrawHalf-4"},
                                  {"2a", "buy", "end", "use recycling-3"}};
  for (const Strings& use : uses) {
    Table table;
    table.clear().hand(anna, "castle-1 castle-1 castle-1 coin-3").scaffold(anna);
    table.built(anna, "swap-4 removeJunk-7 threeForTwo-6 alwaysBuild-6 oneMore-3 redrawHalf-4 recycling-3 purple-4")
        .step2();
    for (const std::string& text : use) table.act(anna, text);
    EXPECT_FALSE(table.can(anna, "drop scaffold-1")) << use.back();
  }
  Table table;  // nor does it count as one of three
  table.clear().hand(anna, "castle-1 castle-1").scaffold(anna).built(anna, "removeJunk-7 threeForTwo-6").step2();
  EXPECT_EQ(table.refusal(anna, "use removeJunk-7"), "F4 unusable");
  EXPECT_EQ(table.refusal(anna, "use threeForTwo-6"), "F4 unusable");
}

TEST(FeinerSandPairs, ScaffoldTakenFromTheDiscardPileIsLaidOut) {
  Table table;
  table.clear().hand(anna, "").built(anna, "usefulFind-5").discard(anna, "scaffold-1").step2();
  table.act(anna, "2b", "use usefulFind-5", "take scaffold-1");
  EXPECT_EQ(table.side(anna).now.scaffolds, 1);
  EXPECT_EQ(table.handOf(anna), "");
}

TEST(FeinerSandPairs, DreamBuildCannotUseAScaffold) {
  Table table;
  table.clear()
      .hand(anna, "")
      .coins(anna, 9)
      .built(anna, "dreamBuild-6")
      .draw(anna, "scaffold-1")
      .step2()
      .act(anna, "2a", "use dreamBuild-6");
  EXPECT_EQ(table.answers(anna), Strings{"end"});
  table.act(anna, "end");
  EXPECT_EQ(table.side(anna).now.scaffolds, 0);
}

TEST(FeinerSandPairs, PalletPaysInEveryPayment) {
  Table table;
  table.clear().hand(anna, "castle-3 coin-3").built(anna, "pallet-4").step2();
  table.act(anna, "use pallet-4", "put coin-3", "2a", "build castle-3", "pay coin-3 pallet");  // in the same turn
  EXPECT_EQ(table.discards(anna), "coin-3");
  EXPECT_EQ(table.at(anna, Place::pallet), "");

  table.clear()
      .hand(anna, "castle-3")
      .built(anna, "pallet-4 extraBuild-5")
      .lay(anna, Place::pallet, "foundation-4")
      .step2();
  table.act(anna, "2b", "use extraBuild-5", "build castle-3", "pay foundation-4 pallet");
  EXPECT_EQ(table.at(anna, Place::removed), "foundation-4");  // also from there it leaves the game
  table.clear()
      .hand(anna, "castle-1")
      .built(anna, "pallet-4")
      .lay(anna, Place::pallet, "pit-0")
      .step2()
      .act(anna, "2a");
  EXPECT_EQ(table.side(anna).stage, Stage::after);  // a Pit pays nothing there either
}

TEST(FeinerSandPairs, TwoPalletsHoldTwoCoins) {
  Table table;
  table.clear().hand(anna, "coin-2 coin-3").built(anna, "pallet-4 pallet-4").step2();
  table.act(anna, "use pallet-4", "put coin-2", "use pallet-4", "put coin-3");
  EXPECT_EQ(table.at(anna, Place::pallet), "coin-2 coin-3");
}

TEST(FeinerSandPairs, OneUseCardsAreShuffledInLater) {
  Table table;  // the card lands on the pile after its draws: the shuffle in between is without it
  table.clear().hand(anna, "castle-1").built(anna, "oneMore-3").draw(anna, "coin-2").discard(anna, "castle-2").step2();
  table.act(anna, "use oneMore-3", "drop castle-1", "end");
  EXPECT_EQ(table.discards(anna), "oneMore-3");
  EXPECT_EQ(table.side(anna).hand.count() + table.side(anna).draw.count(), 3);

  table.clear().hand(anna, "").built(anna, "drawTwo-2").draw(anna, "coin-2 coin-3").discard(anna, "").step1();
  table.act(anna, "use drawTwo-2");  // then the base draw finds it
  EXPECT_EQ(table.handOf(anna), "coin-2 coin-3 drawTwo-2");
  EXPECT_EQ(table.side(anna).now.coins, 1);

  table.clear().hand(anna, "castle-3 castle-1").built(anna, "freeBuild-5 swap-4").draw(anna, "").step2();
  table.act(anna, "2a", "build castle-3 free", "use swap-4", "drop castle-1");
  EXPECT_EQ(table.side(anna).hand.count() + table.side(anna).draw.count(), 2);  // shuffled with the free card
}

TEST(FeinerSandPairs, DrawToLimitIgnoresShortTermLimitAndCountsNewPurple) {
  Table table;
  table.clear()
      .hand(anna, "purple-4 castle-1 castle-1 castle-1 coin-2 coin-2")
      .built(anna, "alwaysBuild-6 drawToLimit-3 shortTermLimit-3")
      .step2();
  table.act(anna, "use alwaysBuild-6", "drop castle-1", "drop castle-1", "build purple-4", "pay coin-2", "pay coin-2");
  table.act(anna, "2b", "use drawToLimit-3");
  EXPECT_EQ(table.side(anna).hand.count(), 4);
}

TEST(FeinerSandPairs, ShortTermLimitAndGiftAreTwoGifts) {
  Table table;
  table.clear().hand(anna, "castle-1").hand(ben, "castle-2").built(anna, "shortTermLimit-3").step2();
  table.act(anna, "give castle-1", "2a", "end", "use shortTermLimit-3", "end").act(ben, "give castle-2").rest(ben);
  EXPECT_EQ(table.discards(ben), "shortTermLimit-3");  // it lay on top
  EXPECT_EQ(table.nameAll(table.side(anna).gifts), "castle-1");
}

TEST(FeinerSandPairs, BeachChairByEveryBuild) {
  const std::vector<Strings> ways{{"2a", "build beachChair-4"},
                                  {"2a", "build beachChair-4 free"},
                                  {"2a", "build beachChair-4 cheap"},
                                  {"use alwaysBuild-6", "drop castle-1", "drop castle-1", "build beachChair-4"}};
  for (const Strings& way : ways) {
    Table table;
    table.clear()
        .hand(anna, "beachChair-4 castle-1 castle-1")
        .coins(anna, 4)
        .built(anna, "freeBuild-5 cheapBuild-10 alwaysBuild-6")
        .step2();
    for (const std::string& text : way) table.act(anna, text);
    table.restOfTurn();
    EXPECT_EQ(table.discards(ben), "beachChair-4") << way.back();
  }
}

TEST(FeinerSandPairs, ChairsAndGiftsArriveBeforeScoring) {
  Table table;
  table.clear().hand(anna, "beachChair-4 castle-1").coins(anna, 4).hand(ben, "castle-2").draw(ben, "").step2();
  table.state.open.lastTurn = 5;
  table.act(anna, "2a", "build beachChair-4", "pay wood", "pay wood", "pay wood", "pay wood", "give castle-1");
  table.act(ben, "give castle-2").restOfTurn();
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.points(ben), 2);
  EXPECT_EQ(table.points(anna), 6 + 1);
}

// Every action that can empty both piles after step 1 gives one more turn.
TEST(FeinerSandPairs, EveryWayToEndTheGame) {
  struct Case {
    std::string built;
    std::string hand;
    std::string draw;
    std::string discard;
    Strings acts;
  };
  const std::vector<Case> cases{
      {"", "", "coin-2 coin-3", "", {"2b", "draw"}},
      {"blue-3", "", "coin-2", "", {"2b", "use blue-3"}},
      {"blue2-7", "", "coin-2 coin-2", "", {"2b", "use blue2-7"}},
      {"drawToLimit-3", "", "coin-2 coin-2 coin-3", "", {"2b", "use drawToLimit-3"}},
      {"usefulFind-5", "", "", "coin-2", {"2b", "use usefulFind-5", "take coin-2"}},
      {"dreamBuild-6", "", "castle-1", "", {"2a", "use dreamBuild-6", "build castle-1"}},
      {"lastDelivery-6", "", "coin-2", "", {"2a", "end", "use lastDelivery-6"}},
      {"redrawHalf-4", "castle-1", "", "", {"2b", "use redrawHalf-4", "drop castle-1", "end"}},
      {"swap-4", "castle-1", "", "", {"use swap-4", "drop castle-1"}},
  };
  for (const Case& it : cases) {
    Table table;
    table.clear()
        .hand(anna, it.hand)
        .built(anna, it.built)
        .draw(anna, it.draw)
        .discard(anna, it.discard)
        .coins(anna, 9)
        .step2();
    for (const std::string& text : it.acts) table.act(anna, text);
    EXPECT_TRUE(table.side(anna).ranOut) << it.acts.back();
    table.restOfTurn();
    EXPECT_EQ(table.state.open.lastTurn, 6) << it.acts.back();
  }
  // In step 1 it is the last turn already.
  const std::vector<Case> greens{
      {"green-6", "", "coin-2 coin-2 coin-2", "", {"use green-6"}},
      {"green2-10", "", "coin-2 coin-2 coin-2 coin-3", "", {"use green2-10"}},
      {"coinDraw-8", "", "coin-2 coin-2 coin-2", "", {"use coinDraw-8"}},
      {"reallyUsefulFind-9", "", "coin-2 coin-2", "coin-3", {"use reallyUsefulFind-9", "take coin-3"}},
      {"woodenCoin-7", "", "coin-2 coin-2", "", {"use woodenCoin-7"}},
  };
  for (const Case& it : greens) {
    Table table;
    table.clear().hand(anna, it.hand).built(anna, it.built).draw(anna, it.draw).discard(anna, it.discard).step1();
    for (const std::string& text : it.acts) table.act(anna, text);  // the base draw follows by itself
    EXPECT_EQ(table.state.open.lastTurn, 5) << it.acts.back();
  }
}

std::string asked(const Table& table, Seat seat = anna, Language language = Language::en) {
  return Phrasebook({G::phrases()}).render(G::prompt(table.rules, table.state, seat), language, names, seat);
}

TEST(FeinerSandPrompts, EveryEffectAsksForWhatItWants) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2 castle-3 coin-3 coin-3")
      .built(anna, "removeJunk-7 alwaysBuild-6")
      .step2();
  table.act(anna, "use removeJunk-7");
  EXPECT_EQ(asked(table),
            "Schrott entfernen / Remove Junk: discard 2 more cards; after that you remove another one from the game.");
  table.act(anna, "drop castle-1");
  EXPECT_EQ(asked(table, anna, Language::de),
            "Schrott entfernen: Wirf noch 1 Karte ab; danach entfernst du eine weitere aus dem Spiel.");
  table.act(anna, "drop coin-3");
  EXPECT_EQ(asked(table), "Schrott entfernen / Remove Junk: which card do you remove from the game?");

  table.clear().hand(anna, "castle-1 castle-2 castle-3 coin-3").built(anna, "alwaysBuild-6 oneMore-3").step2();
  table.act(anna, "use alwaysBuild-6", "drop castle-1", "drop castle-2");
  EXPECT_EQ(asked(table), "Immer 1 Karte bauen / Always Build: which card do you build?");
  table.clear().hand(anna, "castle-1").built(anna, "oneMore-3").step2();
  table.act(anna, "use oneMore-3", "drop castle-1");
  EXPECT_EQ(asked(table), "Eine mehr ziehen / One More: your hand is empty. Draw 2 now.");
}

TEST(FeinerSandPrompts, DreamBuildTellsWhatCanBeDoneWithTheCards) {
  Table table;
  table.clear().hand(anna, "").built(anna, "dreamBuild-6").draw(anna, "castle-3 castle-2").step2();
  table.act(anna, "2a");
  EXPECT_EQ(asked(table),
            "Step 2A: use Wunschbau, or stop; there is nothing in your hand that you can build. To pay so far: 0.");
  table.act(anna, "use dreamBuild-6");
  EXPECT_EQ(asked(table),
            "Wunschbau: so far there is none that you can build and pay for. Turn up another, or build none of them.");
  table.act(anna, "reveal");
  EXPECT_EQ(asked(table),
            "Wunschbau: you can build and pay for none of the cards turned up, and there will be no "
            "more. Discard them.");
}

TEST(FeinerSandPrompts, WhoeverCanPayForNothingIsTold) {
  Table table;
  table.clear().hand(anna, "castle-3 castle-3").step2().act(anna, "2a");
  EXPECT_EQ(table.side(anna).stage, Stage::after);
  EXPECT_EQ(table.heardBy(anna), Strings{"There is nothing you can build now: no card of your hand can be built and "
                                         "paid with the rest."});
  EXPECT_EQ(table.heardBy(ben), Strings{});
  table.clear().hand(anna, "castle-1 castle-3 coin-2").built(anna, "red-4").step2().act(anna, "2a", "build castle-1");
  EXPECT_EQ(table.heardBy(anna).back(), "There is nothing more that you can build and pay for in this turn.");
  table.clear().hand(anna, "castle-1 coin-2").step2().act(anna, "2a", "build castle-1");
  EXPECT_EQ(table.heardBy(anna), Strings{"You build Sandburg / Castle (1)."});  // there was but one build
}

TEST(FeinerSandPrompts, ACompulsoryGiftIsAskedForAsSuch) {
  Table table(1);
  table.clear().hand(anna, "castle-1 castle-2");
  table.state.open.turn = soloTurns + 1;
  table.step2().act(anna, "2a", "buy");
  EXPECT_EQ(asked(table), "Before the limit you have to give away a card. Which one?");
  table.act(anna, "give castle-1");
  EXPECT_EQ(asked(table), "Step 2 is done: go on to the limit.");
}

TEST(FeinerSandPrompts, ATieIsWonByTheCoins) {
  Table table;
  table.clear().draw(anna, "castle-1").draw(ben, "castle-1").coins(anna, 1).step2();
  table.state.open.lastTurn = 5;
  table.restOfTurn();
  ASSERT_TRUE(table.isOver());
  EXPECT_EQ(table.heardBy(ben).back(), "Anna wins with 1 card left; the wooden coins break the tie.");
}

TEST(FeinerSandTexts, EveryCardSaysWhatItDoes) {
  const Phrasebook book({G::phrases()});
  const Text rulebook = G::rulebook();
  for (const std::string_view kind : enumNames(Kind{})) {
    const std::string key = "feiner-sand.card." + std::string(kind);
    EXPECT_FALSE(book.find(key + ".text", Language::de).empty()) << kind;
    EXPECT_FALSE(book.find(key + ".text", Language::en).empty()) << kind;
    // The rules call it by the same name, and the English one begins with what is printed.
    EXPECT_NE(rulebook.de.find(book.find(key, Language::de)), std::string_view::npos) << kind;
    EXPECT_NE(rulebook.en.find(book.find(key, Language::en)), std::string_view::npos) << kind;
    EXPECT_TRUE(book.find(key, Language::en).starts_with(book.find(key, Language::de))) << kind;
  }
}

}  // namespace
}  // namespace sammel::feiner_sand
