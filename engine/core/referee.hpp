// The referee: what is due at a table, and when. It decides nothing and remembers only who was asked what; server,
// terminal and arena ask it and differ in where answers and time come from.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/core/any_game.hpp"

namespace sammel {

// What can happen next; nothing of it once the game is over.
struct Due {
  SeatSet answers;                  // of these the game waits for an answer
  SeatSet interrupts;               // these are not asked but may act
  std::optional<TableAlarm> alarm;  // what the table does if nobody is faster: then it is a race

  SeatSet anybody() const { return answers | interrupts; }
};
Due dueIn(const Match& match);

// Milliseconds from `now` until an alarm goes off that was set at `since`, when the state came about.
std::int64_t timeLeft(const TableAlarm& alarm, std::int64_t since, std::int64_t now);

// Where everyone's own time counts: what the table notes after this answer, which is fine. Nothing where only the first
// answer counts.
std::optional<Notation> noteOfTime(const Match& match, const Considered& answer, std::int64_t milliseconds);

// Who was asked what. A bot that may interrupt and does not is not asked again before the occasion changes.
class Asked {
 public:
  bool was(Seat seat, const Moment& moment) const { return latest_[seat] == moment; }
  void note(Seat seat, const Moment& moment) { latest_[seat] = moment; }
  void forget(Seat seat) { latest_[seat].reset(); }
  void forgetAll() { latest_ = {}; }

 private:
  PerSeat<std::optional<Moment>> latest_;
};

// An answer in a race and how long its seat took for it, in milliseconds.
struct Reaction {
  Seat seat;
  std::int64_t milliseconds = 0;
  friend bool operator==(const Reaction&, const Reaction&) = default;
};

// Whoever of the seats answers first, if before `end`; of those equally fast the first seat.
template <class ReactionOf>
std::optional<Reaction> fastestOf(SeatSet seats, std::int64_t end, ReactionOf reactionOf) {
  std::optional<Reaction> fastest;
  for (const Seat seat : seats) {
    const Reaction reaction{seat, reactionOf(seat)};
    if (reaction.milliseconds < (fastest ? fastest->milliseconds : end)) fastest = reaction;
  }
  return fastest;
}

// Puts a claim where it belongs among others, the fastest first; of those equally fast whoever came first stays before.
template <class Claims, class Claim>
void placeByReaction(Claims& claims, Claim claim) {
  const auto slower =
      std::find_if(claims.begin(), claims.end(), [&](const auto& other) { return other.reaction > claim.reaction; });
  claims.insert(slower, std::move(claim));
}

}  // namespace sammel
