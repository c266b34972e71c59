#include "engine/core/story.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "engine/core/rng.hpp"

namespace sammel {
namespace {

Told<AnyEvent> told(const Audience& audience, char letter, bool fleeting = false) {
  return {audience, AnyEvent(letter), fleeting};
}
// The letters that a viewer has heard, each with its move.
std::string heardBy(const Story& story, Viewer viewer) {
  std::string text;
  for (const Story::Heard& heard : story.heardBy(viewer)) {
    text += story[heard.line].told.event.as<char>() + std::to_string(heard.move) + ' ';
  }
  return text;
}

Story aStory() {
  Story story(2);
  story.tell(told(Audience::everyone(), 'a'), 0, true);
  story.tell(told(Audience::only(Seat(0)), 'b'), 0, false);
  story.tell(told(Audience::allBut(SeatSet(Seat(0))), 'c'), 0, false);
  story.tell(told(Audience::everyone(), 'd'), 0, false);
  story.tell(told(Audience::only(Seat(1)), 'e', true), 2, false);
  story.tell(told(Audience::everyone(), 'f'), 3, false);
  return story;
}

TEST(Story, KnowsWhatEverybodyHasHeard) {
  const Story story = aStory();
  EXPECT_EQ(heardBy(story, Seat(0)), "a0 b1 d1 f2 ");
  EXPECT_EQ(heardBy(story, Seat(1)), "a0 c1 d1 e2 f3 ");
  EXPECT_EQ(heardBy(story, Viewer::spectator()), "a0 c1 d1 f2 ");
  EXPECT_EQ(heardBy(story, Seat(2)), "") << "nobody sits there";
  EXPECT_EQ(story.movesHeardBy(Seat(1)), 3U);
  EXPECT_EQ(story.heardBy(Seat(1)).back().fleeting, 1U);
}

TEST(Story, ForgetsAnEntryInTheMiddleForEverybody) {
  Story story = aStory();
  const Audience heard = story.forget(2);
  EXPECT_TRUE(heard.includes(Seat(1)));
  EXPECT_FALSE(heard.includes(Seat(0)));
  EXPECT_EQ(heardBy(story, Seat(0)), "a0 b1 d1 f2 ");
  EXPECT_EQ(heardBy(story, Seat(1)), "a0 c1 d1 f2 ");
  EXPECT_EQ(story.heardBy(Seat(1)).back().fleeting, 0U);
  story.forget(0);
  EXPECT_EQ(heardBy(story, Seat(1)), "a0 f1 ");
  story.tell(told(Audience::everyone(), 'g'), 6, false);
  EXPECT_EQ(heardBy(story, Viewer::spectator()), "a0 f1 g2 ");
}

// What scanning all lines would find.
std::string scannedBy(const Story& story, Viewer viewer) {
  std::string text;
  std::size_t move = 0;
  std::size_t latest = 0;
  for (std::size_t line = 0; line < story.size(); ++line) {
    if (!story.mayHear(line, viewer)) continue;
    if (story.causeOf(line) != latest) ++move;
    latest = story.causeOf(line);
    text += story[line].told.event.as<char>() + std::to_string(move) + ' ';
  }
  return text;
}

TEST(Story, FindsWhatScanningItWouldFindWhateverIsTakenBack) {
  Rng rng = Rng::simulation(11);
  const auto below = [&rng](std::uint32_t end) { return rng.use(Purpose::choice, Seat(0)).below(end); };
  const std::array audiences{Audience::everyone(), Audience::only(Seat(0)), Audience::only(Seat(1)),
                             Audience::allBut(SeatSet(Seat(1)))};
  for (int game = 0; game < 50; ++game) {
    Story story(3);
    for (std::uint32_t line = below(3); line > 0; --line) story.tell(told(audiences[below(4)], 'o'), 0, true);
    for (std::size_t entry = 0; entry < 40; ++entry) {
      for (std::uint32_t line = below(4); line > 0; --line) {
        story.tell(told(audiences[below(4)], static_cast<char>('a' + entry % 26), below(5) == 0), entry, false);
      }
      if (entry > 0 && below(4) == 0)
        story.forget(entry - below(std::min<std::uint32_t>(4, static_cast<std::uint32_t>(entry))));
      for (const Viewer viewer : {Viewer(Seat(0)), Viewer(Seat(1)), Viewer(Seat(2)), Viewer::spectator()}) {
        ASSERT_EQ(heardBy(story, viewer), scannedBy(story, viewer));
      }
    }
  }
}

}  // namespace
}  // namespace sammel
