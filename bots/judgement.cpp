#include "bots/judgement.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace sammel {
namespace {

constexpr std::size_t mostTold = 10;  // of the other moves

std::int32_t thousandths(double chance) {
  return static_cast<std::int32_t>(std::lround(std::clamp(chance, 0.0, 1.0) * 1000));
}

PuzzleMove told(const Valued& move) {
  constexpr double deviations = 2;
  return {std::string(move.action.view()), thousandths(move.chance.value), thousandths(deviations * move.chance.error)};
}

}  // namespace

void sortByChance(std::vector<Valued>& moves) {
  std::sort(moves.begin(), moves.end(), [](const Valued& a, const Valued& b) {
    return std::tuple(b.chance.value, a.action.view()) < std::tuple(a.chance.value, b.action.view());
  });
}

double doubtOf(const Sampled& a, const Sampled& b, double standardDeviations) {
  return standardDeviations * std::sqrt(a.error * a.error + b.error * b.error);
}

Judgement judgementOf(PuzzleReason reason, const std::vector<Valued>& moves, std::size_t solutions,
                      std::string_view mustTell) {
  Judgement judgement{reason, static_cast<std::int32_t>(solutions), {}, 0};
  for (const Valued& move : moves) {
    if (judgement.moves.size() < solutions + mostTold || move.action.view() == mustTell) {
      judgement.moves.push_back(told(move));
    } else {
      judgement.rest = std::max(judgement.rest, told(move).value);
    }
  }
  return judgement;
}

}  // namespace sammel
