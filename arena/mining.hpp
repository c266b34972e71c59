// Finds puzzles: bots play against each other, and their decisions are looked at for one that is clearly best. What is
// best is proven by an exact solver where there is one, and else compared by long searches, each move thought about as
// long as the others. How hard it is to find is measured by asking weaker bots.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

#include "bots/judgement.hpp"
#include "engine/core/puzzle.hpp"

namespace sammel::arena {

class Miner {
 public:
  // How much better a solution must be than everything else, as a chance to win. Where a game is made of many small
  // decisions, less is a lot.
  static constexpr double usualMargin = 0.08;

  // The options are complete, and nobody has to remember anything with them. Goes on where the book ends.
  Miner(const AnyGame& game, std::string options, PuzzleBook book, std::size_t wanted, double margin = usualMargin);

  // Whether puzzles can be asked of this game: not where it matters who is first.
  static bool suits(const AnyGame& game) { return !game.facts().race; }

  const PuzzleBook& book() const { return book_; }
  bool isDone() const { return book_.puzzles.size() >= wanted_; }
  // Plays the next deal and keeps what is found there. Stops early, and keeps nothing of it, when the limits are
  // reached; the same deal is next then.
  void mineDeal(const Limits& limits);

 private:
  std::vector<Puzzle> lookFor(std::uint32_t deal, const Limits& limits) const;
  bool isPromising(const View& view, const Limits& limits) const;
  std::optional<Puzzle> puzzleAt(const Play& play, Seat seat, const Limits& limits) const;
  std::optional<Judgement> judge(const Play& play, const View& view, const Limits& limits) const;
  std::optional<Judgement> prove(const Play& play, const View& view, const Limits& limits) const;
  std::optional<Judgement> reckon(const View& view, const Limits& limits) const;
  std::optional<Judgement> search(const View& view, const Limits& limits) const;
  std::optional<Judgement> sorted(PuzzleReason reason, std::vector<Valued> moves) const;
  std::optional<int> difficultyOf(const Judgement& judged, const View& view, const Limits& limits) const;
  PuzzleLine whatFollows(const Play& play, Seat seat, const std::string& solution, const Limits& limits) const;
  bool mayTake(const Puzzle& puzzle) const;
  std::unique_ptr<Bot> strongest(double part) const;
  static std::string lookOf(const Play& play, Seat seat);

  const AnyGame& game_;
  std::string options_;
  PuzzleBook book_;
  std::size_t wanted_;
  double margin_;
  std::uint32_t fullTries_;                // of the strongest level; 0 if it does not count any
  std::unordered_set<std::string> looks_;  // of the positions that are in the book
};

}  // namespace sammel::arena
