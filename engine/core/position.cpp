#include "engine/core/position.hpp"

namespace sammel {

void writePosition(const Play& play, Viewer viewer, Json& json) {
  const Match& match = play.match();
  const Outcome outcome = match.outcome();
  const Turn turn = outcome.over ? Turn{} : match.turn();

  json.open('{').key("screen");
  match.screen(viewer, json);
  json.member("must", turn.must).member("may", turn.may);

  const bool seated = !viewer.isSpectator() && !outcome.over;
  const bool asked = seated && turn.must.has(viewer.seat());
  json.key("prompt");
  if (asked) {
    json.value(match.prompt(viewer.seat()));
  } else {
    json.raw("null");
  }
  const Moment moment = seated ? play.moment(viewer.seat()) : Moment{};
  const Legal legal = seated ? match.legal(viewer.seat()) : Legal{};
  json.member("decision", moment.decision).member("occasion", moment.occasion);
  json.member("answers", legal.answers).member("interrupts", legal.interrupts);
  json.member("undo", seated && play.canUndo(viewer.seat()));
  json.member("outcome", outcome);
  json.member("sheet", outcome.over ? match.sheet() : Sheet{});
  json.close('}');
}

namespace {

// Calls `visit(line, move)` for every line that the viewer may hear.
template <class Visit>
void forEachSeenLine(const Play& play, Viewer viewer, Visit visit) {
  std::size_t move = 0;
  const Play::Line* previous = nullptr;
  for (const Play::Line& line : play.story()) {
    if (!line.event.audience.includes(viewer)) continue;
    if (!line.opening && (previous == nullptr || previous->opening || previous->entry != line.entry)) ++move;
    previous = &line;
    visit(line, move);
  }
}

}  // namespace

std::size_t writeStory(const Play& play, Viewer viewer, std::size_t from, Json& json) {
  std::size_t seen = 0;
  json.open('[');
  forEachSeenLine(play, viewer, [&](const Play::Line& line, std::size_t move) {
    if (seen++ < from) return;
    json.open('{').member("message", line.event.message).member("move", move).close('}');
  });
  json.close(']');
  return seen;
}

std::size_t countMoves(const Play& play, Viewer viewer) {
  std::size_t moves = 0;
  forEachSeenLine(play, viewer, [&](const Play::Line&, std::size_t move) { moves = move; });
  return moves;
}

std::unique_ptr<Play> lookBack(const Play& play, Viewer viewer, std::size_t move) {
  std::size_t inForce = 0;
  forEachSeenLine(play, viewer, [&](const Play::Line& line, std::size_t at) {
    if (!line.opening && at <= move) inForce = play.inForceUpTo(line.entry);
  });
  return play.past(inForce);
}

void writeRefusal(const Verdict& refusal, Json& json) {
  json.open('{').member("clause", refusal.clause()).member("message", refusal.reason()).close('}');
}

void writePreview(const Play& play, Seat seat, std::string_view action, Json& json) {
  json.open('{').member("action", action).key("refusal");
  const std::unique_ptr<Match> after = play.match().clone();
  Events events;
  const Verdict verdict = after->act(seat, action, events);
  if (verdict.isFine()) {
    json.raw("null");
  } else {
    writeRefusal(verdict, json);
  }
  json.key("screen");
  if (verdict.isFine() && !events.revealed()) {
    after->screen(seat, json);
  } else {
    json.raw("null");
  }
  json.close('}');
}

}  // namespace sammel
