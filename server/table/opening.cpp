#include "server/table/opening.hpp"

#include "server/daily.hpp"
#include "server/entry.hpp"

namespace sammel {

Opening::Opening(TableHead head, std::optional<bool> hints)
    : state_(std::make_unique<TableState>(head)), head_(std::move(head)) {
  enter(Seat::table(), TableState::opening(*state_->game()));
  if (hints) enter(Seat::table(), writeEntry(EntryKind::hints, *hints ? "on" : "off"));
}

void Opening::seatPerson(Seat seat, std::span<const Digest> tokens, std::string_view name) {
  std::string person;
  for (const Digest& token : tokens) (person += person.empty() ? "" : ",") += toHex(token);
  enter(seat, writeEntry(EntryKind::sit, (person += ' ') += name));
}

void Opening::seatBot(Seat seat, std::string_view bot, std::string_view name) {
  enter(seat, state_->botComes(bot, name));
}

void Opening::fillWithBots(std::string_view bot) {
  for (std::size_t i = 0; i < state_->seats().size(); ++i) {
    const Seat seat(static_cast<int>(i));
    if (state_->at(seat).kind == protocol::SeatKind::empty) seatBot(seat, bot);
  }
}

void Opening::beginCeremony(const Seed& secret) { enter(Seat::table(), writeEntry(EntryKind::round, toHex(secret))); }

void Opening::beginKnownDeal(const Seed& secret) {
  beginCeremony(secret);
  enter(Seat::table(), writeEntry(EntryKind::deal));
}

void Opening::beginLesson(const Lesson& lesson, const Digest& token, std::string_view name) {
  enter(Seat::table(), writeEntry(EntryKind::lesson, "on"));
  seatPerson(lesson.learner(), std::array<Digest, 1>{token}, name);
  for (std::size_t i = 0, named = 0; i < state_->seats().size(); ++i) {
    const Seat seat(static_cast<int>(i));
    if (seat != lesson.learner()) seatBot(seat, "1", lesson.names[named++]);
  }
  beginKnownDeal(secretOf(lesson.deal));
}

void Opening::beginPuzzle(const Puzzle& puzzle, const Digest& token, std::string_view name) {
  enter(Seat::table(), writeEntry(EntryKind::puzzle, Json().value(puzzle).take()));
  seatPerson(puzzle.solver(), std::array<Digest, 1>{token}, name);
  fillWithBots(usualBot);
  beginKnownDeal(secretOf(puzzle.deal));
  for (const std::string& each : puzzle.before) {
    const PuzzleStep step = stepOf(each);
    enter(step.seat, writeEntry(EntryKind::act, step.action));
  }
}

void Opening::beginDaily(std::string_view day, const std::function<void(Opening&)>& seatFirst) {
  enter(Seat::table(), writeEntry(EntryKind::daily, day));
  seatFirst(*this);
  fillWithBots(daily::opponents);
  beginKnownDeal(daily::secretOf(day, head_.game));
}

void Opening::addTo(Batch& batch) const {
  batch.opens.push_back(head_);
  batch.rows.insert(batch.rows.end(), rows_.begin(), rows_.end());
}

void Opening::enter(Seat seat, std::string entry) {
  JournalRow row = state_->row(seat, std::move(entry), head_.created, {});
  if (state_->apply(row).isFine()) rows_.push_back(std::move(row));
}

}  // namespace sammel
