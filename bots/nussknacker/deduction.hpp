// What a player of Nussknacker makes of what is certain and likely: which card the nut is, which question tells most,
// which cards to part with.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/nussknacker/nussknacker.hpp"

namespace sammel::nussknacker {

// By value, from 1; the chances of all values sum to 1.
using Chances = std::array<double, highestValue + 1>;

// In bits: 0 when the nut is certain.
double uncertainty(const Chances& chances);

class Deduction {
 public:
  // Looks at about `worlds` of the possible worlds when weighing questions; what the nut is follows from all of them.
  Deduction(const Rules& rules, const Knowledge& knowledge, std::size_t worlds);

  const Chances& nut() const { return nut_; }
  int likeliest() const;

  struct Answer {
    double bits = 0;       // what the answer is expected to tell about the nut
    double certainty = 0;  // the expected chance of the likeliest value after it
    double yes = 0;        // the chance that cards change hands
  };
  Answer ask(Seat whom, int value) const;

  // How many of these own cards would be news to `whom`: all but those that came from there.
  int newsTo(Seat whom, Cards cards) const;

 private:
  struct Case {
    Hands hands;
    int nut = 0;
    double weight = 0;
  };
  Rules rules_;
  Seat self_;
  Chances nut_{};
  std::vector<Case> cases_;
  Hands shown_;  // by seat: own cards that this seat knows of, as it gave them
};

}  // namespace sammel::nussknacker
