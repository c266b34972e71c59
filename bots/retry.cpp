#include "bots/retry.hpp"

#include <algorithm>
#include <tuple>

#include "bots/judgement.hpp"

namespace sammel {
namespace {

constexpr double hardlyWorse = 0.03;  // than the best: so little does not matter
constexpr double costly = 0.08;       // so much must have been lost
constexpr double sureEnough = 2;      // standard deviations
constexpr std::size_t fewestMoves = 3;
constexpr std::size_t mostRivals = 6;  // of the move that looks best
// For all moves, and again for the best of them; in actions that a bot imagines.
constexpr double work = 3e6;

std::unique_ptr<Bot> strongest(const AnyGame& game, double divisor = 1) {
  constexpr std::uint64_t seed = 1;
  const BotKind::Level level{highestLevel, static_cast<int>(std::clamp(divisor, 1.0, 10'000.0))};
  return makeOwnBot(game, BotKind{level}, seed);
}

struct Judged {
  PuzzleReason reason = PuzzleReason::reckoned;
  std::vector<Valued> moves;  // the best first
};

// Every move is followed to the end of the game. Nothing if one cannot be.
std::optional<Judged> prove(const Play& then, const View& view, const Limits& limits) {
  const std::unique_ptr<Bot> prover = strongest(then.game());
  double effort = 2;
  Judged judged{PuzzleReason::proof, {}};
  for (const AnyAction& action : view.legal()) {
    const std::unique_ptr<Play> next = then.clone();
    (void)next->act(view.seat(), action, 0);  // is legal
    FixedVector<double, maxSeats> chances;
    if (next->match().outcome().over) {
      chances = sharesOf(next->match().outcome());
    } else {
      const std::unique_ptr<View> reply = next->match().view(next->match().turn().must.first());
      const std::optional<Proof> proof = prover->prove(*reply, effort, limits);
      if (!proof) return std::nullopt;
      chances = proof->chances;
    }
    judged.moves.push_back({view.write(action), {chances[view.seat().slot()], 0}});
  }
  return judged;
}

Judged reckon(const AnyGame& game, const View& view, const Limits& limits) {
  Judged judged{PuzzleReason::reckoned, {}};
  for (const Estimate::Move& move : strongest(game)->estimate(view, limits).moves) {
    if (!move.action.empty()) judged.moves.push_back({move.action, {move.value, 0}});
  }
  return judged;
}

bool isRival(const Valued& move, const Valued& best) {
  return best.chance.value - move.chance.value <= std::max(hardlyWorse, doubtOf(move.chance, best.chance, sureEnough));
}

// All moves are looked at by themselves and as long as each other; then, longer, those that may be the best.
std::optional<Judged> search(const AnyGame& game, const View& view, std::uint32_t fullTries, const Limits& limits) {
  constexpr std::uint32_t triesToMeasure = 32;
  const Estimate first = strongest(game, static_cast<double>(fullTries) / triesToMeasure)->estimate(view, limits);
  const double workATry =
      static_cast<double>(first.work) / static_cast<double>(std::max<std::uint64_t>(1, first.samples));
  const auto botFor = [&](double moves) { return strongest(game, fullTries * workATry * moves / work); };

  Judged judged{PuzzleReason::sampled, {}};
  const auto all = static_cast<double>(view.legal().size());
  for (const AnyAction& action : view.legal()) {
    const Notation notation = view.write(action);
    const std::optional<Sampled> chance = botFor(all)->estimateOf(view, notation, limits);
    if (!chance || limits.reached()) return std::nullopt;
    judged.moves.push_back({notation, *chance});
  }
  sortByChance(judged.moves);
  const auto rivals =
      static_cast<std::size_t>(std::count_if(judged.moves.begin(), judged.moves.end(),
                                             [&](const Valued& move) { return isRival(move, judged.moves.front()); }));
  if (rivals > mostRivals) return std::nullopt;
  for (std::size_t i = 0; i < rivals; ++i) {
    Valued& move = judged.moves[i];
    const double other = static_cast<double>(std::max<std::size_t>(2, rivals));
    if (const auto chance = botFor(other)->estimateOf(view, move.action, limits)) move.chance = *chance;
  }
  return judged;
}

std::optional<Judged> judge(const Play& then, const View& view, const Limits& limits) {
  const AnyGame& game = then.game();
  if (!game.facts().hidden && !game.facts().chance) return prove(then, view, limits);
  const std::uint32_t fullTries = strongest(game)->tries().value_or(0);
  return fullTries > 0 ? search(game, view, fullTries, limits) : reckon(game, view, limits);
}

}  // namespace

std::optional<Retry> retryOf(const Review& review, std::size_t number, const Limits& limits) {
  const ReviewedMove& made = review.moves()[number];
  const std::size_t before = review.play().inForceUpTo(made.entry) - 1;
  const std::unique_ptr<Play> then = review.play().past(before);
  const std::unique_ptr<View> view = then->match().view(made.seat);
  const bool canAsk = then->match().turn().must.has(made.seat) && view->legal().size() >= fewestMoves;
  if (!canAsk || then->match().mustRemember()) return std::nullopt;

  std::optional<Judged> judged = judge(*then, *view, limits);
  if (!judged || judged->moves.empty() || limits.reached()) return std::nullopt;
  std::vector<Valued>& moves = judged->moves;
  sortByChance(moves);
  const auto isRight = [best = moves.front()](const Valued& move) { return isRival(move, best); };
  const auto solutions = static_cast<std::size_t>(std::count_if(moves.begin(), moves.end(), isRight));
  std::sort(moves.begin(), moves.end(), [&](const Valued& a, const Valued& b) {
    return std::tuple(isRight(b), b.chance.value, a.action.view()) <
           std::tuple(isRight(a), a.chance.value, b.action.view());
  });
  const auto same =
      std::find_if(moves.begin(), moves.end(), [&](const auto& move) { return move.action == made.action; });
  const bool wasCostly =
      same != moves.end() && !isRight(*same) && moves.front().chance.value - same->chance.value >= costly;
  if (!wasCostly) return std::nullopt;
  return Retry{number, before, judgementOf(judged->reason, moves, solutions, made.action.view())};
}

}  // namespace sammel
