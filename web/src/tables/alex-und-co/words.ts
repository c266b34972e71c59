import type { Words } from '../contract';

export const words: Words = {
  'alex-und-co.table.grid': { de: 'Auslage, fünf Reihen zu neun', en: 'The grid, five rows of nine' },
  'alex-und-co.table.place.hidden': { de: '{place}: verdeckt', en: '{place}: face down' },
  'alex-und-co.table.place.new': { de: '{place}: verdeckt, neu nachgelegt', en: '{place}: face down, new' },
  'alex-und-co.table.place.open': { de: '{place}: {card}, offen', en: '{place}: {card}, face up' },
  'alex-und-co.table.place.known': { de: '{place}: {card}, schon gesehen', en: '{place}: {card}, seen before' },
  'alex-und-co.table.place.empty': { de: '{place}: leer', en: '{place}: empty' },
  'alex-und-co.table.new': { de: 'neu', en: 'new' },
  'alex-und-co.table.pointAt': { de: 'Auf {place} zeigen', en: 'Point at {place}' },
  'alex-und-co.table.pile': { de: 'Nachziehstapel', en: 'Draw pile' },
  'alex-und-co.table.sets': { de: 'Alle Sets', en: 'All sets' },
  'alex-und-co.table.hand': { de: 'Deine Hand', en: 'Your hand' },
  'alex-und-co.table.hand.count': { de: '{n} {n|Handkarte|Handkarten}', en: '{n} {n|hand card|hand cards}' },
  'alex-und-co.table.sets.count': { de: '{n} von 6 Sets', en: '{n} of 6 sets' },
  'alex-und-co.table.isAsked': { de: 'wird gefragt', en: 'is being asked' },
  'alex-und-co.table.gameBy': { de: '{title}, Spiel von {author}', en: '{title}, a game by {author}' },
  'alex-und-co.table.yours': { de: 'hast du', en: 'yours' },
  'alex-und-co.table.laidBy': { de: 'liegt bei {who}', en: 'laid by {who}' },

  'alex-und-co.table.shelf': { de: 'Abgelegt: {who}', en: 'Laid down: {who}' },
  'alex-und-co.table.shelf.complete': {
    de: '{author} komplett, {points} Punkte',
    en: '{author} complete, {points} points',
  },
  'alex-und-co.table.shelf.incomplete': {
    de: '{author} {n} von {of}, unvollständig, {points} Punkte',
    en: '{author} {n} of {of}, incomplete, {points} points',
  },
  'alex-und-co.table.shelf.single': {
    de: '{author} einzeln {n} von {of}, {points} {points|Punkt|Punkte}',
    en: '{author} single {n} of {of}, {points} {points|point|points}',
  },
  'alex-und-co.table.state.complete': { de: 'komplett', en: 'complete' },
  'alex-und-co.table.state.incomplete': { de: 'unvollständig', en: 'incomplete' },
  'alex-und-co.table.state.single': { de: 'einzeln', en: 'single' },
  'alex-und-co.table.sheet.none': { de: 'Noch nichts.', en: 'Nothing yet.' },

  'alex-und-co.table.light': { de: 'Gerade gezeigt', en: 'Shown just now' },
  'alex-und-co.table.light.none': {
    de: 'Was gezeigt oder genannt wird, steht kurz hier. Merk es dir!',
    en: 'What is shown or named stands here for a moment. Remember it!',
  },
  'alex-und-co.table.how.turned': { de: 'deckt auf', en: 'turns up' },
  'alex-und-co.table.how.shown': { de: 'zeigt vor', en: 'shows' },
  'alex-und-co.table.how.named': { de: 'nennt', en: 'names' },
  'alex-und-co.table.how.missed': { de: 'nennt: falsch', en: 'names: wrong' },
  'alex-und-co.table.how.found': { de: 'findet', en: 'finds' },
  'alex-und-co.table.how.taken': { de: 'bekommt', en: 'gets' },
  'alex-und-co.table.how.given': { de: 'gibt ab', en: 'hands over' },
  'alex-und-co.table.how.drawn': { de: 'zieht blind', en: 'draws blindly' },
  'alex-und-co.table.how.swapped': { de: 'ertauscht', en: 'swaps for' },
  'alex-und-co.table.question': {
    de: '{who} fragt {asked}: ein Spiel von {author}?',
    en: '{who} asks {asked}: a game by {author}?',
  },

  'alex-und-co.table.verbs': { de: 'Deine Aktion', en: 'Your action' },
  'alex-und-co.table.verb.turn': { de: 'Aufdecken', en: 'Turn up' },
  'alex-und-co.table.verb.turn.what': { de: 'bis zu vier, suche ein Pärchen', en: 'up to four, find a pair' },
  'alex-und-co.table.verb.turn.how': {
    de: 'Deck eine Karte der Auslage auf, oder wähl eine andere Aktion.',
    en: 'Turn up a card of the grid, or choose another action.',
  },
  'alex-und-co.table.verb.name': { de: 'Nennen', en: 'Name' },
  'alex-und-co.table.verb.name.what': { de: 'eine Karte, die du suchst', en: 'a card you are after' },
  'alex-und-co.table.verb.name.how': {
    de: 'Wo ist die Karte, die du suchst? Tipp auf eine Person oder auf einen Platz der Auslage.',
    en: 'Where is the card you are after? Touch a person or a place of the grid.',
  },
  'alex-und-co.table.verb.point.how': {
    de: 'Auf welche Karte der Auslage zeigst du?',
    en: 'Which card of the grid do you point at?',
  },
  'alex-und-co.table.verb.swap': { de: 'Tauschen', en: 'Swap' },
  'alex-und-co.table.verb.swap.what': { de: 'frag nach einem Spiel', en: 'ask for a game' },
  'alex-und-co.table.verb.swap.how': {
    de: 'Wen fragst du nach einem Spiel? Ein Ja kostet dich eine Handkarte.',
    en: 'Whom do you ask for a game? A yes costs you a hand card.',
  },
  'alex-und-co.table.verb.esg.how': {
    de: 'ESG: Bei wem ziehst du blind eine Karte? Aufdecken geht danach nicht mehr.',
    en: 'ESG: from whom do you draw a card blindly? After that you cannot turn cards up.',
  },
  'alex-und-co.table.verb.saz.how': {
    de: 'SAZ: Wen fragst du zuerst nach einem Autor? Aufdecken geht danach nicht mehr.',
    en: 'SAZ: whom do you ask for an author first? After that you cannot turn cards up.',
  },
  'alex-und-co.table.more.turn': {
    de: 'Noch kein Pärchen. Deck noch eine auf, oder beende den Zug.',
    en: 'No pair yet. Turn up another one, or end your turn.',
  },
  'alex-und-co.table.more.name': {
    de: 'Richtig! Nenne noch eine, bei wem und wo du willst, oder beende den Zug.',
    en: 'Right! Name another one, anywhere you like, or end your turn.',
  },
  'alex-und-co.table.closing': { de: 'Alles gemerkt? Dann beende den Zug.', en: 'Got it all? Then end your turn.' },
  'alex-und-co.table.closing.lay': {
    de: 'Leg ab, was leuchtet, wenn du magst, und beende den Zug.',
    en: 'Lay down what shines, if you like, and end your turn.',
  },
  'alex-und-co.table.end': { de: 'Zug beenden', en: 'End turn' },
  'alex-und-co.table.pass': { de: 'Du kannst nichts tun: Setz aus.', en: 'There is nothing you can do: pass.' },
  'alex-und-co.table.wait': { de: '{who} ist dran. Merk dir, was du siehst.', en: "{who}'s turn. Remember what you see." },
  'alex-und-co.table.over': { de: 'Das Spiel ist vorbei.', en: 'The game is over.' },

  'alex-und-co.table.keys.verb': {
    de: 'aufdecken (1), nennen (2) oder tauschen (3)',
    en: 'turn up (1), name (2) or swap (3)',
  },
  'alex-und-co.table.keys.end': { de: 'den Zug beenden', en: 'end the turn' },

  'alex-und-co.table.slip.name': { de: 'Nennen: {target}', en: 'Name: {target}' },
  'alex-und-co.table.slip.swap': { de: 'Tauschen: {target}', en: 'Swap: {target}' },
  'alex-und-co.table.slip.saz': { de: 'SAZ: {target}', en: 'SAZ: {target}' },
  'alex-und-co.table.slip.proof': {
    de: 'Aus welchem Set? Du zeigst eine Karte davon vor oder verweist auf ein abgelegtes.',
    en: 'Of which set? You show a card of it, or refer to one that was laid down.',
  },
  'alex-und-co.table.slip.which': {
    de: 'Welche deiner Karten zeigst du dafür vor? Alle sehen sie.',
    en: 'Which of your cards do you show for it? Everybody sees it.',
  },
  'alex-und-co.table.slip.card': { de: 'Welche Karte nennst du?', en: 'Which card do you name?' },
  'alex-und-co.table.slip.author': {
    de: 'Nach einem Spiel von wem fragst du?',
    en: 'A game by whom do you ask for?',
  },
  'alex-und-co.table.slip.saz.first': {
    de: 'Nach welchem Autor fragst du zuerst?',
    en: 'Which author do you ask for first?',
  },
  'alex-und-co.table.slip.saz.second': {
    de: 'Erst {author}. Und zweitens? Noch ein Autor, oder oben noch eine Person.',
    en: 'First {author}. And second? Another author, or another person above.',
  },
  'alex-und-co.table.slip.hint': {
    de: 'Noch ist nichts gesagt: Mit „Zurück“ nimmst du den letzten Schritt zurück.',
    en: 'Nothing is said yet: “Back” takes the latest step back.',
  },
  'alex-und-co.table.back': { de: 'Zurück', en: 'Back' },
  'alex-und-co.table.reference': { de: 'Verweis', en: 'reference' },
  'alex-und-co.table.refer.instead': {
    de: 'Nichts zeigen, nur auf das abgelegte Set verweisen',
    en: 'Show nothing, refer to the set laid down',
  },
  'alex-und-co.table.author.held': { de: 'Du hast {n} von {of}', en: 'You have {n} of {of}' },
  'alex-und-co.table.author.prove': { de: 'Eine Karte von {author} nennen', en: 'Name a card of {author}' },

  'alex-und-co.table.answer': {
    de: '{asker} will ein Spiel von {author}. Welches gibst du? Dafür bekommst du eine Karte, und du bist als Nächstes dran.',
    en: '{asker} wants a game by {author}. Which one do you give? You get a card for it, and the next turn.',
  },
  'alex-und-co.table.answer.no': {
    de: '{asker} will ein Spiel von {author}. Du hast keines.',
    en: '{asker} wants a game by {author}. You have none.',
  },
  'alex-und-co.table.giving': {
    de: 'Ja! Welche Handkarte gibst du dafür, bevor du das Spiel siehst?',
    en: 'Yes! Which hand card do you give for it, before you see the game?',
  },
  'alex-und-co.table.lay': { de: 'Ablegen: +{n}', en: 'Lay down: +{n}' },
  'alex-und-co.table.keepSome': { de: 'Etwas behalten', en: 'Keep some' },
  'alex-und-co.table.keep': {
    de: 'Tipp an, was auf der Hand bleibt; den Rest legst du ab.',
    en: 'Touch what stays in your hand; the rest is laid down.',
  },
  'alex-und-co.table.gain.complete': {
    de: 'Komplett! Jede Karte zählt doppelt: +{n} {n|Punkt|Punkte}.',
    en: 'Complete! Every card counts double: +{n} {n|point|points}.',
  },
  'alex-und-co.table.gain.incomplete': {
    de: 'Unvollständig: +{n} {n|Punkt|Punkte}. Ergänzen kannst du später; andere dürfen Einzelne anlegen.',
    en: 'Incomplete: +{n} {n|point|points}. You can add later; others may lay down single cards.',
  },
  'alex-und-co.table.gain.single': {
    de: 'Einzeln zu einem fremden Set: +{n} {n|Punkt|Punkte}.',
    en: "Single, with somebody else's set: +{n} {n|point|points}.",
  },

  'alex-und-co.table.esg.short': { de: 'Zieh blind', en: 'Draw a card blindly' },
  'alex-und-co.table.saz.short': { de: 'Stell zwei Fragen', en: 'Ask two questions' },
  'alex-und-co.table.esg.what': {
    de: 'Zieh blind eine Karte aus einer fremden Hand. Ist es ein Spiel, behältst du es; alles andere geht zurück. Vor Nennen oder Tauschen (A2).',
    en: 'Draw a card blindly from another hand. A game you keep; anything else goes back. Before naming or swapping (A2).',
  },
  'alex-und-co.table.saz.what': {
    de: 'Stell zwei Fragen auf einmal: eine Person nach zwei Autoren, oder zwei Personen nach demselben. Was sie haben, geben sie dir. Vor Nennen oder Tauschen (A2).',
    en: 'Ask two questions at once: one person for two authors, or two people for the same. What they have, they give you. Before naming or swapping (A2).',
  },
  'alex-und-co.table.full.set': { de: 'Set von {author}: {n} Karten', en: 'Set of {author}: {n} cards' },
  'alex-und-co.table.full.points': {
    de: 'Ablegen ab {half} Karten, 1 Punkt je Karte; komplett {all} Punkte (A6).',
    en: 'Lay down from {half} cards on, 1 point each; complete {all} points (A6).',
  },
};
