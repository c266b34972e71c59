#include "engine/core/play.hpp"

namespace sammel {

Play::Play(const AnyGame& game, std::string_view options, const Rng& rng) : game_(&game), options_(options), rng_(rng) {
  Events events;
  match_ = game.start(options_, rng_, events);
  if (match_) tellStory(events, 0, true);
}

std::unique_ptr<Play> Play::start(const AnyGame& game, std::string_view options, const Rng& rng) {
  std::unique_ptr<Play> play(new Play(game, options, rng));
  return play->match_ ? std::move(play) : nullptr;
}

std::unique_ptr<Play> Play::clone() const {
  std::unique_ptr<Play> copy(new Play(*game_, options_, rng_));
  copy->match_ = match_->clone();
  copy->entries_ = entries_;
  copy->done_ = done_;
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
  std::unique_ptr<Play> earlier(new Play(*game_, options_, rng_));
  for (std::size_t i = 0; i < done_.size() && i < inForce; ++i) {
    const Entry& entry = entries_[done_[i].entry];
    (void)earlier->act(entry.seat, entry.action, entry.at);  // was fine before
  }
  return earlier;
}

std::size_t Play::inForceUpTo(std::size_t entry) const {
  std::size_t count = 0;
  for (const Done& done : done_) count += done.entry <= entry ? 1 : 0;
  return count;
}

Verdict Play::check(Seat seat, std::string_view action) const {
  return action == undoAction ? checkUndo(seat) : match_->check(seat, action);
}

Verdict Play::act(Seat seat, std::string_view action, std::int64_t at) {
  if (action == undoAction) {
    const Verdict verdict = checkUndo(seat);
    if (!verdict.isFine()) return verdict;
    undoLast();
    entries_.push_back({seat, undoAction, at});
    Events events;
    events.tell(Audience::everyone(), Message("core.undone", {sammel::seat("who", seat)}));
    tellStory(events, entries_.size() - 1, false);
    return verdict;
  }
  events_.clear();
  const Verdict verdict = match_->act(seat, action, events_);
  if (!verdict.isFine()) return verdict;
  entries_.push_back({seat, action, at});
  done_.push_back({entries_.size() - 1, events_.revealed()});
  tellStory(events_, entries_.size() - 1, false);
  return verdict;
}

// An entry can be taken back while it is the latest one and nothing was revealed by it.
Verdict Play::checkUndo(Seat seat) const {
  if (match_->outcome().over) return Verdict::refuse("over", Message("core.over"));
  bool acted = false;
  for (const Done& done : done_) acted |= entries_[done.entry].seat == seat;
  if (!acted) return Verdict::refuse("undo", Message("core.undo.nothing"));
  if (entries_[done_.back().entry].seat != seat) return Verdict::refuse("undo", Message("core.undo.later"));
  if (done_.back().revealed) return Verdict::refuse("undo", Message("core.undo.revealed"));
  return Verdict::fine();
}

void Play::undoLast() {
  const std::size_t undone = done_.back().entry;
  done_.pop_back();
  story_.forget(undone);
  Events ignored;
  match_ = game_->start(options_, rng_, ignored);
  for (const Done& done : done_) {
    (void)match_->act(entries_[done.entry].seat, entries_[done.entry].action, ignored);  // was fine before
    ignored.clear();
  }
  ++undos_;
}

Moment Play::moment(Seat seat) const {
  Moment moment = match_->moment(seat);
  moment.decision += undos_ << 20;
  moment.occasion += undos_ << 20;
  return moment;
}

void Play::tellStory(const Events& events, std::size_t entry, bool opening) {
  for (const Event& event : events.all()) story_.tell(event, entry, opening);
}

}  // namespace sammel
