#include "bots/line.hpp"

namespace sammel {

Line mostUsual(const std::vector<Line>& lines) {
  constexpr std::size_t usual = 12;  // one in so many
  const auto isSame = [](const Estimate::Step& a, const Estimate::Step& b) {
    return a.seat == b.seat && a.action == b.action;
  };
  std::vector<const Line*> left;
  left.reserve(lines.size());
  for (const Line& line : lines) left.push_back(&line);
  Line common;
  for (std::size_t step = 0; step < longestLine; ++step) {
    std::erase_if(left, [&](const Line* line) { return line->size() <= step; });
    const Line* best = nullptr;
    std::ptrdiff_t most = 0;
    for (const Line* line : left) {
      const auto votes = std::count_if(left.begin(), left.end(),
                                       [&](const Line* other) { return isSame((*other)[step], (*line)[step]); });
      if (votes <= most) continue;
      most = votes;
      best = line;
    }
    if (best == nullptr || static_cast<std::size_t>(most) * usual < lines.size()) break;
    common.push_back((*best)[step]);
    std::erase_if(left, [&](const Line* line) { return !isSame((*line)[step], common.back()); });
  }
  return common;
}

}  // namespace sammel
