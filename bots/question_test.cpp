#include "bots/question.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

// Some moves into a game, where somebody must act.
std::unique_ptr<Match> played(const AnyGame& game, const std::string& options) {
  Events events;
  std::unique_ptr<Match> match = game.start(options, nullptr, Rng::simulation(3), events);
  for (int i = 0; i < 6 && !match->outcome().over && !match->turn().must.empty(); ++i) {
    const Seat seat = match->turn().must.first();
    const Legal legal = match->legal(seat);
    if (legal.answers().empty()) break;
    if (!match->act(seat, legal.answers()[legal.answers().size() / 2], events).isFine()) break;
  }
  return match;
}

TEST(Question, IsAnsweredElsewhereAsItWouldBeHere) {
  for (const AnyGame* game : versions()) {
    std::string options;
    ASSERT_TRUE(game->completeOptions("", options).isFine());
    const std::unique_ptr<Match> match = played(*game, options);
    if (match->turn().must.empty()) continue;
    const Seat seat = match->turn().must.first();
    for (const bool isForHint : {false, true}) {
      const Question question{*game,    *BotKind::read("4/200"), 11, match->view(seat), std::chrono::seconds(60),
                              isForHint};
      const Thought here = think(question);
      const auto content = game->standardContent();
      const Thought there =
          readThought(answerQuestion(writeQuestion(question, {*game, options, content.get(), seat, match->seats()})));
      EXPECT_EQ(there.choice, here.choice) << game->facts().id;
      ASSERT_EQ(there.advice.has_value(), here.advice.has_value()) << game->facts().id;
      if (here.advice) {
        EXPECT_EQ(there.advice->text, here.advice->text) << game->facts().id;
      }
    }
  }
}

TEST(Question, ThatCannotBeReadHasNoAnswer) {
  for (const std::string_view nonsense : {"", "{}", "[]", R"({"game":"chess"})"}) {
    EXPECT_FALSE(readThought(answerQuestion(nonsense)).choice);
  }
  EXPECT_FALSE(readThought("").choice);
}

}  // namespace
}  // namespace sammel
