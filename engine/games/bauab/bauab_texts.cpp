// What Bauab says to people: phrases, rules, the drawing for the terminal.
#include <array>

#include "engine/games/bauab/bauab.hpp"

namespace sammel {

std::span<const Phrase> Bauab::phrases() {
  static constexpr std::array phrases{
      Phrase{"bauab.option.layout", "Bauplätze", "Plots"},
      Phrase{"bauab.option.layout.square", "Quadrat", "Square"},
      Phrase{"bauab.option.layout.strip", "Streifen", "Strip"},
      Phrase{"bauab.option.layout.ring", "Ring", "Ring"},
      Phrase{"bauab.option.layout.plus", "Kreuz", "Plus"},
      Phrase{"bauab.option.layout.blocks", "Zwei Blöcke", "Two blocks"},
      Phrase{"bauab.option.layout.row", "Eine Reihe", "One row"},
      Phrase{"bauab.option.layout.free", "Frei gelegt", "Free"},
      Phrase{"bauab.option.cells", "Eigene Lage (16 Plätze)", "Your own layout (16 plots)"},
      Phrase{"bauab.layout.characters", "Ein Plan besteht aus # (Bauplatz), . (leer) und / (neue Zeile).",
             "A layout consists of # (plot), . (nothing) and / (next row)."},
      Phrase{"bauab.layout.grid", "Der Plan darf höchstens 16 Spalten und 16 Zeilen haben.",
             "The layout may have at most 16 columns and 16 rows."},
      Phrase{"bauab.layout.count", "Der Plan braucht genau 16 Bauplätze; dieser hat {n}.",
             "The layout needs exactly 16 plots; this one has {n}."},
      Phrase{"bauab.layout.connected", "Alle Bauplätze müssen waagrecht oder senkrecht zusammenhängen.",
             "All plots must be connected horizontally or vertically."},
      Phrase{"bauab.layout.onlyFree", "Eigene Bauplätze gibt es nur mit layout=free.",
             "Your own plots need layout=free."},

      Phrase{"bauab.chip.x", "Option", "option"},
      Phrase{"bauab.chip.1", "1", "1"},
      Phrase{"bauab.chip.2", "2", "2"},
      Phrase{"bauab.chip.3", "3", "3"},
      Phrase{"bauab.chip.4", "4", "4"},
      Phrase{"bauab.chip.5", "5", "5"},

      Phrase{"bauab.starts", "{who} beginnt.", "{who} begins."},
      Phrase{"bauab.starts.you", "Du beginnst.", "You begin."},
      Phrase{"bauab.places", "{who} legt {chip} auf {plot}.", "{who} places {chip} on {plot}."},
      Phrase{"bauab.places.you", "Du legst {chip} auf {plot}.", "You place {chip} on {plot}."},
      Phrase{"bauab.park", "{who} legt auf {plot} einen Park an.", "{who} lays out a park on {plot}."},
      Phrase{"bauab.park.you", "Du legst auf {plot} einen Park an.", "You lay out a park on {plot}."},
      Phrase{"bauab.captures", "{who} erbeutet {chip} auf {plot}.", "{who} captures {chip} on {plot}."},
      Phrase{"bauab.captures.you", "Du erbeutest {chip} auf {plot}.", "You capture {chip} on {plot}."},
      Phrase{"bauab.passes", "{who} setzt aus.", "{who} passes."},
      Phrase{"bauab.passes.you", "Du setzt aus.", "You pass."},

      Phrase{"bauab.ask.place", "Lege einen deiner Chips auf einen freien Bauplatz.",
             "Place one of your chips on a free plot.", "place"},
      Phrase{"bauab.ask.placeOrPark", "Lege einen deiner Chips, oder einen Park auf einen eben geräumten Platz.",
             "Place one of your chips, or a park on a plot that was just cleared.", "place park"},
      Phrase{"bauab.ask.parkOrPass", "Keiner deiner Chips passt. Lege einen Park an oder setze aus.",
             "None of your chips fits. Lay out a park or pass.", "park pass"},
      Phrase{"bauab.ask.pass", "Keiner deiner Chips passt. Du musst aussetzen.",
             "None of your chips fits. You have to pass.", "pass"},

      Phrase{"bauab.label.place", "{chip} auf {plot} legen", "Place {chip} on {plot}"},
      Phrase{"bauab.label.park", "Park auf {plot} anlegen", "Lay out a park on {plot}"},
      Phrase{"bauab.label.pass", "Aussetzen", "Pass"},

      Phrase{"bauab.no.occupied", "{plot} ist nicht frei.", "{plot} is not free."},
      Phrase{"bauab.no.chip", "So einen Chip hast du nicht mehr: {chip}.", "You have no such chip left: {chip}."},
      Phrase{"bauab.no.equal", "Neben {plot} liegt schon eine {chip}: Gleiche Werte dürfen nicht aneinandergrenzen.",
             "There is already a {chip} next to {plot}: equal values may not be neighbours."},
      Phrase{"bauab.no.barred",
             "Auf {plot} hast du eben einen Chip verloren; dort darfst du jetzt höchstens einen Park anlegen.",
             "You have just lost a chip on {plot}; this turn you may at most lay out a park there."},
      Phrase{"bauab.no.park",
             "Ein Park darf nur dorthin, wo der letzte Zug einen Chip geräumt hat; {plot} gehört nicht dazu.",
             "A park may only go where the last turn removed a chip; {plot} is no such plot."},
      Phrase{"bauab.no.parksLeft", "Es sind keine Parks mehr übrig.", "There are no parks left."},
      Phrase{"bauab.no.pass", "Du kannst noch einen Chip legen; aussetzen darf nur, wer keinen legen kann.",
             "You can still place a chip; only those who cannot may pass."},

      Phrase{"bauab.sheet.board", "Auf dem Plan", "On the board"},
      Phrase{"bauab.sheet.prey", "Erbeutet", "Captured"},
      Phrase{"bauab.sheet.total", "Summe", "Total"},
      Phrase{"bauab.sheet.planning", "Eigene Planungschips auf dem Plan (bei Gleichstand)",
             "Own planning chips on the board (breaks ties)"},

      Phrase{"bauab.draw.tray", "Vorrat", "tray"},
      Phrase{"bauab.draw.prey", "Beute", "prey"},
      Phrase{"bauab.draw.points", "{n} {n|Punkt|Punkte}", "{n} {n|point|points}"},
  };
  return phrases;
}

Message Bauab::words(const Rules& rules, const Event& event) {
  const auto plotArg = [&](Plot plot) { return arg::text("plot", plotName(rules, plot)); };
  return std::visit(Overloaded{
                        [](const bauab::Starts& e) { return Message("bauab.starts", {arg::seat("who", e.who)}); },
                        [&](const bauab::Places& e) {
                          if (e.chip == Chip::park)
                            return Message("bauab.park", {arg::seat("who", e.who), plotArg(e.plot)});
                          return Message("bauab.places", {arg::seat("who", e.who), chipArg(e.chip), plotArg(e.plot)});
                        },
                        [&](const bauab::Captures& e) {
                          return Message("bauab.captures", {arg::seat("who", e.who), chipArg(e.chip), plotArg(e.plot)});
                        },
                        [](const bauab::Passes& e) { return Message("bauab.passes", {arg::seat("who", e.who)}); },
                    },
                    event);
}

Text Bauab::rulebook() {
  static constexpr std::string_view de = R"md(# Bauab

Für zwei. Alles liegt offen, der Zufall bestimmt nur, wer beginnt. Dauer: etwa 15 Minuten.

Ein neues Viertel entsteht. Ihr plant abwechselnd Gebäude auf 16 Bauplätzen. Wer dem anderen die letzte freie Nachbarfläche nimmt, kassiert dessen Chip. Am Ende zählen die Werte deiner Gebäude und deiner Beute.

## Material
Jeder hat acht Planungschips (1, 1, 2, 2, 3, 3, 4, 5) und drei Optionen ohne Wert (X). Gemeinsam gibt es 15 grüne Parks. Üblich ist ein Quadrat von 4 mal 4 Plätzen; andere Pläne sind eine Option, auch eine einzige Reihe oder ein selbst gelegter aus 16 zusammenhängenden Plätzen.

## Dein Zug
- **B1** Das Los bestimmt, wer beginnt. Wer am Zug ist, tut genau eines: einen eigenen Chip (Planung oder Option) auf einen freien Platz legen, einen Park anlegen (B5) oder aussetzen (B7).
- **B2** Zwei Planungschips mit gleichem Wert liegen nie waagrecht oder senkrecht nebeneinander, egal wem sie gehören. Optionen und Parks sind davon ausgenommen, Diagonalen zählen nie. Geprüft wird beim Legen, bevor etwas erbeutet wird.
- **B3** Eine Freiheit ist ein freier Platz waagrecht oder senkrecht neben einem Chip. Jeder Chip zählt für sich; Gruppen gibt es nicht.
- **B4** Nach dem Legen erbeutest du alle gegnerischen Chips neben deinem neuen Chip, die keine Freiheit mehr haben, alle zugleich. Eigene Chips erbeutest du nie. Dein neuer Chip darf selbst ohne Freiheit liegen. Ein Chip, der schon vorher keine hatte, bleibt liegen, wenn anderswo gelegt wird. Parks gehören niemandem und bleiben immer; wer einen anlegt, erbeutet damit wie mit einem eigenen Chip.
- **B5** Ein Park darf nur auf einen Platz, den der unmittelbar vorige Zug durch Erbeuten geräumt hat. Du musst nie einen anlegen.
- **B6** Auf einen Platz, auf dem du im unmittelbar vorigen Zug einen Chip verloren hast, darfst du diesen einen Zug lang keinen eigenen Chip legen.
- **B7** Wer keinen Park anlegt, muss einen eigenen Chip legen, wenn das irgendwo erlaubt ist. Aussetzen darf nur, wer keinen eigenen Chip legen kann, auch wenn ein Park möglich wäre.

*Beispiel:* Deine 3 nimmt der roten 1 die letzte Freiheit; du erbeutest sie. Rot darf dort jetzt keinen Chip, aber einen Park hinlegen. Nimmt der Park deiner 3 ihre letzte Freiheit, erbeutet Rot sie.

## Ende
- **B8** Das Spiel endet nach einem Zug, sobald der Nächste keinen Park anlegen darf und niemand mehr einen Chip hat, den B2 auf irgendeinem freien Platz erlaubt; die Sperre aus B6 bleibt dabei außer Acht. Aussetzen allein beendet es nicht.
- **B9** Es zählen die Werte deiner Planungschips auf dem Plan und der erbeuteten gegnerischen. Optionen und nicht gelegte Chips zählen nichts. Bei Gleichstand gewinnt, wer mehr eigene Planungschips auf dem Plan hat; sonst teilt ihr euch den Sieg.

## So schreibt man Züge
`3@b2` legt die 3 auf b2, `x@a1` eine Option, `park@c3` einen Park, `pass` setzt aus. Spalten sind Buchstaben, Zeilen Zahlen von oben.
)md";
  static constexpr std::string_view en = R"md(# Bauab

For two. Everything is open; chance decides only who begins. About 15 minutes.

A new quarter is being built. You take turns planning buildings on 16 plots. Take away the last free neighbouring plot of an opposing chip and you capture it. In the end the values of your buildings and of your prey count.

## Pieces
Each of you has eight planning chips (1, 1, 2, 2, 3, 3, 4, 5) and three options without a value (X). There are 15 green parks for both. The usual board is a square of 4 by 4 plots; others are an option, even a single row or one of your own made of 16 connected plots.

## Your turn
- **B1** The start player is drawn by lot. Whoever is on turn does exactly one thing: place an own chip (planning or option) on a free plot, lay out a park (B5), or pass (B7).
- **B2** Two planning chips of equal value are never next to each other horizontally or vertically, whoever owns them. Options and parks are exempt, diagonals never matter. This is checked when the chip is placed, before anything is captured.
- **B3** A liberty is a free plot horizontally or vertically next to a chip. Every chip counts for itself; there are no groups.
- **B4** After placing you capture all opposing chips next to your new one that have no liberty left, all at once. You never capture your own. Your new chip may itself be without liberty. A chip that already had none stays when something is placed elsewhere. Parks belong to nobody and always stay; whoever lays one out captures with it as with an own chip.
- **B5** A park may only go on a plot that the turn immediately before cleared by a capture. You never have to lay one out.
- **B6** On a plot where you lost a chip in the turn immediately before, you may not place an own chip for this one turn.
- **B7** Whoever lays out no park must place an own chip if that is allowed anywhere. Only those who cannot place an own chip may pass, even if a park would be possible.

*Example:* Your 3 takes the last liberty of the red 1; you capture it. Red may not place a chip there now, but may lay out a park. If the park takes the last liberty of your 3, Red captures it.

## End
- **B8** The game ends after a turn as soon as the next player may lay out no park and nobody has a chip left that B2 allows on any free plot; the bar of B6 is disregarded here. Passing alone does not end it.
- **B9** The values of your planning chips on the board and of captured opposing ones count. Options and chips never placed count nothing. A tie goes to more own planning chips on the board; otherwise you share the win.

## How moves are written
`3@b2` places the 3 on b2, `x@a1` an option, `park@c3` a park, `pass` passes. Columns are letters, rows are numbers from the top.
)md";
  return {de, en};
}

// A chip is its owner's mark (o or #) and its value; ! is a plot just cleared, ^^ a park.
std::string Bauab::draw(const Rules&, const Screen& screen, std::span<const std::string> names, Language language) {
  const Phrasebook book({phrases()});
  constexpr std::array<char, 2> marks{'o', '#'};
  std::string out = "    ";
  for (int column = 0; column < screen.columns; ++column)
    out += std::string(" ") + static_cast<char>('a' + column) + "  ";
  out += '\n';
  for (int row = 0; row < screen.rows; ++row) {
    out += ' ' + std::to_string(row + 1) + "  ";
    for (int column = 0; column < screen.columns; ++column) {
      std::string cell = "    ";
      for (const ScreenPlot& plot : screen.plots) {
        if (plot.column != column || plot.row != row) continue;
        switch (plot.chip) {
          case Chip::none: cell = plot.emptied ? " !  " : " .  "; break;
          case Chip::park: cell = " ^^ "; break;
          default: cell = {marks[static_cast<std::size_t>(plot.owner)], nameOf(plot.chip)[0], ' ', ' '};
        }
      }
      out += cell;
    }
    out += '\n';
  }
  const auto list = [&out](const Tray& tray) {
    for (std::size_t kind = 0; kind < bauab::ownKinds; ++kind) {
      for (int i = 0; i < tray[kind]; ++i) out += std::string(" ") + std::string(nameOf(static_cast<Chip>(kind)));
    }
  };
  for (std::size_t i = 0; i < 2; ++i) {
    out += std::string(1, marks[i]) + " " + (i < names.size() ? names[i] : "#" + std::to_string(i + 1)) + ": " +
           book.render(Message("bauab.draw.points", {arg::number("n", screen.score.items[i])}), language, names,
                       Viewer::spectator()) +
           "; " + std::string(book.find("bauab.draw.tray", language)) + ":";
    list(screen.tray.items[i]);
    out += "; " + std::string(book.find("bauab.draw.prey", language)) + ":";
    list(screen.prey.items[i]);
    out += '\n';
  }
  return out;
}

}  // namespace sammel
