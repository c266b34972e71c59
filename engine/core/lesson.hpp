// Lessons: guided first games. A lesson is a line of actions from a known deal, with what is said on the way; it is
// data, `engine/games/<id>/lesson.json`, and docs/lessons.md tells authors how to write one. The games know nothing of
// it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fairness.hpp"
#include "engine/core/play.hpp"

namespace sammel {

struct Remark {
  static constexpr std::string_view typeName = "Remark";
  std::string de;
  std::string en;
  std::vector<std::string> show;
  static constexpr auto describe() {
    return std::tuple(
        field("de", &Remark::de), field("en", &Remark::en),
        field("show", &Remark::show, "places of the drawn table that are lit meanwhile; a `*` stands for anything"));
  }
};

// What is said to somebody who tries something else that the rules allow.
struct Retort {
  static constexpr std::string_view typeName = "Retort";
  std::string to;
  std::string de;
  std::string en;
  static constexpr auto describe() {
    return std::tuple(field("to", &Retort::to, "the notation of the try; a `*` in it stands for anything"),
                      field("de", &Retort::de), field("en", &Retort::en));
  }
};

struct LessonStep {
  std::vector<Remark> say;         // before it; the last one stays while it is waited for
  std::string action;              // `do`, as it is written
  std::optional<std::int8_t> by;   // whose it is, counted from 1; 0: the table's. See `actorOf`
  std::vector<std::string> point;  // which offers are lit, `do` by default
  std::vector<Retort> instead;     // the first that fits counts
  std::vector<std::string> clauses;
  static constexpr auto describe() {
    return std::tuple(field("say", &LessonStep::say), field("do", &LessonStep::action), field("by", &LessonStep::by),
                      field("point", &LessonStep::point), field("instead", &LessonStep::instead),
                      field("clauses", &LessonStep::clauses));
  }
};

struct LeftOut {
  std::vector<std::string> clauses;
  std::string why;
  static constexpr auto describe() {
    return std::tuple(field("clauses", &LeftOut::clauses), field("why", &LeftOut::why));
  }
};

struct Lesson {
  std::string options;
  std::uint32_t deal = 0;          // any number; each is another deal
  std::int8_t seat = 1;            // the learner's, counted from 1
  std::vector<std::string> names;  // of the others
  std::int32_t minutes = 0;
  std::vector<LessonStep> steps;
  std::vector<Remark> end;  // said when the line is over
  std::vector<LeftOut> leftOut;
  static constexpr auto describe() {
    return std::tuple(field("options", &Lesson::options), field("deal", &Lesson::deal), field("seat", &Lesson::seat),
                      field("names", &Lesson::names), field("minutes", &Lesson::minutes),
                      field("steps", &Lesson::steps), field("end", &Lesson::end), field("leftOut", &Lesson::leftOut));
  }

  Seat learner() const { return Seat(seat - 1); }
};

// The file of a game's lesson, compiled in; empty if it has none.
std::string_view lessonFile(std::string_view game);
// Members may be missing, but none may be too many.
Verdict readLesson(std::string_view json, Lesson& lesson);

// What the table commits to before the deal. Nobody adds to it, so that everybody gets the same.
Seed secretOf(std::uint32_t deal);
inline Rng chanceOf(std::uint32_t deal) { return Rng::keyed(mixSeed(secretOf(deal), {})); }

// Whether a notation is what the pattern says; a `*` in it stands for anything.
bool fits(std::string_view pattern, std::string_view notation);
// Whose step it is. If it does not say: the learner's if the game waits for them, else of the first it waits for, else
// the table's.
Seat actorOf(const Lesson& lesson, const LessonStep& step, const Match& match);
// How many steps are done; none if something else was. Of what the table does only the first word counts, because it
// may note times.
std::optional<std::size_t> stepsDone(const Lesson& lesson, const Play& play);
// What of it is lit.
std::vector<std::string> litBy(const LessonStep& step, const Match& match, Seat seat);

// The clauses that the rules of a game consist of.
std::vector<std::string> clausesOf(std::string_view rulebook);
// What is wrong with a lesson, each with its place. For authors, in English.
std::vector<std::string> problemsOf(const Lesson& lesson, const AnyGame& game);

}  // namespace sammel
