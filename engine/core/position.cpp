#include "engine/core/position.hpp"

#include <optional>

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
  json.key("generic");
  match.generic(viewer, json);
  json.close('}');
}

namespace {

// Calls `visit(line, move)` with the index of every line that the viewer may hear.
template <class Visit>
void forEachHeardLine(const Story& story, Viewer viewer, Visit visit) {
  std::size_t move = 0;
  std::size_t previous = SIZE_MAX;  // the entry of the latest line heard that is not of the opening
  for (std::size_t line = 0; line < story.size(); ++line) {
    if (!story.mayHear(line, viewer)) continue;
    if (!story.isOpening(line) && story.entryOf(line) != previous) {
      ++move;
      previous = story.entryOf(line);
    }
    visit(line, move);
  }
}

}  // namespace

std::size_t writeStory(const Play& play, Viewer viewer, std::size_t from, Json& json) {
  const Story& story = play.story();
  const bool over = play.match().outcome().over;
  const std::size_t latest = countMoves(play, viewer);
  std::size_t shown = 0;
  std::size_t lasting = 0;
  bool fading = false;
  json.open('[');
  forEachHeardLine(story, viewer, [&](std::size_t line, std::size_t move) {
    const bool fleeting = story.isFleeting(line) && !over;
    if (fleeting && move != latest) return;
    fading |= fleeting;
    ++shown;
    if (!fading) lasting = shown;
    if (shown <= from) return;
    const AnyEvent& event = story[line].told.event;
    json.open('{').member("message", play.match().words(event)).key("event");
    play.match().writeEvent(event, json);
    json.member("move", move).close('}');
  });
  json.close(']');
  return lasting;
}

std::size_t linesBefore(const Play& play, Viewer viewer, std::size_t entry) {
  const Story& story = play.story();
  std::size_t lines = 0;
  for (std::size_t line = 0; line < story.size(); ++line) {
    if (!story.mayHear(line, viewer)) continue;
    if (story.isFleeting(line) || (!story.isOpening(line) && story.entryOf(line) >= entry)) break;
    ++lines;
  }
  return lines;
}

std::size_t countMoves(const Play& play, Viewer viewer) {
  std::size_t moves = 0;
  forEachHeardLine(play.story(), viewer, [&](std::size_t, std::size_t move) { moves = move; });
  return moves;
}

std::unique_ptr<Play> lookBack(const Play& play, Viewer viewer, std::size_t move) {
  std::optional<std::size_t> entry;
  forEachHeardLine(play.story(), viewer, [&](std::size_t line, std::size_t at) {
    if (!play.story().isOpening(line) && at <= move) entry = play.story().entryOf(line);
  });
  return play.past(entry ? play.inForceUpTo(*entry) : 0);
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
