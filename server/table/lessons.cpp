#include "server/table/lessons.hpp"

#include <algorithm>

#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/table/playing.hpp"

namespace sammel {

using protocol::LessonWait;

Verdict checkAsked(const TableState& state, Seat seat, std::string_view action) {
  const LessonStep* step = state.lessonStep();
  if (step == nullptr) return Verdict::fine();
  if (actorOf(*state.lesson(), *step, state.play()->match()) != seat) return refuse("server.lesson.wait");
  return step->action == action ? Verdict::fine() : refuse("server.lesson.other");
}

Verdict checkLit(const TableState& state, Seat seat, std::string_view action) {
  const LessonStep* step = state.lessonStep();
  const bool isLit =
      step != nullptr &&
      (step->action == action || std::any_of(step->point.begin(), step->point.end(),
                                             [action](const std::string& pattern) { return fits(pattern, action); }));
  return isLit ? Verdict::fine() : checkAsked(state, seat, action);
}

void Lessons::addTo(protocol::PositionFrame& frame, Viewer viewer) const {
  const TableState& state = *desk_.state();
  const std::optional<std::size_t> done = state.lessonStepsDone();
  if (!done || !viewer.is(state.lesson()->learner())) return;
  const Lesson& lesson = *state.lesson();
  protocol::LessonNow now;
  now.step = static_cast<std::int32_t>(*done);
  now.steps = static_cast<std::int32_t>(lesson.steps.size());
  if (const LessonStep* step = state.lessonStep()) {
    const Match& match = state.play()->match();
    const Seat actor = actorOf(lesson, *step, match);
    const bool isOwn = actor == lesson.learner();
    now.waits = isOwn ? LessonWait::you : LessonWait::others;
    if (!actor.isTable()) now.actor = static_cast<std::int8_t>(actor.index());
    now.say = step->say;
    now.instead = step->instead;
    if (isOwn) now.lit = litBy(*step, match, actor);
  } else {
    now.waits = LessonWait::end;
    now.say = lesson.end;
  }
  frame.lesson = std::move(now);
}

// At the pace of bots. What is said before it must have been read; where nobody looks nothing happens.
void Lessons::letOthersAct() {
  const TableState* state = desk_.state();
  if (state == nullptr || desk_.services().stopping || desk_.showing().connections().empty()) return;
  const LessonStep* step = state->lessonStep();
  if (step == nullptr || actorOf(*state->lesson(), *step, state->play()->match()) == state->lesson()->learner()) return;
  const std::size_t number = *state->lessonStepsDone();
  if (!step->say.empty() && read_ != number) return;
  desk_.later(desk_.services().options.botPause, [this, number, timer = ++timer_] {
    if (timer == timer_) act(number);
  });
}

void Lessons::act(std::size_t number) {
  const TableState* state = desk_.state();
  if (desk_.services().stopping || state == nullptr || state->lessonStepsDone() != number) return;
  const LessonStep* step = state->lessonStep();
  const Match& match = state->play()->match();
  const Considered action = match.consider(actorOf(*state->lesson(), *step, match), step->action);
  if (!action.verdict.isFine()) return;  // which the tests do not let happen
  if (action.seat.isTable()) {
    desk_.enter({.at = action.seat, .entry = writeEntry(EntryKind::act, action.notation)},
                [this](const Verdict& verdict) {
                  if (verdict.isFine()) desk_.showing().showMove(nullptr, {});
                });
    return;
  }
  protocol::Act command;
  command.action = step->action;
  playing_.act(nullptr, command, action);
}

void Lessons::carryOut(const protocol::GoOn& command, const Asker& asker) {
  desk_.showing().acknowledge(*asker.from, command.id);
  const std::optional<std::size_t> done = desk_.state()->lessonStepsDone();
  if (!done || !(asker.seat == desk_.state()->lesson()->learner()) ||
      command.step != static_cast<std::int64_t>(*done)) {
    return;
  }
  read_ = done;
  letOthersAct();
}

// Everything is shown anew, since nothing of the game has changed but what is said about it; then bots may think.
void Lessons::carryOut(const protocol::PlayFreely& command, const Asker& asker) {
  const EntryKind what = desk_.state()->puzzle() != nullptr ? EntryKind::puzzle : EntryKind::lesson;
  desk_.enter({.at = asker.seat, .entry = writeEntry(what, "off"), .by = asker.seat, .id = command.id},
              [this, from = asker.from, id = command.id](const Verdict& verdict) {
                if (!verdict.isFine()) return desk_.showing().refuse(*from, id, verdict);
                desk_.showing().acknowledge(*from, id);
                desk_.showing().showTable();
                desk_.showing().forEach([&](Connection& each) { desk_.showing().showPositionTo(each); });
              });
}

}  // namespace sammel
