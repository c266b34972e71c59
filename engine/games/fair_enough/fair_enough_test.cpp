// Fair Enough, clause by clause, in the order of the rulebook.
#include "engine/games/fair_enough/fair_enough.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/conformance/every_variant.hpp"
#include "tests/scenario.hpp"

namespace sammel {
namespace {

using fair_enough::Card;
using fair_enough::Cards;
using fair_enough::Face;
using fair_enough::Phase;
using G = FairEnough;
using testing::Strings;

constexpr Seat anna(0);
constexpr Seat ben(1);
constexpr Seat cem(2);
const Strings names{"Anna", "Ben", "Cem", "Dora", "Eli"};

// `dice-7`, `queue`
Card card(const std::string& text) {
  const auto action = G::read(G::rules({}, G::content()), "take " + text);
  EXPECT_TRUE(action.has_value()) << text;
  return action ? action->card : Card{};
}
Cards cards(const Strings& texts) {
  Cards all;
  for (const std::string& text : texts) all.add(card(text));
  return all;
}
Strings listed(const G::CardList& list) {
  Strings texts;
  for (const auto& shown : list) {
    texts.push_back(std::string(nameOf(shown.face)) + (shown.value > 0 ? "-" + std::to_string(shown.value) : ""));
  }
  return texts;
}

// A table at which tests put the cards where they want them and let people act.
class Table : public testing::Scenario<Table, G> {
 public:
  explicit Table(const G::Options& options = {.players = 3}, std::uint64_t seed = 1)
      : Scenario(G::rules(options, G::content()), names, seed) {}

  // Swaps a card with wherever it is, so that no card is lost.
  Table& give(Seat seat, const Strings& hand) {
    Cards& own = state.hands[seat];
    state.pile += own;
    own = {};
    for (const std::string& text : hand) {
      claim(card(text));
      own.add(card(text));
    }
    return *this;
  }
  Table& show(const Strings& display) {
    for (const Card shown : state.open.display) state.pile.add(shown);
    state.open.display.clear();
    for (const std::string& text : display) {
      claim(card(text));
      state.open.display.push_back(card(text));
    }
    return *this;
  }
  Table& lay(Seat seat, const Strings& laid) {
    for (const std::string& text : laid) {
      claim(card(text));
      state.open.laid[seat].add(card(text));
    }
    return *this;
  }
  // Everybody has researched, and the time card shows `time`.
  Table& open(int time, Seat start = anna) {
    state.open.phase = Phase::collecting;
    state.open.dayTime = state.open.time = static_cast<std::int16_t>(time);
    state.open.in = static_cast<std::uint8_t>((1U << rules.players) - 1);
    state.open.start = state.open.turn = start;
    state.open.timesToCome &= static_cast<std::uint8_t>(state.open.timesToCome - 1);
    return *this;
  }

  // Whoever is on turn does the same until the phase changes.
  Table& all(std::string_view text) {
    const Phase phase = state.open.phase;
    for (int i = 0; i < 20 && state.open.phase == phase; ++i) act(state.open.turn, text);
    return *this;
  }

  G::ScreenSeat seen(Viewer viewer, Seat seat) const { return screen(viewer).seats[seat.slot()]; }
  Strings laid(Seat seat) const { return listed(seen(anna, seat).laid); }
  Strings discard() const { return listed(screen(anna).discard); }
  const Cards& secured(Seat seat) const { return state.open.secured[seat]; }
  const Cards& hand(Seat seat) const { return state.hands[seat]; }
  Seat turn() const { return state.open.turn; }
  int time() const { return state.open.time; }
  Phase phase() const { return state.open.phase; }

 private:
  void claim(Card wanted) {
    if (state.pile.has(wanted)) return state.pile.remove(wanted);
    for (Cards& other : state.hands) {
      if (!other.has(wanted)) continue;
      other.remove(wanted);
      const Card instead = state.pile.nth(0);
      state.pile.remove(instead);
      return other.add(instead);
    }
    for (Card& shown : state.open.display) {
      if (shown != wanted) continue;
      shown = state.pile.nth(0);
      return state.pile.remove(shown);
    }
    ADD_FAILURE() << "where is the card?";
  }
};

Strings sorted(Strings texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

TEST(FairEnoughComponents, NinetyCollectionCardsAndTwelveSpecialOnes) {
  const G::Rules rules = G::rules({}, G::content());
  EXPECT_EQ(rules.pack.collectionSize(), 90);
  EXPECT_EQ(rules.pack.values(), 9 * 55);
  for (int kind = 0; kind < 9; ++kind) EXPECT_EQ(rules.pack.ofKind(kind), 10);
  EXPECT_EQ(rules.pack.specials, (std::array<std::uint8_t, 3>{4, 4, 4}));
}

TEST(FairEnoughComponents, TimeCardsByPlayers) {
  using Times = std::vector<int>;
  const auto times = [](int players, bool variant) {
    const auto rules = G::rules({players, variant, false}, G::content());
    return Times(rules.times.begin(), rules.times.end());
  };
  EXPECT_EQ(times(2, false), (Times{12, 15, 18, 27, 36, 45}));
  EXPECT_EQ(times(3, false), (Times{15, 18, 27, 36, 45, 54}));
  EXPECT_EQ(times(4, false), (Times{18, 27, 36, 45, 54, 63}));
  EXPECT_EQ(times(5, false), (Times{18, 27, 36, 45, 54, 63}));
  EXPECT_EQ(times(2, true), (Times{12, 15, 18, 21, 27, 36, 45}));
  EXPECT_EQ(times(5, true), (Times{18, 21, 27, 36, 45, 54, 63}));
}

TEST(FairEnoughComponents, SaysWhatIsReconstructed) {
  const G::Content& content = G::content();
  const auto printed = [](const auto& box) { return box.origin == Origin::printed; };
  EXPECT_EQ(std::count_if(content.kinds.begin(), content.kinds.end(), printed), 3);
  for (const auto& timeCard : content.timeCards) EXPECT_EQ(printed(timeCard.time), timeCard.time.value == 18);
  EXPECT_TRUE(printed(content.variantTime));
}

TEST(FairEnoughComponents, VariantLeavesOneTimeCardUnseen) {
  for (const bool variant : {false, true}) {
    std::set<int> seen;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      Table table({.players = 2, .variant = variant, .openCollections = false}, seed);
      std::set<int> days;
      while (table.phase() != Phase::over) {
        table.all("done");
        days.insert(table.time());
        table.all("secure");
      }
      EXPECT_EQ(days.size(), 6U);  // never the same card twice
      EXPECT_EQ(table.screen(anna).timesToCome.size(), variant ? 1U : 0U);
      for (const int unseen : table.screen(anna).timesToCome) seen.insert(unseen);
    }
    EXPECT_EQ(seen.size(), variant ? 7U : 0U);  // any of them can be the one
  }
}

TEST(FairEnoughComponents, RefusesPacksThatMakeNoGame) {
  const auto reason = [](const G::Content& pack) {
    const Verdict verdict = G::validate(pack);
    return verdict.isFine() ? "fine" : std::string(verdict.reason().key.substr(20));
  };
  G::Content pack = G::content();
  EXPECT_EQ(reason(pack), "fine");
  pack.kinds[1].value = Face::promos;
  EXPECT_EQ(reason(pack), "kind");
  pack.kinds[1].value = Face::queue;
  EXPECT_EQ(reason(pack), "kind");
  for (const int value : {0, 11}) {
    pack = G::content();
    pack.highestValue.value = static_cast<std::int8_t>(value);
    EXPECT_EQ(reason(pack), "value");
  }
  for (const int copies : {-1, 10}) {
    pack = G::content();
    pack.copiesOfSpecials.value = static_cast<std::int8_t>(copies);
    EXPECT_EQ(reason(pack), "copies");
  }
  pack = G::content();
  pack.highestValue.value = 2;
  pack.copiesOfSpecials.value = 0;
  EXPECT_EQ(reason(pack), "fine");  // 18 cards are just enough
  pack.kinds.pop_back();
  EXPECT_EQ(reason(pack), "cards");
  for (const int time : {0, 100}) {
    pack = G::content();
    pack.timeCards[3].time.value = static_cast<std::int16_t>(time);
    EXPECT_EQ(reason(pack), "time");
    pack = G::content();
    pack.variantTime.value = static_cast<std::int16_t>(time);
    EXPECT_EQ(reason(pack), "time");
  }
  pack = G::content();
  pack.timeCards.pop_back();
  EXPECT_EQ(reason(pack), "days");
  pack = G::content();
  pack.timeCards.push_back(pack.timeCards[0]);
  EXPECT_EQ(reason(pack), "days");
}

// Few cards, so that the pile runs out again and again; many special ones; the longest times.
TEST(FairEnoughComponents, OtherPacksObeyTheLaws) {
  G::Content few = G::content();
  few.kinds = {{Origin::printed, Face::dice}, {Origin::printed, Face::sleeves}};
  few.highestValue.value = 9;
  few.copiesOfSpecials.value = 0;
  ASSERT_TRUE(G::validate(few).isFine());
  conformance::expectLawsInEveryVariant<G>(10'000, few);

  G::Content special = G::content();
  special.kinds = {{Origin::printed, Face::pins}};
  special.copiesOfSpecials.value = 9;
  for (auto& timeCard : special.timeCards) timeCard.time.value = 99;
  ASSERT_TRUE(G::validate(special).isFine());
  conformance::expectLawsInEveryVariant<G>(10'000, special);
}

TEST(FairEnoughE1, ThreeCardsEachAndThreeOpen) {
  for (int players = 2; players <= 5; ++players) {
    const Table table({.players = players});
    for (int i = 0; i < players; ++i) EXPECT_EQ(table.hand(Seat(i)).size(), 3);
    EXPECT_EQ(table.state.open.display.size(), 3U);
    EXPECT_EQ(table.state.pile.size(), 102 - 3 * players - 3);
  }
}

TEST(FairEnoughE1, LotDrawsTheFirstStartPlayer) {
  std::set<int> starters;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const Table table({.players = 5}, seed);
    starters.insert(table.state.open.start.index());
    EXPECT_EQ(table.turn(), table.state.open.start);
  }
  EXPECT_EQ(starters.size(), 5U);
}

TEST(FairEnoughE1, StartPlayerBeginsBothPhases) {
  Table table;
  const Seat start = table.turn();
  table.all("done");
  EXPECT_EQ(table.phase(), Phase::collecting);
  EXPECT_EQ(table.turn(), start);
  // The next one to begin is whoever left first, and they begin both phases too.
  table.give(start, {"dice-1"}).act(start, "play dice-1");
  const Seat leaver = table.turn();
  EXPECT_NE(leaver, start);
  table.all("secure");
  EXPECT_EQ(table.turn(), leaver);
  table.all("done");
  EXPECT_EQ(table.turn(), leaver);
}

TEST(FairEnoughE2, TakesNoneOneOrTwoButNeverThree) {
  Table table;
  const Seat first = table.turn();
  const Seat second = first.left(3);
  const Seat third = first.left(3, 2);
  table.show({"dice-1", "queue", "pins-3"});
  EXPECT_EQ(table.answers(first), (Strings{"take dice-1", "take queue", "take pins-3", "done"}));
  table.act(first, "take queue");  // special cards like others
  EXPECT_EQ(table.answers(first), (Strings{"take dice-1", "take pins-3", "done"}));
  table.act(first, "take pins-3");
  EXPECT_EQ(table.turn(), second);  // no third card
  EXPECT_EQ(table.hand(first).size(), 5);
  EXPECT_TRUE(table.hand(first).has(card("queue")));

  table.show({"dice-1", "dice-2", "dice-4"}).act(second, "take dice-4").act(second, "done");
  EXPECT_EQ(table.hand(second).size(), 4);
  table.act(third, "done");
  EXPECT_EQ(table.hand(third).size(), 3);
}

TEST(FairEnoughE2, EqualSpecialCardsAreOneChoice) {
  Table table;
  table.show({"queue", "dice-1", "queue"});
  EXPECT_EQ(table.answers(table.turn()), (Strings{"take queue", "take dice-1", "done"}));
  const Seat first = table.turn();
  table.act(first, "take queue").act(first, "take queue");
  EXPECT_EQ(table.hand(first).specials[0], 2);
}

TEST(FairEnoughE2, DisplayIsRefilledAfterEachTurnAndStaysOvernight) {
  Table table;
  const int pile = table.state.pile.size();
  table.show({"dice-1", "dice-2", "dice-3"}).act(table.turn(), "take dice-1");
  EXPECT_EQ(table.state.open.display.size(), 2U);  // not before the turn is over
  table.act(table.turn(), "take dice-3");
  EXPECT_EQ(table.state.open.display.size(), 3U);
  EXPECT_EQ(listed(table.screen(anna).display).front(), "dice-2");
  EXPECT_EQ(table.state.pile.size(), pile - 2);
  table.all("done");
  const Strings evening = listed(table.screen(anna).display);
  table.all("secure");
  EXPECT_EQ(table.phase(), Phase::research);
  EXPECT_EQ(listed(table.screen(anna).display), evening);
}

TEST(FairEnoughE2, EverybodyHasTwoTurns) {
  for (int players = 2; players <= 5; ++players) {
    Table table({.players = players});
    const Seat start = table.turn();
    for (int i = 0; i < 2 * players; ++i) {
      EXPECT_EQ(table.phase(), Phase::research);
      EXPECT_EQ(table.turn(), start.left(players, i));
      EXPECT_EQ(table.screen(anna).lap, i < players ? 1 : 2);
      table.act(table.turn(), "done");
    }
    EXPECT_EQ(table.phase(), Phase::collecting);
  }
}

TEST(FairEnoughE2, EmptyPileTakesTheDiscardPile) {
  Table table;
  table.show({"dice-1", "dice-2", "dice-3"});
  // All but one card of the pile were played, removed or lost.
  table.state.open.discard = table.state.pile;
  table.state.pile = {};
  table.state.pile.add(table.state.open.discard.nth(5));
  table.state.open.discard.remove(table.state.pile.nth(0));
  const int discarded = table.state.open.discard.size();
  const Card last = table.state.pile.nth(0);
  table.act(table.turn(), "take dice-1").act(table.turn(), "take dice-2");
  EXPECT_EQ(table.state.open.display[1], last);  // the pile's last card comes first
  EXPECT_TRUE(table.state.open.discard.empty());
  EXPECT_EQ(table.state.pile.size(), discarded - 1);
  EXPECT_EQ(table.heardBy(anna).back(),
            "The pile is empty: " + std::to_string(discarded) + " discarded cards are shuffled.");
}

TEST(FairEnoughE2, PlayGoesOnWithFewerCards) {
  Table table;
  table.show({"dice-1", "dice-2", "dice-3"});
  table.state.open.secured[cem] = table.state.pile.within(~fair_enough::Word{0});
  table.state.hands[cem].specials = table.state.pile.specials;
  table.state.open.known[cem].specials = table.state.pile.specials;
  table.state.pile = {};
  const Seat first = table.turn();
  table.act(first, "take dice-1").act(first, "take dice-2");
  EXPECT_EQ(table.state.open.display.size(), 1U);
  const Seat second = table.turn();
  EXPECT_EQ(table.answers(second), (Strings{"take dice-3", "done"}));
  table.act(second, "take dice-3");  // there is no second one to take
  EXPECT_NE(table.turn(), second);
  EXPECT_EQ(table.answers(table.turn()), (Strings{"done"}));
  table.all("done");

  // Cards come back by the collecting phase and are laid out when research begins again.
  table.open(10, first);
  table.state.open.discard.add(card("pins-9"));
  Cards& owner = table.state.open.secured[cem];
  if (owner.has(card("pins-9"))) owner.remove(card("pins-9"));
  for (Cards& other : table.state.hands) {
    if (other.has(card("pins-9"))) other.remove(card("pins-9"));
  }
  table.state.open.timesToCome = 0b11111;
  EXPECT_TRUE(table.state.open.display.empty());
  table.all("secure");
  EXPECT_EQ(listed(table.screen(anna).display), (Strings{"pins-9"}));
}

TEST(FairEnoughE2, HandsGrowWithoutLimit) {
  Table table({.players = 2});
  while (table.phase() == Phase::research || (table.phase() == Phase::collecting && table.state.open.round < 6)) {
    if (table.phase() == Phase::collecting) {
      table.all("secure");
    } else {
      table.act(table.turn(), table.answers(table.turn()).front());
    }
  }
  EXPECT_EQ(table.hand(anna).size(), 3 + 6 * 2 * 2);
  EXPECT_EQ(table.hand(ben).size(), 27);
  EXPECT_LE(table.answers(table.turn()).size(), 128U);
}

TEST(FairEnoughE2, RefusesWhatResearchDoesNotAllow) {
  Table table;
  const Seat other = table.turn().left(3);
  table.show({"dice-1", "dice-2", "dice-3"}).give(table.turn(), {"pins-1"});
  EXPECT_EQ(table.refusal(other, "take dice-1"), "E3 turn");
  EXPECT_EQ(table.refusal(other, "done"), "E3 turn");
  EXPECT_EQ(table.refusal(Seat::table(), "done"), "E3 turn");
  EXPECT_EQ(table.refusal(table.turn(), "take dice-4"), "E2 display");
  EXPECT_EQ(table.refusal(table.turn(), "take queue"), "E2 display.special");
  EXPECT_EQ(table.refusal(table.turn(), "play pins-1"), "E3 collecting");
  EXPECT_EQ(table.refusal(table.turn(), "secure"), "E3 collecting");
  table.open(18);
  EXPECT_EQ(table.refusal(anna, "take dice-1"), "E2 research");
  EXPECT_EQ(table.refusal(anna, "done"), "E2 research");
}

TEST(FairEnoughE3, TimeCardIsTurnedUp) {
  Table table;
  EXPECT_EQ(table.screen(anna).timesToCome.size(), 6U);
  table.all("done");
  const auto left = table.screen(anna).timesToCome;
  EXPECT_EQ(left.size(), 5U);
  EXPECT_EQ(std::count(left.begin(), left.end(), table.time()), 0);
  EXPECT_EQ(std::count(table.rules.times.begin(), table.rules.times.end(), table.time()), 1);
  EXPECT_TRUE(table.events.revealed());
}

TEST(FairEnoughE3, CardsTakeTime) {
  Table table;
  table.open(18).give(anna, {"dice-2"}).give(ben, {"pins-4"}).give(cem, {"mats-10", "mats-3"});
  table.act(anna, "play dice-2");
  EXPECT_EQ(table.time(), 16);
  EXPECT_EQ(table.turn(), ben);  // exactly one card
  table.act(ben, "play pins-4");
  EXPECT_EQ(table.time(), 12);
  table.act(cem, "play mats-10");
  EXPECT_EQ(table.time(), 2);
  EXPECT_EQ(table.laid(cem), (Strings{"mats-10"}));
  EXPECT_EQ(table.turn(), anna);
}

TEST(FairEnoughE3, SecuredCardsAreSafeAndTheirOwnerIsOut) {
  Table table;
  table.open(18).give(anna, {"dice-2"}).give(ben, {"pins-4"}).give(cem, {"mats-1", "mats-2", "mats-3"});
  table.act(anna, "play dice-2").act(ben, "play pins-4").act(cem, "play mats-1").act(anna, "secure");
  EXPECT_EQ(table.secured(anna), cards({"dice-2"}));
  EXPECT_TRUE(table.laid(anna).empty());
  table.act(ben, "secure").act(cem, "play mats-2");
  EXPECT_EQ(table.turn(), cem);  // Anna and Ben are out for the round
  EXPECT_EQ(table.refusal(anna, "secure"), "E3 turn");
  table.act(cem, "secure");
  table.all("done");
  EXPECT_EQ(table.state.open.in, 0b111);  // and in again on the next day
  EXPECT_EQ(table.secured(anna), cards({"dice-2"}));
}

TEST(FairEnoughE3, WhoCannotPlayMustSecure) {
  Table table;
  table.open(3).give(anna, {"dice-4", "dice-10"}).give(ben, {});
  EXPECT_EQ(table.answers(anna), (Strings{"secure"}));
  table.act(anna, "secure");  // nothing
  EXPECT_TRUE(table.secured(anna).empty());
  EXPECT_EQ(table.answers(ben), (Strings{"secure"}));
}

TEST(FairEnoughE3, WhoDoesNotWantToPlayMaySecure) {
  Table table;
  table.open(18).give(anna, {"dice-4", "dice-10"});
  EXPECT_EQ(table.answers(anna), (Strings{"play dice-4", "play dice-10", "secure"}));
  table.act(anna, "secure");
  EXPECT_EQ(table.hand(anna), cards({"dice-4", "dice-10"}));
}

TEST(FairEnoughE3, RefusesCardsThatOneDoesNotHold) {
  Table table;
  table.open(18).give(anna, {"dice-4", "queue"});
  EXPECT_EQ(table.refusal(anna, "play dice-5"), "E3 hand");
  EXPECT_EQ(table.refusal(anna, "queue dice-5"), "E3 hand");
  EXPECT_EQ(table.refusal(ben, "secure"), "E3 turn");
}

TEST(FairEnoughE4, QueueDoublesTheTime) {
  Table table;
  table.open(18).give(anna, {"dice-7", "queue", "dice-10"});
  EXPECT_EQ(table.answers(anna), (Strings{"play dice-7", "play dice-10", "queue dice-7", "secure"}));
  EXPECT_EQ(table.refusal(anna, "queue dice-10"), "E5 time");
  table.act(anna, "queue dice-7");
  EXPECT_EQ(table.time(), 4);
  EXPECT_EQ(table.laid(anna), (Strings{"dice-7"}));
  EXPECT_EQ(table.discard(), (Strings{"queue"}));
  EXPECT_EQ(table.hand(anna), cards({"dice-10"}));
  EXPECT_EQ(table.turn(), ben);
}

TEST(FairEnoughE4, QueueCanHitZero) {
  Table table;
  table.open(8).give(anna, {"dice-4", "queue"}).act(anna, "queue dice-4");
  EXPECT_EQ(table.phase(), Phase::research);
  EXPECT_EQ(table.secured(anna), cards({"dice-4"}));
}

TEST(FairEnoughE4, PreorderTakesNoTimeHoweverLittleIsLeft) {
  Table table;
  table.open(1).give(anna, {"dice-10", "preorder"});
  EXPECT_EQ(table.answers(anna), (Strings{"preorder dice-10", "secure"}));
  table.act(anna, "preorder dice-10");
  EXPECT_EQ(table.time(), 1);
  EXPECT_EQ(table.phase(), Phase::collecting);
  EXPECT_EQ(table.discard(), (Strings{"preorder"}));
}

TEST(FairEnoughE4, PreorderNeverEndsThePhase) {
  Table table;
  table.open(10).give(anna, {"dice-10", "preorder"}).act(anna, "preorder dice-10");
  EXPECT_EQ(table.time(), 10);
  EXPECT_EQ(table.turn(), ben);
}

TEST(FairEnoughE4, SoldOutRemovesAnyUnsecuredCard) {
  Table table;
  table.open(12).lay(anna, {"pins-1"}).lay(ben, {"pins-6"}).lay(cem, {"pins-9"});
  table.give(anna, {"dice-7", "soldout"});
  table.act(anna, "soldout dice-7");
  EXPECT_EQ(table.turn(), anna);  // first the target
  EXPECT_EQ(sorted(table.answers(anna)), (Strings{"remove dice-7", "remove pins-1", "remove pins-6", "remove pins-9"}));
  EXPECT_EQ(table.refusal(anna, "secure"), "E4 selling");
  EXPECT_EQ(table.refusal(anna, "play dice-7"), "E4 selling");
  EXPECT_EQ(table.refusal(anna, "remove pins-2"), "E4 laid");
  EXPECT_EQ(table.refusal(ben, "remove pins-1"), "E3 turn");
  table.act(anna, "remove pins-9");
  EXPECT_EQ(table.time(), 12 - 7 + 9);  // above what the day began with
  EXPECT_TRUE(table.laid(cem).empty());
  EXPECT_EQ(table.discard(), (Strings{"pins-9", "soldout"}));
  EXPECT_EQ(table.laid(anna), (Strings{"dice-7", "pins-1"}));
  EXPECT_EQ(table.turn(), ben);
}

TEST(FairEnoughE4, SoldOutReachesNoSecuredCard) {
  Table table;
  table.open(12, ben).lay(ben, {"pins-6"}).give(cem, {"dice-2", "soldout"});
  table.act(ben, "secure").act(cem, "soldout dice-2");
  EXPECT_EQ(table.answers(cem), (Strings{"remove dice-2"}));
  EXPECT_EQ(table.refusal(cem, "remove pins-6"), "E4 laid");
}

TEST(FairEnoughE4, SoldOutGivesBackThePrintedValueOnly) {
  Table table;
  table.open(30).give(anna, {"dice-5", "queue"}).give(ben, {"pins-8", "preorder"}).give(cem, {"mats-1", "soldout"});
  table.act(anna, "queue dice-5").act(ben, "preorder pins-8").act(cem, "soldout mats-1");
  EXPECT_EQ(table.time(), 20);
  Table other = table;
  EXPECT_EQ(table.act(cem, "remove dice-5").time(), 20 - 1 + 5);
  EXPECT_EQ(other.act(cem, "remove pins-8").time(), 20 - 1 + 8);
}

TEST(FairEnoughE4, SoldOutBeforeTheOwnCardMakesRoomForIt) {
  Table table;
  table.open(3).lay(ben, {"pins-4", "pins-5", "pins-6"}).give(anna, {"dice-8", "dice-10", "soldout"});
  EXPECT_EQ(table.answers(anna), (Strings{"soldout dice-8", "secure"}));
  EXPECT_EQ(table.refusal(anna, "soldout dice-10"), "E5 target");  // 3 + 6 is too little
  table.act(anna, "soldout dice-8");
  EXPECT_EQ(table.answers(anna), (Strings{"remove pins-5", "remove pins-6"}));
  EXPECT_EQ(table.refusal(anna, "remove pins-4"), "E5 tooLow");
  EXPECT_EQ(table.refusal(anna, "remove dice-8"), "E5 tooLong") << "it takes more than there is, not just all of it";
  Table other = table;
  EXPECT_EQ(table.act(anna, "remove pins-6").time(), 1);
  other.act(anna, "remove pins-5");  // exactly zero, by the card
  EXPECT_EQ(other.phase(), Phase::research);
  EXPECT_EQ(other.secured(anna), cards({"dice-8"}));
  EXPECT_EQ(sorted(other.discard()), (Strings{"pins-4", "pins-5", "pins-6", "soldout"}));
}

TEST(FairEnoughE4, SoldOutAfterTheOwnCardCanRemoveIt) {
  Table table;
  table.open(8).give(anna, {"dice-7", "soldout"}).act(anna, "soldout dice-7").act(anna, "remove dice-7");
  EXPECT_EQ(table.time(), 8);
  EXPECT_TRUE(table.laid(anna).empty());
  EXPECT_EQ(table.discard(), (Strings{"dice-7", "soldout"}));
  EXPECT_EQ(table.turn(), ben);
}

TEST(FairEnoughE4, AfterZeroItIsTooLateForSoldOut) {
  Table table;
  table.open(7).give(anna, {"dice-7", "soldout"});
  EXPECT_EQ(table.answers(anna), (Strings{"play dice-7", "secure"}));
  EXPECT_EQ(table.refusal(anna, "soldout dice-7"), "E4 nothingLaid");
  // With somebody else's card it works before the own one.
  table.lay(ben, {"pins-1"}).act(anna, "soldout dice-7");
  EXPECT_EQ(table.answers(anna), (Strings{"remove pins-1"}));
  EXPECT_EQ(table.refusal(anna, "remove dice-7"), "E4 tooLate");
  EXPECT_EQ(table.act(anna, "remove pins-1").time(), 1);
}

TEST(FairEnoughE4, SpecialCardsNeedACollectionCard) {
  Table table;
  table.open(20).lay(ben, {"pins-9"}).give(anna, {"queue", "preorder", "soldout"});
  EXPECT_EQ(table.answers(anna), (Strings{"secure"}));
  for (const std::string alone : {"play queue", "play preorder", "play soldout"}) {
    EXPECT_EQ(table.refusal(anna, alone), "E4 alone") << alone;
  }
  EXPECT_EQ(table.refusal(anna, "remove pins-9"), "E4 remove");
}

TEST(FairEnoughE4, EachWayNeedsItsOwnSpecialCard) {
  for (const std::string special : {"queue", "preorder", "soldout"}) {
    Table table;
    table.open(20).give(anna, {"dice-3", special});
    for (const std::string way : {"queue", "preorder", "soldout"}) {
      EXPECT_EQ(table.refusal(anna, way + " dice-3"), way == special ? "fine" : "E4 special");
    }
    table.act(anna, special + " dice-3");
    EXPECT_EQ(table.hand(anna).size(), 0);
  }
}

TEST(FairEnoughE5, TimeNeverGoesBelowZero) {
  Table table;
  table.open(5).give(anna, {"dice-5", "dice-6"});
  EXPECT_EQ(table.answers(anna), (Strings{"play dice-5", "secure"}));
  EXPECT_EQ(table.refusal(anna, "play dice-6"), "E5 time");
}

TEST(FairEnoughE5, ExactlyZeroEndsThePhaseAtOnce) {
  Table table;
  table.open(9).give(anna, {"dice-2"}).give(ben, {"pins-3", "pins-4"}).give(cem, {"mats-4"});
  table.act(anna, "play dice-2").act(ben, "play pins-3").act(cem, "play mats-4");
  EXPECT_EQ(table.phase(), Phase::research);
  EXPECT_EQ(table.state.open.round, 2);
  EXPECT_EQ(table.secured(cem), cards({"mats-4"}));  // who did it secures
  EXPECT_TRUE(table.secured(anna).empty());          // everybody else still in loses
  EXPECT_TRUE(table.secured(ben).empty());
  EXPECT_EQ(sorted(table.discard()), (Strings{"dice-2", "pins-3"}));
  EXPECT_EQ(table.hand(ben), cards({"pins-4"}));  // hands stay
}

TEST(FairEnoughE5, WhoIsOutLosesNothing) {
  Table table;
  table.open(9).give(anna, {"dice-2"}).give(ben, {"pins-3"}).give(cem, {"mats-2", "mats-4"});
  table.act(anna, "play dice-2").act(ben, "play pins-3").act(cem, "play mats-2").act(anna, "secure");
  table.act(ben, "secure").give(cem, {"mats-1", "mats-4"}).act(cem, "play mats-1").give(cem, {"dice-1"});
  table.act(cem, "play dice-1");
  EXPECT_EQ(table.secured(anna), cards({"dice-2"}));
  EXPECT_EQ(table.secured(ben), cards({"pins-3"}));
  EXPECT_EQ(table.secured(cem), cards({"dice-1", "mats-1", "mats-2"}));
  EXPECT_TRUE(table.discard().empty());
}

TEST(FairEnoughE6, FirstToLeaveGetsTheStartPlayerCard) {
  Table table;
  table.open(40).give(anna, {"dice-1", "dice-2"}).give(ben, {"pins-1"}).give(cem, {"mats-1"});
  table.act(anna, "play dice-1").act(ben, "play pins-1").act(cem, "secure");
  EXPECT_EQ(table.screen(anna).start, cem);
  table.act(anna, "secure").act(ben, "secure");
  EXPECT_EQ(table.turn(), cem);
  EXPECT_EQ(table.state.open.start, cem);
}

TEST(FairEnoughE6, IfNobodyLeftItIsWhoHitZero) {
  Table table;
  table.open(5).give(anna, {"dice-1"}).give(ben, {"pins-4"});
  table.act(anna, "play dice-1").act(ben, "play pins-4");
  EXPECT_EQ(table.turn(), ben);
  EXPECT_EQ(table.state.open.start, ben);
}

TEST(FairEnoughE6, ZeroDoesNotTakeTheCardFromWhoLeftBefore) {
  Table table;
  table.open(5, cem).give(anna, {"dice-1"}).give(ben, {"pins-4"});
  table.act(cem, "secure").act(anna, "play dice-1").act(ben, "play pins-4");
  EXPECT_EQ(table.state.open.start, cem);
}

TEST(FairEnoughE7, EndsWhenEverybodyIsOut) {
  Table table;
  table.open(40).give(anna, {"dice-1"});
  table.act(anna, "play dice-1").act(ben, "secure").act(cem, "secure").act(anna, "secure");
  EXPECT_EQ(table.phase(), Phase::research);
  EXPECT_EQ(table.state.open.round, 2);
  EXPECT_EQ(table.secured(anna), cards({"dice-1"}));
}

TEST(FairEnoughE7, TheLastOnePlaysOnAlone) {
  Table table;
  table.open(40).give(anna, {"dice-1", "dice-2", "dice-3"});
  table.act(anna, "play dice-1").act(ben, "secure").act(cem, "secure");
  table.act(anna, "play dice-2").act(anna, "play dice-3");
  EXPECT_EQ(table.phase(), Phase::collecting);
  EXPECT_EQ(table.answers(anna), (Strings{"secure"}));
  table.act(anna, "secure");
  EXPECT_EQ(table.secured(anna), cards({"dice-1", "dice-2", "dice-3"}));
}

// The last day is over: everybody has secured these cards and holds those.
Table ended(const std::vector<Strings>& secured, const std::vector<Strings>& hands) {
  Table table({.players = static_cast<int>(secured.size())});
  table.state.open.round = 6;
  table.open(18);
  table.state.open.timesToCome = 0;
  for (std::size_t i = 0; i < secured.size(); ++i) {
    const Seat seat(static_cast<int>(i));
    table.give(seat, hands[i]).lay(seat, secured[i]);
  }
  table.all("secure");
  EXPECT_EQ(table.phase(), Phase::over);
  return table;
}

TEST(FairEnoughE8, EndsAfterSixRounds) {
  for (int players = 2; players <= 5; ++players) {
    Table table({.players = players});
    for (int round = 1; round <= 6; ++round) {
      EXPECT_EQ(table.state.open.round, round);
      EXPECT_FALSE(G::outcome(table.rules, table.state).over);
      table.all("done").all("secure");
    }
    EXPECT_TRUE(G::outcome(table.rules, table.state).over);
    EXPECT_TRUE(G::turn(table.rules, table.state).must.empty());
    EXPECT_TRUE(table.answers(anna).empty());
    EXPECT_EQ(table.refusal(anna, "secure"), "E8 over");
  }
}

TEST(FairEnoughE8, CountsValuesSetsAndHands) {
  const Table table = ended({{"posters-2", "posters-5", "posters-6", "posters-9", "pins-10"}, {"dice-1"}},
                            {{"mats-3", "queue"}, {"preorder", "soldout", "mats-10"}});
  const Outcome outcome = G::outcome(table.rules, table.state);
  EXPECT_EQ(outcome.points[0], 32 + 10 - 6 - 10);
  EXPECT_EQ(outcome.points[1], 1 - 20 - 20);  // totals may be negative
  EXPECT_EQ(outcome.ranks[0], 1);
  EXPECT_EQ(outcome.ranks[1], 2);
  const Sheet sheet = G::sheet(table.rules, table.state);
  std::vector<int> first;
  for (const SheetRow& row : sheet) first.push_back(row.values[0]);
  EXPECT_EQ(first, (std::vector<int>{32, 10, -6, -10, 26, 4}));
}

TEST(FairEnoughE8, SetsOfThreeToTen) {
  for (int count = 1; count <= 10; ++count) {
    Strings dice;
    for (int value = 1; value <= count; ++value) dice.push_back("dice-" + std::to_string(value));
    const Table table = ended({dice, {}}, {{}, {}});
    const int bonus = count < 3 ? 0 : 5 * (count - 2);
    EXPECT_EQ(G::outcome(table.rules, table.state).points[0], count * (count + 1) / 2 + bonus) << count;
  }
}

TEST(FairEnoughE8, EveryKindWithThreeCardsCounts) {
  const Table table = ended(
      {{"dice-1", "dice-2", "dice-3", "sleeves-1", "sleeves-2", "sleeves-3", "promos-1", "promos-2"}, {}}, {{}, {}});
  EXPECT_EQ(G::outcome(table.rules, table.state).points[0], 15 + 5 + 5);
}

TEST(FairEnoughE8, TieGoesToTheMostCardsOfOneKind) {
  const Table table = ended({{"dice-1", "pins-4"}, {"mats-2", "mats-3"}, {"posters-5"}}, {{}, {}, {}});
  const Outcome outcome = G::outcome(table.rules, table.state);
  EXPECT_EQ(outcome.points[0], outcome.points[1]);
  EXPECT_EQ(outcome.ranks[1], 1);  // two mats, although two are no set
  EXPECT_EQ(outcome.ranks[0], 2);  // one of each kind is as good as one card
  EXPECT_EQ(outcome.ranks[2], 2);
  EXPECT_EQ(table.heardBy(anna).back(), "Ben wins with 5 points; most cards of a single kind break the tie.");
}

TEST(FairEnoughE8, ThenTheWinIsShared) {
  const Table table = ended({{"dice-1", "dice-4"}, {"mats-2", "mats-3"}, {}}, {{}, {}, {}});
  const Outcome outcome = G::outcome(table.rules, table.state);
  EXPECT_EQ(outcome.ranks[0], 1);
  EXPECT_EQ(outcome.ranks[1], 1);
  EXPECT_EQ(outcome.ranks[2], 3);
  EXPECT_EQ(table.heardBy(anna).back(), "Ben shares the win with 5 points.");
}

TEST(FairEnoughHidden, OthersSeeOnlyHowManyCardsAreInAHand) {
  Table table;
  table.give(ben, {"dice-1", "pins-2", "queue"});
  EXPECT_EQ(listed(table.seen(ben, ben).hand), (Strings{"dice-1", "pins-2", "queue"}));
  for (const Viewer viewer : {Viewer(anna), Viewer::spectator()}) {
    EXPECT_TRUE(table.seen(viewer, ben).hand.empty());
    EXPECT_EQ(table.seen(viewer, ben).handSize, 3);
  }
}

TEST(FairEnoughHidden, CollectionsOfOthersAreToBeRemembered) {
  for (const bool open : {false, true}) {
    Table table({.players = 3, .variant = false, .openCollections = open});
    table.open(40).give(anna, {"dice-1"}).act(anna, "play dice-1").act(ben, "secure").act(cem, "secure");
    EXPECT_EQ(table.laid(anna), (Strings{"dice-1"}));
    table.act(anna, "secure");
    EXPECT_EQ(G::mustRemember(table.rules), !open);
    EXPECT_EQ(table.seen(ben, anna).securedSize, 1);
    EXPECT_EQ(listed(table.seen(ben, anna).secured), open ? Strings{"dice-1"} : Strings{});
    EXPECT_EQ(listed(table.seen(anna, anna).secured), (Strings{"dice-1"}));  // one's own any time
    EXPECT_EQ(G::know(table.rules, table.state, ben).open.secured[anna], cards({"dice-1"}));
    EXPECT_EQ(G::outcome(table.rules, table.state).points[0], open ? 1 : 0);
  }
}

TEST(FairEnoughHidden, FacesFadeFromTheStoryUnlessCollectionsAreOpen) {
  for (const bool open : {false, true}) {
    Table table({.players = 3, .variant = false, .openCollections = open});
    const auto isFleeting = [&](std::string_view key) {
      const auto& told = table.events.all();
      const auto found = std::find_if(told.begin(), told.end(),
                                      [&](const auto& e) { return G::words(table.rules, e.event).key == key; });
      EXPECT_NE(found, told.end()) << key;
      return found != told.end() && found->fleeting;
    };
    table.show({"dice-1", "queue", "dice-3"}).act(table.turn(), "take dice-1");
    EXPECT_EQ(isFleeting("fair-enough.takes"), !open);
    table.act(table.turn(), "take queue");
    EXPECT_EQ(isFleeting("fair-enough.takes.special"), !open);
    EXPECT_FALSE(isFleeting("fair-enough.taken"));
    table.all("done").open(30).give(anna, {"pins-5"}).give(ben, {"pins-2", "soldout"});
    table.state.open.timesToCome = 0b11111;
    table.act(anna, "play pins-5");
    EXPECT_EQ(isFleeting("fair-enough.plays"), !open);
    table.act(ben, "soldout pins-2");
    EXPECT_EQ(isFleeting("fair-enough.plays.soldout"), !open);
    table.act(ben, "remove pins-5");
    EXPECT_EQ(isFleeting("fair-enough.removed"), !open);
    table.act(cem, "secure");
    EXPECT_FALSE(isFleeting("fair-enough.leaves"));
  }
}

// What is told must not depend on what is in a hand: the same is done in two worlds that Ben cannot tell apart.
TEST(FairEnoughHidden, NothingThatIsToldDependsOnAHand) {
  const auto told = [](const Strings& hand) {
    Table table;
    table.give(anna, hand).open(30);
    std::vector<G::Event> events;
    for (const std::string_view text : {"play dice-7", "secure", "secure", "secure"}) {
      table.act(table.turn(), text);
      for (const auto& each : table.events.all()) events.push_back(each.event);
    }
    return events;
  };
  EXPECT_EQ(told({"dice-7", "queue", "pins-1"}), told({"dice-7", "pins-10", "mats-3"}));
}

TEST(FairEnoughHidden, EventsSayWhereACardComesFrom) {
  Table table;
  table.show({"dice-1", "queue", "dice-3"});
  const Seat first = table.turn();
  table.act(first, "take queue");
  EXPECT_EQ(table.events.all().front().event, G::Event(fair_enough::Takes{first, fair_enough::queueCard, 1}));
  Table sells;
  sells.open(30).give(anna, {"pins-5"}).give(ben, {"pins-2", "soldout"});
  sells.act(anna, "play pins-5").act(ben, "soldout pins-2");
  EXPECT_EQ(sells.events.all().front().event, G::Event(fair_enough::Plays{ben, card("pins-2"), Face::soldOut, 25}));
  sells.act(ben, "remove pins-5");
  EXPECT_EQ(sells.events.all().front().event, G::Event(fair_enough::Removes{ben, anna, card("pins-5"), 28}));
  const Seat holder = sells.state.open.start;
  sells.act(cem, "secure");
  EXPECT_EQ(sells.events.all()[1].event, G::Event(fair_enough::GetsStartCard{cem, holder}));
}

TEST(FairEnoughHidden, EverythingIsShownAfterTheEnd) {
  const Table table = ended({{"dice-1"}, {"pins-4"}}, {{"mats-3"}, {"queue"}});
  const G::Screen screen = table.screen(Viewer::spectator());
  EXPECT_EQ(listed(screen.seats[0].hand), (Strings{"mats-3"}));
  EXPECT_EQ(listed(screen.seats[1].hand), (Strings{"queue"}));
  EXPECT_EQ(listed(screen.seats[1].secured), (Strings{"pins-4"}));
}

TEST(FairEnoughHidden, TakingCanBeTakenBackUntilCardsAreTurnedUp) {
  const auto play = Play::start(gameOf<G>(), "players=2", Rng::simulation(3));
  const Seat first = play->match().turn().must.first();
  const AnyAction card = play->match().legal(first).answers().front();
  EXPECT_TRUE(play->act(first, card, 0).isFine());
  EXPECT_TRUE(play->canUndo(first));
  EXPECT_TRUE(play->act(first, "done", 0).isFine());  // a new card lies open
  EXPECT_FALSE(play->canUndo(first));
}

TEST(FairEnoughNotation, ReadsOnlyWhatItWrites) {
  const Table table;
  for (const std::string text : {"take dice-7", "take queue", "done", "play promos-10", "play queue", "queue mats-1",
                                 "preorder pins-3", "soldout sleeves-9", "remove posters-2", "secure"}) {
    const auto action = G::read(table.rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    EXPECT_EQ(G::write(table.rules, *action).view(), text);
  }
  for (const std::string text : {"", "take", "take ", "take dice", "take dice-", "take dice-0", "take dice-11",
                                 "take dice-07", "take queue-1", "take  dice-7", "play dice-7 ", "queue soldout",
                                 "remove soldout", "done ", "secure 1", "Take dice-7", "sell dice-7"}) {
    EXPECT_FALSE(G::read(table.rules, text).has_value()) << text;
  }
}

// Prompts promise what is legal, and speak of securing only if there is something to secure.
TEST(FairEnoughPrompts, SpeakOfWhatCanBePlayedAndSecured) {
  const auto asked = [](const Table& table) {
    return Phrasebook({G::phrases()}).render(G::prompt(table.rules, table.state, anna), Language::en, names, anna);
  };
  Table table;
  table.open(3).give(anna, {"dice-8"});
  EXPECT_EQ(asked(table), "Time left 3: you cannot play a card. Go home with nothing to secure.");
  table.lay(anna, {"pins-2"});
  EXPECT_EQ(asked(table), "Time left 3: you cannot play a card. Secure what lies before you.");
  table.give(anna, {"dice-8", "preorder"});
  EXPECT_EQ(asked(table),
            "Time left 3, too little for any of your cards alone: play one with a special card, or secure "
            "what lies before you.");
  table.give(anna, {"dice-3", "preorder"});
  EXPECT_EQ(asked(table), "Time left 3: play a card, with a special card if you like, or secure what lies before you.");
  table.give(anna, {"dice-3"});
  EXPECT_EQ(asked(table), "Time left 3: play a card, or secure what lies before you.");
  Table research;
  research.state.open.turn = anna;
  EXPECT_EQ(asked(research), "Take up to two of the open cards, one by one, or take nothing.");
  research.show({"dice-3"});
  EXPECT_EQ(asked(research), "Take the open card, or take nothing.");
  research.show({});
  EXPECT_EQ(asked(research), "There is no open card: take nothing.");
}

TEST(FairEnoughTable, ShowsWhatOneNeedsToPlay) {
  Table table;
  table.open(12)
      .lay(cem, {"pins-9"})
      .give(anna, {"dice-7", "posters-2", "soldout"})
      .show({"mats-1", "queue", "dice-3"});
  const auto draw = [&](Viewer viewer) {
    return drawLayout(G::layout(table.rules, table.screen(viewer)), Phrasebook({G::phrases()}), names, Language::en);
  };
  const std::string seen = draw(anna);
  for (const std::string line :
       {"Day 1 of 6: [Time left 12 (today 12)] | Start-player card: Anna",
        "Display (pile: 89): Play mat 1 | Queue | Dice 3", "Time cards still to come: 18 | 27 | 36 | 45 | 54",
        "Cem, laid out (hand: 3, secured: 0): Pin 9", "Anna, Hand: Dice 7 | Poster 2 | Sold out"}) {
    EXPECT_NE(seen.find(line), std::string::npos) << line << "\nin\n" << seen;
  }
  EXPECT_EQ(draw(Viewer::spectator()).find("Dice 7"), std::string::npos);
}

// A touch does what the seat may do, and no more.
TEST(FairEnoughTable, TouchesAreLegal) {
  RandomDriver<G> driver(7);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Table table({.players = 3, .variant = true, .openCollections = false}, seed);
    while (const auto step = driver.choose(table.rules, table.state)) {
      for (int i = 0; i < 3; ++i) {
        const Strings legal = table.answers(Seat(i));
        std::set<std::string> touched;
        for (const Zone& zone : G::layout(table.rules, table.screen(Seat(i)))) {
          for (const Piece& piece : zone.pieces) {
            if (!piece.action.empty()) touched.emplace(piece.action.view());
          }
        }
        for (const std::string& action : touched) {
          EXPECT_EQ(std::count(legal.begin(), legal.end(), action), 1) << action;
        }
        for (const std::string& action : legal) {
          const bool single = action.starts_with("take") || action.starts_with("play") || action.starts_with("remove");
          EXPECT_EQ(touched.count(action), single ? 1U : 0U) << action;
        }
      }
      G::apply(table.rules, table.state, step->seat, step->action, table.rng, table.events);
    }
  }
}

TEST(FairEnoughTable, EveryActionHasALabel) {
  Table table;
  table.open(12).give(anna, {"dice-5", "queue", "preorder", "soldout"});
  const Phrasebook book({G::phrases()});
  const auto label = [&](std::string_view text, Language language) {
    return book.render(G::label(table.rules, table.screen(anna), *G::read(table.rules, text)), language, names, anna);
  };
  EXPECT_EQ(label("play dice-5", Language::en), "Play Dice 5");
  EXPECT_EQ(label("queue dice-5", Language::de), "Würfel 5 mit Warteschlange");
  EXPECT_EQ(label("preorder dice-5", Language::de), "Würfel 5 mit Vorbestellung");
  EXPECT_EQ(label("soldout dice-5", Language::en), "Dice 5 with Sold out");
  EXPECT_EQ(label("remove dice-5", Language::de), "Entferne Würfel 5");
  EXPECT_EQ(label("take queue", Language::de), "Nimm Warteschlange");
  EXPECT_EQ(label("take dice-5", Language::en), "Take Dice 5");
  EXPECT_EQ(label("done", Language::en), "Take nothing");
  table.state.open.taken = 1;
  EXPECT_EQ(label("done", Language::en), "Take no more");
  EXPECT_EQ(label("secure", Language::en), "Go home with nothing to secure");
  table.lay(anna, {"pins-1"});
  EXPECT_EQ(label("secure", Language::de), "Sichere 1 Karte und geh nach Hause");
}

TEST(FairEnoughTexts, TellsWhatHappens) {
  Table table;
  table.open(18).give(anna, {"dice-2"}).act(anna, "play dice-2");
  EXPECT_EQ(table.heardBy(anna), (Strings{"You play Dice 2. Time left: 16."}));
  EXPECT_EQ(table.heardBy(ben, Language::de), (Strings{"Anna spielt Würfel 2. Restzeit: 16."}));
  table.act(ben, "secure");
  EXPECT_EQ(table.heardBy(cem), (Strings{"Ben goes home with nothing to secure.",
                                         "Ben is the first to leave today and gets the start-player card."}));
}

}  // namespace
}  // namespace sammel
