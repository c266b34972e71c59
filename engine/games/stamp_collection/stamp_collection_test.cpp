// Stamp Collection, clause by clause, in the order of the rulebook.
#include "engine/games/stamp_collection/stamp_collection.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/scenario.hpp"

namespace sammel {
namespace {

using stamp_collection::Colour;
using stamp_collection::Motif;
using stamp_collection::Player;
using stamp_collection::Tile;
using G = StampCollection;
using testing::Strings;
using enum Colour;
using enum Motif;

constexpr Seat anna(0);
constexpr Seat ben(1);
constexpr Seat cleo(2);
constexpr Seat dora(3);
const Strings names{"Anna", "Ben", "Cleo", "Dora"};

int fieldAt(std::string_view name) { return (name[1] - '1') * stamp_collection::albumSide + (name[0] - 'a'); }

// A table at which tests take the tiles out of the pile and lay them where they want them. Anna is on turn.
class Table : public testing::Scenario<Table, G> {
 public:
  explicit Table(int players = 3, std::uint64_t seed = 1)
      : Scenario(makeRules<G>({static_cast<std::int8_t>(players)}), names, seed) {
    state.mover = anna;
  }

  // What lies on the exchange, slot by slot; the other slots are empty.
  Table& exchange(std::initializer_list<Tile> tiles) {
    for (Tile& slot : state.exchange) {
      if (slot != Tile::none) ++state.pile[indexOf(slot)];
      slot = Tile::none;
    }
    std::size_t slot = 0;
    for (const Tile tile : tiles) state.exchange[slot++] = draw(tile);
    return *this;
  }
  // Puts tiles of the exchange back as if somebody had taken them.
  Table& clear(std::initializer_list<int> slots) {
    for (const int slot : slots) {
      Tile& tile = state.exchange[static_cast<std::size_t>(slot - 1)];
      ++state.pile[indexOf(tile)];
      tile = Tile::none;
    }
    return *this;
  }
  Table& mount(Seat seat, std::string_view field, Colour colour) {
    draw(mountOf(colour));
    state.of(seat).mounts[indexOf(colour)] |= stamp_collection::onlyField(fieldAt(field));
    return *this;
  }
  Table& stamp(Seat seat, std::string_view field, Colour colour, Motif motif) {
    const auto bit = stamp_collection::onlyField(fieldAt(field));
    if ((state.of(seat).mounts[indexOf(colour)] & bit) == 0) mount(seat, field, colour);
    const Tile tile = draw(stampOf(colour, motif));
    state.of(seat).stamps[indexOf(motif)] |= bit;
    state.of(seat).presented |= only(tile);
    return *this;
  }
  Table& store(Seat seat, Colour colour, Motif motif) {
    state.of(seat).stored.push_back(draw(stampOf(colour, motif)));
    return *this;
  }
  Table& openStorage(Seat seat) {
    draw(Tile::storage);
    state.of(seat).secondStorage = true;
    return *this;
  }
  Table& visit(Seat seat, std::initializer_list<Colour> colours) {
    for (const Colour colour : colours) {
      for (Player& player : state.players) player.enthusiasts &= static_cast<std::uint8_t>(~(1U << indexOf(colour)));
      state.of(seat).enthusiasts |= static_cast<std::uint8_t>(1U << indexOf(colour));
    }
    return *this;
  }
  Table& money(Seat seat, int silver) {
    state.of(seat).money = static_cast<std::int16_t>(silver);
    return *this;
  }
  Table& coins(int count) {
    state.coins = static_cast<std::int8_t>(count);
    return *this;
  }

  bool offers(Seat seat, std::string_view text) const {
    const Strings all = answers(seat);
    return std::find(all.begin(), all.end(), text) != all.end();
  }
  // Fields that are open for the tile just bought.
  std::set<std::string> fields() const {
    std::set<std::string> open;
    for (const std::string& text : answers(state.mover)) open.insert(text.substr(text.find(' ') + 1));
    return open;
  }

  Strings heard() const { return heardBy(Viewer::spectator()); }
  // What has been played is shown as everybody sees it.
  std::string drawn(Language language = Language::en) const {
    return drawLayout(G::layout(rules, G::screen(rules, state)), Phrasebook({G::phrases()}), names, language);
  }

  const Player& of(Seat seat) const { return state.of(seat); }
  int money(Seat seat) const { return of(seat).money; }
  int points(Seat seat) const { return pointsOf(rules, of(seat)); }
  bool hosts(Seat seat, Colour colour) const { return (of(seat).enthusiasts >> indexOf(colour) & 1U) != 0; }
  bool owns(Seat seat, std::size_t set) const { return (of(seat).sets >> set & 1U) != 0; }
  Turn turn() const { return G::turn(rules, state); }

  // The mover takes coins until the round is over.
  Table& playRound() {
    const int round = state.round;
    while (!state.over && state.round == round) act(state.mover, "coin");
    return *this;
  }
  // The last coin of the last round.
  Outcome finish() {
    state.round = stamp_collection::rounds;
    coins(1).act(state.mover, "coin");
    return G::outcome(rules, state);
  }

 private:
  Tile draw(Tile tile) {
    EXPECT_GT(state.pile[indexOf(tile)], 0) << "no such tile left: " << indexOf(tile);
    --state.pile[indexOf(tile)];
    return tile;
  }
};

// Lies in both rows, so that neither is emptied by accident.
constexpr Tile filler = mountOf(brown);

TEST(StampCollectionC1, EverybodyStartsWithSixSilverAndTheLotDecidesWhoBegins) {
  for (const int players : {2, 3, 4}) {
    std::set<int> starts;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      EventLog<G::Event> events;
      Rng rng = Rng::simulation(seed);
      const G::Rules rules = makeRules<G>({static_cast<std::int8_t>(players)});
      const G::State state = G::setup(rules, rng, events);
      starts.insert(state.mover.index());
      EXPECT_EQ(G::turn(rules, state).must, SeatSet(state.mover));
      EXPECT_EQ(events.all().at(0).event, G::Event(stamp_collection::Starts{state.mover}));
      for (int i = 0; i < players; ++i) {
        EXPECT_EQ(state.of(Seat(i)).money, 6);
        EXPECT_EQ(pointsOf(rules, state.of(Seat(i))), 2) << "the printed mount and the printed storage field";
      }
    }
    EXPECT_EQ(static_cast<int>(starts.size()), players);
  }
}

TEST(StampCollectionC1, ACoinIsFiveSilverAndMakesTilesCheaper) {
  Table table;
  EXPECT_EQ(table.state.price(), 4);
  table.act(anna, "coin");
  EXPECT_EQ(table.money(anna), 11);
  EXPECT_EQ(table.state.price(), 3);
  EXPECT_EQ(table.heard(), Strings{"Anna takes a gold coin. A tile now costs 3 silver."});
  EXPECT_EQ(table.heardBy(anna, Language::de),
            Strings{"Du nimmst eine Goldmünze. Ein Plättchen kostet jetzt 3 Silber."});
  EXPECT_EQ(table.state.mover, ben) << "one action, then clockwise";
  table.act(ben, "coin").act(cleo, "coin");
  EXPECT_EQ(table.state.mover, anna);
}

TEST(StampCollectionC1, ATileCostsAsMuchSilverAsThereAreCoins) {
  for (const int coins : {1, 2, 3, 4}) {
    Table table;
    table.exchange({stampOf(red, animal), filler, filler, filler, filler, filler}).coins(coins).money(anna, 10);
    table.act(anna, "buy 1");
    EXPECT_EQ(table.money(anna), 10 - coins);
  }
}

TEST(StampCollectionC1, WhoHasExactlyThePriceCanBuyAndWhoHasLessCannot) {
  Table table;
  table.exchange({stampOf(red, animal), filler, filler, filler, filler, filler}).coins(3).money(anna, 2);
  EXPECT_EQ(table.refusal(anna, "buy 1"), "C1 priceLoan");
  EXPECT_EQ(table.answers(anna), (Strings{"coin", "loan"})) << "a coin can always be taken";
  table.money(anna, 3);
  EXPECT_TRUE(table.offers(anna, "buy 1"));
  EXPECT_EQ(table.act(anna, "buy 1").money(anna), 0);
}

TEST(StampCollectionC1, AMountCostsTheExtraOfItsFieldToo) {
  for (const auto& [field, cost] : std::map<std::string, int>{{"c2", 2}, {"b1", 3}, {"a1", 4}}) {
    Table table;
    table.exchange({mountOf(red), filler, filler, filler, filler, filler}).coins(2).money(anna, 6);
    table.act(anna, "buy 1").act(anna, "place " + field);
    EXPECT_EQ(table.money(anna), 6 - cost) << field;
    EXPECT_EQ(table.of(anna).mounts[indexOf(red)], stamp_collection::onlyField(fieldAt(field)));
  }
}

TEST(StampCollectionC1, WhatIsBoughtIsPlacedAtOnce) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).act(anna, "buy 1");
  EXPECT_EQ(table.state.mover, anna);
  EXPECT_EQ(table.refusal(anna, "coin"), "C1 placeFirst");
  EXPECT_EQ(table.refusal(anna, "buy 2"), "C1 placeFirst");
  EXPECT_EQ(table.refusal(ben, "coin"), "C1 turn");
  EXPECT_EQ(G::prompt(table.rules, table.state, anna).key, "stamp-collection.ask.mount");
  table.act(anna, "place c3");
  EXPECT_EQ(table.state.mover, ben);
  EXPECT_EQ(table.refusal(ben, "buy 1"), "C1 gone");
  EXPECT_EQ(table.refusal(ben, "place c3"), "C1 hand");
}

TEST(StampCollectionC1, OnlyTheOneOnTurnActs) {
  Table table;
  EXPECT_EQ(table.answers(ben), Strings{});
  EXPECT_EQ(table.refusal(ben, "buy 1"), "C1 turn");
  EXPECT_EQ(table.refusal(Seat::table(), "coin"), "C1 turn");
}

// Whoever can repay a loan hears that this is all that is possible now.
TEST(StampCollectionC1, WhoMayRepayIsToldWhyNothingElseIsPossible) {
  Table table;
  table.act(anna, "loan").act(anna, "coin");
  EXPECT_EQ(table.refusal(anna, "coin"), "C1 turn");
  EXPECT_EQ(judge<G>(table.rules, table.state, anna, {G::Kind::coin, 0}).reason().key, "stamp-collection.no.turn");
  EXPECT_EQ(table.refusal(anna, "loan"), "C8 loanTurn");
  EXPECT_EQ(table.refusal(ben, "repay"), "C8 loanOpen");
}

TEST(StampCollectionC1, EventsSayWhatGoesFromWhereToWhere) {
  namespace sc = stamp_collection;
  using Events = std::vector<G::Event>;
  const auto told = [](const Table& table) {
    Events events;
    for (const auto& each : table.events.all()) events.push_back(each.event);
    return events;
  };
  Table table;
  table.exchange({mountOf(red), stampOf(red, animal), filler, filler, filler, filler, filler});
  table.store(anna, red, plant).visit(ben, {red});
  table.act(anna, "buy 1");
  EXPECT_EQ(told(table), (Events{sc::Buys{anna, faceOf(mountOf(red)), 0, 4}}));
  table.act(anna, "place c3");
  EXPECT_EQ(told(table),
            (Events{sc::Mounts{anna, red, static_cast<std::int8_t>(fieldAt("c3")), 0},
                    sc::Presents{anna, faceOf(stampOf(red, plant)), static_cast<std::int8_t>(fieldAt("c3")), 0},
                    sc::Attracts{anna, red, ben, false}}));
  table.act(ben, "buy 2");
  EXPECT_EQ(told(table), (Events{sc::Buys{ben, faceOf(stampOf(red, animal)), 1, 4},
                                 sc::Stores{ben, faceOf(stampOf(red, animal)), 0}}));
}

TEST(StampCollectionC1, PlacingCanBeThoughtOverUntilSomethingNewIsSeen) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler});
  EXPECT_FALSE(table.act(anna, "buy 1").events.revealed());
  EXPECT_FALSE(table.act(anna, "place c3").events.revealed());
}

TEST(StampCollectionC2, TheFirstMountOfAColourGoesOnAnyFreeField) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20).act(anna, "buy 1");
  EXPECT_EQ(table.fields().size(), 15U);
  EXPECT_EQ(table.refusal(anna, "place b2"), "C2 occupied");
}

TEST(StampCollectionC2, LaterOnesGoBesideOneOfTheirColourAndThePrintedOneCounts) {
  Table table;
  table.exchange({mountOf(blue), filler, filler, filler, filler, filler}).money(anna, 20);
  table.mount(anna, "c2", green).act(anna, "buy 1");
  EXPECT_EQ(table.fields(), (std::set<std::string>{"b1", "a2", "b3"})) << "not diagonally, not on another mount";
  EXPECT_EQ(table.refusal(anna, "place c2"), "C2 occupied");
  EXPECT_EQ(table.refusal(anna, "place c3"), "C2 beside");
}

TEST(StampCollectionC2, RowsDoNotContinueOnTheOtherSide) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20);
  table.mount(anna, "d2", red).act(anna, "buy 1");
  EXPECT_EQ(table.fields(), (std::set<std::string>{"c2", "d1", "d3"}));
  Table other;
  other.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20);
  other.mount(anna, "a3", red).act(anna, "buy 1");
  EXPECT_EQ(other.fields(), (std::set<std::string>{"a2", "a4", "b3"}));
}

TEST(StampCollectionC2, WithoutAFreeNeighbourItCannotBeBought) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20);
  table.mount(anna, "a1", red).mount(anna, "b1", green).mount(anna, "a2", pink);
  EXPECT_EQ(table.refusal(anna, "buy 1"), "C2 field");
  EXPECT_FALSE(table.offers(anna, "buy 1"));
  EXPECT_EQ(table.money(anna, 0).refusal(anna, "buy 1"), "C2 field") << "no money would help";
}

TEST(StampCollectionC2, OnlyFieldsThatCanBePaidAreOpen) {
  Table table;  // the blue mount has neighbours for 0 (c2, b3) and for 1 (b1, a2)
  table.exchange({mountOf(blue), filler, filler, filler, filler, filler}).coins(3).money(anna, 3);
  table.act(anna, "buy 1");
  EXPECT_EQ(table.fields(), (std::set<std::string>{"c2", "b3"}));
  EXPECT_EQ(table.refusal(anna, "place b1"), "C2 fieldPrice");

  Table dear;
  dear.exchange({mountOf(blue), filler, filler, filler, filler, filler}).coins(3).money(anna, 3);
  dear.mount(anna, "c2", green).mount(anna, "b3", green).mount(anna, "c3", green);
  EXPECT_EQ(dear.refusal(anna, "buy 1"), "C2 extraLoan");
  dear.state.of(anna).loan = true;
  EXPECT_EQ(dear.refusal(anna, "buy 1"), "C2 extra");
  dear.money(anna, 4).act(anna, "buy 1");
  EXPECT_EQ(dear.fields(), (std::set<std::string>{"b1", "a2"}));
}

TEST(StampCollectionC2, FourPlayersUseTheOtherSideOfTheAlbum) {
  const std::array<std::int8_t, 16> sideA{2, 1, 1, 2, 1, 0, 0, 1, 1, 0, 0, 1, 2, 1, 1, 2};
  const std::array<std::int8_t, 16> sideB{2, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 2};
  EXPECT_EQ(Table(2).rules.extra, sideA);
  EXPECT_EQ(Table(3).rules.extra, sideA);
  EXPECT_EQ(Table(4).rules.extra, sideB);
  for (const int players : {2, 3, 4}) {
    EXPECT_EQ(Table(players).of(ben).mounts[indexOf(blue)], stamp_collection::onlyField(fieldAt("b2")));
  }
}

TEST(StampCollectionC3, AStampGoesOnTheOnlyEmptyMountOfItsColour) {
  Table table;
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler}).act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).stamps[indexOf(animal)], stamp_collection::onlyField(fieldAt("b2")));
  EXPECT_EQ(table.state.mover, ben);
  EXPECT_EQ(table.heard(), (Strings{"Anna buys for 4 silver: blue animal.", "Anna presents on b2: blue animal.",
                                    "The blue enthusiast comes to Anna."}));
}

TEST(StampCollectionC3, OfSeveralEmptyMountsThePlayerChoosesOne) {
  Table table;
  table.exchange({stampOf(red, plant), filler, filler, filler, filler, filler}).money(anna, 4);
  table.mount(anna, "c1", red).mount(anna, "d1", red).stamp(anna, "d2", red, animal).act(anna, "buy 1");
  EXPECT_EQ(table.fields(), (std::set<std::string>{"c1", "d1"}));
  EXPECT_EQ(G::prompt(table.rules, table.state, anna).key, "stamp-collection.ask.stamp");
  EXPECT_EQ(table.refusal(anna, "place d2"), "C3 emptyMount") << "not empty";
  EXPECT_EQ(table.refusal(anna, "place b2"), "C3 emptyMount") << "another colour";
  EXPECT_EQ(table.refusal(anna, "place c3"), "C3 emptyMount") << "no mount";
  table.act(anna, "place d1");
  EXPECT_EQ(table.of(anna).stamps[indexOf(plant)], stamp_collection::onlyField(fieldAt("d1")));
  EXPECT_EQ(table.money(anna), 0) << "a stamp pays no extra";
}

TEST(StampCollectionC3, WithoutAMountItGoesIntoStorage) {
  Table table;
  table.exchange({stampOf(red, plant), stampOf(blue, plant), stampOf(pink, plant), filler, filler, filler});
  table.money(anna, 20).stamp(anna, "b2", blue, animal).act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).stored, (FixedVector<Tile, 2>{stampOf(red, plant)}));
  EXPECT_EQ(table.heard().at(1), "Anna puts into storage: red plant.");
  EXPECT_FALSE(table.hosts(anna, red)) << "stored stamps draw nobody";
  table.state.mover = anna;
  EXPECT_EQ(table.refusal(anna, "buy 2"), "C3 room") << "the only blue mount is taken, and so is the storage field";
  EXPECT_EQ(table.refusal(anna, "buy 3"), "C3 room");
  table.openStorage(anna).act(anna, "buy 3");
  EXPECT_EQ(table.of(anna).stored.size(), 2U);
}

TEST(StampCollectionC3, AnEmptyMountComesBeforeStorage) {
  Table table;
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler}).act(anna, "buy 1");
  EXPECT_TRUE(table.of(anna).stored.empty());
}

TEST(StampCollectionC3, TwoOfAKindAreAllowed) {
  Table table;
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler});
  table.stamp(anna, "b2", blue, animal).mount(anna, "c2", blue).act(anna, "buy 1");
  EXPECT_EQ(std::popcount(table.of(anna).stamps[indexOf(animal)]), 2);
}

TEST(StampCollectionC4, AStorageTileOpensTheSecondFieldAndNobodyGetsAnother) {
  Table table;
  table.exchange({Tile::storage, Tile::storage, filler, filler, filler, filler}).money(anna, 20);
  EXPECT_EQ(table.of(anna).storageFields(), 1);
  table.act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).storageFields(), 2);
  EXPECT_EQ(table.money(anna), 16);
  EXPECT_EQ(table.points(anna), 3);
  EXPECT_EQ(table.state.mover, ben);
  table.state.mover = anna;
  EXPECT_EQ(table.refusal(anna, "buy 2"), "C4 secondStorage");
  table.state.mover = ben;
  EXPECT_TRUE(table.offers(ben, "buy 2"));
}

TEST(StampCollectionC5, ANewMountTakesAStoredStampOfItsColourAtOnce) {
  Table table;
  table.exchange({mountOf(red), mountOf(pink), filler, filler, filler, filler}).money(anna, 20);
  table.openStorage(anna).store(anna, pink, plant).store(anna, red, animal);
  table.act(anna, "buy 1").act(anna, "place d4");
  EXPECT_EQ(table.of(anna).stamps[indexOf(animal)], stamp_collection::onlyField(fieldAt("d4")));
  EXPECT_EQ(table.of(anna).stored, (FixedVector<Tile, 2>{stampOf(pink, plant)})) << "the other stays";
  EXPECT_TRUE(table.hosts(anna, red));
  table.state.mover = anna;
  table.act(anna, "buy 2").act(anna, "place a1");
  EXPECT_TRUE(table.of(anna).stored.empty());
}

TEST(StampCollectionC5, AMountOfAnotherColourTakesNothing) {
  Table table;
  table.exchange({mountOf(green), filler, filler, filler, filler, filler}).store(anna, red, animal);
  table.act(anna, "buy 1").act(anna, "place c2");
  EXPECT_EQ(table.of(anna).stored.size(), 1U);
  EXPECT_EQ(table.of(anna).stamped(), 0);
}

TEST(StampCollectionC5, OfTwoStoredStampsOfTheColourThePlayerChooses) {
  for (const auto& [chosen, left] : std::map<std::string, Motif>{{"animal", panorama}, {"panorama", animal}}) {
    Table table;
    table.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20);
    table.openStorage(anna).store(anna, red, animal).store(anna, red, panorama);
    EXPECT_EQ(table.refusal(anna, "present animal"), "C5 present");
    table.act(anna, "buy 1").act(anna, "place c3");
    EXPECT_EQ(table.state.mover, anna);
    EXPECT_EQ(table.answers(anna), (Strings{"present animal", "present panorama"}));
    EXPECT_EQ(table.refusal(anna, "present plant"), "C5 stored");
    for (const std::string other : {"coin", "buy 2", "place c4"}) {
      EXPECT_EQ(table.refusal(anna, other), "C5 presentFirst") << other;
    }
    EXPECT_EQ(table.refusal(anna, "loan"), "C8 loanLate");
    table.state.of(anna).loan = true;
    EXPECT_EQ(table.refusal(anna, "repay"), "C8 presentFirst");
    table.state.of(anna).loan = false;
    EXPECT_EQ(G::prompt(table.rules, table.state, anna).key, "stamp-collection.ask.stored");
    table.act(anna, "present " + chosen);
    EXPECT_EQ(table.of(anna).stored, (FixedVector<Tile, 2>{stampOf(red, left)}));
    EXPECT_EQ(table.of(anna).stamped(), stamp_collection::onlyField(fieldAt("c3")));
    EXPECT_EQ(table.state.mover, ben);
  }
}

TEST(StampCollectionC5, TwoEqualStoredStampsAreNoChoice) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20);
  table.openStorage(anna).store(anna, red, animal).store(anna, red, animal);
  table.act(anna, "buy 1").act(anna, "place c3");
  EXPECT_EQ(table.of(anna).stored.size(), 1U);
  EXPECT_EQ(table.state.mover, ben);
}

TEST(StampCollectionC6, TheFirstEnthusiastBringsNothingTheSecondABox) {
  Table table;
  table.exchange({stampOf(blue, animal), stampOf(red, animal), filler, filler, filler, filler}).money(anna, 20);
  table.mount(anna, "d1", red).act(anna, "buy 1");
  EXPECT_TRUE(table.hosts(anna, blue));
  EXPECT_EQ(table.of(anna).boxes, 0);
  table.state.mover = anna;
  table.act(anna, "buy 2");
  EXPECT_TRUE(table.hosts(anna, red));
  EXPECT_EQ(table.of(anna).boxes, 1);
  EXPECT_EQ(table.heard().back(), "The red enthusiast comes to Anna with a box of chocolates.");
}

TEST(StampCollectionC6, TheyComeFromOtherPlayersToo) {
  Table table;
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler});
  table.visit(cleo, {blue, red}).visit(anna, {green}).act(anna, "buy 1");
  EXPECT_TRUE(table.hosts(anna, blue));
  EXPECT_FALSE(table.hosts(cleo, blue));
  EXPECT_TRUE(table.hosts(cleo, red));
  EXPECT_EQ(table.of(anna).boxes, 1);
}

TEST(StampCollectionC6, WhoIsThereAlreadyBringsNothing) {
  Table table;
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler});
  table.visit(anna, {blue, green, red}).act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).boxes, 0);
  EXPECT_EQ(table.heard().size(), 2U) << "bought and presented, nothing more";
}

TEST(StampCollectionC6, WhoWasLuredAwayBringsABoxAgain) {
  Table table;
  table.exchange({stampOf(blue, animal), stampOf(blue, animal), stampOf(blue, plant), filler, filler, filler});
  table.money(anna, 20).mount(anna, "c2", blue).visit(anna, {green}).visit(ben, {red});
  table.act(anna, "buy 1").act(anna, "place b2").act(ben, "buy 2");
  EXPECT_TRUE(table.hosts(ben, blue));
  table.state.mover = anna;
  table.act(anna, "buy 3");
  EXPECT_TRUE(table.hosts(anna, blue));
  EXPECT_EQ(table.of(anna).boxes, 2);
}

// Sets in the order of the pack: 0 blue, 1 green, 2 purple, 3 brown, 4 red, 5 pink, 6 animal, 7 plant, 8 building,
// 9 panorama, 10 the world.
TEST(StampCollectionC7, EachSetIsWonByItsLastStamp) {
  const std::vector<std::vector<Tile>> wanted{
      {stampOf(blue, animal), stampOf(blue, plant), stampOf(blue, building)},
      {stampOf(green, building), stampOf(green, panorama), stampOf(green, plant)},
      {stampOf(purple, animal), stampOf(purple, building), stampOf(purple, plant)},
      {stampOf(brown, plant), stampOf(brown, panorama), stampOf(brown, building)},
      {stampOf(red, animal), stampOf(red, panorama), stampOf(red, plant)},
      {stampOf(pink, plant), stampOf(pink, building), stampOf(pink, panorama)},
      {stampOf(blue, animal), stampOf(purple, animal), stampOf(red, animal)},
      {stampOf(blue, plant), stampOf(brown, plant), stampOf(pink, plant)},
      {stampOf(green, building), stampOf(purple, building), stampOf(pink, building)},
      {stampOf(green, panorama), stampOf(brown, panorama), stampOf(red, panorama)}};
  const Table table;
  ASSERT_EQ(table.rules.sets.size(), 11U);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    stamp_collection::StampSet all = 0;
    for (const Tile stamp : wanted[i]) all |= only(stamp);
    EXPECT_EQ(table.rules.sets[i].points, 3);
    EXPECT_TRUE(table.rules.sets[i].isCompletedBy(all)) << i;
    EXPECT_TRUE(table.rules.sets[i].isCompletedBy(0xFFFFFF)) << i;
    for (const Tile stamp : wanted[i]) {
      EXPECT_FALSE(table.rules.sets[i].isCompletedBy(0xFFFFFF & ~only(stamp))) << "every stamp is needed";
    }
  }
  EXPECT_EQ(table.rules.sets[10].points, 5);
}

TEST(StampCollectionC7, TheWorldNeedsEveryColourInAnyMotif) {
  const stamp_collection::WantedSet world = Table().rules.sets[10];
  for (std::size_t missing = 0; missing < stamp_collection::colourCount; ++missing) {
    stamp_collection::StampSet some = 0;
    stamp_collection::StampSet most = 0;
    for (std::size_t c = 0; c < stamp_collection::colourCount; ++c) {
      some |= only(stampOf(static_cast<Colour>(c), static_cast<Motif>((c + missing) % 4)));
      if (c != missing) most |= 0xFU << (4 * c);
    }
    EXPECT_TRUE(world.isCompletedBy(some));
    EXPECT_FALSE(world.isCompletedBy(most)) << "one colour is missing";
  }
}

Table& allButTheBlueBuilding(Table& table, Seat seat) {
  return table.stamp(seat, "b2", blue, animal).stamp(seat, "c2", blue, plant).mount(seat, "b3", blue);
}

TEST(StampCollectionC7, WonAtOnceByTheFirstAndKept) {
  Table table;
  table.exchange({stampOf(blue, building), filler, filler, filler, filler, filler});
  allButTheBlueBuilding(table, anna).act(anna, "buy 1");
  EXPECT_TRUE(table.owns(anna, 0));
  EXPECT_EQ(table.points(anna), 3 + 4);
  EXPECT_EQ(table.heard().back(), "Anna wins a special set worth 3 points: blue animal, blue plant, blue building.");
}

TEST(StampCollectionC7, WhatAnotherHasWonIsGone) {
  Table table;
  table.exchange({stampOf(blue, building), filler, filler, filler, filler, filler});
  table.state.of(cleo).sets = 1;
  allButTheBlueBuilding(table, anna).act(anna, "buy 1");
  EXPECT_FALSE(table.owns(anna, 0));
  EXPECT_TRUE(table.owns(cleo, 0));
}

TEST(StampCollectionC7, SeveralAtOnceAreAllWonAndOneStampServesThemAll) {
  Table table;
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler}).money(anna, 20);
  table.stamp(anna, "c2", blue, plant).stamp(anna, "b3", blue, building);
  table.stamp(anna, "d4", purple, animal).stamp(anna, "a4", red, animal).act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).sets, 1U << 0U | 1U << 6U);
}

TEST(StampCollectionC7, StoredStampsDoNotCount) {
  Table table;
  table.exchange({stampOf(blue, building), filler, filler, filler, filler, filler}).money(anna, 20);
  table.stamp(anna, "b2", blue, animal).stamp(anna, "c2", blue, plant).act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).stored.size(), 1U);
  EXPECT_EQ(table.of(anna).sets, 0);
}

TEST(StampCollectionC7, DuplicatesNeitherHelpNorHurt) {
  Table table;
  table.exchange({stampOf(blue, plant), stampOf(blue, building), filler, filler, filler, filler}).money(anna, 20);
  table.stamp(anna, "b2", blue, animal).stamp(anna, "c2", blue, animal).mount(anna, "b3", blue).act(anna, "buy 1");
  EXPECT_EQ(table.of(anna).sets, 0);
  table.state.mover = anna;
  table.mount(anna, "b4", blue).act(anna, "buy 2");
  EXPECT_TRUE(table.owns(anna, 0));
}

TEST(StampCollectionC8, ALoanIsThreeSilverBeforeTheAction) {
  Table table;
  table.exchange({stampOf(red, animal), mountOf(red), filler, filler, filler, filler}).money(anna, 1).coins(4);
  EXPECT_EQ(table.refusal(anna, "buy 1"), "C1 priceLoan");
  EXPECT_EQ(table.money(anna, 0).refusal(anna, "buy 1"), "C1 price") << "a loan would not suffice";
  table.money(anna, 1);
  table.act(anna, "loan");
  EXPECT_EQ(table.money(anna), 4);
  EXPECT_EQ(table.state.mover, anna) << "the action is still to come";
  EXPECT_EQ(table.refusal(anna, "loan"), "C8 loanTwice");
  EXPECT_FALSE(table.offers(anna, "loan"));
  table.act(anna, "buy 1");
  EXPECT_EQ(table.money(anna), 0);
}

TEST(StampCollectionC8, NotInTheMiddleOfTheAction) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).act(anna, "buy 1");
  EXPECT_EQ(table.refusal(anna, "loan"), "C8 loanLate");
}

TEST(StampCollectionC8, RepayingCostsFourAndThenANewLoanIsPossible) {
  Table table;
  table.act(anna, "loan").act(anna, "repay");
  EXPECT_EQ(table.money(anna), 6 + 3 - 4);
  EXPECT_EQ(table.state.mover, anna);
  EXPECT_EQ(table.refusal(anna, "repay"), "C8 loanOpen");
  EXPECT_TRUE(table.offers(anna, "loan"));
}

TEST(StampCollectionC8, ItCanBeRepaidInOthersTurnsWithoutDisturbingThem) {
  Table table;
  table.act(anna, "loan").act(anna, "coin");
  EXPECT_EQ(table.turn().must, SeatSet(ben));
  EXPECT_EQ(table.turn().may, SeatSet(anna));
  EXPECT_EQ(table.interrupts(anna), Strings{"repay"});
  const Moment question = G::moment(table.rules, table.state, ben);
  const Moment before = G::moment(table.rules, table.state, anna);
  table.act(anna, "repay");
  EXPECT_EQ(G::moment(table.rules, table.state, ben), question);
  EXPECT_EQ(table.money(anna), 6 + 3 + 5 - 4);
  EXPECT_TRUE(table.turn().may.empty());
  table.state.mover = anna;
  table.act(anna, "loan");
  EXPECT_NE(G::moment(table.rules, table.state, anna).occasion, before.occasion) << "another loan";
}

TEST(StampCollectionC8, OnlyWithFourSilver) {
  Table table;
  table.act(anna, "loan").money(anna, 3);
  EXPECT_EQ(table.refusal(anna, "repay"), "C8 repay");
  EXPECT_TRUE(table.interrupts(anna).empty());
  EXPECT_EQ(table.money(anna, 4).act(anna, "repay").money(anna), 0);
}

TEST(StampCollectionC8, ABoughtTileIsPlacedFirst) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).money(anna, 9);
  table.act(anna, "loan").act(anna, "buy 1");
  EXPECT_EQ(table.refusal(anna, "repay"), "C8 placeFirst");
  EXPECT_TRUE(table.interrupts(anna).empty());
  table.act(anna, "place c3").act(anna, "repay");
}

TEST(StampCollectionC8, AtTheEndItIsRepaidIfAffordable) {
  for (const auto& [money, isRepaid] : std::map<int, bool>{{3, false}, {4, true}}) {
    Table table;
    table.state.of(ben).loan = true;
    table.money(ben, money).finish();
    EXPECT_EQ(table.of(ben).loan, !isRepaid);
    EXPECT_EQ(table.money(ben), isRepaid ? 0 : money);
    EXPECT_EQ(table.heard().size(), isRepaid ? 3U : 2U) << "the last coin, the repayment, the winner";
  }
}

TEST(StampCollectionC9, TheRoundEndsWithTheFourthCoin) {
  Table table;
  const stamp_collection::TileCounts pile = table.state.pile;
  const auto exchange = table.state.exchange;
  table.act(anna, "coin").act(ben, "coin").act(cleo, "coin");
  EXPECT_EQ(table.state.round, 1);
  EXPECT_FALSE(table.events.revealed());
  table.act(anna, "coin");
  EXPECT_EQ(table.state.round, 2);
  EXPECT_TRUE(table.events.revealed());
  EXPECT_EQ(table.state.coins, 4);
  EXPECT_EQ(table.state.mover, ben) << "the next one begins";
  EXPECT_EQ(table.heard(), (Strings{"Anna takes the last gold coin.", "Round 2: eight new tiles, four coins."}));
  for (const Tile tile : exchange) --table.state.discards[indexOf(tile)];
  EXPECT_EQ(stamp_collection::sizeOf(table.state.discards), 0) << "all that lay there was discarded";
  EXPECT_EQ(stamp_collection::sizeOf(table.state.pile), stamp_collection::sizeOf(pile) - 8);
}

TEST(StampCollectionC9, TheRoundEndsWithTheFourthTileOfEitherRow) {
  for (const int row : {0, 1}) {
    Table table;
    table.exchange({filler, filler, filler, Tile::storage, filler, filler, filler, Tile::storage});
    table.clear({1, 2, 3, 5, 6, 7}).act(anna, "coin");
    EXPECT_EQ(table.state.round, 1);
    table.act(ben, row == 0 ? "buy 4" : "buy 8");
    EXPECT_EQ(table.state.round, 2);
    EXPECT_EQ(table.state.mover, cleo);
    EXPECT_EQ(table.state.discards[indexOf(Tile::storage)], 1) << "the last of the other row";
    EXPECT_EQ(stamp_collection::sizeOf(table.state.discards), 1);
  }
}

TEST(StampCollectionC9, ThreeTilesOfARowDoNotEndIt) {
  Table table;
  table.exchange({Tile::storage, stampOf(blue, animal), stampOf(blue, plant), filler, filler, filler});
  table.act(anna, "buy 1").act(ben, "buy 2").act(cleo, "buy 3");
  EXPECT_EQ(table.state.round, 1);
}

TEST(StampCollectionC9, TheRoundLastsUntilTheFourthTileIsPlaced) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler}).clear({2, 3, 4}).act(anna, "buy 1");
  EXPECT_EQ(table.state.round, 1);
  EXPECT_FALSE(table.events.revealed());
  table.act(anna, "place c3");
  EXPECT_EQ(table.state.round, 2);
  EXPECT_TRUE(table.events.revealed());
}

TEST(StampCollectionC9, ElevenRoundsComeFromThePileTheTwelfthFromTheDiscards) {
  Table table;
  stamp_collection::TileCounts seen{};
  for (int round = 1; round <= 11; ++round) {
    EXPECT_EQ(table.state.round, round);
    EXPECT_EQ(stamp_collection::sizeOf(table.state.pile), 88 - 8 * round);
    for (const Tile tile : table.state.exchange) ++seen[indexOf(tile)];
    table.playRound();
  }
  EXPECT_EQ(seen, table.rules.tiles) << "every tile once";
  EXPECT_EQ(table.state.round, 12);
  EXPECT_EQ(stamp_collection::sizeOf(table.state.pile), 80) << "what was discarded and not drawn again";
  EXPECT_EQ(stamp_collection::sizeOf(table.state.discards), 0);
  EXPECT_EQ(table.heard().back(), "Round 12, the last: its eight tiles come from the discards.");
  table.playRound();
  EXPECT_TRUE(table.state.over);
  EXPECT_TRUE(table.turn().must.empty());
  EXPECT_EQ(table.refusal(anna, "coin"), "C10 over");
}

TEST(StampCollectionC9, TilesAreDrawnAsOftenAsThereAreOfThem) {
  std::array<int, stamp_collection::tileKinds> drawn{};
  constexpr int games = 4000;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const Table table(2, seed);
    for (const Tile tile : table.state.exchange) ++drawn[indexOf(tile)];
  }
  const G::Rules rules = makeRules<G>({2});
  for (std::size_t kind = 0; kind < drawn.size(); ++kind) {
    const double expected = games * 8.0 * rules.tiles[kind] / 88;
    EXPECT_NEAR(drawn[kind], expected, 5 * std::sqrt(expected)) << kind;
  }
}

TEST(StampCollectionC10, BoxesSetsMountsStorageFieldsAndTheLoanCount) {
  Table table;
  EXPECT_EQ(table.points(anna), 2);
  table.mount(anna, "c2", blue).stamp(anna, "d1", red, animal).openStorage(anna).store(anna, pink, plant);
  table.state.of(anna).boxes = 3;
  table.state.of(anna).sets = 1U << 4U | 1U << 10U;
  table.state.of(anna).loan = true;
  EXPECT_EQ(table.points(anna), 3 + (3 + 5) + 3 + 2 - 2);
  const Sheet sheet = G::sheet(table.rules, table.state);
  std::vector<int> column;
  for (const SheetRow& row : sheet) column.push_back(row.values[0]);
  EXPECT_EQ(column, (std::vector<int>{3, 8, 3, 2, -2, 14, 6}));
}

TEST(StampCollectionC10, MostPointsWin) {
  Table table;
  table.state.of(cleo).boxes = 2;
  table.state.of(ben).boxes = 1;
  const Outcome outcome = table.finish();
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.points, (FixedVector<std::int16_t, maxSeats>{2, 3, 4}));
  EXPECT_EQ(outcome.ranks, (FixedVector<std::int8_t, maxSeats>{3, 2, 1}));
  EXPECT_EQ(table.heard().back(), "Cleo wins with 4 points.");
}

TEST(StampCollectionC10, MoneyBreaksTiesAndThenTheWinIsShared) {
  Table table(4);
  table.money(anna, 1).money(ben, 6).money(cleo, 5).money(dora, 6);
  EXPECT_EQ(table.finish().ranks, (FixedVector<std::int8_t, maxSeats>{1, 1, 4, 1})) << "Anna has the last coin too";
  EXPECT_EQ(table.heard().back(), "Dora shares the win with 2 points.");
}

TEST(StampCollectionC10, LoansAreRepaidByThemselvesBeforeMoneyIsCompared) {
  Table table;
  for (const Seat seat : {anna, ben, cleo}) table.state.of(seat).loan = true;
  table.money(anna, 0).money(ben, 4).money(cleo, 3);
  EXPECT_EQ(table.finish().points, (FixedVector<std::int16_t, maxSeats>{2, 2, 0})) << "3 silver are too few";
  EXPECT_EQ(table.money(anna), 1);
  EXPECT_EQ(table.money(ben), 0);
  EXPECT_EQ(table.money(cleo), 3);
  EXPECT_TRUE(table.of(cleo).loan);
  EXPECT_EQ(G::outcome(table.rules, table.state).ranks, (FixedVector<std::int8_t, maxSeats>{1, 2, 3}));
}

TEST(StampCollectionC11, ABoxNeedsTwoOthers) {
  for (const auto& [players, boxes] : std::map<int, int>{{2, 0}, {3, 1}, {4, 1}}) {
    Table table(players);
    table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler}).visit(anna, {green});
    EXPECT_EQ(table.act(anna, "buy 1").of(anna).boxes, boxes) << players;
  }
  Table table(2);
  table.exchange({stampOf(blue, animal), filler, filler, filler, filler, filler}).visit(anna, {green, red});
  EXPECT_EQ(table.act(anna, "buy 1").of(anna).boxes, 1);
}

TEST(StampCollectionC11, SetsWorthNineEndTheGameWithTheRound) {
  for (const auto& [sets, over] : std::map<unsigned, bool>{{0b10000000001U, false}, {0b111U, true}}) {  // 8 and 9
    Table table(2);
    table.state.of(ben).sets = static_cast<std::uint16_t>(sets);
    table.act(anna, "coin").act(ben, "coin").act(anna, "coin");
    EXPECT_FALSE(table.state.over) << "the round is played to its end";
    table.act(ben, "coin");
    EXPECT_EQ(table.state.over, over);
    EXPECT_EQ(table.heard().at(1), over ? "Ben wins with 11 points." : "Round 2: eight new tiles, four coins.");
  }
}

TEST(StampCollectionC11, WhatBringsAboutTheEndIsToldAtOnceAndShown) {
  Table table(2);
  table.exchange({stampOf(blue, building), mountOf(red), filler, filler, filler, filler, filler}).money(anna, 20);
  table.state.of(anna).sets = 0b110;
  table.stamp(anna, "b2", blue, animal).stamp(anna, "c2", blue, plant).mount(anna, "b3", blue);
  EXPECT_NE(table.drawn().find("Round 1 of 12; a tile costs"), std::string::npos);
  table.act(anna, "buy 1");
  EXPECT_EQ(table.heard().back(),
            "Anna has special sets worth 9 points: with two players the game ends with this round.");
  EXPECT_NE(table.drawn().find("Round 1, the last; a tile costs"), std::string::npos);
  table.act(ben, "coin");
  EXPECT_EQ(table.heard(), Strings{"Ben takes a gold coin. A tile now costs 3 silver."}) << "it is told once";
}

// A loan is mentioned as a way out only if it is one.
TEST(StampCollectionPrompts, AdviseOnlyALoanThatSuffices) {
  const auto asked = [](const Table& table) {
    return Phrasebook({G::phrases()}).render(G::prompt(table.rules, table.state, anna), Language::en, names, anna);
  };
  Table table;
  table.exchange({stampOf(red, animal), filler, filler, filler, filler, filler}).coins(4).money(anna, 4);
  EXPECT_EQ(asked(table), "Take a gold coin or buy a tile for 4 silver. Before that you may take a loan.");
  table.money(anna, 1);
  EXPECT_EQ(asked(table),
            "With 1 silver there is no tile that you can buy (price: 4), but with a loan there is. Take a "
            "gold coin, or the loan first.");
  table.money(anna, 0);
  EXPECT_EQ(asked(table),
            "A tile costs 4 silver, you have 0. Take a gold coin; even with a loan there would be nothing "
            "that you could buy now.");
  table.state.of(anna).loan = true;
  EXPECT_EQ(asked(table), "A tile costs 4 silver, you have 0. Take a gold coin.");
  table.money(anna, 4);
  EXPECT_EQ(asked(table), "Take a gold coin or buy a tile for 4 silver.");
  table.openStorage(anna).exchange({Tile::storage, Tile::storage}).money(anna, 9);
  EXPECT_EQ(asked(table), "For none of the tiles you have a place that you can pay for. Take a gold coin.");
}

// 15 fields, so that d4 is free; every colour in one piece.
Table& fillAlbum(Table& table, Seat seat) {
  for (const auto& [field, colour] : std::vector<std::pair<std::string_view, Colour>>{{"a1", blue},
                                                                                      {"b1", blue},
                                                                                      {"c1", green},
                                                                                      {"d1", green},
                                                                                      {"a2", blue},
                                                                                      {"c2", green},
                                                                                      {"d2", red},
                                                                                      {"a3", pink},
                                                                                      {"b3", pink},
                                                                                      {"c3", brown},
                                                                                      {"d3", red},
                                                                                      {"a4", pink},
                                                                                      {"b4", purple},
                                                                                      {"c4", purple}}) {
    table.mount(seat, field, colour);
  }
  return table;
}

TEST(StampCollectionC11, AFullAlbumEndsTheGameWithTheRound) {
  for (const bool full : {false, true}) {
    Table table(2);
    fillAlbum(table, ben);
    if (full) table.mount(ben, "d4", red);
    table.coins(1).act(anna, "coin");
    EXPECT_EQ(table.state.over, full);
  }
}

TEST(StampCollectionC11, WithMorePlayersNeitherDoes) {
  for (const int players : {3, 4}) {
    Table table(players);
    fillAlbum(table, ben).mount(ben, "d4", red).state.of(anna).sets = 0b111;
    table.coins(1).act(anna, "coin");
    EXPECT_FALSE(table.state.over);
  }
}

TEST(StampCollectionScenario, FourTurnsOfFourPlayers) {
  constexpr Seat paulina(0);
  constexpr Seat adam(1);
  constexpr Seat tanja(2);
  constexpr Seat tom(3);
  Table table(4);
  table.exchange({stampOf(pink, panorama), stampOf(pink, animal), mountOf(green), filler, filler, filler}).coins(3);
  table.mount(paulina, "c3", pink).mount(adam, "d4", pink).visit(adam, {green}).visit(tom, {blue, red});
  table.stamp(tom, "c1", green, building).stamp(tom, "c2", green, panorama).store(tom, green, plant);

  table.act(paulina, "buy 1");
  EXPECT_EQ(table.money(paulina), 3);
  EXPECT_TRUE(table.hosts(paulina, pink));
  EXPECT_EQ(table.of(paulina).boxes, 0) << "no other enthusiast is there";

  table.act(adam, "buy 2");
  EXPECT_EQ(table.money(adam), 3);
  EXPECT_TRUE(table.hosts(adam, pink));
  EXPECT_FALSE(table.hosts(paulina, pink));
  EXPECT_EQ(table.of(adam).boxes, 1) << "the green one is there already";

  table.act(tanja, "coin");
  EXPECT_EQ(table.money(tanja), 11);
  EXPECT_EQ(table.state.price(), 2);

  table.act(tom, "buy 3").act(tom, "place d2");
  EXPECT_EQ(table.money(tom), 3) << "two for the mount, one for the field";
  EXPECT_EQ(table.of(tom).stamps[indexOf(plant)], stamp_collection::onlyField(fieldAt("d2")));
  EXPECT_TRUE(table.of(tom).stored.empty());
  EXPECT_TRUE(table.hosts(tom, green));
  EXPECT_FALSE(table.hosts(adam, green));
  EXPECT_EQ(table.of(tom).boxes, 1);
  EXPECT_TRUE(table.owns(tom, 1));
  EXPECT_EQ(table.state.mover, paulina);
}

TEST(StampCollectionNotation, OnlyCanonicalTextIsRead) {
  const G::Rules rules = makeRules<G>({});
  for (const std::string_view text :
       {"coin", "buy 1", "buy 8", "place a1", "place d4", "present panorama", "loan", "repay"}) {
    ASSERT_TRUE(G::read(rules, text)) << text;
    EXPECT_EQ(G::write(rules, *G::read(rules, text)).view(), text);
  }
  for (const std::string_view text : {"", "Coin", "coin ", "buy", "buy 0", "buy 9", "buy 01", "buy  1", "place e1",
                                      "place a5", "place a", "present", "present stamp", "present animal ", "loan 3"}) {
    EXPECT_FALSE(G::read(rules, text)) << text;
  }
}

const Piece* pieceWith(const Layout& layout, std::string_view action) {
  for (const Zone& zone : layout) {
    for (const Piece& piece : zone.pieces) {
      if (piece.action.view() == action) return &piece;
    }
  }
  return nullptr;
}

TEST(StampCollectionLayout, EveryAnswerButTheLoanIsATouch) {
  Table table;
  table.exchange({mountOf(red), stampOf(red, plant), Tile::storage, filler, filler, filler}).money(anna, 20);
  table.openStorage(anna).store(anna, red, animal).store(anna, red, panorama);
  const auto expectTouches = [&] {
    const Layout layout = G::layout(table.rules, G::screen(table.rules, table.state));
    std::set<std::string> touches;
    for (const Zone& zone : layout) {
      for (const Piece& piece : zone.pieces) {
        if (!piece.action.empty()) touches.insert(std::string(piece.action.view()));
      }
    }
    const Strings answers = table.answers(anna);
    std::set<std::string> expected(answers.begin(), answers.end());
    expected.erase("loan");
    EXPECT_EQ(touches, expected);
  };
  expectTouches();
  table.act(anna, "buy 1");
  expectTouches();
  table.act(anna, "place c3");
  expectTouches();
  EXPECT_EQ(pieceWith(G::layout(table.rules, G::screen(table.rules, table.state)), "present animal")->tone, Tone::red);
}

TEST(StampCollectionLayout, TellsAllThatIsNeededToPlay) {
  Table table(2);
  table.exchange({mountOf(red), stampOf(red, plant), Tile::storage, filler, filler, filler});
  table.stamp(ben, "b2", blue, animal).store(ben, pink, plant).visit(ben, {blue}).state.of(ben).sets = 1;
  table.act(anna, "loan").act(anna, "buy 1");
  const std::string drawn = table.drawn();
  for (const std::string_view line :
       {"Round 1 of 12; a tile costs 4 silver: gold (5 silver) | gold (5 silver)", "Special sets, still to be won",
        "all six colours: 5", "enthusiast: pink", "Still in the pile: ", "Discarded: 0", "Anna, 0 points: 5 silver",
        "loan", "Anna, Bought, still to be placed: [red mount]", "[c3]", "[b1 +1]", "b2 blue mount",
        "Ben, 5 points: 6 silver | 0 boxes of chocolates | enthusiast: blue", "b2 blue animal",
        "Ben, Storage: pink plant", "Ben, Special sets won: blue animal, blue plant, blue building: 3"}) {
    EXPECT_NE(drawn.find(line), std::string::npos) << line << "\n" << drawn;
  }
}

TEST(StampCollectionLayout, TheEndHasNoPrice) {
  Table table;
  table.finish();
  EXPECT_EQ(table.drawn().find("costs"), std::string::npos);
  EXPECT_NE(table.drawn().find("Round 12 of 12; no coin left"), std::string::npos);
}

TEST(StampCollectionLayout, LabelsSayWhatAnActionDoes) {
  Table table;
  table.exchange({mountOf(red), filler, filler, filler, filler, filler}).openStorage(anna);
  table.store(anna, red, animal).store(anna, red, panorama);
  const Phrasebook book({G::phrases()});
  const auto label = [&](std::string_view text, Language language = Language::en) {
    return book.render(G::label(table.rules, G::screen(table.rules, table.state), *G::read(table.rules, text)),
                       language, names, anna);
  };
  EXPECT_EQ(label("coin"), "Take a gold coin (+5)");
  EXPECT_EQ(label("buy 1"), "Buy red mount for 4 (row 1)");
  EXPECT_EQ(label("buy 6", Language::de), "Kaufe braune Unterlage für 4 (Reihe 2)");
  EXPECT_EQ(label("loan"), "Take a loan (+3)");
  EXPECT_EQ(label("repay"), "Repay the loan (-4)");
  table.act(anna, "buy 1");
  EXPECT_EQ(label("place c3"), "Lay it on c3");
  EXPECT_EQ(label("place d4"), "Lay it on d4 (+2)");
  table.act(anna, "place c3");
  EXPECT_EQ(label("present panorama"), "Present red panorama");
}

}  // namespace
}  // namespace sammel
