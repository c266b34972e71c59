#include "engine/core/position.hpp"

#include <algorithm>
#include <span>

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
    const AnyEvent& event = story[one.line].told.event;
    json.open('{').member("message", play.match().words(event)).key("event");
    play.match().writeEvent(event, json);
    json.member("move", one.move).close('}');
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
