#include "engine/core/play.hpp"

namespace sammel {

Play::Play(const AnyGame& game, std::string_view options, const Rng& rng, std::shared_ptr<const AnyContent> content)
    : game_(&game), options_(options), content_(content ? std::move(content) : game.standardContent()), rng_(rng) {
  Events events;
  match_ = game.start(options_, content_.get(), rng_, events);
  if (match_) tellStory(events, 0, true);
}

std::unique_ptr<Play> Play::start(const AnyGame& game, std::string_view options, const Rng& rng,
                                  std::shared_ptr<const AnyContent> content) {
  std::unique_ptr<Play> play(new Play(game, options, rng, std::move(content)));
  return play->match_ ? std::move(play) : nullptr;
}

std::unique_ptr<Play> Play::clone() const {
  std::unique_ptr<Play> copy(new Play(*game_, options_, rng_, content_));
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
  std::unique_ptr<Play> earlier(new Play(*game_, options_, rng_, content_));
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
    undoLatestOf(seat);
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
  done_.push_back({entries_.size() - 1, events_.revealed(), match_->moment(seat)});
  tellStory(events_, entries_.size() - 1, false);
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

void Play::undoLatestOf(Seat seat) {
  const std::size_t undone = latestOf(seat)->entry;
  std::erase_if(done_, [undone](const Done& done) { return done.entry == undone; });
  story_.forget(undone);
  const std::unique_ptr<Match> before = std::move(match_);
  Events ignored;
  match_ = game_->start(options_, content_.get(), rng_, ignored);
  for (const Done& done : done_) {
    (void)match_->act(entries_[done.entry].seat, entries_[done.entry].action, ignored);  // fine, as it was before
    ignored.clear();
  }
  for (int i = 0; i < match_->seats(); ++i) {  // whoever acted beside is asked what they were asked before
    const bool sameQuestion = Seat(i) != seat && match_->moment(Seat(i)) == before->moment(Seat(i));
    if (!sameQuestion) ++undos_[static_cast<std::size_t>(i)];
  }
}

Moment Play::moment(Seat seat) const {
  Moment moment = match_->moment(seat);
  const std::uint32_t undos = undos_[static_cast<std::size_t>(seat.index())];
  moment.decision += undos << 20;
  moment.occasion += undos << 20;
  return moment;
}

void Play::tellStory(const Events& events, std::size_t entry, bool opening) {
  for (const Event& event : events.all()) story_.tell(event, entry, opening);
}

}  // namespace sammel
