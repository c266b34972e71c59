// What Schollenschubser says to people: phrases and rules.
#include <array>

#include "engine/games/schollenschubser/schollenschubser.hpp"

namespace sammel {

std::span<const Phrase> Schollenschubser::phrases() {
  static constexpr std::array phrases{
      Phrase{"schollenschubser.option.startFloes", "Schollen auf A3 und A4", "Floes on A3 and A4"},
      Phrase{"schollenschubser.option.startFloes.fixed", "zwei Zweier", "two of size 2"},
      Phrase{"schollenschubser.option.startFloes.random", "zufällig", "random"},

      Phrase{"schollenschubser.start", "Alle Forscher stehen am linken Ufer. {who} beginnt.",
             "All researchers stand on the left bank. {who} begins."},
      Phrase{"schollenschubser.start.you", "Alle Forscher stehen am linken Ufer. Du beginnst.",
             "All researchers stand on the left bank. You begin."},
      Phrase{"schollenschubser.rolls", "{who} würfelt {a} und {b}.", "{who} rolls {a} and {b}."},
      Phrase{"schollenschubser.rolls.you", "Du würfelst {a} und {b}.", "You roll {a} and {b}."},
      Phrase{"schollenschubser.stuck", "Keiner der Würfel lässt sich ausführen.", "Neither die can be carried out."},
      Phrase{"schollenschubser.drifts", "{who} lässt die Scholle auf {field} nach {to} treiben.",
             "{who} lets the floe on {field} drift to {to}."},
      Phrase{"schollenschubser.drifts.you", "Du lässt die Scholle auf {field} nach {to} treiben.",
             "You let the floe on {field} drift to {to}."},
      Phrase{"schollenschubser.driftsOff", "{who} lässt die Scholle auf {field} hinaus aufs Meer treiben.",
             "{who} lets the floe on {field} drift out to sea."},
      Phrase{"schollenschubser.driftsOff.you", "Du lässt die Scholle auf {field} hinaus aufs Meer treiben.",
             "You let the floe on {field} drift out to sea."},
      Phrase{"schollenschubser.falls", "{who} hat {n} Forscher mehr am Ufer.",
             "{who} has {n} more {n|researcher|researchers} on the bank."},
      Phrase{"schollenschubser.falls.you", "Du hast {n} Forscher mehr am Ufer.",
             "You have {n} more {n|researcher|researchers} on the bank."},
      Phrase{"schollenschubser.puts", "{who} setzt eine Scholle der Größe {n} auf {field}.",
             "{who} puts a floe of size {n} on {field}."},
      Phrase{"schollenschubser.puts.you", "Du setzt eine Scholle der Größe {n} auf {field}.",
             "You put a floe of size {n} on {field}."},
      Phrase{"schollenschubser.thaws", "{who} lässt die Scholle auf {field} auf Größe {n} tauen.",
             "{who} thaws the floe on {field} to size {n}."},
      Phrase{"schollenschubser.thaws.you", "Du lässt die Scholle auf {field} auf Größe {n} tauen.",
             "You thaw the floe on {field} to size {n}."},
      Phrase{"schollenschubser.thawsAway", "{who} lässt die Scholle auf {field} wegtauen.",
             "{who} thaws the floe on {field} away."},
      Phrase{"schollenschubser.thawsAway.you", "Du lässt die Scholle auf {field} wegtauen.",
             "You thaw the floe on {field} away."},
      Phrase{"schollenschubser.skips", "{who} nimmt die 6 und lässt nichts tauen.",
             "{who} takes the 6 and thaws nothing."},
      Phrase{"schollenschubser.skips.you", "Du nimmst die 6 und lässt nichts tauen.",
             "You take the 6 and thaw nothing."},
      Phrase{"schollenschubser.boards", "{who} setzt einen Forscher vom Ufer auf {field}.",
             "{who} moves a researcher from the bank to {field}."},
      Phrase{"schollenschubser.boards.you", "Du setzt einen Forscher vom Ufer auf {field}.",
             "You move a researcher from the bank to {field}."},
      Phrase{"schollenschubser.steps", "{who} zieht einen Forscher von {field} nach {to}.",
             "{who} moves a researcher from {field} to {to}."},
      Phrase{"schollenschubser.steps.you", "Du ziehst einen Forscher von {field} nach {to}.",
             "You move a researcher from {field} to {to}."},
      Phrase{"schollenschubser.goesBack", "{who} zieht einen Forscher von {field} zurück ans Ufer.",
             "{who} moves a researcher from {field} back to the bank."},
      Phrase{"schollenschubser.goesBack.you", "Du ziehst einen Forscher von {field} zurück ans Ufer.",
             "You move a researcher from {field} back to the bank."},
      Phrase{"schollenschubser.goesHome", "{who} bringt einen Forscher von {field} auf den Eisbrecher: Nummer {n}.",
             "{who} brings a researcher from {field} aboard the icebreaker: number {n}."},
      Phrase{"schollenschubser.goesHome.you", "Du bringst einen Forscher von {field} auf den Eisbrecher: Nummer {n}.",
             "You bring a researcher from {field} aboard the icebreaker: number {n}."},
      Phrase{"schollenschubser.wins", "{who} hat alle vier Forscher an Bord und gewinnt.",
             "{who} has all four researchers aboard and wins."},
      Phrase{"schollenschubser.wins.you", "Du hast alle vier Forscher an Bord und gewinnst.",
             "You have all four researchers aboard and win."},
      Phrase{"schollenschubser.furthest", "{who} ist am weitesten und gewinnt.", "{who} is furthest and wins."},
      Phrase{"schollenschubser.furthest.you", "Du bist am weitesten und gewinnst.", "You are furthest and win."},
      Phrase{"schollenschubser.shares", "{who} ist gleich weit wie andere und teilt sich den Sieg.",
             "{who} is as far as others and shares the win."},
      Phrase{"schollenschubser.shares.you", "Du bist gleich weit wie andere und teilst dir den Sieg.",
             "You are as far as others and share the win."},
      Phrase{"schollenschubser.late", "Das war Zug {n}: Jetzt zählt, wer am weitesten ist.",
             "That was turn {n}: now it counts who is furthest."},

      Phrase{"schollenschubser.ask.drift", "Du hast {a} und {b}. Lass eine Scholle treiben.",
             "You have {a} and {b}. Let a floe drift.", "drift"},
      Phrase{"schollenschubser.ask.put", "Du hast {a} und {b}. Setze eine Scholle ein.",
             "You have {a} and {b}. Put a floe in.", "put"},
      Phrase{"schollenschubser.ask.any", "Du hast {a} und {b}. Lass eine Scholle treiben oder setze eine ein.",
             "You have {a} and {b}. Let a floe drift or put one in.", "drift put"},
      Phrase{"schollenschubser.ask.thaw",
             "Du hast {a} und {b}. Lass eine Scholle tauen, oder nimm die 6 und tu nichts.",
             "You have {a} and {b}. Thaw a floe, or take the 6 and do nothing.", "thaw skip"},
      Phrase{"schollenschubser.ask.nothing", "Du hast {a} und {b}. Nichts kann tauen: Nimm die 6 und tu nichts.",
             "You have {a} and {b}. Nothing can thaw: take the 6 and do nothing.", "skip"},
      Phrase{"schollenschubser.ask.driftOrThaw",
             "Du hast {a} und {b}. Lass eine Scholle treiben, oder nimm die 6 und lass eine tauen oder keine.",
             "You have {a} and {b}. Let a floe drift, or take the 6 and thaw one or none.", "drift thaw skip"},
      Phrase{"schollenschubser.ask.driftOrNothing",
             "Du hast {a} und {b}. Lass eine Scholle treiben, oder nimm die 6 und tu nichts.",
             "You have {a} and {b}. Let a floe drift, or take the 6 and do nothing.", "drift skip"},
      Phrase{"schollenschubser.ask.putOrThaw",
             "Du hast {a} und {b}. Setze eine Scholle ein, oder nimm die 6 und lass eine tauen oder keine.",
             "You have {a} and {b}. Put a floe in, or take the 6 and thaw one or none.", "put thaw skip"},
      Phrase{"schollenschubser.ask.putOrNothing",
             "Du hast {a} und {b}. Setze eine Scholle ein, oder nimm die 6 und tu nichts.",
             "You have {a} and {b}. Put a floe in, or take the 6 and do nothing.", "put skip"},
      Phrase{"schollenschubser.ask.anyOrThaw",
             "Du hast {a} und {b}. Lass eine Scholle treiben, setze eine ein, oder nimm die 6 und lass eine tauen oder "
             "keine.",
             "You have {a} and {b}. Let a floe drift, put one in, or take the 6 and thaw one or none.",
             "drift put thaw skip"},
      Phrase{"schollenschubser.ask.anyOrNothing",
             "Du hast {a} und {b}. Lass eine Scholle treiben, setze eine ein, oder nimm die 6 und tu nichts.",
             "You have {a} and {b}. Let a floe drift, put one in, or take the 6 and do nothing.", "drift put skip"},
      Phrase{"schollenschubser.ask.moves", "Bewege deine Forscher oder beende deinen Zug.",
             "Move your researchers or end your turn.", "move end"},
      Phrase{"schollenschubser.ask.end", "Keiner deiner Forscher kann noch ziehen. Beende deinen Zug.",
             "None of your researchers can move any more. End your turn.", "end"},

      Phrase{"schollenschubser.no.diceDone", "Dein Würfel ist schon ausgeführt, jetzt bewegst du Forscher.",
             "Your die has been carried out; now you move researchers."},
      Phrase{"schollenschubser.no.diceFirst", "Führe zuerst einen Würfel aus.", "Carry out a die first."},
      Phrase{"schollenschubser.no.floe", "Auf {field} ist keine Scholle.", "There is no floe on {field}."},
      Phrase{"schollenschubser.no.south", "Die Scholle auf {field} kann nicht treiben: {south} ist besetzt.",
             "The floe on {field} cannot drift: {south} is taken."},
      Phrase{"schollenschubser.no.column", "Du hast {a} und {b} gewürfelt, das gilt nicht für Spalte {column}.",
             "You rolled {a} and {b}; that is not for column {column}."},
      Phrase{"schollenschubser.no.rowA", "Neue Schollen kommen in Zeile A, nicht auf {field}.",
             "New floes go to row A, not to {field}."},
      Phrase{"schollenschubser.no.four", "Zu dritt gibt es keine Schollen der Größe 4.",
             "With three players there are no floes of size 4."},
      Phrase{"schollenschubser.no.taken", "Auf {field} liegt schon eine Scholle.",
             "There is a floe on {field} already."},
      Phrase{"schollenschubser.no.supply", "Im Vorrat ist keine Scholle der Größe {n} mehr.",
             "There is no floe of size {n} left in the supply."},
      Phrase{"schollenschubser.no.six", "Tauen lassen darfst du nur mit einer 6.", "You may thaw only with a 6."},
      Phrase{"schollenschubser.no.small",
             "Die Scholle auf {field} kann nicht tauen: Im Vorrat ist keine kleine Scholle mehr.",
             "The floe on {field} cannot thaw: there is no small floe left in the supply."},
      Phrase{"schollenschubser.no.fall", "Auf {field} bleibt Platz für alle, niemand fällt ins Wasser.",
             "On {field} there is still room for all; nobody falls in."},
      Phrase{"schollenschubser.no.whoFalls", "Auf {field} ist kein Platz mehr für alle: Sag, wer ins Wasser fällt.",
             "On {field} there is no longer room for all: say who falls in."},
      Phrase{"schollenschubser.no.notOnFloe", "Person {n} hat keinen Forscher auf {field}.",
             "Player {n} has no researcher on {field}."},
      Phrase{"schollenschubser.no.skip", "Nur mit einer 6 darfst du nichts tun.", "Only a 6 lets you do nothing."},
      Phrase{"schollenschubser.no.firstColumn", "Vom Ufer geht es nur in Spalte 1, nicht auf {field}.",
             "From the bank you reach column 1 only, not {field}."},
      Phrase{"schollenschubser.no.boarded", "In diesem Zug ist schon jemand vom Ufer losgegangen.",
             "Somebody has left the bank already in this turn."},
      Phrase{"schollenschubser.no.bank", "Am Ufer steht niemand, der losgehen kann.",
             "There is nobody on the bank who can go."},
      Phrase{"schollenschubser.no.room", "Auf {field} ist kein Platz mehr.", "There is no room left on {field}."},
      Phrase{"schollenschubser.no.researcher", "Auf {field} steht kein Forscher von dir.",
             "You have no researcher on {field}."},
      Phrase{"schollenschubser.no.again", "Wer auf {field} steht, ist in diesem Zug schon gegangen.",
             "Whoever stands on {field} has moved already in this turn."},
      Phrase{"schollenschubser.no.back", "Zurück ans Ufer geht es nur aus Spalte 1, nicht von {field}.",
             "Only column 1 leads back to the bank, not {field}."},
      Phrase{"schollenschubser.no.home", "Auf den Eisbrecher geht es nur aus Spalte 4, nicht von {field}.",
             "Only column 4 leads to the icebreaker, not {field}."},
      Phrase{"schollenschubser.no.beside", "{field} und {to} liegen nicht nebeneinander.",
             "{field} and {to} are not side by side."},
      Phrase{"schollenschubser.no.pack",
             "{n} Schollenkarten einer Sorte gehen nicht; es müssen {fewest} bis {most} sein.",
             "{n} floe cards of a kind make no game; it takes {fewest} to {most}."},

      Phrase{"schollenschubser.sheet.home", "Auf dem Eisbrecher", "Aboard the icebreaker"},
      Phrase{"schollenschubser.sheet.progress", "Spalten der Forscher auf dem Eis (bei Gleichstand)",
             "Columns of researchers on the ice (breaks ties)"},

      Phrase{"schollenschubser.zone.dice", "Zug {turn}, {name} nimmt einen Würfel", "Turn {turn}, {name} uses a die"},
      Phrase{"schollenschubser.zone.moves", "Zug {turn}, {name} bewegt Forscher",
             "Turn {turn}, {name} moves researchers"},
      Phrase{"schollenschubser.zone.over", "Ende im Zug {turn} von {name}", "The end, in turn {turn} of {name}"},
      Phrase{"schollenschubser.zone.water", "Wasser, links das Ufer, rechts der Eisbrecher",
             "Water, the bank on the left, the icebreaker on the right"},
      Phrase{"schollenschubser.zone.supply", "Vorrat", "Supply"},
      Phrase{"schollenschubser.zone.seat", "Forscher {mark}", "Researchers {mark}"},
      Phrase{"schollenschubser.piece.corner", " ", " "},
      Phrase{"schollenschubser.piece.number", "{n}", "{n}"},
      Phrase{"schollenschubser.piece.row", "{letter}", "{letter}"},
      Phrase{"schollenschubser.piece.floe", "{crew}", "{crew}"},
      Phrase{"schollenschubser.piece.large", "{n} große (4 oder 3)", "{n} large (4 or 3)"},
      Phrase{"schollenschubser.piece.small", "{n} kleine (2 oder 1)", "{n} small (2 or 1)"},
      Phrase{"schollenschubser.piece.bank", "Ufer: {n}", "bank: {n}"},
      Phrase{"schollenschubser.piece.afloat", "Eis: {n}", "ice: {n}"},
      Phrase{"schollenschubser.piece.home", "Eisbrecher: {n}", "icebreaker: {n}"},

      Phrase{"schollenschubser.label.drift", "Lass {field} nach {to} treiben", "Let {field} drift to {to}"},
      Phrase{"schollenschubser.label.driftOff", "Lass {field} hinaustreiben", "Let {field} drift out to sea"},
      Phrase{"schollenschubser.label.put", "Setz Größe {n} auf {field}", "Put size {n} on {field}"},
      Phrase{"schollenschubser.label.thaw", "Lass {field} tauen", "Thaw {field}"},
      Phrase{"schollenschubser.label.thawFall", "Lass {field} tauen, ins Wasser fällt: {name}",
             "Thaw {field}, who falls in: {name}"},
      Phrase{"schollenschubser.label.skip", "Nimm die 6, lass nichts tauen", "Take the 6, thaw nothing"},
      Phrase{"schollenschubser.label.board", "Geh vom Ufer auf {field}", "Go from the bank to {field}"},
      Phrase{"schollenschubser.label.step", "Zieh von {field} nach {to}", "Move from {field} to {to}"},
      Phrase{"schollenschubser.label.back", "Zieh von {field} zurück ans Ufer", "Move from {field} back to the bank"},
      Phrase{"schollenschubser.label.home", "Geh von {field} auf den Eisbrecher", "Go from {field} to the icebreaker"},
      Phrase{"schollenschubser.label.end", "Beende deinen Zug", "End your turn"},
  };
  return phrases;
}

Message Schollenschubser::words(const Rules&, const Event& event) {
  namespace s = schollenschubser;
  const auto message = [](std::string_view key, Seat who, std::initializer_list<Arg> more = {}) {
    Message message(key, {arg::seat("who", who)});
    for (const Arg& it : more) message.args.push_back(it);
    return message;
  };
  const auto at = [](int field) { return arg::text("field", s::fieldName(field)); };
  const auto to = [](int field) { return arg::text("to", s::fieldName(field)); };
  const auto size = [](int n) { return arg::number("n", n); };
  return std::visit(
      Overloaded{
          [&](const s::Starts& e) { return message("schollenschubser.start", e.who); },
          [&](const s::Rolls& e) {
            return message("schollenschubser.rolls", e.who, {arg::number("a", e.dice[0]), arg::number("b", e.dice[1])});
          },
          [](const s::GetsStuck&) { return Message("schollenschubser.stuck"); },
          [&](const s::Drifts& e) {
            if (!e.to) return message("schollenschubser.driftsOff", e.who, {at(e.from)});
            return message("schollenschubser.drifts", e.who, {at(e.from), to(*e.to)});
          },
          [&](const s::Puts& e) { return message("schollenschubser.puts", e.who, {size(e.floe), at(e.to)}); },
          [&](const s::Thaws& e) {
            if (e.floe == 0) return message("schollenschubser.thawsAway", e.who, {at(e.field)});
            return message("schollenschubser.thaws", e.who, {at(e.field), size(e.floe)});
          },
          [&](const s::Falls& e) {
            return message("schollenschubser.falls", e.who, {arg::number("n", e.researchers)});
          },
          [&](const s::Skips& e) { return message("schollenschubser.skips", e.who); },
          [&](const s::Boards& e) { return message("schollenschubser.boards", e.who, {at(e.to)}); },
          [&](const s::Steps& e) { return message("schollenschubser.steps", e.who, {at(e.from), to(e.to)}); },
          [&](const s::GoesBack& e) { return message("schollenschubser.goesBack", e.who, {at(e.from)}); },
          [&](const s::GoesHome& e) {
            return message("schollenschubser.goesHome", e.who, {at(e.from), arg::number("n", e.aboard)});
          },
          [](const s::EndsLate& e) { return Message("schollenschubser.late", {arg::number("n", e.turns)}); },
          [&](const s::Wins& e) {
            return message(e.how == s::Win::allAboard  ? "schollenschubser.wins"
                           : e.how == s::Win::furthest ? "schollenschubser.furthest"
                                                       : "schollenschubser.shares",
                           e.who);
          },
      },
      event);
}

Text Schollenschubser::rulebook() {
  static constexpr std::string_view de = R"md(# Schollenschubser

Für zwei bis vier. Würfel, treibendes Eis und kein bisschen Zusammenarbeit. Dauer: etwa 30 Minuten.

Deine vier Forscher wollen vom linken Ufer zum Eisbrecher auf der rechten Seite. Dazwischen liegt Wasser, in dem Eisschollen nach Süden treiben. Wer zuerst alle vier an Bord hat, gewinnt.

## Material
Wasser mit 4 Spalten (1 bis 4, von links nach rechts) und 5 Zeilen (A bis E, von Norden nach Süden), 10 Schollenkarten mit zwei Seiten, 4 Forscher für jede Person, 2 Würfel. Auf einer Scholle der Größe 3 ist Platz für 3 Forscher. Wie sich die 10 Karten verteilen, sagt die gedruckte Anleitung nicht; wir haben es rekonstruiert: 5 große mit 4 auf der einen und 3 auf der anderen Seite, 5 kleine mit 2 und 1.

## Aufbau
- **L1** Wer beginnt, entscheidet das Los. Alle Forscher stehen am linken Ufer. (Gedruckt steht „rechts“; dort liegt aber das Ziel.)
- **L2** Auf A1 und A2 liegen Schollen der größten Größe. Für A3 und A4 lässt die gedruckte Anleitung beliebige zu, ohne zu sagen, wer sie aussucht; bei uns sind es zwei der Größe 2, als Option je eine zufällige Karte mit zufälliger Seite.
- **L3** Die größte Größe ist 4. Genau zu dritt ist sie 3, und die Seite mit der 4 wird nie benutzt.

## Dein Zug
- **L4** Würfle mit beiden Würfeln und führe einen davon aus. Lässt sich nur einer ausführen, dann diesen; lässt sich keiner ausführen, geht es mit L9 weiter.
- **L5** Bei 1 bis 4 lässt du in dieser Spalte eine Scholle treiben, oder du setzt eine Scholle beliebiger Größe aus dem Vorrat auf Zeile A, wenn dort frei ist. Eins von beiden musst du tun, wenn es geht.
- **L6** Bei einer 5 tust du dasselbe in einer Spalte deiner Wahl. Bei einer 6 darfst du eine Scholle tauen lassen. Die 6 darfst du immer nehmen, auch ohne etwas tauen zu lassen.
- **L7** Treiben: Die Scholle zieht ein Feld nach Süden, und dieses Feld muss frei sein; dass Schollen einander nicht schieben, ist unsere Lesart. Aus Zeile E treibt sie hinaus: Ihre Karte kommt in den Vorrat, und alle, die darauf stehen, kommen ans linke Ufer zurück.
- **L8** Tauen: Aus 4 wird 3 und aus 2 wird 1, indem du die Karte umdrehst. Damit aus 3 eine 2 wird, brauchst du eine kleine Karte aus dem Vorrat, und die große kommt hinein; ist keine kleine da, kann diese Scholle nicht tauen. Eine 1 taut ganz weg. Passen nicht mehr alle darauf, bestimmst du, wer ins Wasser fällt und ans linke Ufer zurückkommt.
- **L9** Danach darfst du deine Forscher bewegen, in beliebiger Reihenfolge, jeden höchstens einen Schritt (gedruckt steht keine Zahl, der eine Schritt ist unsere Lesart): einen vom Ufer auf eine Scholle in Spalte 1; jeden, der schon auf einer Scholle stand, gerade auf eine Scholle daneben oder aus Spalte 1 zurück ans Ufer; jeden in Spalte 4 auf den Eisbrecher. Auf der Scholle muss Platz sein. Wer gerade vom Ufer kam, geht nicht weiter. Zum Schluss beendest du deinen Zug.

*Beispiel:* Du würfelst 2 und 6. Auf A2 liegt eine Scholle, B2 ist frei: Mit der 2 treibt sie nach B2, oder du nimmst die 6 und lässt die volle Dreier-Scholle auf B3 tauen. Dort fällt dann ein Forscher deiner Wahl ins Wasser.

## Ende
- **L10** Wer als Erste oder Erster alle vier Forscher auf dem Eisbrecher hat, gewinnt sofort. Die weiteren Plätze: mehr Forscher an Bord, dann die größere Summe der Spalten, in denen die Forscher auf dem Eis stehen; sonst teilt ihr euch den Platz. Unsere Notbremse: Nach 400 Zügen entscheidet diese Reihenfolge.

## So schreibt man Züge
`drift B2` lässt die Scholle auf B2 treiben, `put A1 3` setzt eine Scholle der Größe 3 auf A1, `thaw B2` lässt tauen, `thaw B2 1` auch, und ein Forscher von Person 1 fällt ins Wasser, `skip` nimmt die 6 und tut nichts. `board A1` geht vom Ufer los, `step A1 A2` zieht, `back A1` geht zurück ans Ufer, `home C4` auf den Eisbrecher, `end` beendet den Zug.
)md";
  static constexpr std::string_view en = R"md(# Schollenschubser

For two to four. Dice, drifting ice, and no cooperation at all. About 30 minutes.

Your four researchers want to get from the left bank to the icebreaker on the right. Between them is water in which floes drift south. Whoever has all four aboard first wins.

## Pieces
Water of 4 columns (1 to 4, from left to right) and 5 rows (A to E, from north to south), 10 floe cards with two sides, 4 researchers for each player, 2 dice. A floe of size 3 has room for 3 researchers. How the 10 cards are split is not in the printed rules; we reconstructed it: 5 large ones with 4 on one side and 3 on the other, 5 small ones with 2 and 1.

## Set-up
- **L1** Who begins is drawn by lot. All researchers stand on the left bank. (The print says “right”, but that is where the goal is.)
- **L2** Floes of the largest size lie on A1 and A2. For A3 and A4 the printed rules allow any floes without saying who picks them; ours are two of size 2, or as an option a random card with a random side on each.
- **L3** The largest size is 4. With exactly three players it is 3, and the side with the 4 is never used.

## Your turn
- **L4** Roll both dice and carry out one of them. If only one can be carried out, take that one; if neither can, go on with L9.
- **L5** With 1 to 4 you let a floe in that column drift, or you put a floe of any size from the supply on row A if it is free there. You must do one of the two if you can.
- **L6** With a 5 you do the same in a column of your choice. With a 6 you may thaw a floe. You may always take the 6, even without thawing anything.
- **L7** Drifting: the floe moves one field south, and that field must be free; that floes do not push each other is our reading. From row E it drifts out: its card goes to the supply, and everybody on it goes back to the left bank.
- **L8** Thawing: 4 becomes 3 and 2 becomes 1 by turning the card over. To make a 2 of a 3 you need a small card of the supply, and the large one goes there; if there is no small one, this floe cannot thaw. A 1 thaws away. If not everybody fits any more, you choose who falls in and goes back to the left bank.
- **L9** Then you may move your researchers, in any order, each at most one step (the print gives no number, the single step is our reading): one from the bank onto a floe in column 1; each who already stood on a floe straight onto a floe beside it, or from column 1 back to the bank; each in column 4 onto the icebreaker. The floe must have room. Whoever just came from the bank does not go on. At last you end your turn.

*Example:* You roll 2 and 6. There is a floe on A2 and B2 is free: with the 2 it drifts to B2, or you take the 6 and thaw the full floe of size 3 on B3. Then a researcher of your choice falls in there.

## End
- **L10** The first with all four researchers on the icebreaker wins at once. The other places: more researchers aboard, then the larger sum of the columns in which researchers stand on the ice; otherwise you share the place. Our safety brake: after 400 turns this order decides.

## How moves are written
`drift B2` lets the floe on B2 drift, `put A1 3` puts a floe of size 3 on A1, `thaw B2` thaws, `thaw B2 1` does too and a researcher of player 1 falls in, `skip` takes the 6 and does nothing. `board A1` leaves the bank, `step A1 A2` moves, `back A1` goes back to the bank, `home C4` to the icebreaker, `end` ends the turn.
)md";
  return {de, en};
}

}  // namespace sammel
