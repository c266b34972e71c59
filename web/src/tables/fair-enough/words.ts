import type { Words } from '../contract';

export const words: Words = {
  // Two letters for each kind, so that nobody has to tell them apart by colour.
  'fair-enough.table.letters.promos': { de: 'Pr', en: 'Pr' },
  'fair-enough.table.letters.miniatures': { de: 'Mi', en: 'Mi' },
  'fair-enough.table.letters.autographs': { de: 'Au', en: 'Au' },
  'fair-enough.table.letters.dice': { de: 'Wü', en: 'Di' },
  'fair-enough.table.letters.meeples': { de: 'Me', en: 'Me' },
  'fair-enough.table.letters.pins': { de: 'Pi', en: 'Pi' },
  'fair-enough.table.letters.posters': { de: 'Po', en: 'Po' },
  'fair-enough.table.letters.mats': { de: 'Ma', en: 'Ma' },
  'fair-enough.table.letters.sleeves': { de: 'Hü', en: 'Sl' },

  'fair-enough.table.about': {
    de: 'Kostet {n} Zeit. Gesichert {n} Punkte; am Ende auf der Hand {minus}. Ab drei Karten einer Art gibt es dazu 5 Punkte, für jede weitere noch 5.',
    en: 'Takes {n} time. Worth {n} points when secured; {minus} if still in hand at the end. Three cards of a kind add 5 points, every further one 5 more.',
  },
  'fair-enough.table.about.queue': {
    de: 'Spiel sie mit einer Sammelkarte: Die kostet dann doppelte Zeit. Am Ende auf der Hand: −10.',
    en: 'Play it with a collection card, which then takes double time. In hand at the end: −10.',
  },
  'fair-enough.table.about.preorder': {
    de: 'Spiel sie mit einer Sammelkarte: Die kostet dann keine Zeit, wie wenig auch bleibt. Am Ende auf der Hand: −10.',
    en: 'Play it with a collection card, which then takes no time, however little is left. In hand at the end: −10.',
  },
  'fair-enough.table.about.soldout': {
    de: 'Spiel sie mit einer Sammelkarte und nimm eine offene Karte weg, gleich wessen: Ihr Wert kommt als Zeit zurück. Am Ende auf der Hand: −10.',
    en: 'Play it with a collection card and remove any open card, no matter whose: its value comes back as time. In hand at the end: −10.',
  },

  'fair-enough.table.day': { de: 'Tag {n} von 6', en: 'Day {n} of 6' },
  'fair-enough.table.of': { de: 'von {n}', en: 'of {n}' },
  'fair-enough.table.timeLeft': { de: 'Noch {n} Zeit von {of}.', en: '{n} time left of {of}.' },
  'fair-enough.table.timeThen': { de: 'Danach {n}.', en: 'Then {n}.' },
  'fair-enough.table.closed': { de: 'Die Messe ist noch zu', en: 'The fair is not open yet' },
  'fair-enough.table.closedShort': { de: 'noch zu', en: 'closed' },
  'fair-enough.table.over': { de: 'Die Messe ist vorbei.', en: 'The fair is over.' },
  'fair-enough.table.overShort': { de: 'vorbei', en: 'over' },
  'fair-enough.table.research': { de: 'Recherche', en: 'Research' },
  'fair-enough.table.lap': { de: 'Runde {n} von 2', en: 'lap {n} of 2' },
  'fair-enough.table.lapShort': { de: 'Runde {n}/2', en: 'lap {n}/2' },
  'fair-enough.table.tickets': { de: 'Zeitkarten, die noch kommen', en: 'Time cards to come' },

  'fair-enough.table.toCome': { de: 'Es kommen noch', en: 'Still to come' },

  'fair-enough.table.display': { de: 'Auslage', en: 'Display' },
  'fair-enough.table.displayCard': { de: '{card}, in der Auslage', en: '{card}, in the display' },
  'fair-enough.table.pile': { de: 'Stapel', en: 'Pile' },
  'fair-enough.table.discard': { de: 'Ablage', en: 'Discard pile' },
  'fair-enough.table.discardOf': {
    de: 'Ablage, {n} {n|Karte|Karten}: ansehen',
    en: 'Discard pile, {n} {n|card|cards}: look at it',
  },

  'fair-enough.table.booth': { de: 'Stand von {who}', en: 'Stand of {who}' },
  'fair-enough.table.ownStand': { de: 'Dein Stand', en: 'Your stand' },
  'fair-enough.table.handSize': { de: '{n} {n|Handkarte|Handkarten}', en: '{n} {n|card|cards} in hand' },
  'fair-enough.table.startBadge': { de: 'hat die Startspielerkarte', en: 'has the start-player card' },
  'fair-enough.table.out': { de: 'heute schon draußen', en: 'out for today' },
  'fair-enough.table.laid': { de: '{card}, offen bei {who}', en: '{card}, open at the stand of {who}' },
  'fair-enough.table.laid.you': { de: '{card}, offen bei dir', en: '{card}, open at your stand' },
  'fair-enough.table.laidTarget': { de: '{card}: wegnehmen, danach {n} Zeit', en: '{card}: remove it, then {n} time' },
  'fair-enough.table.safeOf': {
    de: 'Koffer von {who}: {n} {n|Karte|Karten} in Sicherheit',
    en: 'Suitcase of {who}: {n} {n|card|cards} in safety',
  },
  'fair-enough.table.safeOwn': {
    de: 'Dein Koffer, sicher: {n} {n|Karte|Karten}.',
    en: 'Your suitcase, safe: {n} {n|card|cards}.',
  },
  'fair-enough.table.caseOf': { de: 'Im Koffer von {who}', en: 'In the suitcase of {who}' },
  'fair-enough.table.caseOf.you': { de: 'In deinem Koffer', en: 'In your suitcase' },
  'fair-enough.table.caseEmpty': { de: 'Noch ist nichts darin.', en: 'There is nothing in it yet.' },
  'fair-enough.table.secureThis': {
    de: '{n} {n|Karte|Karten} sichern und für heute gehen.',
    en: 'Secure {n} {n|card|cards} and leave for today.',
  },
  'fair-enough.table.secure': { de: 'sichern', en: 'secure' },
  'fair-enough.table.safe': { de: 'sicher', en: 'safe' },

  'fair-enough.table.ends.zero': { de: 'Null! {n} gesichert', en: 'Zero! {n} secured' },
  'fair-enough.table.ends.secured': { de: '{n} gesichert', en: '{n} secured' },
  'fair-enough.table.ends.left': { de: 'ging mit nichts', en: 'left with nothing' },
  'fair-enough.table.ends.lost': { de: '{n} verloren', en: '{n} lost' },
  'fair-enough.table.inDanger': { de: 'Was du spielst, liegt hier offen.', en: 'What you play lies open here.' },

  'fair-enough.table.sets': { de: 'Deine Sammlung nach Arten', en: 'Your collection by kinds' },
  'fair-enough.table.set': {
    de: '{kind}: {n} sicher, {open} offen. Bonus {bonus}, mit den offenen {then}.',
    en: '{kind}: {n} safe, {open} open. Bonus {bonus}, with the open ones {then}.',
  },
  'fair-enough.table.safePoints': { de: 'Im Koffer', en: 'In the case' },
  'fair-enough.table.handCost': { de: 'Hand', en: 'Hand' },
  'fair-enough.table.atEnd': { de: 'am Ende', en: 'at the end' },
  'fair-enough.table.hand': { de: 'Deine Hand', en: 'Your hand' },
  'fair-enough.table.handThen': { de: '{card}: danach {n} Zeit', en: '{card}: then {n} time' },
  'fair-enough.table.handAfterTarget': { de: '{card}, mit Ausverkauft', en: '{card}, with a Sold out' },
  'fair-enough.table.openAtEnd': { de: 'Hand: −{n}', en: 'Hand: −{n}' },

  'fair-enough.table.hint.take': {
    de: 'Nimm bis zu zwei Karten der Auslage. Was du nie spielst, kostet am Ende doppelt.',
    en: 'Take up to two cards of the display. What you never play costs double at the end.',
  },
  'fair-enough.table.hint.takeMore': { de: 'Nimm noch eine Karte, oder hör auf.', en: 'Take one more card, or stop.' },
  'fair-enough.table.hint.takeNothing': { de: 'Es liegt keine Karte offen.', en: 'There is no open card.' },
  'fair-enough.table.hint.taken': {
    de: 'Die Karte kommt auf deine Hand.',
    en: 'The card comes to your hand.',
  },
  'fair-enough.table.hint.play': {
    de: 'Spiel eine Karte. Oder tippe auf deinen Koffer und sichere, was offen liegt.',
    en: 'Play a card. Or touch your suitcase and secure what lies open.',
  },
  'fair-enough.table.hint.playFirst': {
    de: 'Spiel eine Karte, oder tippe auf deinen Koffer und geh gleich nach Hause.',
    en: 'Play a card, or touch your suitcase and go straight home.',
  },
  'fair-enough.table.hint.nothing': {
    de: 'Für keine deiner Karten reicht die Zeit: Tippe auf deinen Koffer.',
    en: 'There is not enough time for any of your cards: touch your suitcase.',
  },
  'fair-enough.table.hint.onlySpecial': {
    de: 'Allein ist jede deiner Karten zu lang. Spiel eine mit einer Sonderkarte, oder tippe auf deinen Koffer.',
    en: 'Each of your cards alone is too long. Play one with a special card, or touch your suitcase.',
  },
  'fair-enough.table.hint.queue': {
    de: 'Warteschlange: Wähle die Karte, die doppelte Zeit kosten soll.',
    en: 'Queue: choose the card that shall take double time.',
  },
  'fair-enough.table.hint.preorder': {
    de: 'Vorbestellung: Wähle die Karte, die keine Zeit kosten soll.',
    en: 'Pre-order: choose the card that shall take no time.',
  },
  'fair-enough.table.hint.soldout': {
    de: 'Ausverkauft: Wähle deine Karte; danach, welche offene Karte weg muss.',
    en: 'Sold out: choose your card, and after it which open card has to go.',
  },
  'fair-enough.table.hint.then': { de: 'Danach bleibt {n} Zeit.', en: 'Then {n} time is left.' },
  'fair-enough.table.hint.thenTarget': {
    de: 'Als Nächstes wählst du, welche offene Karte weg muss.',
    en: 'Next you choose which open card has to go.',
  },
  'fair-enough.table.hint.zero': {
    de: 'Genau null: Du sicherst alles, und die anderen verlieren, was noch offen liegt!',
    en: 'Exactly zero: you secure all, and the others lose what still lies open!',
  },
  'fair-enough.table.hint.secure': {
    de: 'Du bringst {n} {n|Karte|Karten} in Sicherheit und bist heute draußen.',
    en: 'You bring {n} {n|card|cards} to safety and are out for today.',
  },
  'fair-enough.table.hint.secureFirst': {
    de: 'Du bringst {n} {n|Karte|Karten} in Sicherheit, bist heute draußen und bekommst die Startspielerkarte.',
    en: 'You bring {n} {n|card|cards} to safety, are out for today and get the start-player card.',
  },
  'fair-enough.table.hint.leave': {
    de: 'Du gehst mit leeren Händen und bist heute draußen.',
    en: 'You leave with empty hands and are out for today.',
  },
  'fair-enough.table.hint.leaveFirst': {
    de: 'Du gehst mit leeren Händen, bist heute draußen und bekommst die Startspielerkarte.',
    en: 'You leave with empty hands, are out for today and get the start-player card.',
  },
  'fair-enough.table.hint.target': {
    de: 'Ausverkauft! Welche offene Karte muss weg? Ihr Wert kommt als Zeit zurück.',
    en: 'Sold out! Which open card has to go? Its value comes back as time.',
  },
  'fair-enough.table.hint.othersTake': { de: '{who} sieht sich die Auslage an.', en: '{who} is looking at the display.' },
  'fair-enough.table.hint.othersPlay': { de: '{who} spielt eine Karte oder sichert.', en: '{who} plays a card or secures.' },
  'fair-enough.table.hint.othersTarget': {
    de: '{who} sucht aus, welche Karte ausverkauft ist.',
    en: '{who} chooses which card is sold out.',
  },

  'fair-enough.table.keys.card': { de: 'Karte der Hand, bei der Recherche der Auslage', en: 'A card of the hand, or of the display while researching' },
  'fair-enough.table.keys.case': { de: 'Koffer: sichern und gehen', en: 'Suitcase: secure and leave' },
  'fair-enough.table.keys.confirm': { de: 'Bestätigen', en: 'Confirm' },
  'fair-enough.table.hint.over': { de: 'Sechs Tage sind um.', en: 'Six days are over.' },
};
