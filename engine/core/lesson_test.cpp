#include "engine/core/lesson.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

const AnyGame& bauab() { return *findGame("bauab"); }

Lesson bauabsLesson() {
  Lesson lesson;
  EXPECT_TRUE(readLesson(lessonFile("bauab"), lesson).isFine());
  return lesson;
}

// The problem that is found after a change to Bauab's lesson, which has none.
template <class Change>
std::string problemAfter(Change change) {
  Lesson lesson = bauabsLesson();
  change(lesson);
  const std::vector<std::string> problems = problemsOf(lesson, bauab());
  return problems.empty() ? std::string() : problems.front();
}

std::unique_ptr<Play> playUpTo(const Lesson& lesson, std::size_t steps) {
  std::unique_ptr<Play> play = Play::start(bauab(), "players=2 layout=square cells=", chanceOf(lesson.deal));
  for (std::size_t i = 0; i < steps; ++i) {
    const LessonStep& step = lesson.steps[i];
    EXPECT_TRUE(play->act(actorOf(lesson, step, play->match()), step.action, 0).isFine());
  }
  return play;
}

TEST(LessonPattern, MeansItselfOrWithAStarWhateverBeginsAndEndsSo) {
  EXPECT_TRUE(fits("3@b2", "3@b2"));
  EXPECT_FALSE(fits("3@b2", "3@b22"));
  EXPECT_TRUE(fits("3@*", "3@b2"));
  EXPECT_TRUE(fits("*@b2", "x@b2"));
  EXPECT_TRUE(fits("*", "pass"));
  EXPECT_FALSE(fits("aba*aba", "aba"));
}

TEST(LessonFile, MayLeaveOutMembersButHasNoneTooMany) {
  Lesson lesson;
  EXPECT_TRUE(readLesson(R"({"deal": 3, "steps": [{"do": "pass"}]})", lesson).isFine());
  EXPECT_EQ(lesson.deal, 3U);
  EXPECT_EQ(lesson.steps.front().action, "pass");
  EXPECT_FALSE(readLesson(R"({"deal": 3, "stepps": []})", lesson).isFine());
}

TEST(LessonProgress, FollowsFromThePlayAlone) {
  const Lesson lesson = bauabsLesson();
  const std::unique_ptr<Play> play = playUpTo(lesson, 2);
  EXPECT_EQ(stepsDone(lesson, *play), 2U);
  ASSERT_TRUE(play->act(Seat(0), "5@d4", 0).isFine());
  EXPECT_EQ(stepsDone(lesson, *play), std::nullopt) << "that is something else";
  ASSERT_TRUE(play->act(Seat(0), undoAction, 0).isFine());
  EXPECT_EQ(stepsDone(lesson, *play), 2U) << "what was taken back does not count";
}

TEST(LessonProgress, EndsAfterTheLine) {
  const Lesson lesson = bauabsLesson();
  const std::unique_ptr<Play> play = playUpTo(lesson, lesson.steps.size());
  EXPECT_EQ(stepsDone(lesson, *play), lesson.steps.size());
  ASSERT_TRUE(play->act(lesson.learner(), play->match().legal(lesson.learner())[0], 0).isFine());
  EXPECT_EQ(stepsDone(lesson, *play), std::nullopt);
}

TEST(LessonLaws, NameThePlaceOfWhatIsWrong) {
  EXPECT_EQ(problemAfter([](Lesson&) {}), "");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[2].action = "2@c2"; }),
            "/steps/2/do: 2@c2 of seat 1 is not allowed (B2)");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[2].say[0].de.clear(); }), "/steps/2/say/0/de: is missing");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[2].say[1].en = std::string(281, 'x'); }),
            "/steps/2/say/1/en: has 281 characters, more than 280");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[0].say.resize(3, it.steps[0].say[0]); }),
            "/steps/0/say: the first decision comes after more than two remarks");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[0].point = {"3@*"}; }), "/steps/0/point: `do` is not lit");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[0].instead[0].to = "9@*"; }),
            "/steps/0/instead/0/to: 9@* fits nothing that is offered");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[2].say.clear(); }),
            "/steps/2/say: the learner must be told what to do");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.names.clear(); }), "/names: 1 others need a name");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps.pop_back(); }),
            "/steps: the line must end when the learner is to act, so that nobody interrupts the last remarks");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps.resize(6); }),
            "/steps: the learner decides 3 times; at least 4 are needed");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[0].clauses.clear(); }),
            "/leftOut: B1 is neither taught nor left out");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.leftOut[0].clauses.push_back("B1"); }),
            "/leftOut/0/clauses: B1 is taught");
  EXPECT_EQ(problemAfter([](Lesson& it) { it.steps[0].clauses.push_back("B77"); }),
            "/steps/0/clauses: there is no B77");
}

TEST(LessonClauses, AreTheParagraphsThatBeginWithTheirId) {
  EXPECT_EQ(clausesOf("# A game\n- **B1** One.\n- B2 Two, see B9.\nB123 is none.\n## B10 Ten\n"),
            (std::vector<std::string>{"B1", "B2", "B10"}));
}

}  // namespace
}  // namespace sammel
