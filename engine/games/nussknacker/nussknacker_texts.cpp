// What Nussknacker says to people: phrases, rules, the drawing for the terminal.
#include <algorithm>
#include <array>

#include "engine/games/nussknacker/nussknacker.hpp"

namespace sammel {

std::span<const Phrase> Nussknacker::phrases() {
  static constexpr std::array phrases{
      Phrase{"nussknacker.option.cards", "Karten", "Cards"},
      Phrase{"nussknacker.option.cards.12", "12 (Werte 1 bis 6)", "12 (values 1 to 6)"},
      Phrase{"nussknacker.option.cards.14", "14 (Werte 1 bis 7)", "14 (values 1 to 7)"},
      Phrase{"nussknacker.option.cards.16", "16 (Werte 1 bis 8)", "16 (values 1 to 8)"},

      Phrase{"nussknacker.deal", "Runde {deal}: Eine Karte ist die Nuss, der Rest ist verteilt. {who} beginnt.",
             "Deal {deal}: one card is the nut, the rest is dealt. {who} begins."},
      Phrase{"nussknacker.deal.you", "Runde {deal}: Eine Karte ist die Nuss, der Rest ist verteilt. Du beginnst.",
             "Deal {deal}: one card is the nut, the rest is dealt. You begin."},
      Phrase{"nussknacker.asks", "{asker} fragt {who} nach {value}.", "{asker} asks {who} for {value}."},
      Phrase{"nussknacker.asks.you", "{asker} fragt dich nach {value}.", "{asker} asks you for {value}."},
      Phrase{"nussknacker.youAsk", "Du fragst {asked} nach {value} und legst dafür {cards} bereit.",
             "You ask {asked} for {value} and put aside {cards} for it."},
      Phrase{"nussknacker.cannot", "{who} kann {value} nicht bilden.", "{who} cannot make {value}."},
      Phrase{"nussknacker.cannot.you", "Du kannst {value} nicht bilden.", "You cannot make {value}."},
      Phrase{"nussknacker.can", "{who} kann {value} bilden.", "{who} can make {value}."},
      Phrase{"nussknacker.can.you", "Du kannst {value} bilden.", "You can make {value}."},
      Phrase{"nussknacker.swap",
             "Es wird getauscht: {fromAsker} {fromAsker|Karte|Karten} von {asker} gegen {fromAsked} "
             "{fromAsked|Karte|Karten} von {asked}.",
             "They swap: {fromAsker} {fromAsker|card|cards} of {asker} for {fromAsked} {fromAsked|card|cards} of "
             "{asked}."},
      // Only the two read these: the one who asked, and the other.
      Phrase{"nussknacker.youSwap.you", "{asked} kann das: Du gibst {offered} und bekommst {given}.",
             "{asked} can make it: you give {offered} and get {given}."},
      Phrase{"nussknacker.youSwap", "Du gibst {who} {given} und bekommst {offered}.",
             "You give {who} {given} and get {offered}."},
      Phrase{"nussknacker.right", "{who} sagt {value} an. Richtig! Das bringt einen Chip.",
             "{who} announces {value}. Right! That is worth a chip."},
      Phrase{"nussknacker.right.you", "Du sagst {value} an. Richtig! Das bringt dir einen Chip.",
             "You announce {value}. Right! That is worth a chip."},
      Phrase{"nussknacker.wrong", "{who} sagt {value} an, aber die Nuss war {nut}. Alle anderen bekommen einen Chip.",
             "{who} announces {value}, but the nut was {nut}. Everybody else gets a chip."},
      Phrase{"nussknacker.wrong.you", "Du sagst {value} an, aber die Nuss war {nut}. Alle anderen bekommen einen Chip.",
             "You announce {value}, but the nut was {nut}. Everybody else gets a chip."},
      Phrase{"nussknacker.void", "{n} Fragen und keine Ansage: Diese Runde zählt nicht.",
             "{n} questions and no announcement: this deal does not count."},
      Phrase{"nussknacker.end.void",
             "{n} Runden hintereinander ohne Ansage: Das Spiel endet, die meisten Chips zählen.",
             "{n} deals in a row without an announcement: the game ends, most chips win."},
      Phrase{"nussknacker.end.deals", "Das war Runde {n}: Das Spiel endet, die meisten Chips zählen.",
             "That was deal {n}: the game ends, most chips win."},
      Phrase{"nussknacker.wins", "{who} gewinnt mit {n} {n|Chip|Chips}.", "{who} wins with {n} {n|chip|chips}."},
      Phrase{"nussknacker.wins.you", "Du gewinnst mit {n} {n|Chip|Chips}.", "You win with {n} {n|chip|chips}."},
      Phrase{"nussknacker.shares", "{who} teilt sich den Sieg mit {n} {n|Chip|Chips}.",
             "{who} shares the win with {n} {n|chip|chips}."},
      Phrase{"nussknacker.shares.you", "Du teilst dir den Sieg mit {n} {n|Chip|Chips}.",
             "You share the win with {n} {n|chip|chips}."},

      Phrase{"nussknacker.ask.question", "Wen fragst du nach welcher Summe? Lege dafür eigene Karten bereit.",
             "Whom do you ask for which sum? Put aside cards of your own for it.", "ask"},
      Phrase{"nussknacker.ask.give", "{asker} fragt dich nach {value}. Wähle Karten mit dieser Summe.",
             "{asker} asks you for {value}. Choose cards with this sum.", "give"},
      Phrase{"nussknacker.ask.no", "{asker} fragt dich nach {value}. Du kannst das nicht bilden: Sag nein.",
             "{asker} asks you for {value}. You cannot make it: say no.", "no"},

      Phrase{"nussknacker.label.ask", "{asked} nach {value} fragen, mit {cards}",
             "Ask {asked} for {value}, with {cards}"},
      Phrase{"nussknacker.label.give", "{cards} geben", "Give {cards}"},
      Phrase{"nussknacker.label.no", "Nein sagen", "Say no"},
      Phrase{"nussknacker.label.announce", "{value} als Nuss ansagen", "Announce {value} as the nut"},

      Phrase{"nussknacker.holds.nut", "Die Nuss ist {value}", "The nut is {value}"},
      Phrase{"nussknacker.holds.card", "{who} hat eine {value}", "{who} has a {value}"},

      Phrase{"nussknacker.no.turn", "{asker} ist mit Fragen dran. Ansagen darfst du jederzeit.",
             "It is {asker}'s turn to ask. You may announce at any time."},
      Phrase{"nussknacker.no.pending", "Erst muss {who} antworten. Ansagen darfst du jederzeit.",
             "{who} has to answer first. You may announce at any time."},
      Phrase{"nussknacker.no.pending.you", "Erst musst du antworten. Ansagen darfst du jederzeit.",
             "You have to answer first. You may announce at any time."},
      Phrase{"nussknacker.no.target", "Platz {n} ist nicht besetzt; frage jemanden am Tisch.",
             "Nobody sits at place {n}; ask somebody at the table."},
      Phrase{"nussknacker.no.self", "Dich selbst kannst du nicht fragen.", "You cannot ask yourself."},
      Phrase{"nussknacker.no.cards", "Diese Karten hast du nicht auf der Hand: {cards}.",
             "You do not hold these cards: {cards}."},
      Phrase{"nussknacker.no.empty", "Lege mindestens eine Karte bereit.", "Put aside at least one card."},
      Phrase{"nussknacker.no.tooHigh", "{cards} ergibt {value}; gefragt wird höchstens nach {highest}.",
             "{cards} makes {value}; the highest value to ask for is {highest}."},
      Phrase{"nussknacker.no.notAsked", "Dich hat gerade niemand gefragt.", "Nobody is asking you right now."},
      Phrase{"nussknacker.no.lie", "Du kannst {value} bilden und musst Karten dafür geben.",
             "You can make {value} and have to give cards for it."},
      Phrase{"nussknacker.no.cannot", "Du kannst {value} nicht bilden: Sag nein.", "You cannot make {value}: say no."},
      Phrase{"nussknacker.no.sum", "{cards} ergibt {sum}, gefragt ist {value}.",
             "{cards} makes {sum}, but {value} is asked for."},
      Phrase{"nussknacker.no.announce", "{value} gibt es nicht: Die Nuss hat einen Wert von 1 bis {highest}.",
             "There is no {value}: the nut is worth 1 to {highest}."},

      Phrase{"nussknacker.sheet.right", "Richtig angesagt", "Right announcements"},
      Phrase{"nussknacker.sheet.gifts", "Durch falsche Ansagen der anderen", "From others' wrong announcements"},
      Phrase{"nussknacker.sheet.chips", "Chips", "Chips"},
      Phrase{"nussknacker.sheet.wrong", "Falsch angesagt", "Wrong announcements"},

      Phrase{"nussknacker.draw.deal", "Runde {deal}, Frage {n} von {most}; es beginnt: {start}",
             "Deal {deal}, question {n} of {most}; first to ask: {start}"},
      Phrase{"nussknacker.draw.player", "{name}: {cards} {cards|Karte|Karten}, {chips} {chips|Chip|Chips}",
             "{name}: {cards} {cards|card|cards}, {chips} {chips|chip|chips}"},
      Phrase{"nussknacker.draw.hand", "Deine Hand:", "Your hand:"},
      Phrase{"nussknacker.draw.question", "{asker} fragt {asked} nach {value}: ", "{asker} asks {asked} for {value}: "},
      Phrase{"nussknacker.draw.pending", "…", "…"},
      Phrase{"nussknacker.draw.no", "nein", "no"},
      Phrase{"nussknacker.draw.swap", "{fromAsker} {fromAsker|Karte|Karten} gegen {fromAsked}",
             "{fromAsker} {fromAsker|card|cards} for {fromAsked}"},
      Phrase{"nussknacker.draw.faces", " (du gibst {gave}, bekommst {got})", " (you give {gave}, get {got})"},
      Phrase{"nussknacker.draw.offered", "bereit liegt {offered}", "set aside: {offered}"},
      Phrase{"nussknacker.draw.last.right", "Zuletzt: {who} sagt {value} an, richtig.",
             "Last deal: {who} announced {value}, right."},
      Phrase{"nussknacker.draw.last.wrong", "Zuletzt: {who} sagt {value} an, falsch; die Nuss war {nut}.",
             "Last deal: {who} announced {value}, wrong; the nut was {nut}."},
      Phrase{"nussknacker.draw.last.void", "Zuletzt: eine Runde ohne Ansage.", "Last deal: nobody announced."},
  };
  return phrases;
}

namespace {

Arg cardsArg(std::string_view name, const nussknacker::FewCards& list) {
  nussknacker::Cards cards;
  for (const int value : list) cards = cards + nussknacker::Cards::one(value);
  return arg::text(name, Nussknacker::cardsText(cards));
}

}  // namespace

Message Nussknacker::words(const Rules&, const Event& event) {
  return std::visit(
      Overloaded{
          [](const nussknacker::Deals& e) {
            return Message("nussknacker.deal", {arg::seat("who", e.start), arg::number("deal", e.deal)});
          },
          [](const nussknacker::Asks& e) {
            const Arg value = arg::number("value", e.value);
            if (e.offered) {
              return Message("nussknacker.youAsk", {arg::seat("asked", e.asked), value, cardsArg("cards", *e.offered)});
            }
            return Message("nussknacker.asks", {arg::seat("asker", e.asker), arg::seat("who", e.asked), value});
          },
          [](const nussknacker::Answers& e) {
            return Message(e.yes ? "nussknacker.can" : "nussknacker.cannot",
                           {arg::seat("who", e.asked), arg::number("value", e.value)});
          },
          [](const nussknacker::Swaps& e) {
            if (e.offered && e.given) {
              return Message("nussknacker.youSwap", {arg::seat("who", e.asker), arg::seat("asked", e.asked),
                                                     cardsArg("offered", *e.offered), cardsArg("given", *e.given)});
            }
            return Message("nussknacker.swap",
                           {arg::seat("asker", e.asker), arg::seat("asked", e.asked),
                            arg::number("fromAsker", e.fromAsker), arg::number("fromAsked", e.fromAsked)});
          },
          [](const nussknacker::Announces& e) {
            return Message(e.value == e.nut ? "nussknacker.right" : "nussknacker.wrong",
                           {arg::seat("who", e.who), arg::number("value", e.value), arg::number("nut", e.nut)});
          },
          [](const nussknacker::VoidsDeal&) {
            return Message("nussknacker.void", {arg::number("n", nussknacker::questionsPerDeal)});
          },
          [](const nussknacker::ReachesLimit& e) {
            return e.limit == nussknacker::ReachesLimit::Limit::voidDeals
                       ? Message("nussknacker.end.void", {arg::number("n", nussknacker::voidDealsInARow)})
                       : Message("nussknacker.end.deals", {arg::number("n", nussknacker::dealsPerGame)});
          },
          [](const nussknacker::Wins& e) {
            return Message(e.shared ? "nussknacker.shares" : "nussknacker.wins",
                           {arg::seat("who", e.who), arg::number("n", e.chips)});
          },
      },
      event);
}

Text Nussknacker::rulebook() {
  static constexpr std::string_view de = R"md(# Nussknacker

Für zwei bis vier. Verdeckte Karten, Schlussfolgern, und wer zuerst sicher ist, ruft. Dauer: etwa 20 Minuten.

Eine Karte liegt verdeckt in der Mitte: die Nuss. Wer sie errät, bekommt einen Chip; wer sich irrt, beschenkt alle anderen. Ihr erfahrt etwas, indem ihr euch gegenseitig nach Summen fragt und dabei Karten tauscht.

## Material
16 Karten, jeder Wert von 1 bis 8 zweimal. Leichter wird es als Option mit 12 Karten (Werte 1 bis 6) oder 14 (Werte 1 bis 7); gedruckt sind 12 und 16 genannt, die 14 liegen dazwischen. Dazu Chips, die nie ausgehen.

## Eine Runde
- **N1** Wer in der ersten Runde beginnt, entscheidet das Los. Eine Karte kommt verdeckt zur Seite: die Nuss. Die übrigen werden reihum verteilt, links von der Person, die beginnt; die Hände können sich um eine Karte unterscheiden.
- **N2** Wer an der Reihe ist, fragt eine andere Person nach einem Wert von 1 bis zum höchsten im Spiel. Du darfst nur nach etwas fragen, das du selbst als Summe einer oder mehrerer eigener Karten bilden kannst, und legst mit der Frage heimlich fest, welche Karten das sind.
- **N3** Kann die gefragte Person den Wert bilden, dann muss sie es und sucht aus, mit welchen ihrer Karten. Beide Päckchen wechseln gleichzeitig verdeckt den Besitzer; die anderen sehen nur, wie viele Karten hin und her gehen. Kann sie es nicht, lautet die Antwort „nein“, und die bereitgelegten Karten bleiben geheim. Schwindeln geht nicht.
- **N4** So oder so ist danach die Person links von der fragenden an der Reihe.
- **N5** In jedem Augenblick der Runde, ob du dran bist oder nicht und auch während eine Antwort aussteht, darfst du einen Wert von 1 bis zum höchsten ansagen. Die Nuss wird aufgedeckt: Stimmt es, bekommst du einen Chip; stimmt es nicht, bekommen alle anderen je einen. Dann wird alles neu gemischt und verteilt, und es beginnt die Person links von der, die zuletzt begonnen hat. Sagen zwei gleichzeitig an, zählt, was zuerst ankommt.
- **N6** Unsere Notbremse: Nach 60 Fragen ohne Ansage zählt die Runde nicht, die Nuss bleibt unbekannt, und es wird neu verteilt; auch dann beginnt die nächste Person. Nach drei solchen Runden hintereinander oder nach 60 Runden insgesamt gewinnt, wer die meisten Chips hat; bei Gleichstand teilt ihr euch den Sieg.

*Beispiel:* Du hast 1, 2, 4 und 6, fragst Ben nach 6 und legst 2+4 bereit. Ben hat 1, 5 und 8, kann 6 also bilden und muss 1+5 geben. Danach hast du 1, 1, 5 und 6, Ben 2, 4 und 8; die anderen sehen nur: zwei Karten gegen zwei. Jetzt hast du beide Einsen. Die Nuss ist also keine 1.

## Ende
- **N7** Wer als Erste oder Erster 5 Chips hat, gewinnt sofort. Erreichen mehrere zugleich die 5, geht es weiter, bis jemand mit mindestens 5 Chips mehr hat als alle anderen. Die übrigen Plätze ergeben sich aus den Chips; bei gleich vielen teilt ihr euch den Platz.

## So schreibt man Züge
`ask 2 2+4` fragt Person 2 (gezählt ab 1) nach 6 und legt 2 und 4 bereit, `give 3+3` gibt zwei Dreien, `no` heißt nein, `announce 5` sagt die 5 an.
)md";
  static constexpr std::string_view en = R"md(# Nussknacker

For two to four. Hidden cards, deduction, and whoever is sure first calls out. About 20 minutes.

One card lies face down in the middle: the nut. Guess it and you get a chip; guess wrong and everybody else does. You find out by asking each other for sums, and by the cards that change hands as you do.

## Pieces
16 cards, every value from 1 to 8 twice. As an option it is easier with 12 cards (values 1 to 6) or 14 (values 1 to 7); the print names 12 and 16, and 14 lie between them. And chips, which never run out.

## A deal
- **N1** Who begins in the first deal is drawn by lot. One card is put aside face down: the nut. The others are dealt round, starting to the left of whoever begins; hands may differ by one card.
- **N2** On your turn you ask another player for a value from 1 to the highest in play. You may only ask for what you can make yourself as the sum of one or more of your own cards, and with the question you secretly settle which cards these are.
- **N3** If the player asked can make the value, they must, and choose with which of their cards. Both sets change hands face down at the same time; the others see only how many cards go each way. If they cannot, the answer is “no”, and the cards put aside stay secret. Lying is impossible.
- **N4** Either way it is then the turn of the player to the left of the one who asked.
- **N5** At any moment of the deal, whether it is your turn or not and even while an answer is awaited, you may announce a value from 1 to the highest. The nut is turned over: if you are right you get a chip; if not, each of the others gets one. Then everything is shuffled and dealt anew, and the player to the left of the last one to begin begins. If two announce at once, the first to arrive counts.
- **N6** Our safety brake: after 60 questions without an announcement the deal does not count, the nut stays unknown, and the cards are dealt anew; here too the next player begins. After three such deals in a row, or after 60 deals in all, most chips win; if tied you share the win.

*Example:* You hold 1, 2, 4 and 6, ask Ben for 6 and put aside 2+4. Ben holds 1, 5 and 8, so he can make 6 and has to give 1+5. Now you hold 1, 1, 5 and 6, and Ben 2, 4 and 8; the others see only two cards go each way. You have both ones. So the nut is no 1.

## End
- **N7** The first with 5 chips wins at once. If several reach 5 together, play goes on until somebody with at least 5 chips has more than everybody else. The other places follow from the chips; equal numbers share a place.

## How moves are written
`ask 2 2+4` asks player 2 (counted from 1) for 6 and puts aside 2 and 4, `give 3+3` gives two threes, `no` says no, `announce 5` announces the 5.
)md";
  return {de, en};
}

// The table from the point of view of one person; > marks who has to act.
std::string Nussknacker::draw(const Rules&, const Screen& screen, std::span<const std::string> names,
                              Language language) {
  const Phrasebook book({phrases()});
  const auto say = [&](std::string_view key, std::initializer_list<Arg> args = {}) {
    return book.render(Message(key, args), language, names, Viewer::spectator());
  };
  const auto cards = [](std::string_view name, const CardList& list) {
    Cards set;
    for (const std::int8_t value : list) set = set + Cards::one(value);
    return arg::text(name, cardsText(set));
  };

  std::string out =
      say("nussknacker.draw.deal",
          {arg::number("deal", screen.deal),
           arg::number("n", std::min(screen.questions + (screen.pending ? 0 : 1), nussknacker::questionsPerDeal)),
           arg::number("most", nussknacker::questionsPerDeal), arg::seat("start", screen.start)}) +
      '\n';
  const Seat acts = screen.pending ? screen.pending->asked : screen.asker;
  for (std::size_t i = 0; i < screen.chips.size(); ++i) {
    const Seat player(static_cast<int>(i));
    out += player == acts ? "> " : "  ";
    out += say("nussknacker.draw.player", {arg::seat("name", player), arg::number("cards", screen.handSizes[i]),
                                           arg::number("chips", screen.chips[i])}) +
           '\n';
  }
  for (std::size_t i = 0; i < screen.history.size(); ++i) {
    const ScreenQuestion& question = screen.history[i];
    out += ' ' + std::to_string(i + 1) + ". " +
           say("nussknacker.draw.question", {arg::seat("asker", question.asker), arg::seat("asked", question.asked),
                                             arg::number("value", question.value)});
    if (question.yes) {
      out += say("nussknacker.draw.swap",
                 {arg::number("fromAsker", question.fromAsker), arg::number("fromAsked", question.fromAsked)});
      if (!question.gave.empty()) {
        out += say("nussknacker.draw.faces", {cards("gave", question.gave), cards("got", question.got)});
      }
    } else {
      out += say("nussknacker.draw.no");
    }
    out += '\n';
  }
  if (screen.pending) {
    const ScreenPending& pending = *screen.pending;
    out += ' ' + std::to_string(screen.questions) + ". " +
           say("nussknacker.draw.question", {arg::seat("asker", pending.asker), arg::seat("asked", pending.asked),
                                             arg::number("value", pending.value)}) +
           (pending.offered.empty() ? say("nussknacker.draw.pending")
                                    : say("nussknacker.draw.offered", {cards("offered", pending.offered)})) +
           '\n';
  }
  if (screen.lastDeal) {
    const nussknacker::LastDeal& last = *screen.lastDeal;
    if (last.announcer < 0) {
      out += say("nussknacker.draw.last.void");
    } else {
      out +=
          say(last.right ? "nussknacker.draw.last.right" : "nussknacker.draw.last.wrong",
              {arg::seat("who", Seat(last.announcer)), arg::number("value", last.value), arg::number("nut", last.nut)});
    }
    out += '\n';
  }
  if (!screen.hand.empty()) {
    out += say("nussknacker.draw.hand");
    for (const std::int8_t value : screen.hand) out += ' ' + std::to_string(value);
    out += '\n';
  }
  return out;
}

}  // namespace sammel
