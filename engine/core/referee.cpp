#include "engine/core/referee.hpp"

namespace sammel {

Due dueIn(const Match& match) {
  if (match.outcome().over) return {};
  const Turn turn = match.turn();
  Due due{turn.must, {}, match.alarm()};
  for (const Seat seat : turn.may) {
    if (!turn.must.has(seat)) due.interrupts = due.interrupts.with(seat);
  }
  return due;
}

std::int64_t timeLeft(const TableAlarm& alarm, std::int64_t since, std::int64_t now) {
  return std::max<std::int64_t>(0, since + alarm.milliseconds - now);
}

std::optional<Notation> noteOfTime(const Match& match, const Considered& answer, std::int64_t milliseconds) {
  const std::unique_ptr<Match> after = match.clone();
  Events ignored;
  after->carryOut(answer.seat, *answer.action, ignored);
  return after->timed(answer.seat, static_cast<std::int32_t>(std::min<std::int64_t>(milliseconds, INT32_MAX)));
}

}  // namespace sammel
