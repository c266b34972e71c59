// Ganz nach Plan!?, clause by clause, in the order of the rulebook.
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/play.hpp"
#include "tests/scenario.hpp"

namespace sammel {
namespace {

using G = GanzNachPlan;
using ganz_nach_plan::Card;
using ganz_nach_plan::Cards;
using ganz_nach_plan::Phase;
using testing::Strings;
using enum Card;

constexpr Seat anna(0);
constexpr Seat ben(1);
constexpr Seat cleo(2);
constexpr Seat dora(3);
const Strings names{"Anna", "Ben", "Cleo", "Dora"};

using Hand = std::vector<Card>;

Cards cards(const Hand& list) {
  Cards set;
  for (const Card card : list) set += Cards::one(card);
  return set;
}

// A table at which tests deal what they want, all hands of the same size, and let people play. Anna begins, on A; Ben
// is on her left.
class Table : public testing::Scenario<Table, G> {
 public:
  explicit Table(const std::vector<Hand>& hands) : Scenario(rulesFor(hands), names) {
    state = {};
    state.open = ganz_nach_plan::Open::opening(rules, anna);
    for (std::size_t i = 0; i < hands.size(); ++i) {
      const Seat seat(static_cast<int>(i));
      state.hands[seat] = state.dealt[seat] = cards(hands[i]);
    }
    EXPECT_EQ(G::invariant(rules, state), "");
  }

  SeatSet must() const { return G::turn(rules, state).must; }
  Seat onTurn() const {
    EXPECT_EQ(must().size(), 1);
    return must().first();
  }
  // Who sits on A, B, …
  std::vector<Seat> places() const { return {state.open.sitting.begin(), state.open.sitting.begin() + rules.players}; }
  Cards hand(Seat seat) const { return state.hand(seat); }
  Cards pile() const { return state.open.pile; }
  std::vector<int> points() const {
    const auto points = G::outcome(rules, state).points;
    return {points.begin(), points.end()};
  }
  // The events of the latest action.
  std::vector<G::Event> toldTo(Viewer viewer) const {
    std::vector<G::Event> told;
    for (const auto& each : events.all()) {
      if (each.audience.includes(viewer)) told.push_back(each.event);
    }
    return told;
  }
  std::string draw(Viewer viewer, Language language = Language::en) const {
    return drawLayout(G::layout(rules, screen(viewer)), Phrasebook({G::phrases()}), names, language);
  }

 private:
  static G::Rules rulesFor(const std::vector<Hand>& hands) {
    G::Rules rules = makeRules<G>({static_cast<int>(hands.size())});
    rules.handSize = static_cast<int>(hands.front().size());
    rules.pack = {};
    rules.deck.clear();
    for (const Hand& hand : hands) {
      EXPECT_EQ(hand.size(), hands.front().size());
      for (const Card card : hand) {
        rules.pack += Cards::one(card);
        rules.deck.push_back(card);
      }
    }
    return rules;
  }
};

G::Content packOf(std::initializer_list<std::pair<Card, int>> counts) {
  G::Content content;
  for (const auto& [card, count] : counts) content.cards.value.push_back({card, static_cast<std::int8_t>(count)});
  return content;
}

std::string refusalOf(const G::Content& content) {
  const Verdict verdict = G::validate(content);
  return verdict.isFine()
             ? "fine"
             : std::string(verdict.clause()) + ' ' +
                   Phrasebook({G::phrases()}).render(verdict.reason(), Language::en, {}, Viewer::spectator());
}

TEST(GanzNachPlanComponents, TwentyCardsOfWhichFiveSayOpposite) {
  const G::Rules rules = makeRules<G>({4});
  EXPECT_EQ(rules.deck.size(), 20U);
  EXPECT_EQ(rules.pack.size(), 20);
  EXPECT_EQ(std::count_if(rules.deck.begin(), rules.deck.end(), ganz_nach_plan::saysOpposite), 5);
  EXPECT_EQ(rules.pack.count(direction), 2);
  for (int i = 0; i < ganz_nach_plan::kindCount; ++i) {
    const auto card = static_cast<Card>(i);
    if (card != direction) EXPECT_EQ(rules.pack.count(card), 1) << nameOf(card);
  }
  EXPECT_EQ(G::content().cards.origin, Origin::reconstructed);
}

TEST(GanzNachPlanComponents, ThreePlayersLeaveOutTheFiveThatSayOpposite) {
  const G::Rules rules = makeRules<G>({3});
  EXPECT_EQ(rules.deck.size(), 15U);
  EXPECT_EQ(std::count_if(rules.deck.begin(), rules.deck.end(), ganz_nach_plan::saysOpposite), 0);
  EXPECT_FALSE(G::read(rules, "play hands-opposite").has_value());
  EXPECT_TRUE(G::read(makeRules<G>({4}), "play hands-opposite").has_value());
}

TEST(GanzNachPlanComponents, LeftIsTheNextSeatClockwiseWhateverTheDirectionOfPlay) {
  Table table({{direction, direction}, {pileLeft, pileYou}, {allMove, allPass}, {giveLeft, giveRight}});
  table.act(anna, "play direction");
  EXPECT_EQ(table.onTurn(), dora);  // anticlockwise
  table.act(dora, "play give-left").act(dora, "give give-right");
  EXPECT_TRUE(table.hand(anna).has(giveRight));
}

TEST(GanzNachPlanComponents, RightAndOpposite) {
  Table table({{giveRight, giveOpposite, direction},
               {pileLeft, pileYou, drawLeft},
               {allMove, allPass, drawRight},
               {giveLeft, seatsLeft, seatsRight}});
  table.act(anna, "play give-right").act(anna, "give direction");
  EXPECT_TRUE(table.hand(dora).has(direction));
  Table other({{giveRight, giveOpposite, direction},
               {pileLeft, pileYou, drawLeft},
               {allMove, allPass, drawRight},
               {giveLeft, seatsLeft, seatsRight}});
  other.act(anna, "play give-opposite").act(anna, "give direction");
  EXPECT_TRUE(other.hand(cleo).has(direction));
}

TEST(GanzNachPlanComponents, OtherPacksNeedFifteenPlainCardsAndFiveWithOpposite) {
  const G::Content limit = packOf({{pileLeft, 3},
                                   {pileRight, 3},
                                   {pileYou, 3},
                                   {allPass, 1},
                                   {giveLeft, 3},
                                   {drawRight, 2},
                                   {pileOpposite, 3},
                                   {giveOpposite, 2}});
  EXPECT_EQ(refusalOf(limit), "fine");
  EXPECT_EQ(refusalOf(G::content()), "fine");
  EXPECT_EQ(refusalOf(packOf({})), "G1 There have to be 15 cards without and 5 with “opposite”; here are 0 and 0.");
  G::Content tooMany = limit;
  tooMany.cards.value[5].count = 3;
  EXPECT_EQ(refusalOf(tooMany), "G1 There have to be 15 cards without and 5 with “opposite”; here are 16 and 5.");
  G::Content tooFewOpposite = limit;
  tooFewOpposite.cards.value[7].count = 1;
  EXPECT_EQ(refusalOf(tooFewOpposite),
            "G1 There have to be 15 cards without and 5 with “opposite”; here are 15 and 4.");
}

TEST(GanzNachPlanComponents, NoCardMoreThanThreeTimesAndPassingOnlyOnce) {
  EXPECT_EQ(refusalOf(packOf({{direction, 4}})), "G1 There can be 1 to 3 of “Change direction”, not 4.");
  EXPECT_EQ(refusalOf(packOf({{direction, 0}})), "G1 There can be 1 to 3 of “Change direction”, not 0.");
  EXPECT_EQ(refusalOf(packOf({{allPass, 2}})), "G1 There can be 1 to 1 of “All pass a card left”, not 2.");
  EXPECT_EQ(refusalOf(packOf({{direction, 2}, {direction, 1}})),
            "G1 “Change direction” is listed twice; the number belongs in one entry.");
}

TEST(GanzNachPlanComponents, PacksAreReadStrictly) {
  Verdict verdict = Verdict::fine();
  const AnyGame& game = gameOf<G>();
  EXPECT_NE(game.readContent(packJson(G::content()), verdict), nullptr);
  EXPECT_EQ(game.readContent(R"({"cards":{"origin":"printed","value":[{"card":"nonsense","count":1}]}})", verdict),
            nullptr);
  EXPECT_EQ(verdict.reason().key, "core.json.name");
  EXPECT_EQ(game.readContent(R"({"cards":{"origin":"printed","value":[{"card":"direction","count":3}]}})", verdict),
            nullptr);
  EXPECT_EQ(verdict.reason().key, "ganz-nach-plan.pack.size");
}

TEST(GanzNachPlanG1, EverybodyGetsFiveCards) {
  for (const int players : {3, 4}) {
    const G::Rules rules = makeRules<G>({players});
    Rng rng = Rng::simulation(5);
    Silent silent;
    const G::State state = G::setup(rules, rng, silent);
    Cards all;
    for (int i = 0; i < players; ++i) {
      EXPECT_EQ(state.hand(Seat(i)).size(), 5);
      all += state.hand(Seat(i));
    }
    EXPECT_EQ(all, rules.pack);
    EXPECT_TRUE(state.open.pile.empty());
  }
}

TEST(GanzNachPlanG1, TheLotDecidesWhoSitsOnAAndBegins) {
  const G::Rules rules = makeRules<G>({4});
  std::map<int, int> starts;
  std::set<std::uint64_t> firstHands;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Rng rng = Rng::simulation(seed);
    EventLog<G::Event> events;
    const G::State state = G::setup(rules, rng, events);
    const Seat start = state.open.at(0);
    ++starts[start.index()];
    firstHands.insert(state.hand(anna).bits);
    EXPECT_EQ(G::turn(rules, state).must, SeatSet(start));
    for (int place = 1; place < 4; ++place) EXPECT_EQ(state.open.at(place), start.left(4, place));
    EXPECT_EQ(events.all().front().event, G::Event(ganz_nach_plan::Starts{start}));
  }
  for (int i = 0; i < 4; ++i) EXPECT_GT(starts[i], 60);
  EXPECT_GT(firstHands.size(), 350U);
}

TEST(GanzNachPlanG1, ClockwiseAtFirst) {
  Table table({{pileYou, seatsLeft}, {allMove, seatsRight}, {handsLeft, handsRight}});
  EXPECT_EQ(table.onTurn(), anna);
  table.act(anna, "play pile-you");
  EXPECT_EQ(table.onTurn(), ben);
}

TEST(GanzNachPlanG1, PlayingIsCompulsoryAndAnyCardWillDo) {
  Table table({{direction, seatsLeft, direction}, {allMove, seatsRight, giveLeft}, {handsLeft, handsRight, giveRight}});
  EXPECT_EQ(table.answers(anna), (Strings{"play seats-left", "play direction"}));  // equal cards are one choice
  EXPECT_TRUE(table.answers(ben).empty());
  EXPECT_EQ(table.refusal(anna, "give direction"), "G1 play");
  EXPECT_EQ(table.refusal(anna, "pass direction"), "G1 play");
  EXPECT_EQ(table.refusal(anna, "play hands-left"), "G1 card");
  EXPECT_EQ(table.refusal(ben, "play all-move"), "G2 turn");
  EXPECT_EQ(table.refusal(Seat::table(), "play all-move"), "G2 turn");
  EXPECT_EQ(table.refusal(anna, "play direction"), "fine");
}

TEST(GanzNachPlanG1, EverybodySeesWhatIsPlayed) {
  Table table({{direction, seatsLeft}, {allMove, seatsRight}, {handsLeft, handsRight}});
  table.act(anna, "play direction");
  EXPECT_EQ(table.heardBy(ben), (Strings{"Anna plays “Change direction”.", "Play goes anticlockwise now."}));
  EXPECT_EQ(table.heardBy(anna), (Strings{"You play “Change direction”.", "Play goes anticlockwise now."}));
  EXPECT_TRUE(table.events.revealed());
}

TEST(GanzNachPlanG2, WhoSwappedSeatsToTheLeftIsOnTurnAgain) {
  Table table({{seatsLeft, pileYou}, {allMove, seatsRight}, {handsLeft, handsRight}});
  table.act(anna, "play seats-left");
  EXPECT_EQ(table.places(), (std::vector{ben, anna, cleo}));
  EXPECT_EQ(table.onTurn(), anna);
  table.act(anna, "play pile-you");
  EXPECT_EQ(table.points(), (std::vector{1, 2, 2}));
  EXPECT_EQ(table.onTurn(), cleo);  // C follows B
}

TEST(GanzNachPlanG2, WhoSwappedSeatsToTheRightSkipsNobody) {
  Table table({{seatsRight, pileYou}, {allMove, seatsLeft}, {handsLeft, handsRight}, {giveLeft, giveRight}});
  table.act(anna, "play seats-right");
  EXPECT_EQ(table.places(), (std::vector{dora, ben, cleo, anna}));
  EXPECT_EQ(table.onTurn(), ben);
}

TEST(GanzNachPlanG2, SwappingSeatsWithTheOppositeSeat) {
  Table table({{seatsOpposite, pileYou}, {allMove, seatsLeft}, {handsLeft, handsRight}, {giveLeft, giveRight}});
  table.act(anna, "play seats-opposite");
  EXPECT_EQ(table.places(), (std::vector{cleo, ben, anna, dora}));
  EXPECT_EQ(table.onTurn(), ben);
  table.act(ben, "play all-move");  // everybody one on: Ben is on C now, which is next
  EXPECT_EQ(table.places(), (std::vector{dora, cleo, ben, anna}));
  EXPECT_EQ(table.onTurn(), ben);
}

TEST(GanzNachPlanG2, AChangeOfDirectionAppliesAtOnce) {
  Table table({{direction, pileYou}, {allMove, seatsRight}, {seatsRight, handsRight}});
  table.act(anna, "play direction");
  EXPECT_EQ(table.onTurn(), cleo);
  table.act(cleo, "play seats-right");  // C swaps with B; anticlockwise B is next
  EXPECT_EQ(table.places(), (std::vector{anna, cleo, ben}));
  EXPECT_EQ(table.onTurn(), cleo);
}

TEST(GanzNachPlanG2, TwoChangesOfDirectionCancelOut) {
  Table table({{direction, pileYou}, {allMove, seatsRight}, {direction, handsRight}});
  table.act(anna, "play direction").act(cleo, "play direction");
  EXPECT_EQ(table.onTurn(), anna);
  EXPECT_EQ(table.heardBy(ben).back(), "Play goes clockwise now.");
}

TEST(GanzNachPlanG2, AllMoveAnticlockwise) {
  Table table({{direction, pileYou}, {giveLeft, seatsRight}, {allMove, handsRight}});
  table.act(anna, "play direction").act(cleo, "play all-move");  // Cleo goes from C to A
  EXPECT_EQ(table.places(), (std::vector{cleo, anna, ben}));
  EXPECT_EQ(table.onTurn(), anna);  // on B, the one before C
}

TEST(GanzNachPlanG2, TheSeatCountsAlsoWhenAPlayerWasMovedTwice) {
  Table table({{allMove, pileYou, giveRight}, {giveLeft, seatsRight, drawLeft}, {seatsLeft, handsRight, drawRight}});
  table.act(anna, "play all-move");
  EXPECT_EQ(table.places(), (std::vector{cleo, anna, ben}));
  EXPECT_EQ(table.onTurn(), anna);
  table.act(anna, "play pile-you");
  EXPECT_EQ(table.onTurn(), ben);  // C
  table.act(ben, "play seats-right");
  EXPECT_EQ(table.onTurn(), cleo);  // A again
}

TEST(GanzNachPlanG3, ChangingSeatsMovesThePlayersWithTheirHands) {
  Table table({{seatsLeft, pileYou}, {allMove, seatsRight}, {handsLeft, handsRight}});
  table.act(anna, "play seats-left");
  EXPECT_EQ(table.hand(anna), cards({pileYou}));
  EXPECT_EQ(table.hand(ben), cards({allMove, seatsRight}));
  EXPECT_EQ(table.heardBy(cleo).back(), "Anna swaps seats with Ben.");
}

TEST(GanzNachPlanG3, SwappingHandsLeavesThePlayersWhereTheyAre) {
  const std::vector<Hand> hands{{handsLeft, handsRight, handsOpposite},
                                {allMove, seatsRight, drawLeft},
                                {pileYou, direction, drawRight},
                                {giveLeft, giveRight, allPass}};
  const std::map<std::string, Seat> other{
      {"play hands-left", ben}, {"play hands-right", dora}, {"play hands-opposite", cleo}};
  for (const auto& [text, whom] : other) {
    Table table(hands);
    const Cards theirs = table.hand(whom);
    table.act(anna, text);
    EXPECT_EQ(table.places(), (std::vector{anna, ben, cleo, dora}));
    EXPECT_EQ(table.hand(anna), theirs);
    EXPECT_EQ(table.hand(whom).size(), 2);
    EXPECT_EQ(table.onTurn(), ben);
    EXPECT_EQ(table.points(), (std::vector{3, whom == ben ? 2 : 3, whom == cleo ? 2 : 3, whom == dora ? 2 : 3}));
  }
}

TEST(GanzNachPlanG4, ThePlayedCardJoinsThePileAfterwards) {
  Table table({{direction, pileYou}, {allMove, seatsRight}, {pileLeft, giveLeft}});
  table.act(anna, "play direction");
  EXPECT_EQ(table.pile(), cards({direction}));
  table.act(cleo, "play pile-left");  // to Anna, without the card just played
  EXPECT_EQ(table.hand(anna), cards({direction, pileYou}));
  EXPECT_EQ(table.pile(), cards({pileLeft}));
  EXPECT_EQ(table.heardBy(ben).back(), "Anna takes the discard pile, 1 card.");
}

TEST(GanzNachPlanG4, WhoeverTheCardNamesTakesThePile) {
  const std::map<std::string, Seat> takers{
      {"play pile-left", cleo}, {"play pile-right", anna}, {"play pile-opposite", dora}, {"play pile-you", ben}};
  for (const auto& [text, taker] : takers) {
    Table table({{direction, allMove, seatsLeft, seatsRight},
                 {pileLeft, pileRight, pileOpposite, pileYou},
                 {giveLeft, giveRight, drawLeft, drawRight},
                 {allPass, handsLeft, handsRight, handsOpposite}});
    table.act(anna, "play seats-left").act(anna, "play seats-right");
    // Anna is back on A; B was on turn, C is next. Let Cleo and Dora play on until Ben's turn.
    EXPECT_EQ(table.places(), (std::vector{anna, ben, cleo, dora}));
    table.act(cleo, "play draw-left").act(dora, "play hands-left").act(anna, "play all-pass");
    for (const Seat seat : {anna, ben, cleo, dora}) {
      const Strings answers = table.answers(seat);
      ASSERT_FALSE(answers.empty());
      if (seat != ben) table.act(seat, answers.front());
    }
    Strings kept = table.answers(ben);
    std::erase(kept, "pass" + text.substr(4));
    table.act(ben, kept.front());
    ASSERT_EQ(table.onTurn(), ben);
    const int pile = table.pile().size();
    const int before = table.hand(taker).size();
    table.act(ben, text);
    EXPECT_EQ(table.hand(taker).size(), before + pile - (taker == ben ? 1 : 0)) << text;
    EXPECT_EQ(table.pile().size(), 1);
  }
}

TEST(GanzNachPlanG4, AnEmptyPileGivesNothing) {
  Table table({{pileLeft, direction}, {allMove, seatsRight}, {handsLeft, giveLeft}});
  table.act(anna, "play pile-left");
  EXPECT_EQ(table.hand(ben).size(), 2);
  EXPECT_EQ(table.heardBy(ben).back(), "The discard pile is empty: you get nothing.");
  EXPECT_EQ(table.onTurn(), ben);
}

TEST(GanzNachPlanG4, GivingIsAChoiceOfItsOwn) {
  Table table({{giveLeft, direction, pileYou}, {allMove, seatsRight, drawLeft}, {handsLeft, giveRight, drawRight}});
  table.act(anna, "play give-left");
  EXPECT_TRUE(table.pile().empty());  // not carried out yet
  EXPECT_EQ(table.screen(ben).played, giveLeft);
  EXPECT_EQ(table.onTurn(), anna);
  EXPECT_EQ(table.answers(anna), (Strings{"give direction", "give pile-you"}));
  EXPECT_EQ(table.refusal(anna, "play direction"), "G4 give");
  EXPECT_EQ(table.refusal(anna, "give give-left"), "G4 card");
  EXPECT_EQ(table.refusal(ben, "play all-move"), "G2 turn");
  table.act(anna, "give direction");
  EXPECT_EQ(table.hand(ben), cards({allMove, seatsRight, drawLeft, direction}));
  EXPECT_EQ(table.pile(), cards({giveLeft}));
  EXPECT_EQ(table.heardBy(anna), (Strings{"You give Ben: “Change direction”."}));
  EXPECT_EQ(table.heardBy(ben), (Strings{"Anna gives you: “Change direction”."}));
  EXPECT_EQ(table.heardBy(cleo), (Strings{"Anna gives Ben a card."}));
  EXPECT_EQ(table.heardBy(Viewer::spectator()), (Strings{"Anna gives Ben a card."}));
  EXPECT_EQ(table.onTurn(), ben);
}

TEST(GanzNachPlanG4, WhoHasNoCardLeftGivesNone) {
  Table table({{giveLeft}, {allMove}, {handsLeft}});
  table.act(anna, "play give-left");
  EXPECT_EQ(table.heardBy(ben)[1], "Anna has no card left to give.");
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.ranks(), (std::vector{1, 2, 2}));
}

TEST(GanzNachPlanG4, DrawingIsBlind) {
  std::map<std::uint64_t, int> drawn;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    Table table({{drawRight, direction, pileYou}, {allMove, seatsRight, drawLeft}, {handsLeft, giveRight, allPass}});
    table.rng = Rng::simulation(seed);
    table.act(anna, "play draw-right");
    EXPECT_EQ(table.points(), (std::vector{3, 3, 2}));
    ++drawn[(table.hand(anna) - cards({direction, pileYou})).bits];
  }
  EXPECT_EQ(drawn.size(), 3U);
  for (const auto& [bits, times] : drawn) EXPECT_NEAR(times, 200, 60);
}

TEST(GanzNachPlanG4, OnlyTheTwoLearnWhichCardWasDrawn) {
  Table table({{drawLeft, pileYou}, {direction, direction}, {handsLeft, giveRight}});
  table.act(anna, "play draw-left");
  EXPECT_EQ(table.heardBy(anna).back(), "You draw from Ben: “Change direction”.");
  EXPECT_EQ(table.heardBy(ben).back(), "Anna draws from you: “Change direction”.");
  EXPECT_EQ(table.heardBy(cleo).back(), "Anna draws a card from Ben.");
  EXPECT_TRUE(table.events.revealed());
}

TEST(GanzNachPlanG4, OnlyTheTwoAreToldWhichCardMoved) {
  Table table({{drawLeft, pileYou}, {direction, direction}, {handsLeft, giveRight}});
  table.act(anna, "play draw-left");
  for (const Viewer viewer : {Viewer(anna), Viewer(ben)}) {
    EXPECT_EQ(table.toldTo(viewer).back(), G::Event(ganz_nach_plan::Draws{ben, anna, direction}));
  }
  for (const Viewer viewer : {Viewer(cleo), Viewer::spectator()}) {
    EXPECT_EQ(table.toldTo(viewer).back(), G::Event(ganz_nach_plan::Draws{ben, anna, std::nullopt}));
  }
  Table gives({{giveLeft, pileYou}, {direction, direction}, {handsLeft, giveRight}});
  gives.act(anna, "play give-left").act(anna, "give pile-you");
  EXPECT_EQ(gives.toldTo(anna).front(), G::Event(ganz_nach_plan::Gives{anna, ben, pileYou}));
  EXPECT_EQ(gives.toldTo(ben).front(), G::Event(ganz_nach_plan::Gives{anna, ben, pileYou}));
  EXPECT_EQ(gives.toldTo(cleo).front(), G::Event(ganz_nach_plan::Gives{anna, ben, std::nullopt}));
  EXPECT_EQ(gives.toldTo(Viewer::spectator()).front(), G::Event(ganz_nach_plan::Gives{anna, ben, std::nullopt}));
}

TEST(GanzNachPlanG3, ASwapSaysWhoGoesWhereAndHowManyCardsMove) {
  Table seats({{seatsRight, pileYou}, {allMove, seatsLeft}, {handsLeft, handsRight}, {giveLeft, giveRight}});
  seats.act(anna, "play seats-right");
  EXPECT_EQ(seats.toldTo(ben), (std::vector<G::Event>{ganz_nach_plan::Plays{anna, seatsRight},
                                                      ganz_nach_plan::SwapsSeats{anna, dora, 0, 3}}));
  Table hands({{handsLeft, pileYou}, {allMove, seatsLeft}, {direction, handsRight}});
  hands.act(anna, "play hands-left");
  EXPECT_EQ(hands.toldTo(cleo).back(), G::Event(ganz_nach_plan::SwapsHands{anna, ben, 1, 2}));
}

TEST(GanzNachPlanG4, ThePileLiesOpenAndHandsDoNot) {
  Table table({{direction, pileYou}, {allMove, seatsRight}, {pileLeft, giveLeft}});
  table.act(anna, "play direction");
  for (const Viewer viewer : {Viewer(anna), Viewer(ben), Viewer::spectator()}) {
    EXPECT_EQ(table.screen(viewer).pile, G::CardList{direction});
    EXPECT_EQ(table.screen(viewer).handSizes[2], 2);
  }
  EXPECT_EQ(table.screen(ben).hand, (G::CardList{seatsRight, allMove}));
  EXPECT_TRUE(table.screen(Viewer::spectator()).hand.empty());
}

const std::vector<Hand> passing{{allPass, direction, pileYou},
                                {allMove, seatsRight, drawLeft},
                                {handsLeft, giveRight, drawRight},
                                {giveLeft, seatsLeft, pileLeft}};

TEST(GanzNachPlanG5, AllChooseAtTheSameTimeAndThenTheCardsGoLeft) {
  Table table(passing);
  table.act(anna, "play all-pass");
  EXPECT_EQ(table.must(), SeatSet::all(4));
  EXPECT_EQ(table.answers(anna), (Strings{"pass direction", "pass pile-you"}));
  table.act(cleo, "pass hands-left").act(anna, "pass pile-you").act(dora, "pass seats-left");
  EXPECT_EQ(table.hand(cleo).size(), 3);  // nothing has moved yet
  EXPECT_EQ(table.must(), SeatSet(ben));
  table.act(ben, "pass draw-left");
  EXPECT_EQ(table.hand(anna), cards({direction, seatsLeft}));
  EXPECT_EQ(table.hand(ben), cards({allMove, seatsRight, pileYou}));
  EXPECT_EQ(table.hand(cleo), cards({giveRight, drawRight, drawLeft}));
  EXPECT_EQ(table.hand(dora), cards({giveLeft, pileLeft, handsLeft}));
  EXPECT_EQ(table.pile(), cards({allPass}));
  EXPECT_EQ(table.onTurn(), ben);
}

TEST(GanzNachPlanG5, LeftMeansWhereTheySitNow) {
  Table table({{seatsLeft, allPass, direction}, {allMove, seatsRight, drawLeft}, {handsLeft, giveRight, drawRight}});
  table.act(anna, "play seats-left").act(anna, "play all-pass");  // Ben on A, Anna on B, Cleo on C
  table.act(anna, "pass direction").act(ben, "pass all-move").act(cleo, "pass give-right");
  EXPECT_TRUE(table.hand(cleo).has(direction));
  EXPECT_TRUE(table.hand(anna).has(allMove));
  EXPECT_TRUE(table.hand(ben).has(giveRight));
}

TEST(GanzNachPlanG5, OthersSeeOnlyWhoHasChosen) {
  Table table(passing);
  table.act(anna, "play all-pass").act(cleo, "pass hands-left");
  EXPECT_FALSE(table.events.revealed());
  EXPECT_EQ(table.heardBy(ben), (Strings{"Cleo has chosen a card."}));
  EXPECT_EQ(table.heardBy(Viewer::spectator()), (Strings{"Cleo has chosen a card."}));
  EXPECT_EQ(table.heardBy(cleo), (Strings{"You are going to pass: “Swap hands: left”."}));
  Table other(passing);
  other.act(anna, "play all-pass").act(cleo, "pass give-right");
  for (const Viewer viewer : {Viewer(anna), Viewer(ben), Viewer(dora), Viewer::spectator()}) {
    EXPECT_EQ(G::know(table.rules, table.state, viewer), G::know(other.rules, other.state, viewer));
  }
  EXPECT_FALSE(G::know(table.rules, table.state, cleo) == G::know(other.rules, other.state, cleo));
  EXPECT_EQ(table.screen(cleo).choice, handsLeft);
  EXPECT_EQ(table.screen(ben).choice, std::nullopt);
  EXPECT_TRUE(table.screen(ben).chosen[2]);
}

TEST(GanzNachPlanG5, TheChosenCardIsToldToTheOneWhoChoseAndThenToTheOneWhoGetsIt) {
  Table table(passing);
  table.act(anna, "play all-pass").act(cleo, "pass hands-left");
  EXPECT_EQ(table.toldTo(cleo), std::vector<G::Event>{(ganz_nach_plan::Chooses{cleo, handsLeft})});
  for (const Viewer viewer : {Viewer(anna), Viewer(ben), Viewer(dora), Viewer::spectator()}) {
    EXPECT_EQ(table.toldTo(viewer), std::vector<G::Event>{(ganz_nach_plan::Chooses{cleo, std::nullopt})});
  }
  table.act(anna, "pass pile-you").act(dora, "pass seats-left").act(ben, "pass draw-left");
  const auto hears = [&](Viewer viewer, const G::Event& event) {
    const std::vector<G::Event> told = table.toldTo(viewer);
    return std::find(told.begin(), told.end(), event) != told.end();
  };
  for (const Viewer viewer : {Viewer(anna), Viewer(ben), Viewer(cleo), Viewer(dora), Viewer::spectator()}) {
    const bool sees = viewer.is(cleo) || viewer.is(dora);
    EXPECT_EQ(hears(viewer, ganz_nach_plan::Gives{cleo, dora, handsLeft}), sees);
    EXPECT_EQ(hears(viewer, ganz_nach_plan::Gives{cleo, dora, std::nullopt}), !sees);
  }
}

TEST(GanzNachPlanG5, AMomentDoesNotChangeBecauseAnotherChose) {
  Table table(passing);
  table.act(anna, "play all-pass");
  const Moment before = G::moment(table.rules, table.state, ben);
  table.act(cleo, "pass hands-left").act(anna, "pass pile-you").act(dora, "pass seats-left");
  EXPECT_EQ(G::moment(table.rules, table.state, ben), before);
  EXPECT_NE(G::moment(table.rules, table.state, cleo), before);
  const Moment chosen = G::moment(table.rules, table.state, cleo);
  table.act(ben, "pass draw-left");
  EXPECT_NE(G::moment(table.rules, table.state, cleo), chosen);
}

TEST(GanzNachPlanG5, ChoosingTwiceOrSomethingElseIsRefused) {
  Table table(passing);
  table.act(anna, "play all-pass").act(cleo, "pass hands-left");
  EXPECT_EQ(table.refusal(cleo, "pass give-right"), "G5 chosen");
  EXPECT_EQ(table.refusal(ben, "play all-move"), "G5 pass");
  EXPECT_EQ(table.refusal(ben, "pass give-left"), "G5 card");
  EXPECT_EQ(table.refusal(anna, "pass all-pass"), "G5 card");  // it lies on the table
}

TEST(GanzNachPlanG5, WhoHasNoCardPassesNone) {
  Table table({{allPass}, {allMove}, {direction}});
  table.act(anna, "play all-pass");
  EXPECT_EQ(table.must(), SeatSet(ben).with(cleo));
  EXPECT_EQ(table.refusal(anna, "pass all-pass"), "G5 nothing");
  table.act(cleo, "pass direction").act(ben, "pass all-move");
  EXPECT_EQ(table.points(), (std::vector{1, 0, 1}));
  EXPECT_EQ(table.ranks(), (std::vector{2, 1, 2}));
}

// Plays real games up to the first moment at which everybody chooses.
std::unique_ptr<Play> playUntilAllPass() {
  for (std::uint64_t seed = 1;; ++seed) {
    auto play = Play::start(gameOf<G>(), "players=4", Rng::simulation(seed));
    while (!play->match().outcome().over) {
      const SeatSet must = play->match().turn().must;
      if (must.size() > 1) return play;
      const Legal legal = play->match().legal(must.first());
      (void)play->act(must.first(), legal.answers().back(), 0);
    }
  }
}

TEST(GanzNachPlanG5, AChoiceCanBeTakenBackUntilAllHaveChosen) {
  const auto play = playUntilAllPass();
  const auto choose = [&](Seat seat) {
    return play->act(seat, play->match().legal(seat).answers().front(), 0).isFine();
  };
  std::vector<Seat> seats;
  for (const Seat seat : play->match().turn().must) seats.push_back(seat);
  ASSERT_TRUE(choose(seats[0]) && choose(seats[1]));
  EXPECT_TRUE(play->canUndo(seats[0]));  // although another chose after it
  EXPECT_TRUE(play->act(seats[0], "undo", 0).isFine());
  EXPECT_TRUE(play->match().turn().must.has(seats[0]));
  EXPECT_FALSE(play->match().turn().must.has(seats[1]));
  for (const Seat seat : play->match().turn().must) ASSERT_TRUE(choose(seat));
  for (const Seat seat : seats) EXPECT_FALSE(play->canUndo(seat));
}

TEST(GanzNachPlanG6, WhoeverHasNoCardsAfterTheInstructionWins) {
  Table table({{direction}, {allMove}, {handsLeft}});
  table.act(anna, "play direction");
  EXPECT_TRUE(table.isOver());
  EXPECT_TRUE(table.must().empty());
  EXPECT_EQ(table.ranks(), (std::vector{1, 2, 2}));
  EXPECT_EQ(table.heardBy(ben).back(), "Anna wins with 0 cards in hand.");
  EXPECT_EQ(table.refusal(ben, "play all-move"), "G6 over");
}

TEST(GanzNachPlanG6, TheLastCardIsCarriedOutFirst) {
  Table table({{handsLeft}, {allMove}, {direction}});
  table.act(anna, "play hands-left");  // Ben gets Anna's empty hand
  EXPECT_EQ(table.ranks(), (std::vector{2, 1, 2}));
  Table draws({{drawRight}, {allMove}, {direction}});
  draws.act(anna, "play draw-right");
  EXPECT_EQ(draws.ranks(), (std::vector{2, 2, 1}));
  EXPECT_EQ(draws.hand(anna), cards({direction}));
}

TEST(GanzNachPlanG6, WhoTakesThePileWithTheLastCardPlaysOn) {
  Table table({{direction, giveLeft}, {pileLeft, seatsLeft}, {pileYou, pileRight}});
  table.act(anna, "play direction").act(cleo, "play pile-right").act(ben, "play seats-left");
  // Pile: direction went to Ben; now Cleo's and Ben's cards lie there.
  EXPECT_EQ(table.pile(), cards({pileRight, seatsLeft}));
  EXPECT_EQ(table.onTurn(), anna);
  table.act(anna, "play give-left");
  EXPECT_TRUE(table.isOver());
  Table other({{direction, giveLeft}, {pileLeft, seatsLeft}, {pileYou, direction}});
  other.act(anna, "play direction").act(cleo, "play direction").act(anna, "play give-left");
  EXPECT_EQ(other.ranks(), (std::vector{1, 3, 2}));
  Table takes({{direction, pileYou}, {pileLeft, seatsLeft}, {allMove, direction}});
  takes.act(anna, "play direction").act(cleo, "play direction").act(anna, "play pile-you");
  EXPECT_FALSE(takes.isOver());
  EXPECT_EQ(takes.hand(anna), cards({direction, direction}));
}

TEST(GanzNachPlanG6, FewerCardsAreBetterAndEqualOnesShare) {
  Table table({{giveLeft, direction, direction},
               {allMove, seatsRight, drawLeft},
               {handsLeft, giveRight, drawRight},
               {allPass, pileYou, pileLeft}});
  table.state.open.phase = Phase::over;
  table.state.hands = {{cards({giveLeft}), {}, cards({direction, direction}), cards({allMove})}};
  EXPECT_EQ(table.ranks(), (std::vector{2, 1, 4, 2}));
  EXPECT_EQ(table.points(), (std::vector{1, 0, 2, 1}));
}

TEST(GanzNachPlanG6, IfSeveralHaveNoneThePlayerOfTheCardWins) {
  Table table({{giveLeft}, {allMove}, {handsLeft}});
  table.state.open.phase = Phase::over;
  table.state.open.player = ben;
  table.state.hands = {{cards({giveLeft}), {}, {}}};
  EXPECT_EQ(table.ranks(), (std::vector{3, 1, 2}));
  table.state.open.player = anna;
  EXPECT_EQ(table.ranks(), (std::vector{3, 1, 1}));
}

TEST(GanzNachPlanG6, AWinOverOthersWithoutCardsSaysWhy) {
  Table table({{handsLeft}, {direction}, {allMove}});
  table.state.hands[ben] = {};  // Anna's last card swaps nothing for nothing
  EventLog<G::Event> events;
  G::apply(table.rules, table.state, anna, {G::Kind::play, handsLeft}, table.rng, events);
  EXPECT_EQ(table.ranks(), (std::vector{1, 2, 3}));
  EXPECT_EQ(G::words(table.rules, events.all().back().event).key, "ganz-nach-plan.winsByPlaying");
}

TEST(GanzNachPlanG6, After500TurnsFewestCardsWin) {
  Table table({{direction, pileYou, giveRight}, {allMove, seatsRight, drawLeft}, {handsLeft, giveLeft, drawRight}});
  for (int i = 0; i < 498; ++i) table.state.plays.push_back(static_cast<std::uint8_t>(direction));
  Silent silent;
  G::apply(table.rules, table.state, anna, {G::Kind::play, direction}, table.rng, silent);
  EXPECT_FALSE(table.isOver());  // that was turn 499
  G::apply(table.rules, table.state, cleo, {G::Kind::play, drawRight}, table.rng, table.events);
  EXPECT_TRUE(table.isOver());
  EXPECT_EQ(table.points(), (std::vector{2, 2, 3}));
  EXPECT_EQ(table.ranks(), (std::vector{1, 1, 3}));
  const Strings heard = table.heardBy(cleo);
  EXPECT_EQ(heard[heard.size() - 3], "That was turn 500: the game ends, fewest cards win.");
  EXPECT_EQ(heard.back(), "Ben shares the win with 2 cards in hand.");
}

// Three people who never want to win, with a pack full of cards that bring the discard pile back.
TEST(GanzNachPlanG6, NobodyPlaysLongerThan500Turns) {
  const G::Rules rules = makeRules<G>({3}, packOf({{pileLeft, 3},
                                                   {pileRight, 3},
                                                   {pileYou, 3},
                                                   {allPass, 1},
                                                   {giveLeft, 3},
                                                   {drawRight, 2},
                                                   {pileOpposite, 3},
                                                   {giveOpposite, 2}}));
  std::size_t longest = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Rng rng = Rng::simulation(seed);
    Silent silent;
    G::State state = G::setup(rules, rng, silent);
    Moves<G::Action> moves;
    int actions = 0;
    while (!G::outcome(rules, state).over) {
      const Seat seat = G::turn(rules, state).must.first();
      G::legal(rules, state, seat, moves);
      G::Action best = moves[0];
      int most = -1;
      for (const G::Action& action : moves) {
        G::State after = state;
        Rng chance = rng;
        G::apply(rules, after, seat, action, chance, silent);
        const auto points = G::outcome(rules, after).points;
        const int value = 8 * *std::min_element(points.begin(), points.end()) +
                          static_cast<int>(rng.use(Purpose::choice, seat).below(8));
        if (value > most) best = action;
        most = std::max(most, value);
      }
      G::apply(rules, state, seat, best, rng, silent);
      ++actions;
    }
    EXPECT_EQ(G::invariant(rules, state), "");
    EXPECT_LE(actions, G::facts.longestGame);
    longest = std::max(longest, state.plays.size());
  }
  EXPECT_EQ(longest, 500U);
}

TEST(GanzNachPlanTable, ShowsEverythingThatOneNeeds) {
  Table table({{direction, pileYou}, {allMove, seatsRight}, {giveLeft, pileLeft}});
  table.act(anna, "play direction").act(cleo, "play give-left");
  EXPECT_EQ(table.draw(cleo),
            "Turn 2, anticlockwise: A: Anna | B: Ben | [C: Cleo]\n"
            "Being carried out: Give a card: left\n"
            "Discard pile, 1 card: Change direction\n"
            "Anna, on A, 1 card: ##\n"
            "Ben, on B, 2 cards: ## | ##\n"
            "Cleo, on C, 1 card: Pile goes to: left\n");
  EXPECT_EQ(table.draw(Viewer::spectator(), Language::de),
            "Zug 2, gegen den Uhrzeigersinn: A: Anna | B: Ben | [C: Cleo]\n"
            "Wird ausgeführt: Gib eine Karte nach links\n"
            "Ablage, 1 Karte: Richtungswechsel\n"
            "Anna, auf A, 1 Karte: ##\n"
            "Ben, auf B, 2 Karten: ## | ##\n"
            "Cleo, auf C, 1 Karte: ##\n");
}

TEST(GanzNachPlanTable, TouchingACardPlaysGivesOrPassesIt) {
  Table table({{allPass, giveLeft, direction}, {allMove, seatsRight, drawLeft}, {handsLeft, giveRight, drawRight}});
  const auto touch = [&](Seat seat) {
    Strings actions;
    for (const Zone& zone : G::layout(table.rules, table.screen(seat))) {
      for (const Piece& piece : zone.pieces) {
        if (!piece.action.empty()) actions.emplace_back(piece.action.view());
      }
    }
    return actions;
  };
  const auto agrees = [&] {
    for (const Seat seat : {anna, ben, cleo}) EXPECT_EQ(touch(seat), table.answers(seat));
  };
  agrees();
  table.act(anna, "play give-left");
  agrees();
  table.act(anna, "give direction").act(ben, "play direction");
  agrees();
  table.act(anna, "play all-pass");
  agrees();
  table.act(ben, "pass all-move");
  agrees();
  EXPECT_TRUE(touch(ben).empty());
}

TEST(GanzNachPlanTable, LabelsNameThePersonMeant) {
  Table table(passing);
  const Phrasebook book({G::phrases()});
  const auto label = [&](Seat seat, std::string_view text) {
    return book.render(G::label(table.rules, table.screen(seat), *G::read(table.rules, text)), Language::en, names,
                       seat);
  };
  EXPECT_EQ(label(anna, "play direction"), "Play “Change direction”");
  EXPECT_EQ(label(anna, "play draw-right"), "Play “Draw a card: right” (Dora)");
  table.act(anna, "play all-pass");
  EXPECT_EQ(label(dora, "pass seats-left"), "Pass “Swap seats: left” to Anna");
  Table gives({{giveRight, direction}, {allMove, seatsRight}, {handsLeft, pileYou}});
  gives.act(anna, "play give-right");
  EXPECT_EQ(book.render(G::label(gives.rules, gives.screen(anna), *G::read(gives.rules, "give direction")),
                        Language::de, names, anna),
            "Gib Cleo „Richtungswechsel“");
}

TEST(GanzNachPlanTable, PromptsSayWhatIsAsked) {
  Table table(passing);
  const Phrasebook book({G::phrases()});
  const auto prompt = [&](Seat seat) {
    return book.render(G::prompt(table.rules, table.state, seat), Language::en, names, seat);
  };
  EXPECT_EQ(prompt(anna), "Which card do you play?");
  table.act(anna, "play all-pass");
  EXPECT_EQ(prompt(ben), "Everybody passes a card to the left. Which one does Cleo get from you?");
  Table gives({{giveRight, direction}, {allMove, seatsRight}, {handsLeft, pileYou}});
  gives.act(anna, "play give-right");
  EXPECT_EQ(book.render(G::prompt(gives.rules, gives.state, anna), Language::en, names, anna),
            "Which card do you give to Cleo?");
}

TEST(GanzNachPlanTable, ReadsOnlyWhatItWrites) {
  const G::Rules rules = makeRules<G>({4});
  for (const std::string_view text : {"play", "play ", "play x", "seats-left", "play seats-left ", "Play seats-left",
                                      "play  seats-left", "give seats", "pass", ""}) {
    EXPECT_FALSE(G::read(rules, text).has_value()) << text;
  }
  EXPECT_EQ(*G::read(rules, "pass pile-you"), (G::Action{G::Kind::pass, pileYou}));
}

}  // namespace
}  // namespace sammel
