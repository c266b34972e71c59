// Every game has a lesson, and every lesson can be played from its first to its last step.
#include <gtest/gtest.h>

#include <string_view>

#include "engine/core/lesson.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

class Lessons : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(Lessons, CanBePlayedAndTeachEveryClause) {
  const AnyGame& game = *GetParam();
  const std::string_view file = lessonFile(game.facts().id);
  ASSERT_FALSE(file.empty()) << "there is no lesson";
  Lesson lesson;
  const Verdict verdict = readLesson(file, lesson);
  ASSERT_TRUE(verdict.isFine()) << Phrasebook({corePhrases()}).render(verdict, Language::en, {}, Viewer::spectator());
  for (const std::string& problem : problemsOf(lesson, game)) ADD_FAILURE() << problem;
}

INSTANTIATE_TEST_SUITE_P(All, Lessons, ::testing::ValuesIn(games().begin(), games().end()), [](const auto& info) {
  std::string name(info.param->facts().id);
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace sammel
