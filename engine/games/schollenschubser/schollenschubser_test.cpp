// Schollenschubser, clause by clause, in the order of the rulebook.
#include "engine/games/schollenschubser/schollenschubser.hpp"

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

using G = Schollenschubser;
using schollenschubser::Stage;
using schollenschubser::StartFloes;
using testing::Strings;

constexpr Seat anna(0);
constexpr Seat ben(1);
constexpr Seat cleo(2);
const Strings names{"Anna", "Ben", "Cleo", "Dora"};

int place(std::string_view name) { return schollenschubser::fieldAt(name[0] - 'A', name[1] - '1'); }

// A table at which tests lay the floes and the dice and let people move. Anna is on turn.
class Table : public testing::Scenario<Table, G> {
 public:
  explicit Table(int players = 2, StartFloes startFloes = StartFloes::fixed, std::uint64_t seed = 1)
      : Scenario(G::rules({players, startFloes}, G::content()), names, seed) {}

  // Open water and everybody on the bank.
  Table& clear(int first = 1, int second = 1) {
    state = {};
    for (int i = 0; i < rules.players; ++i) state.bank[Seat(i)] = 4;
    state.largeSupply = 5;
    state.smallSupply = 5;
    state.turn = 1;
    state.dice = {static_cast<std::int8_t>(first), static_cast<std::int8_t>(second)};
    return *this;
  }
  // A floe with researchers on it: "AAB" is two of Anna's and one of Ben's.
  Table& floe(std::string_view where, int size, std::string_view crew = "") {
    state.floes.add(place(where), size);
    --state.supplyOf(size);
    for (const char owner : crew) {
      state.crews[Seat(owner - 'A')].add(place(where), 1);
      --state.bank[Seat(owner - 'A')];
    }
    EXPECT_EQ(G::invariant(rules, state), "");
    return *this;
  }
  Table& toMoves() {
    state.stage = Stage::moves;
    return *this;
  }
  Table& bringHome(Seat seat, int n) {
    state.bank[seat] = static_cast<std::int8_t>(state.bank[seat] - n);
    state.home[seat] = static_cast<std::int8_t>(n);
    return *this;
  }

  Strings heard() const { return heardBy(Viewer::spectator()); }
  std::string_view prompt() const {
    return G::prompt(rules, state, state.mover).key.substr(std::string_view("schollenschubser.ask.").size());
  }
  int floeOn(std::string_view where) const { return state.floeAt(place(where)); }
  int crewOn(std::string_view where, Seat seat) const { return state.crews[seat].at(place(where)); }
  int bank(Seat seat) const { return state.bank[seat]; }
  int home(Seat seat) const { return state.home[seat]; }
};

TEST(SchollenschubserL1, AllStartOnTheLeftBankAndALotDecidesWhoBegins) {
  for (const int players : {2, 3, 4}) {
    std::set<int> starters;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const Table table(players, StartFloes::fixed, seed);
      starters.insert(table.state.mover.index());
      for (int i = 0; i < players; ++i) {
        EXPECT_EQ(table.bank(Seat(i)), 4);
        EXPECT_EQ(table.home(Seat(i)), 0);
      }
    }
    EXPECT_EQ(static_cast<int>(starters.size()), players);
  }
}

TEST(SchollenschubserL2, TwoLargestAndTwoSmallFloesLieInRowA) {
  const Table table(4);
  EXPECT_EQ(table.floeOn("A1"), 4);
  EXPECT_EQ(table.floeOn("A2"), 4);
  EXPECT_EQ(table.floeOn("A3"), 2);
  EXPECT_EQ(table.floeOn("A4"), 2);
  EXPECT_EQ(table.floeOn("B1"), 0);
  EXPECT_EQ(table.state.largeSupply, 3);
  EXPECT_EQ(table.state.smallSupply, 3);
}

TEST(SchollenschubserL2, AsAnOptionTwoOfThemAreRandom) {
  for (const int players : {2, 3, 4}) {
    std::map<int, int> sizes;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      const Table table(players, StartFloes::random, seed);
      EXPECT_EQ(table.floeOn("A1"), table.rules.largest);
      EXPECT_EQ(table.floeOn("A2"), table.rules.largest);
      ++sizes[table.floeOn("A3")];
      EXPECT_EQ(G::invariant(table.rules, table.state), "");
    }
    // of the eight cards left three are large, five small
    const auto share = [&](int size) { return sizes[size] / 400.0; };
    EXPECT_NEAR(share(4) + share(3), 3.0 / 8, 0.08);
    EXPECT_NEAR(share(2), 5.0 / 16, 0.08);
    EXPECT_NEAR(share(1), 5.0 / 16, 0.08);
    EXPECT_EQ(sizes[4] > 0, players != 3);  // L3
  }
}

TEST(SchollenschubserL2, APackHasTheFloesThatTheSetUpNeeds) {
  const auto verdict = [](int large, int small) {
    G::Content content = G::content();
    content.largeFloes.value = static_cast<std::int8_t>(large);
    content.smallFloes.value = static_cast<std::int8_t>(small);
    return G::validate(content);
  };
  EXPECT_TRUE(G::validate(G::content()).isFine());
  EXPECT_TRUE(verdict(2, 2).isFine());
  EXPECT_TRUE(verdict(20, 20).isFine());
  for (const auto& [large, small] : {std::pair{1, 5}, {5, 1}, {21, 5}, {5, 21}, {-1, 5}}) {
    EXPECT_EQ(verdict(large, small).clause(), "L2");
    EXPECT_EQ(verdict(large, small).reason().key, "schollenschubser.no.pack");
  }
  EXPECT_EQ(G::content().largeFloes.value, 5);
  EXPECT_EQ(G::content().smallFloes.value, 5);
  EXPECT_EQ(G::content().largeFloes.origin, Origin::reconstructed);
}

TEST(SchollenschubserL3, WithThreePlayersNoFloeIsLargerThanThree) {
  Table table(3);
  EXPECT_EQ(table.floeOn("A1"), 3);
  EXPECT_EQ(table.floeOn("A2"), 3);
  table.clear(2, 2);
  EXPECT_EQ(table.answers(anna), (Strings{"put A2 3", "put A2 2", "put A2 1"}));
  EXPECT_EQ(table.refusal(anna, "put A2 4"), "L3 four");
  EXPECT_EQ(Table(2).clear(2, 2).answers(anna).front(), "put A2 4");
  EXPECT_EQ(Table(4).clear(2, 2).answers(anna).front(), "put A2 4");
}

TEST(SchollenschubserL4, OneOfTheDiceIsCarriedOut) {
  Table table;
  table.clear(1, 3).floe("B1", 4).floe("B3", 4).floe("B2", 2);
  EXPECT_EQ(table.answers(anna), (Strings{"drift B1", "drift B3", "put A1 4", "put A1 3", "put A1 2", "put A1 1",
                                          "put A3 4", "put A3 3", "put A3 2", "put A3 1"}));
  EXPECT_TRUE(table.answers(ben).empty());
  EXPECT_EQ(table.refusal(ben, "drift B1"), "L4 turn");
  EXPECT_EQ(table.refusal(anna, "end"), "L4 diceFirst");
  EXPECT_EQ(table.refusal(anna, "board B1"), "L4 diceFirst");
  EXPECT_EQ(table.refusal(anna, "drift B2"), "L5 column");
  table.act(anna, "drift B3");
  EXPECT_EQ(table.refusal(anna, "drift B1"), "L9 diceDone");  // only one of them
}

// Ten floes in the other columns: nothing is left for an empty column.
Table& layAllIn(Table& table, std::initializer_list<const char*> fields) {
  int laid = 0;
  for (const char* where : fields) table.floe(where, laid++ < 5 ? 4 : 2);
  EXPECT_EQ(laid, 10);
  return table;
}

TEST(SchollenschubserL4, IfOnlyOneDieCanBeCarriedOutItMustBe) {
  Table table;
  layAllIn(table.clear(4, 1), {"A1", "C1", "E1", "A2", "C2", "D2", "E2", "A3", "C3", "E3"});
  EXPECT_EQ(table.answers(anna), (Strings{"drift A1", "drift C1", "drift E1"}));
}

TEST(SchollenschubserL4, IfNeitherDieCanBeCarriedOutTheTurnGoesOnWithMoving) {
  int stuck = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Table table(2, StartFloes::fixed, seed);
    layAllIn(table.clear(), {"A1", "C1", "E1", "A2", "C2", "D2", "E2", "A3", "C3", "E3"}).toMoves().act(anna, "end");
    const bool both = table.state.dice[0] == 4 && table.state.dice[1] == 4;
    EXPECT_EQ(table.state.stage, both ? Stage::moves : Stage::dice);
    if (!both) continue;
    ++stuck;
    EXPECT_EQ(table.heard().back(), "Neither die can be carried out.");
    EXPECT_EQ(table.refusal(ben, "end"), "fine");
  }
  EXPECT_GT(stuck, 0);
}

TEST(SchollenschubserL4, BothDiceAreRolledFairly) {
  std::map<std::pair<int, int>, int> rolls;
  Table table;
  table.clear().toMoves();
  for (int i = 0; i < 380; ++i) {
    table.toMoves().act(table.state.mover, "end");
    ++rolls[{table.state.dice[0], table.state.dice[1]}];
  }
  EXPECT_GT(rolls.size(), 33U);
  for (const auto& [dice, times] : rolls) {
    EXPECT_TRUE(dice.first >= 1 && dice.first <= 6 && dice.second >= 1 && dice.second <= 6);
  }
}

TEST(SchollenschubserL5, ADieNamesTheColumnToDriftOrToPutAFloe) {
  Table table;
  table.clear(2, 2).floe("A2", 4).floe("C2", 2).floe("C3", 2);
  EXPECT_EQ(table.answers(anna), (Strings{"drift A2", "drift C2"}));  // A2 is taken
  EXPECT_EQ(table.refusal(anna, "put A2 2"), "L5 taken");
  EXPECT_EQ(table.refusal(anna, "put A3 2"), "L5 column");
  EXPECT_EQ(table.refusal(anna, "put B2 2"), "L5 rowA");
  EXPECT_EQ(table.refusal(anna, "drift C3"), "L5 column");
  EXPECT_EQ(table.refusal(anna, "skip"), "L6 skip");  // compulsory
}

// The dice forbid all of a column, what lies there only some of it: so the dice are named first.
TEST(SchollenschubserL5, TheDiceAreNamedBeforeWhatLiesInTheColumn) {
  Table table;
  table.clear(2, 2).floe("A1", 4).floe("B1", 2).floe("C2", 2);
  EXPECT_EQ(table.refusal(anna, "drift A1"), "L5 column") << "B1 is taken, too";
  EXPECT_EQ(table.refusal(anna, "put A1 2"), "L5 column") << "A1 is taken, too";
}

TEST(SchollenschubserL5, AFloeOfAnyAvailableSizeComesFromTheSupply) {
  for (int size = 1; size <= 4; ++size) {
    Table table;
    table.clear(2, 2).act(anna, "put A2 " + std::to_string(size));
    EXPECT_EQ(table.floeOn("A2"), size);
    EXPECT_EQ(table.state.largeSupply, size > 2 ? 4 : 5);
    EXPECT_EQ(table.state.smallSupply, size > 2 ? 5 : 4);
    EXPECT_EQ(table.state.stage, Stage::moves);
    EXPECT_EQ(table.heard(), Strings{"Anna puts a floe of size " + std::to_string(size) + " on A2."});
  }
  Table table;
  table.clear(4, 4).floe("A1", 4).floe("B1", 4).floe("C1", 3).floe("D1", 3).floe("E1", 3);
  EXPECT_EQ(table.answers(anna), (Strings{"put A4 2", "put A4 1"}));
  EXPECT_EQ(table.refusal(anna, "put A4 3"), "L5 supply");
}

TEST(SchollenschubserL6, AFiveIsForAnyColumn) {
  Table table;
  table.clear(5, 1).floe("A1", 4).floe("B3", 2);
  const Strings answers = table.answers(anna);
  EXPECT_EQ(answers.size(), 2U + 3 * 4);
  EXPECT_EQ(table.refusal(anna, "drift A1"), "fine");
  EXPECT_EQ(table.refusal(anna, "drift B3"), "fine");
  EXPECT_EQ(table.refusal(anna, "put A4 1"), "fine");
}

TEST(SchollenschubserL6, ASixMayThawAFloeOrNothing) {
  Table table;
  table.clear(6, 6).floe("B2", 4).floe("C3", 1);
  EXPECT_EQ(table.answers(anna), (Strings{"thaw B2", "thaw C3", "skip"}));
  EXPECT_EQ(table.refusal(anna, "drift B2"), "L5 column");
  table.act(anna, "skip");
  EXPECT_EQ(table.state.stage, Stage::moves);
  EXPECT_EQ(table.floeOn("B2"), 4);
  EXPECT_EQ(Table().clear(6, 6).answers(anna), Strings{"skip"});  // even if there is nothing to thaw
  EXPECT_EQ(Table().clear(5, 4).floe("B2", 4).refusal(anna, "thaw B2"), "L6 six");
  const Strings withTwo = Table().clear(6, 2).floe("A2", 1).answers(anna);
  EXPECT_EQ(withTwo, (Strings{"drift A2", "thaw A2", "skip"}));
}

TEST(SchollenschubserL7, AFloeDriftsSouthOntoFreeWaterWithEverybodyOnIt) {
  Table table;
  table.clear(2, 2).floe("B2", 3, "AB").floe("D2", 1).floe("E2", 2);
  EXPECT_EQ(table.refusal(anna, "drift D2"), "L7 south");  // floes do not push each other
  EXPECT_EQ(table.refusal(anna, "drift A2"), "L7 floe");
  table.act(anna, "drift B2");
  EXPECT_EQ(table.floeOn("B2"), 0);
  EXPECT_EQ(table.floeOn("C2"), 3);
  EXPECT_EQ(table.crewOn("C2", anna), 1);
  EXPECT_EQ(table.crewOn("C2", ben), 1);
  EXPECT_EQ(table.crewOn("B2", anna), 0);
}

TEST(SchollenschubserL7, FromRowEAFloeLeavesAndItsCrewGoesBackToTheBank) {
  for (int size = 1; size <= 4; ++size) {
    Table table;
    const std::string crew = std::string("AABB").substr(0, static_cast<std::size_t>(size));
    table.clear(2, 2).floe("E2", size, crew);
    const auto large = table.state.largeSupply;
    const auto small = table.state.smallSupply;
    table.act(anna, "drift E2");
    EXPECT_EQ(table.floeOn("E2"), 0);
    EXPECT_EQ(table.bank(anna), 4);
    EXPECT_EQ(table.bank(ben), 4);
    EXPECT_EQ(table.state.largeSupply, large + (size > 2 ? 1 : 0));
    EXPECT_EQ(table.state.smallSupply, small + (size > 2 ? 0 : 1));
    EXPECT_EQ(table.heard()[1],
              "Anna has " + std::string(size > 1 ? "2 more researchers" : "1 more researcher") + " on the bank.");
  }
}

TEST(SchollenschubserL8, ThawingMakesAFloeOneSizeSmaller) {
  const auto thawed = [](int size) {
    Table table;
    table.clear(6, 6).floe("B2", size).act(anna, "thaw B2");
    EXPECT_EQ(table.floeOn("B2"), size - 1);
    return std::pair<int, int>(table.state.largeSupply, table.state.smallSupply);
  };
  EXPECT_EQ(thawed(4), (std::pair{4, 5}));  // turned over
  EXPECT_EQ(thawed(3), (std::pair{5, 4}));  // exchanged
  EXPECT_EQ(thawed(2), (std::pair{5, 4}));  // turned over
  EXPECT_EQ(thawed(1), (std::pair{5, 5}));  // gone
}

TEST(SchollenschubserL8, WithoutASmallCardInTheSupplyAThreeCannotThaw) {
  Table table;
  table.clear(6, 6).floe("B2", 3).floe("B3", 4).floe("A1", 2).floe("B1", 2).floe("C1", 2).floe("D1", 1).floe("E1", 1);
  EXPECT_EQ(table.refusal(anna, "thaw B2"), "L8 small");
  EXPECT_EQ(table.refusal(anna, "thaw B3"), "fine");
  EXPECT_EQ(table.refusal(anna, "thaw A1"), "fine");
  EXPECT_EQ(table.refusal(anna, "thaw E4"), "L8 floe");
}

TEST(SchollenschubserL8, TheMoverChoosesWhoFallsIn) {
  for (const int size : {2, 3, 4}) {
    Table table;
    const std::string crew = std::string("ABBB").substr(0, static_cast<std::size_t>(size));
    table.clear(6, 6).floe("B2", size, crew);
    EXPECT_EQ(table.answers(anna), (Strings{"thaw B2 1", "thaw B2 2", "skip"}));
    EXPECT_EQ(table.refusal(anna, "thaw B2"), "L8 whoFalls");
    EXPECT_EQ(table.refusal(anna, "thaw B2 3"), "L8 notOnFloe");
    const int bens = table.bank(ben);
    table.act(anna, "thaw B2 2");
    EXPECT_EQ(table.bank(ben), bens + 1);
    EXPECT_EQ(table.bank(anna), 3);
    EXPECT_EQ(table.crewOn("B2", ben), size - 2);
    EXPECT_EQ(table.crewOn("B2", anna), 1);
  }
  Table room;
  room.clear(6, 6).floe("B2", 4, "ABB");
  EXPECT_EQ(room.answers(anna), (Strings{"thaw B2", "skip"}));
  EXPECT_EQ(room.refusal(anna, "thaw B2 2"), "L8 fall");
  Table last;  // with a floe of size 1 everybody goes
  last.clear(6, 6).floe("B2", 1, "B");
  EXPECT_EQ(last.answers(anna), (Strings{"thaw B2 2", "skip"}));
  last.act(anna, "thaw B2 2");
  EXPECT_EQ(last.bank(ben), 4);
}

TEST(SchollenschubserL9, OneResearcherMayLeaveTheBank) {
  Table table;
  table.clear().floe("B1", 2, "B").floe("C1", 4).floe("D1", 1, "B").floe("B2", 4).toMoves();
  EXPECT_EQ(table.answers(anna), (Strings{"board B1", "board C1", "end"}));
  EXPECT_EQ(table.refusal(anna, "board D1"), "L9 room");
  EXPECT_EQ(table.refusal(anna, "board E1"), "L9 floe");
  EXPECT_EQ(table.refusal(anna, "board B2"), "L9 firstColumn");
  table.act(anna, "board B1");
  EXPECT_EQ(table.bank(anna), 3);
  EXPECT_EQ(table.crewOn("B1", anna), 1);
  EXPECT_EQ(table.answers(anna), Strings{"end"});  // one, who does not go on
  EXPECT_EQ(table.refusal(anna, "board C1"), "L9 boarded");
  EXPECT_EQ(table.refusal(anna, "step B1 B2"), "L9 again");
}

TEST(SchollenschubserL9, EachResearcherOnAFloeMayTakeOneStepStraightOntoAFloeWithRoom) {
  Table table;
  table.clear().bringHome(anna, 2).floe("C2", 2, "AA").floe("B2", 1).floe("D2", 1, "B").floe("C3", 4).floe("B3", 4);
  table.floe("C1", 1, "B").toMoves();
  EXPECT_EQ(table.answers(anna), (Strings{"step C2 B2", "step C2 C3", "end"}));
  EXPECT_EQ(table.refusal(anna, "step C2 D2"), "L9 room");
  EXPECT_EQ(table.refusal(anna, "step C2 B3"), "L9 beside");  // diagonally
  EXPECT_EQ(table.refusal(anna, "step C2 C4"), "L9 beside");  // too far
  EXPECT_EQ(table.refusal(anna, "step C3 C2"), "L9 researcher");
  EXPECT_EQ(table.refusal(anna, "step D2 D1"), "L9 researcher");
  table.act(anna, "step C2 C3");
  EXPECT_EQ(table.refusal(anna, "step C3 B3"), "L9 again");
  EXPECT_EQ(table.answers(anna), (Strings{"step C2 B2", "step C2 C3", "end"}));
  table.act(anna, "step C2 B2");
  EXPECT_EQ(table.answers(anna), Strings{"end"});
}

// Who stood there all along may still go when somebody else has come.
TEST(SchollenschubserL9, WhoHasArrivedIsNotWhoStoodThere) {
  Table table;
  table.clear().bringHome(anna, 2).floe("C2", 2, "A").floe("C3", 2, "A").floe("B3", 1).toMoves();
  table.act(anna, "step C2 C3").act(anna, "step C3 B3");
  EXPECT_EQ(table.answers(anna), Strings{"end"});
  EXPECT_EQ(table.crewOn("C3", anna), 1);
}

TEST(SchollenschubserL9, FromColumnOneResearchersMayGoBackToTheBank) {
  Table table;
  table.clear().bringHome(anna, 3).floe("C1", 2, "A").floe("B2", 2).toMoves();
  EXPECT_EQ(table.answers(anna), (Strings{"back C1", "end"}));
  table.act(anna, "back C1");
  EXPECT_EQ(table.bank(anna), 1);
  EXPECT_EQ(table.answers(anna), Strings{"end"});  // who came back does not leave again
  EXPECT_EQ(table.refusal(anna, "board C1"), "L9 bank");
  Table other;
  other.clear().bringHome(anna, 2).floe("C1", 2, "A").toMoves().act(anna, "back C1");
  EXPECT_EQ(other.answers(anna), (Strings{"board C1", "end"}));  // but somebody else may
  Table wrong;
  wrong.clear().floe("C2", 2, "A").toMoves();
  EXPECT_EQ(wrong.refusal(anna, "back C2"), "L9 back");
}

TEST(SchollenschubserL9, FromColumnFourResearchersGoAboard) {
  Table table;
  table.clear().floe("A4", 2, "AA").floe("E4", 2, "AB").floe("C3", 1, "A").toMoves();
  EXPECT_EQ(table.answers(anna), (Strings{"home A4", "home E4", "end"}));
  EXPECT_EQ(table.refusal(anna, "home C3"), "L9 home");
  table.act(anna, "home A4").act(anna, "home A4").act(anna, "home E4");
  EXPECT_EQ(table.home(anna), 3);
  EXPECT_EQ(table.answers(anna), Strings{"end"});
  // who has just come to column 4 waits for the next turn
  Table waiting;
  waiting.clear().floe("A3", 2, "A").floe("A4", 2).toMoves().act(anna, "step A3 A4");
  EXPECT_EQ(waiting.refusal(anna, "home A4"), "L9 again");
}

TEST(SchollenschubserL9, NothingHasToBeMovedAndTheTurnEndsExplicitly) {
  Table table;
  table.clear().floe("A4", 2, "AA").floe("B1", 2, "A").floe("B2", 2).toMoves().act(anna, "step B1 B2");
  EXPECT_FALSE(table.events.revealed());  // it may be taken back
  table.act(anna, "end");
  EXPECT_TRUE(table.events.revealed());
  EXPECT_EQ(table.state.mover, ben);
  EXPECT_EQ(table.state.turn, 2);
  EXPECT_TRUE(table.answers(anna).empty());
  EXPECT_FALSE(table.answers(ben).empty());
  table.toMoves().act(ben, "end");
  EXPECT_EQ(table.toMoves().refusal(anna, "step B2 B1"), "fine");  // the next turn is another one
}

TEST(SchollenschubserL10, TheFourthResearcherAboardWinsAtOnce) {
  Table table(3);
  table.clear().bringHome(anna, 2).bringHome(ben, 1).bringHome(cleo, 1).floe("A4", 2, "AA").floe("C3", 2, "BC");
  table.floe("C2", 3, "BC").floe("D1", 2, "B").toMoves();
  table.act(anna, "home A4");
  EXPECT_FALSE(table.state.over);
  table.act(anna, "home A4");
  EXPECT_TRUE(table.state.over);
  EXPECT_EQ(table.heard().back(), "Anna has all four researchers aboard and wins.");
  EXPECT_EQ(table.ranks(), (std::vector<int>{1, 2, 3}));  // Ben: columns 3 + 2 + 1, Cleo: 3 + 2
  EXPECT_EQ(table.refusal(anna, "end"), "L10 over");
  EXPECT_TRUE(G::turn(table.rules, table.state).must.empty());
  EXPECT_EQ(G::sheet(table.rules, table.state)[0].values, G::outcome(table.rules, table.state).points);
}

TEST(SchollenschubserL10, AfterFourHundredTurnsTheRankingDecides) {
  Table table(3);
  table.clear().bringHome(ben, 1).floe("A4", 2, "AC").floe("A1", 2, "C").floe("B1", 1, "A").toMoves();
  table.state.turn = 399;
  table.act(anna, "end");
  EXPECT_FALSE(table.state.over);
  EXPECT_EQ(table.state.turn, 400);
  table.toMoves().act(ben, "end");
  EXPECT_TRUE(table.state.over);
  EXPECT_EQ(table.ranks(), (std::vector<int>{2, 1, 2}));  // home counts first; Anna and Cleo share
}

TEST(SchollenschubserL10, TheLateEndNamesWhoIsFurthest) {
  const auto heard = [](int annas) {
    Table table;
    table.clear().bringHome(ben, 2).bringHome(anna, annas).toMoves();
    table.state.turn = 400;
    return table.act(anna, "end").heard();
  };
  EXPECT_EQ(heard(1), (Strings{"That was turn 400: now it counts who is furthest.", "Ben is furthest and wins."}));
  EXPECT_EQ(heard(2),
            (Strings{"That was turn 400: now it counts who is furthest.",
                     "Anna is as far as others and shares the win.", "Ben is as far as others and shares the win."}));
}

// One text for each combination of what the dice allow.
TEST(SchollenschubserPrompts, OfferWhatIsPossible) {
  EXPECT_EQ(Table().clear(2, 2).prompt(), "put");
  EXPECT_EQ(Table().clear(2, 2).floe("A2", 2).prompt(), "drift");
  EXPECT_EQ(Table().clear(2, 2).floe("B2", 2).prompt(), "any");
  EXPECT_EQ(Table().clear(6, 6).prompt(), "nothing");
  EXPECT_EQ(Table().clear(6, 6).floe("A2", 2).prompt(), "thaw");
  EXPECT_EQ(Table().clear(6, 2).prompt(), "putOrNothing");
  EXPECT_EQ(Table().clear(6, 2).floe("A1", 2).prompt(), "putOrThaw");
  EXPECT_EQ(Table().clear(6, 2).floe("A2", 2).prompt(), "driftOrThaw");
  EXPECT_EQ(Table().clear(6, 2).floe("B2", 2).prompt(), "anyOrThaw");
  EXPECT_EQ(Table().clear(1, 1).toMoves().prompt(), "end") << "no floe to step on";
  EXPECT_EQ(Table().clear(1, 1).floe("A1", 2).toMoves().prompt(), "moves");
  Table threes;
  threes.clear(6, 2).floe("A2", 3);
  threes.state.largeSupply = static_cast<std::int8_t>(threes.state.largeSupply + threes.state.smallSupply);
  threes.state.smallSupply = 0;
  EXPECT_EQ(threes.prompt(), "driftOrNothing") << "without a small card a 3 cannot thaw";
}

// What a drawn table needs to move the pieces.
TEST(SchollenschubserEvents, SayWhatWentFromWhereToWhere) {
  namespace s = schollenschubser;
  const auto at = [](std::string_view name) { return static_cast<std::int8_t>(place(name)); };
  const auto told = [](const Table& table) {
    std::vector<G::Event> events;
    for (const auto& it : table.events.all()) events.push_back(it.event);
    return events;
  };
  using Events = std::vector<G::Event>;
  Table table;
  table.clear(2, 2).floe("D2", 3, "ABB").act(anna, "drift D2");
  EXPECT_EQ(told(table), (Events{s::Drifts{anna, 3, at("D2"), at("E2")}}));
  table.toMoves().act(anna, "end");
  table.state.stage = Stage::dice;
  table.state.dice = {2, 6};
  table.act(ben, "drift E2");
  EXPECT_EQ(told(table),
            (Events{s::Drifts{ben, 3, at("E2"), {}}, s::Falls{anna, at("E2"), 1}, s::Falls{ben, at("E2"), 2}}));
  table.clear(6, 6).floe("B2", 1, "B").act(anna, "thaw B2 2");
  EXPECT_EQ(told(table), (Events{s::Thaws{anna, at("B2"), 0}, s::Falls{ben, at("B2"), 1}}));
  table.clear().bringHome(anna, 3).floe("A4", 1, "A").toMoves().act(anna, "home A4");
  EXPECT_EQ(told(table), (Events{s::GoesHome{anna, at("A4"), 4}, s::Wins{anna, s::Win::allAboard}}));
}

TEST(SchollenschubserActions, NameWhatTheyMean) {
  const auto json = [](const G::Action& action) { return Json().value(action).take(); };
  EXPECT_EQ(json(G::Action::step(0, 1)), R"({"kind":"step","from":0,"to":1})");
  EXPECT_EQ(json(G::Action::at(G::Kind::board, 4)), R"({"kind":"board","to":4})");
  EXPECT_EQ(json(G::Action::thaw(5, 1)), R"({"kind":"thaw","field":5,"falls":1})");
  EXPECT_EQ(json(G::Action::put(2, 3)), R"({"kind":"put","field":2,"floe":3})");
}

TEST(SchollenschubserNotation, ReadsOnlyWhatIsWritten) {
  const Table table;
  for (const std::string_view text : {"drift A1", "drift E4", "put A1 4", "put E4 1", "thaw B2", "thaw B2 4", "skip",
                                      "board A1", "step A1 E4", "back A1", "home C4", "end"}) {
    const auto action = G::read(table.rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    EXPECT_EQ(G::write(table.rules, *action).view(), text);
  }
  for (const std::string_view text :
       {"", "drift", "drift F1", "drift A5", "drift a1", "drift A1 ", "drift  A1", "put A1", "put A1 5", "put A1 0",
        "put A1 33", "thaw B2 5", "thaw B2 ", "skip ", "skip A1", "step A1", "step A1 A2 A3", "end turn", "go"}) {
    EXPECT_FALSE(G::read(table.rules, text).has_value()) << text;
  }
}

TEST(SchollenschubserLayout, ShowsTheWaterAndWhoIsWhere) {
  Table table;
  table.clear(2, 6).floe("A1", 4, "AAB").floe("C2", 2).floe("E4", 1, "B");
  const Phrasebook book({G::phrases()});
  const auto layout = [&] { return G::layout(table.rules, G::screen(table.rules, table.state)); };
  EXPECT_EQ(drawLayout(layout(), book, names, Language::en),
            "Turn 1, Anna uses a die: [2] | [6]\n"
            "Water, the bank on the left, the icebreaker on the right:\n"
            "     1     2   3  4\n"
            "  A  ①①②○  ·   ·  ·\n"
            "  B  ·     ·   ·  ·\n"
            "  C  ·     ○○  ·  ·\n"
            "  D  ·     ·   ·  ·\n"
            "  E  ·     ·   ·  ②\n"
            "Supply: 4 large (4 or 3) | 3 small (2 or 1)\n"
            "Anna, Researchers ①: bank: 2 | ice: 2 | icebreaker: 0\n"
            "Ben, Researchers ②: bank: 2 | ice: 2 | icebreaker: 0\n");
  EXPECT_EQ(layout()[1].pieces[6].action.view(), "drift A1");
  table.act(anna, "drift C2");
  EXPECT_EQ(layout()[1].pieces[6].action.view(), "board A1");
}

}  // namespace
}  // namespace sammel
