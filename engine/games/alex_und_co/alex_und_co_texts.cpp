// What Alex & Co says to people: phrases and rules.
#include <array>

#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel {

std::span<const Phrase> AlexUndCo::phrases() {
  static constexpr std::array phrases{
      Phrase{"alex-und-co.option.memoryAid", "Gedächtnisstütze", "Memory aid"},
      Phrase{"alex-und-co.option.memoryAid.off", "aus: Merk dir, was du gesehen hast", "off: remember what you saw"},
      Phrase{"alex-und-co.option.memoryAid.on", "an: Gesehene Karten der Auslage bleiben lesbar",
             "on: grid cards once seen stay readable"},

      Phrase{"alex-und-co.leftOut", "Nicht dabei: alle Karten von {card}.", "Left out: all cards of {card}."},
      Phrase{"alex-und-co.begins", "Das Los entscheidet: {who} beginnt.", "By lot, {who} begins."},
      Phrase{"alex-und-co.begins.you", "Das Los entscheidet: Du beginnst.", "By lot, you begin."},
      Phrase{"alex-und-co.turn", "{who} ist dran.", "It is {who}'s turn."},
      Phrase{"alex-und-co.turn.you", "Du bist dran.", "It is your turn."},
      Phrase{"alex-und-co.passes", "{who} kann nichts tun und setzt aus.", "{who} can do nothing and passes."},
      Phrase{"alex-und-co.passes.you", "Du kannst nichts tun und setzt aus.", "You can do nothing and pass."},
      Phrase{"alex-und-co.esg.kept", "{who} spielt ESG, zieht bei {from} blind ein Spiel und behält es.",
             "{who} plays ESG, draws a game blindly from {from} and keeps it."},
      Phrase{"alex-und-co.esg.kept.you", "Du spielst ESG, ziehst bei {from} blind ein Spiel und behältst es.",
             "You play ESG, draw a game blindly from {from} and keep it."},
      Phrase{"alex-und-co.esg.back", "{who} spielt ESG, zieht bei {from} kein Spiel und gibt die Karte zurück.",
             "{who} plays ESG, draws no game from {from} and gives the card back."},
      Phrase{"alex-und-co.esg.back.you", "Du spielst ESG, ziehst bei {from} kein Spiel und gibst die Karte zurück.",
             "You play ESG, draw no game from {from} and give the card back."},
      Phrase{"alex-und-co.esg.face", "Ihr beide seht: {card}.", "The two of you see: {card}."},
      Phrase{"alex-und-co.saz", "{who} spielt SAZ und stellt zwei Fragen.", "{who} plays SAZ and asks two questions."},
      Phrase{"alex-und-co.saz.you", "Du spielst SAZ und stellst zwei Fragen.", "You play SAZ and ask two questions."},
      Phrase{"alex-und-co.saz.got", "{asked} muss {asker} {card} geben.", "{asked} has to give {card} to {asker}."},
      Phrase{"alex-und-co.saz.not", "{asked} hat {card} nicht; {asker} geht leer aus.",
             "{asked} does not have {card}; {asker} gets nothing."},
      Phrase{"alex-und-co.saz.gotOne", "{asked} hat den genannten Autor und gibt ihn ab.",
             "{asked} has the author named and hands it over."},
      Phrase{"alex-und-co.saz.notOne", "{asked} hat den genannten Autor nicht.",
             "{asked} does not have the author named."},
      Phrase{"alex-und-co.shows", "{who} zeigt dafür kurz vor: {card}.", "{who} shows for a moment: {card}."},
      Phrase{"alex-und-co.shows.you", "Du zeigst dafür kurz vor: {card}.", "You show for a moment: {card}."},
      Phrase{"alex-und-co.grid.right", "{who} zeigt auf {place} und nennt {card}: richtig!",
             "{who} points at {place} and names {card}: right!"},
      Phrase{"alex-und-co.grid.right.you", "Du zeigst auf {place} und nennst {card}: richtig!",
             "You point at {place} and name {card}: right!"},
      Phrase{"alex-und-co.grid.wrong", "{who} zeigt auf {place} und nennt {card}, aber da liegt {face}.",
             "{who} points at {place} and names {card}, but there lies {face}."},
      Phrase{"alex-und-co.grid.wrong.you", "Du zeigst auf {place} und nennst {card}, aber da liegt {face}.",
             "You point at {place} and name {card}, but there lies {face}."},
      Phrase{"alex-und-co.grid.rightOne", "{who} benennt {place} richtig und nimmt die Karte.",
             "{who} names {place} rightly and takes the card."},
      Phrase{"alex-und-co.grid.rightOne.you", "Du benennst {place} richtig und nimmst die Karte.",
             "You name {place} rightly and take the card."},
      Phrase{"alex-und-co.grid.wrongOne", "{who} benennt {place} falsch.", "{who} names {place} wrongly."},
      Phrase{"alex-und-co.grid.wrongOne.you", "Du benennst {place} falsch.", "You name {place} wrongly."},
      Phrase{"alex-und-co.name.right", "{who} nennt {card} bei {asked}: richtig!",
             "{who} names {card} at {asked}: right!"},
      Phrase{"alex-und-co.name.right.you", "Du nennst {card} bei {asked}: richtig!",
             "You name {card} at {asked}: right!"},
      Phrase{"alex-und-co.name.wrong", "{who} nennt {card} bei {asked}: falsch.",
             "{who} names {card} at {asked}: wrong."},
      Phrase{"alex-und-co.name.wrong.you", "Du nennst {card} bei {asked}: falsch.",
             "You name {card} at {asked}: wrong."},
      Phrase{"alex-und-co.name.rightOne", "{who} nennt eine Karte, die {asked} hat, und bekommt sie.",
             "{who} names a card that {asked} has and gets it."},
      Phrase{"alex-und-co.name.rightOne.you", "Du nennst eine Karte, die {asked} hat, und bekommst sie.",
             "You name a card that {asked} has and get it."},
      Phrase{"alex-und-co.name.wrongOne", "{who} nennt eine Karte, die {asked} nicht hat.",
             "{who} names a card that {asked} does not have."},
      Phrase{"alex-und-co.name.wrongOne.you", "Du nennst eine Karte, die {asked} nicht hat.",
             "You name a card that {asked} does not have."},
      Phrase{"alex-und-co.swap.asks", "{who} fragt {asked} nach einem Spiel von {author}.",
             "{who} asks {asked} for a game by {author}."},
      Phrase{"alex-und-co.swap.asks.you", "Du fragst {asked} nach einem Spiel von {author}.",
             "You ask {asked} for a game by {author}."},
      Phrase{"alex-und-co.swap.asksOne", "{who} möchte mit {asked} tauschen.",
             "{who} would like to swap with {asked}."},
      Phrase{"alex-und-co.swap.asksOne.you", "Du möchtest mit {asked} tauschen.",
             "You would like to swap with {asked}."},
      Phrase{"alex-und-co.swap.yes", "{who} sagt ja und legt eine Karte verdeckt bereit.",
             "{who} says yes and puts a card aside, face down."},
      Phrase{"alex-und-co.swap.yes.you", "Du sagst ja und legst eine Karte verdeckt bereit.",
             "You say yes and put a card aside, face down."},
      Phrase{"alex-und-co.swap.promise", "Bereit liegt: {card}.", "Put aside: {card}."},
      Phrase{"alex-und-co.swap.no", "{who} hat kein solches Spiel.", "{who} has no such game."},
      Phrase{"alex-und-co.swap.no.you", "Du hast kein solches Spiel.", "You have no such game."},
      Phrase{"alex-und-co.swap.done", "{asker} und {asked} tauschen verdeckt je eine Karte.",
             "{asker} and {asked} swap a card each, face down."},
      Phrase{"alex-und-co.swap.faces", "Du bekommst {gets} und gibst {gives}.", "You get {gets} and give {gives}."},
      Phrase{"alex-und-co.turns", "{who} deckt {place} auf: {card}.", "{who} turns up {place}: {card}."},
      Phrase{"alex-und-co.turns.you", "Du deckst {place} auf: {card}.", "You turn up {place}: {card}."},
      Phrase{"alex-und-co.turnsOne", "{who} deckt {place} auf.", "{who} turns up {place}."},
      Phrase{"alex-und-co.turnsOne.you", "Du deckst {place} auf.", "You turn up {place}."},
      Phrase{"alex-und-co.pair", "Ein Pärchen! {who} nimmt {first} und {second}.",
             "A pair! {who} takes {first} and {second}."},
      Phrase{"alex-und-co.pair.you", "Ein Pärchen! Du nimmst {first} und {second}.",
             "A pair! You take {first} and {second}."},
      Phrase{"alex-und-co.pairOne", "{who} nimmt ein Pärchen.", "{who} takes a pair."},
      Phrase{"alex-und-co.pairOne.you", "Du nimmst ein Pärchen.", "You take a pair."},
      Phrase{"alex-und-co.lays.complete", "{who} legt {n} {n|Karte|Karten} von {author} ab: das Set ist komplett.",
             "{who} lays down {n} {n|card|cards} of {author}: the set is complete."},
      Phrase{"alex-und-co.lays.complete.you", "Du legst {n} {n|Karte|Karten} von {author} ab: das Set ist komplett.",
             "You lay down {n} {n|card|cards} of {author}: the set is complete."},
      Phrase{"alex-und-co.lays.incomplete",
             "{who} legt {n} {n|Karte|Karten} von {author} ab; das Set ist unvollständig.",
             "{who} lays down {n} {n|card|cards} of {author}; the set is incomplete."},
      Phrase{"alex-und-co.lays.incomplete.you",
             "Du legst {n} {n|Karte|Karten} von {author} ab; das Set ist unvollständig.",
             "You lay down {n} {n|card|cards} of {author}; the set is incomplete."},
      Phrase{"alex-und-co.lays.single", "{who} legt {n} einzelne {n|Karte|Karten} von {author} ab.",
             "{who} lays down {n} single {n|card|cards} of {author}."},
      Phrase{"alex-und-co.lays.single.you", "Du legst {n} einzelne {n|Karte|Karten} von {author} ab.",
             "You lay down {n} single {n|card|cards} of {author}."},
      Phrase{"alex-und-co.end.sets",
             "Sechs Sets liegen vor einer Person: Das Spiel ist zu Ende. Alle legen ab, was zählt.",
             "Six sets lie in front of one player: the game ends. Everybody lays down what scores."},
      Phrase{"alex-und-co.end.grid", "Die Auslage ist leer: Das Spiel ist zu Ende. Alle legen ab, was zählt.",
             "The grid is empty: the game ends. Everybody lays down what scores."},
      Phrase{"alex-und-co.end.turns", "400 Züge sind gespielt: Das Spiel ist zu Ende. Alle legen ab, was zählt.",
             "400 turns have been played: the game ends. Everybody lays down what scores."},
      Phrase{"alex-und-co.wins", "{who} gewinnt mit {n} {n|Punkt|Punkten}.", "{who} wins with {n} {n|point|points}."},
      Phrase{"alex-und-co.wins.you", "Du gewinnst mit {n} {n|Punkt|Punkten}.", "You win with {n} {n|point|points}."},
      Phrase{"alex-und-co.winsTie",
             "{who} gewinnt mit {n} {n|Punkt|Punkten}; bei Gleichstand entscheiden die größeren Sets.",
             "{who} wins with {n} {n|point|points}; the larger sets break the tie."},
      Phrase{"alex-und-co.winsTie.you",
             "Du gewinnst mit {n} {n|Punkt|Punkten}; bei Gleichstand entscheiden die größeren Sets.",
             "You win with {n} {n|point|points}; the larger sets break the tie."},
      Phrase{"alex-und-co.shares", "{who} teilt sich den Sieg mit {n} {n|Punkt|Punkten}.",
             "{who} shares the win with {n} {n|point|points}."},
      Phrase{"alex-und-co.shares.you", "Du teilst dir den Sieg mit {n} {n|Punkt|Punkten}.",
             "You share the win with {n} {n|point|points}."},

      Phrase{"alex-und-co.ask.start.turn", "Deck bis zu vier Karten der Auslage auf.",
             "Turn up to four cards of the grid face up.", "turn"},
      Phrase{"alex-und-co.ask.start.turn.name", "Deck Karten auf oder nenne eine Karte.",
             "Turn cards up or name a card.", "turn name"},
      Phrase{"alex-und-co.ask.start.turn.swap", "Deck Karten auf oder tausche.", "Turn cards up or swap.", "turn swap"},
      Phrase{"alex-und-co.ask.start.turn.swap.lay", "Deck Karten auf oder tausche. Ablegen kannst du jederzeit.",
             "Turn cards up or swap. You can lay down at any moment.", "turn swap lay"},
      Phrase{"alex-und-co.ask.start.turn.swap.special",
             "Deck Karten auf oder tausche. Vor dem Tauschen darfst du Sonderkarten spielen; aufdecken darfst du dann "
             "nicht mehr.",
             "Turn cards up or swap. Before swapping you may play special cards; after that you may not turn cards up.",
             "turn swap special"},
      Phrase{"alex-und-co.ask.start.turn.swap.special.lay",
             "Deck Karten auf oder tausche. Vor dem Tauschen darfst du Sonderkarten spielen; aufdecken darfst du dann "
             "nicht mehr. Ablegen kannst du jederzeit.",
             "Turn cards up or swap. Before swapping you may play special cards; after that you may not turn cards up. "
             "You can lay down at any moment.",
             "turn swap special lay"},
      Phrase{"alex-und-co.ask.start.turn.name.swap", "Deck Karten auf, nenne eine Karte oder tausche.",
             "Turn cards up, name a card or swap.", "turn name swap"},
      Phrase{"alex-und-co.ask.start.turn.name.swap.lay",
             "Deck Karten auf, nenne eine Karte oder tausche. Ablegen kannst du jederzeit.",
             "Turn cards up, name a card or swap. You can lay down at any moment.", "turn name swap lay"},
      Phrase{"alex-und-co.ask.start.turn.name.swap.special",
             "Deck Karten auf, nenne eine Karte oder tausche. Vor dem Nennen oder Tauschen darfst du Sonderkarten "
             "spielen; aufdecken darfst du dann nicht mehr.",
             "Turn cards up, name a card or swap. Before naming or swapping you may play special cards; after that you "
             "may not turn cards up.",
             "turn name swap special"},
      Phrase{"alex-und-co.ask.start.turn.name.swap.special.lay",
             "Deck Karten auf, nenne eine Karte oder tausche. Vor dem Nennen oder Tauschen darfst du Sonderkarten "
             "spielen; aufdecken darfst du dann nicht mehr. Ablegen kannst du jederzeit.",
             "Turn cards up, name a card or swap. Before naming or swapping you may play special cards; after that you "
             "may not turn cards up. You can lay down at any moment.",
             "turn name swap special lay"},
      Phrase{"alex-und-co.ask.start.swap", "Jetzt musst du tauschen.", "Now you have to swap.", "swap"},
      Phrase{"alex-und-co.ask.start.swap.lay", "Jetzt musst du tauschen. Ablegen kannst du jederzeit.",
             "Now you have to swap. You can lay down at any moment.", "swap lay"},
      Phrase{"alex-und-co.ask.start.name.swap", "Nenne jetzt eine Karte oder tausche.", "Now name a card or swap.",
             "name swap"},
      Phrase{"alex-und-co.ask.start.name.swap.lay", "Nenne jetzt eine Karte oder tausche. Ablegen kannst du jederzeit.",
             "Now name a card or swap. You can lay down at any moment.", "name swap lay"},
      Phrase{"alex-und-co.ask.start.swap.special", "Spiel noch eine Sonderkarte oder tausche.",
             "Play another special card or swap.", "swap special"},
      Phrase{"alex-und-co.ask.start.swap.special.lay",
             "Spiel noch eine Sonderkarte oder tausche. Ablegen kannst du jederzeit.",
             "Play another special card or swap. You can lay down at any moment.", "swap special lay"},
      Phrase{"alex-und-co.ask.start.name.swap.special", "Spiel noch eine Sonderkarte, nenne eine Karte oder tausche.",
             "Play another special card, name a card or swap.", "name swap special"},
      Phrase{"alex-und-co.ask.start.name.swap.special.lay",
             "Spiel noch eine Sonderkarte, nenne eine Karte oder tausche. Ablegen kannst du jederzeit.",
             "Play another special card, name a card or swap. You can lay down at any moment.",
             "name swap special lay"},
      Phrase{"alex-und-co.ask.start.name", "Nenne jetzt eine Karte.", "Now name a card.", "name"},
      Phrase{"alex-und-co.ask.start.pass", "Du kannst nichts mehr tun: Setz aus.",
             "There is nothing left that you can do: pass.", "pass"},
      Phrase{"alex-und-co.ask.named", "Richtig! Nenne noch eine Karte oder beende deinen Zug.",
             "Right! Name another card or end your turn.", "name end"},
      Phrase{"alex-und-co.ask.named.lay", "Richtig! Nenne noch eine Karte, lege ab oder beende deinen Zug.",
             "Right! Name another card, lay down or end your turn.", "name lay end"},
      Phrase{"alex-und-co.ask.named.onlyLay",
             "Richtig! Nennen kannst du nichts mehr. Lege ab, was du möchtest, und beende deinen Zug.",
             "Right! There is nothing more that you can name. Lay down what you like and end your turn.", "lay end"},
      Phrase{"alex-und-co.ask.named.end", "Richtig! Nennen kannst du nichts mehr: Beende deinen Zug.",
             "Right! There is nothing more that you can name: end your turn.", "end"},
      Phrase{"alex-und-co.ask.revealing",
             "Noch kein Pärchen. Deck noch bis zu {n} {n|Karte|Karten} auf oder beende deinen Zug.",
             "No pair yet. Turn up to {n} more {n|card|cards} face up, or end your turn.", "turn end"},
      Phrase{"alex-und-co.ask.revealing.lay",
             "Noch kein Pärchen. Deck noch bis zu {n} {n|Karte|Karten} auf, lege ab oder beende deinen Zug.",
             "No pair yet. Turn up to {n} more {n|card|cards} face up, lay down or end your turn.", "turn lay end"},
      Phrase{"alex-und-co.ask.revealing.onlyLay",
             "Kein Pärchen, und verdeckt liegt nichts mehr. Lege ab, was du möchtest, und beende deinen Zug.",
             "No pair, and nothing lies face down any more. Lay down what you like and end your turn.", "lay end"},
      Phrase{"alex-und-co.ask.revealing.end", "Kein Pärchen, und verdeckt liegt nichts mehr: Beende deinen Zug.",
             "No pair, and nothing lies face down any more: end your turn.", "end"},
      Phrase{"alex-und-co.ask.closing", "Lege ab, was du möchtest, und beende deinen Zug.",
             "Lay down what you like and end your turn.", "lay end"},
      Phrase{"alex-und-co.ask.closing.end", "Zum Ablegen hast du nichts: Beende deinen Zug.",
             "You have nothing to lay down: end your turn.", "end"},
      Phrase{"alex-und-co.ask.place", "Auf welche Karte der Auslage zeigst du?",
             "Which card of the grid do you point at?", "point"},
      Phrase{"alex-und-co.ask.proof", "Zeig eine Handkarte des Sets vor oder verweise auf ein fremdes Set.",
             "Show a hand card of the set or refer to another player's set.", "show refer"},
      Phrase{"alex-und-co.ask.proof.show", "Zeig eine Handkarte des Sets vor, aus dem du nennen willst.",
             "Show a hand card of the set from which you want to name.", "show"},
      Phrase{"alex-und-co.ask.proof.refer", "Verweise auf ein fremdes Set, aus dem du nennen willst.",
             "Refer to another player's set from which you want to name.", "refer"},
      Phrase{"alex-und-co.ask.card", "Welche Karte von {author} nennst du?", "Which card of {author} do you name?",
             "ask"},
      Phrase{"alex-und-co.ask.author", "Nach einem Spiel von wem fragst du {asked}?",
             "A game by whom do you ask {asked} for?", "author"},
      Phrase{"alex-und-co.ask.sazAuthor", "Nach welchem Autor fragst du {asked}?",
             "Which author do you ask {asked} for?", "author"},
      Phrase{"alex-und-co.ask.sazSecond",
             "Erste Frage: {author} bei {asked}. Wie lautet die zweite? Noch ein Autor, oder noch eine Person.",
             "First question: {author} at {asked}. And the second? Another author, or another player.", "also at"},
      Phrase{"alex-und-co.ask.sazSecond.at", "Erste Frage: {author} bei {asked}. Wen fragst du noch nach {author}?",
             "First question: {author} at {asked}. Whom else do you ask for {author}?", "at"},
      Phrase{"alex-und-co.ask.lay", "Welche deiner Karten von {author} legst du ab?",
             "Which of your cards of {author} do you lay down?", "down"},
      Phrase{"alex-und-co.ask.answer", "{asker} fragt dich nach einem Spiel von {author}. Wähle, welches du gibst.",
             "{asker} asks you for a game by {author}. Choose which one you give.", "give"},
      Phrase{"alex-und-co.ask.answer.no", "{asker} fragt dich nach einem Spiel von {author}. Du hast keines: Sag nein.",
             "{asker} asks you for a game by {author}. You have none: say no.", "no"},
      Phrase{"alex-und-co.ask.give", "{asked} gibt dir ein Spiel von {author}. Welche Karte gibst du dafür?",
             "{asked} gives you a game by {author}. Which card do you give for it?", "give"},

      Phrase{"alex-und-co.no.lie", "Du hast ein Spiel von {author} und musst es sagen.",
             "You have a game by {author} and have to say so."},
      Phrase{"alex-und-co.no.answer", "Gib eines deiner Spiele von {author}.", "Give one of your games by {author}."},
      Phrase{"alex-und-co.no.none", "Du hast kein Spiel von {author}: Sag nein.",
             "You have no game by {author}: say no."},
      Phrase{"alex-und-co.no.card", "Diese Karte hast du nicht auf der Hand.", "You do not hold this card."},
      Phrase{"alex-und-co.no.give", "Wähle erst, welche Handkarte du für das Spiel gibst.",
             "First choose which hand card you give for the game."},
      Phrase{"alex-und-co.no.part", "Das gehört zu einer Wahl, die du noch nicht begonnen hast.",
             "That belongs to a choice that you have not begun."},
      Phrase{"alex-und-co.no.finish", "Führ erst deine begonnene Wahl zu Ende, oder nimm sie zurück.",
             "First complete the choice that you have begun, or take it back."},
      Phrase{"alex-und-co.no.late", "ESG und SAZ spielst du vor deiner Aktion.",
             "Play ESG and SAZ before your action."},
      Phrase{"alex-und-co.no.special", "Eine solche Karte hast du nicht.", "You have no such card."},
      Phrase{"alex-und-co.no.player", "Wähle eine andere Person am Tisch.", "Choose another player at the table."},
      Phrase{"alex-und-co.no.empty", "Dort gibt es keine Handkarte zu ziehen.", "There is no hand card to draw."},
      Phrase{"alex-und-co.no.authors", "Es gibt keinen Autor, nach dem du fragen könntest.",
             "There is no author left to ask for."},
      Phrase{"alex-und-co.no.acted", "Du hast in diesem Zug schon etwas anderes gewählt.",
             "You have chosen something else in this turn already."},
      Phrase{"alex-und-co.no.proof", "Du hast keine Karte, die dir das Nennen erlaubt.",
             "You have no card that allows you to name another."},
      Phrase{"alex-und-co.no.nothing", "Zum Tauschen brauchst du eine Handkarte.", "You need a hand card to swap."},
      Phrase{"alex-und-co.no.place", "Dort liegt keine verdeckte Karte.", "There is no face-down card in that place."},
      Phrase{"alex-und-co.no.thisProof",
             "Damit kannst du keine Karte nennen: Zeig eine Handkarte oder ein fremdes "
             "unvollständiges Set, dem noch Karten fehlen.",
             "That allows you to name no card: show a hand card or another's incomplete set that still lacks cards."},
      Phrase{"alex-und-co.no.located", "Nenne eine Karte dieses Sets, die du nicht hast und die nicht abgelegt ist.",
             "Name a card of this set that you do not hold and that is not laid down."},
      Phrase{"alex-und-co.no.author", "Nach diesem Autor kannst du nicht fragen.", "You cannot ask for this author."},
      Phrase{"alex-und-co.no.second", "Frag dieselbe Person nach einem anderen Autor, oder eine andere nach demselben.",
             "Ask the same player for another author, or another player for the same one."},
      Phrase{"alex-und-co.no.afterSpecial", "Nach ESG oder SAZ darfst du nicht mehr aufdecken.",
             "After ESG or SAZ you may not turn cards up."},
      Phrase{"alex-und-co.no.lay",
             "Ablegen kannst du mehr als die Hälfte eines Sets, oder Karten, die zu einem abgelegten Set gehören.",
             "You can lay down more than half of a set, or cards that belong to a set laid down before."},
      Phrase{"alex-und-co.no.notAsked", "Dich hat gerade niemand gefragt.", "Nobody is asking you right now."},
      Phrase{"alex-und-co.no.pass", "Aussetzen darfst du nur, wenn du gar nichts tun kannst.",
             "You may pass only if there is nothing you can do."},
      Phrase{"alex-und-co.no.end", "Erst musst du eine Aktion ausführen.", "First you have to take an action."},

      Phrase{"alex-und-co.content.name", "Ein Autor oder ein Spiel hat keinen Namen.",
             "An author or a game has no name."},
      Phrase{"alex-und-co.content.titles", "{author} hat kein Spiel.", "{author} has no game."},
      Phrase{"alex-und-co.content.long", "Der Name ist zu lang: {name}", "The name is too long: {name}"},
      Phrase{"alex-und-co.content.many", "{n} Karten in den Sets sind zu viele; höchstens {most} gehen.",
             "{n} cards in the sets are too many; at most {most} are possible."},
      Phrase{"alex-und-co.content.specials", "{n} ESG oder SAZ gehen nicht; 0 bis {most} sind erlaubt.",
             "{n} ESG or SAZ are not possible; 0 to {most} are."},
      Phrase{"alex-und-co.content.deal",
             "Handkarten, Reihen und Spalten müssen mindestens 1 sein, Reihen und Spalten höchstens 9, Plätze {most}.",
             "Hand cards, rows and columns must be at least 1, rows and columns at most 9, places {most}."},
      Phrase{"alex-und-co.content.few", "Für {players} Personen {n|fehlt|fehlen} {n} {n|Karte|Karten}.",
             "For {players} players {n} {n|card is|cards are} missing."},

      Phrase{"alex-und-co.sheet.complete", "Komplette Sets (2 je Karte)", "Complete sets (2 a card)"},
      Phrase{"alex-und-co.sheet.incomplete", "Unvollständige Sets (1 je Karte)", "Incomplete sets (1 a card)"},
      Phrase{"alex-und-co.sheet.single", "Einzelkarten (1 je Karte)", "Single cards (1 a card)"},
      Phrase{"alex-und-co.sheet.points", "Punkte", "Points"},
      Phrase{"alex-und-co.sheet.sets", "Sets", "Sets"},
      Phrase{"alex-und-co.sheet.largest", "Karten im größten Set (bei Gleichstand)",
             "Cards in the largest set (breaks ties)"},

      Phrase{"alex-und-co.zone.table", "Stand", "State of play"},
      Phrase{"alex-und-co.zone.leftOut", "Nicht im Spiel", "Not in the game"},
      Phrase{"alex-und-co.zone.grid", "Auslage", "Grid"},
      Phrase{"alex-und-co.zone.pile", "Im Nachziehstapel waren", "The draw pile held"},
      Phrase{"alex-und-co.zone.player",
             "{cards} {cards|Handkarte|Handkarten}, {sets} {sets|Set|Sets}, {points} {points|Punkt|Punkte}; abgelegt",
             "{cards} {cards|hand card|hand cards}, {sets} {sets|set|sets}, {points} {points|point|points}; laid down"},
      Phrase{"alex-und-co.zone.hand", "Hand", "Hand"},
      Phrase{"alex-und-co.piece.turn", "Zug {n}", "Turn {n}"},
      Phrase{"alex-und-co.piece.actor", "am Zug: {actor}", "on turn: {actor}"},
      Phrase{"alex-und-co.piece.pile", "{n} {n|Karte|Karten} im Nachziehstapel", "{n} {n|card|cards} in the draw pile"},
      Phrase{"alex-und-co.piece.shown", "vorgezeigt: {card}", "shown: {card}"},
      Phrase{"alex-und-co.piece.question", "{asker} fragt {asked}: ein Spiel von {author}?",
             "{asker} asks {asked}: a game by {author}?"},
      Phrase{"alex-und-co.piece.card", "{card}", "{card}"},
      Phrase{"alex-und-co.piece.place", "{place}", "{place}"},
      Phrase{"alex-und-co.zone.sets", "Alle Sets im Spiel", "All sets in the game"},
      Phrase{"alex-und-co.piece.set1", "{author}: {a}", "{author}: {a}"},
      Phrase{"alex-und-co.piece.set2", "{author}: {a}, {b}", "{author}: {a}, {b}"},
      Phrase{"alex-und-co.piece.set3", "{author}: {a}, {b}, {c}", "{author}: {a}, {b}, {c}"},
      Phrase{"alex-und-co.piece.set4", "{author}: {a}, {b}, {c}, {d}", "{author}: {a}, {b}, {c}, {d}"},
      Phrase{"alex-und-co.piece.set5", "{author}: {a}, {b}, {c}, {d}, {e}", "{author}: {a}, {b}, {c}, {d}, {e}"},
      Phrase{"alex-und-co.piece.all", "alle Karten von {card}", "all cards of {card}"},

      Phrase{"alex-und-co.do.name", "Nenne eine Karte bei {other}", "Name a card at {other}"},
      Phrase{"alex-und-co.do.grid", "Nenne eine Karte der Auslage", "Name a card of the grid"},
      Phrase{"alex-und-co.do.point", "Zeig auf {place}", "Point at {place}"},
      Phrase{"alex-und-co.do.show", "Zeig {card} vor", "Show {card}"},
      Phrase{"alex-und-co.do.refer", "Verweise auf das abgelegte Set von {author}",
             "Refer to the laid-down set of {author}"},
      Phrase{"alex-und-co.do.ask", "Nenne {card}", "Name {card}"},
      Phrase{"alex-und-co.do.swap", "Tausche mit {other}", "Swap with {other}"},
      Phrase{"alex-und-co.do.esg", "ESG: Zieh blind bei {other}", "ESG: draw blindly from {other}"},
      Phrase{"alex-und-co.do.saz", "SAZ: Frag {other}", "SAZ: ask {other}"},
      Phrase{"alex-und-co.do.author", "Frag nach {author}", "Ask for {author}"},
      Phrase{"alex-und-co.do.also", "... und nach {author}", "... and for {author}"},
      Phrase{"alex-und-co.do.alsoAt", "... und auch {other}", "... and {other} too"},
      Phrase{"alex-und-co.do.turn", "Deck {place} auf", "Turn up {place}"},
      Phrase{"alex-und-co.do.lay", "Leg alles von {author} ab", "Lay down all of {author}"},
      Phrase{"alex-und-co.do.pick", "Leg einen Teil von {author} ab", "Lay down a part of {author}"},
      Phrase{"alex-und-co.do.down1", "Leg ab: {a}", "Lay down {a}"},
      Phrase{"alex-und-co.do.down2", "Leg ab: {a}, {b}", "Lay down {a}, {b}"},
      Phrase{"alex-und-co.do.down3", "Leg ab: {a}, {b}, {c}", "Lay down {a}, {b}, {c}"},
      Phrase{"alex-und-co.do.down4", "Leg ab: {a}, {b}, {c}, {d}", "Lay down {a}, {b}, {c}, {d}"},
      Phrase{"alex-und-co.do.down5", "Leg ab: {a}, {b}, {c}, {d}, {e}", "Lay down {a}, {b}, {c}, {d}, {e}"},
      Phrase{"alex-und-co.do.give", "Gib {card}", "Give {card}"},
      Phrase{"alex-und-co.do.no", "Nein", "No"},
      Phrase{"alex-und-co.do.end", "Beende deinen Zug", "End your turn"},
      Phrase{"alex-und-co.do.pass", "Setz aus", "Pass"},
      Phrase{"alex-und-co.holds", "{who} hat {card}", "{who} has {card}"},
  };
  return phrases;
}

// Where a card is no longer in the event, the words do without it.
Message AlexUndCo::words(const Rules& rules, const Event& event) {
  using namespace alex_und_co;
  const auto cardArg = [&](std::string_view name, Card card) { return arg::text(name, cardName(rules, card)); };
  const auto placeArg = [&](int place) { return arg::text("place", placeNotation(rules, place)); };
  const auto authorArg = [&](std::size_t set) { return arg::text("author", rules.content.sets.value[set].author); };
  const auto who = [](const auto& e) { return arg::seat("who", e.who); };
  return std::visit(
      Overloaded{
          [&](const StaysOut& e) { return Message("alex-und-co.leftOut", {cardArg("card", rules.authorOf(e.set))}); },
          [&](const Begins& e) { return Message("alex-und-co.begins", {who(e)}); },
          [&](const IsNext& e) { return Message("alex-und-co.turn", {who(e)}); },
          [&](const Passes& e) { return Message("alex-und-co.passes", {who(e)}); },
          [&](const PlaysEsg& e) {
            return Message(e.keeps ? "alex-und-co.esg.kept" : "alex-und-co.esg.back",
                           {who(e), arg::seat("from", e.from)});
          },
          [&](const SeesDrawn& e) { return Message("alex-und-co.esg.face", {cardArg("card", e.card)}); },
          [&](const PlaysSaz& e) { return Message("alex-und-co.saz", {who(e)}); },
          [&](const AnswersSaz& e) {
            const Arg asked = arg::seat("asked", e.who);
            if (!e.card) return Message(e.gives ? "alex-und-co.saz.gotOne" : "alex-und-co.saz.notOne", {asked});
            return Message(e.gives ? "alex-und-co.saz.got" : "alex-und-co.saz.not",
                           {arg::seat("asker", e.asker), asked, cardArg("card", *e.card)});
          },
          [&](const Shows& e) { return Message("alex-und-co.shows", {who(e), cardArg("card", e.card)}); },
          [&](const Names& e) {
            const Arg asked = arg::seat("asked", e.asked);
            if (!e.card) {
              return Message(e.right ? "alex-und-co.name.rightOne" : "alex-und-co.name.wrongOne", {who(e), asked});
            }
            return Message(e.right ? "alex-und-co.name.right" : "alex-und-co.name.wrong",
                           {who(e), asked, cardArg("card", *e.card)});
          },
          [&](const NamesPlace& e) {
            if (!e.card || !e.face) {
              return Message(e.right ? "alex-und-co.grid.rightOne" : "alex-und-co.grid.wrongOne",
                             {who(e), placeArg(e.place)});
            }
            return Message(e.right ? "alex-und-co.grid.right" : "alex-und-co.grid.wrong",
                           {who(e), placeArg(e.place), cardArg("card", *e.card), cardArg("face", *e.face)});
          },
          [&](const AsksToSwap& e) {
            const Arg asked = arg::seat("asked", e.asked);
            if (!e.set) return Message("alex-und-co.swap.asksOne", {who(e), asked});
            return Message("alex-und-co.swap.asks", {who(e), asked, authorArg(*e.set)});
          },
          [&](const AnswersSwap& e) {
            return Message(e.agrees ? "alex-und-co.swap.yes" : "alex-und-co.swap.no", {who(e)});
          },
          [&](const PutsAside& e) { return Message("alex-und-co.swap.promise", {cardArg("card", e.card)}); },
          [&](const Swaps& e) {
            return Message("alex-und-co.swap.done", {arg::seat("asker", e.who), arg::seat("asked", e.asked)});
          },
          [&](const SeesSwapped& e) {
            return Message("alex-und-co.swap.faces", {cardArg("gets", e.gets), cardArg("gives", e.gives)});
          },
          [&](const TurnsUp& e) {
            if (!e.card) return Message("alex-und-co.turnsOne", {who(e), placeArg(e.place)});
            return Message("alex-und-co.turns", {who(e), placeArg(e.place), cardArg("card", *e.card)});
          },
          [&](const TakesPair& e) {
            if (!e.first || !e.second) return Message("alex-und-co.pairOne", {who(e)});
            return Message("alex-und-co.pair", {who(e), cardArg("first", *e.first), cardArg("second", *e.second)});
          },
          [&](const LaysDown& e) {
            constexpr std::array<std::string_view, 3> keys{"alex-und-co.lays.single", "alex-und-co.lays.incomplete",
                                                           "alex-und-co.lays.complete"};
            return Message(keys[static_cast<std::size_t>(e.becomes)],
                           {who(e), arg::number("n", static_cast<int>(e.cards.size())), authorArg(e.set)});
          },
          [](const Ends& e) {
            constexpr std::array<std::string_view, 3> keys{"alex-und-co.end.sets", "alex-und-co.end.grid",
                                                           "alex-und-co.end.turns"};
            return Message(keys[static_cast<std::size_t>(e.reason)]);
          },
          [&](const Wins& e) {
            return Message(e.shared         ? "alex-und-co.shares"
                           : e.byLargerSets ? "alex-und-co.winsTie"
                                            : "alex-und-co.wins",
                           {who(e), arg::number("n", e.points)});
          },
      },
      event);
}

Text AlexUndCo::rulebook() {
  static constexpr std::string_view de = R"md(# Alex & Co

Für drei bis sechs. Sammeln, merken, fragen. Dauer: etwa 45 Minuten.

Bring Autoren und ihre Spiele zusammen. Die Karten liegen verdeckt in der Mitte oder stecken in fremden Händen; was du einmal gesehen oder gehört hast, musst du dir selbst merken.

## Material
27 Sets aus je einer Autorenkarte und 1 bis 5 Spielkarten: drei Sets mit 6 Karten, zwei mit 5, vier mit 4, sieben mit 3 und elf mit 2. Dazu 6 ESG-Karten und 6 SAZ-Karten, zusammen 99. Die Größen der Sets sind überliefert; welche Autoren und Spiele auf den Karten standen, ist verloren und hier **rekonstruiert**.

Alle bekommen 8 Karten auf die Hand. Fünf Reihen zu 9 Karten liegen verdeckt als Auslage in der Mitte, der Rest ist der Nachziehstapel. Zu dritt bleiben ein ausgelostes Set jeder Größe, eine ESG und eine SAZ draußen; ihr seht, welche Sets fehlen.

## Ein Zug
- **A1** Wer beginnt, entscheidet das Los. In deinem Zug darfst du zuerst Sonderkarten spielen (nur vor Nennen oder Tauschen) und machst dann genau eine Aktion: Nennen, Tauschen oder Aufdecken. Ablegen darfst du in jedem Augenblick deines Zuges. Nach richtigem Nennen, nach dem Aufdecken und nach einem Tausch kannst du noch ablegen und beendest den Zug dann selbst; nach falschem Nennen und nach einem Nein endet er von allein.
- **A2** **ESG:** Zieh blind eine Handkarte einer anderen Person. Ein Spiel behältst du, alles andere geht zurück; ihr beide habt die Karte gesehen. **SAZ:** Stell zwei Fragen auf einmal: eine Person nach zwei verschiedenen Autoren oder zwei Personen nach demselben. Was sie davon haben, müssen sie dir geben. Gefragt wird nach Autoren, die du nicht selbst hast und die nicht abgelegt sind. Gespielte Sonderkarten sind aus dem Spiel; du darfst beliebig viele spielen.
- **A3** **Nennen:** Wähl eine andere Person oder zeig auf eine Karte der Auslage und nenne eine bestimmte Autoren- oder Spielkarte. Dafür zeigst du kurz eine Handkarte desselben Sets vor oder verweist auf ein unvollständiges Set, das jemand anderes abgelegt hat. Stimmt es, bekommst du die Karte (in der Auslage wird nachgelegt) und darfst noch einmal nennen, egal wo. Stimmt es nicht, endet dein Zug; eine Karte der Auslage, auf die du gezeigt hast, sehen alle. Was du selbst hast oder was abgelegt ist, darfst du nicht nennen.
- **A4** **Tauschen:** Frag eine andere Person nach „einem Spiel von …“. Hat sie eines, dann muss sie ja sagen und sucht aus, welches. Bevor du es siehst, wählst du irgendeine eigene Handkarte dafür; beide wechseln verdeckt. Danach ist die gefragte Person dran, und von ihr aus geht es im Uhrzeigersinn weiter. Hat sie keines, geht der Zug nach links. Ohne Handkarte kannst du nicht tauschen.
- **A5** **Aufdecken:** nur wenn du in diesem Zug keine Sonderkarte gespielt hast. Deck bis zu vier Karten der Auslage nacheinander auf; nach der ersten darfst du jederzeit aufhören. Sobald zwei offene Karten ein Pärchen bilden (dasselbe Set, zwei ESG oder zwei SAZ), nimmst du sie, es wird nachgelegt, und die Aktion ist vorbei. Der Rest wird wieder umgedreht.
- **A6** **Ablegen** kannst du ein komplettes Set (2 Punkte je Karte), ein unvollständiges, von dem du mehr als die Hälfte hast (1 Punkt je Karte, später darfst du ergänzen; ergänzt du es allein, wird es komplett), und einzelne Karten eines Sets, von dem jemand anderes einen unvollständigen Teil abgelegt hat (1 Punkt je Karte). Du darfst dabei Karten zurückhalten, solange der Rest noch reicht.

*Beispiel:* Du hast „Ra“ und weißt, dass auf c4 „Keltis“ liegt. Du zeigst auf c4, zeigst „Ra“ vor und nennst „Keltis“: richtig. Jetzt nennst du bei Ben „Modern Art“. Falsch: Dein Zug ist vorbei, aber alle wissen, dass du „Ra“ und „Keltis“ hast und Ben „Modern Art“ nicht.

## Ende
- **A7** Das Spiel endet sofort, wenn vor jemandem sechs Sets liegen, komplett oder nicht, oder wenn die Auslage leer ist. Dann legen alle von selbst ab, was zählt: erst Sets und Ergänzungen, dann einzelne Karten. Handkarten zählen nichts. Bei gleich vielen Punkten entscheidet das größere größte Set (nach abgelegten Karten; einzelne Karten sind keine Sets), dann das nächste, dann teilt ihr euch den Platz.
- **A8** Wer gar nichts tun kann, setzt aus. Unsere Notbremse: Nach 400 Zügen ist Schluss.

Was aufgedeckt war, zeigt das Spiel nur, solange es offen liegt. Mit der Option Gedächtnisstütze bleiben gesehene Karten der Auslage für alle lesbar. Nach dem Spiel wird alles gezeigt.

## Die 27 Sets
Die Namen haben wir rekonstruiert; wer andere Karten hat, kann sie austauschen. Während des Spiels stehen die Sets auch am Tisch.

### Sechs Karten
- Alex Randolph: TwixT, Rasende Roboter, Hol's der Geier, Geister, Tempo kleine Schnecke
- Reiner Knizia: Euphrat & Tigris, Ra, Modern Art, Lost Cities, Keltis
- Wolfgang Kramer: Heimlich & Co., Auf Achse, 6 nimmt!, Forum Romanum, Midnight Party

### Fünf Karten
- Klaus Teuber: Die Siedler von Catan, Barbarossa, Adel verpflichtet, Entdecker
- Sid Sackson: Acquire, Can't Stop, Focus, Kohle Kies & Knete

### Vier Karten
- Michael Schacht: Zooloretto, Coloretto, Hansa
- Friedemann Friese: Funkenschlag, Finstere Flure, Fische Fluppen Frikadellen
- Uwe Rosenberg: Bohnanza, Agricola, Le Havre
- Rüdiger Dorn: Die Händler von Genua, Goa, Jambo

### Drei Karten
- Andreas Seyfarth: Puerto Rico, Manhattan
- Klaus-Jürgen Wrede: Carcassonne, Pompeji
- Dirk Henn: Alhambra, Wallenstein
- Alan R. Moon: Zug um Zug, Elfenland
- Leo Colovini: Cartagena, Clans
- Franz-Benno Delonge: TransAmerica, Fjorde
- Stefan Feld: Notre Dame, Im Jahr des Drachen

### Zwei Karten
- Rudi Hoffmann: Café International
- Max J. Kobbert: Das verrückte Labyrinth
- Haim Shafir: Halli Galli
- Klaus Zoch: Zicke Zacke Hühnerkacke
- Stefan Dorra: For Sale
- Reinhold Wittig: Das Spiel
- Karl-Heinz Schmiel: Die Macher
- Bruno Faidutti: Ohne Furcht und Adel
- Jacques Zeimet: Kakerlakenpoker
- Donald X. Vaccarino: Dominion
- Vlaada Chvátil: Galaxy Trucker

## So schreibt man Züge
Karten heißen nach Set und Stelle: `2.0` ist der Autor des zweiten Sets, `2.1` sein erstes Spiel; `esg` und `saz`. Plätze heißen nach Reihe und Spalte: `c4`. Aufdecken: `turn c4`. Nennen in Teilen: `name 2` (Person 2) oder `grid`, `point c4`; dann `show 2.2` oder `refer 2`; dann `ask 2.5`. Tauschen: `swap 2`, `author 4`; die Antwort ist `give 4.1` oder `no`, dann `give 7.0`. ESG: `esg 3`. SAZ: `saz 3`, `author 5`, dann `also 6` (noch ein Autor) oder `at 4` (noch eine Person). Ablegen: `lay 2` oder `pick 2`, `down 2.0+2.1+2.2+2.3`. Dann `end`; `pass` setzt aus.
)md";
  static constexpr std::string_view en = R"md(# Alex & Co

For three to six. Collect, remember, ask. About 45 minutes.

Bring authors and their games together. The cards lie face down in the middle or are in other hands; what you have seen or heard once, you have to remember yourself.

## Pieces
27 sets, each an author card and 1 to 5 game cards: three sets of 6 cards, two of 5, four of 4, seven of 3 and eleven of 2. And 6 ESG and 6 SAZ cards, 99 in all. The sizes of the sets are attested; which authors and games were on the cards is lost, and **reconstructed** here.

Everybody gets a hand of 8 cards. Five rows of 9 cards lie face down in the middle, the grid; the rest is the draw pile. With three players one set of each size, drawn by lot, and one ESG and one SAZ are left out; you see which sets are missing.

## A turn
- **A1** Who begins is drawn by lot. On your turn you may first play special cards (only before naming or swapping) and then take exactly one action: name, swap or reveal. You may lay down at any moment of your turn. After naming rightly, after revealing and after a swap you can still lay down and then end the turn yourself; after naming wrongly and after a no it ends by itself.
- **A2** **ESG:** draw a hand card of another player blindly. You keep a game; anything else goes back, and both of you have seen it. **SAZ:** ask two questions at once: one player for two different authors, or two players for the same one. What they have of it they must give you. You ask for authors that you do not hold and that are not laid down. Special cards leave the game when played; you may play any number.
- **A3** **Name:** choose another player or point at a card of the grid, and name one particular author or game card. For this you show a hand card of the same set for a moment, or refer to an incomplete set that somebody else has laid down. If you are right you get the card (in the grid it is replaced) and may name again, anywhere. If not, your turn ends; a grid card that you pointed at is seen by all. You may not name what you hold yourself or what is laid down.
- **A4** **Swap:** ask another player for “a game by …”. If they have one they must say yes and choose which. Before you see it you choose any hand card of your own for it; both change hands face down. Then it is the asked player's turn, and play goes on clockwise from there. If they have none, the turn passes to the left. Without a hand card you cannot swap.
- **A5** **Reveal:** only if you have played no special card in this turn. Turn up to four cards of the grid face up, one by one; after the first you may stop at any time. As soon as two open cards form a pair (the same set, two ESG or two SAZ) you take them, they are replaced, and the action is over. The rest is turned down again.
- **A6** **Lay down** a complete set (2 points a card), an incomplete one of which you have more than half (1 point a card; you may add to it later, and completing it alone makes it complete), and single cards of a set of which somebody else has laid down an incomplete part (1 point a card). You may hold cards back as long as the rest suffices.

*Example:* You hold “Ra” and know that “Keltis” lies at c4. You point at c4, show “Ra” and name “Keltis”: right. Now you name “Modern Art” at Ben. Wrong: your turn is over, but everybody knows that you have “Ra” and “Keltis”, and that Ben does not have “Modern Art”.

## End
- **A7** The game ends at once when six sets, complete or not, lie in front of somebody, or when the grid is empty. Then everybody lays down all that scores, by itself: first sets and additions, then single cards. Hand cards count nothing. With equal points the larger largest set decides (by cards laid down; single cards are no sets), then the next one; then you share the place.
- **A8** Whoever can do nothing passes. Our safety brake: after 400 turns the game ends.

What was turned up is shown only while it lies open. With the option memory aid, grid cards once seen stay readable for everybody. After the game everything is shown.

## The 27 sets
The names are reconstructed by us; whoever has other cards can replace them. During the game the sets are listed at the table, too.

### Six cards
- Alex Randolph: TwixT, Rasende Roboter, Hol's der Geier, Geister, Tempo kleine Schnecke
- Reiner Knizia: Euphrat & Tigris, Ra, Modern Art, Lost Cities, Keltis
- Wolfgang Kramer: Heimlich & Co., Auf Achse, 6 nimmt!, Forum Romanum, Midnight Party

### Five cards
- Klaus Teuber: Die Siedler von Catan, Barbarossa, Adel verpflichtet, Entdecker
- Sid Sackson: Acquire, Can't Stop, Focus, Kohle Kies & Knete

### Four cards
- Michael Schacht: Zooloretto, Coloretto, Hansa
- Friedemann Friese: Funkenschlag, Finstere Flure, Fische Fluppen Frikadellen
- Uwe Rosenberg: Bohnanza, Agricola, Le Havre
- Rüdiger Dorn: Die Händler von Genua, Goa, Jambo

### Three cards
- Andreas Seyfarth: Puerto Rico, Manhattan
- Klaus-Jürgen Wrede: Carcassonne, Pompeji
- Dirk Henn: Alhambra, Wallenstein
- Alan R. Moon: Zug um Zug, Elfenland
- Leo Colovini: Cartagena, Clans
- Franz-Benno Delonge: TransAmerica, Fjorde
- Stefan Feld: Notre Dame, Im Jahr des Drachen

### Two cards
- Rudi Hoffmann: Café International
- Max J. Kobbert: Das verrückte Labyrinth
- Haim Shafir: Halli Galli
- Klaus Zoch: Zicke Zacke Hühnerkacke
- Stefan Dorra: For Sale
- Reinhold Wittig: Das Spiel
- Karl-Heinz Schmiel: Die Macher
- Bruno Faidutti: Ohne Furcht und Adel
- Jacques Zeimet: Kakerlakenpoker
- Donald X. Vaccarino: Dominion
- Vlaada Chvátil: Galaxy Trucker

## How moves are written
Cards are called by set and position: `2.0` is the author of the second set, `2.1` the first game; `esg` and `saz`. Places are called by row and column: `c4`. Reveal: `turn c4`. Name, in parts: `name 2` (player 2) or `grid`, `point c4`; then `show 2.2` or `refer 2`; then `ask 2.5`. Swap: `swap 2`, `author 4`; the answer is `give 4.1` or `no`, then `give 7.0`. ESG: `esg 3`. SAZ: `saz 3`, `author 5`, then `also 6` (another author) or `at 4` (another player). Lay down: `lay 2`, or `pick 2`, `down 2.0+2.1+2.2+2.3`. Then `end`; `pass` passes.
)md";
  return {de, en};
}

}  // namespace sammel
