import type { Words } from '../contract';

export const words: Words = {
  'raufer.table.tower': { de: 'Treppenhaus mit zwanzig Stockwerken.', en: 'Stairwell with twenty floors.' },
  'raufer.table.tower.at': { de: 'Licht brennt im {floor}. Stock.', en: 'The light is on at floor {floor}.' },
  'raufer.table.tower.up': { de: '{name} befiehlt: von {floor} rauf.', en: '{name} orders: up from {floor}.' },
  'raufer.table.tower.down': { de: '{name} befiehlt: von {floor} runter.', en: '{name} orders: down from {floor}.' },
  'raufer.table.up': { de: 'rauf!', en: 'up!' },
  'raufer.table.down': { de: 'runter!', en: 'down!' },
  'raufer.table.noOrder': { de: 'Neue Runde, noch kein Befehl', en: 'New round, no order yet' },
  'raufer.table.hand': { de: 'Deine Karten', en: 'Your cards' },
  'raufer.table.card': { de: 'Stockwerk {floor}', en: 'Floor {floor}' },
  'raufer.table.pile': {
    de: 'Zuletzt gespielt: {floor}. Auf der Ablage: {n} {n|Karte|Karten}',
    en: 'Played last: {floor}. In the pile: {n} {n|card|cards}',
  },
  'raufer.table.played': { de: '{n} gespielt', en: '{n} played' },
  'raufer.table.stock': { de: '{n} im Stapel', en: '{n} in the stock' },
  'raufer.table.stock.empty': { de: 'Stapel leer', en: 'stock is empty' },
  'raufer.table.stock.deadly': { de: 'Stapel leer: Jetzt fliegt man raus', en: 'stock is empty: people go out now' },
  'raufer.table.cards': { de: '{n} {n|Karte|Karten}', en: '{n} {n|card|cards}' },
  'raufer.table.drawn': { de: 'eine verdeckt gezogen', en: 'one drawn face down' },
  'raufer.table.stuck': { de: 'hängt', en: 'stuck' },
  'raufer.table.out': { de: 'draußen', en: 'out' },
  'raufer.table.out.stuck': { de: 'raus: konnte nicht folgen', en: 'out: could not obey' },
  'raufer.table.out.unobeyed': { de: 'raus: niemand konnte folgen', en: 'out: nobody could obey' },
  'raufer.table.keys.up': { de: 'Gewählte Karte: rauf', en: 'Chosen card: up' },
  'raufer.table.keys.down': { de: 'Gewählte Karte: runter', en: 'Chosen card: down' },

  'raufer.table.hint.lead': {
    de: 'Du beginnst: Tipp eine Karte oben an für rauf, unten für runter.',
    en: 'You lead: touch a card at the top for up, at the bottom for down.',
  },
  'raufer.table.hint.up': {
    de: 'Spiel etwas über {floor}. Oben angetippt befiehlst du rauf, unten runter.',
    en: 'Play something above {floor}. Touched at the top it orders up, at the bottom down.',
  },
  'raufer.table.hint.down': {
    de: 'Spiel etwas unter {floor}. Oben angetippt befiehlst du rauf, unten runter.',
    en: 'Play something below {floor}. Touched at the top it orders up, at the bottom down.',
  },
  'raufer.table.hint.draw': {
    de: 'Keine deiner Karten passt. Zieh verdeckt vom Stapel.',
    en: 'None of your cards fits. Draw face down from the stock.',
  },
  'raufer.table.hint.pass': { de: 'Keine deiner Karten passt, und der Stapel ist leer.', en: 'None of your cards fits, and the stock is empty.' },
  'raufer.table.hint.passAtRisk': {
    de: 'Keine deiner Karten passt. Folgt nach dir noch jemand, bist du raus.',
    en: 'None of your cards fits. If somebody after you obeys, you are out.',
  },
  'raufer.table.hint.passLost': { de: 'Keine deiner Karten passt. Du bist raus.', en: 'None of your cards fits. You are out.' },
  'raufer.table.hint.others': { de: '{name} sucht eine Karte, die passt.', en: '{name} looks for a card that fits.' },
  'raufer.table.hint.othersLead': { de: '{name} beginnt eine neue Runde.', en: '{name} leads a new round.' },
  'raufer.table.hint.over': { de: 'Im Treppenhaus ist Ruhe.', en: 'The stairs are quiet.' },

  'raufer.table.would.up': {
    de: 'Über der {floor} liegen {n} {n|Stockwerk|Stockwerke}, {own} davon hast du selbst.',
    en: 'There {n|is|are} {n} {n|floor|floors} above {floor}; you hold {own} of them yourself.',
  },
  'raufer.table.would.down': {
    de: 'Unter der {floor} liegen {n} {n|Stockwerk|Stockwerke}, {own} davon hast du selbst.',
    en: 'There {n|is|are} {n} {n|floor|floors} below {floor}; you hold {own} of them yourself.',
  },
  'raufer.table.would.nobody.draw': {
    de: 'Dem kann niemand folgen: Was die anderen ziehen, bekommst du.',
    en: 'Nobody can obey that: you get what the others draw.',
  },
  'raufer.table.would.nobody.out': {
    de: 'Dem kann niemand folgen: Dann bist du selbst raus!',
    en: 'Nobody can obey that: then you are out yourself!',
  },
  'raufer.table.would.nobody.two': {
    de: 'Dem kann niemand folgen: Zu zweit gewinnst du damit!',
    en: 'Nobody can obey that: with two left, you win by it!',
  },
  'raufer.table.would.last': {
    de: 'Deine letzte Karte: Folgt jemand, gewinnst du.',
    en: 'Your last card: if somebody obeys, you win.',
  },
};
