// What High Card says to people.
#include "highcard.hpp"

namespace sammel {

std::span<const Phrase> HighCard::phrases() {
  static constexpr std::array phrases{
      Phrase{"highcard.starts", "{who} beginnt.", "{who} begins."},
      Phrase{"highcard.starts.you", "Du beginnst.", "You begin."},
      Phrase{"highcard.card", "Deine Karte: {card}.", "Your card: {card}."},
      Phrase{"highcard.bets", "{who} setzt {n}.", "{who} bets {n}."},
      Phrase{"highcard.bets.you", "Du setzt {n}.", "You bet {n}."},
      Phrase{"highcard.shows", "{who} zeigt {card}.", "{who} shows {card}."},
      Phrase{"highcard.shows.you", "Du zeigst {card}.", "You show {card}."},
      Phrase{"highcard.ask", "Wie viel setzt du auf deine Karte?", "How much do you bet on your card?", "bet"},
      Phrase{"highcard.label", "{n} setzen", "Bet {n}"},
      Phrase{"highcard.no.bet", "Setze zwischen 0 und {most}.", "Bet between 0 and {most}."},
      Phrase{"highcard.sheet.points", "Punkte", "Points"},
      Phrase{"highcard.zone", "Karte und Einsatz", "Card and bet"},
      Phrase{"highcard.piece.card", "{n}", "{n}"},
      Phrase{"highcard.piece.bet", "Einsatz {n}", "bet {n}"},
  };
  return phrases;
}

Message HighCard::words(const Rules&, const Event& event) {
  return std::visit(
      Overloaded{
          [](const Starts& e) { return Message("highcard.starts", {arg::seat("who", e.who)}); },
          [](const Gets& e) { return Message("highcard.card", {arg::number("card", e.card)}); },
          [](const Bets& e) { return Message("highcard.bets", {arg::seat("who", e.who), arg::number("n", e.bet)}); },
          [](const Shows& e) {
            return Message("highcard.shows", {arg::seat("who", e.who), arg::number("card", e.card)});
          },
      },
      event);
}

Text HighCard::rulebook() {
  static constexpr std::string_view de = R"md(# Hohe Karte

- **H1** Jeder bekommt eine von zehn Karten (1 bis 10) und sieht nur die eigene. Das Los bestimmt, wer beginnt.
- **H2** Reihum setzt jeder einmal zwischen 0 und 3.
- **H3** Dann werden alle Karten aufgedeckt. Die höchste bekommt alle Einsätze, und das Spiel ist zu Ende.

`bet 2` setzt 2.
)md";
  static constexpr std::string_view en = R"md(# High Card

- **H1** Everybody gets one of ten cards (1 to 10) and sees only that one. The start player is drawn by lot.
- **H2** In turn everybody bets once, between 0 and 3.
- **H3** Then all cards are turned over. The highest takes all bets, and the game is over.

`bet 2` bets 2.
)md";
  return {de, en};
}

Layout HighCard::layout(const Rules& rules, const Screen& screen) {
  Layout layout;
  for (int i = 0; i < rules.players; ++i) {
    Zone& zone = layout.emplace_back();
    zone.title = Message("highcard.zone");
    zone.owner = Seat(i);
    Piece& card = zone.pieces.emplace_back();
    card.label = Message("highcard.piece.card", {arg::number("n", screen.cards[Seat(i)])});
    card.faceDown = screen.cards[Seat(i)] == 0;
    for (std::size_t n = 0; n < screen.bets.size(); ++n) {
      if (bettor(rules, screen, static_cast<int>(n)) != Seat(i)) continue;
      zone.pieces.emplace_back().label = Message("highcard.piece.bet", {arg::number("n", screen.bets[n])});
    }
  }
  return layout;
}

}  // namespace sammel
