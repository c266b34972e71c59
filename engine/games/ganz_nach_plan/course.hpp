// The course of a game, retold from what everybody saw as movements of single cards and hands.
#pragma once

#include "engine/games/ganz_nach_plan/state.hpp"

namespace sammel::ganz_nach_plan {

struct Movement {
  enum class Kind : std::uint8_t { play, swapHands, takePile, give, draw };
  Kind kind{};
  Seat from;             // play, give, draw; one of the two who swap hands
  Seat to;               // takePile, give, draw; the other
  Card card{};           // play
  Cards pile;            // takePile
  std::size_t face = 0;  // give, draw: which of the faces it is
};

using Sizes = PerSeat<std::int8_t, maxPlayers>;

class Course {
 public:
  Course(const Rules& rules, Seat start) : rules_(rules), open_(Open::opening(rules, start)) {
    for (int i = 0; i < rules.players; ++i) sizes_[Seat(i)] = static_cast<std::int8_t>(rules.handSize);
  }

  // Goes through all turns; of a turn that waits for somebody's choice only the play. If everyone passes a card,
  // whoever passes to `last` comes first and `last` comes last: so all give before they get, except to `last`.
  template <class Visit>
  void retell(const PlayedCards& plays, Phase phase, Seat last, Visit visit) {
    const bool waits = phase == Phase::give || phase == Phase::pass;
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const auto card = static_cast<Card>(plays[i]);
      const Seat player = open_.player;
      visit(Movement{.kind = Movement::Kind::play, .from = player, .to = player, .card = card, .pile = {}});
      --sizes_[player];
      if (waits && i + 1 == plays.size()) return;
      carryOut(card, last, visit);
      open_.pile += Cards::one(card);
      open_.moveSeats(rules_, card);
      open_.nextTurn(rules_);
    }
  }
  const Sizes& sizes() const { return sizes_; }

 private:
  template <class Visit>
  void carryOut(Card card, Seat last, Visit& visit) {
    using enum Movement::Kind;
    const Seat you = open_.player;
    const Seat other = hasSide(card) ? open_.meant(rules_, card) : you;
    switch (deedOf(card)) {
      case Deed::swapHands:
        visit(Movement{.kind = swapHands, .from = you, .to = other, .pile = {}});
        std::swap(sizes_[you], sizes_[other]);
        return;
      case Deed::give: return move(give, you, other, faces_, visit);
      case Deed::draw: return move(draw, other, you, faces_, visit);
      case Deed::othersTakePile:
      case Deed::takePile:
        visit(Movement{.kind = takePile, .from = other, .to = other, .pile = open_.pile});
        sizes_[other] = static_cast<std::int8_t>(sizes_[other] + open_.pile.size());
        open_.pile = {};
        return;
      case Deed::allPass: return passAll(last, visit);
      default: return;
    }
  }

  template <class Visit>
  void move(Movement::Kind kind, Seat from, Seat to, std::size_t face, Visit& visit) {
    if (sizes_[from] == 0) return;
    visit(Movement{.kind = kind, .from = from, .to = to, .pile = {}, .face = face});
    --sizes_[from];
    ++sizes_[to];
    ++faces_;
  }

  template <class Visit>
  void passAll(Seat last, Visit& visit) {
    const Sizes before = sizes_;
    PerSeat<std::size_t, maxPlayers> faceOf;
    std::size_t face = faces_;
    for (int i = 0; i < maxPlayers; ++i) {
      faceOf[Seat(i)] = face;
      face += before[Seat(i)] > 0 ? 1 : 0;
    }
    int place = open_.placeOf(last);
    for (int i = 0; i < rules_.players; ++i) {
      const Seat to = open_.at(place);
      place = rules_.beside(place, Side::right);
      const Seat from = open_.at(place);
      if (before[from] > 0) move(Movement::Kind::give, from, to, faceOf[from], visit);
    }
  }

  const Rules& rules_;
  Open open_;
  Sizes sizes_{};
  std::size_t faces_ = 0;
};

}  // namespace sammel::ganz_nach_plan
