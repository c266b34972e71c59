#include "server/game_info.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "engine/core/lesson.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

// The choices of single options with which there are no hints, whatever else is chosen.
std::vector<std::string> choicesWithoutHints(const AnyGame& game) {
  std::set<std::string> with;
  std::set<std::string> without;
  for (const std::string& options : game.variants()) {
    Events opening;
    const std::unique_ptr<Match> match = game.start(options, nullptr, Rng::simulation(0), opening);
    std::istringstream choices(options);
    std::set<std::string>& found = allowsHints(game, *match) ? with : without;
    found.insert(std::istream_iterator<std::string>(choices), {});
  }
  std::vector<std::string> never;
  std::set_difference(without.begin(), without.end(), with.begin(), with.end(), std::back_inserter(never));
  return never;
}

std::int32_t minutesOfLesson(const AnyGame& game) {
  Lesson lesson;
  return readLesson(lessonFile(game.facts().id), lesson).isFine() ? lesson.minutes : 0;
}

}  // namespace

const protocol::GameInfo& infoOf(const AnyGame& game) {
  static const auto all = [] {
    std::map<const AnyGame*, protocol::GameInfo> infos;
    for (const AnyGame* each : versions()) {
      const Facts& facts = each->facts();
      infos[each] = {facts.id,
                     facts.title.de,
                     facts.title.en,
                     facts.minSeats,
                     facts.maxSeats,
                     facts.hidden,
                     facts.chance,
                     facts.simultaneous,
                     facts.race,
                     choicesWithoutHints(*each),
                     minutesOfLesson(*each),
                     each->options()};
    }
    return infos;
  }();
  return all.at(&game);
}

const PuzzleBook& puzzlesOf(const AnyGame& game) {
  static const auto all = [] {
    std::map<const AnyGame*, PuzzleBook> books;
    for (const AnyGame* each : games()) {
      PuzzleBook& book = books[each];
      if (!readPuzzles(puzzleFile(each->facts().id), book).isFine()) book = {};
      std::sort(book.puzzles.begin(), book.puzzles.end(), [](const Puzzle& a, const Puzzle& b) {
        return std::tuple(a.difficulty, a.deal, a.before.size()) < std::tuple(b.difficulty, b.deal, b.before.size());
      });
    }
    return books;
  }();
  return all.at(&game);
}

// A strong bot forgets hardly anything: what it advises would tell what one has to remember. In a race there is no time
// to ask.
bool allowsHints(const AnyGame& game, const Match& match) { return !game.facts().race && !match.mustRemember(); }

bool allowsHints(const AnyGame& game, std::string_view options) {
  const std::vector<std::string>& without = infoOf(game).withoutHints;
  std::istringstream choices{std::string(options)};
  return std::none_of(std::istream_iterator<std::string>(choices), {}, [&](const std::string& choice) {
    return std::find(without.begin(), without.end(), choice) != without.end();
  });
}

}  // namespace sammel
