#include "engine/core/position.hpp"

#include <optional>

namespace sammel {

Position positionFor(const Play& play, Viewer viewer) {
  const Match& match = play.match();
  const Outcome outcome = match.outcome();
  const Turn turn = outcome.over ? Turn{} : match.turn();
  const bool isSeated = !viewer.isSpectator() && !outcome.over;
  Prospect prospect = match.prospect(viewer);

  Position position;
  position.screen = std::move(prospect.screen);
  position.must = turn.must;
  position.may = turn.may;
  if (isSeated) {
    const Moment moment = play.moment(viewer.seat());
    if (turn.must.has(viewer.seat())) position.prompt = match.prompt(viewer.seat());
    position.decision = moment.decision;
    position.occasion = moment.occasion;
    position.undo = play.canUndo(viewer.seat());
  }
  position.answers = std::move(prospect.answers);
  position.interrupts = std::move(prospect.interrupts);
  position.outcome = outcome;
  if (outcome.over) position.sheet = match.sheet();
  position.zones = std::move(prospect.zones);
  return position;
}

void writePosition(const Play& play, Viewer viewer, Json& json) { json.value(positionFor(play, viewer)); }

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
    Json value;
    play.match().writeEvent(event, value);
    json.value(StoryLine{play.match().words(event), {value.take()}, move});
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

Preview previewOf(const Play& play, Seat seat, std::string_view action) {
  Preview preview;
  preview.action = action;
  const std::unique_ptr<Match> after = play.match().clone();
  Events events;
  const Verdict verdict = after->act(seat, action, events);
  if (!verdict.isFine()) {
    preview.refusal = Refusal{verdict.clause(), verdict.reason()};
  } else if (!events.revealed()) {
    Json screen;
    after->screen(seat, screen);
    preview.screen = GameJson<GamePart::screen>{screen.take()};
  }
  return preview;
}

}  // namespace sammel
