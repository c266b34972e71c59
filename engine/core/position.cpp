#include "engine/core/position.hpp"

#include <algorithm>
#include <span>

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
  position.givenUpBy = play.givenUpBy();
  if (outcome.over) position.sheet = match.sheet();
  position.zones = std::move(prospect.zones);
  return position;
}

void writePosition(const Play& play, Viewer viewer, Json& json) { json.value(positionFor(play, viewer)); }

namespace {

using HeardLines = std::span<const Story::Heard>;

// How many of the lines heard come before the first for which `isLater` holds, as it does for all after that.
template <class IsLater>
std::size_t countUntil(HeardLines heard, IsLater isLater) {
  const auto later = std::partition_point(heard.begin(), heard.end(), [&](const auto& one) { return !isLater(one); });
  return static_cast<std::size_t>(later - heard.begin());
}

// How many lines the viewer had to remember and does not see any more: all but those of the latest move.
std::size_t countFaded(const Play& play, HeardLines heard) {
  if (heard.empty() || play.match().outcome().over) return 0;
  const std::size_t before = countUntil(heard, [&](const auto& one) { return one.move == heard.back().move; });
  return before == 0 ? 0 : heard[before - 1].fleeting;
}

}  // namespace

std::size_t writeStory(const Play& play, Viewer viewer, std::size_t from, Json& json) {
  const Story& story = play.story();
  const HeardLines heard = story.heardBy(viewer);
  const std::size_t faded = countFaded(play, heard);
  const std::size_t known = countUntil(heard, [&](const Story::Heard& one) {
    const auto heardSoFar = static_cast<std::size_t>(&one - heard.data()) + 1;
    return heardSoFar - std::min<std::size_t>(one.fleeting, faded) > from;
  });
  json.open('[');
  for (const Story::Heard& one : heard.subspan(known)) {
    if (story.isFleeting(one.line) && one.fleeting <= faded) continue;
    play.writeLine(story[one.line], one.move, json);
  }
  json.close(']');
  if (play.match().outcome().over) return heard.size();
  return countUntil(heard, [&](const Story::Heard& one) { return one.fleeting > faded; }) - faded;
}

std::size_t linesBefore(const Play& play, Viewer viewer, std::size_t entry) {
  const Story& story = play.story();
  return countUntil(story.heardBy(viewer),
                    [&](const Story::Heard& one) { return one.fleeting > 0 || story.causeOf(one.line) > entry; });
}

std::size_t countMoves(const Play& play, Viewer viewer) { return play.story().movesHeardBy(viewer); }

std::unique_ptr<Play> lookBack(const Play& play, Viewer viewer, std::size_t move) {
  const Story& story = play.story();
  const HeardLines heard = story.heardBy(viewer);
  const std::size_t seen = countUntil(heard, [move](const Story::Heard& one) { return one.move > move; });
  if (seen == 0 || story.isOpening(heard[seen - 1].line)) return play.past(0);
  return play.past(play.inForceUpTo(story.entryOf(heard[seen - 1].line)));
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
