#include "engine/core/play.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "tests/conformance/broken_game.hpp"

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
  for (const Play::Line& line : play.story()) keys.push_back(line.event.message.key);
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
  EXPECT_EQ(refusalOf(*play, first.left(2), "3@b2"), "bauab.no.turn");
  EXPECT_EQ(refusalOf(*play, first, "castle"), "core.notation");
  EXPECT_EQ(refusalOf(*play, Seat(2), "3@b2"), "core.noSeat");
  EXPECT_EQ(refusalOf(*play, Seat::table(), "3@b2"), "bauab.no.turn");
  EXPECT_EQ(play->match().hash(), before);
  EXPECT_TRUE(play->entries().empty());
  EXPECT_EQ(play->story().size(), 1U);
}

TEST(Play, GivesTheSameDealForTheSameSeedOnly) {
  Seed other{};
  other[3] = 1;
  const AnyGame& game = gameOf<BrokenGame>();
  const auto hash = [&game](const Seed& seed) { return Play::start(game, "", Rng::keyed(seed))->match().hash(); };
  EXPECT_EQ(hash({}), hash({}));
  EXPECT_NE(hash({}), hash(other));
}

// ---- taking back ----

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

TEST(Undo, ShowsInTheStory) {
  const auto play = bauab();
  const Seat first = mover(*play);
  act(*play, first, "3@b2");
  act(*play, first, "undo");
  EXPECT_EQ(storyOf(*play), (Keys{"bauab.starts", "core.undone"}));
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
    act(*play, seat, play->match().legal(seat).answers.front());
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

// ---- copies ----

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

TEST(Play, AnImaginedTwinKeepsWhatTheSeatKnows) {
  const auto play = Play::start(gameOf<BrokenGame>(), "", Rng::keyed({}));
  act(*play, Seat(1), "bid 2");
  Rng rng = Rng::simulation(1);
  bool differs = false;
  for (int i = 0; i < 20; ++i) {
    const auto twin = play->imagine(Seat(0), rng);
    differs |= twin->match().hash() != play->match().hash();
    EXPECT_EQ(twin->match().legal(Seat(0)).answers, play->match().legal(Seat(0)).answers);
  }
  EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace sammel
