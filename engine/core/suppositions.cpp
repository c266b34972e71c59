#include "engine/core/suppositions.hpp"

#include <algorithm>
#include <cmath>

namespace sammel {

void Suppositions::tell(Seat seat, const Message& words) {
  const auto isSame = [&](const Fact& fact) { return fact.seat == seat && fact.words == words; };
  auto found = std::find_if(facts_.begin() + static_cast<std::ptrdiff_t>(next_), facts_.end(), isSame);
  if (found == facts_.end()) found = std::find_if(facts_.begin(), facts_.end(), isSame);
  if (found == facts_.end()) found = facts_.insert(found, Fact{seat, words});
  next_ = static_cast<std::size_t>(found - facts_.begin()) + 1;
  if (found->latest == worlds_) return;
  found->latest = worlds_;
  ++found->worlds;
}

Supposition Suppositions::supposition(const Fact& fact) const {
  return {fact.seat.isTable() ? std::nullopt : std::optional(fact.seat), fact.words,
          static_cast<std::int32_t>(std::lround(chanceOf(fact) * 1000))};
}

std::vector<Supposition> Suppositions::all() const {
  std::vector<Supposition> all;
  all.reserve(facts_.size());
  for (const Fact& fact : facts_) all.push_back(supposition(fact));
  return all;
}

double Suppositions::weightOf(const Fact& fact) const {
  constexpr double likely = 0.2;
  constexpr double certain = 0.97;
  constexpr double noticeable = 0.1;  // four times what chance makes of some hundred worlds
  constexpr double first = 2;
  const double chance = chanceOf(fact);
  if (fact.seat.isTable()) return chance >= likely ? first + 1 + chance : 0;
  if (chance >= certain || chance <= 1 - certain) return 0;
  std::vector<double> alike;
  for (const Fact& other : facts_) {
    if (other.seat == fact.seat && other.words.key == fact.words.key) alike.push_back(chanceOf(other));
  }
  if (alike.size() == 1) return first;
  std::sort(alike.begin(), alike.end());
  const double usual = (alike[(alike.size() - 1) / 2] + alike[alike.size() / 2]) / 2;
  const double difference = std::abs(chance - usual);
  return difference >= noticeable ? difference : 0;
}

std::vector<Supposition> Suppositions::telling(Seat viewer) const {
  struct Weighed {
    const Fact* fact;
    double weight;
  };
  std::vector<Weighed> weighed;
  for (const Fact& fact : facts_) {
    const double weight = fact.seat == viewer ? 0 : weightOf(fact);
    if (weight > 0) weighed.push_back({&fact, weight});
  }
  // What is equal stays in the order in which it was told.
  std::sort(weighed.begin(), weighed.end(), [](const Weighed& a, const Weighed& b) {
    return std::tuple(b.weight, a.fact) < std::tuple(a.weight, b.fact);
  });
  weighed.resize(std::min(weighed.size(), most));
  const auto place = [](const Weighed& each) {
    return std::tuple(!each.fact->seat.isTable(), each.fact->seat, -each.fact->worlds, each.fact);
  };
  std::sort(weighed.begin(), weighed.end(), [&](const Weighed& a, const Weighed& b) { return place(a) < place(b); });
  std::vector<Supposition> telling;
  telling.reserve(weighed.size());
  for (const Weighed& each : weighed) telling.push_back(supposition(*each.fact));
  return telling;
}

}  // namespace sammel
