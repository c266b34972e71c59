#include "engine/core/position.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "tests/conformance/broken_game.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

std::unique_ptr<Play> hidden() { return Play::start(gameOf<BrokenGame>(), "", Rng::keyed({})); }
void act(Play& play, Seat seat, std::string_view action) {
  const Verdict verdict = play.act(seat, action, 0);
  EXPECT_TRUE(verdict.isFine()) << action << ": " << verdict.reason().key;
}
std::string position(const Play& play, Viewer viewer) {
  Json json;
  writePosition(play, viewer, json);
  return json.take();
}
std::string story(const Play& play, Viewer viewer, std::size_t from = 0) {
  Json json;
  writeStory(play, viewer, from, json);
  return json.take();
}
std::string preview(const Play& play, Seat seat, std::string_view action) {
  Json json;
  json.value(previewOf(play, seat, action));
  return json.take();
}
bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Position, AsksWhoMustAct) {
  const auto play = hidden();
  const std::string seen = position(*play, Seat(0));
  EXPECT_TRUE(has(seen, R"("must":[0,1],"may":[0,1],"prompt":{"key":"broken.ask.bid","args":{}})")) << seen;
  EXPECT_TRUE(has(seen, R"("answers":[{"notation":"bid 0","label":{"key":"broken.label",)")) << seen;
  EXPECT_TRUE(has(seen, R"("interrupts":[{"notation":"knock",)")) << seen;
  EXPECT_TRUE(has(seen, R"("outcome":{"over":false,"points":[0,0],"ranks":[]},"givenUpBy":null,"sheet":[])")) << seen;
}

TEST(Position, AsksNobodyElse) {
  const auto play = hidden();
  act(*play, Seat(0), "bid 1");
  const std::string seen = position(*play, Seat(0));
  EXPECT_TRUE(has(seen, R"("must":[1])")) << seen;
  EXPECT_TRUE(has(seen, R"("prompt":null)")) << seen;
  EXPECT_TRUE(has(seen, R"("answers":[],"interrupts":[{"notation":"knock",)")) << seen;
  EXPECT_TRUE(has(seen, R"("undo":true)")) << seen;
}

TEST(Position, ShowsASpectatorNobodysHandAndLists) {
  const auto play = hidden();
  const std::string seen = position(*play, Viewer::spectator());
  EXPECT_TRUE(has(seen, R"("screen":{"hand":0,)")) << seen;
  EXPECT_TRUE(has(seen, R"("prompt":null,"decision":0,"occasion":0,"answers":[],"interrupts":[],"undo":false)"))
      << seen;
}

TEST(Position, EndsWithTheSheet) {
  const auto play = hidden();
  while (!play->match().outcome().over) {
    const Seat seat = play->match().turn().must.first();
    act(*play, seat, answersOf(play->match(), seat).front());
  }
  const std::string seen = position(*play, Seat(1));
  EXPECT_TRUE(has(seen, R"("must":[],"may":[],"prompt":null)")) << seen;
  EXPECT_TRUE(has(seen, R"("over":true)")) << seen;
  EXPECT_TRUE(has(seen, R"("sheet":[{"label":"broken.sheet","values":[)")) << seen;
}

// The one who draws hears the card; the others hear that a card was drawn.
TEST(Story, TellsEveryoneTheirPart) {
  const auto play = hidden();
  act(*play, Seat(0), "bid 1");
  act(*play, Seat(1), "bid 2");
  const Seat first = play->match().turn().must.first();
  const std::unique_ptr<Play> before = play->clone();
  act(*play, first, "draw");
  const auto heard = [&](Viewer viewer) {
    Json ignored;
    return story(*play, viewer, writeStory(*before, viewer, 0, ignored));
  };
  EXPECT_TRUE(has(heard(first), "broken.drawn"));
  for (const Viewer other : {Viewer(first.left(2)), Viewer::spectator()}) {
    EXPECT_FALSE(has(heard(other), "broken.drawn"));
    EXPECT_TRUE(has(heard(other), "broken.draws"));
  }
}

TEST(Story, CountsWhatTheViewerSaw) {
  const auto play = hidden();
  act(*play, Seat(0), "bid 1");
  act(*play, Seat(1), "bid 2");
  Json json;
  EXPECT_EQ(writeStory(*play, Viewer::spectator(), 0, json), 4U);
  EXPECT_EQ(
      json.str(),
      R"([{"message":{"key":"broken.bids","args":{"who":{"seat":0}}},"event":{"kind":"bids","who":0,"bid":-1},"move":1},)"
      R"({"message":{"key":"broken.bids","args":{"who":{"seat":1}}},"event":{"kind":"bids","who":1,"bid":-1},"move":2},)"
      R"({"message":{"key":"broken.bid","args":{"who":{"seat":0},"n":1}},"event":{"kind":"opens","who":0,"bid":1},"move":2},)"
      R"({"message":{"key":"broken.bid","args":{"who":{"seat":1},"n":2}},"event":{"kind":"opens","who":1,"bid":2},"move":2}])");
  EXPECT_EQ(
      story(*play, Viewer::spectator(), 3),
      R"([{"message":{"key":"broken.bid","args":{"who":{"seat":1},"n":2}},"event":{"kind":"opens","who":1,"bid":2},)"
      R"("move":2}])");
  EXPECT_EQ(story(*play, Viewer::spectator(), 4), "[]");
}

TEST(LookBack, ShowsEarlierMoments) {
  const auto play = Play::start(*findGame("bauab"), "", Rng::keyed({}));
  std::vector<std::string> seen{position(*play, Viewer::spectator())};
  for (const std::string_view action : {"3@b2", "4@c3", "x@a1"}) {
    act(*play, play->match().turn().must.first(), action);
    seen.push_back(position(*play, Viewer::spectator()));
  }
  for (std::size_t move = 0; move < seen.size(); ++move) {
    EXPECT_EQ(position(*lookBack(*play, Viewer::spectator(), move), Viewer::spectator()), seen[move]) << move;
  }
  EXPECT_EQ(position(*lookBack(*play, Viewer::spectator(), 99), Viewer::spectator()), seen.back());
}

TEST(Preview, ShowsWhatAnActionWouldDo) {
  const auto play = Play::start(*findGame("bauab"), "", Rng::keyed({}));
  const Seat first = play->match().turn().must.first();
  const std::uint64_t before = play->match().hash();
  const std::string shown = preview(*play, first, "3@a1");
  EXPECT_TRUE(has(shown, R"({"action":"3@a1","refusal":null,"screen":{)")) << shown;
  EXPECT_TRUE(has(shown, R"({"name":"a1","column":0,"row":0,"chip":"3")")) << shown;
  EXPECT_EQ(play->match().hash(), before);
}

TEST(Preview, ExplainsARefusal) {
  const auto play = Play::start(*findGame("bauab"), "", Rng::keyed({}));
  const Seat first = play->match().turn().must.first();
  EXPECT_EQ(preview(*play, first, "park@a1"),
            R"({"action":"park@a1","refusal":{"clause":"B5","message":{"key":"bauab.no.park","args":{"plot":"a1"}}},)"
            R"("screen":null})");
}

// Whoever could look at the card before drawing it would know too much.
TEST(Preview, DoesNotShowWhatIsLeftToChance) {
  const auto play = hidden();
  act(*play, Seat(0), "bid 1");
  EXPECT_EQ(preview(*play, Seat(1), "bid 2"), R"({"action":"bid 2","refusal":null,"screen":null})");
  act(*play, Seat(1), "bid 2");
  EXPECT_EQ(preview(*play, play->match().turn().must.first(), "draw"),
            R"({"action":"draw","refusal":null,"screen":null})");
}

}  // namespace
}  // namespace sammel
