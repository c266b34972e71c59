// What Raufer says to people: phrases and rules.
#include <array>

#include "engine/games/raufer/raufer.hpp"

namespace sammel {

std::span<const Phrase> Raufer::phrases() {
  static constexpr std::array phrases{
      Phrase{"raufer.option.openDiscards", "Alle gespielten Karten zeigen", "Show all played cards"},
      Phrase{"raufer.option.openDiscards.off", "nein, ihr merkt sie euch", "no, you remember them"},
      Phrase{"raufer.option.openDiscards.on", "ja", "yes"},

      Phrase{"raufer.order.up", "rauf", "up"},
      Phrase{"raufer.order.down", "runter", "down"},

      Phrase{"raufer.deal", "Alle bekommen {cards} Karten. {who} beginnt.",
             "Everybody gets {cards} cards. {who} begins."},
      Phrase{"raufer.deal.you", "Alle bekommen {cards} Karten. Du beginnst.",
             "Everybody gets {cards} cards. You begin."},
      Phrase{"raufer.plays", "{who} spielt die {floor} und befiehlt: {order}!",
             "{who} plays the {floor} and orders: {order}!"},
      Phrase{"raufer.plays.you", "Du spielst die {floor} und befiehlst: {order}!",
             "You play the {floor} and order: {order}!"},
      Phrase{"raufer.draws", "{who} kann nicht gehorchen und zieht eine Karte, verdeckt.",
             "{who} cannot obey and draws a card, face down."},
      Phrase{"raufer.draws.you", "Du kannst nicht gehorchen und ziehst eine Karte, verdeckt.",
             "You cannot obey and draw a card, face down."},
      Phrase{"raufer.passes", "{who} kann nicht gehorchen.", "{who} cannot obey."},
      Phrase{"raufer.passes.you", "Du kannst nicht gehorchen.", "You cannot obey."},
      Phrase{"raufer.nobody", "Niemand konnte dem Befehl von {who} gehorchen.",
             "Nobody could obey the order of {who}."},
      Phrase{"raufer.nobody.you", "Niemand konnte deinem Befehl gehorchen.", "Nobody could obey your order."},
      Phrase{"raufer.takes", "{name} nimmt {n} verdeckte {n|Karte|Karten} auf die Hand.",
             "{name} takes {n} face-down {n|card|cards} into hand."},
      Phrase{"raufer.youTake", "Du nimmst {n} verdeckte {n|Karte|Karten} auf die Hand: {cards}.",
             "You take {n} face-down {n|card|cards} into hand: {cards}."},
      Phrase{"raufer.out", "{who} scheidet aus.", "{who} is out."},
      Phrase{"raufer.out.you", "Du scheidest aus.", "You are out."},
      Phrase{"raufer.wins.cards", "{who} hat keine Karten mehr, und dem letzten Befehl wurde gehorcht: {who} gewinnt.",
             "{who} has no cards left, and the last order was obeyed: {who} wins."},
      Phrase{"raufer.wins.cards.you",
             "Du hast keine Karten mehr, und deinem letzten Befehl wurde gehorcht: Du gewinnst.",
             "You have no cards left, and your last order was obeyed: you win."},
      Phrase{"raufer.wins.last", "{who} ist allein im Treppenhaus und gewinnt.",
             "{who} is alone on the stairs and wins."},
      Phrase{"raufer.wins.last.you", "Du bist allein im Treppenhaus und gewinnst.",
             "You are alone on the stairs and win."},

      Phrase{"raufer.ask.lead", "Spiel eine Karte und befiehl rauf oder runter.", "Play a card and order up or down.",
             "play"},
      Phrase{"raufer.ask.up", "{giver} befiehlt {order}: Spiel eine Karte über {top} und gib einen neuen Befehl.",
             "{giver} orders {order}: play a card above {top} and give a new order.", "play"},
      Phrase{"raufer.ask.down", "{giver} befiehlt {order}: Spiel eine Karte unter {top} und gib einen neuen Befehl.",
             "{giver} orders {order}: play a card below {top} and give a new order.", "play"},
      Phrase{"raufer.ask.draw",
             "{giver} befiehlt {order} von {top}. Du kannst nicht gehorchen: Zieh verdeckt eine Karte.",
             "{giver} orders {order} from {top}. You cannot obey: draw a card face down.", "draw"},
      Phrase{"raufer.ask.pass",
             "{giver} befiehlt {order} von {top}. Du kannst nicht gehorchen, und der Stapel ist leer: Passe.",
             "{giver} orders {order} from {top}. You cannot obey, and the stock is empty: pass.", "pass"},
      Phrase{"raufer.ask.passAtRisk",
             "{giver} befiehlt {order} von {top}. Du kannst nicht gehorchen: Passe. Gehorcht nach dir noch jemand, "
             "scheidest du aus, sonst {giver}.",
             "{giver} orders {order} from {top}. You cannot obey: pass. If somebody after you obeys, you are out; "
             "otherwise {giver} is.",
             "pass"},
      Phrase{"raufer.ask.passLast",
             "{giver} befiehlt {order} von {top}. Auch du kannst nicht gehorchen: Passe, und {giver} scheidet aus.",
             "{giver} orders {order} from {top}. You cannot obey either: pass, and {giver} is out.", "pass"},
      Phrase{"raufer.ask.passOut",
             "{giver} befiehlt {order} von {top}. Du kannst nicht gehorchen: Passe, und {giver} gewinnt.",
             "{giver} orders {order} from {top}. You cannot obey: pass, and {giver} wins.", "pass"},

      Phrase{"raufer.no.card", "Die {floor} hast du nicht auf der Hand.", "You do not hold the {floor}."},
      Phrase{"raufer.no.higher", "Der Befehl heißt rauf: Die {floor} liegt nicht über der {top}.",
             "The order is up: the {floor} is not above the {top}."},
      Phrase{"raufer.no.lower", "Der Befehl heißt runter: Die {floor} liegt nicht unter der {top}.",
             "The order is down: the {floor} is not below the {top}."},
      Phrase{"raufer.no.lead", "Du beginnst eine neue Runde: Spiel eine Karte.", "You lead a new round: play a card."},
      Phrase{"raufer.no.must", "Du kannst gehorchen, also musst du.", "You can obey, so you must."},
      Phrase{"raufer.no.pass", "Wer nicht gehorchen kann, zieht, solange Karten im Stapel sind.",
             "Whoever cannot obey draws as long as there is a card in the stock."},
      Phrase{"raufer.no.stock", "Der Stapel ist leer, du kannst nur passen.", "The stock is empty, you can only pass."},

      Phrase{"raufer.sheet.won", "Sieg", "Win"},
      Phrase{"raufer.sheet.outlasted", "Vorher ausgeschiedene andere", "Others who went out before"},
      Phrase{"raufer.sheet.cards", "Karten auf der Hand (bei Gleichstand weniger)", "Cards in hand (fewer break ties)"},

      Phrase{"raufer.zone.pile", "Treppenhaus, {n} {n|Karte|Karten} gespielt", "Stairs, {n} {n|card|cards} played"},
      Phrase{"raufer.zone.order", "Befehl", "Order"},
      Phrase{"raufer.zone.stock", "Stapel", "Stock"},
      Phrase{"raufer.zone.seat", "{n} {n|Karte|Karten}", "{n} {n|card|cards}"},
      Phrase{"raufer.zone.stuck", "{n} {n|Karte|Karten}, kann nicht gehorchen", "{n} {n|card|cards}, cannot obey"},
      Phrase{"raufer.zone.out", "ausgeschieden mit {n} {n|Karte|Karten}", "out with {n} {n|card|cards}"},
      Phrase{"raufer.zone.hand", "Hand", "Hand"},
      Phrase{"raufer.piece.floor", "{floor}", "{floor}"},
      Phrase{"raufer.piece.floorUp", "{floor} ▲", "{floor} ▲"},
      Phrase{"raufer.piece.floorDown", "{floor} ▼", "{floor} ▼"},
      Phrase{"raufer.piece.up", "▲ rauf von {top}, sagt {giver}", "▲ up from {top}, says {giver}"},
      Phrase{"raufer.piece.down", "▼ runter von {top}, sagt {giver}", "▼ down from {top}, says {giver}"},
      Phrase{"raufer.piece.leads", "{name} beginnt eine Runde", "{name} leads a round"},
      Phrase{"raufer.piece.cards", "{n} {n|Karte|Karten}", "{n} {n|card|cards}"},
      Phrase{"raufer.piece.empty", "leer", "empty"},
      Phrase{"raufer.piece.deadly", "leer: Jetzt scheidet man aus", "empty: now players go out"},
      Phrase{"raufer.piece.drawn", "gezogen", "drawn"},

      Phrase{"raufer.label.up", "Spiel die {floor}, befiehl rauf", "Play the {floor}, order up"},
      Phrase{"raufer.label.down", "Spiel die {floor}, befiehl runter", "Play the {floor}, order down"},
      Phrase{"raufer.label.draw", "Zieh verdeckt eine Karte", "Draw a card face down"},
      Phrase{"raufer.label.pass", "Passe", "Pass"},

      Phrase{"raufer.holds.above", "{who} hat etwas über {floor}", "{who} has something above {floor}"},
      Phrase{"raufer.holds.below", "{who} hat etwas unter {floor}", "{who} has something below {floor}"},
      Phrase{"raufer.holds.card", "{who} hat die {floor}", "{who} has the {floor}"},
  };
  return phrases;
}

namespace {

// At most five floors: "3, 8, 17".
FixedText<23> floorsText(const raufer::TakesUp::Floors& floors) {
  FixedText<23> text;
  for (const int floor : floors) text.append(text.empty() ? "" : ", ").append(floor);
  return text;
}

}  // namespace

Message Raufer::words(const Rules&, const Event& event) {
  const auto who = [](Seat seat) { return arg::seat("who", seat); };
  return std::visit(Overloaded{
                        [&](const raufer::Deals& e) {
                          return Message("raufer.deal", {arg::number("cards", e.cards), who(e.leader)});
                        },
                        [&](const raufer::Plays& e) {
                          return Message("raufer.plays",
                                         {who(e.who), arg::number("floor", e.floor), orderArg(e.order)});
                        },
                        [&](const raufer::Draws& e) { return Message("raufer.draws", {who(e.who)}); },
                        [&](const raufer::Passes& e) { return Message("raufer.passes", {who(e.who)}); },
                        [&](const raufer::NobodyObeys& e) { return Message("raufer.nobody", {who(e.giver)}); },
                        [](const raufer::TakesUp& e) {
                          const Arg n = arg::number("n", e.from.size());
                          return e.floors ? Message("raufer.youTake", {n, arg::text("cards", floorsText(*e.floors))})
                                          : Message("raufer.takes", {arg::seat("name", e.who), n});
                        },
                        [&](const raufer::GoesOut& e) { return Message("raufer.out", {who(e.who)}); },
                        [&](const raufer::Wins& e) {
                          return Message(e.byLastCard ? "raufer.wins.cards" : "raufer.wins.last", {who(e.who)});
                        },
                    },
                    event);
}

Text Raufer::rulebook() {
  static constexpr std::string_view de = R"md(# Raufer

Für drei bis fünf. Verdeckte Karten, ein gutes Gedächtnis und ein Befehl zur rechten Zeit. Dauer: etwa 10 Minuten.

Alle stehen im Treppenhaus und kommandieren einander rauf oder runter. Du gewinnst, wenn du deine letzte Karte los wirst oder als Einzige oder Einziger übrig bleibst. Gib nur keinen Befehl, dem niemand gehorchen kann.

## Material
20 Karten mit den Stockwerken 1 bis 20. Zu dritt bekommt jede Person 5 Karten, zu viert 4, zu fünft 3; die übrigen 5, 4 oder 5 sind der verdeckte Stapel.

## Ablauf
- **R1** Wer eine Runde beginnt, spielt eine beliebige Karte offen aus und befiehlt „rauf“ oder „runter“. Jeder Befehl ist erlaubt, auch einer, dem niemand gehorchen kann, etwa 20 und „rauf“. Wer das Spiel beginnt, entscheidet das Los. (Der erste Satz des Zugs fehlt in der gedruckten Anleitung; so beginnt dort jede spätere Runde.)
- **R2** Die nächste Person links, die noch im Spiel ist, muss nach „rauf“ eine höhere, nach „runter“ eine niedrigere Karte spielen als die zuletzt gespielte und gibt dann selbst einen neuen Befehl. Hat sie mehrere passende, sucht sie eine aus. Wer gehorchen kann, muss.
- **R3** Erste Phase, solange beim Geben des Befehls noch Karten im Stapel waren: Wer nicht gehorchen kann, zieht eine Karte und lässt sie verdeckt vor sich liegen. Niemand sieht sie an. Derselbe Befehl gilt dann für die nächste Person. Geht der Stapel unterwegs aus, passen die Übrigen einfach.
- **R4** Sobald jemand gehorcht, nehmen alle ihre verdeckte Karte auf die Hand.
- **R5** Konnte reihum niemand gehorchen, nimmt die Person, die den Befehl gab, alle verdeckten Karten, und links von ihr beginnt eine neue Runde.
- **R6** Zweite Phase, wenn der Stapel beim Geben des Befehls leer war: Wer nicht gehorchen kann, scheidet aus, sobald jemand gehorcht, und zeigt seine Karten nicht. Gehorcht niemand, scheidet nur aus, wer den Befehl gab; links davon beginnt eine neue Runde.
- **R7** Sind nur noch zwei im Spiel, scheidet aus, wer als Erste oder Erster nicht gehorchen kann. Wer den Befehl gab, ist dann sicher.
- **R8** Vom Ablagestapel ist nur die oberste Karte zu sehen. Sich die anderen zu merken, gehört zum Spiel. Mit der Option „Alle gespielten Karten zeigen“ bleiben sie offen liegen.

*Beispiel:* Anna spielt die 14 und befiehlt „rauf“. Ben hat 3, 8 und 12, kann nicht und zieht verdeckt eine Karte. Cleo hat 2 und 17, muss also die 17 spielen und befiehlt „runter“. Ben nimmt seine Karte auf die Hand. Alle wissen jetzt: Vorher hatte Ben nichts über der 14.

## Ende
- **R9** Wer seine letzte Karte gespielt hat, gewinnt, sobald jemand dem Befehl dazu gehorcht. Kann das niemand, gelten R5, R6 oder R7 wie für alle.
- **R10** Wer als Letzte oder Letzter übrig bleibt, gewinnt. Die weiteren Plätze: Wer noch im Spiel ist, liegt vor allen Ausgeschiedenen, und wer später ausschied, vor denen, die früher ausschieden; dann zählen weniger Karten auf der Hand, sonst teilt ihr euch den Platz.

## So schreibt man Züge
`14 up` spielt die 14 und befiehlt rauf, `14 down` befiehlt runter, `draw` zieht, `pass` passt.
)md";
  static constexpr std::string_view en = R"md(# Raufer

For three to five. Hidden cards, a good memory, and an order at the right time. About 10 minutes.

Everybody stands on the stairs and orders the others up or down. You win by getting rid of your last card or by being the only one left. Just never give an order that nobody can obey.

## Pieces
20 cards with the floors 1 to 20. With three players everybody gets 5 cards, with four 4, with five 3; the other 5, 4 or 5 are the face-down stock.

## Play
- **R1** Whoever leads a round plays any card face up and orders “up” or “down”. Any order will do, even one that nobody can obey, such as 20 and “up”. Who leads first is drawn by lot. (The first sentence of the turn is lost in the printed rules; this is how every later round starts there.)
- **R2** After “up” the next player to the left who is still in the game must play a higher card than the last one, after “down” a lower one, and then gives a new order. With several fitting cards it is their choice. Whoever can obey must.
- **R3** Phase one, if there were cards in the stock when the order was given: whoever cannot obey draws a card and leaves it face down in front of them. Nobody looks at it. The same order then goes to the next player. If the stock runs out on the way, the others simply pass.
- **R4** As soon as somebody obeys, everybody takes their face-down card into hand.
- **R5** If the order has gone round and nobody could obey, the player who gave it takes all the face-down cards, and the player to the left leads a new round.
- **R6** Phase two, if the stock was empty when the order was given: whoever cannot obey is out as soon as somebody obeys, and does not show their cards. If nobody obeys, only the player who gave the order is out; the player to the left leads a new round.
- **R7** With only two players left, the first who cannot obey is out. The player who gave the order is safe then.
- **R8** Only the top card of the discard pile can be seen. Remembering the others is part of the game. With the option “Show all played cards” they stay in sight.

*Example:* Anna plays the 14 and orders “up”. Ben has 3, 8 and 12, cannot obey and draws a card face down. Cleo has 2 and 17, so she must play the 17, and orders “down”. Ben takes his card into hand. Now everybody knows: before that, Ben had nothing above 14.

## End
- **R9** Whoever has played their last card wins as soon as somebody obeys the order that came with it. If nobody can, R5, R6 or R7 applies as to anyone.
- **R10** The last player left wins. The other places: whoever is still in comes before all who are out, and later out before earlier out; then fewer cards in hand; otherwise you share the place.

## How moves are written
`14 up` plays the 14 and orders up, `14 down` orders down, `draw` draws, `pass` passes.
)md";
  return {de, en};
}

}  // namespace sammel
