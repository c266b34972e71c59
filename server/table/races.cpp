#include "server/table/races.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/referee.hpp"
#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/table/playing.hpp"

namespace sammel {

std::optional<std::int64_t> Races::alarmIn() const {
  const TableState* state = desk_.state();
  if (state == nullptr || !state->isRace() || state->isGuided()) return std::nullopt;
  const std::optional<TableAlarm> alarm = state->play()->match().alarm();
  if (!alarm) return std::nullopt;
  return timeLeft(*alarm, state->lastActAt(), desk_.now());
}

// What somebody answers in time may still be on the line when the time is up.
std::int64_t Races::longestLine() const {
  std::int64_t longest = 0;
  const SeatSet asked = desk_.state()->play()->match().turn().must;
  for (const auto& connection : desk_.showing().connections()) {
    const Viewer viewer = connection->viewer();
    if (!viewer.isSpectator() && asked.has(viewer.seat())) longest = std::max(longest, connection->roundTrip());
  }
  return longest;
}

// Where nobody looks no time passes: the alarm waits for somebody to come.
void Races::setAlarm() {
  const std::optional<std::int64_t> left = alarmIn();
  if (!left || desk_.showing().connections().empty() || desk_.services().stopping) return;
  desk_.later(std::chrono::milliseconds(*left + longestLine()), [this, timer = ++alarmTimer_] {
    if (timer == alarmTimer_) alarmRings();
  });
}

void Races::alarmRings() {
  const bool isHeld = !finish_.isEmpty();  // claims that came before
  if (desk_.services().stopping || desk_.showing().connections().empty() || isHeld) return;
  const std::optional<std::int64_t> left = alarmIn();
  if (!left || desk_.isFull()) return;
  if (*left > 0) return setAlarm();
  const TableAlarm alarm = *desk_.state()->play()->match().alarm();
  const std::optional<std::uint32_t> question = desk_.state()->question();
  desk_.enter({.at = Seat::table(), .entry = writeEntry(EntryKind::act, alarm.action)},
              [this, question](const Verdict& verdict) {
                if (verdict.isFine())
                  showDecision(question, nullptr, {});  // else the rebuilt table sets its alarm again
              });
}

void Races::carryOut(const protocol::Seen& command, const Asker& asker) {
  asker.from->seen(command.frame.value_or(0));
  desk_.showing().acknowledge(*asker.from, command.id);
}

void Races::claim(const std::shared_ptr<Connection>& from, const protocol::Act& command, const Considered& action) {
  const TableState& state = *desk_.state();
  const Match& match = state.play()->match();
  const std::int64_t elapsed = desk_.now() - state.askedSince();
  Claim claim{from, action.seat, command, trustedReaction(elapsed, command.shownAgo, from ? from->roundTrip() : 0)};

  if (const std::optional<Notation> took = noteOfTime(match, action, claim.reaction)) {
    const std::optional<TableAlarm> alarm = match.alarm();
    const bool late = alarm && claim.reaction > state.lastActAt() + alarm->milliseconds - state.askedSince();
    return late ? refuseClaim(claim, refuse("server.late")) : enterClaims({claim}, action, *took);
  }
  const bool alone = match.turn().must.size() == 1;
  if (alone) return enterClaims({claim}, action, {});

  if (Claim* held = finish_.of(action.seat)) {
    if (!from || held->command.id != command.id) return refuseClaim(claim, refuse("server.claimed"));
    held->from = from;  // the same command again, after a lost connection
    return;
  }
  const bool isFirst = finish_.isEmpty();
  finish_.hold(std::move(claim));
  if (!isFirst) return;
  desk_.later(PhotoFinish::window, [this, timer = ++finishTimer_] {
    if (timer == finishTimer_) judgeClaims();
  });
}

void Races::judgeClaims() {
  if (desk_.services().stopping) return;  // clients repeat after the restart what was not answered
  std::vector<Claim> claims = finish_.judge();
  const TableState* state = desk_.state();
  if (state == nullptr) return;
  if (!state->isRace()) {  // somebody has given up meanwhile
    for (const Claim& claim : claims) refuseClaim(claim, Verdict::refuse("over", Message("core.over")));
    return;
  }
  // Whoever has left the table meanwhile does not claim any more.
  std::optional<Considered> first;
  std::erase_if(claims, [&](const Claim& claim) {
    const Considered action = claim.from ? consider(*state, claim.seat, claim.command)
                                         : state->play()->match().consider(claim.seat, claim.command.action);
    const bool isFine = action.verdict.isFine();
    if (!isFine) refuseClaim(claim, action.verdict);
    if (isFine && !first) first = action;
    return !isFine;
  });
  if (!first) return setAlarm();  // which may have rung meanwhile
  enterClaims(std::move(claims), *first, {});
}

// Carries out the first of the claims, in one batch with the time it took if that matters; the others came too late.
void Races::enterClaims(std::vector<Claim> claims, const Considered& first, const Notation& took) {
  const std::optional<std::uint32_t> question = desk_.state()->question();
  Batch batch;
  const Verdict verdict = desk_.add(batch, {.at = first.seat,
                                            .entry = writeEntry(EntryKind::act, first.notation),
                                            .by = first.seat,
                                            .id = claims.front().command.id,
                                            .action = &first});
  if (!verdict.isFine()) {
    for (const Claim& claim : claims) refuseClaim(claim, verdict);
    return;
  }
  if (!took.empty()) {  // fine: the game itself has said so
    (void)desk_.add(batch, {.at = Seat::table(), .entry = writeEntry(EntryKind::act, took)});
  }
  desk_.append(std::move(batch), [this, question, claims = std::move(claims)](const Verdict& stored) {
    if (!stored.isFine()) {
      for (const Claim& claim : claims) refuseClaim(claim, stored);
      return;
    }
    for (const Claim& claim : claims) {
      const auto slower = std::ranges::upper_bound(times_, claim.reaction, {}, &protocol::ClaimTime::took);
      times_.insert(slower, {.seat = static_cast<std::int8_t>(claim.seat.index()),
                             .took = claim.reaction,
                             .line = claim.from ? claim.from->roundTrip() : 0});
    }
    desk_.moved(claims.front().from != nullptr);
    showDecision(question, claims.front().from.get(), claims.front().command.id);
    for (std::size_t i = 1; i < claims.size(); ++i) refuseClaim(claims[i], refuse("server.faster"));
  });
}

// Shows what has happened since the question stood. If it is decided by now, everybody may know how long everybody
// took.
void Races::showDecision(std::optional<std::uint32_t> question, const Connection* actor, std::string_view ack) {
  if (question && desk_.state()->question() != question) decided_ = std::exchange(times_, {});
  desk_.showing().showMove(actor, ack);
}

void Races::refuseClaim(const Claim& claim, const Verdict& verdict) const {
  if (claim.from) desk_.showing().refuse(*claim.from, claim.command.id, verdict);
}

void Races::forgetClaims() {
  ++finishTimer_;
  times_.clear();
  decided_.clear();
  for (const Claim& claim : finish_.judge()) refuseClaim(claim, refuse("server.stale"));
}

}  // namespace sammel
