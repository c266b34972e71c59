#include "arena/words.hpp"

#include <array>

namespace sammel::arena {

std::span<const Phrase> arenaPhrases() {
  static constexpr std::array phrases{
      Phrase{"title", "Vergleich der Bots", "Comparison of bots"},
      Phrase{"options", "Optionen", "Options"},
      Phrase{"games", "Partien", "Games"},
      Phrase{"deals", "Austeilungen", "Deals"},
      Phrase{"seed", "Startzahl", "Seed"},
      Phrase{"thinkLimit", "Bedenkzeit je Entscheidung", "Think limit per decision"},
      Phrase{"length", "Züge je Partie", "Actions per game"},
      Phrase{"branching", "Möglichkeiten je Entscheidung", "Legal answers per decision"},
      Phrase{"bot", "Bot", "Bot"},
      Phrase{"wins", "Siege", "Wins"},
      Phrase{"elo", "Elo", "Elo"},
      Phrase{"points", "Punkte", "Points"},
      Phrase{"time", "Zeit je Entscheidung", "Time per decision"},
      Phrase{"lost", "Regelwidrig verloren", "Lost by rule"},
      Phrase{"lost.about",
             "Ein Platz, dessen Bot nicht oder regelwidrig antwortet, wird Letzter; bis zum Ende spielt dort der "
             "Zufall. Jede Zahl außer 0 ist ein Fehler des Bots.",
             "A seat whose bot does not answer, or against the rules, comes last; chance plays there to the end. Any "
             "number but 0 is a bug of the bot."},
      Phrase{"lost.first", "Zuerst in Austeilung {}, Partie {}, auf Platz {}", "First in deal {}, game {}, at seat {}"},
      Phrase{"lost.words", "Letzte Zeile seiner Fehlerausgabe", "Last line of its error output"},
      Phrase{"cause.notStarted", "nicht gestartet", "not started"},
      Phrase{"cause.ended", "zu früh beendet", "ended too early"},
      Phrase{"cause.silent", "keine Antwort in der Zeit", "no answer in time"},
      Phrase{"cause.unreadable", "unverständliche Antwort", "unreadable answer"},
      Phrase{"cause.illegal", "regelwidrige Antwort", "illegal answer"},
      Phrase{"single", "Eine einzige Austeilung sagt nicht, wie sehr Punkte schwanken: [–].",
             "A single deal does not tell how much points vary: [–]."},
      Phrase{"seat", "Platz", "Seat"},
      Phrase{
          "about",
          "Jede Austeilung wird so oft gespielt, wie es Bots gibt; dabei sitzt jeder Bot einmal auf jedem Platz. "
          "Geteilte Siege zählen anteilig. In Klammern und als Strich: der Bereich, in dem der wahre Wert mit 95 % "
          "Sicherheit liegt, gerechnet über die Austeilungen.",
          "Every deal is played as often as there are bots, and every bot sits on every seat once. Shared wins count "
          "in parts. In brackets and as lines: where the true value lies with 95 % confidence, computed over "
          "deals."},
      Phrase{"wins.plot", "Anteil der Siege", "Share of wins"},
      Phrase{"wins.about", "Die gestrichelte Linie wäre Gleichstand.", "The dashed line would be a tie."},
      Phrase{"elo.plot", "Elo", "Elo"},
      Phrase{"elo.about",
             "Vorsprung vor dem Durchschnitt der anderen; 0 ist gleich stark. Mehr als 800 wird nicht gezeichnet.",
             "Lead over the average of the others; 0 is equally strong. Beyond 800 nothing is drawn."},
      Phrase{"running.plot", "Anteil der Siege im Lauf der Austeilungen", "Share of wins as the deals went on"},
      Phrase{"running.about", "Der Streifen ist der Bereich für 95 % Sicherheit.", "The band has 95 % confidence."},
      Phrase{"test.plot", "Test im Lauf der Austeilungen", "The test as the deals went on"},
      Phrase{"test.about",
             "Logarithmus des Verhältnisses der Wahrscheinlichkeiten (LLR). An der oberen Linie steht fest: Der erste "
             "Bot ist stärker (H1); an der unteren: Er ist es nicht (H0).",
             "Logarithm of the likelihood ratio (LLR). At the upper line it is decided that the first bot is stronger "
             "(H1), at the lower that it is not (H0)."},
      Phrase{"test.h0", "H0: Der erste Bot ist nicht stärker.", "H0: the first bot is not stronger."},
      Phrase{"test.h1", "H1: Der erste Bot ist stärker.", "H1: the first bot is stronger."},
      Phrase{"test.open", "Noch offen.", "Still open."},
      Phrase{"seats.plot", "Vorteil der Plätze", "Advantage of seats"},
      Phrase{"seats.about", "Anteil der Siege je Platz, wer auch immer dort saß.",
             "Share of wins by seat, whoever sat there."},
      Phrase{"lengths.plot", "Länge der Partien", "Length of games"},
      Phrase{"lengths.about", "Wie viele Partien so viele Züge dauerten.", "How many games took so many actions."},
      Phrase{"ladder.title", "Stufen im Vergleich", "Levels compared"},
      Phrase{"ladder.about",
             "Jede Zeile: Ist der erste Bot stärker als der zweite? Stufen mit geteilter Rechenzeit (5/100); zuletzt "
             "die höchste Stufe gegen Suche ohne Wissen über das Spiel, bei gleicher Bedenkzeit.",
             "Each line: is the first bot stronger than the second? Levels with a divided budget (5/100); last the "
             "highest level against search without knowledge of the game, with equal time."},
      Phrase{"ladder.game", "Spiel", "Game"},
      Phrase{"ladder.match", "Bots", "Bots"},
      Phrase{"ladder.verdict", "Test", "Test"},
      Phrase{"ladder.yes", "stärker", "stronger"},
      Phrase{"ladder.no", "nicht stärker", "not stronger"},
      Phrase{"ladder.open", "offen", "open"},
  };
  return phrases;
}

std::string_view Words::operator()(std::string_view key) const {
  for (const Phrase& phrase : arenaPhrases()) {
    if (phrase.key == key) return phrase.text.in(language_);
  }
  return key;
}

}  // namespace sammel::arena
