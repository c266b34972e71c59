// Raufer, clause by clause, in the order of the rulebook.
#include "engine/games/raufer/raufer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/scenario.hpp"

namespace sammel {
namespace {

using G = Raufer;
using raufer::Cards;
using testing::Strings;

constexpr Seat anna(0);
constexpr Seat ben(1);
constexpr Seat cleo(2);
constexpr Seat dora(3);
constexpr Seat emil(4);
const Strings names{"Anna", "Ben", "Cleo", "Dora", "Emil"};

Cards cards(std::initializer_list<int> floors) {
  Cards set;
  for (const int floor : floors) set = set | Cards::one(floor);
  return set;
}

// A table at which tests put the cards where they want them and let people play.
class Table : public testing::Scenario<Table, G> {
 public:
  explicit Table(int players = 3, bool openDiscards = false, std::uint64_t seed = 1)
      : Scenario(G::rules({players, openDiscards}), names, seed) {}

  // The rest of the pack has been played by somebody who is not at the table any more: it lies in the pile.
  Table& lay(Seat leader, std::initializer_list<Cards> hands, Cards stock = {}) {
    state = {};
    state.open.acts = leader;
    state.stock = stock;
    Cards played = rules.pack - stock;
    int seat = 0;
    for (const Cards hand : hands) {
      state.hands[Seat(seat)] = hand;
      state.open.arrivals.push_back({Seat(seat), static_cast<std::int8_t>(hand.size()), {}});
      played = played - hand;
      ++seat;
    }
    state.open.arrivals[0].size = static_cast<std::int8_t>(state.open.arrivals[0].size + played.size());
    played.forEach([&](int floor) { state.open.pile.push_back({anna, static_cast<std::int8_t>(floor), 1}); });
    EXPECT_EQ(G::invariant(rules, state), "");
    return *this;
  }

  Strings heardBy(Viewer viewer, bool fleeting = false) const {
    const Phrasebook book({G::phrases()});
    Strings lines;
    for (const auto& event : events.all()) {
      if (event.audience.includes(viewer) && event.fleeting == fleeting) {
        lines.push_back(book.render(G::words(rules, event.event), Language::en, names, viewer));
      }
    }
    return lines;
  }
  std::vector<G::Event> eventsFor(Viewer viewer) const {
    std::vector<G::Event> heard;
    for (const auto& told : events.all()) {
      if (told.audience.includes(viewer)) heard.push_back(told.event);
    }
    return heard;
  }
  std::string prompt() const {
    const Seat acts = state.open.acts;
    return std::string(G::prompt(rules, state, acts).key.substr(std::string_view("raufer.ask.").size()));
  }

  Seat acts() const { return state.open.acts; }
  bool isIn(Seat seat) const { return state.open.isIn(seat); }
  int faceDown(Seat seat) const { return state.faceDown[seat]; }
};

TEST(RauferR1, EverybodyGetsTheirCardsAndALotDecidesWhoLeads) {
  for (const auto& [players, handSize, stock] : {std::tuple{3, 5, 5}, {4, 4, 4}, {5, 3, 5}}) {
    std::set<int> leaders;
    std::set<std::uint32_t> hands;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const Table table(players, false, seed);
      leaders.insert(table.acts().index());
      hands.insert(table.state.hands[anna].bits);
      for (int i = 0; i < players; ++i) EXPECT_EQ(table.state.hands[Seat(i)].size(), handSize);
      EXPECT_EQ(table.state.stock.size(), stock);
      EXPECT_EQ(G::invariant(table.rules, table.state), "");
    }
    EXPECT_EQ(static_cast<int>(leaders.size()), players);
    EXPECT_GT(hands.size(), 150U);
  }
}

TEST(RauferR1, ALeaderPlaysAnyCardWithAnyOrder) {
  Table table;
  table.lay(ben, {cards({1, 2}), cards({3, 20}), cards({5, 6})}, cards({7, 8}));
  EXPECT_EQ(table.prompt(), "lead");
  EXPECT_EQ(table.answers(ben), (Strings{"3 up", "3 down", "20 up", "20 down"}));
  EXPECT_TRUE(table.answers(anna).empty());
  EXPECT_EQ(table.refusal(anna, "1 up"), "R2 turn");
  EXPECT_EQ(table.refusal(Seat::table(), "1 up"), "R2 turn");
  EXPECT_EQ(table.refusal(ben, "1 up"), "R1 card");
  EXPECT_EQ(table.refusal(ben, "draw"), "R1 lead");
  EXPECT_EQ(table.refusal(ben, "pass"), "R1 lead");
  table.act(ben, "20 up");  // nobody can obey that
  EXPECT_EQ(table.heardBy(anna, true), Strings{"Ben plays the 20 and orders: up!"});
  EXPECT_EQ(table.acts(), cleo);
}

TEST(RauferR2, TheNextPlayerPlaysAHigherCardAfterUp) {
  Table table;
  table.lay(anna, {cards({9, 1}), cards({2, 8, 10, 20}), cards({5, 6})}, cards({7, 18})).act(anna, "9 up");
  EXPECT_EQ(table.acts(), ben);
  EXPECT_EQ(table.prompt(), "up");
  EXPECT_EQ(table.answers(ben), (Strings{"10 up", "10 down", "20 up", "20 down"}));
  EXPECT_EQ(table.refusal(ben, "8 up"), "R2 higher");
  EXPECT_EQ(table.refusal(ben, "11 up"), "R2 card");
  EXPECT_EQ(table.refusal(cleo, "5 up"), "R2 turn");
  table.act(ben, "10 down");
  EXPECT_EQ(table.acts(), cleo);
  EXPECT_EQ(table.answers(cleo), (Strings{"5 up", "5 down", "6 up", "6 down"}));
}

TEST(RauferR2, TheNextPlayerPlaysALowerCardAfterDown) {
  Table table;
  table.lay(cleo, {cards({2, 8, 10, 20}), cards({5, 6}), cards({9, 1})}, cards({7, 18})).act(cleo, "9 down");
  EXPECT_EQ(table.acts(), anna);
  EXPECT_EQ(table.prompt(), "down");
  EXPECT_EQ(table.answers(anna), (Strings{"2 up", "2 down", "8 up", "8 down"}));
  EXPECT_EQ(table.refusal(anna, "10 up"), "R2 lower");
}

TEST(RauferR2, WhoeverCanObeyMust) {
  Table table;
  table.lay(anna, {cards({9, 1}), cards({2, 20}), cards({5, 6})}, cards({7, 18})).act(anna, "9 up");
  EXPECT_EQ(table.refusal(ben, "draw"), "R2 must");
  EXPECT_EQ(table.refusal(ben, "pass"), "R2 must");
}

TEST(RauferR3, WhoeverCannotObeyDrawsACardThatNobodySees) {
  Table table(4);
  table.lay(anna, {cards({9, 1}), cards({2, 3}), cards({5, 6}), cards({10})}, cards({7, 18, 19})).act(anna, "9 up");
  EXPECT_EQ(table.prompt(), "draw");
  EXPECT_EQ(table.answers(ben), Strings{"draw"});
  EXPECT_EQ(table.refusal(ben, "pass"), "R3 pass");
  EXPECT_EQ(table.refusal(ben, "2 up"), "R2 higher");
  table.act(ben, "draw");
  EXPECT_TRUE(cards({7, 18, 19}).has(table.faceDown(ben)));
  EXPECT_EQ(table.state.hands[ben], cards({2, 3}));
  EXPECT_EQ(table.state.stock.size(), 2);
  EXPECT_EQ(table.heardBy(ben), Strings{"You cannot obey and draw a card, face down."});
  EXPECT_EQ(table.heardBy(dora), Strings{"Ben cannot obey and draws a card, face down."});
  EXPECT_TRUE(table.screen(ben).seats[1].faceDown);
  EXPECT_EQ(table.screen(ben).hand, (G::FloorList{2, 3}));
  // the same order goes on to Cleo, then to Dora, who can
  EXPECT_EQ(table.acts(), cleo);
  EXPECT_EQ(table.answers(cleo), Strings{"draw"});
  table.act(cleo, "draw");
  EXPECT_EQ(table.answers(dora), (Strings{"10 up", "10 down"}));
}

TEST(RauferR3, EveryCardOfTheStockIsAsLikely) {
  std::map<int, int> drawn;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Table table(3, false, seed);
    table.lay(anna, {cards({9, 1}), cards({2, 3}), cards({10})}, cards({7, 18, 19})).act(anna, "9 up").act(ben, "draw");
    ++drawn[table.faceDown(ben)];
  }
  EXPECT_EQ(drawn.size(), 3U);
  for (const auto& [floor, times] : drawn) EXPECT_NEAR(times, 100, 40) << floor;
}

TEST(RauferR3, WhenTheStockRunsOutTheOthersSimplyPass) {
  Table table(4);
  table.lay(anna, {cards({9, 1}), cards({2, 3}), cards({5, 6}), cards({10, 4})}, cards({18})).act(anna, "9 up");
  table.act(ben, "draw");
  EXPECT_EQ(table.prompt(), "pass");
  EXPECT_EQ(table.answers(cleo), Strings{"pass"});
  EXPECT_EQ(table.refusal(cleo, "draw"), "R3 stock");
  table.act(cleo, "pass").act(dora, "10 up");
  EXPECT_TRUE(table.isIn(cleo));  // nobody goes out: there was a stock when the order was given
  EXPECT_TRUE(table.isIn(ben));
  EXPECT_EQ(table.state.hands[ben], cards({2, 3, 18}));
  EXPECT_EQ(table.acts(), anna);
  EXPECT_EQ(table.prompt(), "passAtRisk");  // now it is empty
}

TEST(RauferR4, EverybodyTakesTheirCardAsSoonAsSomebodyObeys) {
  Table table(4);
  table.lay(anna, {cards({9, 1}), cards({2, 3}), cards({5, 6}), cards({10, 4})}, cards({7, 18, 19}));
  table.act(anna, "9 up").act(ben, "draw").act(cleo, "draw");
  const int bens = table.faceDown(ben);
  const int cleos = table.faceDown(cleo);
  table.act(dora, "10 down");
  EXPECT_EQ(table.state.hands[ben], cards({2, 3, bens}));
  EXPECT_EQ(table.state.hands[cleo], cards({5, 6, cleos}));
  EXPECT_EQ(table.faceDown(ben), 0);
  EXPECT_EQ(table.faceDown(cleo), 0);
  EXPECT_EQ(table.heardBy(ben), (Strings{"You take 1 face-down card into hand: " + std::to_string(bens) + ".",
                                         "Cleo takes 1 face-down card into hand."}));
  EXPECT_EQ(table.heardBy(Viewer::spectator()),
            (Strings{"Ben takes 1 face-down card into hand.", "Cleo takes 1 face-down card into hand."}));
  EXPECT_EQ(table.acts(), anna);
}

TEST(RauferR5, IfNobodyObeysTheGiverTakesAllAndTheNextPlayerLeads) {
  for (const int players : {3, 4, 5}) {
    Table table(players);
    const auto hands = {cards({4, 1}), cards({19, 20}), cards({2, 3}), cards({5, 6}), cards({10, 11})};
    const std::vector<Cards> all(hands);
    const Cards stock = cards({7, 8, 9, 12, 13});
    if (players == 3) table.lay(ben, {all[0], all[1], all[2]}, stock);
    if (players == 4) table.lay(ben, {all[0], all[1], all[2], all[3]}, stock);
    if (players == 5) table.lay(ben, {all[0], all[1], all[2], all[3], all[4]}, stock);
    table.act(ben, "20 up");
    for (int i = 2; i < players; ++i) table.act(Seat(i), "draw");
    EXPECT_EQ(table.state.hands[ben].size(), 1);
    table.act(anna, "draw");
    const Cards taken = stock - table.state.stock;
    EXPECT_EQ(taken.size(), players - 1);
    EXPECT_EQ(table.state.hands[ben], cards({19}) | taken);
    for (int i = 0; i < players; ++i) EXPECT_EQ(table.faceDown(Seat(i)), 0);
    EXPECT_EQ(table.heardBy(cleo),
              (Strings{"Anna cannot obey and draws a card, face down.", "Nobody could obey the order of Ben.",
                       "Ben takes " + std::to_string(players - 1) + " face-down cards into hand."}));
    EXPECT_TRUE(table.heardBy(ben).back().starts_with("You take"));
    EXPECT_EQ(table.acts(), cleo);  // to Ben's left
    EXPECT_EQ(table.prompt(), "lead");
    EXPECT_EQ(table.answers(cleo).size(), 4U);
  }
}

TEST(RauferR5, OnlyWhoTakesCardsUpIsToldWhichTheyAre) {
  Table table(4);
  table.lay(anna, {cards({20, 1}), cards({2, 3}), cards({5, 6}), cards({10, 4})}, cards({7, 18}));
  table.act(anna, "20 up").act(ben, "draw").act(cleo, "draw").act(dora, "pass");
  const SeatSet from = SeatSet(ben).with(cleo);
  const raufer::TakesUp seen{anna, from, {}};
  const raufer::TakesUp known{anna, from, raufer::TakesUp::Floors{7, 18}};
  EXPECT_EQ(table.eventsFor(anna).back(), G::Event(known));
  for (const Viewer viewer : {Viewer(ben), Viewer(cleo), Viewer(dora), Viewer::spectator()}) {
    EXPECT_EQ(table.eventsFor(viewer), (std::vector<G::Event>{raufer::Passes{dora}, raufer::NobodyObeys{anna}, seen}));
  }
}

TEST(RauferR5, TheGiverTakesWhatWasDrawnBeforeTheStockRanOut) {
  Table table(4);
  table.lay(anna, {cards({20, 1}), cards({2, 3}), cards({5, 6}), cards({10, 4})}, cards({18}));
  table.act(anna, "20 up").act(ben, "draw").act(cleo, "pass").act(dora, "pass");
  EXPECT_EQ(table.state.hands[anna], cards({1, 18}));
  EXPECT_TRUE(table.isIn(anna));
  EXPECT_EQ(table.acts(), ben);
}

TEST(RauferR6, WithoutAStockWhoeverCannotObeyIsOutWhenSomebodyObeys) {
  Table table(5);
  table.lay(anna, {cards({9, 1}), cards({2, 3}), cards({5, 6}), cards({10, 11}), cards({7, 8})}).act(anna, "9 up");
  EXPECT_EQ(table.prompt(), "passAtRisk");
  EXPECT_EQ(table.refusal(ben, "draw"), "R6 stock");
  table.act(ben, "pass").act(cleo, "pass");
  EXPECT_TRUE(table.isIn(ben));  // it depends on the others
  table.act(dora, "10 down");
  EXPECT_FALSE(table.isIn(ben));
  EXPECT_FALSE(table.isIn(cleo));
  EXPECT_TRUE(table.isIn(anna));
  EXPECT_TRUE(table.isIn(emil));
  EXPECT_EQ(table.heardBy(emil), (Strings{"Ben is out.", "Cleo is out."}));
  // they keep their cards, unseen, and are left out from now on
  EXPECT_EQ(table.state.hands[ben], cards({2, 3}));
  EXPECT_EQ(table.screen(ben).hand, (G::FloorList{2, 3}));
  table.act(emil, "8 down").act(anna, "1 up");
  EXPECT_EQ(table.acts(), dora);
}

TEST(RauferR6, WithoutAStockTheGiverIsOutIfNobodyObeys) {
  Table table(4);
  table.lay(cleo, {cards({2, 3}), cards({5, 6}), cards({20, 12}), cards({10, 11})}).act(cleo, "20 up");
  table.act(dora, "pass").act(anna, "pass");
  EXPECT_EQ(table.prompt(), "passLast") << "nobody is left to obey: the giver goes out, whatever Ben does";
  table.act(ben, "pass");
  EXPECT_FALSE(table.isIn(cleo));
  EXPECT_TRUE(table.isIn(dora));
  EXPECT_TRUE(table.isIn(anna));
  EXPECT_TRUE(table.isIn(ben));
  EXPECT_EQ(table.acts(), dora);
  EXPECT_EQ(table.prompt(), "lead");
  EXPECT_EQ(table.heardBy(anna), (Strings{"Ben cannot obey.", "Nobody could obey the order of Cleo.", "Cleo is out."}));
}

TEST(RauferR7, OfTwoWhoeverCannotObeyFirstIsOut) {
  Table table;
  table.lay(anna, {cards({20, 12, 9}), cards({5, 6}), cards({1})});
  table.act(anna, "12 up").act(ben, "pass").act(cleo, "pass");  // of three the giver is out
  EXPECT_FALSE(table.isIn(anna));
  table.act(ben, "6 up");
  EXPECT_EQ(table.prompt(), "passOut");
  table.act(cleo, "pass");
  EXPECT_TRUE(table.isOver());  // of two the giver is safe
  EXPECT_EQ(table.state.open.winner, ben);
  EXPECT_EQ(table.ranks(), (std::vector<int>{3, 1, 2}));
}

TEST(RauferR8, OnlyTheTopOfThePileIsShown) {
  Table table;
  table.lay(anna, {cards({9, 1}), cards({12, 15}), cards({13, 17})}, cards({7, 18}));
  table.act(anna, "9 up").act(ben, "12 up");
  EXPECT_TRUE(G::mustRemember(table.rules));
  EXPECT_EQ(table.screen(cleo).pile, G::FloorList{12});
  EXPECT_EQ(table.screen(cleo).played, 14);
  EXPECT_EQ(table.heardBy(cleo, true), Strings{"Ben plays the 12 and orders: up!"});  // a line that fades
  EXPECT_TRUE(table.heardBy(cleo).empty());
}

TEST(RauferR8, AsAnOptionAllDiscardsAreShown) {
  Table table(3, true);
  table.lay(anna, {cards({9, 1}), cards({12, 15}), cards({13, 17})}, cards({7, 18}));
  table.act(anna, "9 up").act(ben, "12 up");
  EXPECT_FALSE(G::mustRemember(table.rules));
  EXPECT_EQ(table.screen(cleo).pile.size(), 14U);
  EXPECT_EQ(table.screen(cleo).pile.back(), 12);
  EXPECT_EQ(table.heardBy(cleo), Strings{"Ben plays the 12 and orders: up!"});
}

TEST(RauferR8, AfterTheGameThePileMayBeLookedThrough) {
  Table table;
  table.lay(anna, {cards({9}), cards({12, 15}), cards({13, 17})}, cards({7, 18})).act(anna, "9 up").act(ben, "12 up");
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.screen(cleo).pile.size(), 15U);
}

TEST(RauferR9, TheLastCardWinsAsSoonAsSomebodyObeys) {
  Table table(4);
  table.lay(anna, {cards({9}), cards({2, 3}), cards({5, 6}), cards({10})}, cards({7, 18, 19})).act(anna, "9 up");
  EXPECT_FALSE(table.isOver());
  table.act(ben, "draw").act(cleo, "draw");
  EXPECT_FALSE(table.isOver());
  table.act(dora, "10 down");  // Dora's last card, too: she comes too late
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.state.open.winner, anna);
  EXPECT_EQ(table.ranks(), (std::vector<int>{1, 3, 3, 2}));
  EXPECT_EQ(table.heardBy(anna).back(), "You have no cards left, and your last order was obeyed: you win.");
  EXPECT_EQ(table.refusal(anna, "pass"), "R10 over");
  EXPECT_TRUE(G::turn(table.rules, table.state).must.empty());
}

TEST(RauferR9, AfterALastOrderThatNobodyCanObeyTheGiverTakesCardsAndPlaysOn) {
  Table table;
  table.lay(anna, {cards({20}), cards({2, 3}), cards({5, 6})}, cards({7, 18, 19}));
  table.act(anna, "20 up").act(ben, "draw").act(cleo, "draw");
  EXPECT_FALSE(table.isOver());
  EXPECT_EQ(table.state.hands[anna].size(), 2);
  EXPECT_EQ(table.acts(), ben);
}

TEST(RauferR9, WithoutAStockALastOrderThatNobodyCanObeyPutsTheGiverOut) {
  Table table;
  table.lay(anna, {cards({20}), cards({2, 3}), cards({5, 6})}).act(anna, "20 up").act(ben, "pass").act(cleo, "pass");
  EXPECT_FALSE(table.isOver());
  EXPECT_FALSE(table.isIn(anna));
}

TEST(RauferR9, OfTwoTheGiverOfALastOrderWinsEitherWay) {
  for (const bool obeyed : {true, false}) {
    Table table;
    table.lay(anna, {cards({20}), cards({2, 9}), cards({obeyed ? 10 : 1, 4})});
    table.act(anna, "20 up").act(ben, "pass").act(cleo, "pass");  // Anna is out
    table.act(ben, "2 up").act(cleo, "4 up").act(ben, "9 up");
    table.act(cleo, obeyed ? "10 up" : "pass");
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.state.open.winner, ben);
    EXPECT_EQ(table.ranks(), (std::vector<int>{3, 1, 2}));
  }
}

TEST(RauferR10, TheLastOneInTheGameWinsAndLaterMeansHigher) {
  Table table(5);
  table.lay(anna, {cards({20, 4}), cards({2, 3}), cards({5, 6, 7}), cards({10, 1}), cards({8, 9, 11})});
  table.act(anna, "4 up").act(ben, "pass").act(cleo, "5 up");  // Ben is out
  table.act(dora, "10 up").act(emil, "11 up").act(anna, "20 up");
  table.act(cleo, "pass").act(dora, "pass").act(emil, "pass");    // Anna is out
  table.act(cleo, "7 up").act(dora, "pass").act(emil, "8 down");  // Dora is out
  table.act(cleo, "6 down").act(emil, "pass");
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.state.open.winner, cleo);
  EXPECT_EQ(table.ranks(), (std::vector<int>{4, 5, 1, 3, 2}));
  EXPECT_EQ(G::sheet(table.rules, table.state)[0].values, G::outcome(table.rules, table.state).points);
  const auto outlasted = G::sheet(table.rules, table.state)[1].values;
  EXPECT_EQ(std::vector<int>(outlasted.begin(), outlasted.end()), (std::vector<int>{1, 0, 4, 2, 3}));
}

TEST(RauferR10, WhoWentOutTogetherIsRankedByCardsAndThenShares) {
  Table table(5);
  table.lay(anna, {cards({9}), cards({2, 3}), cards({5, 6}), cards({7}), cards({10, 11})}).act(anna, "9 up");
  table.act(ben, "pass").act(cleo, "pass").act(dora, "pass").act(emil, "10 up");
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.ranks(), (std::vector<int>{1, 4, 4, 3, 2}));
}

TEST(RauferNotation, ReadsOnlyWhatIsWritten) {
  const Table table;
  for (const std::string_view text : {"1 up", "20 down", "draw", "pass"}) {
    const auto action = G::read(table.rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    EXPECT_EQ(G::write(table.rules, *action).view(), text);
  }
  for (const std::string_view text : {"", "0 up", "21 up", "01 up", "7", "7 UP", "7  up", "7 up ", "Draw", "passe"}) {
    EXPECT_FALSE(G::read(table.rules, text).has_value()) << text;
  }
}

TEST(RauferLayout, ShowsWhatAPlayerNeedsAndLetsCardsBeTouched) {
  Table table(3);
  table.lay(anna, {cards({9, 1}), cards({2, 12, 15}), cards({13, 17})}, cards({7, 18})).act(anna, "9 up");
  const Phrasebook book({G::phrases()});
  const auto drawn = [&](Viewer viewer) {
    return drawLayout(G::layout(table.rules, table.screen(viewer)), book, names, Language::en);
  };
  EXPECT_EQ(drawn(ben),
            "Stairs, 12 cards played: [9]\n"
            "Order: [▲ up from 9, says Anna]\n"
            "Stock: (2 cards)\n"
            "Anna, 1 card: ##\n"
            "Ben, 3 cards:\n"
            "Cleo, 2 cards: ## | ##\n"
            "Ben, Hand:\n"
            "  2  12 ▲  15 ▲\n"
            "  2  12 ▼  15 ▼\n");
  EXPECT_EQ(drawn(Viewer::spectator()).find("Hand"), std::string::npos);
  const Layout layout = G::layout(table.rules, table.screen(ben));
  std::vector<std::string> touchable;
  for (const Piece& piece : layout.back().pieces) {
    if (!piece.action.empty()) touchable.emplace_back(piece.action.view());
  }
  Strings answers = table.answers(ben);
  std::sort(answers.begin(), answers.end());
  std::sort(touchable.begin(), touchable.end());
  EXPECT_EQ(touchable, answers);
}

}  // namespace
}  // namespace sammel
