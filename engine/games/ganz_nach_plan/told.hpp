// What players are told of an action. Included by the game itself.
#pragma once

#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel {

// Everybody sees the card and what it does to the table.
template <class Log>
void GanzNachPlan::tellPlay(const State& state, Card card, Seat other, Log& log) {
  const Arg who = arg::seat("who", state.open.player);
  tell(log, Audience::everyone(), "ganz-nach-plan.plays", who, arg::word("card", phraseOf(card)));
  switch (deedOf(card)) {
    case Deed::swapSeats:
      return tell(log, Audience::everyone(), "ganz-nach-plan.seats", who, arg::seat("other", other));
    case Deed::swapHands:
      return tell(log, Audience::everyone(), "ganz-nach-plan.hands", who, arg::seat("other", other));
    case Deed::turnRound:
      return tell(log, Audience::everyone(),
                  state.open.direction > 0 ? "ganz-nach-plan.round.anticlockwise" : "ganz-nach-plan.round.clockwise");
    default: return;
  }
}

template <class Log>
void GanzNachPlan::tellNothing(Seat who, Log& log) {
  tell(log, Audience::everyone(), "ganz-nach-plan.nothing", arg::seat("who", who));
}

template <class Log>
void GanzNachPlan::tellPile(const State& state, Seat who, Log& log) {
  const int cards = state.open.pile.size();
  tell(log, Audience::everyone(), cards == 0 ? "ganz-nach-plan.noPile" : "ganz-nach-plan.pile", arg::seat("who", who),
       arg::number("n", cards));
}

// Which card went from hand to hand only the two know.
template <class Log>
void GanzNachPlan::tellDraw(Seat you, Seat other, Card drawn, Log& log) {
  const Arg card = arg::word("card", phraseOf(drawn));
  tell(log, Audience::allBut(SeatSet(you).with(other)), "ganz-nach-plan.draws", arg::seat("from", other),
       arg::seat("to", you));
  tell(log, Audience::only(you), "ganz-nach-plan.youDraw", arg::seat("from", other), card);
  tell(log, Audience::only(other), "ganz-nach-plan.drawsFromYou", arg::seat("to", you), card);
}
template <class Log>
void GanzNachPlan::tellGift(Seat from, Seat to, Card given, Log& log) {
  const Arg card = arg::word("card", phraseOf(given));
  tell(log, Audience::allBut(SeatSet(from).with(to)), "ganz-nach-plan.gives", arg::seat("from", from),
       arg::seat("to", to));
  tell(log, Audience::only(from), "ganz-nach-plan.youGive", arg::seat("to", to), card);
  tell(log, Audience::only(to), "ganz-nach-plan.givesYou", arg::seat("from", from), card);
}

template <class Log>
void GanzNachPlan::tellChoice(Seat chooser, Card card, Log& log) {
  tell(log, Audience::allBut(chooser), "ganz-nach-plan.chose", arg::seat("who", chooser));
  tell(log, Audience::only(chooser), "ganz-nach-plan.youChose", arg::word("card", phraseOf(card)));
}

template <class Log>
void GanzNachPlan::tellEnd(const Rules& rules, const State& state, Log& log) {
  const Outcome end = outcome(rules, state);
  const bool somebodyIsOut = std::find(end.points.begin(), end.points.end(), 0) != end.points.end();
  if (!somebodyIsOut) {
    tell(log, Audience::everyone(), "ganz-nach-plan.end", arg::number("n", ganz_nach_plan::mostTurns));
  }
  const auto winners = std::count(end.ranks.begin(), end.ranks.end(), 1);
  const auto fewest = *std::min_element(end.points.begin(), end.points.end());
  const auto asFew = std::count(end.points.begin(), end.points.end(), fewest);
  for (int i = 0; i < rules.players; ++i) {
    if (end.ranks[static_cast<std::size_t>(i)] != 1) continue;
    tell(log, Audience::everyone(),
         winners > 1 ? "ganz-nach-plan.shares"
         : asFew > 1 ? "ganz-nach-plan.winsByPlaying"
                     : "ganz-nach-plan.wins",
         arg::seat("who", Seat(i)), arg::number("n", fewest));
  }
}

}  // namespace sammel
