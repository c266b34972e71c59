// What Fair Enough says to people: phrases and rules.
#include <array>

#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel {

std::span<const Phrase> FairEnough::phrases() {
  static constexpr std::array phrases{
      Phrase{"fair-enough.option.variant", "Variante: siebte Zeitkarte", "Variant: a seventh time card"},
      Phrase{"fair-enough.option.variant.off", "nein", "no"},
      Phrase{"fair-enough.option.variant.on", "ja (21; eine von sieben bleibt ungesehen)",
             "yes (21; one of the seven stays unseen)"},
      Phrase{"fair-enough.option.openCollections", "Offene Sammlungen", "Open collections"},
      Phrase{"fair-enough.option.openCollections.off", "nein (merken gehört dazu)", "no (remembering is part of it)"},
      Phrase{"fair-enough.option.openCollections.on", "ja (Gesichertes liegt offen)", "yes (secured cards lie open)"},

      Phrase{"fair-enough.content.kind", "Die Sammelkarten „{name}“ gibt es doppelt, oder es sind keine Sammelkarten.",
             "The collection cards “{name}” are there twice, or are no collection cards."},
      Phrase{"fair-enough.content.value", "Der höchste Wert liegt zwischen 1 und {most}.",
             "The highest value is between 1 and {most}."},
      Phrase{"fair-enough.content.copies", "Von jeder Sonderkarte gibt es 0 bis {most}.",
             "There are 0 to {most} of each special card."},
      Phrase{"fair-enough.content.cards", "{n} Karten sind zu wenig; für fünf Personen braucht es {needed}.",
             "{n} cards are too few; five players need {needed}."},
      Phrase{"fair-enough.content.time", "Eine Zeitkarte zeigt 1 bis {most}.", "A time card shows 1 to {most}."},
      Phrase{"fair-enough.content.days", "Für {players} Personen gibt es {n} Zeitkarten statt {needed}.",
             "For {players} players there are {n} time cards instead of {needed}."},

      Phrase{"fair-enough.face.promos", "Promo", "Promo"},
      Phrase{"fair-enough.face.miniatures", "Miniatur", "Miniature"},
      Phrase{"fair-enough.face.autographs", "Autogramm", "Autograph"},
      Phrase{"fair-enough.face.dice", "Würfel", "Dice"},
      Phrase{"fair-enough.face.meeples", "Meeple", "Meeple"},
      Phrase{"fair-enough.face.pins", "Pin", "Pin"},
      Phrase{"fair-enough.face.posters", "Poster", "Poster"},
      Phrase{"fair-enough.face.mats", "Matte", "Play mat"},
      Phrase{"fair-enough.face.sleeves", "Hüllen", "Sleeves"},
      Phrase{"fair-enough.face.queue", "Warteschlange", "Queue"},
      Phrase{"fair-enough.face.preorder", "Vorbestellung", "Pre-order"},
      Phrase{"fair-enough.face.soldout", "Ausverkauft", "Sold out"},
      Phrase{"fair-enough.card", "{card} {value}", "{card} {value}"},

      Phrase{"fair-enough.begins", "Das Los entscheidet: {who} beginnt.", "The lot decides: {who} begins."},
      Phrase{"fair-enough.begins.you", "Das Los entscheidet: Du beginnst.", "The lot decides: you begin."},
      Phrase{"fair-enough.day", "Tag {n} von {days}: Recherche. {who} beginnt.",
             "Day {n} of {days}: research. {who} begins."},
      Phrase{"fair-enough.day.you", "Tag {n} von {days}: Recherche. Du beginnst.",
             "Day {n} of {days}: research. You begin."},
      Phrase{"fair-enough.takes", "{who} nimmt {card} {value}.", "{who} takes {card} {value}."},
      Phrase{"fair-enough.takes.you", "Du nimmst {card} {value}.", "You take {card} {value}."},
      Phrase{"fair-enough.takes.special", "{who} nimmt eine Sonderkarte: {card}.",
             "{who} takes a special card: {card}."},
      Phrase{"fair-enough.takes.special.you", "Du nimmst eine Sonderkarte: {card}.",
             "You take a special card: {card}."},
      Phrase{"fair-enough.taken", "{who} hat {n} {n|Karte|Karten} genommen.", "{who} has taken {n} {n|card|cards}."},
      Phrase{"fair-enough.taken.you", "Du hast {n} {n|Karte|Karten} genommen.", "You have taken {n} {n|card|cards}."},
      Phrase{"fair-enough.passes", "{who} nimmt nichts.", "{who} takes nothing."},
      Phrase{"fair-enough.passes.you", "Du nimmst nichts.", "You take nothing."},
      Phrase{"fair-enough.reshuffled", "Der Stapel ist leer: {n} abgelegte {n|Karte wird|Karten werden} neu gemischt.",
             "The pile is empty: {n} discarded {n|card is|cards are} shuffled."},
      Phrase{"fair-enough.opens", "Die Messe öffnet: {time} Zeit.", "The fair opens: {time} time."},
      Phrase{"fair-enough.plays", "{who} spielt {card} {value}. Restzeit: {time}.",
             "{who} plays {card} {value}. Time left: {time}."},
      Phrase{"fair-enough.plays.you", "Du spielst {card} {value}. Restzeit: {time}.",
             "You play {card} {value}. Time left: {time}."},
      Phrase{"fair-enough.plays.queue", "{who} spielt {card} {value} mit Warteschlange. Restzeit: {time}.",
             "{who} plays {card} {value} with a Queue. Time left: {time}."},
      Phrase{"fair-enough.plays.queue.you", "Du spielst {card} {value} mit Warteschlange. Restzeit: {time}.",
             "You play {card} {value} with a Queue. Time left: {time}."},
      Phrase{"fair-enough.plays.preorder", "{who} spielt {card} {value} mit Vorbestellung. Restzeit weiter: {time}.",
             "{who} plays {card} {value} with a Pre-order. Time left is still {time}."},
      Phrase{"fair-enough.plays.preorder.you", "Du spielst {card} {value} mit Vorbestellung. Restzeit weiter: {time}.",
             "You play {card} {value} with a Pre-order. Time left is still {time}."},
      Phrase{"fair-enough.plays.soldout", "{who} spielt {card} {value} mit Ausverkauft. Welche Karte muss weg?",
             "{who} plays {card} {value} with a Sold out. Which card has to go?"},
      Phrase{"fair-enough.plays.soldout.you", "Du spielst {card} {value} mit Ausverkauft. Welche Karte muss weg?",
             "You play {card} {value} with a Sold out. Which card has to go?"},
      Phrase{"fair-enough.removed", "Ausverkauft: {card} {value} von {who} kommt weg. Restzeit: {time}.",
             "Sold out: {card} {value} of {who} is removed. Time left: {time}."},
      Phrase{"fair-enough.removed.you", "Ausverkauft: Deine Karte {card} {value} kommt weg. Restzeit: {time}.",
             "Sold out: your card {card} {value} is removed. Time left: {time}."},
      Phrase{"fair-enough.closes", "{who} trifft die Null: Die Messe schließt!", "{who} hits zero: the fair closes!"},
      Phrase{"fair-enough.closes.you", "Du triffst die Null: Die Messe schließt!", "You hit zero: the fair closes!"},
      Phrase{"fair-enough.loses", "{who} verliert {n} ungesicherte {n|Karte|Karten}.",
             "{who} loses {n} unsecured {n|card|cards}."},
      Phrase{"fair-enough.loses.you", "Du verlierst {n} ungesicherte {n|Karte|Karten}.",
             "You lose {n} unsecured {n|card|cards}."},
      Phrase{"fair-enough.secures", "{who} sichert {n} {n|Karte|Karten}.", "{who} secures {n} {n|card|cards}."},
      Phrase{"fair-enough.secures.you", "Du sicherst {n} {n|Karte|Karten}.", "You secure {n} {n|card|cards}."},
      Phrase{"fair-enough.leaves", "{who} geht nach Hause, ohne etwas zu sichern.",
             "{who} goes home with nothing to secure."},
      Phrase{"fair-enough.leaves.you", "Du gehst nach Hause, ohne etwas zu sichern.",
             "You go home with nothing to secure."},
      Phrase{"fair-enough.startCard", "{who} ist heute zuerst draußen und bekommt die Startspielerkarte.",
             "{who} is the first to leave today and gets the start-player card."},
      Phrase{"fair-enough.startCard.you", "Du bist heute zuerst draußen und bekommst die Startspielerkarte.",
             "You are the first to leave today and get the start-player card."},
      Phrase{"fair-enough.wins", "{who} gewinnt mit {n} {n|Punkt|Punkten}.", "{who} wins with {n} {n|point|points}."},
      Phrase{"fair-enough.wins.you", "Du gewinnst mit {n} {n|Punkt|Punkten}.", "You win with {n} {n|point|points}."},
      Phrase{"fair-enough.winsTie",
             "{who} gewinnt mit {n} {n|Punkt|Punkten}; bei Gleichstand entscheiden die meisten Karten einer Art.",
             "{who} wins with {n} {n|point|points}; most cards of a single kind break the tie."},
      Phrase{"fair-enough.winsTie.you",
             "Du gewinnst mit {n} {n|Punkt|Punkten}; bei Gleichstand entscheiden die meisten Karten einer Art.",
             "You win with {n} {n|point|points}; most cards of a single kind break the tie."},
      Phrase{"fair-enough.shares", "{who} teilt sich den Sieg mit {n} {n|Punkt|Punkten}.",
             "{who} shares the win with {n} {n|point|points}."},
      Phrase{"fair-enough.shares.you", "Du teilst dir den Sieg mit {n} {n|Punkt|Punkten}.",
             "You share the win with {n} {n|point|points}."},

      Phrase{"fair-enough.ask.take",
             "Nimm {n|die offene Karte|bis zu zwei der offenen Karten, eine nach der anderen}, oder nimm nichts.",
             "Take {n|the open card|up to two of the open cards, one by one}, or take nothing.", "take done"},
      Phrase{"fair-enough.ask.take.nothing", "Es liegt keine Karte offen: Nimm nichts.",
             "There is no open card: take nothing.", "done"},
      Phrase{"fair-enough.ask.takeMore", "Nimm noch eine Karte oder hör auf.", "Take one more card, or stop.",
             "take done"},
      Phrase{"fair-enough.ask.play", "Restzeit {time}: Spiel eine Karte, oder sichere, was vor dir liegt.",
             "Time left {time}: play a card, or secure what lies before you.", "play secure"},
      Phrase{"fair-enough.ask.play.special",
             "Restzeit {time}: Spiel eine Karte, wenn du magst mit einer Sonderkarte, oder sichere, was vor dir liegt.",
             "Time left {time}: play a card, with a special card if you like, or secure what lies before you.",
             "play special secure"},
      Phrase{"fair-enough.ask.play.onlySpecial",
             "Restzeit {time}, zu wenig für jede deiner Karten allein: Spiel eine mit einer Sonderkarte, oder sichere, "
             "was vor dir liegt.",
             "Time left {time}, too little for any of your cards alone: play one with a special card, or secure what "
             "lies before you.",
             "special secure"},
      Phrase{"fair-enough.ask.play.nothing",
             "Restzeit {time}: Du kannst keine Karte spielen. Sichere, was vor dir liegt.",
             "Time left {time}: you cannot play a card. Secure what lies before you.", "secure"},
      Phrase{"fair-enough.ask.playFirst",
             "Restzeit {time}: Spiel eine Karte, oder geh nach Hause, ohne etwas zu sichern.",
             "Time left {time}: play a card, or go home with nothing to secure.", "play secure"},
      Phrase{"fair-enough.ask.playFirst.special",
             "Restzeit {time}: Spiel eine Karte, wenn du magst mit einer Sonderkarte, oder geh nach Hause, ohne etwas "
             "zu sichern.",
             "Time left {time}: play a card, with a special card if you like, or go home with nothing to secure.",
             "play special secure"},
      Phrase{"fair-enough.ask.playFirst.onlySpecial",
             "Restzeit {time}, zu wenig für jede deiner Karten allein: Spiel eine mit einer Sonderkarte, oder geh nach "
             "Hause, ohne etwas zu sichern.",
             "Time left {time}, too little for any of your cards alone: play one with a special card, or go home with "
             "nothing to secure.",
             "special secure"},
      Phrase{"fair-enough.ask.playFirst.nothing",
             "Restzeit {time}: Du kannst keine Karte spielen. Geh nach Hause, ohne etwas zu sichern.",
             "Time left {time}: you cannot play a card. Go home with nothing to secure.", "secure"},
      Phrase{"fair-enough.ask.remove", "Ausverkauft bei Restzeit {time}: Welche Karte muss weg?",
             "Sold out with {time} time left: which card has to go?", "remove"},

      Phrase{"fair-enough.no.research", "Karten nimmst du nur in der Recherche; jetzt wird gesammelt.",
             "You take cards only while researching; now everybody collects."},
      Phrase{"fair-enough.no.display", "{card} {value} liegt nicht in der Auslage.",
             "{card} {value} is not in the display."},
      Phrase{"fair-enough.no.display.special", "{card} liegt nicht in der Auslage.",
             "There is no {card} in the display."},
      Phrase{"fair-enough.no.collecting", "Noch läuft die Recherche: Nimm Karten oder hör auf.",
             "This is still research: take cards, or stop."},
      Phrase{"fair-enough.no.remove", "Entfernen kannst du nur mit Ausverkauft.",
             "You can remove a card only with a Sold out."},
      Phrase{"fair-enough.no.laid", "{card} {value} liegt vor niemandem ungesichert.",
             "{card} {value} does not lie unsecured before anybody."},
      Phrase{
          "fair-enough.no.tooLate",
          "Diese Karte braucht genau die ganze Restzeit auf: Danach ist es für Ausverkauft zu spät. Wähle eine andere.",
          "This card uses up exactly all the time: after it, it is too late for a Sold out. Choose another one."},
      Phrase{"fair-enough.no.tooLong",
             "Für {card} {value} reicht die Restzeit {time} nicht: Wähle eine andere Karte, die Zeit zurückbringt.",
             "There is not enough time for {card} {value}, only {time} is left: choose another card that gives time "
             "back."},
      Phrase{"fair-enough.no.tooLow",
             "{card} {value} bringt zu wenig: Mit Restzeit {time} fehlt dir dann noch Zeit für die {needed}.",
             "{card} {value} gives too little back: with {time} left there is not enough time for the {needed}."},
      Phrase{"fair-enough.no.selling", "Wähle erst die Karte, die ausverkauft ist.",
             "First choose the card that is sold out."},
      Phrase{"fair-enough.no.hand", "{card} {value} hast du nicht auf der Hand.", "You do not hold {card} {value}."},
      Phrase{"fair-enough.no.special", "Dafür fehlt dir die Sonderkarte: {card}.",
             "You lack the special card for this: {card}."},
      Phrase{"fair-enough.no.alone",
             "Eine Sonderkarte spielst du nie allein, sondern zusammen mit einer Sammelkarte: {card}.",
             "A special card is never played alone but together with a collection card: {card}."},
      Phrase{"fair-enough.no.target",
             "{card} {value} geht auch mit Ausverkauft nicht: Keine ungesicherte Karte bringt genug Zeit zurück.",
             "{card} {value} is impossible even with a Sold out: no unsecured card gives enough time back."},
      Phrase{"fair-enough.no.nothingLaid",
             "Mit Ausverkauft geht {card} {value} nicht: Vorher liegt keine Karte da, die du entfernen könntest, und "
             "danach ist die Zeit um.",
             "{card} {value} is impossible with a Sold out: before it there is no card to remove, and after it the "
             "time is up."},
      Phrase{"fair-enough.no.time", "{card} {value} braucht {needed} Zeit, es {time|ist|sind} nur noch {time} übrig.",
             "{card} {value} takes {needed} time, but only {time} is left."},

      Phrase{"fair-enough.sheet.values", "Werte der Sammlung", "Values of the collection"},
      Phrase{"fair-enough.sheet.sets", "Sets ab drei Karten", "Sets of three or more"},
      Phrase{"fair-enough.sheet.hand", "Handkarten, doppelt", "Cards in hand, doubled"},
      Phrase{"fair-enough.sheet.specials", "Sonderkarten auf der Hand", "Special cards in hand"},
      Phrase{"fair-enough.sheet.total", "Punkte", "Points"},
      Phrase{"fair-enough.sheet.largest", "Größtes Set (bei Gleichstand)", "Largest set (breaks ties)"},

      Phrase{"fair-enough.zone.day", "Tag {n} von {days}", "Day {n} of {days}"},
      Phrase{"fair-enough.zone.display", "Auslage (Stapel: {pile})", "Display (pile: {pile})"},
      Phrase{"fair-enough.zone.times", "Zeitkarten, die noch kommen", "Time cards still to come"},
      Phrase{"fair-enough.zone.timesVariant", "Zeitkarten, die noch kommen; eine bleibt ungesehen",
             "Time cards still to come; one stays unseen"},
      Phrase{"fair-enough.zone.discard", "Ablage ({n})", "Discard pile ({n})"},
      Phrase{"fair-enough.zone.laid", "ausgelegt (Hand: {hand}, gesichert: {secured})",
             "laid out (hand: {hand}, secured: {secured})"},
      Phrase{"fair-enough.zone.out", "heute draußen (Hand: {hand}, gesichert: {secured})",
             "out for today (hand: {hand}, secured: {secured})"},
      Phrase{"fair-enough.zone.secured", "Sammlung", "collection"},
      Phrase{"fair-enough.zone.hand", "Hand", "Hand"},
      Phrase{"fair-enough.piece.research", "Recherche, Durchgang {lap} von 2", "Research, turn {lap} of 2"},
      Phrase{"fair-enough.piece.time", "Restzeit {time} (heute {day})", "Time left {time} (today {day})"},
      Phrase{"fair-enough.piece.over", "Das Spiel ist zu Ende", "The game is over"},
      Phrase{"fair-enough.piece.start", "Startspielerkarte: {who}", "Start-player card: {who}"},
      Phrase{"fair-enough.piece.number", "{n}", "{n}"},

      Phrase{"fair-enough.label.take", "Nimm {card} {value}", "Take {card} {value}"},
      Phrase{"fair-enough.label.take.special", "Nimm {card}", "Take {card}"},
      Phrase{"fair-enough.label.none", "Nimm nichts", "Take nothing"},
      Phrase{"fair-enough.label.done", "Nimm nichts mehr", "Take no more"},
      Phrase{"fair-enough.label.play", "Spiel {card} {value}", "Play {card} {value}"},
      Phrase{"fair-enough.label.queue", "{card} {value} mit Warteschlange", "{card} {value} with Queue"},
      Phrase{"fair-enough.label.preorder", "{card} {value} mit Vorbestellung", "{card} {value} with Pre-order"},
      Phrase{"fair-enough.label.soldout", "{card} {value} mit Ausverkauft", "{card} {value} with Sold out"},
      Phrase{"fair-enough.label.remove", "Entferne {card} {value}", "Remove {card} {value}"},
      Phrase{"fair-enough.label.secure", "Sichere {n} {n|Karte|Karten} und geh nach Hause",
             "Secure {n} {n|card|cards} and go home"},
      Phrase{"fair-enough.label.leave", "Geh nach Hause, ohne zu sichern", "Go home with nothing to secure"},

      Phrase{"fair-enough.holds.fitting", "{who} hat etwas für höchstens {time} Zeit",
             "{who} has something for at most {time} time"},
      Phrase{"fair-enough.holds.zero", "{who} kann die Null treffen", "{who} can hit zero"},
      Phrase{"fair-enough.holds.special", "{who} hat die Sonderkarte {card}", "{who} has the special card {card}"},
      Phrase{"fair-enough.holds.kind", "{who} hat {card} auf der Hand", "{who} holds {card}"},
  };
  return phrases;
}

namespace {

std::string_view phraseOfPlayingWith(std::optional<fair_enough::Face> special) {
  if (!special) return "fair-enough.plays";
  switch (*special) {
    case fair_enough::Face::queue: return "fair-enough.plays.queue";
    case fair_enough::Face::preorder: return "fair-enough.plays.preorder";
    default: return "fair-enough.plays.soldout";
  }
}

}  // namespace

Message FairEnough::words(const Rules&, const Event& event) {
  using fair_enough::faceArg;
  using fair_enough::valueArg;
  const auto who = [](Seat seat) { return arg::seat("who", seat); };
  const auto count = [](int number) { return arg::number("n", number); };
  const auto time = [](int left) { return arg::number("time", left); };
  return std::visit(
      Overloaded{
          [&](const fair_enough::Begins& e) { return Message("fair-enough.begins", {who(e.who)}); },
          [&](const fair_enough::StartsDay& e) {
            return Message("fair-enough.day", {count(e.day), arg::number("days", fair_enough::rounds), who(e.who)});
          },
          [&](const fair_enough::Takes& e) {
            if (e.card.card().isSpecial()) {
              return Message("fair-enough.takes.special", {who(e.who), faceArg(e.card.face)});
            }
            return Message("fair-enough.takes", {who(e.who), faceArg(e.card.face), valueArg(e.card.value)});
          },
          [&](const fair_enough::StopsTaking& e) {
            return Message(e.cards == 0 ? "fair-enough.passes" : "fair-enough.taken", {who(e.who), count(e.cards)});
          },
          [&](const fair_enough::Reshuffles& e) { return Message("fair-enough.reshuffled", {count(e.cards)}); },
          [&](const fair_enough::Opens& e) { return Message("fair-enough.opens", {time(e.time)}); },
          [&](const fair_enough::Plays& e) {
            return Message(phraseOfPlayingWith(e.special),
                           {who(e.who), faceArg(e.card.face), valueArg(e.card.value), time(e.time)});
          },
          [&](const fair_enough::Removes& e) {
            return Message("fair-enough.removed",
                           {who(e.owner), faceArg(e.card.face), valueArg(e.card.value), time(e.time)});
          },
          [&](const fair_enough::Closes& e) { return Message("fair-enough.closes", {who(e.who)}); },
          [&](const fair_enough::Loses& e) { return Message("fair-enough.loses", {who(e.who), count(e.cards)}); },
          [&](const fair_enough::Secures& e) {
            return Message(e.cards == 0 ? "fair-enough.leaves" : "fair-enough.secures", {who(e.who), count(e.cards)});
          },
          [&](const fair_enough::GetsStartCard& e) { return Message("fair-enough.startCard", {who(e.who)}); },
          [&](const fair_enough::Wins& e) {
            constexpr std::array<std::string_view, 3> keys{"fair-enough.wins", "fair-enough.winsTie",
                                                           "fair-enough.shares"};
            return Message(keys[static_cast<std::size_t>(e.win)], {who(e.who), count(e.points)});
          },
      },
      event);
}

Text FairEnough::rulebook() {
  static constexpr std::string_view de = R"md(# Fair Enough

Für zwei bis fünf. Karten sammeln, die Zeit im Auge behalten und rechtzeitig gehen. Dauer: etwa 40 Minuten.

Sechs Tage lang geht ihr auf die Spielemesse und jagt nach Sammelstücken. Alles kostet Zeit, und die Zeit gehört euch allen gemeinsam. Was du nicht in Sicherheit gebracht hast, wenn die Messe schließt, ist weg.

## Material
- 90 Sammelkarten: neun Arten mit den Werten 1 bis 10. Der Wert ist auch die Zeit, die eine Karte kostet. Promos, Miniaturen und Autogramme sind überliefert; Würfel, Meeples, Pins, Poster, Matten und Hüllen haben wir ergänzt.
- 12 Sonderkarten: Warteschlange, Vorbestellung und Ausverkauft, je viermal.
- Zeitkarten, sechs je Spiel: zu zweit 12, 15, 18, 27, 36 und 45; zu dritt 15, 18, 27, 36, 45 und 54; zu viert und fünft 18, 27, 36, 45, 54 und 63. Davon ist nur die 18 überliefert, ebenso die 21 der Variante. Die anderen Zahlen sind rekonstruiert, auch die Verteilung auf die Spielerzahlen.
- Eine Startspielerkarte.

## Vorbereitung
- **E1** Jede Person bekommt drei Karten auf die Hand, drei weitere liegen offen als Auslage. Wer am ersten Tag beginnt, entscheidet das Los; später beginnt, wer die Startspielerkarte hat. Das gilt für beide Phasen eines Tages. Als Variante kommt die Zeitkarte 21 dazu: Ihr spielt trotzdem nur sechs Tage, und eine der sieben Karten bleibt ungesehen.

## Ein Tag
- **E2** Recherche: Zweimal reihum nimmst du keine, eine oder zwei der offenen Karten auf die Hand, auch Sonderkarten. Alle drei gehen nicht. Nach jedem Zug wird die Auslage wieder auf drei aufgefüllt; was am Ende liegt, bleibt für den nächsten Tag. Ist der Stapel leer, wird die Ablage gemischt. Ist auch sie leer, geht es mit weniger Karten weiter, und zu Beginn der nächsten Recherche wird aufgefüllt. Deine Hand darf beliebig groß werden und bleibt dir über den Tag hinaus.
- **E3** Sammeln: Die Zeitkarte des Tages wird aufgedeckt. Im Uhrzeigersinn legt jede Person, die noch dabei ist, entweder genau eine Sammelkarte vor sich aus, deren Zeit von der Restzeit abgezogen wird, oder sie sichert: Ihre ausgelegten Karten kommen verdeckt in ihre Sammlung, und sie ist für heute draußen. Wer nicht spielen kann oder mag, muss sichern. Das geht auch mit leeren Händen.
- **E4** Höchstens eine Sonderkarte pro Zug, und immer zusammen mit einer Sammelkarte. *Warteschlange:* Die Karte kostet doppelte Zeit. *Vorbestellung:* Die Karte kostet nichts, wie wenig Zeit auch bleibt; sie beendet den Tag nie. *Ausverkauft:* Direkt vor oder nach deiner Karte entfernst du eine beliebige ungesicherte Karte, egal vor wem sie liegt, auch die gerade gespielte. Ihr aufgedruckter Wert kommt zur Restzeit zurück, die dabei über den Anfang des Tages steigen darf. Ohne Ziel geht das nicht. Vor deiner Karte gespielt, zählt die gewonnene Zeit schon für sie; nach einer Karte, die die Zeit auf null gebracht hat, ist es zu spät. Du nennst erst deine Karte, dann das Ziel; ob davor oder danach, ergibt sich. Gespielte Sonderkarten und Entferntes kommen auf die Ablage.
- **E5** Die Zeit fällt nie unter null. Bringt eine gespielte Karte sie genau auf null, schließt die Messe sofort: Wer das war, sichert noch; alle anderen, die noch dabei sind, verlieren ihre ausgelegten Karten an die Ablage.
- **E6** Wer an einem Tag zuerst draußen ist, bekommt die Startspielerkarte. Ist vor der Null niemand gegangen, bekommt sie, wer die Null getroffen hat.
- **E7** Die Phase endet auch, wenn alle draußen sind. Wer als Letztes übrig ist, spielt allein weiter.

*Beispiel:* Es sind noch 6 Zeit. Anna spielt Würfel 4, es bleiben 2. Ben könnte mit einer 2 oder mit einer 1 und Warteschlange die Null treffen; er hat nur eine 7. Mit Ausverkauft geht sie: Er entfernt Annas Würfel 4? Dann wären es 6, zu wenig. Er entfernt stattdessen Cems Poster 9, hat 11 Zeit, und nach seiner 7 bleiben 4.

## Ende
- **E8** Nach sechs Tagen zählst du die Werte deiner gesicherten Karten. Für jede Art, von der du n Karten hast und n mindestens 3 ist, gibt es 5·(n−2) Punkte dazu: 5 für drei, 10 für vier, bis 40 für zehn. Handkarten ziehen das Doppelte ihres Wertes ab, jede Sonderkarte auf der Hand 10. Es gewinnen die meisten Punkte, auch wenn es weniger als null sind. Bei Gleichstand zählen die meisten Karten einer einzigen Art, auch wenn es weniger als drei sind; danach teilt ihr euch den Sieg.

*Beispiel:* Poster 2, 5, 6 und 9 und Pin 10 sind 32 Punkte, dazu 10 für die vier Poster. Eine 3 und eine Warteschlange auf der Hand kosten 6 und 10. Das macht 26.

## Was man sieht
Handkarten sind geheim, ihre Anzahl ist es nicht. Die Sammlungen der anderen liegen verdeckt: Alle haben gesehen, was hineinkam, aber merken müsst ihr es euch selbst. Wer das nicht mag, wählt offene Sammlungen. Die eigene Sammlung darfst du immer ansehen, die Ablage auch.

## So schreibt man Züge
`take dice-7` und `take queue` nehmen eine Karte, `done` beendet das Nehmen. `play dice-7` spielt eine Karte, `queue dice-7`, `preorder dice-7` und `soldout dice-7` mit einer Sonderkarte; nach der letzten nennt `remove pins-3` das Ziel. `secure` sichert. Die Arten heißen `promos`, `miniatures`, `autographs`, `dice`, `meeples`, `pins`, `posters`, `mats` und `sleeves`, die Sonderkarten `queue`, `preorder` und `soldout`.
)md";
  static constexpr std::string_view en = R"md(# Fair Enough

For two to five. Collect cards, watch the clock, and leave in time. About 40 minutes.

For six days you go to the games fair and hunt for collectables. Everything takes time, and the time belongs to all of you together. What you have not brought to safety when the fair closes is gone.

## Pieces
- 90 collection cards: nine kinds with the values 1 to 10. The value is also the time that a card takes. Promos, miniatures and autographs are attested; dice, meeples, pins, posters, play mats and sleeves are our additions.
- 12 special cards: Queue, Pre-order and Sold out, four of each.
- Time cards, six a game: with two players 12, 15, 18, 27, 36 and 45; with three 15, 18, 27, 36, 45 and 54; with four and five 18, 27, 36, 45, 54 and 63. Only the 18 is attested, and the 21 of the variant. The other numbers are reconstructed, and so is how they go with the number of players.
- A start-player card.

## Set-up
- **E1** Everybody gets three cards, and three more lie open as the display. Who begins on the first day is drawn by lot; later it is whoever has the start-player card. This goes for both phases of a day. As a variant the time card 21 is added: you still play only six days, and one of the seven cards stays unseen.

## A day
- **E2** Research: twice round, you take none, one or two of the open cards into your hand, special cards too. All three is not allowed. After every turn the display is filled up to three again; what lies there at the end stays for the next day. If the pile is empty the discard pile is shuffled. If that is empty too, play goes on with fewer cards, and the display is filled up when the next research begins. Your hand may grow as large as you like, and you keep it overnight.
- **E3** Collecting: the day's time card is turned up. Clockwise, everybody who is still in either lays out exactly one collection card, whose time is taken off what is left, or secures: their laid cards go face down to their collection, and they are out for today. Whoever cannot or does not want to play has to secure. That is possible with nothing to secure, too.
- **E4** At most one special card a turn, and always together with a collection card. *Queue:* the card takes double time. *Pre-order:* the card takes no time, however little is left; it never ends the day. *Sold out:* directly before or after your card you remove any unsecured card, whoever laid it, even the one just played. Its printed value comes back to the time, which may thus rise above what the day began with. Without a target this is impossible. Played before your card, the time gained already counts for it; after a card that brought the time to zero it is too late. You name your card first and then the target; whether before or after follows from it. Played special cards and removed cards go to the discard pile.
- **E5** The time never goes below zero. If a played card brings it to exactly zero the fair closes at once: that player still secures; everybody else who is still in loses their laid cards to the discard pile.
- **E6** Whoever is out first on a day gets the start-player card. If nobody had left before zero was hit, it goes to the one who hit it.
- **E7** The phase also ends when everybody is out. Whoever is left as the last one plays on alone.

*Example:* 6 time is left. Anna plays Dice 4, which leaves 2. Ben could hit zero with a 2, or with a 1 and a Queue; but he has only a 7. With a Sold out it can be done: remove Anna's Dice 4? That would make 6, too little. So he removes Cem's Poster 9, has 11, and after his 7 there is 4 left.

## End
- **E8** After six days you count the values of your secured cards. Every kind of which you have n cards, n being at least 3, adds 5·(n−2) points: 5 for three, 10 for four, up to 40 for ten. Cards in hand cost double their value, every special card in hand costs 10. Most points win, even if they are below zero. If tied, the most cards of a single kind decide, even if they are fewer than three; then you share the win.

*Example:* Posters 2, 5, 6 and 9 and Pin 10 are 32 points, and 10 more for the four posters. A 3 and a Queue in hand cost 6 and 10. That makes 26.

## What you see
Hands are secret, their sizes are not. The others' collections lie face down: everybody saw what went in, but you have to remember it yourselves. If you do not like that, choose open collections. You may always look through your own collection and the discard pile.

## How moves are written
`take dice-7` and `take queue` take a card, `done` takes no more. `play dice-7` plays a card, `queue dice-7`, `preorder dice-7` and `soldout dice-7` play it with a special card; after the last of these `remove pins-3` names the target. `secure` secures. The kinds are `promos`, `miniatures`, `autographs`, `dice`, `meeples`, `pins`, `posters`, `mats` and `sleeves`, the special cards `queue`, `preorder` and `soldout`.
)md";
  return {de, en};
}

}  // namespace sammel
