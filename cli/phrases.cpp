// Everything that the program itself says, in both languages.
#include <array>

#include "cli/speech.hpp"

namespace sammel {

std::span<const Phrase> cliPhrases() {
  static constexpr std::array phrases{
      Phrase{
          "cli.about",
          "Sammelsurium: Brettspiele für den Abend mit Freunden, im Browser, im Terminal und als Bibliothek.",
          "Sammelsurium: tabletop games for an evening with friends, in the browser, the terminal and as a library."},
      Phrase{"cli.and", " und ", " and "},

      Phrase{"cli.help.usage", "Aufruf", "Usage"},
      Phrase{"cli.help.options", "OPTIONEN", "OPTIONS"},
      Phrase{"cli.help.command", "BEFEHL", "COMMAND"},
      Phrase{"cli.help.positionals", "Angaben", "Arguments"},
      Phrase{"cli.help.optionsGroup", "Optionen", "Options"},
      Phrase{"cli.help.commandsGroup", "Befehle", "Commands"},
      Phrase{"cli.help.footer",
             "Zum Anfangen:\n"
             "  sammelsurium list                  welche Spiele es gibt\n"
             "  sammelsurium rules bauab           wie eines geht\n"
             "  sammelsurium play bauab --bots 2   gleich losspielen, gegen den Computer\n"
             "  sammelsurium serve                 den Spieltisch für alle im Haus öffnen\n"
             "Was ein Befehl alles kann, sagt er selbst: sammelsurium play --help",
             "To begin:\n"
             "  sammelsurium list                  which games there are\n"
             "  sammelsurium rules bauab           how one of them works\n"
             "  sammelsurium play bauab --bots 2   play at once, against the computer\n"
             "  sammelsurium serve                 open the table for everybody in the house\n"
             "Each command tells what it can do: sammelsurium play --help"},
      Phrase{"cli.help.help", "Diese Hilfe", "This help"},
      Phrase{"cli.help.version", "Welche Fassung das ist", "Which version this is"},
      Phrase{"cli.help.notices", "Lizenzen der Software anderer, die hier mitarbeitet",
             "Licences of the third-party software inside"},
      Phrase{"cli.help.lang", "Sprache; sonst die deiner Umgebung (LANG)",
             "Language; else that of your environment (LANG)"},
      Phrase{"cli.help.game", "Das Spiel, wie in „list“ geschrieben", "The game, as written in “list”"},
      Phrase{"cli.help.file", "Eine aufgezeichnete Partie", "A recorded game"},
      Phrase{"cli.help.option", "Eine Option des Spiels, etwa layout=ring; mehrmals möglich („list“ nennt alle)",
             "An option of the game, such as layout=ring; can be repeated (“list” names all)"},
      Phrase{"cli.help.list", "Zeigt alle Spiele und ihre Optionen", "Shows all games and their options"},
      Phrase{"cli.help.rules", "Erklärt die Regeln eines Spiels", "Explains the rules of a game"},
      Phrase{"cli.help.play", "Spielt im Terminal: mehrere an einem Bildschirm oder gegen den Computer",
             "Plays in the terminal: several people at one screen, or against the computer"},
      Phrase{"cli.help.players", "Namen der Spielenden in Sitzordnung", "Names of the players in seating order"},
      Phrase{"cli.help.bots", "Welche Plätze der Computer spielt (er würfelt)",
             "Which seats the computer plays (at random)"},
      Phrase{"cli.help.seed", "Legt den Zufall fest: gleiche Zahl, gleiche Karten",
             "Fixes all chance: same number, same cards"},
      Phrase{"cli.help.save", "Zeichnet die Partie in dieser Datei auf, auch wenn sie abgebrochen wird",
             "Records the game in this file, even if it is broken off"},
      Phrase{"cli.help.resume", "Spielt eine abgebrochene Partie weiter", "Goes on with a game that was broken off"},
      Phrase{"cli.help.selfplay", "Lässt den Computer viele Partien würfeln und zählt",
             "Lets the computer play many games at random and counts"},
      Phrase{"cli.help.games", "Wie viele Partien", "How many games"},
      Phrase{"cli.help.jobs", "Wie viele Partien zugleich; am Ergebnis ändert das nichts",
             "How many at the same time; the result does not depend on it"},
      Phrase{"cli.help.replay", "Zeigt eine aufgezeichnete Partie Zug für Zug", "Shows a recorded game move by move"},
      Phrase{"cli.help.seat", "Mit den Augen dieses Platzes (ab 1); sonst wie Zuschauer",
             "Through the eyes of this seat (from 1); else as a spectator"},
      Phrase{"cli.help.all", "Alle Karten aller offen", "Everybody's cards open"},
      Phrase{"cli.help.step", "Nach jedem Zug auf Enter warten", "Wait for Enter after every move"},
      Phrase{"cli.help.verify", "Rechnet eine Partie nach: echt, oder was nicht stimmt",
             "Recomputes a game: genuine, or what is wrong with it"},
      Phrase{"cli.help.bench", "Misst, wie schnell jedes Spiel gewürfelt wird, und nennt die Kennung seines Verhaltens",
             "Measures random play of every game and tells the signature of its behaviour"},
      Phrase{"cli.help.seconds", "Messdauer in Sekunden", "Seconds per measurement"},

      Phrase{"cli.help.serve", "Öffnet den Spieltisch im Browser für alle im Haus",
             "Opens the table in the browser for everybody in the house"},
      Phrase{"cli.help.port", "Port; 0 nimmt irgendeinen freien", "Port; 0 takes any free one"},
      Phrase{"cli.help.bind", "Adresse; 127.0.0.1 nur für diesen Rechner", "Address; 127.0.0.1 for this machine only"},
      Phrase{"cli.help.content", "Ordner mit eigenen Spielinhalten (<spiel>.json)",
             "folder with content packs of your own (<game>.json)"},
      Phrase{"cli.help.without", "diese Spiele nicht anbieten", "do not offer these games"},
      Phrase{"cli.help.botPause", "Millisekunden, die ein Bot wartet, bevor er zieht",
             "Milliseconds that a bot waits before it acts"},
      Phrase{"cli.help.data", "Ordner, in dem die Tische aufbewahrt werden", "Folder in which the tables are kept"},

      Phrase{"cli.usage.meant", "Den Befehl „{text}“ gibt es nicht; meintest du „{meant}“?",
             "There is no command “{text}”; did you mean “{meant}”?"},
      Phrase{"cli.usage.unexpected", "Mit „{text}“ kann ich hier nichts anfangen.", "“{text}” makes no sense here."},
      Phrase{"cli.usage.missing", "Es fehlt eine Angabe: {text}.", "Something is missing: {text}."},
      Phrase{"cli.usage.value", "Der Wert für {text} passt nicht.", "The value for {text} does not fit."},
      Phrase{"cli.usage.help", "Hilfe: {command}", "Help: {command}"},

      Phrase{"cli.game.unknown", "Das Spiel „{game}“ gibt es nicht; „sammelsurium list“ zeigt alle.",
             "There is no game “{game}”; “sammelsurium list” shows all."},
      Phrase{"cli.game.meant", "Das Spiel „{game}“ gibt es nicht; meintest du „{meant}“?",
             "There is no game “{game}”; did you mean “{meant}”?"},
      Phrase{"cli.option.help", "„sammelsurium list“ nennt die Optionen von {game}.",
             "“sammelsurium list” names the options of {game}."},
      Phrase{"cli.file.read", "{file} lässt sich nicht lesen: {why}.", "Cannot read {file}: {why}."},
      Phrase{"cli.file.write", "{file} lässt sich nicht schreiben: {why}.", "Cannot write {file}: {why}."},
      Phrase{"cli.seat.unknown", "Einen Platz {seat} gibt es nicht; es sind {n}.",
             "There is no seat {seat}; there are {n}."},

      Phrase{"cli.list.game", "{seats} Personen", "{seats} players"},
      Phrase{"cli.list.hidden", "verdeckte Karten", "hidden cards"},
      Phrase{"cli.list.open", "alles offen", "everything open"},
      Phrase{"cli.list.default", "sonst {value}", "default {value}"},
      Phrase{"cli.list.next", "Regeln: sammelsurium rules SPIEL. Spielen: sammelsurium play SPIEL.",
             "Rules: sammelsurium rules GAME. Play: sammelsurium play GAME."},

      Phrase{"cli.verify.genuine", "Echt.", "Genuine."},
      Phrase{"cli.verify.meaning",
             "{n} {n|Aktion|Aktionen} nachgerechnet: Festlegungen, Zufall, jeder Zug und das Ergebnis stimmen.",
             "{n} {n|action|actions} recomputed: commitments, chance, every move and the result agree."},
      Phrase{"cli.verify.differs", "Nicht in Ordnung:", "Not in order:"},

      Phrase{"cli.replay.broken", "Aktion {n} ist nach den Regeln nicht möglich: {why}",
             "Action {n} is impossible by the rules: {why}"},
      Phrase{"cli.replay.step", "Enter: weiter, q: Schluss", "Enter: next, q: stop"},

      Phrase{"cli.won", "{who} gewinnt.", "{who} wins."},
      Phrase{"cli.shared", "{who} teilen sich den Sieg.", "{who} share the win."},

      Phrase{"cli.play.which", "Welches Spiel? „sammelsurium list“ zeigt alle.",
             "Which game? “sammelsurium list” shows all."},
      Phrase{"cli.play.hint",
             "Tippe, was du tust, etwa {example}. ?: was geht, r: Regeln, u: zurücknehmen, log: bisher, q: aufhören.",
             "Type what you do, such as {example}. ?: what is possible, r: rules, u: take back, log: so far, q: quit."},
      Phrase{"cli.play.player", "Person {n}", "Player {n}"},
      Phrase{"cli.play.bot", "Bot {n}", "Bot {n}"},
      Phrase{"cli.play.name", "Ein Name hat 1 bis {n} Zeichen.", "A name has 1 to {n} characters."},
      Phrase{"cli.play.tooMany", "Das sind zu viele Namen: Hier spielen {n}.",
             "These are too many names: {n} play here."},
      Phrase{"cli.play.answers", "Möglich (die Nummer genügt):", "Possible (the number will do):"},
      Phrase{"cli.play.interrupts", "Jederzeit möglich:", "Possible at any time:"},
      Phrase{"cli.play.goOn", "Enter: weiter, oder eine Ansage (? zeigt sie)",
             "Enter: go on, or an announcement (? lists them)"},
      Phrase{"cli.play.ready", "Enter: Die nächste Runde beginnt.", "Enter: the next round begins."},
      Phrase{"cli.play.anybody", "Wer zuerst ruft (Platz: Ruf)", "Whoever is first (seat: claim)"},
      Phrase{"cli.play.whose", "Wer ruft? Schreib den Platz davor, etwa 2: {action}",
             "Who claims? Write the seat in front, such as 2: {action}"},
      Phrase{"cli.play.late", "Zu spät.", "Too late."},
      Phrase{"cli.play.hide", "Enter: verdecken. (u: zurücknehmen)", "Enter: hide this. (u: take back)"},
      Phrase{"cli.play.curtain", "{who}, drücke Enter, wenn nur du den Bildschirm siehst.",
             "{who}, press Enter when only you can see the screen."},
      Phrase{"cli.play.curtainOnly", "Hier geht nur Enter, q, oder eine Ansage mit Platz davor (2: announce 5).",
             "Only Enter works here, q, or an announcement with its seat (2: announce 5)."},
      Phrase{"cli.play.campaign", "Weiter mit dem nächsten Spiel der Kampagne? [Eingabe: ja, q: nein]",
             "On with the next game of the campaign? [Enter: yes, q: no]"},
      Phrase{"cli.play.saveAs",
             "Partie speichern unter (Enter: nicht speichern):", "Save the game as (Enter: do not):"},
      Phrase{"cli.play.saved", "Gespeichert: {file}. Ansehen: sammelsurium replay {file}",
             "Saved: {file}. To watch it: sammelsurium replay {file}"},
      Phrase{"cli.play.savedOpen", "Gespeichert: {file}. Weiterspielen: sammelsurium play --resume {file}",
             "Saved: {file}. To go on: sammelsurium play --resume {file}"},
      Phrase{"cli.play.finished", "Die Partie in {file} ist schon zu Ende.", "The game in {file} is already over."},
      Phrase{"cli.play.online", "Die Partie in {file} stammt von einem Online-Tisch; weiterspielen geht nur dort.",
             "The game in {file} comes from an online table; it can go on only there."},

      Phrase{"cli.selfplay.games", "Partien", "games"},
      Phrase{"cli.selfplay.head", "{game} ({options}): {n} {n|Partie|Partien}, gewürfelt, Startzahl {seed}",
             "{game} ({options}): {n} random {n|game|games}, seed {seed}"},
      Phrase{"cli.selfplay.seat", "Platz", "Seat"},
      Phrase{"cli.selfplay.wins", "Siege", "Wins"},
      Phrase{"cli.selfplay.shared", "geteilte Siege", "Shared wins"},
      Phrase{"cli.selfplay.points", "Punkte im Schnitt", "Average points"},
      Phrase{"cli.selfplay.interval", "In Klammern: Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt.",
             "In brackets: where the true value lies with 95 % confidence."},
      Phrase{"cli.selfplay.length", "Entscheidungen je Partie: {average} (von {least} bis {most})",
             "Decisions per game: {average} (from {least} to {most})"},
      Phrase{"cli.selfplay.speed", "{rate} Millionen Entscheidungen je Sekunde ({seconds} s)",
             "{rate} million decisions per second ({seconds} s)"},

      Phrase{"cli.serve.open", "Der Tisch ist gedeckt.", "The table is laid."},
      Phrase{"cli.serve.here", "An diesem Rechner:", "On this machine:"},
      Phrase{"cli.serve.nearby", "Für alle im Haus:", "For all in the house:"},
      Phrase{"cli.serve.alone", "Andere Rechner erreichen ihn so nicht.", "Other machines cannot reach it like this."},
      Phrase{"cli.serve.stop", "Gespeichert wird in {folder}. Aufhören: Strg-C.",
             "Tables are kept in {folder}. Stop with Ctrl-C."},
      Phrase{"cli.serve.closed", "Alles ist gespeichert. Bis bald.", "Everything is saved. See you soon."},

      Phrase{"cli.bench.head", "Gewürfelte Partien auf einem Kern: Entscheidungen je Sekunde, Kennung des Verhaltens",
             "Random play on one core: decisions per second, signature of behaviour"},
  };
  return phrases;
}

}  // namespace sammel
