// What Schlauraff says to people: phrases and rules.
#include <array>

#include "engine/games/schlauraff/schlauraff.hpp"

namespace sammel {

std::span<const Phrase> Schlauraff::phrases() {
  static constexpr std::array phrases{
      Phrase{"schlauraff.option.columns", "Spalten", "Columns"},
      Phrase{"schlauraff.option.columns.usual", "Wie üblich", "The usual number"},
      Phrase{"schlauraff.option.columns.4", "4", "4"},
      Phrase{"schlauraff.option.columns.6", "6", "6"},
      Phrase{"schlauraff.option.columns.8", "8", "8"},
      Phrase{"schlauraff.no.columns", "Bei {players} Personen sind es {n} Spalten; nur zu zweit habt ihr die Wahl.",
             "With {players} players there are {n} columns; only two players have a choice."},

      Phrase{"schlauraff.chip.green", "die grüne 3", "the green 3"},
      Phrase{"schlauraff.chip.blue", "die blaue 5", "the blue 5"},
      Phrase{"schlauraff.chip.red", "die rote 10", "the red 10"},
      Phrase{"schlauraff.chip.yellow", "die gelbe 1/11", "the yellow 1/11"},
      Phrase{"schlauraff.value.green", "3", "3"},
      Phrase{"schlauraff.value.blue", "5", "5"},
      Phrase{"schlauraff.value.red", "10", "10"},
      Phrase{"schlauraff.value.yellow", "1/11", "1/11"},

      Phrase{"schlauraff.round", "Runde {round}: {who} beginnt.", "Round {round}: {who} begins."},
      Phrase{"schlauraff.round.you", "Runde {round}: Du beginnst.", "Round {round}: you begin."},
      Phrase{"schlauraff.rolls", "{who} würfelt {dice}.", "{who} rolls {dice}."},
      Phrase{"schlauraff.rolls.you", "Du würfelst {dice}.", "You roll {dice}."},
      Phrase{"schlauraff.starts", "{who} beginnt bei Chip {row} von oben.", "{who} starts at chip {row} from the top."},
      Phrase{"schlauraff.starts.you", "Du beginnst bei Chip {row} von oben.", "You start at chip {row} from the top."},
      Phrase{"schlauraff.puts", "{who} legt eine {die} auf {chip}.", "{who} puts a {die} on {chip}."},
      Phrase{"schlauraff.puts.you", "Du legst eine {die} auf {chip}.", "You put a {die} on {chip}."},
      Phrase{"schlauraff.moves", "{who} schiebt die {die} hinunter auf {chip}.",
             "{who} moves the {die} down to {chip}."},
      Phrase{"schlauraff.moves.you", "Du schiebst die {die} hinunter auf {chip}.",
             "You move the {die} down to {chip}."},
      Phrase{"schlauraff.captures", "{who} erbeutet {chip}: {n} {n|Chip|Chips}.",
             "{who} captures {chip}: {n} {n|chip|chips}."},
      Phrase{"schlauraff.captures.you", "Du erbeutest {chip}: {n} {n|Chip|Chips}.",
             "You capture {chip}: {n} {n|chip|chips}."},
      Phrase{"schlauraff.stops", "{who} hört auf.", "{who} stops."},
      Phrase{"schlauraff.stops.you", "Du hörst auf.", "You stop."},
      Phrase{"schlauraff.ends", "{who} ist mit dieser Spalte fertig.", "{who} is done with this column."},
      Phrase{"schlauraff.ends.you", "Du bist mit dieser Spalte fertig.", "You are done with this column."},
      Phrase{"schlauraff.wins", "{who} gewinnt mit {n} {n|Chip|Chips}.", "{who} wins with {n} {n|chip|chips}."},
      Phrase{"schlauraff.wins.you", "Du gewinnst mit {n} {n|Chip|Chips}.", "You win with {n} {n|chip|chips}."},
      Phrase{"schlauraff.winsByHelp",
             "Gleichstand mit {n} {n|Chip|Chips}: {who} gewinnt, weil davon {help} rot {help|ist|sind}.",
             "A tie with {n} {n|chip|chips}: {who} wins, because {help} of them {help|is|are} red."},
      Phrase{"schlauraff.winsByHelp.you",
             "Gleichstand mit {n} {n|Chip|Chips}: Du gewinnst, weil davon {help} rot {help|ist|sind}.",
             "A tie with {n} {n|chip|chips}: you win, because {help} of them {help|is|are} red."},
      Phrase{"schlauraff.shares", "{who} teilt sich den Sieg mit {n} {n|Chip|Chips}.",
             "{who} shares the win with {n} {n|chip|chips}."},
      Phrase{"schlauraff.shares.you", "Du teilst dir den Sieg mit {n} {n|Chip|Chips}.",
             "You share the win with {n} {n|chip|chips}."},

      Phrase{"schlauraff.ask.start", "Bei welchem Chip deiner Spalte beginnst du? Du darfst auch gleich aufhören.",
             "At which chip of your column do you start? You may also stop at once.", "start stop"},
      Phrase{"schlauraff.ask.put", "Auf {chip} passen noch {room}. Lege einen Würfel oder hör auf.",
             "There is room for {room} more on {chip}. Put a die there or stop.", "put stop"},
      Phrase{"schlauraff.ask.putRoll", "Auf {chip} passen noch {room}. Lege einen Würfel, wirf neu oder hör auf.",
             "There is room for {room} more on {chip}. Put a die there, roll again or stop.", "put roll stop"},
      Phrase{"schlauraff.ask.roll", "Auf {chip} passen noch {room}, aber kein freier Würfel. Wirf neu oder hör auf.",
             "There is room for {room} more on {chip}, but no free die fits. Roll again or stop.", "roll stop"},
      Phrase{"schlauraff.ask.move", "Schieb einen der Würfel hinunter auf {chip}, oder hör auf.",
             "Move one of the dice down to {chip}, or stop.", "move stop"},
      Phrase{"schlauraff.ask.moveRoll",
             "Schieb einen der Würfel hinunter auf {chip}, wirf die freien neu, oder hör auf.",
             "Move one of the dice down to {chip}, roll the free ones again, or stop.", "move roll stop"},
      Phrase{"schlauraff.ask.movePutRoll",
             "Schieb einen der Würfel hinunter auf {chip}, lege einen freien darauf, wirf neu, oder hör auf.",
             "Move one of the dice down to {chip}, put a free one there, roll again, or stop.", "move put roll stop"},
      Phrase{"schlauraff.ask.take", "Auf dem gelben Chip liegt eine 1: Nimm ihn. Er gehört dir auch, wenn du aufhörst.",
             "There is a 1 on the yellow chip: take it. It is also yours if you stop.", "take stop"},
      Phrase{"schlauraff.ask.takePut", "Auf dem gelben Chip liegt eine 1. Nimm ihn, lege weiter bis 11, oder hör auf.",
             "There is a 1 on the yellow chip. Take it, put more dice up to 11, or stop.", "take put stop"},
      Phrase{"schlauraff.ask.takePutRoll",
             "Auf dem gelben Chip liegt eine 1. Nimm ihn, lege weiter bis 11, wirf neu, oder hör auf.",
             "There is a 1 on the yellow chip. Take it, put more dice up to 11, roll again, or stop.",
             "take put roll stop"},

      Phrase{"schlauraff.no.started", "Du hast schon begonnen; von da geht es ohne Lücke nach unten.",
             "You have already started; from there you go down without a gap."},
      Phrase{"schlauraff.no.start", "Auf diesen Chip passt keiner deiner Würfel.",
             "None of your dice fits on this chip."},
      Phrase{"schlauraff.no.notStarted", "Such erst den Chip aus, bei dem du beginnst.",
             "First pick the chip to start at."},
      Phrase{"schlauraff.no.die", "Eine freie {die} hast du nicht.", "You have no free {die}."},
      Phrase{"schlauraff.no.tooHigh", "Die {die} ist zu viel für {chip}.", "The {die} is too much for {chip}."},
      Phrase{"schlauraff.no.move",
             "Hinunter darf nur ein Würfel des gerade erbeuteten Chips, wenn es mehrere waren, und nur sofort.",
             "Only a die of the chip just captured may move down, if there were several, and only at once."},
      Phrase{"schlauraff.no.take", "Nehmen kannst du nur einen gelben Chip, auf dem eine einzelne 1 liegt.",
             "You can only take a yellow chip with a lone 1 on it."},
      Phrase{"schlauraff.no.roll", "Leg erst einen Würfel auf einen Chip, dann darfst du neu werfen.",
             "Put a die on a chip first, then you may roll again."},
      Phrase{"schlauraff.no.rollNone", "Du hast keinen freien Würfel mehr.", "You have no free die left."},

      Phrase{"schlauraff.sheet.round1", "Chips in Runde 1", "Chips in round 1"},
      Phrase{"schlauraff.sheet.round2", "Chips in Runde 2", "Chips in round 2"},
      Phrase{"schlauraff.sheet.round3", "Chips in Runde 3", "Chips in round 3"},
      Phrase{"schlauraff.sheet.round4", "Chips in Runde 4", "Chips in round 4"},
      Phrase{"schlauraff.sheet.total", "Punkte", "Points"},
      Phrase{"schlauraff.sheet.help", "Rote Chips (bei Gleichstand)", "Red chips (break ties)"},

      Phrase{"schlauraff.layout.columns", "Runde {round} von {rounds}, am Zug: {who}. Gespielt wird von rechts",
             "Round {round} of {rounds}, on turn: {who}. Played from the right"},
      Phrase{"schlauraff.layout.over", "Nach Runde {round} von {rounds}", "After round {round} of {rounds}"},
      Phrase{"schlauraff.layout.chip", "{value}", "{value}"},
      Phrase{"schlauraff.layout.pile", "{value} +{n}", "{value} +{n}"},
      Phrase{"schlauraff.layout.die", "{n}", "{n}"},
      Phrase{"schlauraff.layout.free", "Freie Würfel", "Free dice"},
      Phrase{"schlauraff.layout.onChip", "Würfel auf dem Chip", "Dice on the chip"},
      Phrase{"schlauraff.layout.movable", "Einer davon darf hinunter", "One of these may move down"},
      Phrase{"schlauraff.layout.player", "{n} {n|Chip|Chips}, davon {help} rot",
             "{n} {n|chip|chips}, {help} of them red"},

      Phrase{"schlauraff.do.start", "Beginn oben bei Chip {row}: {chip}", "Start at chip {row} from the top: {chip}"},
      Phrase{"schlauraff.do.put", "Leg die {die}", "Put the {die}"},
      Phrase{"schlauraff.do.move", "Schieb die {die} hinunter", "Move the {die} down"},
      Phrase{"schlauraff.do.take", "Nimm den gelben Chip für die 1", "Take the yellow chip for the 1"},
      Phrase{"schlauraff.do.roll", "Wirf {n} Würfel neu", "Roll {n} {n|die|dice} again"},
      Phrase{"schlauraff.do.stop", "Hör auf", "Stop"},
  };
  return phrases;
}

Message Schlauraff::words(const Rules&, const Event& event) {
  const auto who = [](Seat seat) { return arg::seat("who", seat); };
  const auto die = [](int face) { return arg::number("die", face); };
  return std::visit(Overloaded{
                        [&](const schlauraff::BeginsRound& e) {
                          return Message("schlauraff.round", {who(e.who), arg::number("round", e.round)});
                        },
                        [&](const schlauraff::Rolls& e) {
                          FixedText<39> dice;
                          for (int face = 1; face <= schlauraff::pips; ++face) {
                            for (int i = 0; i < schlauraff::showing(e.dice, face); ++i)
                              dice.append(dice.empty() ? "" : " ").append(face);
                          }
                          return Message("schlauraff.rolls", {who(e.who), arg::text("dice", dice)});
                        },
                        [&](const schlauraff::Starts& e) {
                          return Message("schlauraff.starts", {who(e.who), arg::number("row", e.row + 1)});
                        },
                        [&](const schlauraff::Puts& e) {
                          return Message("schlauraff.puts", {who(e.who), die(e.die), chipWord(e.chip)});
                        },
                        [&](const schlauraff::MovesDown& e) {
                          return Message("schlauraff.moves", {who(e.who), die(e.die), chipWord(e.chip)});
                        },
                        [&](const schlauraff::Captures& e) {
                          return Message("schlauraff.captures",
                                         {who(e.who), chipWord(e.chip), arg::number("n", e.captured.chips)});
                        },
                        [&](const schlauraff::EndsTurn& e) {
                          return Message(e.byChoice ? "schlauraff.stops" : "schlauraff.ends", {who(e.who)});
                        },
                        [&](const schlauraff::Wins& e) {
                          constexpr std::array<std::string_view, 3> keys{"schlauraff.wins", "schlauraff.winsByHelp",
                                                                         "schlauraff.shares"};
                          return Message(keys[static_cast<std::size_t>(e.by)],
                                         {who(e.who), arg::number("n", e.points), arg::number("help", e.help)});
                        },
                    },
                    event);
}

Text Schlauraff::rulebook() {
  static constexpr std::string_view de = R"md(# Schlauraff

Für zwei bis vier. Alles liegt offen, Würfel entscheiden mit. Dauer: etwa 15 Minuten.

Vor euch liegen Spalten aus bunten Chips. Mit sechs Würfeln futterst du dich von oben nach unten durch deine Spalte. Was du liegen lässt, rutscht unter die nächste und lockt die anderen. Am Ende zählt nicht, wie wertvoll die Chips sind, sondern wie viele du hast.

## Material
40 Chips, zehn von jeder Farbe: Grün ist 3 wert, Blau 5, Rot 10, Gelb 1 oder 11. Dazu sechs Würfel. Zu zweit spielt ihr mit vier Spalten (oder nach Wunsch sechs oder acht), zu dritt mit sechs, zu viert mit acht.

## Eine Runde
- **S1** Die Chips werden gemischt und in Spalten zu je fünf ausgelegt; was übrig ist, bleibt draußen. Wer in der ersten Runde beginnt, entscheidet das Los, danach geht das Beginnen jede Runde eine Person nach links. Wer beginnt, spielt die Spalte ganz rechts, die Person links davon die nächste, und so weiter reihum, bis jede Spalte gespielt ist.
- **S2** In deinem Zug würfelst du mit allen sechs Würfeln und arbeitest dann von oben nach unten. Bevor du den ersten Würfel legst, suchst du aus, bei welchem Chip du beginnst. Die Chips darüber überspringst du; sie bleiben liegen.
- **S3** Auf den aktuellen Chip darfst du freie Würfel legen, solange ihre Summe seinen Wert nicht übersteigt. Trifft sie ihn genau, ist der Chip erbeutet. Einen gelben bekommst du für einen einzelnen Würfel mit einer 1 (auch einen hinuntergeschobenen) oder für die Summe 11. Solange eine einzelne 1 darauf liegt, darfst du ihn nehmen, auch nach einem neuen Wurf; endet dein Zug so, gehört er dir.
- **S4** Hast du einen Chip mit mindestens zwei Würfeln erbeutet, darfst du sofort, bevor du einen anderen Würfel legst oder wirfst, einen davon auf den nächsten Chip darunter schieben, wenn er dessen Wert nicht übersteigt; auch einen, der schon einmal geschoben wurde. Die übrigen Würfel des Chips sind für diesen Zug verbraucht. Weiter geht es immer mit dem nächsten Chip darunter, nie mit einer Lücke.
- **S5** Alle freien Würfel zusammen darfst du neu werfen, wenn seit dem letzten Wurf mindestens ein Würfel auf einen Chip gekommen ist; ein nach S4 geschobener zählt mit.
- **S6** Dein Zug endet, wenn der unterste Chip erbeutet ist, wenn du weder legen noch schieben, nehmen oder neu werfen kannst, oder wenn du aufhörst.
- **S7** Nicht erbeutete Chips werden Reihe für Reihe unter die Chips der nächsten Spalte geschoben. Wer dort einen Chip erbeutet, bekommt alles, was darunter liegt, gleich mit; mit Würfeln treffen musst du nur den obersten. Stapel, die liegen bleiben, wandern als Stapel weiter. Nach der letzten Spalte sind sie aus dem Spiel.

*Beispiel:* Oben liegt Blau (5), darunter Rot (10). Du legst 4 und 1 auf Blau und erbeutest es. Die 4 schiebst du hinunter auf Rot, legst eine 6 dazu und hast auch Rot. Jetzt darfst du die 4 oder die 6 weiterschieben.

## Ende
- **S8** Jeder erbeutete Chip zählt einen Punkt, egal wie viel er wert ist; ein roter außerdem einen Hilfspunkt. Für jede Runde werden die Spalten neu ausgelegt. Wenn alle einmal begonnen haben, gewinnen die meisten Punkte, bei Gleichstand die meisten Hilfspunkte; sonst teilt ihr euch den Sieg.

## So schreibt man Züge
`start 2` beginnt beim zweiten Chip von oben, `put 4` legt eine 4, `move 4` schiebt eine 4 hinunter, `take` nimmt den gelben Chip für die 1, `roll` wirft alle freien Würfel neu, `stop` hört auf.
)md";
  static constexpr std::string_view en = R"md(# Schlauraff

For two to four. Everything is open, with dice. About 15 minutes.

Columns of coloured chips lie before you. With six dice you eat your way down your column. What you leave slides beneath the next one and tempts the others. In the end it does not matter how much the chips are worth but how many you have.

## Pieces
40 chips, ten of each colour: green is worth 3, blue 5, red 10, yellow 1 or 11. And six dice. Two players use four columns (or six or eight if they like), three use six, four use eight.

## A round
- **S1** The chips are shuffled and laid out in columns of five; the rest stay out. Who begins the first round is drawn by lot; after that, beginning moves one player to the left each round. Whoever begins plays the rightmost column, the player to their left the next, and so on round the table until every column has been played.
- **S2** On your turn you roll all six dice and then work from top to bottom. Before you put down the first die you pick the chip to start at. You skip the chips above it; they stay.
- **S3** You may put free dice on the current chip as long as their sum does not exceed its value. When it is met exactly, the chip is captured. A yellow one is yours for a single die showing 1 (also one moved down) or for the sum of 11. While a lone 1 lies on it you may take it, also after another roll; if your turn ends so, it is yours.
- **S4** If you captured a chip with at least two dice you may at once, before you put or roll any other die, move one of them to the next chip below, if it does not exceed that chip's value; also one that was moved before. The chip's other dice are spent for this turn. You always go on with the next chip below, never with a gap.
- **S5** You may roll all free dice again, together, if at least one die has come to lie on a chip since the last roll; one moved by S4 counts.
- **S6** Your turn ends when the lowest chip is captured, when you can neither put, move, take nor roll, or when you stop.
- **S7** Chips that were not captured are pushed, row by row, beneath the chips of the next column. Whoever captures a chip there gets everything beneath it as well; only the top one has to be met with dice. Piles that stay are pushed on as piles. After the last column they are out of the game.

*Example:* Blue (5) lies on top, red (10) below it. You put 4 and 1 on blue and capture it. You move the 4 down to red, add a 6 and have red too. Now you may move either the 4 or the 6 on.

## End
- **S8** Every captured chip counts one point whatever its value; a red one also counts one help point. For every round the columns are laid out anew. When everybody has begun once, most points win, then most help points; otherwise you share the win.

## How moves are written
`start 2` starts at the second chip from the top, `put 4` puts a 4, `move 4` moves a 4 down, `take` takes the yellow chip for the 1, `roll` rolls all free dice again, `stop` stops.
)md";
  return {de, en};
}

}  // namespace sammel
