#include "engine/core/play.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/given_up.hpp"

namespace sammel {

Play::Play(const AnyGame& game, std::string_view options, const Rng& rng, std::shared_ptr<const AnyContent> content)
    : game_(&game), options_(options), content_(std::move(content)), rng_(rng) {}

std::unique_ptr<Play> Play::start(const AnyGame& game, std::string_view options, const Rng& rng,
                                  std::shared_ptr<const AnyContent> content) {
  if (!content) content = game.standardContent();
  std::unique_ptr<Play> play(new Play(game, options, rng, std::move(content)));
  Events events;
  play->match_ = game.start(play->options_, play->content_.get(), rng, events);
  if (!play->match_) return nullptr;
  play->story_ = Story(play->match_->seats());
  play->tellStory(events, 0, true);
  return play;
}

std::unique_ptr<Play> Play::clone() const {
  std::unique_ptr<Play> copy(new Play(*game_, options_, rng_, content_));
  copy->match_ = match_->clone();
  copy->entries_ = entries_;
  copy->done_ = done_;
  copy->snapshots_ = snapshots_;
  copy->snapshotEvery_ = snapshotEvery_;
  copy->undone_ = undone_;
  copy->story_ = story_;
  copy->undos_ = undos_;
  return copy;
}

std::unique_ptr<Play> Play::imagine(Seat seat, Rng& rng) const {
  std::unique_ptr<Play> twin = clone();
  twin->match_ = match_->imagine(seat, rng);
  return twin;
}

std::unique_ptr<Play> Play::past(std::size_t inForce) const {
  inForce = std::min(inForce, done_.size());
  std::unique_ptr<Play> earlier(new Play(*game_, options_, rng_, content_));
  earlier->match_ = inForce == done_.size() ? match_->clone() : matchAfter(inForce);
  earlier->story_ = Story(match_->seats());
  for (const Snapshot& snapshot : snapshots_) {
    if (snapshot.inForce <= inForce) earlier->snapshots_.push_back(snapshot);
  }
  earlier->snapshotEvery_ = snapshotEvery_;
  earlier->entries_.reserve(inForce);
  earlier->done_.reserve(inForce);
  std::size_t line = 0;
  for (; line < story_.size() && story_.isOpening(line); ++line) earlier->story_.tell(story_[line].told, 0, true);
  for (std::size_t i = 0; i < inForce; ++i) {
    earlier->entries_.push_back(entries_[done_[i].entry]);
    earlier->done_.push_back({i, done_[i].revealed, done_[i].after});
    for (; line < story_.size() && story_.entryOf(line) == done_[i].entry; ++line) {
      earlier->story_.tell(story_[line].told, i, false);
    }
  }
  return earlier;
}

std::size_t Play::inForceUpTo(std::size_t entry) const {
  const auto later = std::upper_bound(done_.begin(), done_.end(), entry,
                                      [](std::size_t number, const Done& done) { return number < done.entry; });
  return static_cast<std::size_t>(later - done_.begin());
}

template <class Visit>
std::unique_ptr<Match> Play::replayedTo(std::size_t inForce, Visit visit) const {
  const auto later =
      std::upper_bound(snapshots_.begin(), snapshots_.end(), inForce,
                       [](std::size_t number, const Snapshot& snapshot) { return number < snapshot.inForce; });
  std::size_t from = std::prev(later)->inForce;
  const Match* nearest = std::prev(later)->match.get();
  for (const Latest& latest : latest_) {
    if (!latest.inForce || *latest.inForce <= from || *latest.inForce > inForce) continue;
    from = *latest.inForce;
    nearest = latest.match.get();
  }
  std::unique_ptr<Match> match = nearest->clone();
  Events ignored;
  for (std::size_t i = from; i < inForce; ++i) {
    const Entry& entry = entries_[done_[i].entry];
    visit(*match, i);
    (void)match->act(entry.seat, entry.action, ignored);  // fine, as it was before
    ignored.clear();
  }
  return match;
}

std::unique_ptr<Match> Play::matchAfter(std::size_t inForce) const {
  return replayedTo(inForce, [](const Match&, std::size_t) {});
}

void Play::keepLatest(const Match& match, std::size_t inForce) {
  Latest& latest = latest_[inForce % mostLatest];
  if (latest.match) {
    latest.match->standLike(match);
  } else {
    latest.match = match.clone();
  }
  latest.inForce = inForce;
}

// Of the position before an action. In long games every second one is dropped when there are too many.
void Play::keepSnapshot() {
  if (!snapshots_.empty() && done_.size() < snapshots_.back().inForce + snapshotEvery_) return;
  snapshots_.push_back({done_.size(), match_->clone()});
  if (snapshots_.size() <= mostSnapshots) return;
  for (std::size_t i = 1; 2 * i < snapshots_.size(); ++i) snapshots_[i] = std::move(snapshots_[2 * i]);
  snapshots_.resize((snapshots_.size() + 1) / 2);
  snapshotEvery_ *= 2;
}

Verdict Play::check(Seat seat, std::string_view action) const {
  if (action == undoAction) return checkUndo(seat);
  if (action == resignAction) return checkResign(seat);
  return match_->check(seat, action);
}

Verdict Play::act(Seat seat, std::string_view action, std::int64_t at) {
  if (action == undoAction) return undo(seat, at);
  if (action == resignAction) return resign(seat, at);
  const Considered considered = match_->consider(seat, action);
  if (considered.verdict.isFine()) carryOut(considered, at);
  return considered.verdict;
}

Verdict Play::act(Seat seat, const AnyAction& action, std::int64_t at) {
  const Considered considered = match_->consider(seat, action);
  if (considered.verdict.isFine()) carryOut(considered, at);
  return considered.verdict;
}

void Play::carryOut(const Considered& action, std::int64_t at) {
  events_.clear();
  keepSnapshot();
  keepLatest(*match_, done_.size());
  match_->carryOut(action.seat, *action.action, events_);
  noteAction(action.seat, action.notation, at);
}

void Play::noteAction(Seat seat, const Notation& action, std::int64_t at) {
  undone_.reset();
  entries_.push_back({seat, action, at});
  done_.push_back({entries_.size() - 1, events_.revealed(), match_->moment(seat)});
  tellStory(events_, entries_.size() - 1, false);
}

Verdict Play::checkResign(Seat seat) const {
  if (match_->outcome().over) return Verdict::refuse("over", Message("core.over"));
  if (seat.isTable() || seat.index() >= match_->seats()) return Verdict::refuse("seat", Message("core.noSeat"));
  return Verdict::fine();
}

Verdict Play::resign(Seat seat, std::int64_t at) {
  const Verdict verdict = checkResign(seat);
  if (!verdict.isFine()) return verdict;
  events_.clear();
  events_.tell(Audience::everyone(), AnyEvent(seat));  // see `words`
  events_.reveal();
  keepSnapshot();
  match_ = std::make_unique<GivenUp>(std::move(match_), seat);
  noteAction(seat, resignAction, at);
  return verdict;
}

Verdict Play::undo(Seat seat, std::int64_t at) {
  const Verdict verdict = checkUndo(seat);
  if (!verdict.isFine()) return verdict;
  undoLatestOf(seat);
  entries_.push_back({seat, undoAction, at});
  return verdict;
}

const Play::Done* Play::latestOf(Seat seat) const {
  for (std::size_t i = done_.size(); i > 0; --i) {
    if (entries_[done_[i - 1].entry].seat == seat) return &done_[i - 1];
  }
  return nullptr;
}

// An entry can be taken back while it is the seat's latest, nothing was revealed by it, and the question put to the
// seat is still the one that followed it: then what others have done meanwhile was done beside it, not after it.
Verdict Play::checkUndo(Seat seat) const {
  if (match_->outcome().over) return Verdict::refuse("over", Message("core.over"));
  const Done* latest = latestOf(seat);
  if (latest == nullptr) return Verdict::refuse("undo", Message("core.undo.nothing"));
  const bool goneOn =
      latest != &done_.back() && (!game_->facts().simultaneous || !(match_->moment(seat) == latest->after));
  if (goneOn) return Verdict::refuse("undo", Message("core.undo.later"));
  if (latest->revealed) return Verdict::refuse("undo", Message("core.undo.revealed"));
  return Verdict::fine();
}

std::vector<Seat> Play::undoers(Seat seat) const {
  if (canUndo(seat)) return {seat};
  if (match_->outcome().over || game_->facts().simultaneous) return {};  // there others act beside, not after
  std::vector<Seat> seats;
  for (auto done = done_.rbegin(); done != done_.rend() && !done->revealed; ++done) {
    seats.push_back(entries_[done->entry].seat);
    if (seats.back() == seat) return seats;
  }
  return {};
}

void Play::undoLatestOf(Seat seat) {
  const auto position = latestOf(seat) - done_.data();
  const std::size_t undone = done_[static_cast<std::size_t>(position)].entry;
  done_.erase(done_.begin() + position);
  while (snapshots_.back().inForce > static_cast<std::size_t>(position)) snapshots_.pop_back();
  undone_ = Undone{undone, story_.forget(undone)};
  for (Latest& latest : latest_) {
    if (latest.inForce > static_cast<std::size_t>(position)) latest.inForce.reset();
  }
  PerSeat<Moment> before;
  for (int i = 0; i < match_->seats(); ++i) before[Seat(i)] = match_->moment(Seat(i));
  if (Latest& latest = latest_[done_.size() % mostLatest]; latest.inForce == done_.size()) {
    std::swap(match_, latest.match);
    latest.inForce.reset();
  } else {
    match_ = replayedTo(done_.size(), [this](const Match& match, std::size_t inForce) { keepLatest(match, inForce); });
  }
  for (int i = 0; i < match_->seats(); ++i) {  // whoever acted beside is asked what they were asked before
    const bool sameQuestion = Seat(i) != seat && match_->moment(Seat(i)) == before[Seat(i)];
    if (!sameQuestion) ++undos_[Seat(i).slot()];
  }
}

Moment Play::moment(Seat seat) const {
  Moment moment = match_->moment(seat);
  const std::uint32_t undos = undos_[seat.slot()];
  moment.decision += undos << 20;
  moment.occasion += undos << 20;
  return moment;
}

std::optional<Seat> Play::givenUpBy() const {
  if (entries_.empty() || entries_.back().action.view() != resignAction) return std::nullopt;
  return entries_.back().seat;
}

bool Play::tellsOfGivingUp(const Line& line) const {
  return !line.opening && entries_[line.entry].action.view() == resignAction;
}

Message Play::words(const Line& line) const {
  if (tellsOfGivingUp(line)) return Message("core.givesUp", {arg::seat("who", entries_[line.entry].seat)});
  return match_->words(line.told.event);
}

void Play::writeLine(const Line& line, std::size_t move, Json& json) const {
  if (!tellsOfGivingUp(line)) return match_->writeLine(line.told.event, move, json);
  json.value(StoryLine{words(line), std::nullopt, move});
}

void Play::tellStory(const Events& events, std::size_t entry, bool opening) {
  for (const Told<AnyEvent>& told : events.all()) story_.tell(told, entry, opening);
}

}  // namespace sammel
