import type { Words } from '../contract';

export const words: Words = {
  'ganz-nach-plan.table.deed.seats': { de: 'Platz tauschen', en: 'Swap seats' },
  'ganz-nach-plan.table.deed.hands': { de: 'Hand tauschen', en: 'Swap hands' },
  'ganz-nach-plan.table.deed.give': { de: 'Karte geben', en: 'Give a card' },
  'ganz-nach-plan.table.deed.draw': { de: 'Karte ziehen', en: 'Draw a card' },
  'ganz-nach-plan.table.deed.pile': { de: 'Ablage für', en: 'Pile goes to' },
  'ganz-nach-plan.table.deed.direction': { de: 'Richtung wechseln', en: 'Change direction' },
  'ganz-nach-plan.table.deed.allMove': { de: 'Alle rücken nach links', en: 'All move to the left' },
  'ganz-nach-plan.table.deed.allPass': { de: 'Alle geben eine nach links', en: 'All pass one to the left' },
  'ganz-nach-plan.table.deed.pileYou': { de: 'Ablage für dich', en: 'Pile goes to you' },
  'ganz-nach-plan.table.side.left': { de: 'links', en: 'left' },
  'ganz-nach-plan.table.side.right': { de: 'rechts', en: 'right' },
  'ganz-nach-plan.table.side.opposite': { de: 'gegenüber', en: 'opposite' },

  'ganz-nach-plan.table.room': { de: 'Der Tisch von oben', en: 'The table from above' },
  'ganz-nach-plan.table.way.clockwise': { de: 'Es geht im Uhrzeigersinn.', en: 'Play goes clockwise.' },
  'ganz-nach-plan.table.way.anticlockwise': {
    de: 'Es geht gegen den Uhrzeigersinn.',
    en: 'Play goes anticlockwise.',
  },
  'ganz-nach-plan.table.sits': { de: 'auf Platz {place}', en: 'on seat {place}' },
  'ganz-nach-plan.table.cards': { de: '{n} {n|Karte|Karten}', en: '{n} {n|card|cards}' },
  'ganz-nach-plan.table.cardsThen': { de: 'dann {n}', en: 'then {n}' },
  'ganz-nach-plan.table.isNext': { de: 'wäre als Nächstes dran', en: 'would be next' },
  'ganz-nach-plan.table.hasChosen': { de: 'hat gewählt', en: 'has chosen' },
  'ganz-nach-plan.table.pile': {
    de: 'Ablage, {n} {n|Karte|Karten}: ansehen',
    en: 'Discard pile, {n} {n|card|cards}: look at it',
  },
  'ganz-nach-plan.table.pileTitle': { de: 'Ablage', en: 'Discard pile' },
  'ganz-nach-plan.table.pileEmpty': { de: 'Ablage, 0 Karten', en: 'Discard pile, 0 cards' },
  'ganz-nach-plan.table.played': { de: 'Wird ausgeführt: {card}', en: 'Being carried out: {card}' },
  'ganz-nach-plan.table.hand': { de: 'Deine Hand', en: 'Your hand' },
  // What can be read on a card comes first, so that it can be called by it.
  'ganz-nach-plan.table.about.seats': {
    de: 'Ihr zwei tauscht die Plätze; jeder nimmt seine Hand mit. Wer als Nächstes dran ist, zählt ab dem Platz, der gerade dran war.',
    en: 'The two of you change chairs and take your hands along. Who is next is counted from the chair whose turn it was.',
  },
  'ganz-nach-plan.table.about.hands': {
    de: 'Ihr zwei tauscht alle Handkarten und bleibt sitzen.',
    en: 'The two of you exchange all cards in hand and stay where you sit.',
  },
  'ganz-nach-plan.table.about.give': {
    de: 'Du gibst dieser Person eine deiner Karten; welche, wählst du.',
    en: 'You give that person one of your cards, whichever you like.',
  },
  'ganz-nach-plan.table.about.draw': {
    de: 'Du ziehst dieser Person verdeckt eine Karte aus der Hand.',
    en: 'You draw a card from that person’s hand without seeing it.',
  },
  'ganz-nach-plan.table.about.pile': {
    de: 'Diese Person nimmt die ganze Ablage auf die Hand. Die Karte selbst kommt erst danach dazu.',
    en: 'That person takes the whole pile in hand. The card itself is put there only afterwards.',
  },
  'ganz-nach-plan.table.about.direction': {
    de: 'Die Spielrichtung kehrt sich um, und das gilt sofort.',
    en: 'The direction of play turns round, and does so at once.',
  },
  'ganz-nach-plan.table.about.allMove': {
    de: 'Alle rücken einen Platz nach links und nehmen ihre Hand mit.',
    en: 'Everybody moves one chair to the left and takes their hand along.',
  },
  'ganz-nach-plan.table.about.allPass': {
    de: 'Alle suchen heimlich eine Karte aus und geben sie zugleich nach links.',
    en: 'Everybody secretly picks a card, and all pass them to the left at the same time.',
  },
  'ganz-nach-plan.table.about.pileYou': {
    de: 'Du nimmst die ganze Ablage auf die Hand. Die Karte selbst kommt erst danach dazu.',
    en: 'You take the whole pile in hand. The card itself is put there only afterwards.',
  },
  'ganz-nach-plan.table.aimed': { de: '{deed} {who}: {card}', en: '{deed} {who}: {card}' },
  'ganz-nach-plan.table.printed': { de: '{deed} {side}: {card}', en: '{deed} {side}: {card}' },

  'ganz-nach-plan.table.hint.play': {
    de: 'Spiel eine Karte: Was sie sagt, geschieht sofort. Wer keine Karten mehr hat, gewinnt.',
    en: 'Play a card: what it says happens at once. Whoever has no cards left wins.',
  },
  'ganz-nach-plan.table.hint.give': {
    de: 'Gib {other} eine deiner Karten.',
    en: 'Give one of your cards to {other}.',
  },
  'ganz-nach-plan.table.hint.pass': {
    de: 'Alle geben zugleich eine Karte nach links, du an {other}. Welche?',
    en: 'All pass a card to the left at once, you to {other}. Which one?',
  },
  'ganz-nach-plan.table.hint.passed': {
    de: 'Du hast gewählt. Die anderen suchen noch aus.',
    en: 'You have chosen. The others still think.',
  },
  'ganz-nach-plan.table.hint.toOther': { de: '{other} bekommt diese Karte.', en: '{other} gets this card.' },
  'ganz-nach-plan.table.hint.others': { de: '{who} spielt eine Karte.', en: '{who} plays a card.' },
  'ganz-nach-plan.table.hint.othersGive': { de: '{who} gibt eine Karte ab.', en: '{who} gives a card away.' },
  'ganz-nach-plan.table.hint.othersPass': {
    de: 'Alle suchen eine Karte aus, die nach links geht.',
    en: 'All choose a card that goes to the left.',
  },
  'ganz-nach-plan.table.hint.over': { de: 'Das war nicht der Plan. Oder doch?', en: 'That was not the plan. Or was it?' },

  'ganz-nach-plan.table.then.seats': { de: 'Du und {other} tauscht die Plätze.', en: 'You and {other} swap seats.' },
  'ganz-nach-plan.table.then.hands': {
    de: 'Du und {other} tauscht alle Karten.',
    en: 'You and {other} swap all cards.',
  },
  'ganz-nach-plan.table.then.give': {
    de: 'Dann gibst du {other} eine Karte.',
    en: 'Then you give {other} a card.',
  },
  'ganz-nach-plan.table.then.draw': {
    de: 'Du ziehst blind eine Karte von {other}.',
    en: 'You draw a card from {other} blindly.',
  },
  'ganz-nach-plan.table.then.pile': {
    de: '{other} nimmt die Ablage ({n} {n|Karte|Karten}).',
    en: '{other} takes the discard pile ({n} {n|card|cards}).',
  },
  'ganz-nach-plan.table.then.pileYou': {
    de: 'Du nimmst die Ablage ({n} {n|Karte|Karten}).',
    en: 'You take the discard pile ({n} {n|card|cards}).',
  },
  'ganz-nach-plan.table.then.direction': { de: 'Es geht andersherum weiter.', en: 'Play goes the other way round.' },
  'ganz-nach-plan.table.then.allMove': {
    de: 'Alle rücken mit ihren Karten einen Platz nach links.',
    en: 'Everybody moves one seat to the left, cards and all.',
  },
  'ganz-nach-plan.table.then.allPass': {
    de: 'Alle geben eine Karte nach links.',
    en: 'Everybody passes a card to the left.',
  },
  'ganz-nach-plan.table.then.next': { de: 'Danach ist {who} dran.', en: 'Then it is the turn of {who}.' },
  'ganz-nach-plan.table.then.next.you': { de: 'Danach bist du noch einmal dran.', en: 'Then it is your turn again.' },
  'ganz-nach-plan.table.then.wins': { de: 'Damit gewinnt {who}!', en: 'With this {who} wins!' },
  'ganz-nach-plan.table.then.wins.you': { de: 'Damit gewinnst du!', en: 'With this you win!' },
};
