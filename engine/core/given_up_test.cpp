// Giving up, in a play and in its record.
#include "engine/core/given_up.hpp"

#include <gtest/gtest.h>

#include "engine/core/position.hpp"
#include "engine/core/record.hpp"
#include "engine/core/referee.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

const Seed secret = sha256("the table");
const std::vector<std::string> people{"Anna", "Ben", "Cem", "Dörte", "Eli", "Fritz", "Gül", "Henk"};

std::unique_ptr<Play> start(std::string_view game, const std::string& options) {
  return Play::start(*findGame(game), options, Rng::keyed(mixSeed(secret, {})));
}
void playOn(Play& play, int actions) {
  for (int i = 0; i < actions && !play.match().outcome().over; ++i) {
    const SeatSet must = play.match().turn().must;
    const bool isAlarm = must.empty();
    const Seat seat = isAlarm ? Seat::table() : must.first();
    const Notation action = isAlarm ? play.match().alarm()->action : answersOf(play.match(), seat).front();
    ASSERT_TRUE(play.act(seat, action, i).isFine());
  }
}
std::vector<int> ranksOf(const Play& play) {
  const Outcome outcome = play.match().outcome();
  return {outcome.ranks.begin(), outcome.ranks.end()};
}
Record recordOfTable(const Play& play) {
  Record record = recordOf(play);
  record.pack.clear();
  record.names.assign(people.begin(), people.begin() + play.match().seats());
  record.commitments.push_back({Seat::table(), commitment(secret)});
  record.secret = secret;
  return record;
}
std::vector<std::string_view> findingsOf(const Record& record) {
  std::vector<std::string_view> keys;
  for (const Message& finding : verify(record, games())) keys.push_back(finding.key);
  return keys;
}
using Keys = std::vector<std::string_view>;

TEST(GivenUp, EndsTheGameAtOnceAndTheOtherWins) {
  const auto play = start("bauab", "players=2");
  playOn(*play, 5);
  const Outcome before = play->match().outcome();
  const std::uint64_t hash = play->match().hash();
  const Seat waiting = play->match().turn().must.first().left(2);
  EXPECT_EQ(play->givenUpBy(), std::nullopt);
  ASSERT_TRUE(play->act(waiting, "resign", 77).isFine()) << "it need not be one's turn";
  EXPECT_EQ(play->givenUpBy(), waiting);
  EXPECT_TRUE(play->match().outcome().over);
  EXPECT_EQ(play->match().outcome().points, before.points);
  EXPECT_EQ(ranksOf(*play), waiting.index() == 0 ? (std::vector{2, 1}) : (std::vector{1, 2}));
  EXPECT_EQ(play->match().hash(), hash) << "nothing has moved";
  EXPECT_TRUE(dueIn(play->match()).anybody().empty());
  EXPECT_EQ(play->words(*std::prev(play->story().end())), Message("core.givesUp", {arg::seat("who", waiting)}));
}

TEST(GivenUp, NothingFollows) {
  const auto play = start("bauab", "players=2");
  playOn(*play, 3);
  const Seat mover = play->match().turn().must.first();
  const Notation action = answersOf(play->match(), mover).front();
  ASSERT_TRUE(play->act(mover, "resign", 0).isFine());
  for (const std::string_view more : {action.view(), std::string_view("undo"), std::string_view("resign")}) {
    for (const Seat seat : {mover, mover.left(2)}) {
      EXPECT_EQ(play->act(seat, more, 0).reason().key, "core.over") << more;
      EXPECT_EQ(play->check(seat, more).reason().key, "core.over") << more;
    }
  }
  EXPECT_TRUE(play->undoers(mover).empty());
}

TEST(GivenUp, IsRefusedWhereNobodySits) {
  const auto play = start("bauab", "players=2");
  EXPECT_EQ(play->act(Seat(2), "resign", 0).reason().key, "core.noSeat");
  EXPECT_EQ(play->act(Seat::table(), "resign", 0).reason().key, "core.noSeat");
  EXPECT_FALSE(play->match().outcome().over);
}

TEST(GivenUp, OthersShareTheFirstPlaceAndAloneItIsALoss) {
  const auto three = start("raufer", "players=4");
  ASSERT_TRUE(three->act(Seat(1), "resign", 0).isFine());
  EXPECT_EQ(ranksOf(*three), (std::vector{1, 4, 1, 1}));
  const auto alone = start("feiner-sand", "players=1");
  ASSERT_TRUE(alone->act(Seat(0), "resign", 0).isFine());
  EXPECT_EQ(ranksOf(*alone), (std::vector{2}));
}

TEST(GivenUp, CanBeLookedBackAtAndCopied) {
  const auto play = start("bauab", "players=2");
  playOn(*play, 4);
  ASSERT_TRUE(play->act(Seat(0), "resign", 0).isFine());
  EXPECT_TRUE(play->past(5)->match().outcome().over);
  EXPECT_EQ(play->past(5)->givenUpBy(), Seat(0));
  EXPECT_FALSE(play->past(4)->match().outcome().over);
  EXPECT_TRUE(play->clone()->match().outcome().over);
  const std::size_t moves = countMoves(*play, Viewer::spectator());
  EXPECT_EQ(moves, 5U);
  EXPECT_EQ(lookBack(*play, Viewer::spectator(), moves)->givenUpBy(), Seat(0));
  EXPECT_EQ(lookBack(*play, Viewer::spectator(), moves - 1)->givenUpBy(), std::nullopt);
}

// Every game has points, a sheet and a picture of any moment at which it may end so.
TEST(GivenUp, FitsEveryGameAtEveryMoment) {
  for (const AnyGame* game : games()) {
    for (const int seats : {game->facts().minSeats, game->facts().maxSeats}) {
      const std::string options = "players=" + std::to_string(seats);
      for (int actions = 0; actions < 60; actions += 7) {
        const auto play = start(game->facts().id, options);
        playOn(*play, actions);
        if (play->match().outcome().over) break;
        SCOPED_TRACE(std::string(game->facts().id) + " " + options + " after " + std::to_string(actions));
        ASSERT_TRUE(play->act(Seat(seats - 1), "resign", 0).isFine());
        EXPECT_EQ(play->match().outcome().points.size(), static_cast<std::size_t>(seats));
        EXPECT_EQ(play->match().next(), "");
        EXPECT_FALSE(play->match().sheet().empty());
        for (const SheetRow& row : play->match().sheet()) {
          EXPECT_EQ(row.values.size(), static_cast<std::size_t>(seats)) << row.label;
        }
        for (int viewer = -1; viewer < seats; ++viewer) {
          const Viewer eyes = viewer < 0 ? Viewer::spectator() : Viewer(Seat(viewer));
          const Position position = positionFor(*play, eyes);
          EXPECT_EQ(position.givenUpBy, Seat(seats - 1));
          EXPECT_TRUE(position.must.empty());
          EXPECT_EQ(*position.answers.text + *position.interrupts.text, "[][]");
          Json story;
          writeStory(*play, eyes, 0, story);
          const std::string told = story.take();
          EXPECT_NE(told.find(R"("core.givesUp")"), std::string::npos);
          EXPECT_NE(told.find(R"("event":null)"), std::string::npos);
        }
        EXPECT_EQ(findingsOf(recordOfTable(*play)), Keys{});
      }
    }
  }
}

TEST(GivenUp, IsALineOfTheRecord) {
  const auto play = start("bauab", "players=2");
  playOn(*play, 3);
  ASSERT_TRUE(play->act(Seat(1), "resign", 9077).isFine());
  const std::string text = writeRecord(recordOfTable(*play));
  EXPECT_NE(text.find("\n2 9077 resign\nstate "), std::string::npos) << text;
  RecordError error;
  const std::optional<Record> read = readRecord(text, error);
  ASSERT_TRUE(read);
  EXPECT_EQ(writeRecord(*read), text);
  Verdict refusal;
  EXPECT_EQ(replay(*read, games(), refusal)->givenUpBy(), Seat(1));
  EXPECT_EQ(findingsOf(*read), Keys{});
}

TEST(GivenUp, ARecordInWhichItDoesNotFitIsNoticed) {
  const auto play = start("bauab", "players=2");
  playOn(*play, 3);
  ASSERT_TRUE(play->act(Seat(1), "resign", 0).isFine());
  Record goesOn = recordOfTable(*play);
  goesOn.entries.push_back({Seat(0), "3@b2", 1});
  EXPECT_EQ(findingsOf(goesOn), Keys{"record.afterGivingUp"});
  Record wonByWhoGaveUp = recordOfTable(*play);
  std::swap(wonByWhoGaveUp.result->ranks[0], wonByWhoGaveUp.result->ranks[1]);
  EXPECT_EQ(findingsOf(wonByWhoGaveUp), Keys{"record.resultDiffers"});
}

TEST(GivenUp, NobodyEndsTheGameOfOtherPeople) {
  const Nonce anna{Seat(0), sha256("Anna")};
  const Nonce ben{Seat(1), sha256("Ben")};
  const auto givenUp = [](std::vector<Nonce> nonces) {
    const auto play = Play::start(*findGame("raufer"), "players=3", Rng::keyed(mixSeed(secret, nonces)));
    EXPECT_TRUE(play->act(Seat(0), "resign", 0).isFine());
    Record record = recordOfTable(*play);
    record.nonces = std::move(nonces);
    for (const Nonce& nonce : record.nonces) record.commitments.push_back({nonce.seat, commitment(nonce.value)});
    return findingsOf(record);
  };
  EXPECT_EQ(givenUp({anna}), Keys{}) << "against bots";
  EXPECT_EQ(givenUp({anna, ben}), Keys{"record.givenUpForOthers"});
}

}  // namespace
}  // namespace sammel
