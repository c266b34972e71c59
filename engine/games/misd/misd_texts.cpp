// What Misd says to people: phrases and rules.
#include <array>

#include "engine/games/misd/say.hpp"

namespace sammel {
namespace misd {
namespace {

constexpr std::array<std::string_view, kinds> shapeKeys{
    "misd.shape.triangle", "misd.shape.square", "misd.shape.diamond", "misd.shape.pentagon", "misd.shape.hexagon",
    "misd.shape.circle",   "misd.shape.star",   "misd.shape.arrow",   "misd.shape.heart",    "misd.shape.cross"};
constexpr std::array<std::string_view, kinds> colourKeys{
    "misd.colour.white",  "misd.colour.black", "misd.colour.yellow", "misd.colour.green", "misd.colour.blue",
    "misd.colour.violet", "misd.colour.red",   "misd.colour.orange", "misd.colour.brown", "misd.colour.grey"};
constexpr std::array<std::string_view, cardCount + 1> placeKeys{
    "misd.place.1", "misd.place.2", "misd.place.3", "misd.place.4",  "misd.place.5",      "misd.place.6",
    "misd.place.7", "misd.place.8", "misd.place.9", "misd.place.10", "misd.place.nowhere"};

}  // namespace

Arg shapeArg(Pair pair) { return arg::word("shape", shapeKeys[static_cast<std::size_t>(pair.shape)]); }
Arg colourArg(Pair pair) { return arg::word("colour", colourKeys[static_cast<std::size_t>(pair.colour)]); }
Arg placeArg(int place) { return arg::word("place", placeKeys[static_cast<std::size_t>(place)]); }

Message withClaim(Variant variant, std::string_view pairKey, std::string_view placeKey, int claim,
                  std::initializer_list<Arg> args) {
  const bool isPair = variant == Variant::missing;
  Message message(isPair ? pairKey : placeKey, args);
  if (isPair) {
    message.args.push_back(shapeArg(pairOf(claim)));
    message.args.push_back(colourArg(pairOf(claim)));
  } else {
    message.args.push_back(placeArg(claim));
  }
  return message;
}

}  // namespace misd

std::span<const Phrase> Misd::phrases() {
  static constexpr std::array phrases{
      Phrase{"misd.option.variant", "Aufgabe", "Task"},
      Phrase{"misd.option.variant.missing", "Was fehlt?", "What is missing?"},
      Phrase{"misd.option.variant.search", "Wo ist es?", "Where is it?"},
      Phrase{"misd.option.layout", "Karten in der Auslage (beim Suchen)", "Cards in the layout (when searching)"},
      Phrase{"misd.option.chips", "Chips im Vorrat", "Chips in the supply"},
      Phrase{"misd.option.mode", "Wer antwortet", "Who answers"},
      Phrase{"misd.option.mode.race", "Wer zuerst ruft", "Whoever calls first"},
      Phrase{"misd.option.mode.everyone", "Alle, heimlich und auf Zeit", "Everyone, secretly and timed"},
      Phrase{"misd.option.seconds", "Sekunden zum Antworten (wenn alle antworten)",
             "Seconds to answer (when everyone answers)"},
      Phrase{"misd.option.bar", "Wer falsch ruft und nicht zahlen kann", "Who claims wrongly and cannot pay"},
      Phrase{"misd.option.bar.on", "setzt eine Runde aus (unsere Regel)", "sits a round out (our rule)"},
      Phrase{"misd.option.bar.off", "darf weiter rufen (wie gedruckt)", "may go on claiming (as printed)"},
      Phrase{"misd.option.marks", "Auf den Farben, für alle am Tisch", "On the colours, for everybody at the table"},
      Phrase{"misd.option.marks.0", "nichts: Farben allein", "nothing: colours alone"},
      Phrase{"misd.option.marks.1", "Buchstaben", "letters"},
      Phrase{"misd.option.marks.2", "Buchstaben und Muster", "letters and patterns"},

      Phrase{"misd.shape.triangle", "Dreieck", "triangle"},
      Phrase{"misd.shape.square", "Quadrat", "square"},
      Phrase{"misd.shape.diamond", "Karo", "diamond"},
      Phrase{"misd.shape.pentagon", "Fünfeck", "pentagon"},
      Phrase{"misd.shape.hexagon", "Sechseck", "hexagon"},
      Phrase{"misd.shape.circle", "Kreis", "circle"},
      Phrase{"misd.shape.star", "Stern", "star"},
      Phrase{"misd.shape.arrow", "Pfeil", "arrow"},
      Phrase{"misd.shape.heart", "Herz", "heart"},
      Phrase{"misd.shape.cross", "Kreuz", "cross"},
      Phrase{"misd.colour.white", "Weiß", "white"},
      Phrase{"misd.colour.black", "Schwarz", "black"},
      Phrase{"misd.colour.yellow", "Gelb", "yellow"},
      Phrase{"misd.colour.green", "Grün", "green"},
      Phrase{"misd.colour.blue", "Blau", "blue"},
      Phrase{"misd.colour.violet", "Violett", "violet"},
      Phrase{"misd.colour.red", "Rot", "red"},
      Phrase{"misd.colour.orange", "Orange", "orange"},
      Phrase{"misd.colour.brown", "Braun", "brown"},
      Phrase{"misd.colour.grey", "Grau", "grey"},
      Phrase{"misd.place.1", "Karte 1", "card 1"},
      Phrase{"misd.place.2", "Karte 2", "card 2"},
      Phrase{"misd.place.3", "Karte 3", "card 3"},
      Phrase{"misd.place.4", "Karte 4", "card 4"},
      Phrase{"misd.place.5", "Karte 5", "card 5"},
      Phrase{"misd.place.6", "Karte 6", "card 6"},
      Phrase{"misd.place.7", "Karte 7", "card 7"},
      Phrase{"misd.place.8", "Karte 8", "card 8"},
      Phrase{"misd.place.9", "Karte 9", "card 9"},
      Phrase{"misd.place.10", "Karte 10", "card 10"},
      Phrase{"misd.place.nowhere", "nirgends", "nowhere"},

      Phrase{"misd.turns", "Runde {n}: {who} deckt eine Karte auf.", "Round {n}: {who} turns up a card."},
      Phrase{"misd.turns.you", "Runde {n}: Du deckst eine Karte auf.", "Round {n}: you turn up a card."},
      Phrase{"misd.marks", "Runde {n}: {who} deckt auf, was gesucht wird: {shape} in {colour}.",
             "Round {n}: {who} turns up what to look for: {shape} in {colour}."},
      Phrase{"misd.marks.you", "Runde {n}: Du deckst auf, was gesucht wird: {shape} in {colour}.",
             "Round {n}: you turn up what to look for: {shape} in {colour}."},
      Phrase{"misd.deals", "{n} Karten werden neu ausgelegt.", "{n} cards are laid out anew."},
      Phrase{"misd.answers", "{who} hat geantwortet.", "{who} has answered."},
      Phrase{"misd.yourPair", "Deine Antwort: {shape} in {colour}.", "Your answer: {shape} in {colour}."},
      Phrase{"misd.yourPlace", "Deine Antwort: {place}.", "Your answer: {place}."},
      Phrase{"misd.right.pair", "{who}: {shape} in {colour}. Richtig, {n} {n|Chip|Chips}.",
             "{who}: {shape} in {colour}. Right, {n} {n|chip|chips}."},
      Phrase{"misd.right.place", "{who}: {place}. Richtig, {n} {n|Chip|Chips}.",
             "{who}: {place}. Right, {n} {n|chip|chips}."},
      Phrase{"misd.pays.pair", "{who}: {shape} in {colour}. Falsch, {n} Chips gehen zurück.",
             "{who}: {shape} in {colour}. Wrong, {n} chips go back."},
      Phrase{"misd.pays.place", "{who}: {place}. Falsch, {n} Chips gehen zurück.",
             "{who}: {place}. Wrong, {n} chips go back."},
      Phrase{"misd.barred.pair", "{who}: {shape} in {colour}. Falsch, und eine Runde Pause.",
             "{who}: {shape} in {colour}. Wrong, and out for a round."},
      Phrase{"misd.barred.place", "{who}: {place}. Falsch, und eine Runde Pause.",
             "{who}: {place}. Wrong, and out for a round."},
      Phrase{"misd.wrong.pair", "{who}: {shape} in {colour}. Falsch.", "{who}: {shape} in {colour}. Wrong."},
      Phrase{"misd.wrong.place", "{who}: {place}. Falsch.", "{who}: {place}. Wrong."},
      Phrase{"misd.skipped", "Niemand hat sich gemeldet.", "Nobody claimed."},
      Phrase{"misd.truth.pair", "Es fehlte: {shape} in {colour}.", "What was missing: {shape} in {colour}."},
      Phrase{"misd.truth.place", "{shape} in {colour}: {place}.", "{shape} in {colour}: {place}."},
      Phrase{"misd.end.supply", "Der Vorrat ist leer.", "The supply is empty."},
      Phrase{"misd.end.rounds", "Das waren {n} Runden: Das Spiel endet.", "That was {n} rounds: the game ends."},
      Phrase{"misd.wins", "{who} gewinnt mit {n} {n|Chip|Chips}.", "{who} wins with {n} {n|chip|chips}."},
      Phrase{"misd.wins.you", "Du gewinnst mit {n} {n|Chip|Chips}.", "You win with {n} {n|chip|chips}."},
      Phrase{"misd.shares", "{who} teilt sich den Sieg mit {n} {n|Chip|Chips}.",
             "{who} shares the win with {n} {n|chip|chips}."},
      Phrase{"misd.shares.you", "Du teilst dir den Sieg mit {n} {n|Chip|Chips}.",
             "You share the win with {n} {n|chip|chips}."},

      Phrase{"misd.ask.missing", "Neun Formen, neun Farben: Welche Form fehlt, und welche Farbe?",
             "Nine shapes, nine colours: which shape is missing, and which colour?", "claim"},
      Phrase{"misd.ask.search", "{shape} in {colour}: Auf welcher Karte, oder fehlt es?",
             "Look for {shape} in {colour}: on which card is it, or is it missing?", "card missing"},

      Phrase{"misd.no.table", "Das macht nur der Tisch selbst, und nur wenn es Zeit ist.",
             "Only the table itself does that, and only when it is time."},
      Phrase{"misd.no.seat", "Rufen können nur Mitspielende.", "Only players can claim."},
      Phrase{"misd.no.pair", "Gefragt ist, welche Form in welcher Farbe fehlt.",
             "The question is which shape in which colour is missing."},
      Phrase{"misd.no.place", "Gefragt ist, auf welcher Karte es steht, oder ob es fehlt.",
             "The question is on which card it stands, or whether it is missing."},
      Phrase{"misd.no.card", "In der Auslage liegen nur {n} Karten.", "There are only {n} cards in the layout."},
      Phrase{"misd.no.closed", "Die Runde ist noch nicht offen. Zu früh rufen kostet nichts.",
             "The round is not open yet. Calling early costs nothing."},
      Phrase{"misd.no.barred", "Du hast falsch gerufen ohne zu zahlen und setzt diese Runde aus.",
             "You claimed wrongly without paying and sit this round out."},
      Phrase{"misd.no.answered", "Du hast in dieser Runde schon geantwortet.", "You have already answered this round."},

      Phrase{"misd.pack.shapes", "Die Liste der Formen muss jede der zehn genau einmal nennen.",
             "The list of shapes must name each of the ten exactly once."},
      Phrase{"misd.pack.colours", "Die Liste der Farben muss jede der zehn genau einmal nennen.",
             "The list of colours must name each of the ten exactly once."},
      Phrase{"misd.pack.card", "Karte {card} muss jede Farbe von 0 bis 9 genau einmal verwenden.",
             "Card {card} must use every colour from 0 to 9 exactly once."},
      Phrase{"misd.pack.gap", "Was auf Karte {card} fehlt, muss eines ihrer zehn Paare sein.",
             "What card {card} leaves out must be one of its ten pairs."},
      Phrase{"misd.pack.sides", "Die beiden Seiten von Karte {card} müssen Verschiedenes auslassen.",
             "The two sides of card {card} must leave out different things."},
      Phrase{"misd.pack.twice", "Ein Paar von Karte {card} steht schon auf einer anderen Karte.",
             "A pair of card {card} already stands on another card."},

      Phrase{"misd.sheet.right", "Richtig", "Right"},
      Phrase{"misd.sheet.wrong", "Falsch", "Wrong"},
      Phrase{"misd.sheet.chips", "Chips", "Chips"},

      Phrase{"misd.layout.closed", "Gleich beginnt Runde {round}, {who} deckt auf; {n} {n|Chip|Chips} im Vorrat",
             "Round {round} is about to begin, {who} turns up; {n} {n|chip|chips} in the supply"},
      Phrase{"misd.layout.open", "Runde {round}, {who} hat aufgedeckt; {n} {n|Chip|Chips} im Vorrat",
             "Round {round}, {who} has turned up; {n} {n|chip|chips} in the supply"},
      Phrase{"misd.layout.over", "Vorbei nach Runde {round}; {n} {n|Chip|Chips} im Vorrat",
             "Over after round {round}; {n} {n|chip|chips} in the supply"},
      Phrase{"misd.layout.marked", "Gesucht", "Look for"},
      Phrase{"misd.layout.face", "Die Karte", "The card"},
      Phrase{"misd.layout.lastFace", "Die letzte Karte", "The last card"},
      Phrase{"misd.layout.card", "Karte {n}", "Card {n}"},
      Phrase{"misd.layout.item", "{shape}, {colour}", "{shape}, {colour}"},
      Phrase{"misd.layout.last.pair", "Letzte Runde: Es fehlte {shape} in {colour}",
             "Last round: {shape} in {colour} was missing"},
      Phrase{"misd.layout.last.place", "Letzte Runde: {shape} in {colour}: {place}",
             "Last round: {shape} in {colour}: {place}"},
      Phrase{"misd.layout.claim.pair", "{who}: {shape} in {colour} ({gain})", "{who}: {shape} in {colour} ({gain})"},
      Phrase{"misd.layout.claim.place", "{who}: {place} ({gain})", "{who}: {place} ({gain})"},
      Phrase{"misd.layout.player", "{n} {n|Chip|Chips}", "{n} {n|chip|chips}"},
      Phrase{"misd.layout.barred", "setzt diese Runde aus", "sits this round out"},
      Phrase{"misd.layout.answered", "hat geantwortet", "has answered"},

      Phrase{"misd.do.pair", "{shape} in {colour}", "{shape} in {colour}"},
      Phrase{"misd.do.place", "{place}", "{place}"},
      Phrase{"misd.do.missing", "Fehlt!", "Missing!"},
  };
  return phrases;
}

Message Misd::prompt(const Rules& rules, const State& state, Seat) {
  if (rules.variant == Variant::missing) return Message("misd.ask.missing");
  const Pair pair = misd::pairOf(state.marked);
  return Message("misd.ask.search", {misd::shapeArg(pair), misd::colourArg(pair)});
}

Message Misd::words(const Rules& rules, const Event& event) {
  using namespace misd;
  const auto who = [](const auto& e) { return arg::seat("who", e.who); };
  const auto claimed = [&](std::string_view pairKey, std::string_view placeKey, int claim,
                           std::initializer_list<Arg> args) {
    return withClaim(rules.variant, pairKey, placeKey, claim, args);
  };
  return std::visit(
      Overloaded{
          [](const Deals& e) { return Message("misd.deals", {arg::number("n", static_cast<int>(e.cards.size()))}); },
          [&](const TurnsUp& e) { return Message("misd.turns", {who(e), arg::number("n", e.round)}); },
          [&](const Marks& e) {
            return Message("misd.marks", {who(e), arg::number("n", e.round), shapeArg(e.pair), colourArg(e.pair)});
          },
          [&](const Answers& e) {
            if (!e.claim) return Message("misd.answers", {who(e)});
            return claimed("misd.yourPair", "misd.yourPlace", *e.claim, {});
          },
          [&](const Claims& e) {
            const Arg chips = arg::number("n", e.gain < 0 ? -e.gain : e.gain);
            if (e.right) return claimed("misd.right.pair", "misd.right.place", e.claim, {who(e), chips});
            if (e.gain < 0) return claimed("misd.pays.pair", "misd.pays.place", e.claim, {who(e), chips});
            if (e.barred) return claimed("misd.barred.pair", "misd.barred.place", e.claim, {who(e)});
            return claimed("misd.wrong.pair", "misd.wrong.place", e.claim, {who(e)});
          },
          [](const NobodyClaims&) { return Message("misd.skipped"); },
          [&](const Resolves& e) {
            if (rules.variant == Variant::missing) {
              return Message("misd.truth.pair", {shapeArg(e.pair), colourArg(e.pair)});
            }
            return Message("misd.truth.place", {shapeArg(e.pair), colourArg(e.pair), placeArg(e.solution)});
          },
          [](const Ends& e) {
            if (e.reason == Reason::supply) return Message("misd.end.supply");
            return Message("misd.end.rounds", {arg::number("n", e.rounds)});
          },
          [&](const Wins& e) {
            return Message(e.shared ? "misd.shares" : "misd.wins", {who(e), arg::number("n", e.chips)});
          },
      },
      event);
}

Text Misd::rulebook() {
  static constexpr std::string_view de = R"md(# Misd

Für zwei bis acht. Ein Wettlauf in Echtzeit: Wer es zuerst sieht, ruft. Dauer: etwa 10 Minuten.

Zehn Formen, zehn Farben, und immer fehlt etwas. Wer zuerst erkennt, was es ist, bekommt einen Chip; wer sich irrt, zahlt.

## Material
Die Formen: Dreieck, Quadrat, Karo (ein Quadrat auf der Spitze), Fünfeck, Sechseck, Kreis, Stern, Pfeil, Herz, Kreuz. Die Farben: Weiß, Schwarz, Gelb, Grün, Blau, Violett, Rot, Orange, Braun, Grau. Jede Seite der zehn Karten zeigt neun verschiedene Formen in neun verschiedenen Farben; genau eine Form und eine Farbe fehlen. Dazu zehn Marker für Formen, zehn für Farben und 20 Chips (oder nach Wunsch 5 bis 40).

Welche Form auf welcher Karte welche Farbe hat und was fehlt, ist rekonstruiert: Die Bilder der Karten sind nicht überliefert. Formen und Farben stehen so in der Anleitung. Bei uns steht jedes Paar aus Form und Farbe auf genau einer Karte; ihre beiden Seiten lassen je eines davon weg.

## Was fehlt? (die einfache Aufgabe)
- **M1** Eine Kartenseite wird aufgedeckt. Wer zuerst Form und Farbe nennt, entscheidet die Runde: Stimmt beides, gibt es einen Chip aus dem Vorrat. Stimmt eines nicht, gehen zwei Chips zurück in den Vorrat, oder keiner, wenn du weniger als zwei hast. Gedruckt hat es dann keine Folgen. Bei uns gilt gegen blindes Rufen: Wer falsch ruft ohne zu zahlen, darf in der nächsten Runde nicht rufen; eine Option lässt diese Pause weg.
- **M2** Dann deckt die nächste Person im Uhrzeigersinn die nächste Karte auf; wer zuerst aufdeckt, entscheidet das Los. Sind alle 20 Seiten gesehen, wird neu gemischt.

*Beispiel:* Auf der Karte findest du kein Herz und kein Gelb. Du rufst „Herz in Gelb“ und bekommst einen Chip.

## Wo ist es? (die schwierigere Aufgabe)
- **M3** Fünf bis zehn Karten liegen offen, jede mit einer zufälligen Seite nach oben. Ein Formmarker und ein Farbmarker werden aufgedeckt. Wer zuerst ruft, entscheidet: Nenne die Karte, auf der das Paar steht, oder „fehlt“. Richtig bringt einen Chip, falsch gilt wie in M1. Dann kommen zwei neue Marker; die benutzten liegen zur Seite. Nach je zehn Runden (auch ausgelassenen) werden beide Markerstapel neu gemischt und die Karten aus allen zehn neu ausgelegt.

## In Echtzeit
- **M4** Vor jeder Runde läuft sichtbar ein Countdown von zwei Sekunden; dann liegt die Aufgabe offen und es darf gerufen werden. Zu früh zu rufen wird abgelehnt und kostet nichts. Wer zuerst war, entscheidet der Server: Kommen mehrere Rufe innerhalb von 150 Millisekunden an, zählt die Zeit, seit der Bildschirm der rufenden Person die Aufgabe gezeigt hat, soweit ihre gemessene Leitung das glaubhaft macht.
- **M5** Ruft 60 Sekunden lang niemand, wird die Runde ausgelassen: Niemand bekommt etwas. Bots rufen erst nach einer Reaktionszeit und irren sich auch.

## Ende
- **M6** Ist der Vorrat leer, endet das Spiel. Wer die meisten Chips hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. Unsere Notbremse: Spätestens nach zehn Runden je Chip im Vorrat ist Schluss, ausgelassene mitgezählt.

## Alle antworten (eine Spielweise von uns)
- **M7** Statt um die Wette zu rufen, antworten alle einmal, heimlich und innerhalb von 10, 20 oder 30 Sekunden. Wenn alle geantwortet haben oder die Zeit um ist, wird aufgedeckt. Wer falsch liegt, zahlt zuerst oder setzt aus, wie in M1; müssten alle aussetzen, setzt niemand aus. Dann bekommen die richtigen Antworten Chips nach ihrer Zeit: die schnellste drei, die nächste zwei, jede weitere einen. Gleich schnell heißt gleich viel; was davon im Vorrat nicht für alle gleich reicht, bleibt liegen. Gemessen wird auf deinem Gerät, nicht die Ankunft beim Server.

## So schreibt man Züge
`claim star yellow` ruft den gelben Stern, `card 3` die dritte Karte der Auslage, `missing` heißt: fehlt. Die Formen schreibt man `triangle` (Dreieck), `square` (Quadrat), `diamond` (Karo), `pentagon` (Fünfeck), `hexagon` (Sechseck), `circle` (Kreis), `star` (Stern), `arrow` (Pfeil), `heart` (Herz) und `cross` (Kreuz), die Farben `white` (Weiß), `black` (Schwarz), `yellow` (Gelb), `green` (Grün), `blue` (Blau), `violet` (Violett), `red` (Rot), `orange` (Orange), `brown` (Braun) und `grey` (Grau). Der Tisch selbst öffnet Runden (`open`), lässt sie aus (`skip`), ruft die Zeit aus (`time`) und hält fest, wie lange eine Antwort gedauert hat (`took 2 1534`: Person 2, 1534 Millisekunden).
)md";
  static constexpr std::string_view en = R"md(# Misd

For two to eight. A race in real time: whoever sees it first calls out. About 10 minutes.

Ten shapes, ten colours, and something is always missing. Whoever finds out first gets a chip; whoever is wrong pays.

## Pieces
The shapes: triangle, square, diamond (a square on its tip), pentagon, hexagon, circle, star, arrow, heart, cross. The colours: white, black, yellow, green, blue, violet, red, orange, brown, grey. Each side of the ten cards shows nine different shapes in nine different colours; exactly one shape and one colour are missing. There are also ten markers for shapes, ten for colours, and 20 chips (or 5 to 40 if you like).

Which shape has which colour on which card, and what is missing, is reconstructed: the pictures of the cards have not come down to us. Shapes and colours are those of the rulebook. In our set every pair of shape and colour stands on exactly one card; its two sides leave out one each.

## What is missing? (the simple task)
- **M1** One side of a card is turned up. The first to name shape and colour decides the round: if both are right, that is one chip from the supply. If not, two chips go back to the supply, or none if you own fewer than two. In print that is the end of it. Our rule against blind claims: whoever claims wrongly without paying may not claim in the next round; an option leaves this bar out.
- **M2** Then the next player clockwise turns up the next card; who turns up first is drawn by lot. When all 20 sides have been seen they are shuffled again.

*Example:* You find no heart on the card, and no yellow. You call “heart in yellow” and get a chip.

## Where is it? (the harder task)
- **M3** Five to ten cards lie face up, a random side each. One shape marker and one colour marker are turned up. The first claim decides: name the card that shows the pair, or “missing”. Right is one chip, wrong is as in M1. Then two new markers are turned up; used ones are set aside. After every ten rounds (skipped ones too) both piles of markers are shuffled anew and the cards are laid out again from all ten.

## In real time
- **M4** Before every round there is a visible countdown of two seconds; then the task lies open and claims are taken. A claim before that is refused and costs nothing. Who was first is decided by the server: if several claims arrive within 150 milliseconds, what counts is the time since the claimant's screen showed the task, as far as their measured connection makes that credible.
- **M5** If nobody claims for 60 seconds the round is skipped: nobody scores. Bots claim only after a reaction time, and err too.

## End
- **M6** When the supply is empty the game ends. Most chips win; ties share the win. Our safety brake: after ten rounds per chip of the supply it ends in any case, skipped ones included.

## Everyone answers (a way to play of ours)
- **M7** Instead of racing, everyone answers once, secretly and within 10, 20 or 30 seconds. When all have answered or time is up, answers are shown. Whoever is wrong pays first, or sits out, as in M1; if everybody had to sit out, nobody does. Then the right answers get chips by their time: the fastest three, the next two, every other one. Equally fast means equally many; what the supply cannot give to all of them alike stays there. The time is measured on your device, not by arrival at the server.

## How moves are written
`claim star yellow` claims the yellow star, `card 3` the third card of the layout, `missing` says that it is missing. The table itself opens rounds (`open`), skips them (`skip`), calls time (`time`) and notes how long an answer took (`took 2 1534`: player 2, 1534 milliseconds).
)md";
  return {de, en};
}

}  // namespace sammel
