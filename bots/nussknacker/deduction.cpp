#include "bots/nussknacker/deduction.hpp"

#include <algorithm>
#include <cmath>

namespace sammel::nussknacker {
namespace {

// As many of each value as both have.
Cards common(Cards a, Cards b) {
  Cards cards;
  for (int value = 1; value <= highestValue; ++value) {
    for (int i = 0; i < std::min(a.count(value), b.count(value)); ++i) cards = cards + Cards::one(value);
  }
  return cards;
}

}  // namespace

double uncertainty(const Chances& chances) {
  double bits = 0;
  for (const double chance : chances) bits -= chance > 0 ? chance * std::log2(chance) : 0;
  return bits;
}

Deduction::Deduction(const Rules& rules, const Knowledge& knowledge, std::size_t worlds)
    : rules_(rules), self_(knowledge.viewer.seat()) {
  const Belief belief = Nussknacker::believe(rules, knowledge);
  const auto all = belief.worlds();
  const std::size_t step = std::max<std::size_t>(1, all.size() / std::max<std::size_t>(1, worlds));
  cases_.reserve(all.size() / step + 1);
  double sum = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    Cards rest = rules.all();
    for (const Cards hand : all[i].hands) rest = rest - hand;
    const int nut = rest.sum();
    nut_[static_cast<std::size_t>(nut)] += all[i].weight;
    sum += all[i].weight;
    if (i % step == 0) cases_.push_back({all[i].hands, nut, all[i].weight});
  }
  for (double& chance : nut_) chance /= sum;

  Cards own = knowledge.hand;
  for (std::size_t i = knowledge.history.size(); i-- > 0;) {
    const SeenQuestion& question = knowledge.history[i];
    const Seat asker = rules.askerOf(i, knowledge.open.start);
    if (question.reply != Reply::yes || (asker != self_ && question.asked != self_)) continue;
    const Seat other = asker == self_ ? question.asked : asker;
    const Cards got = common(asker == self_ ? question.given : question.offered, own);
    shown_[other] = shown_[other] + got;
    own = own - got;  // the same card counts once
  }
}

int Deduction::likeliest() const { return static_cast<int>(std::max_element(nut_.begin(), nut_.end()) - nut_.begin()); }

Deduction::Answer Deduction::ask(Seat whom, int value) const {
  constexpr std::size_t no = setCount;
  std::array<Chances, setCount + 1> told{};  // by what is given
  Chances before{};
  for (const Case& world : cases_) {
    const auto nut = static_cast<std::size_t>(world.nut);
    before[nut] += world.weight;
    const SetMask sets = setsIn(world.hands[whom], value);
    if (sets == 0) {
      told[no][nut] += world.weight;
      continue;
    }
    const double each = world.weight / std::popcount(sets);
    forEachBit(sets, [&](int set) { told[static_cast<std::size_t>(set)][nut] += each; });
  }
  double all = 0;
  for (const double weight : before) all += weight;
  for (double& weight : before) weight /= all;
  Answer answer{uncertainty(before), 0, 0};
  for (std::size_t i = 0; i < told.size(); ++i) {
    double sum = 0;
    for (const double weight : told[i]) sum += weight;
    if (sum == 0) continue;
    answer.certainty += *std::max_element(told[i].begin(), told[i].end()) / all;
    if (i != no) answer.yes += sum / all;
    for (double& weight : told[i]) weight /= sum;
    answer.bits -= sum / all * uncertainty(told[i]);
  }
  return answer;
}

int Deduction::newsTo(Seat whom, Cards cards) const { return cards.size() - common(cards, shown_[whom]).size(); }

}  // namespace sammel::nussknacker
