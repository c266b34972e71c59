#include "server/table/opening.hpp"

#include "engine/games/registry.hpp"
#include "server/daily.hpp"
#include "server/entry.hpp"

namespace sammel {
namespace {

constexpr std::size_t mostAnswers = 64;  // that somebody else has judged

}  // namespace

Opening::Opening(TableHead head, std::optional<bool> hints) : Opening(head, hints, *findGame(head.game)) {}

Opening::Opening(TableHead head, std::optional<bool> hints, const AnyGame& game)
    : state_(std::make_unique<TableState>(head)), head_(std::move(head)) {
  (void)enter(Seat::table(), TableState::opening(game));
  if (hints) (void)enter(Seat::table(), writeEntry(EntryKind::hints, *hints ? "on" : "off"));
}

void Opening::seatPerson(Seat seat, std::span<const Digest> tokens, std::string_view name) {
  std::string person;
  for (const Digest& token : tokens) (person += person.empty() ? "" : ",") += toHex(token);
  (void)enter(seat, writeEntry(EntryKind::sit, (person += ' ') += name));
}

void Opening::seatBot(Seat seat, std::string_view bot, std::string_view name) {
  (void)enter(seat, state_->botComes(bot, name));
}

void Opening::fillWithBots(std::string_view bot) {
  for (std::size_t i = 0; i < state_->seats().size(); ++i) {
    const Seat seat(static_cast<int>(i));
    if (state_->at(seat).kind == protocol::SeatKind::empty) seatBot(seat, bot);
  }
}

void Opening::beginCeremony(const Seed& secret) {
  (void)enter(Seat::table(), writeEntry(EntryKind::round, toHex(secret)));
}

void Opening::chooseTalk(protocol::TalkRule rule) {
  (void)enter(Seat::table(), writeEntry(EntryKind::talk, nameOf(rule)));
}

void Opening::knowDeal(const Seed& secret, std::span<const Nonce> nonces) {
  std::string deal = toHex(secret);
  for (const Nonce& nonce : nonces) {
    ((deal += ' ') += std::to_string(nonce.seat.index() + 1)) += ':';
    deal += toHex(nonce.value);
  }
  (void)enter(Seat::table(), writeEntry(EntryKind::known, deal));
}

void Opening::comeFrom(const BranchPoint& origin, std::string_view table) {
  std::string from = toHex(origin.digest) + ' ' + std::to_string(origin.actions);
  if (!table.empty()) (from += ' ') += table;
  (void)enter(Seat::table(), writeEntry(EntryKind::from, from));
}

Verdict Opening::goThrough(const Entry& past) {
  return enter(past.seat, writeEntry(EntryKind::past, std::to_string(past.at) + ' ' + std::string(past.action.view())));
}

Verdict Opening::askAgain(Seat seat, const Judgement& answers) {
  const Match& match = state_->known()->match();
  const bool canAsk = match.turn().must.has(seat) && answers.moves.size() <= mostAnswers && !match.mustRemember();
  if (!canAsk || !canBeAsked(answers, *match.view(seat))) return refuse("server.puzzle.unfit");
  Puzzle puzzle;
  static_cast<Judgement&>(puzzle) = answers;
  puzzle.seat = static_cast<std::int8_t>(seat.index() + 1);
  puzzle.difficulty = 0;
  return enter(Seat::table(), writeEntry(EntryKind::puzzle, Json().value(puzzle).take()));
}

void Opening::beginWithKnownDeal() { (void)enter(Seat::table(), writeEntry(EntryKind::deal)); }

void Opening::beginLesson(const Lesson& lesson, const Digest& token, std::string_view name) {
  (void)enter(Seat::table(), writeEntry(EntryKind::lesson, "on"));
  knowDeal(secretOf(lesson.deal));
  seatPerson(lesson.learner(), std::array<Digest, 1>{token}, name);
  for (std::size_t i = 0, named = 0; i < state_->seats().size(); ++i) {
    const Seat seat(static_cast<int>(i));
    if (seat != lesson.learner()) seatBot(seat, "1", lesson.names[named++]);
  }
  beginWithKnownDeal();
}

void Opening::beginPuzzle(const Puzzle& puzzle, const Digest& token, std::string_view name) {
  (void)enter(Seat::table(), writeEntry(EntryKind::puzzle, Json().value(puzzle).take()));
  knowDeal(secretOf(puzzle.deal));
  seatPerson(puzzle.solver(), std::array<Digest, 1>{token}, name);
  fillWithBots(usualBot);
  beginWithKnownDeal();
  for (const std::string& each : puzzle.before) {
    const PuzzleStep step = stepOf(each);
    (void)enter(step.seat, writeEntry(EntryKind::act, step.action));
  }
}

void Opening::beginDaily(std::string_view day, const std::function<void(Opening&)>& seatFirst) {
  (void)enter(Seat::table(), writeEntry(EntryKind::daily, day));
  knowDeal(daily::secretOf(day, head_.game));
  seatFirst(*this);
  fillWithBots(daily::opponents);
  beginWithKnownDeal();
}

void Opening::addTo(Batch& batch) const {
  batch.opens.push_back(head_);
  batch.rows.insert(batch.rows.end(), rows_.begin(), rows_.end());
}

Verdict Opening::enter(Seat seat, std::string entry) {
  JournalRow row = state_->row(seat, std::move(entry), head_.created, {});
  const Verdict verdict = state_->apply(row);
  if (verdict.isFine()) rows_.push_back(std::move(row));
  return verdict;
}

}  // namespace sammel
