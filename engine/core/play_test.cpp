#include "engine/core/play.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "tests/conformance/broken_game.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

std::unique_ptr<Play> bauab() { return Play::start(*findGame("bauab"), "players=2", Rng::keyed({})); }
Seat mover(const Play& play) { return play.match().turn().must.first(); }

void act(Play& play, Seat seat, std::string_view action) {
  const Verdict verdict = play.act(seat, action, 0);
  EXPECT_TRUE(verdict.isFine()) << action << ": " << verdict.reason().key;
}
std::string_view refusalOf(Play& play, Seat seat, std::string_view action) {
  const Verdict verdict = play.act(seat, action, 0);
  EXPECT_EQ(verdict, play.check(seat, action)) << "`check` and `act` must agree";
  return verdict.reason().key;
}
std::vector<std::string_view> storyOf(const Play& play) {
  std::vector<std::string_view> keys;
  for (const Play::Line& line : play.story()) keys.push_back(play.words(line).key);
  return keys;
}
using Keys = std::vector<std::string_view>;

TEST(Play, DoesNotStartWithRefusedOptions) {
  EXPECT_EQ(Play::start(*findGame("bauab"), "layout=moon", Rng::keyed({})), nullptr);
}

TEST(Play, TellsItsStory) {
  const auto play = bauab();
  const Seat first = mover(*play);
  act(*play, first, "3@b2");
  act(*play, first.left(2), "x@c3");
  EXPECT_EQ(storyOf(*play), (Keys{"bauab.starts", "bauab.places", "bauab.places"}));
  EXPECT_TRUE(play->story()[0].opening);
  EXPECT_EQ(play->story()[2].entry, 1U);
  EXPECT_EQ(play->entries()[1].action.view(), "x@c3");
}

TEST(Play, ARefusedActionChangesNothing) {
  const auto play = bauab();
  const Seat first = mover(*play);
  const std::uint64_t before = play->match().hash();
  EXPECT_EQ(refusalOf(*play, first, "park@a1"), "bauab.no.park");
  EXPECT_EQ(refusalOf(*play, first.left(2), "3@b2"), "core.turn");
  EXPECT_EQ(refusalOf(*play, first, "castle"), "core.notation");
  EXPECT_EQ(refusalOf(*play, Seat(2), "3@b2"), "core.noSeat");
  EXPECT_EQ(refusalOf(*play, Seat::table(), "3@b2"), "core.turn");
  EXPECT_EQ(play->match().hash(), before);
  EXPECT_TRUE(play->entries().empty());
  EXPECT_EQ(play->story().size(), 1U);
}

TEST(Play, CarriesOutWhatWasConsideredAsIfItWasSaid) {
  const auto said = bauab();
  const auto considered = bauab();
  const Seat first = mover(*said);
  act(*said, first, "3@b2");
  const Considered action = considered->match().consider(first, "3@b2");
  EXPECT_TRUE(action.verdict.isFine());
  EXPECT_FALSE(considered->match().isInterrupt(first, *action.action));
  considered->carryOut(action, 0);
  EXPECT_EQ(considered->match().hash(), said->match().hash());
  EXPECT_EQ(considered->entries().front().action, said->entries().front().action);
  EXPECT_EQ(storyOf(*considered), storyOf(*said));
  EXPECT_FALSE(considered->match().consider(first, "castle").action.has_value());
  EXPECT_EQ(considered->match().consider(first, "3@b2").verdict, said->check(first, "3@b2"));
}

TEST(Play, TakesValuesAsIfTheyWereSaid) {
  Rng rng = Rng::simulation(5);
  Chance chance = rng.use(Purpose::choice, Seat::table());
  for (const AnyGame* game : games()) {
    const auto said = Play::start(*game, "", Rng::keyed({}));
    const auto given = Play::start(*game, "", Rng::keyed({}));
    for (int i = 0; i < 60 && !said->match().outcome().over; ++i) {
      const SeatSet must = said->match().turn().must;
      if (must.empty()) {
        for (Play* play : {said.get(), given.get()}) act(*play, Seat::table(), play->match().alarm()->action);
        continue;
      }
      const Legal legal = said->match().legal(must.first());
      const AnyAction& action = legal[chance.below(static_cast<std::uint32_t>(legal.answers().size()))];
      act(*said, must.first(), said->match().write(action));
      EXPECT_TRUE(given->act(must.first(), action, 0).isFine());
      ASSERT_EQ(given->match().hash(), said->match().hash()) << game->facts().id;
      EXPECT_EQ(given->entries().back().action, said->entries().back().action);
    }
  }
}

TEST(Play, RefusesValuesForTheSameReasons) {
  const auto play = bauab();
  const Seat first = mover(*play);
  const AnyAction action = play->match().legal(first)[0];
  EXPECT_EQ(play->match().check(first.left(2), action).reason().key, "core.turn");
  EXPECT_EQ(play->match().check(Seat(2), action).reason().key, "core.noSeat");
  EXPECT_EQ(play->match().check(Seat::table(), action).reason().key, "core.turn");
  act(*play, first, "resign");
  EXPECT_EQ(play->act(first, action, 0).reason().key, "core.over");
}

TEST(Match, TellsInterruptsFromAnswers) {
  const auto play = Play::start(*findGame("nussknacker"), "", Rng::keyed({}));
  const Legal legal = play->match().legal(mover(*play));
  ASSERT_FALSE(legal.interrupts().empty());
  for (const AnyAction& one : legal.answers()) EXPECT_FALSE(play->match().isInterrupt(mover(*play), one));
  for (const AnyAction& one : legal.interrupts()) EXPECT_TRUE(play->match().isInterrupt(mover(*play), one));
}

TEST(View, OffersWhatIsLegalLetterByLetter) {
  const auto play = bauab();
  const std::unique_ptr<View> view = play->match().view(mover(*play));
  EXPECT_TRUE(view->offers("3@b2"));
  for (const std::string_view text : {"3@B2", "03@b2", "3@b2 ", "park@a1", "castle", ""}) {
    EXPECT_FALSE(view->offers(text)) << text;
  }
  EXPECT_EQ(view->label("3@b2"), view->label(*view->read("3@b2")));
  EXPECT_TRUE(view->label("castle").key.empty());
}

TEST(Play, GivesTheSameDealForTheSameSeedOnly) {
  Seed other{};
  other[3] = 1;
  const AnyGame& game = gameOf<BrokenGame>();
  const auto hash = [&game](const Seed& seed) { return Play::start(game, "", Rng::keyed(seed))->match().hash(); };
  EXPECT_EQ(hash({}), hash({}));
  EXPECT_NE(hash({}), hash(other));
}

TEST(Undo, LeadsBackToThePositionBefore) {
  const auto play = bauab();
  const Seat first = mover(*play);
  const std::uint64_t before = play->match().hash();
  EXPECT_FALSE(play->canUndo(first));
  act(*play, first, "3@b2");
  EXPECT_TRUE(play->canUndo(first));
  act(*play, first, "undo");
  EXPECT_EQ(play->match().hash(), before);
  EXPECT_EQ(mover(*play), first);
  EXPECT_EQ(play->entries().size(), 2U) << "the journal keeps both";
  EXPECT_EQ(play->entriesInForce(), 0U);
  act(*play, first, "4@a1");
  EXPECT_EQ(play->entriesInForce(), 1U);
}

TEST(Undo, LeavesTheStoryTogetherWithWhatItTakesBack) {
  const auto play = bauab();
  const Seat first = mover(*play);
  act(*play, first, "3@b2");
  EXPECT_FALSE(play->undone().has_value());
  act(*play, first, "undo");
  EXPECT_EQ(storyOf(*play), (Keys{"bauab.starts"}));
  ASSERT_TRUE(play->undone().has_value());
  EXPECT_EQ(play->undone()->entry, 0U);
  EXPECT_TRUE(play->undone()->heardBy.includes(Viewer::spectator()));
  act(*play, first, "4@a1");
  EXPECT_FALSE(play->undone().has_value()) << "that was the entry before";
  act(*play, first.left(2), "x@c3");
  EXPECT_EQ(storyOf(*play), (Keys{"bauab.starts", "bauab.places", "bauab.places"}));
  EXPECT_EQ(play->story()[2].entry, 3U) << "entries are never numbered anew";
}

TEST(Undo, TakesItsOwnLinesOutOfTheMiddleOfTheStory) {
  const auto play = Play::start(gameOf<BrokenGame>(), "", Rng::keyed({}));
  const std::size_t opening = play->story().size();
  act(*play, Seat(0), "bid 1");
  act(*play, Seat(1), "knock");
  const Play::Line knock = play->story()[opening + 1];
  act(*play, Seat(0), "undo");
  ASSERT_EQ(play->story().size(), opening + 1);
  EXPECT_EQ(play->words(play->story()[opening]), play->words(knock));
  EXPECT_EQ(play->story()[opening].entry, 1U);
}

// Counts how often it is asked to carry an action out.
struct CountingGame : BrokenGame {
  static inline std::size_t applied = 0;
  static inline std::size_t setUp = 0;
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    ++setUp;
    return BrokenGame::setup(rules, rng, log);
  }
  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    ++applied;
    BrokenGame::apply(rules, state, seat, action, rng, log);
  }
};

TEST(Undo, CostsTheSameHoweverOftenItIsDone) {
  const auto play = Play::start(gameOf<CountingGame>(), "", Rng::keyed({}));
  const std::size_t told = play->story().size();
  CountingGame::applied = CountingGame::setUp = 0;
  constexpr std::size_t often = 2000;
  for (std::size_t i = 0; i < often; ++i) {
    act(*play, Seat(0), "bid 1");
    act(*play, Seat(0), "undo");
  }
  EXPECT_EQ(CountingGame::applied, often) << "nothing is replayed where a snapshot will do";
  EXPECT_EQ(CountingGame::setUp, 0U);
  EXPECT_EQ(play->story().size(), told);
  EXPECT_EQ(play->entries().size(), 2 * often) << "the record keeps everything";
}

// Further than the latest positions are kept, and then on again another way.
TEST(Undo, LeadsBackThroughManyActions) {
  const auto play = bauab();
  std::vector<std::pair<Seat, std::uint64_t>> before;  // who acted, and where
  const auto go = [&](std::size_t actions, std::size_t choice) {
    for (std::size_t i = 0; i < actions; ++i) {
      before.emplace_back(mover(*play), play->match().hash());
      const auto answers = answersOf(play->match(), mover(*play));
      act(*play, mover(*play), answers[choice % answers.size()]);
    }
  };
  const auto goBack = [&](std::size_t actions) {
    for (std::size_t i = 0; i < actions; ++i) {
      act(*play, before.back().first, "undo");
      ASSERT_EQ(play->match().hash(), before.back().second) << before.size();
      before.pop_back();
    }
  };
  go(18, 0);
  goBack(13);
  go(9, 7);
  goBack(1);
  go(1, 3);
  goBack(14);
  EXPECT_EQ(play->entriesInForce(), 0U);
}

TEST(Undo, NeedsSomethingToTakeBack) {
  const auto play = bauab();
  const Seat first = mover(*play);
  EXPECT_EQ(refusalOf(*play, first, "undo"), "core.undo.nothing");
  act(*play, first, "3@b2");
  EXPECT_EQ(refusalOf(*play, first.left(2), "undo"), "core.undo.nothing");
  act(*play, first, "undo");
  EXPECT_EQ(refusalOf(*play, first, "undo"), "core.undo.nothing");
}

TEST(Undo, IsTooLateOnceOthersHaveGoneOn) {
  const auto play = bauab();
  const Seat first = mover(*play);
  act(*play, first, "3@b2");
  act(*play, first.left(2), "4@c3");
  EXPECT_EQ(refusalOf(*play, first, "undo"), "core.undo.later");
  act(*play, first.left(2), "undo");
  EXPECT_TRUE(play->canUndo(first)) << "the other one has taken back too";
}

TEST(Undo, WorksBesideWhatOthersDoMeanwhile) {
  const auto play = Play::start(gameOf<BrokenGame>(), "", Rng::keyed({}));
  act(*play, Seat(0), "bid 1");
  act(*play, Seat(1), "knock");
  const Moment asked = play->moment(Seat(1));
  act(*play, Seat(0), "undo");
  EXPECT_EQ(play->moment(Seat(1)), asked) << "the other one is still asked the same";
  act(*play, Seat(0), "bid 2");
  act(*play, Seat(1), "bid 0");
  EXPECT_EQ(play->match().outcome().points[0], 2);
  EXPECT_EQ(play->match().outcome().points[1], 1) << "for knocking";
}

TEST(Undo, DoesNotUnseeWhatWasRevealed) {
  const auto play = Play::start(gameOf<BrokenGame>(), "", Rng::keyed({}));
  act(*play, Seat(0), "bid 1");
  EXPECT_TRUE(play->canUndo(Seat(0))) << "the bid is still secret";
  act(*play, Seat(1), "bid 2");
  EXPECT_EQ(refusalOf(*play, Seat(1), "undo"), "core.undo.revealed") << "now both bids are open";
  const Seat first = mover(*play);
  act(*play, first, "draw");
  EXPECT_EQ(refusalOf(*play, first, "undo"), "core.undo.revealed");
}

TEST(Undo, IsOverWithTheGame) {
  const auto play = Play::start(gameOf<BrokenGame>(), "", Rng::keyed({}));
  while (!play->match().outcome().over) {
    const Seat seat = mover(*play);
    act(*play, seat, answersOf(play->match(), seat).front());
  }
  EXPECT_EQ(refusalOf(*play, Seat(0), "undo"), "core.over");
  EXPECT_EQ(refusalOf(*play, Seat(0), "knock"), "core.over");
}

// A question asked again after taking back is a new question: an answer that was on its way to the old one is stale.
TEST(Moment, IsNewAfterTakingBack) {
  const auto play = bauab();
  const Seat first = mover(*play);
  const Moment before = play->moment(first);
  act(*play, first, "3@b2");
  const Moment between = play->moment(first);
  act(*play, first, "undo");
  const Moment after = play->moment(first);
  EXPECT_NE(before.decision, between.decision);
  EXPECT_NE(before.decision, after.decision);
  EXPECT_NE(between.decision, after.decision);
  EXPECT_NE(before.occasion, after.occasion);
}

// Asked before every frame of a table, so it is read off what is in force; whoever is named can really do it.
TEST(Undo, IsReadOffWhatIsInForceWhoHasToUndo) {
  const auto play = bauab();
  const Seat first = mover(*play);
  const Seat second = first.left(2);
  EXPECT_TRUE(play->undoers(first).empty());
  act(*play, first, "3@b2");
  EXPECT_EQ(play->undoers(first), (std::vector<Seat>{first}));
  EXPECT_TRUE(play->undoers(second).empty());
  act(*play, second, "x@c3");
  act(*play, first, "2@a1");
  act(*play, first, "undo");
  EXPECT_EQ(play->undoers(first), (std::vector<Seat>{second, first})) << "what was taken back is not in force";
  const std::uint64_t before = bauab()->match().hash();
  for (const Seat seat : play->undoers(first)) act(*play, seat, "undo");
  EXPECT_EQ(play->match().hash(), before);

  const auto dice = Play::start(*findGame("schlauraff"), "players=2", Rng::keyed({}));
  const Seat roller = mover(*dice);
  while (mover(*dice) == roller) act(*dice, roller, answersOf(dice->match(), roller).front().view());
  EXPECT_TRUE(dice->undoers(roller).empty()) << "dice came out";
}

TEST(Play, ACloneGoesItsOwnWay) {
  const auto play = bauab();
  const Seat first = mover(*play);
  act(*play, first, "3@b2");
  const auto clone = play->clone();
  EXPECT_EQ(clone->match().hash(), play->match().hash());
  EXPECT_EQ(storyOf(*clone), storyOf(*play));
  act(*clone, first.left(2), "4@c3");
  EXPECT_EQ(play->entries().size(), 1U);
  act(*clone, first.left(2), "undo");
  EXPECT_EQ(clone->match().hash(), play->match().hash());
}

TEST(Play, RemembersEveryPosition) {
  const auto play = bauab();
  std::vector<std::uint64_t> hashes{play->match().hash()};
  for (const std::string_view action : {"3@b2", "4@c3", "undo", "5@c3", "x@a1"}) {
    act(*play, action == "undo" ? play->entries().back().seat : mover(*play), action);
    if (action == "undo") {
      hashes.pop_back();
    } else {
      hashes.push_back(play->match().hash());
    }
  }
  ASSERT_EQ(play->entriesInForce() + 1, hashes.size());
  for (std::size_t i = 0; i < hashes.size(); ++i) EXPECT_EQ(play->past(i)->match().hash(), hashes[i]) << i;
  EXPECT_EQ(play->inForceUpTo(0), 1U);
  EXPECT_EQ(play->inForceUpTo(1), 1U) << "that entry was taken back";
  EXPECT_EQ(play->inForceUpTo(4), 3U);
}

// With few snapshots for a long game, and some of its actions taken back on the way.
TEST(Play, RemembersEveryPositionOfALongGame) {
  const auto play = Play::start(*findGame("schollenschubser"), "players=2", Rng::keyed({}));
  Rng rng = Rng::simulation(3);
  Chance chance = rng.use(Purpose::choice, Seat::table());
  std::vector<std::uint64_t> hashes{play->match().hash()};
  while (!play->match().outcome().over && hashes.size() < 1200) {
    const Seat seat = mover(*play);
    const auto answers = answersOf(play->match(), seat);
    act(*play, seat, answers[chance.below(static_cast<std::uint32_t>(answers.size()))]);
    hashes.push_back(play->match().hash());
    if (chance.below(4) != 0 || !play->canUndo(seat)) continue;
    act(*play, seat, "undo");
    hashes.pop_back();
    EXPECT_EQ(play->match().hash(), hashes.back());
  }
  ASSERT_EQ(play->entriesInForce() + 1, hashes.size());
  EXPECT_GT(hashes.size(), 600U);
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    const auto past = play->past(i);
    ASSERT_EQ(past->match().hash(), hashes[i]) << i;
    ASSERT_EQ(past->entries().size(), i);
  }
  const auto end = play->past(SIZE_MAX);
  EXPECT_EQ(storyOf(*end), storyOf(*play));
  EXPECT_EQ(end->words(*std::prev(end->story().end())), play->words(*std::prev(play->story().end())));
}

TEST(Play, AnImaginedTwinKeepsWhatTheSeatKnows) {
  const auto play = Play::start(gameOf<BrokenGame>(), "", Rng::keyed({}));
  act(*play, Seat(1), "bid 2");
  Rng rng = Rng::simulation(1);
  bool differs = false;
  for (int i = 0; i < 20; ++i) {
    const auto twin = play->imagine(Seat(0), rng);
    differs |= twin->match().hash() != play->match().hash();
    EXPECT_EQ(answersOf(twin->match(), Seat(0)), answersOf(play->match(), Seat(0)));
  }
  EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace sammel
