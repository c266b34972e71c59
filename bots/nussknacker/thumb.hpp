// Nussknacker by rules of thumb: count the cards that one has seen, note who does not have a value, ask for what is
// missing, and announce a value when it is likelier than not.
#pragma once

#include <algorithm>
#include <array>

#include "bots/thumb.hpp"
#include "engine/games/nussknacker/nussknacker.hpp"

namespace sammel {

template <>
class Thumb<Nussknacker> {
 public:
  using Action = Nussknacker::Action;
  using Kind = Nussknacker::Kind;

  Thumb(const Nussknacker::Rules& rules, const Nussknacker::Knowledge& knowledge, Seat seat)
      : rules_(rules), knowledge_(knowledge), seat_(seat) {
    for (std::size_t i = 0; i < knowledge.history.size(); ++i) look(i);
    double sum = 0;
    for (int value = 1; value <= rules.highest; ++value) sum += suspicion(value);
    for (int value = 1; value <= rules.highest; ++value) nut_[slot(value)] = suspicion(value) / sum;
  }

  double like(const Action& action) const {
    constexpr double sureEnough = 0.6;
    switch (action.kind) {
      case Kind::announce: return nut_[slot(action.value)] - sureEnough;
      case Kind::ask: {
        const int value = action.cards.sum();
        const double news = lacks_[action.asked][slot(value)] ? 0.0 : nut_[slot(value)];
        return 1 + news - 0.05 * action.cards.size();
      }
      case Kind::give: return 1 - 0.05 * action.cards.size();
      case Kind::no: break;
    }
    return 0;
  }

 private:
  using Values = std::array<bool, nussknacker::highestValue + 1>;
  static std::size_t slot(int value) { return static_cast<std::size_t>(value); }

  // What one gave is in another hand, until such a card comes back; who says no lacks the value until cards come.
  void look(std::size_t number) {
    const nussknacker::SeenQuestion& question = knowledge_.history[number];
    const Seat asker = rules_.askerOf(number, knowledge_.open.start);
    if (question.reply == nussknacker::Reply::no) lacks_[question.asked][slot(question.value)] = true;
    if (question.reply != nussknacker::Reply::yes) return;
    lacks_[asker] = {};
    lacks_[question.asked] = {};
    if (asker != seat_ && question.asked != seat_) return;
    const bool asked = asker == seat_;
    (asked ? question.offered : question.given).forEach([&](int value) { ++elsewhere_[slot(value)]; });
    (asked ? question.given : question.offered).forEach([&](int value) {
      if (elsewhere_[slot(value)] > 0) --elsewhere_[slot(value)];
    });
  }

  // The more cards there are among which a missing one may be, the less likely it is the nut. It is certain if none of
  // the others can have it.
  double suspicion(int value) const {
    const int missing = std::max(0, nussknacker::copies - knowledge_.hand.count(value) - elsewhere_[slot(value)]);
    int hidden = 0;
    for (int i = 0; i < rules_.players; ++i) {
      if (Seat(i) != seat_ && !lacks_[Seat(i)][slot(value)]) hidden += knowledge_.handSizes[Seat(i)];
    }
    constexpr double certain = 1e6;
    return missing == 0 ? 0.0 : hidden == 0 ? certain : static_cast<double>(missing) / (1 + hidden);
  }

  const Nussknacker::Rules& rules_;
  const Nussknacker::Knowledge& knowledge_;
  Seat seat_;
  PerSeat<Values, nussknacker::maxPlayers> lacks_{};
  std::array<int, nussknacker::highestValue + 1> elsewhere_{};
  std::array<double, nussknacker::highestValue + 1> nut_{};
};

}  // namespace sammel
