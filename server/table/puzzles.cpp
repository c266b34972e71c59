#include "server/table/puzzles.hpp"

#include "server/entry.hpp"
#include "server/table/desk.hpp"

namespace sammel {
namespace {

int percent(std::int32_t thousandths) { return (thousandths + 5) / 10; }

Verdict answerTo(const Puzzle& puzzle, std::string_view action) {
  const PuzzleMove* move = puzzle.find(action);
  const std::int32_t value = move != nullptr ? move->value : puzzle.rest;
  if (puzzle.reason == PuzzleReason::proof) return refuse(value == 0 ? "server.puzzle.loses" : "server.puzzle.draws");
  return refuse(move != nullptr ? "server.puzzle.worse" : "server.puzzle.weaker",
                {arg::number("chance", percent(value)), arg::number("best", percent(puzzle.moves.front().value))});
}

// What the moves are called is what their seat would read at the table.
protocol::PuzzleAnswer answerOf(const Puzzle& puzzle, const Play& then, bool wasFound) {
  protocol::PuzzleAnswer answer{.found = wasFound, .reason = puzzle.reason, .solutions = {}, .moves = {}, .after = {}};
  const std::unique_ptr<View> view = then.match().view(puzzle.solver());
  for (const PuzzleMove& move : puzzle.moves) {
    if (puzzle.isSolvedBy(move.action)) answer.solutions.push_back(move.action);
    answer.moves.push_back({move.action, view->label(move.action), move.value, move.doubt});
  }
  const std::unique_ptr<Play> next = then.clone();
  (void)next->act(puzzle.solver(), puzzle.moves.front().action, 0);
  for (const std::string& each : puzzle.after) {
    const PuzzleStep step = stepOf(each);
    answer.after.push_back(
        {static_cast<std::int8_t>(step.seat.index()), next->match().view(step.seat)->label(step.action)});
    (void)next->act(step.seat, step.action, 0);
  }
  return answer;
}

}  // namespace

Verdict checkSolution(const TableState& state, Seat seat, std::string_view action) {
  if (!state.isPuzzleAsked() || !(seat == state.puzzle()->solver())) return Verdict::fine();
  return state.puzzle()->isSolvedBy(action) ? Verdict::fine() : answerTo(*state.puzzle(), action);
}

void Puzzles::addTo(protocol::TableFrame& frame) const { frame.puzzle = desk_.state()->puzzle() != nullptr; }

void Puzzles::addTo(protocol::PositionFrame& frame, Viewer viewer) const {
  const TableState& state = *desk_.state();
  const auto stage = state.puzzleStage();
  if (!stage || !viewer.is(state.puzzle()->solver())) return;
  const Puzzle& puzzle = *state.puzzle();
  frame.puzzle = protocol::PuzzleNow{state.puzzleId(), puzzle.difficulty, state.isPuzzleAsked(), std::nullopt};
  const bool isKnown = !state.isPuzzleAsked() || state.isPuzzleShown();
  if (!isKnown) return;
  frame.puzzle->answer = answerOf(puzzle, *state.play()->past(state.actionsBeforePuzzle()), !state.isPuzzleShown());
}

void Puzzles::carryOut(const protocol::Solution& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (!desk_.state()->isPuzzleAsked()) return no(refuse("server.puzzle.none"));
  desk_.enter({.at = asker.seat, .entry = writeEntry(EntryKind::puzzle, "shown"), .by = asker.seat, .id = command.id},
              [this, from = asker.from, id = command.id](const Verdict& verdict) {
                if (!verdict.isFine()) return desk_.showing().refuse(*from, id, verdict);
                desk_.showing().acknowledge(*from, id);
                desk_.showing().forEach([&](Connection& each) { desk_.showing().showPositionTo(each); });
              });
}

}  // namespace sammel
