// A finished game, looked at by a strong bot: how everybody stood before each decision, what was done, and what would
// have been better. Every move is judged from its player's View alone, so neither hidden cards nor coming dice count
// against anybody.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.hpp"
#include "engine/core/play.hpp"

namespace sammel {

struct ReviewedMove {
  std::size_t entry = 0;  // of the play
  Seat seat;
  Notation action;
  Message label;                          // of the action
  FixedVector<double, maxSeats> chances;  // to win, by seat, before the move and as its player could see them
  double value = 0;                       // the player's own chance after the move
  Notation better;                        // as good as the move itself if that was the best; empty: to wait
  Message betterLabel;
  double betterValue = 0;
  double doubt = 0;  // how far the bot may be mistaken about the difference
  double loss() const { return betterValue - value; }
};

// Judges one move after the other, so that whoever waits can be told how far it is, and can stop. The same bot always
// judges a game in the same way.
class Review {
 public:
  // The play must be over, and outlive the review. Unless a level is given, a strong bot thinks the less about each
  // move the more there are.
  explicit Review(const Play& play, std::optional<BotKind::Level> level = std::nullopt);

  const Play& play() const { return play_; }
  const BotKind::Level& level() const { return level_; }
  // Decisions: moves of seats that were not forced. None where thinking ahead is no part of the game.
  std::size_t size() const { return decisions_.size(); }
  std::size_t judged() const { return moves_.size(); }
  bool isDone() const { return judged() == size(); }
  void judgeNext(const Limits& limits = {});

  const std::vector<ReviewedMove>& moves() const { return moves_; }
  // The moves that lost more than the bot may be mistaken about, the worst first; as indices of `moves`.
  std::vector<std::size_t> costliest() const;

 private:
  struct Decision {
    std::size_t entry = 0;   // of the play
    std::size_t before = 0;  // entries in force that came before
  };
  void findDecisions();

  const Play& play_;
  std::unique_ptr<Play> inForce_;  // the play without what was taken back
  std::unique_ptr<Play> then_;     // as it was before the latest decision judged
  std::vector<Decision> decisions_;
  std::vector<ReviewedMove> moves_;
  BotKind::Level level_;
};

// At which of their visible moments (see position.hpp) the viewer was when the entry was made.
std::size_t momentBefore(const Play& play, Viewer viewer, std::size_t entry);

// The share of the first place that everybody got.
FixedVector<double, maxSeats> sharesOf(const Outcome& outcome);

// What the page and programs get of a review, chances in thousandths:
// {"level":"5/10","seats":2,"moves":[{"entry":3,"seat":0,"action":"3@b2","label":Message|null,"chances":[520,480],
//  "value":310,"better":"x@c1","betterLabel":Message|null,"betterValue":520,"moments":[3,3,3]}],"costliest":[0],
//  "result":[1000,0]}
// `moments` are those before the move, of a spectator and then of every seat.
void writeReview(const Review& review, Json& json);

}  // namespace sammel
