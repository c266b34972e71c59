// Tables where real time decides: the table's own alarms, and claims at the same time.
#include <algorithm>

#include "server/entry.hpp"
#include "server/table.hpp"

namespace sammel {

using protocol::Command;
using protocol::Phase;

bool Table::isRace() const { return state_ && state_->phase() == Phase::playing && state_->game()->facts().race; }

// ---- what the table does by itself ----

std::optional<std::int64_t> Table::alarmIn() const {
  if (!isRace()) return std::nullopt;
  const std::optional<TableAlarm> alarm = state_->play()->match().alarm();
  if (!alarm) return std::nullopt;
  return std::max<std::int64_t>(0, state_->lastActAt() + alarm->milliseconds - services_.surroundings.now());
}

// What somebody answers in time may still be on the line when the time is up.
std::int64_t Table::longestLine() const {
  std::int64_t longest = 0;
  const SeatSet asked = state_->play()->match().turn().must;
  for (const From& connection : connections_) {
    const Viewer viewer = connection->viewer();
    if (!viewer.isSpectator() && asked.has(viewer.seat())) longest = std::max(longest, connection->roundTrip());
  }
  return longest;
}

// Where nobody looks no time passes: the alarm waits for somebody to come.
void Table::setAlarm() {
  const std::optional<std::int64_t> left = alarmIn();
  if (!left || connections_.empty() || services_.stopping) return;
  services_.surroundings.after(std::chrono::milliseconds(*left + longestLine()),
                               [weak = weak_from_this(), timer = ++alarmTimer_] {
                                 const std::shared_ptr<Table> self = weak.lock();
                                 if (!self) return;
                                 self->whenReady([table = self.get(), timer] {
                                   if (timer == table->alarmTimer_) table->alarmRings();
                                 });
                               });
}

void Table::alarmRings() {
  if (services_.stopping || connections_.empty() || !finish_.isEmpty()) return;  // claims that are held came before
  if (isFull()) return;
  const std::optional<std::int64_t> left = alarmIn();
  if (!left) return;
  if (*left > 0) return setAlarm();
  const TableAlarm alarm = *state_->play()->match().alarm();
  enter(Seat::table(), Seat::table(), writeEntry(EntryKind::act, alarm.action), {}, [this](const Verdict& verdict) {
    if (!verdict.isFine()) return;  // the disk; the rebuilt table sets its alarm again
    showPositions(nullptr, {}, Story::goesOn);
    if (state_->phase() == Phase::over) showTable();
  });
}

// ---- claims ----

// A claim by somebody, or by a bot (`from` is null), that the rules allow at this moment.
void Table::claim(const From& from, Seat seat, const Command& command) {
  const std::int64_t elapsed = services_.surroundings.now() - state_->askedSince();
  Claim claim{from, seat, command, trustedReaction(elapsed, command.shownAgo, from ? from->roundTrip() : 0)};

  const std::unique_ptr<Match> after = state_->play()->match().clone();
  Events ignored;
  (void)after->act(seat, *command.action, ignored);
  const auto milliseconds = static_cast<std::int32_t>(std::min<std::int64_t>(claim.reaction, INT32_MAX));
  if (const std::optional<Notation> took = after->timed(seat, milliseconds)) {
    const std::optional<TableAlarm> alarm = state_->play()->match().alarm();
    const bool late = alarm && claim.reaction > state_->lastActAt() + alarm->milliseconds - state_->askedSince();
    return late ? refuseClaim(claim, sammel::refuse("server.late")) : enterClaim({claim}, *took);
  }
  const bool alone = state_->play()->match().turn().must.size() == 1;
  if (alone) return enterClaim({claim}, {});

  if (Claim* held = finish_.of(seat)) {
    if (!from || held->command.id != command.id) return refuseClaim(claim, sammel::refuse("server.claimed"));
    held->from = from;  // the same command again, after a lost connection
    return;
  }
  const bool isFirst = finish_.isEmpty();
  finish_.hold(std::move(claim));
  if (!isFirst) return;
  services_.surroundings.after(PhotoFinish::window, [weak = weak_from_this(), timer = ++finishTimer_] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    self->whenReady([table = self.get(), timer] {
      if (timer == table->finishTimer_) table->judgeClaims();
    });
  });
}

void Table::judgeClaims() {
  if (services_.stopping) return;  // clients repeat after the restart what was not answered
  std::vector<Claim> claims = finish_.judge();
  if (!isRace()) return;
  // Whoever has left the table meanwhile does not claim any more.
  std::erase_if(claims, [this](const Claim& claim) {
    const Verdict verdict =
        claim.from ? checkAction(claim.seat, claim.command) : state_->play()->check(claim.seat, *claim.command.action);
    if (!verdict.isFine()) refuseClaim(claim, verdict);
    return !verdict.isFine();
  });
  if (claims.empty()) return setAlarm();  // which may have rung meanwhile
  enterClaim(std::move(claims), {});
}

// Carries out the first of the claims, in one batch with the time it took if that matters; the others came too late.
void Table::enterClaim(std::vector<Claim> claims, const Notation& took) {
  const Claim& first = claims.front();
  const std::int64_t now = services_.surroundings.now();
  Batch batch;
  const auto add = [&](Seat seat, std::string_view action, std::string client) {
    JournalRow row = state_->row(seat, writeEntry(EntryKind::act, action), now, std::move(client));
    const Verdict verdict = state_->apply(row);
    row.state = state_->hashNow();
    if (verdict.isFine()) batch.rows.push_back(std::move(row));
    return verdict;
  };
  const Verdict verdict = add(first.seat, *first.command.action, TableState::clientKey(first.seat, first.command.id));
  if (!verdict.isFine()) {
    for (const Claim& claim : claims) refuseClaim(claim, verdict);
    return;
  }
  if (!took.empty()) (void)add(Seat::table(), took, {});  // fine: the game itself has said so
  append(std::move(batch), [this, claims = std::move(claims)](const Verdict& stored) {
    if (!stored.isFine()) {
      for (const Claim& claim : claims) refuseClaim(claim, stored);
      return;
    }
    showPositions(claims.front().from.get(), claims.front().command.id, Story::goesOn);
    for (std::size_t i = 1; i < claims.size(); ++i) refuseClaim(claims[i], sammel::refuse("server.faster"));
    if (state_->phase() == Phase::over) showTable();
  });
}

void Table::refuseClaim(const Claim& claim, const Verdict& verdict) const {
  if (claim.from) refuse(*claim.from, claim.command.id, verdict);
}

void Table::forgetClaims() {
  ++finishTimer_;
  for (const Claim& claim : finish_.judge()) refuseClaim(claim, sammel::refuse("server.stale"));
}

}  // namespace sammel
