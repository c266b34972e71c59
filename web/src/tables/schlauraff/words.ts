import type { Words } from '../contract';

export const words: Words = {
  'schlauraff.table.round': { de: 'Runde {round}/{rounds}', en: 'Round {round}/{rounds}' },
  'schlauraff.table.pile': {
    de: '{n} {n|Chip|Chips}, davon {reds} rot',
    en: '{n} {n|chip|chips}, {reds} of them red',
  },
  'schlauraff.table.column': { de: 'Spalte von {who}', en: 'Column of {who}' },
  'schlauraff.table.column.you': { de: 'Deine Spalte', en: 'Your column' },
  'schlauraff.table.coming': { de: 'Später, {who}: {chips}', en: 'Later, {who}: {chips}' },
  'schlauraff.table.coming.you': { de: 'Später, du: {chips}', en: 'Later, you: {chips}' },
  'schlauraff.table.lastColumn': {
    de: 'Die letzte Spalte der Runde: Was hier liegen bleibt, ist aus dem Spiel.',
    en: 'The last column of the round: what is left here is out of the game.',
  },
  'schlauraff.table.tray': { de: 'Würfel von {who}', en: 'Dice of {who}' },
  'schlauraff.table.tray.you': { de: 'Deine Würfel', en: 'Your dice' },

  'schlauraff.table.chip': { de: '{row}. von oben: {chip}', en: '{row} from the top: {chip}' },
  'schlauraff.table.beneath': {
    de: 'darunter noch {n}, davon {reds} rot',
    en: '{n} more beneath, {reds} of them red',
  },
  'schlauraff.table.gone': { de: '{row}. von oben: aufgegessen', en: '{row} from the top: eaten' },
  'schlauraff.table.given': { de: 'wird aufgegeben', en: 'would be given up' },
  'schlauraff.table.dice': { de: 'darauf {dice}', en: 'with {dice} on it' },
  'schlauraff.table.still': { de: 'noch {n}', en: 'still {n}' },
  'schlauraff.table.stillOne': { de: '1 oder 11', en: '1 or 11' },
  'schlauraff.table.isMet': { de: 'genau!', en: 'exactly!' },
  'schlauraff.table.takeable': { de: 'dein!', en: 'yours!' },
  'schlauraff.table.die': { de: 'Würfel: {n}', en: 'Die: {n}' },
  'schlauraff.table.movable': { de: 'Die {n} vom Chip darüber: darf hinunter', en: 'The {n} of the chip above: may move down' },
  'schlauraff.table.sums': { de: 'Trifft:', en: 'Exact:' },
  'schlauraff.table.sum': { de: '{dice}: trifft genau', en: '{dice}: meets the chip exactly' },
  'schlauraff.table.cup': { de: '{n} neu', en: '{n} again' },
  'schlauraff.table.cup.none': { de: 'Becher', en: 'Cup' },
  'schlauraff.table.cup.label': {
    de: 'Becher: {n} Würfel neu werfen',
    en: 'Cup: roll {n} {n|die|dice} again',
  },
  'schlauraff.table.chance': { de: '{p} %', en: '{p}%' },
  'schlauraff.table.chance.label': {
    de: 'mit {p} Prozent trifft dieser Wurf den nächsten Chip genau',
    en: 'with {p} percent this roll meets the next chip exactly',
  },
  'schlauraff.table.stop': { de: 'Aufhören', en: 'Stop' },
  'schlauraff.table.stop.label': { de: 'Serviette: aufhören', en: 'Napkin: stop' },

  'schlauraff.table.hint.top': {
    de: 'Leg Würfel auf den obersten Chip, oder fang bei einem tieferen an.',
    en: 'Put dice on the topmost chip, or start at a lower one.',
  },
  'schlauraff.table.hint.deeper': {
    de: 'Auf den obersten Chip passt kein Würfel. Fang tiefer an oder hör auf.',
    en: 'No die fits on the topmost chip. Start further down or stop.',
  },
  'schlauraff.table.hint.put': {
    de: 'Noch {room}: Tipp Würfel an, die zusammen genau passen.',
    en: 'Still {room}: touch dice that make it up exactly.',
  },
  'schlauraff.table.hint.move': {
    de: 'Getroffen! Einer der Würfel mit dem Pfeil darf jetzt mit hinunter; sonst sind sie verbraucht.',
    en: 'Got it! One of the dice with an arrow may come down with you now; otherwise they are spent.',
  },
  'schlauraff.table.hint.take': {
    de: 'Die 1 reicht: Nimm den gelben Chip, oder leg weiter bis 11.',
    en: 'The 1 is enough: take the yellow chip, or go on up to 11.',
  },
  'schlauraff.table.hint.roll': {
    de: 'Noch {room}, aber kein Würfel passt. Wirf neu oder hör auf.',
    en: 'Still {room}, but no die fits. Roll again or stop.',
  },
  'schlauraff.table.hint.short': { de: '{dice} dazu, dann noch {room}.', en: 'With {dice} on it, still {room}.' },
  'schlauraff.table.hint.met': {
    de: '{dice} trifft genau! Bestätige, oder tipp den Chip an.',
    en: '{dice} is exact! Confirm, or touch the chip.',
  },
  'schlauraff.table.hint.stop': {
    de: 'Was liegen bleibt, rutscht unter die nächste Spalte.',
    en: 'What is left slides beneath the next column.',
  },
  'schlauraff.table.hint.stopLast': {
    de: 'Die letzte Spalte: Was liegen bleibt, ist aus dem Spiel.',
    en: 'The last column: what is left is out of the game.',
  },
  'schlauraff.table.hint.wait': {
    de: '{who} futtert sich durch. Was liegen bleibt, rutscht unter die nächste Spalte.',
    en: '{who} is eating. What is left slides beneath the next column.',
  },
  'schlauraff.table.hint.over': { de: 'Alles aufgegessen.', en: 'Everything is eaten.' },
  'schlauraff.table.giveUp': {
    de: 'Damit gibst du {n} {n|Chip|Chips} darüber auf: {n|Er rutscht|Sie rutschen} unter die nächste Spalte (S2).',
    en: 'This gives up {n} {n|chip|chips} above: {n|it slides|they slide} beneath the next column (S2).',
  },
  'schlauraff.table.giveUpLast': {
    de: 'Damit gibst du {n} {n|Chip|Chips} darüber auf: aus dem Spiel (S2).',
    en: 'This gives up {n} {n|chip|chips} above: out of the game (S2).',
  },
  'schlauraff.table.no.die': {
    de: 'Die {die} ist zu viel: Auf {chip} passen noch {room} (S3).',
    en: 'The {die} is too much: there is room for {room} on {chip} (S3).',
  },
  'schlauraff.table.no.full': {
    de: 'Der Chip ist schon genau getroffen (S3).',
    en: 'The chip is met exactly already (S3).',
  },
  'schlauraff.table.no.chip': {
    de: 'Such erst den Chip aus, bei dem du anfängst (S2).',
    en: 'First pick the chip to start at (S2).',
  },

  'schlauraff.table.do.put': { de: '{dice} legen', en: 'Put {dice}' },
  'schlauraff.table.do.meet': {
    de: '{dice} legen, {n} {n|Chip|Chips} erbeuten',
    en: 'Put {dice}, capture {n} {n|chip|chips}',
  },
  'schlauraff.table.do.start': { de: 'Hier anfangen', en: 'Start here' },
  'schlauraff.table.do.startDeeper': {
    de: 'Hier anfangen, {n} aufgeben',
    en: 'Start here, give up {n}',
  },
  'schlauraff.table.do.roll': { de: '{n} Würfel neu werfen', en: 'Roll {n} {n|die|dice} again' },
  'schlauraff.table.do.putRoll': { de: '{dice} legen, dann {n} neu werfen', en: 'Put {dice}, then roll {n} again' },
  'schlauraff.table.do.take': { de: 'Gelben Chip nehmen', en: 'Take the yellow chip' },
  'schlauraff.table.do.stop': { de: 'Aufhören', en: 'Stop' },

  'schlauraff.table.keys.die': { de: 'Würfel legen oder zurücknehmen', en: 'Put a die, or take it back' },
  'schlauraff.table.keys.cup': { de: 'Becher: neu werfen', en: 'Cup: roll again' },
  'schlauraff.table.keys.napkin': { de: 'Serviette: aufhören', en: 'Napkin: stop' },
  'schlauraff.table.keys.confirm': { de: 'Bestätigen', en: 'Confirm' },
};
