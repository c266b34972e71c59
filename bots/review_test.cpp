#include "bots/review.hpp"

#include <gtest/gtest.h>

#include <map>

#include "bots/random_bot.hpp"
#include "engine/core/position.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

constexpr BotKind::Level quick{.level = 5, .divisor = 200};

std::unique_ptr<Play> dealt(std::string_view id, std::string_view options, std::uint64_t seed) {
  const AnyGame& game = *findGame(id);
  std::string complete;
  EXPECT_TRUE(game.completeOptions(options, complete).isFine());
  return Play::start(game, complete, Rng::simulation(seed));
}

Seat asked(const Play& play) { return play.match().turn().must.first(); }

void act(Play& play, Seat seat, std::string_view action) { ASSERT_TRUE(play.act(seat, action, 0).isFine()) << action; }

void playOnAtRandom(Play& play, std::uint64_t seed) {
  Rng rng = Rng::simulation(seed);
  while (!play.match().outcome().over) {
    if (play.match().turn().must.empty()) {
      act(play, Seat::table(), play.match().alarm()->action);
    } else {
      act(play, asked(play), *chooseAtRandom(*play.match().view(asked(play)), rng));
    }
  }
}

std::string reviewed(Review& review) {
  while (!review.isDone()) review.judgeNext();
  Json json;
  json.value(told(review));
  return json.take();
}

struct Blunder {
  std::size_t entry = 0;
  Notation better;
};

// A strong bot on every seat, but once, at the `when`-th decision on which something depends, the worst move is made.
Blunder playWithABlunder(Play& play, int when) {
  constexpr double dear = 0.25;
  Blunder blunder;
  while (!play.match().outcome().over) {
    const Seat seat = asked(play);
    const std::unique_ptr<View> view = play.match().view(seat);
    const Estimate estimate = makeOwnBot(play.game(), BotKind{quick}, 7)->estimate(*view, {});
    Notation choice = estimate.moves.front().action;
    const Notation worst = estimate.moves.back().action;
    if (estimate.moves.front().value - estimate.moves.back().value > dear && when-- == 0) {
      blunder = {play.entries().size(), choice};
      choice = worst;
    }
    act(play, seat, choice);
  }
  EXPECT_FALSE(blunder.better.empty());
  return blunder;
}

TEST(Review, FindsABlunderInBauab) {
  const auto play = dealt("bauab", "players=2", 3);
  const Blunder blunder = playWithABlunder(*play, 4);
  Review review(*play, quick);
  while (!review.isDone()) review.judgeNext();
  ASSERT_FALSE(review.costliest().empty());
  const ReviewedMove& costliest = review.moves()[review.costliest().front()];
  EXPECT_EQ(costliest.entry, blunder.entry);
  EXPECT_EQ(costliest.better, blunder.better);
  EXPECT_GT(costliest.loss(), 0.2);
}

// A game of Bauab, begun by this seat.
std::unique_ptr<Play> bauabOf(Seat first, std::string_view actions) {
  std::unique_ptr<Play> play = dealt("bauab", "players=2", 0);
  for (std::uint64_t seed = 1; asked(*play) != first; ++seed) play = dealt("bauab", "players=2", seed);
  while (!actions.empty()) {
    const std::string_view action = actions.substr(0, actions.find(' '));
    act(*play, asked(*play), action);
    actions.remove_prefix(std::min(actions.size(), action.size() + 1));
  }
  EXPECT_TRUE(play->match().outcome().over);
  return play;
}

// Where nothing is hidden and nothing left to chance, the end of a game tells about the moves before.
TEST(Review, AMoveIsWorthWhatTheNextPositionProves) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto play = dealt("bauab", "players=2", seed);
    playOnAtRandom(*play, seed);
    Review review(*play, quick);
    while (!review.isDone()) review.judgeNext();
    const auto moves = review.moves();
    const auto ofSeat = [](const auto& chances, Seat seat) { return chances[seat.slot()]; };
    ASSERT_EQ(moves.size(), review.size());
    EXPECT_DOUBLE_EQ(moves.back().value, ofSeat(sharesOf(play->match().outcome()), moves.back().seat));
    std::size_t proven = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      EXPECT_GE(moves[i].loss(), 0);
      if (moves[i].proven) EXPECT_DOUBLE_EQ(moves[i].betterValue, ofSeat(moves[i].chances, moves[i].seat));
      if (i == 0 || !moves[i].proven) continue;
      ++proven;
      EXPECT_DOUBLE_EQ(moves[i - 1].value, ofSeat(moves[i].chances, moves[i - 1].seat)) << "seed " << seed;
    }
    EXPECT_GT(proven, 5U) << "seed " << seed;
  }
}

// The chances of a weaker look fall only later, at actions 14 and 17, where everything was lost already.
TEST(Review, FindsTheMoveThatDecidedTheGame) {
  struct Decided {
    Seat first;
    std::string_view actions;
    std::size_t entry;
    std::string_view better;
    double betterValue;
    std::size_t alreadyLost;
  };
  for (const Decided& game :
       {Decided{Seat(1),
                "1@b2 1@c3 2@b4 2@d2 1@a3 3@b3 2@d4 1@a1 5@a4 2@c1 3@d1 3@c2 x@a2 4@d3 x@c4 park@c3 park@c4 x@b1 pass "
                "x@b2 pass 5@a2 park@a3 park@b3 3@a2 park@b2 4@b4 x@a1 pass pass x@a2 park@a1 park@a2",
                11, "x@c2", 0.5, 13},
        Decided{Seat(0),
                "1@a2 1@c2 1@b3 2@d3 2@c4 1@d4 2@d1 3@d2 x@c3 park@d3 park@c3 3@b4 3@a3 2@b2 3@c1 park@c2 x@c4 4@b1 "
                "park@c1 x@a1 4@b3 x@a2 x@a4 park@b4 park@b3 park@b2 5@a4 x@d4 pass 5@c4",
                12, "park@c4", 1, 16}}) {
    const auto play = bauabOf(game.first, game.actions);
    Review review(*play);
    while (review.moves().empty() || review.moves().front().entry > game.entry) review.judgeNext();
    const ReviewedMove& decisive = review.moves()[review.costliest().front()];
    EXPECT_EQ(decisive.entry, game.entry);
    EXPECT_EQ(decisive.better.view(), game.better);
    EXPECT_EQ(decisive.value, 0);
    EXPECT_EQ(decisive.betterValue, game.betterValue);
    for (const ReviewedMove& move : review.moves()) {
      if (move.entry != game.alreadyLost) continue;
      EXPECT_TRUE(move.proven);
      EXPECT_EQ(move.betterValue, 0);
    }
  }
}

// Nobody can know the nut before the first question.
TEST(Review, FindsARashAnnouncementInNussknacker) {
  const auto play = dealt("nussknacker", "players=3", 5);
  act(*play, asked(*play), "announce 1");
  playOnAtRandom(*play, 1);
  Review review(*play, quick);
  review.judgeNext();
  const ReviewedMove& rash = review.moves().front();
  EXPECT_EQ(rash.action, "announce 1");
  EXPECT_TRUE(rash.better.view().starts_with("ask ")) << rash.better.view();
  EXPECT_EQ(review.costliest(), std::vector<std::size_t>{0});
}

// The usual review of a long game between beginners, in a part of its time.
TEST(Review, FindsMistakesOfBeginnersInFeinerSand) {
  const auto play = dealt("feiner-sand", "players=2", 5);
  std::vector<std::unique_ptr<Bot>> beginners;
  for (const std::uint64_t seed : {1U, 2U}) {
    beginners.push_back(makeOwnBot(play->game(), BotKind{BotKind::Level{.level = 1}}, seed));
  }
  while (!play->match().outcome().over) {
    const Seat seat = asked(*play);
    act(*play, seat, *beginners[seat.slot()]->choose(*play->match().view(seat), {}));
  }
  Review review(*play, std::nullopt, 0.1);
  while (!review.isDone()) review.judgeNext();
  EXPECT_GT(review.steps(), review.size());
  ASSERT_FALSE(review.costliest().empty());
  const ReviewedMove& worst = review.moves()[review.costliest().front()];
  // A longer look at this one decision agrees.
  const auto then = play->past(play->inForceUpTo(worst.entry) - 1);
  const auto bot = makeOwnBot(play->game(), BotKind{BotKind::Level{.level = 5}}, 9);
  const auto view = then->match().view(worst.seat);
  EXPECT_GT(bot->estimateOf(*view, worst.better, {})->value, bot->estimateOf(*view, worst.action, {})->value + 0.03);
}

// Where the bot samples, the move made is thought about as much as the best one, however bad it looks.
TEST(Review, FindsABlunderAmongHiddenCards) {
  const auto play = dealt("fair-enough", "players=2", 4);
  const Blunder blunder = playWithABlunder(*play, 0);
  Review review(*play, BotKind::Level{.level = 5, .divisor = 5});
  while (review.moves().empty() || review.moves().back().entry != blunder.entry) review.judgeNext();
  const ReviewedMove& costly = review.moves().back();
  EXPECT_NE(costly.better, costly.action);
  EXPECT_GT(costly.loss(), costly.doubt);
  EXPECT_GT(costly.doubt, 0);
  // The estimate of all moves has hardly looked at it.
  const auto view = play->past(play->inForceUpTo(blunder.entry) - 1)->match().view(costly.seat);
  const auto bot = makeOwnBot(play->game(), BotKind{review.level()}, 1);
  EXPECT_NE(bot->estimate(*view, {}).find(costly.action)->value, costly.value);
}

TEST(Review, NamesTheCostliestMoveFirst) {
  const auto play = dealt("bauab", "players=2", 1);
  playOnAtRandom(*play, 1);
  Review review(*play, quick);
  while (!review.isDone()) review.judgeNext();
  const std::vector<std::size_t> costliest = review.costliest();
  ASSERT_GT(costliest.size(), 1U);
  for (std::size_t i = 1; i < costliest.size(); ++i) {
    EXPECT_GE(review.moves()[costliest[i - 1]].loss(), review.moves()[costliest[i]].loss());
  }
}

// Two deals that the player to move cannot tell apart. They go on differently, and the review of that move is the same.
TEST(Review, KnowsNoMoreThanThePlayerDid) {
  for (const auto& [id, options] : {std::pair("nussknacker", "players=2"), std::pair("raufer", "players=4"),
                                    std::pair("ganz-nach-plan", "players=3")}) {
    struct Known {
      std::uint64_t seed;
      std::uint64_t world;
    };
    std::map<std::string, Known> known;  // by what the first player to move sees
    bool found = false;
    for (std::uint64_t seed = 0; seed < 20'000 && !found; ++seed) {
      const auto play = dealt(id, options, seed);
      Json sight;
      writePosition(*play, asked(*play), sight);
      const auto [twin, isNew] = known.try_emplace(sight.take(), Known{seed, play->match().hash()});
      found = !isNew && twin->second.world != play->match().hash();
      if (!found) continue;
      std::array<std::string, 2> judgements;
      const std::array seeds{twin->second.seed, seed};
      for (std::size_t i = 0; i < seeds.size(); ++i) {
        const auto course = dealt(id, options, seeds[i]);
        act(*course, asked(*course), answersOf(course->match(), asked(*course)).back());
        playOnAtRandom(*course, seed + i);
        Review review(*course, quick);
        review.judgeNext();
        Json json;
        json.value(told(review));
        judgements[i] = json.take();
        judgements[i].resize(judgements[i].find("\"result\""));  // which, of course, may differ
      }
      EXPECT_EQ(judgements[0], judgements[1]) << id;
    }
    EXPECT_TRUE(found) << id;
  }
}

TEST(Review, JudgesWhatWasDecidedAndNotTakenBack) {
  const auto play = dealt("bauab", "players=2", 1);
  const Seat first = asked(*play);
  act(*play, first, "3@b2");
  act(*play, first, undoAction);
  act(*play, first, "x@a1");
  playOnAtRandom(*play, 1);
  Review review(*play, quick);
  while (!review.isDone()) review.judgeNext();
  EXPECT_EQ(review.moves().front().entry, 2U);
  EXPECT_EQ(review.moves().front().action, "x@a1");
  EXPECT_EQ(momentBefore(*play, Viewer::spectator(), 2), 0U);  // what was taken back has left no moment
}

TEST(Review, LeavesOutWhatWasForced) {
  const auto play = dealt("schollenschubser", "players=2", 1);
  playOnAtRandom(*play, 1);
  std::size_t choices = 0;
  for (std::size_t entry = 0; entry < play->entries().size(); ++entry) {
    const auto then = play->past(entry);
    choices += then->match().legal(asked(*then)).answers().size() > 1 ? 1U : 0U;
  }
  EXPECT_EQ(Review(*play).size(), choices);
  EXPECT_LT(choices, play->entries().size());
}

// Whoever looks at the moment that belongs to a move sees the table on which it was made.
TEST(Review, LeadsToTheMomentOfEveryMove) {
  for (const AnyGame* game : games()) {
    const auto play = dealt(game->facts().id, "", 2);
    playOnAtRandom(*play, 2);
    for (std::size_t entry = 0; entry < play->entries().size(); entry += 1 + play->entries().size() / 20) {
      const Entry& made = play->entries()[entry];
      if (made.seat.isTable()) continue;
      const auto then = lookBack(*play, made.seat, momentBefore(*play, made.seat, entry));
      EXPECT_TRUE(then->match().turn().must.has(made.seat)) << game->facts().id << " entry " << entry;
      if (game->facts().id == "feiner-sand") continue;  // parts of a move are told when it is complete
      EXPECT_TRUE(then->check(made.seat, made.action).isFine()) << game->facts().id << " entry " << entry;
    }
  }
}

TEST(Review, IsTheSameEveryTimeAndCanBeStopped) {
  const auto play = dealt("ganz-nach-plan", "players=3", 2);
  playOnAtRandom(*play, 2);
  Review once(*play, BotKind::Level{.level = 5, .divisor = 2000});
  Review again(*play, BotKind::Level{.level = 5, .divisor = 2000});
  EXPECT_EQ(reviewed(once), reviewed(again));

  const std::atomic<bool> stop = true;
  Review hasty(*play, BotKind::Level{.level = 5});
  hasty.judgeNext({.deadline = {}, .stop = &stop});
  EXPECT_EQ(hasty.stepsDone(), 1U);
}

TEST(Review, ChancesAreShares) {
  const auto play = dealt("raufer", "players=4", 2);
  playOnAtRandom(*play, 2);
  Review review(*play, BotKind::Level{.level = 5, .divisor = 2000});
  review.judgeNext();
  double sum = 0;
  for (const double chance : review.moves().front().chances) sum += chance;
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(Review, HasNothingToSayAboutARace) {
  const auto play = dealt("misd", "players=2 chips=5", 1);
  playOnAtRandom(*play, 1);
  EXPECT_EQ(Review(*play).size(), 0U);
}

}  // namespace
}  // namespace sammel
