#include "engine/core/puzzle.hpp"

#include <algorithm>
#include <charconv>

#include "engine/core/lesson.hpp"
#include "engine/core/read_json.hpp"

namespace sammel {

PuzzleStep stepOf(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isFine = error == std::errc() && number >= 1 && number <= maxSeats && end != text.data() + text.size();
  if (!isFine || *end != ' ') return {Seat::table(), {}};
  return {Seat(number - 1), text.substr(static_cast<std::size_t>(end - text.data()) + 1)};
}

std::string writeStep(Seat seat, std::string_view action) {
  return (std::to_string(seat.index() + 1) += ' ').append(action);
}

const PuzzleMove* Judgement::find(std::string_view action) const {
  const auto found = std::find_if(moves.begin(), moves.end(), [&](const auto& move) { return move.action == action; });
  return found == moves.end() ? nullptr : &*found;
}

bool Judgement::isSolvedBy(std::string_view action) const {
  const PuzzleMove* move = find(action);
  return move != nullptr && move - moves.data() < solutions;
}

const Puzzle* PuzzleBook::find(std::string_view id) const {
  const auto found = std::find_if(puzzles.begin(), puzzles.end(), [&](const Puzzle& each) { return each.id() == id; });
  return found == puzzles.end() ? nullptr : &*found;
}

Verdict readPuzzles(std::string_view json, PuzzleBook& book) { return readJson(json, book); }

std::string writePuzzles(const PuzzleBook& book) {
  std::string text = "{\"seed\":" + std::to_string(book.seed) + ",\"deals\":" + std::to_string(book.deals);
  text += ",\"puzzles\":[";
  for (const Puzzle& puzzle : book.puzzles) {
    text += &puzzle == book.puzzles.data() ? "\n" : ",\n";
    text += Json().value(puzzle).take();
  }
  return text += "\n]}\n";
}

std::unique_ptr<Play> setUp(const Puzzle& puzzle, const AnyGame& game) {
  std::string options;
  if (!game.completeOptions(puzzle.options, options).isFine()) return nullptr;
  std::unique_ptr<Play> play = Play::start(game, options, chanceOf(puzzle.deal));
  for (const std::string& each : puzzle.before) {
    const PuzzleStep step = stepOf(each);
    if (!play->act(step.seat, step.action, 0).isFine()) return nullptr;
  }
  return play;
}

namespace {

bool isChance(std::int32_t thousandths) { return thousandths >= 0 && thousandths <= 1000; }
bool hasRightAndWrong(const Judgement& judgement) {
  return judgement.solutions >= 1 && judgement.solutions < std::ssize(judgement.moves);
}

}  // namespace

bool canBeAsked(const Judgement& judgement, const View& view) {
  return hasRightAndWrong(judgement) && isChance(judgement.rest) &&
         std::all_of(judgement.moves.begin(), judgement.moves.end(), [&](const PuzzleMove& move) {
           return isChance(move.value) && isChance(move.doubt) && view.offers(move.action) &&
                  judgement.find(move.action) == &move;
         });
}

std::vector<std::string> problemsOf(const Puzzle& puzzle, const AnyGame& game) {
  std::vector<std::string> problems;
  const auto complain = [&](std::string_view place, std::string_view what) {
    problems.push_back((std::string(place) += ": ").append(what));
  };
  const std::unique_ptr<Play> play = setUp(puzzle, game);
  if (!play) return {"/before: it cannot be played"};
  const Match& match = play->match();
  if (puzzle.seat < 1 || puzzle.seat > match.seats() || !match.turn().must.has(puzzle.solver())) {
    return {"/seat: the game does not wait for it"};
  }
  if (match.mustRemember()) complain("/options", "nobody can remember what they have not seen");
  if (puzzle.difficulty < 1 || puzzle.difficulty > hardestPuzzle) complain("/difficulty", "is not between 1 and 5");
  if (!hasRightAndWrong(puzzle)) {
    complain("/solutions", "some moves must be right and some wrong");
    return problems;
  }
  const std::unique_ptr<View> view = match.view(puzzle.solver());
  for (std::size_t i = 0; i < puzzle.moves.size(); ++i) {
    const PuzzleMove& move = puzzle.moves[i];
    const std::string place = "/moves/" + std::to_string(i);
    if (!view->offers(move.action)) complain(place, move.action + " is not offered");
    if (puzzle.find(move.action) != &move) complain(place, move.action + " is there twice");
    if (!isChance(move.value) || move.doubt < 0) complain(place, "is no chance");
    const bool isSolution = static_cast<std::int32_t>(i) < puzzle.solutions;
    const PuzzleMove& worst = puzzle.moves[static_cast<std::size_t>(puzzle.solutions) - 1];
    if (!isSolution && move.value + move.doubt >= worst.value - worst.doubt) {
      complain(place, move.action + " may be as good as the solution");
    }
  }
  if (puzzle.rest < 0 || puzzle.rest > puzzle.moves.back().value) complain("/rest", "is more than a move that is told");
  const std::unique_ptr<Play> then = play->clone();
  (void)then->act(puzzle.solver(), puzzle.moves.front().action, 0);
  for (const std::string& each : puzzle.after) {
    const PuzzleStep step = stepOf(each);
    if (!then->act(step.seat, step.action, 0).isFine()) {
      complain("/after", each + " is not allowed");
      break;
    }
  }
  return problems;
}

}  // namespace sammel
