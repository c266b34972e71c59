#include "arena/mining.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "arena/certain.hpp"
#include "bots/bot_game.hpp"
#include "bots/review.hpp"
#include "engine/core/lesson.hpp"

namespace sammel::arena {
namespace {

constexpr std::uint32_t dealsOfASeed = 1'000'000;

constexpr double hardlyAtAll = 0.25;  // of the margin: so little solutions may differ
constexpr double sureEnough = 3;      // standard deviations
constexpr std::size_t mostSolutions = 3;
constexpr std::size_t fewestMoves = 3;

// Of one deal: how many decisions are looked at, how many of them closely, and how many become puzzles.
constexpr int mostGlances = 16;
constexpr int mostCloseLooks = 5;
constexpr std::size_t mostOfADeal = 2;
constexpr std::size_t longestLine = 120;  // before the question

// The parts of the strongest level's budget for a glance at all moves, for a short look at each one, and for all
// moves and each of the best ones when it is close.
constexpr double glance = 1.0 / 40;
constexpr double shortLook = 1.0 / 80;
constexpr double closeLook = 1.0 / 2;
constexpr double fewestTries = 150;
constexpr double enoughTries = 12'000;  // for a difference that counts

// Makes what a bot does known.
class Noting final : public Bot {
 public:
  Noting(std::unique_ptr<Bot> bot, std::vector<Entry>& entries) : bot_(std::move(bot)), entries_(entries) {}
  std::optional<Notation> choose(const View& view, const Limits& limits) override {
    const std::optional<Notation> choice = bot_->choose(view, limits);
    if (choice) entries_.push_back({view.seat(), *choice, 0});
    return choice;
  }
  Estimate estimate(const View& view, const Limits& limits) override { return bot_->estimate(view, limits); }

 private:
  std::unique_ptr<Bot> bot_;
  std::vector<Entry>& entries_;
};

}  // namespace

Miner::Miner(const AnyGame& game, std::string options, PuzzleBook book, std::size_t wanted, double margin)
    : game_(game),
      options_(std::move(options)),
      book_(std::move(book)),
      wanted_(wanted),
      margin_(margin),
      fullTries_(makeOwnBot(game, BotKind{BotKind::Level{highestLevel, 1}}, 1)->tries().value_or(0)) {
  for (const Puzzle& puzzle : book_.puzzles) {
    if (const std::unique_ptr<Play> play = setUp(puzzle, game)) looks_.insert(lookOf(*play, puzzle.solver()));
  }
}

void Miner::mineDeal(const Limits& limits) {
  const std::uint32_t deal = book_.seed * dealsOfASeed + book_.deals;
  std::vector<Puzzle> found = lookFor(deal, limits);
  if (limits.reached()) return;
  ++book_.deals;
  for (Puzzle& puzzle : found) {
    if (isDone() || !mayTake(puzzle)) continue;
    const std::unique_ptr<Play> play = setUp(puzzle, game_);
    if (!problemsOf(puzzle, game_).empty()) continue;  // by a hair
    if (!looks_.insert(lookOf(*play, puzzle.solver())).second) continue;
    book_.puzzles.push_back(std::move(puzzle));
  }
}

// Easy ones and hard ones: no difficulty has more than two fifths of the book.
bool Miner::mayTake(const Puzzle& puzzle) const {
  const auto equals = std::count_if(book_.puzzles.begin(), book_.puzzles.end(),
                                    [&](const Puzzle& each) { return each.difficulty == puzzle.difficulty; });
  return static_cast<std::size_t>(equals) < (2 * wanted_ + 4) / 5;
}

// What the seat sees and may do: positions that are alike to it are one puzzle.
std::string Miner::lookOf(const Play& play, Seat seat) {
  Json json;
  play.match().screen(seat, json);
  std::string look = json.take();
  const Legal legal = play.match().legal(seat);
  for (const AnyAction& each : legal) (look += ' ').append(play.match().write(each).view());
  return look;
}

// Bots of middling strength, so that there are mistakes to punish; the decisions in any order, so that puzzles come
// from all parts of a game.
std::vector<Puzzle> Miner::lookFor(std::uint32_t deal, const Limits& limits) const {
  Events ignored;
  const int seats = game_.start(options_, nullptr, chanceOf(deal), ignored)->seats();
  constexpr std::array<int, 4> levels{3, 4, 3, 2};
  std::vector<Entry> entries;
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < seats; ++seat) {
    const auto turn = (static_cast<std::size_t>(seat) + deal) % levels.size();
    const BotKind::Level level{levels[turn], 1};
    bots.push_back(std::make_unique<Noting>(
        makeOwnBot(game_, BotKind{level}, std::uint64_t{deal} * maxSeats + static_cast<std::uint64_t>(seat)), entries));
  }
  playBotGame(game_, options_, chanceOf(deal), bots, limits);
  if (limits.reached()) return {};

  std::vector<std::size_t> order(entries.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Rng rng = Rng::simulation(deal);
  rng.use(Purpose::choice, Seat::table()).shuffle(std::span(order));
  const std::unique_ptr<Play> whole = Play::start(game_, options_, chanceOf(deal));
  for (const Entry& entry : entries) (void)whole->act(entry.seat, entry.action, 0);  // was fine before

  std::vector<Puzzle> found;
  int glances = 0;
  int closeLooks = 0;
  for (const std::size_t number : order) {
    if (found.size() == mostOfADeal || glances == mostGlances || closeLooks == mostCloseLooks) break;
    if (number > longestLine) continue;
    const std::unique_ptr<Play> play = whole->past(number);
    const Seat seat = entries[number].seat;
    if (!play->match().turn().must.has(seat) || play->match().legal(seat).size() < fewestMoves) continue;
    ++glances;
    if (!isPromising(*play->match().view(seat), limits)) continue;
    ++closeLooks;
    std::optional<Puzzle> puzzle = puzzleAt(*play, seat, limits);
    if (limits.reached()) return {};
    if (!puzzle) continue;
    puzzle->deal = deal;
    for (std::size_t i = 0; i < number; ++i) {
      puzzle->before.push_back(writeStep(entries[i].seat, entries[i].action.view()));
    }
    found.push_back(std::move(*puzzle));
  }
  return found;
}

// A glance is enough where several moves are as good. Whoever counts no tries judges quickly anyway.
bool Miner::isPromising(const View& view, const Limits& limits) const {
  if (fullTries_ == 0) return true;
  const Estimate estimate = strongest(glance)->estimate(view, limits);
  constexpr double seriously = 0.03;  // part of the thinking
  constexpr double hopefully = 0.6;   // of a clear difference
  const Estimate::Move& best = estimate.moves.front();
  const auto near = std::count_if(estimate.moves.begin(), estimate.moves.end(), [&](const Estimate::Move& move) {
    return move.weight >= seriously && move.value > best.value - hopefully * margin_;
  });
  return !best.action.empty() && static_cast<std::size_t>(near) <= mostSolutions;
}

std::optional<Puzzle> Miner::puzzleAt(const Play& play, Seat seat, const Limits& limits) const {
  const std::unique_ptr<View> view = play.match().view(seat);
  std::optional<Judgement> judged = judge(play, *view, limits);
  if (!judged) return std::nullopt;
  const std::optional<int> difficulty = difficultyOf(*judged, *view, limits);
  if (!difficulty) return std::nullopt;
  Puzzle puzzle;
  puzzle.options = options_;
  puzzle.seat = static_cast<std::int8_t>(seat.index() + 1);
  puzzle.difficulty = *difficulty;
  static_cast<Judgement&>(puzzle) = *std::move(judged);
  puzzle.after = whatFollows(play, seat, puzzle.moves.front().action, limits);
  return puzzle;
}

// Moves that are hardly worse than the best one count as solutions, too; all others must be clearly worse.
std::optional<Judgement> Miner::sorted(PuzzleReason reason, std::vector<Valued> moves) const {
  sortByChance(moves);
  std::size_t solutions = 0;
  while (solutions < moves.size() &&
         moves.front().chance.value - moves[solutions].chance.value <= hardlyAtAll * margin_) {
    ++solutions;
  }
  if (solutions > mostSolutions || 2 * solutions >= moves.size()) return std::nullopt;
  const Sampled& worst = moves[solutions - 1].chance;
  for (std::size_t i = solutions; i < moves.size(); ++i) {
    const Sampled& other = moves[i].chance;
    if (worst.value - other.value < std::max(margin_, doubtOf(worst, other, sureEnough))) return std::nullopt;
  }
  return judgementOf(reason, moves, solutions);
}

// What weaker bots make of it: the oftener they miss the solution, the harder it is. Nothing if none ever does.
std::optional<int> Miner::difficultyOf(const Judgement& judged, const View& view, const Limits& limits) const {
  constexpr std::array<std::string_view, 5> players{"thumb", "1", "2", "3", "4"};
  constexpr int triesEach = 4;
  int missed = 0;
  for (const std::string_view player : players) {
    for (std::uint64_t seed = 0; seed < triesEach && !limits.reached(); ++seed) {
      const std::optional<Notation> choice = makeOwnBot(game_, *BotKind::read(player), seed)->choose(view, limits);
      if (!choice || !judged.isSolvedBy(choice->view())) ++missed;
    }
  }
  if (missed == 0) return std::nullopt;
  const int all = triesEach * static_cast<int>(players.size());
  return std::min(hardestPuzzle, 1 + missed * hardestPuzzle / all);
}

namespace {

// Whether the seat will see the same after it, whatever is hidden and whatever the dice say.
bool isForeseeable(const Match& match, Seat seat, const Notation& action) {
  constexpr std::uint64_t worlds = 4;
  std::string seen;
  for (std::uint64_t seed = 0; seed < worlds; ++seed) {
    Rng rng = Rng::simulation(seed);
    const std::unique_ptr<Match> world = match.imagine(seat, rng);
    Events ignored;
    if (!world->act(seat, action.view(), ignored).isFine()) return false;
    Json json;
    world->screen(seat, json);
    std::string sees = json.take();
    if (seed > 0 && sees != seen) return false;
    seen = std::move(sees);
  }
  return true;
}

}  // namespace

// The rest of the seat's own turn; where nothing is hidden and nothing left to chance, the others' answers as well.
PuzzleLine Miner::whatFollows(const Play& play, Seat seat, const std::string& solution, const Limits& limits) const {
  constexpr std::size_t longest = 5;
  const bool isOpen = !game_.facts().hidden && !game_.facts().chance;
  const std::unique_ptr<Bot> bot = strongest(isOpen ? 1 : glance);
  const std::unique_ptr<Play> then = play.clone();
  PuzzleLine line;
  Seat actor = seat;
  Notation action(solution);
  while (line.size() < longest) {
    const bool goesOn = isOpen || isForeseeable(then->match(), seat, action);
    (void)then->act(actor, action.view(), 0);  // is legal
    const SeatSet asked = then->match().turn().must;
    if (!goesOn || asked.empty() || (!isOpen && !(asked.first() == seat))) break;
    actor = asked.first();
    const std::unique_ptr<View> view = then->match().view(actor);
    double effort = 0.5;
    const std::optional<Proof> proof = isOpen ? bot->prove(*view, effort, limits) : std::nullopt;
    const std::optional<Notation> choice = proof ? proof->best : bot->choose(*view, limits);
    if (!choice) break;
    action = *choice;
    line.push_back(writeStep(actor, action.view()));
  }
  return line;
}

std::unique_ptr<Bot> Miner::strongest(double part) const {
  constexpr std::uint64_t seed = 1;
  const double tries = std::clamp(part * fullTries_, fewestTries, enoughTries);
  const double divisor = fullTries_ == 0 ? 1 : fullTries_ / tries;
  return makeOwnBot(game_, BotKind{BotKind::Level{highestLevel, std::max(1, static_cast<int>(divisor))}}, seed);
}

std::optional<Judgement> Miner::judge(const Play& play, const View& view, const Limits& limits) const {
  const Facts& facts = game_.facts();
  if (!facts.hidden && !facts.chance) return prove(play, view, limits);
  return fullTries_ == 0 ? reckon(view, limits) : search(view, limits);
}

// Every move is followed to the end, and one of them leads to a better one than all others.
std::optional<Judgement> Miner::prove(const Play& play, const View& view, const Limits& limits) const {
  const std::unique_ptr<Bot> prover = strongest(1);
  double effort = 0.25;
  const std::optional<Proof> proof = prover->prove(view, effort, limits);
  const std::size_t self = view.seat().slot();
  if (!proof || proof->chances[self] == 0) return std::nullopt;
  std::vector<Valued> moves;
  for (const AnyAction& action : view.legal()) {
    const std::unique_ptr<Play> next = play.clone();
    (void)next->act(view.seat(), action, 0);  // is legal
    std::optional<FixedVector<double, maxSeats>> chances;
    if (next->match().outcome().over) {
      chances = sharesOf(next->match().outcome());
    } else {
      double effortEach = 0.5;
      const std::unique_ptr<View> reply = next->match().view(next->match().turn().must.first());
      if (const auto known = prover->prove(*reply, effortEach, limits)) chances = known->chances;
    }
    if (!chances) return std::nullopt;
    moves.push_back({view.write(action), {(*chances)[self], 0}});
  }
  return sorted(PuzzleReason::proof, std::move(moves));
}

// The bot reckons every move in the same way, so its values can be compared as they are.
std::optional<Judgement> Miner::reckon(const View& view, const Limits& limits) const {
  const std::unique_ptr<Bot> bot = strongest(1);
  std::vector<Valued> moves;
  for (const Estimate::Move& move : bot->estimate(view, limits).moves) {
    if (!move.action.empty()) moves.push_back({move.action, {move.value, 0}});
  }
  std::optional<Judgement> judged = sorted(PuzzleReason::reckoned, std::move(moves));
  if (judged && isCertain(view, judged->moves.front().action)) judged->reason = PuzzleReason::certain;
  return judged;
}

// All moves are looked at shortly, each by itself; those that may be as good as the best, again and as long as it.
std::optional<Judgement> Miner::search(const View& view, const Limits& limits) const {
  const Notation favourite = strongest(closeLook)->estimate(view, limits).moves.front().action;
  if (favourite.empty()) return std::nullopt;
  const std::unique_ptr<Bot> thorough = strongest(closeLook);
  const Sampled best = *thorough->estimateOf(view, favourite, limits);
  std::vector<Valued> moves{{favourite, best}};
  const std::unique_ptr<Bot> quick = strongest(shortLook);
  constexpr std::size_t mostRivals = 6;
  std::size_t rivals = 0;
  for (const AnyAction& action : view.legal()) {
    const Notation notation = view.write(action);
    if (notation == favourite) continue;
    Sampled chance = *quick->estimateOf(view, notation, limits);
    if (chance.value + sureEnough * chance.error > best.value - margin_) {
      if (++rivals > mostRivals) return std::nullopt;
      chance = *thorough->estimateOf(view, notation, limits);
    }
    moves.push_back({notation, chance});
    if (limits.reached()) return std::nullopt;
  }
  return sorted(PuzzleReason::sampled, std::move(moves));
}

}  // namespace sammel::arena
