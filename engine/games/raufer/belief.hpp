// What a player of Raufer can conclude: all worlds that fit what was seen, each with its exact chance.
//
// Deal and draws are one shuffle, so before anything is seen every card is as likely to come with any arrival in any
// hand. Who cannot obey shows that none of the arrivals in that hand brought a fitting card; who plays a card shows
// that one of them brought it. Each of this is about one card at a time, so what is left is a deal in which every card
// may have come with some arrivals only.
#pragma once

#include <cstdint>

#include "engine/core/dealer.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/raufer/state.hpp"

namespace sammel::raufer {

class Belief {
 public:
  Belief(const Rules& rules, const Knowledge& knowledge);  // of a seat
  State imagine(Rng& rng) const;

  // In how many ways deal and draws can have led here.
  double worlds() const { return dealer_.worlds(); }

 private:
  // Where a card that the viewer never held can have come to.
  struct Place {
    enum class Kind : std::uint8_t { hand, faceDown, stock };
    Kind kind = Kind::stock;
    Seat seat;
  };
  struct Card {
    std::int8_t floor = 0;
    bool played = false;
  };

  Knowledge known_;
  FixedVector<Place, Dealer::mostPlaces> places_;
  FixedVector<Card, highestFloor> cards_;
  Dealer dealer_;
};

}  // namespace sammel::raufer
