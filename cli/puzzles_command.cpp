// Mines puzzles, for whoever looks after a game: bots play, and decisions with one clearly best answer are kept.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "arena/mining.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/lookup.hpp"
#include "cli/progress.hpp"

namespace sammel {
namespace {

// What was found before; a new book if there is no such file.
PuzzleBook bookIn(const PuzzlesRequest& request, const Speech& speech) {
  PuzzleBook book;
  book.seed = request.seed.value_or(book.seed);
  if (request.out.empty() || !std::filesystem::exists(request.out)) return book;
  if (const Verdict verdict = readPuzzles(readFile(request.out, speech), book); !verdict.isFine()) {
    const std::string why = Phrasebook({corePhrases()}).render(verdict, speech.language(), {}, Viewer::spectator());
    throw Failure(speech("cli.puzzles.unreadable", {{"file", request.out}, {"why", why}}));
  }
  if (request.seed && *request.seed != book.seed) {
    throw Failure(speech("cli.puzzles.otherSeed", {{"file", request.out}, {"seed", std::to_string(book.seed)}}));
  }
  return book;
}

void tell(Terminal& terminal, const Speech& speech, const PuzzleBook& book) {
  std::string byDifficulty;
  for (int difficulty = 1; difficulty <= hardestPuzzle; ++difficulty) {
    const auto count = std::count_if(book.puzzles.begin(), book.puzzles.end(),
                                     [&](const Puzzle& puzzle) { return puzzle.difficulty == difficulty; });
    (byDifficulty += byDifficulty.empty() ? "" : ", ") += std::to_string(count);
  }
  terminal.write(speech("cli.puzzles.found", {{"n", std::to_string(book.puzzles.size())},
                                              {"deals", std::to_string(book.deals)},
                                              {"difficulties", byDifficulty}}) +
                 "\n");
}

}  // namespace

int minePuzzles(Terminal& terminal, const Speech& speech, const PuzzlesRequest& request) {
  const AnyGame& game = gameNamed(request.game, speech);
  const std::string title(titleOf(game, speech.language()));
  if (!arena::Miner::suits(game)) throw Failure(speech("cli.puzzles.race", {{"game", title}}));
  const std::string options = completedOptions(game, request.options, speech);
  Events ignored;
  if (game.start(options, nullptr, Rng::simulation(0), ignored)->mustRemember()) {
    throw Failure(speech("cli.puzzles.memory", {{"game", title}}));
  }
  if (!request.out.empty()) expectWritable(request.out, speech);
  arena::Miner miner(game, options, bookIn(request, speech), request.count, request.margin / 100.0);

  stopOnInterrupt();
  Limits limits{.deadline = std::nullopt, .stop = &stopAsked()};
  if (request.seconds > 0) {
    limits.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(request.seconds);
  }
  Progress progress(stderr, isatty(STDERR_FILENO) == 1, speech("cli.puzzles.puzzles"), request.count);
  while (!miner.isDone() && !limits.reached()) {
    miner.mineDeal(limits);
    progress.show(miner.book().puzzles.size(),
                  speech("cli.puzzles.deals", {{"n", std::to_string(miner.book().deals)}}));
    if (!request.out.empty()) writeFile(request.out, writePuzzles(miner.book()), speech);
  }
  progress.end();
  if (request.out.empty()) {
    terminal.write(writePuzzles(miner.book()));
  } else {
    tell(terminal, speech, miner.book());
  }
  return 0;
}

}  // namespace sammel
