// Raufer by rules of thumb: get rid of the middle floors, for the highest and the lowest obey nearly everything; give
// orders that are hard to obey, but not for everybody; with the last card, one that somebody surely can.
#pragma once

#include <cmath>

#include "bots/thumb.hpp"
#include "engine/games/raufer/raufer.hpp"

namespace sammel {

template <>
class Thumb<Raufer> {
 public:
  Thumb(const Raufer::Rules& rules, const Raufer::Knowledge& knowledge, Seat seat)
      : knowledge_(knowledge), unseen_(rules.pack - knowledge.hand), playersIn_(rules.playersIn(knowledge.open)) {
    for (const raufer::Played& played : knowledge.open.pile) unseen_ = unseen_ - raufer::Cards::one(played.floor);
    for (int i = 0; i < rules.players; ++i) {
      if (Seat(i) != seat && knowledge.open.isIn(Seat(i))) heldByOthers_ += knowledge.handSizes[Seat(i)];
    }
  }

  double like(const Raufer::Action& action) const {
    if (action.kind != Raufer::Kind::play) return 0;
    const double obeying = shareObeying(action);
    const double somebody = 1 - std::pow(1 - obeying, heldByOthers_);
    if (playersIn_ == 2) return 1 - obeying;  // R7: whoever cannot obey is out
    if (knowledge_.hand.size() == 1) return somebody;
    constexpr double middle = (raufer::highestFloor + 1) / 2.0;
    const double middling = 1 - std::abs(action.floor - middle) / middle;
    return somebody * (1 - obeying + 0.5) * (middling + 0.5);
  }

 private:
  double shareObeying(const Raufer::Action& action) const {
    if (unseen_.empty()) return 0;
    const raufer::Cards obeying = unseen_ & raufer::Cards::obeying(action.order, action.floor);
    return static_cast<double>(obeying.size()) / unseen_.size();
  }

  const Raufer::Knowledge& knowledge_;
  raufer::Cards unseen_;
  int playersIn_;
  int heldByOthers_ = 0;
};

}  // namespace sammel
