// Ganz nach Plan!?: few cards and an early turn are what counts, for oneself and for whoever is next to win; and cards
// that bring new ones are no last cards.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "bots/search/expert.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel::search {

template <>
struct Expert<GanzNachPlan> {
  static constexpr std::uint32_t iterations = 100'000;
  static constexpr int usesOfAWorld = 16;

  static void weigh(const GanzNachPlan::Rules& rules, const GanzNachPlan::State& state, Seat seat,
                    const Moves<GanzNachPlan::Action>& moves, std::span<float> weights) {
    if (moves.size() < 2) return;
    const bool plays = state.open.phase == ganz_nach_plan::Phase::play;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Card card = moves[i].card;
      weights[i] = plays ? eagerness(deedOf(card)) * prospect(rules, state, seat, card) : wishToPartWith(card);
    }
  }

 private:
  using Card = ganz_nach_plan::Card;
  using Deed = ganz_nach_plan::Deed;

  // Whoever plays it as their last card has cards again.
  static constexpr bool isNoLastCard(Card card) {
    const Deed deed = deedOf(card);
    return deed == Deed::swapHands || deed == Deed::draw || deed == Deed::takePile || deed == Deed::allPass;
  }
  static constexpr float wishToPartWith(Card card) { return isNoLastCard(card) ? 9.0F : 1.0F; }

  // Beyond what the card does at once: giving is best kept for the last but one card, where it wins; the pile for
  // when it is high; hands are best swapped when somebody has few cards.
  static constexpr float eagerness(Deed deed) {
    switch (deed) {
      case Deed::give: return 1.0F;
      case Deed::othersTakePile: return 1.5F;
      case Deed::swapSeats:
      case Deed::turnRound:
      case Deed::allMove: return 2.0F;
      case Deed::swapHands: return 4.0F;
      case Deed::draw:
      case Deed::allPass:
      case Deed::takePile: return 6.0F;
    }
    return 1.0F;
  }

  // How good the numbers of cards and the order of turns are for the player of a card once it was carried out.
  static float prospect(const GanzNachPlan::Rules& rules, const GanzNachPlan::State& state, Seat seat, Card card) {
    constexpr float winning = 100.0F;
    constexpr float sharpness = 0.7F;
    constexpr float harmless = 4.0F;  // whoever is so far from winning is no threat
    constexpr float threat = 1.5F;    // how much more the next winner counts than oneself
    ganz_nach_plan::Open open = state.open;
    std::array<int, ganz_nach_plan::maxPlayers> cards{};
    for (int i = 0; i < rules.players; ++i) cards[static_cast<std::size_t>(i)] = state.hand(Seat(i)).size();
    const auto cardsOf = [&](Seat who) -> int& { return cards[static_cast<std::size_t>(who.index())]; };
    int& mine = cardsOf(seat);
    --mine;
    carryOut(rules, open, card, mine, hasSide(card) ? cardsOf(open.meant(rules, card)) : mine,
             cardsOf(open.at(rules.beside(open.place, ganz_nach_plan::Side::right))));
    if (mine == 0) return winning;
    float own = 0;
    float others = harmless;
    for (int turns = 1; turns <= rules.players; ++turns) {
      open.nextTurn(rules);
      const float away = distance(cardsOf(open.player), turns, rules.players);
      if (open.player == seat) {
        own = away;
      } else {
        others = std::min(others, away);
      }
    }
    return std::exp2(sharpness * (threat * others - own));
  }

  static void carryOut(const GanzNachPlan::Rules& rules, ganz_nach_plan::Open& open, Card card, int& mine, int& theirs,
                       int& ofWhoPassesToMe) {
    switch (deedOf(card)) {
      case Deed::swapHands: std::swap(mine, theirs); break;
      case Deed::give:
        theirs += mine > 0 ? 1 : 0;
        mine -= mine > 0 ? 1 : 0;
        break;
      case Deed::draw:
        ++mine;
        --theirs;
        break;
      case Deed::othersTakePile:
      case Deed::takePile: theirs += open.pile.size(); break;
      case Deed::allPass:  // who has none gets one all the same
        ofWhoPassesToMe -= mine == 0 ? 1 : 0;
        mine += mine == 0 ? 1 : 0;
        break;
      default: open.moveSeats(rules, card); break;
    }
  }

  // From winning: a round is worth two cards.
  static float distance(int cards, int turns, int players) {
    constexpr float won = -3.0F;
    if (cards == 0) return won;
    return static_cast<float>(cards) + 2.0F * static_cast<float>(turns) / static_cast<float>(players);
  }
};

}  // namespace sammel::search
