// Puzzles: positions with one decision that is clearly best. A puzzle is a known deal, the actions that led to the
// question, and what each answer is worth; it is data, `engine/games/<id>/puzzles.json`, which `sammelsurium puzzles`
// mines (docs/puzzles.md). The games know nothing of it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/play.hpp"

namespace sammel {

// How it is known that the solution is best.
enum class PuzzleReason : std::uint8_t {
  proof,     // every answer was followed to the end of the game
  certain,   // it names something hidden, and nothing else fits what the seat knows
  reckoned,  // the chances were reckoned without sampling
  sampled    // the chances were sampled, in a long search
};
constexpr auto enumNames(PuzzleReason) {
  return std::array<std::string_view, 4>{"proof", "certain", "reckoned", "sampled"};
}

struct PuzzleMove {
  static constexpr std::string_view typeName = "PuzzleMove";
  std::string action;
  std::int32_t value = 0;
  std::int32_t doubt = 0;  // two standard deviations
  static constexpr auto describe() {
    return std::tuple(
        field("action", &PuzzleMove::action),
        field("value", &PuzzleMove::value, "the seat's chance to win after it, in thousandths"),
        field("doubt", &PuzzleMove::doubt, "how far that may be off, in thousandths; 0 if it was not sampled"));
  }
};

struct Judgement {
  static constexpr std::string_view typeName = "Judgement";
  static constexpr std::string_view about = "What the answers to a question are worth.";
  PuzzleReason reason = PuzzleReason::sampled;
  std::int32_t solutions = 1;
  std::vector<PuzzleMove> moves;
  std::int32_t rest = 0;
  static constexpr auto describe() {
    return std::tuple(
        field("reason", &Judgement::reason,
              "how that is known: followed to the end; the only thing that fits what is known; reckoned; or sampled"),
        field("solutions", &Judgement::solutions, "how many of the moves are right"),
        field("moves", &Judgement::moves, "the right ones first, then the best of the others"),
        field("rest", &Judgement::rest, "no move that is not among them is worth more, in thousandths"));
  }

  const PuzzleMove* find(std::string_view action) const;
  bool isSolvedBy(std::string_view action) const;
};

// Actions as in records, but without times: whose it is, counted from 1, and the notation.
struct PuzzleLine : std::vector<std::string> {
  using std::vector<std::string>::vector;
  static constexpr std::size_t capacity() { return 4096; }
};
struct PuzzleStep {
  Seat seat;
  std::string_view action;
};
PuzzleStep stepOf(std::string_view text);
std::string writeStep(Seat seat, std::string_view action);

struct Puzzle : Judgement {
  std::string options;
  std::uint32_t deal = 0;       // as in a lesson
  PuzzleLine before;            // all that was done before
  std::int8_t seat = 1;         // that is asked, counted from 1
  std::int32_t difficulty = 1;  // 1 .. 5
  PuzzleLine after;             // what follows the first of the moves
  static constexpr auto describe() {
    return std::tuple(field("options", &Puzzle::options), field("deal", &Puzzle::deal),
                      field("before", &Puzzle::before), field("seat", &Puzzle::seat), field("reason", &Puzzle::reason),
                      field("difficulty", &Puzzle::difficulty), field("solutions", &Puzzle::solutions),
                      field("moves", &Puzzle::moves), field("rest", &Puzzle::rest), field("after", &Puzzle::after));
  }

  Seat solver() const { return Seat(seat - 1); }
  std::string id() const { return std::to_string(deal) + "-" + std::to_string(before.size()); }
};

// The puzzles of a game, and how far they were mined: whoever goes on gets what somebody gets who never stopped.
struct PuzzleBook {
  std::uint32_t seed = 1;
  std::uint32_t deals = 0;
  std::vector<Puzzle> puzzles;
  static constexpr auto describe() {
    return std::tuple(field("seed", &PuzzleBook::seed), field("deals", &PuzzleBook::deals),
                      field("puzzles", &PuzzleBook::puzzles));
  }

  const Puzzle* find(std::string_view id) const;
};

inline constexpr int hardestPuzzle = 5;

// The file of a game's puzzles, compiled in; empty if it has none.
std::string_view puzzleFile(std::string_view game);
Verdict readPuzzles(std::string_view json, PuzzleBook& book);
// A line for each puzzle, so that changes can be read.
std::string writePuzzles(const PuzzleBook& book);

// The play when the question is put; null if its line cannot be played.
std::unique_ptr<Play> setUp(const Puzzle& puzzle, const AnyGame& game);
// Whether a judgement can be put to the seat as a question: its moves can be made, each once, some are right and some
// wrong. How clear it is, is another matter.
bool canBeAsked(const Judgement& judgement, const View& view);
// What is wrong with a puzzle, each with its place. In English, for authors.
std::vector<std::string> problemsOf(const Puzzle& puzzle, const AnyGame& game);

}  // namespace sammel
