#include "bots/advice.hpp"

#include <algorithm>
#include <cmath>

namespace sammel {
namespace {

constexpr std::size_t mostOthers = 3;
constexpr int worldsCounted = 400;

std::int32_t thousandths(double chance) {
  return static_cast<std::int32_t>(std::lround(std::clamp(chance, 0.0, 1.0) * 1000));
}

// Moves that were hardly tried are not judged. A move that was tried less than the best one and still looks better
// does so by luck, or it would have been tried more: it is as good at most.
std::vector<AdvisedMove> othersIn(const Estimate& estimate, const View& view) {
  constexpr double tooLittle = 0.01;
  const Estimate::Move& best = estimate.moves.front();
  std::vector<AdvisedMove> others;
  for (const Estimate::Move& move : estimate.moves) {
    const bool isJudged = estimate.samples == 0 || move.weight >= tooLittle;
    if (&move == &best || move.action.empty() || !isJudged) continue;
    others.push_back({move.action, view.label(move.action), thousandths(std::min(move.value, best.value))});
  }
  const std::size_t most = std::min(others.size(), mostOthers);
  for (auto next = others.begin(); next != others.begin() + static_cast<std::ptrdiff_t>(most); ++next) {
    const auto better = std::max_element(
        next, others.end(), [](const AdvisedMove& a, const AdvisedMove& b) { return a.chance < b.chance; });
    std::rotate(next, better, better + 1);
  }
  others.resize(most);
  return others;
}

}  // namespace

std::optional<Advice> advise(Bot& bot, const View& view, std::uint64_t seed, const Limits& limits) {
  const Estimate estimate = bot.explain(view, limits);
  if (estimate.moves.empty() || estimate.moves.front().action.empty()) return std::nullopt;
  const Estimate::Move& best = estimate.moves.front();
  Advice advice;
  advice.best = {best.action, view.label(best.action), thousandths(best.value)};
  advice.others = othersIn(estimate, view);
  for (const Estimate::Step& step : estimate.line) advice.line.push_back({step.seat, step.action, step.label});
  advice.certain = !view.facts().hidden && !view.facts().chance;
  Rng rng = Rng::simulation(seed);
  advice.suppositions = view.suppose(worldsCounted, rng);
  return advice;
}

}  // namespace sammel
