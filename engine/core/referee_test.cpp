#include "engine/core/referee.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::unique_ptr<Match> dealt(std::string_view game, std::string_view options) {
  Events events;
  return findGame(game)->start(options, nullptr, Rng::keyed({}), events);
}

TEST(Referee, WaitsForWhoeverMustActAndKnowsWhoMayInterrupt) {
  const auto match = dealt("nussknacker", "players=3");
  const Turn turn = match->turn();
  const Due due = dueIn(*match);
  EXPECT_EQ(due.answers, turn.must);
  EXPECT_FALSE(due.alarm.has_value());
  for (const Seat seat : due.interrupts) EXPECT_TRUE(turn.may.has(seat) && !turn.must.has(seat));
  EXPECT_EQ(due.anybody(), turn.must | turn.may);
}

TEST(Referee, HasNothingToDoWhenTheGameIsOver) {
  const auto match = dealt("bauab", "players=2");
  Events events;
  while (!match->outcome().over) {
    const Seat seat = dueIn(*match).answers.first();
    ASSERT_TRUE(match->act(seat, match->legal(seat)[0], events).isFine());
  }
  EXPECT_TRUE(dueIn(*match).anybody().empty());
}

TEST(Referee, SetsTheAlarmOfARace) {
  const auto match = dealt("misd", "players=2");
  const Due due = dueIn(*match);
  ASSERT_TRUE(due.alarm.has_value());
  EXPECT_EQ(timeLeft(*due.alarm, 1000, 1000), due.alarm->milliseconds);
  EXPECT_EQ(timeLeft(*due.alarm, 1000, 1001), due.alarm->milliseconds - 1);
  EXPECT_EQ(timeLeft(*due.alarm, 1000, 1'000'000), 0);
}

TEST(Referee, NotesTheTimeWhereEverybodyAnswersAndOnlyThere) {
  for (const std::string_view mode : {"race", "everyone"}) {
    const auto match = dealt("misd", "players=2 mode=" + std::string(mode));
    ASSERT_NE(match, nullptr);
    Events events;
    ASSERT_TRUE(match->act(Seat::table(), dueIn(*match).alarm->action, events).isFine());
    const Considered answer = match->consider(Seat(0), match->legal(Seat(0))[0]);
    ASSERT_TRUE(answer.verdict.isFine());
    const std::uint64_t before = match->hash();
    EXPECT_EQ(noteOfTime(*match, answer, 1234).has_value(), mode == "everyone");
    EXPECT_EQ(match->hash(), before) << "it only wonders";
  }
}

TEST(Referee, RemembersWhatWasAsked) {
  Asked asked;
  EXPECT_FALSE(asked.was(Seat(1), {1, 1}));
  asked.note(Seat(1), {1, 1});
  EXPECT_TRUE(asked.was(Seat(1), {1, 1}));
  EXPECT_FALSE(asked.was(Seat(0), {1, 1}));
  EXPECT_FALSE(asked.was(Seat(1), {1, 2})) << "another occasion";
  asked.forget(Seat(1));
  EXPECT_FALSE(asked.was(Seat(1), {1, 1}));
}

TEST(Referee, FindsTheFastestBeforeTheEnd) {
  const std::array<std::int64_t, 3> needs{500, 300, 300};
  const auto reaction = [&](Seat seat) { return needs[seat.slot()]; };
  const auto fastest = fastestOf(SeatSet::all(3), 1000, reaction);
  ASSERT_TRUE(fastest.has_value());
  EXPECT_EQ(fastest->seat, Seat(1));
  EXPECT_EQ(fastest->milliseconds, 300);
  EXPECT_EQ(fastestOf(SeatSet(Seat(0)), 500, reaction), std::nullopt) << "the alarm comes before";
  EXPECT_EQ(fastestOf(SeatSet(), 1000, reaction), std::nullopt);
}

TEST(Referee, OrdersClaimsByReactionThenByArrival) {
  struct Claim {
    char name;
    std::int64_t reaction;
  };
  std::vector<Claim> claims;
  for (const Claim& claim : {Claim{'a', 5}, Claim{'b', 3}, Claim{'c', 5}, Claim{'d', 3}, Claim{'e', 1}}) {
    placeByReaction(claims, claim);
  }
  std::string order;
  for (const Claim& claim : claims) order += claim.name;
  EXPECT_EQ(order, "ebdac");
}

}  // namespace
}  // namespace sammel
