// How the table of Ganz nach Plan!? is laid out, and what its buttons say.
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel {

namespace {

Tone toneOf(ganz_nach_plan::Card card) {
  using ganz_nach_plan::Deed;
  switch (deedOf(card)) {
    case Deed::swapSeats:
    case Deed::allMove: return Tone::blue;
    case Deed::swapHands: return Tone::violet;
    case Deed::give:
    case Deed::allPass: return Tone::green;
    case Deed::draw: return Tone::orange;
    case Deed::othersTakePile:
    case Deed::takePile: return Tone::red;
    case Deed::turnRound: return Tone::yellow;
  }
  return Tone::plain;
}

Piece pieceOf(ganz_nach_plan::Card card) {
  Piece piece;
  piece.label = Message(GanzNachPlan::phraseOf(card));
  piece.tone = toneOf(card);
  return piece;
}

int placeOf(const GanzNachPlan::Screen& screen, Seat seat) {
  int place = 0;
  while (screen.places[static_cast<std::size_t>(place)] != seat) ++place;
  return place;
}

Arg placeName(int place) {
  return arg::text("place", std::string_view("ABCD").substr(static_cast<std::size_t>(place), 1));
}

// What the viewer has to do with a card of the own hand, if anything.
std::optional<GanzNachPlan::Kind> asked(const GanzNachPlan::Screen& screen) {
  using Phase = GanzNachPlan::Phase;
  if (!screen.viewer) return std::nullopt;
  const bool onTurn = *screen.viewer == screen.player;
  switch (screen.phase) {
    case Phase::play: return onTurn ? std::optional(GanzNachPlan::Kind::play) : std::nullopt;
    case Phase::give: return onTurn ? std::optional(GanzNachPlan::Kind::give) : std::nullopt;
    case Phase::pass: return screen.choice ? std::nullopt : std::optional(GanzNachPlan::Kind::pass);
    case Phase::over: break;
  }
  return std::nullopt;
}

}  // namespace

Layout GanzNachPlan::layout(const Rules& rules, const Screen& screen) {
  Layout layout;
  Zone places;
  places.title =
      Message("ganz-nach-plan.zone.places",
              {arg::number("n", screen.turn),
               arg::word("direction", screen.clockwise ? "ganz-nach-plan.clockwise" : "ganz-nach-plan.anticlockwise")});
  for (int place = 0; place < rules.players; ++place) {
    const Seat who = screen.places[static_cast<std::size_t>(place)];
    Piece piece;
    piece.label = Message("ganz-nach-plan.place", {placeName(place), arg::seat("who", who)});
    piece.lit = screen.phase != Phase::over && who == screen.player;
    places.pieces.push_back(piece);
  }
  layout.push_back(places);

  if (screen.played) {
    Zone played;
    played.title = Message("ganz-nach-plan.zone.played");
    played.pieces.push_back(pieceOf(*screen.played));
    layout.push_back(played);
  }
  Zone pile;
  pile.title = Message("ganz-nach-plan.zone.pile", {arg::number("n", static_cast<int>(screen.pile.size()))});
  for (const Card card : screen.pile) pile.pieces.push_back(pieceOf(card));
  layout.push_back(pile);

  const std::optional<Kind> kind = asked(screen);
  for (int i = 0; i < rules.players; ++i) {
    const auto self = static_cast<std::size_t>(i);
    Zone hand;
    hand.owner = Seat(i);
    hand.title = Message(screen.chosen[self] ? "ganz-nach-plan.zone.chosen" : "ganz-nach-plan.zone.hand",
                         {placeName(placeOf(screen, Seat(i))), arg::number("n", screen.handSizes[self])});
    if (screen.viewer == Seat(i)) {
      for (const Card card : screen.hand) {
        Piece piece = pieceOf(card);
        piece.lit = screen.choice == card;
        if (kind) piece.action = write(rules, {*kind, card});
        hand.pieces.push_back(piece);
      }
    } else {
      Piece back;
      back.faceDown = true;
      hand.pieces.assign(static_cast<std::size_t>(screen.handSizes[self]), back);
    }
    layout.push_back(hand);
  }
  return layout;
}

Message GanzNachPlan::label(const Rules& rules, const Screen& screen, const Action& action) {
  const Arg card = arg::word("card", phraseOf(action.card));
  const auto other = [&](Seat from, ganz_nach_plan::Side side) {
    return arg::seat("other", screen.places[static_cast<std::size_t>(rules.beside(placeOf(screen, from), side))]);
  };
  switch (action.kind) {
    case Kind::give: return Message("ganz-nach-plan.label.give", {card, other(screen.player, sideOf(*screen.played))});
    case Kind::pass:
      return Message("ganz-nach-plan.label.pass", {card, other(*screen.viewer, ganz_nach_plan::Side::left)});
    case Kind::play: break;
  }
  if (!hasSide(action.card)) return Message("ganz-nach-plan.label.play", {card});
  return Message("ganz-nach-plan.label.playAt", {card, other(screen.player, sideOf(action.card))});
}

}  // namespace sammel
