// Feiner Sand, clause by clause, in the order of the rules.
#include "engine/games/feiner_sand/feiner_sand.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/any_game.hpp"
#include "engine/games/feiner_sand/test_table.hpp"

namespace sammel::feiner_sand {
namespace {

G::Options with(int players, Deck deck, int round = 0, bool campaign = false, std::string_view past = {}) {
  G::Options options;
  options.players = players;
  options.deck = deck;
  options.fableRound = round;
  options.campaign = campaign;
  options.past = past;
  return options;
}

TEST(FeinerSandF1, TheFirstTurnBeginsWithSixCardsAndNoDraw) {
  for (int players = 1; players <= 4; ++players) {
    const Table table(with(players, Deck::learning));
    EXPECT_EQ(table.state.open.turn, 1);
    EXPECT_EQ(table.state.open.phase, Phase::step2);
    for (int i = 0; i < players; ++i) {
      EXPECT_EQ(table.handOf(Seat(i)), "castle-2 coin-2 green-6 red-5 blue-4 purple-4");
      EXPECT_EQ(table.side(Seat(i)).draw.count(), 24);
    }
  }
}

TEST(FeinerSandF1, LaterTurnsBeginWithTwoCards) {
  Table table(with(2, Deck::learning));
  table.restOfTurn();
  EXPECT_EQ(table.state.open.turn, 2);
  EXPECT_EQ(table.side(anna).hand.count(), 5);  // three kept, two drawn: the next of the learning order
  EXPECT_EQ(table.side(anna).draw.count(), 22);
}

TEST(FeinerSandF1, GreenCardsComeBeforeOrAfterTheDrawAndAreOptional) {
  Table table;
  table.clear().built(anna, "green-6 green-7").draw(anna, "coin-3 coin-2 castle-1 castle-2 castle-2 castle-2").step1();
  EXPECT_EQ(table.answers(anna), (Strings{"draw", "use green-6", "use green-7"}));
  EXPECT_EQ(table.refusal(anna, "end"), "F1 drawFirst");
  table.act(anna, "use green-7");
  EXPECT_EQ(table.handOf(anna), "coin-3");
  EXPECT_EQ(table.refusal(anna, "use green-7"), "F3 notReady");  // once
  table.act(anna, "draw");
  EXPECT_EQ(table.handOf(anna), "castle-1 coin-2 coin-3");  // as a whole
  EXPECT_EQ(table.refusal(anna, "draw"), "F1 drawnAlready");
  table.act(anna, "end");  // without the other green card
  EXPECT_EQ(table.state.open.phase, Phase::step2);
}

TEST(FeinerSandF1, TheStepEndsForEverybodyTogether) {
  Table table;
  table.clear().built(anna, "green-6").draw(ben, "coin-3 coin-2").step1();
  EXPECT_EQ(table.side(ben).stage, Stage::waiting);  // nothing to decide
  EXPECT_EQ(table.refusal(ben, "2a"), "F16 waiting");
  EXPECT_EQ(table.state.open.lastTurn, longestTurns);  // Ben's piles are empty, but nobody is told yet
  table.act(anna, "draw", "end");
  EXPECT_EQ(table.state.open.lastTurn, 5);
  EXPECT_TRUE(table.can(ben, "2a"));
}

TEST(FeinerSandF2, AllBuildsOfATurnAreOnePurchase) {
  Table table;
  table.clear().built(anna, "red-4 rebate-7").hand(anna, "castle-2 purple-5 coin-3 castle-1 castle-3 castle-3").step2();
  table.act(anna, "2a", "build castle-2", "build purple-5");  // 1 + 4
  EXPECT_EQ(table.side(anna).stage, Stage::payment);          // both builds are used up
  EXPECT_EQ(table.side(anna).due, 5);
  table.act(anna, "pay coin-3", "pay castle-3", "pay castle-3");
  EXPECT_EQ(table.handOf(anna), "castle-1");
  EXPECT_EQ(table.builtBy(anna), "castle-2 red-4 rebate-7 purple-5");
  EXPECT_EQ(table.discards(anna), "castle-3 castle-3 coin-3");
}

TEST(FeinerSandF2, NothingInAPaymentIsSuperfluous) {
  Table table;
  table.clear().hand(anna, "red-4 coin-3 coin-2 coin-2 castle-1").coins(anna, 1).step2().act(anna, "2a", "build red-4");
  EXPECT_EQ(table.refusal(anna, "end"), "F2 payFirst");
  table.act(anna, "pay coin-3");  // 1 missing
  EXPECT_TRUE(table.can(anna, "pay castle-1"));
  EXPECT_TRUE(table.can(anna, "pay wood"));
  EXPECT_TRUE(table.can(anna, "pay coin-2"));  // one too much, but neither card could stay away
  table.act(anna, "pay coin-2");
  EXPECT_EQ(table.side(anna).stage, Stage::after);
  EXPECT_EQ(table.side(anna).now.coins, 1);  // what is overpaid is lost

  table.clear().hand(anna, "castle-3 coin-3 coin-2 castle-1").step2().act(anna, "2a", "build castle-3");
  table.act(anna, "pay castle-1");
  EXPECT_EQ(table.refusal(anna, "pay coin-3"), "F2 superfluous");  // then the 1 would be
  table.act(anna, "pay coin-2");
  EXPECT_EQ(table.discards(anna), "castle-1 coin-2");
}

// Every payment that can be made is minimal, and every minimal one can be made: against brute force.
TEST(FeinerSandF2, PaymentsAgainstBruteForce) {
  const Table any;
  for (int due = 1; due <= 9; ++due) {
    for (int code = 0; code < 4 * 4 * 3 * 2; ++code) {
      const Purse purse{0, code % 4, code / 4 % 4, code / 16 % 3, code / 48 % 2, 0, 0, 0};
      for (int value = 1; value <= 4; ++value) {
        bool possible = false;  // a minimal payment with a part of this value
        for (int a = 0; a <= purse[1]; ++a) {
          for (int b = 0; b <= purse[2]; ++b) {
            for (int c = 0; c <= purse[3]; ++c) {
              for (int d = 0; d <= purse[4]; ++d) {
                const int parts[] = {0, a, b, c, d};
                const int least = a > 0 ? 1 : b > 0 ? 2 : c > 0 ? 3 : 4;
                const int sum = a + 2 * b + 3 * c + 4 * d;
                possible |= parts[value] > 0 && sum >= due && sum - least < due;
              }
            }
          }
        }
        ASSERT_EQ(canPayWith(purse, due, UINT8_MAX, value), possible) << due << ' ' << code << ' ' << value;
      }
    }
  }
  Purse rich{};
  rich[1] = 900;
  rich[3] = 2;
  EXPECT_TRUE(canPayWith(rich, 700, UINT8_MAX, 3));
  rich[1] = 690;
  EXPECT_FALSE(canPayWith(rich, 700, UINT8_MAX, 3));
}

TEST(FeinerSandF2, TwoAWithoutBuildingAndTwoBWithTheDraw) {
  Table table;
  table.clear().hand(anna, "castle-3").built(anna, "blue-3").step2();
  EXPECT_EQ(table.refusal(anna, "end"), "F2 chooseFirst");
  table.act(anna, "2a");  // nothing can be paid
  EXPECT_EQ(table.side(anna).stage, Stage::after);
  EXPECT_EQ(table.refusal(anna, "2b"), "F2 choice");

  table.clear().hand(anna, "castle-3").built(anna, "blue-3").step2().act(anna, "2b");
  EXPECT_EQ(table.refusal(anna, "end"), "F2 drawFirst");
  table.act(anna, "use blue-3", "draw");
  EXPECT_EQ(table.side(anna).hand.count(), 4);
  EXPECT_EQ(table.refusal(anna, "build castle-3"), "F2 buildNow");
}

TEST(FeinerSandF2, OneBuildUnlessRedCardsSayOtherwise) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-1 coin-3 coin-3").step2().act(anna, "2a", "build castle-1");
  EXPECT_EQ(table.side(anna).stage, Stage::payment);
  table.clear().hand(anna, "castle-1 castle-1 castle-1 coin-3 coin-3").built(anna, "red-4 red-5").step2();
  table.act(anna, "2a", "build castle-1", "build castle-1", "build castle-1");
  EXPECT_EQ(table.side(anna).due, 3);
}

TEST(FeinerSandF2, YellowActionsDoNotInterruptThePurchase) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2 coin-3 castle-3").built(anna, "swap-4 red-4").step2().act(anna, "2a");
  EXPECT_EQ(table.refusal(anna, "use swap-4"), "F4 useNow");
  EXPECT_EQ(table.refusal(anna, "give castle-1"), "F4 giveNow");
  table.act(anna, "build castle-1", "buy");
  EXPECT_EQ(table.refusal(anna, "give castle-2"), "F4 giveNow");
  table.act(anna, "pay castle-2", "give castle-3", "use swap-4", "drop coin-3");
  EXPECT_EQ(table.handOf(anna), "castle-3");
}

TEST(FeinerSandF3, OnlyPurpleAndYellowWorkAtOnce) {
  Table table;
  table.clear()
      .hand(anna, "red-4 castle-1 castle-1 coin-3 coin-3 castle-2 castle-2")
      .built(anna, "alwaysBuild-6")
      .step2();
  table.act(anna, "use alwaysBuild-6", "drop castle-1", "drop castle-1", "build red-4", "pay coin-3", "pay castle-2",
            "2a");
  table.act(anna, "build castle-2");
  EXPECT_EQ(table.side(anna).stage, Stage::payment);  // the new red card gives no second build yet

  table.clear().hand(anna, "swap-4 coin-3 castle-1 castle-2 castle-2").step2();
  table.act(anna, "2a", "build swap-4", "pay coin-3", "pay castle-1");
  EXPECT_TRUE(table.can(anna, "use swap-4"));
  table.clear().hand(anna, "purple-4 coin-2 coin-2 castle-1 castle-2 castle-3 castle-3").step2();
  table.act(anna, "2a", "build purple-4", "pay coin-2", "pay coin-2", "end");
  EXPECT_EQ(table.side(anna).stage, Stage::waiting);  // the limit is 4 at once
  // Blue by a blue card, in the same 2B.
  table.clear().hand(anna, "blue-3 coin-3").built(anna, "extraBuild-5").step2();
  table.act(anna, "2b", "use extraBuild-5", "build blue-3", "pay coin-3");
  EXPECT_EQ(table.refusal(anna, "use blue-3"), "F3 notReady");
}

TEST(FeinerSandF4, YellowActionsOnceATurnAfterStepOneBeforeStepThree) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2 coin-2")
      .built(anna, "swap-4 green-6")
      .draw(anna, "coin-3 coin-3 castle-3 castle-3 castle-3")
      .step1();
  EXPECT_EQ(table.refusal(anna, "use swap-4"), "F4 useNow");
  EXPECT_EQ(table.refusal(anna, "give castle-1"), "F4 giveNow");
  table.act(anna, "draw", "end", "use swap-4", "drop castle-1");
  EXPECT_EQ(table.refusal(anna, "use swap-4"), "F3 notReady");
  table.act(anna, "give castle-2");
  EXPECT_EQ(table.refusal(anna, "give coin-2"), "F4 gave");
  EXPECT_EQ(table.nameAll(table.side(anna).gifts), "castle-2");
  table.act(anna, "2a", "buy", "end");
  EXPECT_EQ(table.side(anna).stage, Stage::step3);
  EXPECT_EQ(table.refusal(anna, "give coin-2"), "F4 gave");
}

TEST(FeinerSandF4, AlsoBetweenTheDrawsOfTwoB) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2")
      .built(anna, "swap-4 blue-3")
      .draw(anna, "coin-3 castle-3 castle-3 castle-3 castle-3")
      .step2();
  table.act(anna, "2b", "use blue-3", "use swap-4", "drop castle-1", "give castle-2", "draw");
  EXPECT_EQ(table.handOf(anna), "castle-3 castle-3 castle-3 coin-3");
  EXPECT_EQ(table.refusal(anna, "give green-6"), "F4 gave");
}

TEST(FeinerSandF5, WhatPaysHowMuchAndWhereItGoes) {
  Table table;
  table.clear()
      .hand(anna, "green2-10 green-6 pit-0 foundation-4 coin-2")
      .lay(anna, Place::pallet, "coin-3")
      .built(anna, "pallet-4");
  table.scaffold(anna).coins(anna, 1).step2();
  EXPECT_EQ(money(table.rules, table.side(anna)), 1 + 1 + 0 + 4 + 2 + 3 + 1 + 1);
  table.act(anna, "2a", "build green2-10");
  EXPECT_EQ(table.refusal(anna, "pay pit-0"), "F5 pit");
  EXPECT_EQ(table.refusal(anna, "pay coin-2 pallet"), "F5 notOnPallet");
  EXPECT_EQ(table.refusal(anna, "pay castle-1"), "F5 hand");
  table.act(anna, "pay foundation-4", "pay scaffold-1", "pay wood", "pay green-6", "pay coin-3 pallet");
  EXPECT_EQ(table.discards(anna), "coin-3 green-6 scaffold-1");
  EXPECT_EQ(table.at(anna, Place::removed), "foundation-4");
  EXPECT_EQ(table.side(anna).now.coins, 0);
  EXPECT_EQ(table.side(anna).now.scaffolds, 0);
  EXPECT_EQ(table.handOf(anna), "coin-2 pit-0");
  for (const char* coin : {"coin-2", "pit-0"}) {
    table.clear().hand(anna, std::string(coin) + " coin-3 coin-3 castle-1").step2().act(anna, "2a");
    EXPECT_EQ(table.refusal(anna, std::string("build ") + coin), "F5 coinCard");
  }
  EXPECT_EQ(table.refusal(anna, "pay wood"), "F2 payNow");
}

TEST(FeinerSandF6, TheLastCardShufflesAtOnce) {
  Table table;
  table.clear().hand(anna, "").draw(anna, "coin-3 coin-2").discard(anna, "castle-1 castle-2 castle-3").step2();
  table.act(anna, "2b", "draw");
  EXPECT_EQ(table.side(anna).draw.count(), 3);
  EXPECT_EQ(table.discards(anna), "");
  EXPECT_FALSE(table.side(anna).ranOut);
}

TEST(FeinerSandF6, AnEmptyDiscardPileIsShuffledWhenACardIsNeeded) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2").built(anna, "swap-4").draw(anna, "").step2();
  table.act(anna, "use swap-4", "drop castle-1");  // what was just discarded comes back
  EXPECT_EQ(table.handOf(anna), "castle-1 castle-2");
}

TEST(FeinerSandF6, NoCardsGiveWoodenCoins) {
  Table table;
  table.clear().hand(anna, "").draw(anna, "coin-3").step2().act(anna, "2b", "draw");
  EXPECT_EQ(table.handOf(anna), "coin-3");
  EXPECT_EQ(table.side(anna).now.coins, 1);
}

TEST(FeinerSandF7, DiscardDownToTheLimit) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2 castle-2 castle-3 coin-2 coin-3").built(anna, "purple-4").step2();
  table.act(anna, "2b", "draw", "end");  // 8 cards, limit 4
  EXPECT_EQ(table.refusal(anna, "end"), "F7 limit");
  EXPECT_EQ(table.refusal(anna, "drop green-6"), "F7 hand");
  table.act(anna, "drop castle-1", "drop castle-2", "drop castle-2", "drop castle-3");
  EXPECT_EQ(table.refusal(anna, "drop coin-2"), "F7 dropLimit");
  EXPECT_EQ(table.handOf(anna), "castle-3 castle-3 coin-2 coin-3");
  table.act(anna, "end");
  EXPECT_EQ(table.side(anna).stage, Stage::waiting);
}

TEST(FeinerSandF7, PurpleCardsComeFirst) {
  Table table;
  table.clear()
      .hand(anna, "castle-1 castle-2 castle-2 castle-3 coin-2")
      .built(anna, "lastDelivery-6 recycling-3 purple2-8")
      .step2();
  table.act(anna, "2a", "buy", "end");
  EXPECT_EQ(table.side(anna).stage, Stage::step3);
  EXPECT_TRUE(table.can(anna, "end"));
  table.act(anna, "use lastDelivery-6", "drop castle-1");
  EXPECT_EQ(table.refusal(anna, "use recycling-3"), "F7 useNow");
  EXPECT_EQ(table.refusal(anna, "use lastDelivery-6"), "F3 notReady");
}

TEST(FeinerSandF8, GiftsMoveOnlyIfEverySymbolCardHoldsOne) {
  Table table(3);
  table.clear().hand(anna, "castle-1").hand(ben, "castle-2").hand(cleo, "").gifts(cleo, "coin-2 coin-3").step2();
  table.act(anna, "give castle-1").rest(anna).rest(ben).rest(cleo);
  EXPECT_EQ(table.state.open.turn, 6);
  EXPECT_EQ(table.discards(ben), "");  // Ben has given nothing
  table.act(ben, "give castle-2").restOfTurn();
  EXPECT_EQ(table.discards(anna), "coin-3");  // the top one, from the right
  EXPECT_EQ(table.discards(ben), "castle-1");
  EXPECT_EQ(table.discards(cleo), "castle-2");
  EXPECT_EQ(table.nameAll(table.side(cleo).gifts), "coin-2");
}

TEST(FeinerSandF8, WithTwoPlayersThereAreTwoSymbolCards) {
  Table table;
  table.clear().hand(anna, "castle-1").hand(ben, "castle-2").step2();
  table.act(anna, "give castle-1").act(ben, "give castle-2").restOfTurn();
  EXPECT_EQ(table.discards(anna), "castle-2");
  EXPECT_EQ(table.discards(ben), "castle-1");
}

TEST(FeinerSandF8, AlsoAfterTheLastTurn) {
  Table table;
  table.clear().hand(anna, "castle-1").hand(ben, "castle-2 castle-3").step2();
  table.state.open.lastTurn = 5;
  table.act(anna, "give castle-1").act(ben, "give castle-2").restOfTurn();
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.points(anna), 6 + 1);
  EXPECT_EQ(table.points(ben), 6 + 1 + 1);
}

TEST(FeinerSandF9, EmptyAfterStepOneEndsTheGameWithThisTurn) {
  Table table;
  table.clear().draw(anna, "coin-3 coin-2").step1();
  EXPECT_EQ(table.state.open.lastTurn, 5);
  EXPECT_EQ(table.state.open.phase, Phase::step2);
  table.restOfTurn();
  EXPECT_TRUE(table.isOver());
}

TEST(FeinerSandF9, EmptyLaterGivesOneMoreTurn) {
  Table table;
  table.clear().draw(anna, "coin-3 coin-2").step2().act(anna, "2b", "draw").restOfTurn();
  EXPECT_EQ(table.state.open.lastTurn, 6);
  EXPECT_FALSE(table.isOver());
  table.restOfTurn();
  EXPECT_TRUE(table.isOver());
}

TEST(FeinerSandF9, TheEarliestEndCounts) {
  Table table;
  table.clear().draw(anna, "coin-3 coin-2").step2().act(anna, "2b", "draw").restOfTurn();
  EXPECT_EQ(table.state.open.lastTurn, 6);
  table.draw(ben, "").rest(anna);  // in the last turn nothing can prolong the game
  table.act(ben, "2b", "draw").restOfTurn();
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.state.open.turn, 6);
}

TEST(FeinerSandF9, AOneUseCardLandsOnThePileBeforeItIsLookedAt) {
  Table table;
  table.clear().hand(anna, "castle-1").draw(anna, "coin-3").built(anna, "oneMore-3").step2();
  table.act(anna, "use oneMore-3", "end");
  EXPECT_EQ(table.discards(anna), "oneMore-3");
  EXPECT_FALSE(table.side(anna).ranOut);
  table.clear().hand(anna, "").draw(anna, "coin-3 coin-2 castle-1 castle-2").built(anna, "drawTwo-2").step1();
  table.act(anna, "draw", "use drawTwo-2");
  EXPECT_EQ(table.state.open.lastTurn, longestTurns);
}

TEST(FeinerSandF10, WhatCounts) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2").draw(anna, "coin-2").discard(anna, "coin-3").scaffold(anna);
  table.lay(anna, Place::pallet, "coin-2").lay(anna, Place::removed, "pit-0").gifts(anna, "castle-3").step2();
  EXPECT_EQ(table.points(anna), 2 + 1 + 1 + 1);
  table.built(anna, "largeCastle-5").step2();
  EXPECT_EQ(table.points(anna), 4);
  table.built(anna, "hugeCastle-8").step2();
  EXPECT_EQ(table.points(anna), 2);
  table.clear().built(anna, "largeCastle-5 hugeCastle-8").draw(anna, "coin-2").step2();
  EXPECT_EQ(table.points(anna), 0);  // not below
}

TEST(FeinerSandF10, FewestWinThenMostCoinsThenShared) {
  Table table(3);
  table.clear().draw(anna, "coin-2").draw(ben, "coin-2").draw(cleo, "coin-2 coin-2").coins(ben, 1).step2();
  table.state.open.phase = Phase::over;
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{2, 1, 3}));
  table.coins(anna, 1).step2();
  table.state.open.phase = Phase::over;
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{1, 1, 3}));
}

// Plays a whole game by first choices.
void playOut(Table& table) {
  while (!table.isOver()) {
    for (int i = 0; i < table.rules.players; ++i) {
      if (!table.isOver() && table.side(Seat(i)).stage != Stage::waiting) {
        const Strings answers = table.answers(Seat(i));
        table.act(
            Seat(i),
            answers[table.rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(answers.size()))]);
      }
    }
  }
}

int countRound(const Table& table, int round) {
  int count = 0;
  for (const Card card : table.state.open.deck) count += table.rules.types[card].round == round ? 1 : 0;
  return count;
}

TEST(FeinerSandF11, ThreeCardsGoAndThreeFablesJoin) {
  Table first(with(3, Deck::learning, 0, true));
  playOut(first);
  const auto options = G::next(first.rules, first.state);
  ASSERT_TRUE(options);
  EXPECT_TRUE(G::validate(*options).isFine()) << std::string(options->past.view());
  EXPECT_EQ(options->deck, Deck::shuffled);
  Table second(*options);
  EXPECT_EQ(second.state.open.found.size(), 3U);
  EXPECT_EQ(countRound(second, 1), 3);
  EXPECT_EQ(countRound(second, -1), 12);
  for (int i = 0; i < 3; ++i) {  // the same 30 cards for everybody
    Cards all = second.side(Seat(i)).hand;
    for (const Card card : second.side(Seat(i)).draw) all.insert(card);
    EXPECT_TRUE(std::equal(all.begin(), all.end(), second.state.open.deck.begin(), second.state.open.deck.end()));
  }
}

TEST(FeinerSandF11, FromTheTenthRoundOnWhatWasRemovedComesBack) {
  std::optional<G::Options> options = with(2, Deck::shuffled, 0, true);
  std::vector<Card> removed;
  for (int game = 1; game <= 12; ++game) {
    Table table(*options, static_cast<std::uint64_t>(game));
    if (game <= 10) {
      EXPECT_EQ(countRound(table, 10 - 1), game == 10 ? 3 : 0);
    } else {
      for (std::size_t i = 0; i < 3; ++i) {
        const Card back = removed[static_cast<std::size_t>(game - 11) * 3 + i];
        const bool again = std::find(table.state.open.found.begin(), table.state.open.found.end(), back) !=
                           table.state.open.found.end();
        const auto& deck = table.state.open.deck;
        EXPECT_TRUE(again || std::find(deck.begin(), deck.end(), back) != deck.end());
      }
    }
    for (const Card card : table.state.open.found) removed.push_back(card);
    playOut(table);
    options = G::next(table.rules, table.state);
    ASSERT_TRUE(options);
    ASSERT_TRUE(G::validate(*options).isFine()) << game << ' ' << std::string(options->past.view());
  }
}

TEST(FeinerSandF11, ASharedWinLetsTheLowestSeatShuffle) {
  Table table(with(3, Deck::shuffled, 0, true));
  table.clear().draw(anna, "coin-2 coin-2").draw(ben, "coin-2").draw(cleo, "coin-2").step2();
  table.state.open.phase = Phase::over;
  const Past past = addGame(table.rules, table.state);
  EXPECT_EQ(past.lastWinner, Seat(1));
  EXPECT_EQ(past.wins, (PerSeat<std::int16_t, 4>{{0, 1, 1, 0}}));
  EXPECT_EQ(past.points, (PerSeat<std::int16_t, 4>{{2, 1, 1, 0}}));
}

TEST(FeinerSandF11, SingleGamesInAnyFableRound) {
  for (int round = 0; round <= 18; ++round) {
    const Table table(with(2, Deck::shuffled, round));
    if (round >= 1 && round <= 9) EXPECT_EQ(countRound(table, round), 3);
    EXPECT_EQ(countRound(table, -1), 12);
  }
  EXPECT_EQ(G::validate(with(2, Deck::learning, 1)).clause(), "F11");
  EXPECT_EQ(G::validate(with(2, Deck::shuffled, 1, true)).clause(), "F11");
}

TEST(FeinerSandF11, APastThatCannotBeIsRefused) {
  Table table(with(2, Deck::shuffled, 0, true));
  table.clear().draw(anna, "coin-2").step2();
  table.state.open.phase = Phase::over;
  const std::string good(G::next(table.rules, table.state)->past.view());
  EXPECT_TRUE(G::validate(with(2, Deck::shuffled, 0, true, good)).isFine());
  EXPECT_EQ(G::validate(with(2, Deck::shuffled, 0, false, good)).reason().key, "feiner-sand.no.pastAlone");
  EXPECT_EQ(G::validate(with(2, Deck::learning, 0, true, good)).reason().key, "feiner-sand.no.pastLearning");
  const auto refused = [&](std::string past) { return !G::validate(with(2, Deck::shuffled, 0, true, past)).isFine(); };
  EXPECT_TRUE(refused("x"));
  EXPECT_TRUE(refused(good + "x"));
  EXPECT_TRUE(refused("2" + good.substr(1)));  // a second game would have moved the stack
  EXPECT_TRUE(refused("0" + good.substr(1)));
  std::string stack = good;
  std::swap(stack[2], stack[3]);
  EXPECT_TRUE(refused(stack));  // fables out of order
  EXPECT_FALSE(G::validate(with(3, Deck::shuffled, 0, true, good)).isFine());
  for (std::size_t i = 0; i < good.size(); ++i) EXPECT_TRUE(refused(good.substr(0, i)) || i == 0) << i;
}

TEST(FeinerSandF11, ACampaignGoesOnHoweverLongItIs) {
  Table first(with(2, Deck::shuffled, 0, true));
  first.clear().draw(anna, "coin-2").step2();
  first.state.open.phase = Phase::over;
  const std::string stack(G::next(first.rules, first.state)->past.view().substr(2, fableCount));
  const std::string most = "999-" + stack + "-1-999.999-30000.30000";
  Table table(with(2, Deck::shuffled, 0, true, most));
  table.clear().draw(anna, "coin-2").draw(ben, "coin-2").step2();  // both win
  table.state.open.phase = Phase::over;
  const std::optional<G::Options> next = G::next(table.rules, table.state);
  EXPECT_TRUE(G::validate(*next).isFine()) << std::string(next->past.view());
  EXPECT_TRUE(next->past.view().ends_with("-1-999.999-30000.30000"));
}

TEST(FeinerSandF12, WarningSignsStay) {
  const Table table;
  Strings signs;
  for (std::size_t card = 0; card < table.rules.types.size(); ++card) {
    if (table.rules.types[card].round == -1) signs.push_back(table.name(static_cast<Card>(card)));
  }
  EXPECT_EQ(signs, (Strings{"coin-2", "coin-3", "green-6", "green-7", "red-4", "red-5", "blue-3", "blue-4", "purple-4",
                            "purple-5"}));
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Table drawn(with(2, Deck::shuffled, 18), seed);
    for (const Card card : drawn.state.open.found) EXPECT_TRUE(drawn.rules.isNumbered(card));
    EXPECT_EQ(countRound(drawn, -1), 12);
  }
}

TEST(FeinerSandF13, CardsThatLeftTheGameReturnToTheirDeck) {
  Table table(with(2, Deck::shuffled, 0, true));
  table.state.open.found.clear();
  table.clear().lay(anna, Place::removed, "castle-1").gifts(anna, "castle-2").discard(ben, "castle-2").step2();
  table.state.open.phase = Phase::over;
  const Table next(*G::next(table.rules, table.state));
  for (const Seat seat : {anna, ben}) {
    EXPECT_EQ(next.side(seat).hand.count() + next.side(seat).draw.count(), 30);
  }
}

TEST(FeinerSandF14, ThirteenTurnsWithoutGiftsThenOneIsDue) {
  Table table(1);
  table.clear().hand(anna, "castle-1 castle-2");
  table.state.open.turn = 13;
  table.step2();
  EXPECT_EQ(coinsOnSymbolCard(table.rules, table.state.open), 1);
  EXPECT_EQ(table.refusal(anna, "give castle-1"), "F14 giveCoins");
  table.act(anna, "2a", "buy", "end");
  EXPECT_EQ(table.state.open.turn, 14);
  table.act(anna, "2b", "draw");
  EXPECT_EQ(table.refusal(anna, "end"), "F14 giftDue");
  table.act(anna, "give castle-1", "end");
  EXPECT_EQ(table.side(anna).gifts.count(), 1);
  table.clear();
  table.state.open.turn = 20;
  table.step2().act(anna, "2a", "end");  // without a hand card there is nothing to give
}

TEST(FeinerSandF14, ThirteenCoinsLieThereAlsoBeforeTheFirstTurn) {
  const Table table(with(1, Deck::shuffled));
  EXPECT_EQ(table.state.open.phase, Phase::exchange);
  EXPECT_EQ(G::screen(table.rules, G::know(table.rules, table.state, anna)).soloCoins, 13);
}

TEST(FeinerSandF14, GivenCardsCountTwo) {
  Table table(1);
  table.clear().hand(anna, "castle-1").draw(anna, "").gifts(anna, "coin-2 coin-3").built(anna, "hugeCastle-8").step2();
  EXPECT_EQ(table.points(anna), 4);  // castles take off only what was not built
}

TEST(FeinerSandF14, BeachChairAndShortTermLimitAlone) {
  Table table(1);
  table.clear().hand(anna, "beachChair-4 coin-2 coin-2").built(anna, "shortTermLimit-3").step2();
  table.act(anna, "2a", "build beachChair-4", "pay coin-2", "pay coin-2", "end", "use shortTermLimit-3", "end");
  EXPECT_EQ(table.builtBy(anna), "beachChair-4");
  EXPECT_EQ(table.at(anna, Place::removed), "shortTermLimit-3");
}

// A solitaire game at its end, with this sum and these coins.
Table soloEnd(int cards, int coins, std::string_view past = {}) {
  Table table(with(1, Deck::shuffled, 0, true, past));
  if (table.state.open.phase == Phase::sortOut) {
    for (int i = 0; i < 3; ++i) table.act(anna, table.answers(anna).front());
  }
  table.clear();
  std::string draw;
  for (int i = 0; i < cards; ++i) draw += "castle-1 ";
  table.draw(anna, draw).coins(anna, coins);
  table.state.open.lastTurn = table.state.open.turn;
  table.step2().act(anna, "2a", "end");
  return table;
}

TEST(FeinerSandF14, CrossOffTheSumOrTheNextFreeNumber) {
  Table table = soloEnd(17, 4);
  EXPECT_TRUE(table.isOver());  // four coins fill no block
  EXPECT_EQ(table.state.open.crossed, 17);
  const auto next = G::next(table.rules, table.state);
  EXPECT_EQ(next->past.view(), "1--17-4-0");

  Table second = soloEnd(17, 1, "1--17-4-0");  // the fifth coin fills the first block
  EXPECT_EQ(second.state.open.phase, Phase::crossOff);
  EXPECT_EQ(second.refusal(anna, "spend 2"), "F14 spend");
  Table other = second;
  other.act(anna, "cross");
  EXPECT_EQ(other.state.open.crossed, 18);
  second.act(anna, "spend 1", "cross");
  EXPECT_EQ(second.state.open.crossed, 16);
  EXPECT_EQ(G::next(second.rules, second.state)->past.view().substr(5), "-17.16-5-1");
  EXPECT_EQ(soloEnd(0, 0).state.open.crossed, 1);  // at least 1
}

TEST(FeinerSandF14, SeveralBlocksOnOneSumAndNoMoreThanTwentyFiveCoins) {
  Table table = soloEnd(8, 99);
  table.act(anna, "spend 5", "spend 2");
  EXPECT_EQ(loweredSum(table.rules, table.state), 1);
  EXPECT_EQ(table.refusal(anna, "spend 1"), "F14 spend");  // it is 1 already
  table.act(anna, "cross");
  EXPECT_EQ(G::next(table.rules, table.state)->past.view(), "1--1-25-18");
}

TEST(FeinerSandF14, TheScreenShowsTheBlocksOfTheSheet) {
  const auto screenOf = [](const Table& table) {
    return G::screen(table.rules, G::know(table.rules, table.state, anna));
  };
  const auto before = screenOf(Table(with(1, Deck::shuffled, 0, true, "1--17-9-1")));
  EXPECT_EQ(before.sheetCoins, 9);
  EXPECT_EQ(before.spent, (FixedVector<std::int8_t, blockCount>{1}));

  Table table = soloEnd(17, 1, "1--17-9-1");  // this game's coin fills the second block
  EXPECT_EQ(screenOf(table).sheetCoins, 10);
  table.act(anna, "spend 2");
  EXPECT_EQ(screenOf(table).spent, (FixedVector<std::int8_t, blockCount>{1, 2}));
}

TEST(FeinerSandF14, AboveTwentyTheCampaignIsLost) {
  Table table = soloEnd(20, 0, "1--20-0-0");
  EXPECT_EQ(table.state.open.crossed, highestCross + 1);
  EXPECT_FALSE(G::next(table.rules, table.state));
  EXPECT_EQ(G::sheet(table.rules, table.state).back().label, "feiner-sand.sheet.lost");
  EXPECT_EQ(G::sheet(table.rules, table.state).back().values[0], 2);
  EXPECT_TRUE(G::next(soloEnd(20, 0).rules, soloEnd(20, 0).state));

  Table saved = soloEnd(20, 5, "1--20-0-0");
  EXPECT_EQ(G::prompt(saved.rules, saved.state, anna).key, "feiner-sand.ask.crossLost");
  saved.act(anna, "spend 1", "cross");
  EXPECT_EQ(saved.state.open.crossed, 19);
  EXPECT_TRUE(G::next(saved.rules, saved.state));
  EXPECT_EQ(G::prompt(soloEnd(20, 5).rules, soloEnd(20, 5).state, anna).key, "feiner-sand.ask.cross");
}

TEST(FeinerSandF14, SixCardsAreTurnedUpAndThreeOfThemChosen) {
  Table table(with(1, Deck::shuffled, 0, true, "1--17-4-0"));
  EXPECT_EQ(table.state.open.phase, Phase::sortOut);
  EXPECT_EQ(table.state.open.found.size(), 6U);
  EXPECT_EQ(table.refusal(anna, "remove coin-2"), "F14 sortOut");  // a warning sign
  for (int i = 0; i < 3; ++i) table.act(anna, table.answers(anna).front());
  EXPECT_EQ(table.state.open.phase, Phase::exchange);
  EXPECT_EQ(countRound(table, 1), 3);
  EXPECT_EQ(table.side(anna).hand.count() + table.side(anna).draw.count(), 30);
}

TEST(FeinerSandF14, TenGames) {
  std::optional<G::Options> options = with(1, Deck::shuffled, 0, true);
  int games = 0;
  while (options) {
    ASSERT_TRUE(G::validate(*options).isFine()) << std::string(options->past.view());
    Table table(*options, static_cast<std::uint64_t>(++games));
    if (table.state.open.phase == Phase::sortOut) {
      for (int i = 0; i < 3; ++i) table.act(anna, table.answers(anna).back());
    }
    EXPECT_EQ(countRound(table, 9), games == 10 ? 3 : 0);
    table.clear().draw(anna, std::string("castle-1 castle-1 ").substr(0, games % 2 == 0 ? 18 : 9));
    table.state.open.lastTurn = table.state.open.turn;
    table.step2().act(anna, "2a", "end");
    ASSERT_TRUE(table.isOver());
    const Sheet sheet = G::sheet(table.rules, table.state);
    EXPECT_EQ(sheet.back().values[0], games);
    if (games == 10) EXPECT_EQ(sheet[sheet.size() - 2].values[0], 55);  // 1 to 10 all crossed off
    options = G::next(table.rules, table.state);
  }
  EXPECT_EQ(games, 10);
  EXPECT_EQ(G::validate(with(1, Deck::learning, 0, true)).clause(), "F14");
  for (const char* past : {"x", "1--0-4-0", "1--21-4-0", "1--17-26-0", "1--17-4-1", "1--17-4-0 ", "1-A-17-4-0",
                           "10--1-0-0", "2-DDD-1.2-0-0", "2-AAA-1.2-0-0", "2-BBB-2.2-0-0", "2-BBB-1.02-0-0"}) {
    EXPECT_EQ(G::validate(with(1, Deck::shuffled, 0, true, past)).clause(), "F14") << past;
  }
  EXPECT_TRUE(G::validate(with(1, Deck::shuffled, 0, true, "2-BBB-1.2-0-0")).isFine());
}

TEST(FeinerSandF15, SixtyTurnsAreTheMost) {
  Table table;
  table.clear();
  table.state.open.turn = 59;
  table.step2().restOfTurn();
  EXPECT_FALSE(table.isOver());
  EXPECT_EQ(table.state.open.turn, 60);
  table.restOfTurn();
  EXPECT_TRUE(table.isOver());
}

TEST(FeinerSandF16, TheOthersSeeAtTheBarrierWhatWasDone) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2 coin-2").step2();
  const auto before = G::know(table.rules, table.state, ben);
  table.act(anna, "2a", "build castle-1", "pay castle-2", "give coin-2");
  EXPECT_EQ(G::know(table.rules, table.state, ben), before);
  EXPECT_EQ(G::know(table.rules, table.state, Viewer::spectator()).fronts[anna], before.fronts[anna]);
  EXPECT_EQ(table.heardBy(ben), Strings{});
  table.act(anna, "end");
  EXPECT_TRUE(G::know(table.rules, table.state, ben).waiting.has(anna));
  EXPECT_EQ(G::know(table.rules, table.state, ben).fronts[anna], before.fronts[anna]);
  table.act(ben, "2a", "end");
  const Strings heard = table.heardBy(ben);
  EXPECT_NE(std::find(heard.begin(), heard.end(), "Anna builds Sandburg / Castle (1)."), heard.end());
  EXPECT_NE(std::find(heard.begin(), heard.end(), "Anna puts down a card for Ben."), heard.end());
  EXPECT_EQ(G::know(table.rules, table.state, ben).fronts[anna].giftCount, 1);
}

TEST(FeinerSandF16, OnlyTheGiverKnowsAGift) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2").step2().act(anna, "give castle-2").restOfTurn();
  EXPECT_EQ(table.nameAll(G::know(table.rules, table.state, anna).own->gifts), "castle-2");
  std::set<std::string> imagined;
  for (int i = 0; i < 200; ++i) {
    const auto belief = G::believe(table.rules, G::know(table.rules, table.state, ben));
    imagined.insert(table.nameAll(G::imagine(table.rules, belief, table.rng).sides[anna].gifts));
  }
  EXPECT_TRUE(imagined.count("castle-1") == 1 && imagined.count("castle-2") == 1);
}

TEST(FeinerSandF16, TheLearningOrderIsKnownUntilTheFirstShuffle) {
  Table table(with(2, Deck::learning));
  const auto world =
      G::imagine(table.rules, G::believe(table.rules, G::know(table.rules, table.state, ben)), table.rng);
  EXPECT_EQ(world.sides[anna].draw, table.side(anna).draw);
  EXPECT_EQ(world.sides[ben].draw, table.side(ben).draw);
}

TEST(FeinerSandF16, WhoIsDoneWaitsForAll) {
  Table table(3);
  table.clear().built(anna, "green-6").built(cleo, "green-6").step1();
  EXPECT_EQ(table.refusal(ben, "2a"), "F16 waiting");
  table.rest(anna);
  EXPECT_EQ(table.refusal(ben, "2a"), "F16 waiting") << "only Cleo is missing";
}

TEST(FeinerSandEvents, AGiftHasACardOnlyForTheGiver) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2").step2().act(anna, "give castle-2");
  EXPECT_EQ(table.told<Gives>(anna), (std::vector{Gives{anna, ben, Printed{Kind::castle, 2}}}));
  EXPECT_TRUE(table.told<Gives>(ben).empty());
  table.rest(anna).rest(ben);  // the barrier
  EXPECT_TRUE(table.told<Gives>(anna).empty());
  EXPECT_EQ(table.told<Gives>(ben), (std::vector{Gives{anna, ben, {}}}));
  EXPECT_EQ(table.told<Gives>(Viewer::spectator()), (std::vector{Gives{anna, ben, {}}}));
}

TEST(FeinerSandEvents, OnlyTheBuilderHearsWhereTheCardWas) {
  Table table;
  table.clear().hand(anna, "castle-1 castle-2").step2().act(anna, "2a", "build castle-1");
  const Printed castle{Kind::castle, 1};
  EXPECT_EQ(table.told<Builds>(anna), (std::vector{Builds{anna, castle, Spot::hand}}));
  EXPECT_TRUE(table.told<Builds>(ben).empty());
  table.rest(anna).rest(ben);
  EXPECT_TRUE(table.told<Builds>(anna).empty());
  EXPECT_EQ(table.told<Builds>(ben), (std::vector{Builds{anna, castle, {}}}));
}

TEST(FeinerSandEvents, OnlyThePlayerHearsWhichCardsCome) {
  Table table;
  table.clear().built(anna, "usefulFind-5").discard(anna, "coin-3").draw(anna, "scaffold-1 castle-2 castle-3").step2();
  table.act(anna, "2b", "use usefulFind-5", "take coin-3");
  EXPECT_EQ(table.told<Gets>(anna), (std::vector{Gets{anna, {Kind::coin, 3}, Spot::discard, Spot::hand}}));
  table.act(anna, "draw");
  EXPECT_EQ(table.told<Gets>(anna), (std::vector{Gets{anna, {Kind::castle, 2}, Spot::draw, Spot::hand},
                                                 Gets{anna, {Kind::scaffold, 1}, Spot::draw, Spot::table}}));
  EXPECT_TRUE(table.told<Gets>(ben).empty());
  EXPECT_TRUE(table.told<Gets>(Viewer::spectator()).empty());
}

TEST(FeinerSandEvents, SayWhatBecomesOfRevealedCards) {
  Table table;
  table.clear().built(anna, "dreamBuild-6").draw(anna, "castle-2 castle-3").step2();
  table.act(anna, "2a", "use dreamBuild-6");
  EXPECT_EQ(table.told<Reveals>(anna), (std::vector{Reveals{anna, {Kind::castle, 2}, Spot::table}}));
  EXPECT_TRUE(table.told<Reveals>(ben).empty());
  table.clear().built(anna, "coinDraw-8").draw(anna, "castle-2 coin-3 castle-3").step1().act(anna, "use coinDraw-8");
  EXPECT_EQ(table.told<Reveals>(anna), (std::vector{Reveals{anna, {Kind::castle, 2}, Spot::discard}}));
}

TEST(FeinerSandActions, NameWhatTheyMean) {
  const auto json = [](const Action& action) { return Json().value(action).take(); };
  EXPECT_EQ(json({Verb::build, 3, Way::cheap}), R"({"kind":"build","card":3,"way":"cheap"})");
  EXPECT_EQ(json({Verb::spend, 2, Way::plain}), R"({"kind":"spend","block":2})");
  EXPECT_EQ(json({Verb::stepA, 0, Way::plain}), R"({"kind":"stepA"})");
}

TEST(FeinerSandContent, TheStandardPackIsFineAndSaysWhatIsReconstructed) {
  EXPECT_TRUE(G::validate(G::content()).isFine());
  EXPECT_EQ(G::content().start.origin, Origin::printed);
  EXPECT_EQ(G::content().fables.origin, Origin::printed);
  EXPECT_EQ(G::content().warningSigns.origin, Origin::reconstructed);
  EXPECT_EQ(G::content().learningOrder.origin, Origin::reconstructed);
}

TEST(FeinerSandContent, BadPacksAreRefused) {
  const auto reason = [](auto change) {
    Content pack = G::content();
    change(pack);
    return std::string(G::validate(pack).reason().key);
  };
  EXPECT_EQ(reason([](Content& pack) { ++pack.start.value[1].count; }), "feiner-sand.content.start");
  EXPECT_EQ(reason([](Content& pack) { pack.start.value[0].count = 0; }), "feiner-sand.content.number");
  EXPECT_EQ(reason([](Content& pack) { pack.start.value[0].number = 2; }), "feiner-sand.content.number");
  EXPECT_EQ(reason([](Content& pack) { pack.start.value[0].number = 21; }), "feiner-sand.content.number");
  EXPECT_EQ(reason([](Content& pack) { pack.start.value[3].number = 8; }), "feiner-sand.content.number");
  EXPECT_EQ(reason([](Content& pack) { pack.start.value[0].kind = Kind::pit; }), "feiner-sand.content.kind");
  EXPECT_EQ(reason([](Content& pack) { pack.warningSigns.value[0].number = 7; }), "feiner-sand.content.sign");
  EXPECT_EQ(reason([](Content& pack) {
              pack.warningSigns.value.clear();
              for (const StartCard& card : pack.start.value)
                pack.warningSigns.value.push_back({card.kind, card.number});
            }),
            "feiner-sand.content.signs");
  EXPECT_EQ(reason([](Content& pack) { pack.fables.value.pop_back(); }), "feiner-sand.content.fables");
  EXPECT_EQ(reason([](Content& pack) { pack.fables.value[0] = {Kind::green, 9}; }), "feiner-sand.content.kind");
  EXPECT_EQ(
      reason([](Content& pack) { std::swap(pack.learningOrder.value[0].number, pack.learningOrder.value[1].number); }),
      "feiner-sand.content.order");
  EXPECT_EQ(reason([](Content& pack) { pack.learningOrder.value.pop_back(); }), "feiner-sand.content.order");
}

TEST(FeinerSandTexts, EveryCardHasANameInBothLanguages) {
  const Phrasebook book({G::phrases()});
  for (int kind = 0; kind < kindCount; ++kind) {
    EXPECT_FALSE(book.find(cardName(static_cast<Kind>(kind)), Language::de).empty());
    EXPECT_FALSE(book.find(cardName(static_cast<Kind>(kind)), Language::en).empty());
  }
}

TEST(FeinerSandNotation, OnlyCanonicalTextIsRead) {
  const Table table;
  for (const char* text :
       {"drop castle", "drop castle-", "drop castle-02", "drop castle-9", "drop Castle-2", "drop castle-2 ", "pay",
        "spend 0", "spend 6", "spend 12", "build castle-2 dear", "give castle-2 free", "2c", ""}) {
    EXPECT_FALSE(G::read(table.rules, text)) << text;
  }
}

}  // namespace
}  // namespace sammel::feiner_sand
