// A finished game, looked at by a strong bot: how everybody stood before each decision, what was done, and what would
// have been better. Every move is judged from its player's View alone, so neither hidden cards nor coming dice count
// against anybody.
#pragma once

#include <memory>
#include <optional>
#include <span>
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
  double doubt = 0;     // how far the bot may be mistaken about the difference
  bool proven = false;  // the chances before the move are certain
  double loss() const { return betterValue - value; }
};

// Judges a game step by step, so that whoever waits can be told how far it is, and can stop. The same bot always judges
// a game in the same way.
//
// Unless a level is given, a strong bot looks at all decisions and then longer at those where most seems to be lost or
// the chances change most. Where nothing is hidden and nothing left to chance, it begins at the end: what a later
// position proves is true of the moves that led there, and no move is worth more than that.
class Review {
 public:
  // The play must be over, and outlive the review. `patience` is the part of the usual time that it may take.
  explicit Review(const Play& play, std::optional<BotKind::Level> level = std::nullopt, double patience = 1);

  const Play& play() const { return play_; }
  // With which all decisions were looked at.
  const BotKind::Level& level() const { return level_; }
  // Decisions: moves of seats that were not forced. None where thinking ahead is no part of the game.
  std::size_t size() const { return decisions_.size(); }
  std::size_t steps() const { return steps_; }
  std::size_t stepsDone() const { return done_; }
  bool isDone() const { return done_ == steps_; }
  void judgeNext(const Limits& limits = {});

  // Those judged so far, in the order of the game.
  std::span<const ReviewedMove> moves() const;
  // The moves that lost more than the bot may be mistaken about, the worst first; as indices of `moves`.
  std::vector<std::size_t> costliest() const;

 private:
  using Chances = FixedVector<double, maxSeats>;
  struct Decision {
    std::size_t entry = 0;   // of the play
    std::size_t before = 0;  // entries in force that came before
    double workATry = 0;     // what one try costs here
  };
  void findDecisions();
  void plan();
  void chooseSuspects(std::size_t count);
  BotKind::Level levelFor(const Decision& decision, double work) const;
  std::unique_ptr<View> viewBefore(std::size_t number);
  void judge(std::size_t number, const BotKind::Level& level, const Limits& limits);
  void judgeAgain(std::size_t number, const BotKind::Level& level, const Limits& limits);
  void judgeFromTheEnd(std::size_t number, const Limits& limits);
  void beginMove(std::size_t number, const View& view);
  void nameBetter(ReviewedMove& move, const View& view, const Notation& action, double value) const;
  std::optional<Chances> proofAfter(std::size_t number, const Notation& action, double effort, const Limits& limits);

  const Play& play_;
  std::unique_ptr<Play> inForce_;  // the play without what was taken back
  std::unique_ptr<Play> then_;     // as it was before the latest decision judged
  std::vector<Decision> decisions_;
  std::vector<ReviewedMove> moves_;  // of all decisions
  BotKind::Level level_;
  double patience_;
  std::size_t steps_ = 0;
  std::size_t done_ = 0;

  // Bots that try: the decisions that are looked at again, in passes of growing effort.
  std::uint32_t mostTries_ = 0;        // 0: the bot does not count any
  std::vector<std::size_t> passes_;    // how many decisions each has
  std::vector<std::size_t> suspects_;  // of the present pass

  // Games without chance and hidden things.
  bool isOpen_ = false;
  std::unique_ptr<Bot> prover_;     // remembers what is certain
  double effort_ = 0;               // left for proofs, in budgets of a decision
  std::optional<Chances> certain_;  // of the position behind the decision to be judged next
};

// At which of their visible moments (see position.hpp) the viewer was when the entry was made.
std::size_t momentBefore(const Play& play, Viewer viewer, std::size_t entry);

// The share of the first place that everybody got.
FixedVector<double, maxSeats> sharesOf(const Outcome& outcome);

// What the page and programs get of a review, chances in thousandths.
struct ToldMove {
  static constexpr std::string_view typeName = "ReviewedMove";
  std::size_t entry = 0;
  Seat seat;
  Notation action;
  std::optional<Message> label;
  std::vector<int> chances;
  int value = 0;
  Notation better;
  std::optional<Message> betterLabel;
  int betterValue = 0;
  std::vector<std::size_t> moments;
  static constexpr auto describe() {
    return std::tuple(
        field("entry", &ToldMove::entry, "of the record"), field("seat", &ToldMove::seat),
        field("action", &ToldMove::action, "its notation"), field("label", &ToldMove::label),
        field("chances", &ToldMove::chances, "to win, by seat, before the move and as its player could see them"),
        field("value", &ToldMove::value, "the player's own chance after the move"),
        field("better", &ToldMove::better, "the best move; empty: to wait"),
        field("betterLabel", &ToldMove::betterLabel), field("betterValue", &ToldMove::betterValue),
        field("moments", &ToldMove::moments, "before the move: a spectator's visible moment, then every seat's"));
  }
};
struct ToldReview {
  static constexpr std::string_view typeName = "Review";
  static constexpr std::string_view about = "A finished game, judged by a bot; chances in thousandths.";
  std::string level;
  int seats = 0;
  std::vector<ToldMove> moves;
  std::vector<std::size_t> costliest;
  std::vector<int> result;
  static constexpr auto describe() {
    return std::tuple(field("level", &ToldReview::level, "of the bot that judged"), field("seats", &ToldReview::seats),
                      field("moves", &ToldReview::moves),
                      field("costliest", &ToldReview::costliest, "the moves that cost most, by number, worst first"),
                      field("result", &ToldReview::result, "the share of the first place that everybody got"));
  }
};
ToldReview told(const Review& review);

struct ReviewedRecord {
  static constexpr std::string_view typeName = "ReviewedRecord";
  static constexpr std::string_view about = "What `sammelsurium review --json` writes.";
  std::string game;
  std::string options;
  std::vector<std::string> names;
  ToldReview review;
  static constexpr auto describe() {
    return std::tuple(
        field("game", &ReviewedRecord::game), field("options", &ReviewedRecord::options, "as in the record"),
        field("names", &ReviewedRecord::names, "of the players, by seat"), field("review", &ReviewedRecord::review));
  }
};

}  // namespace sammel
