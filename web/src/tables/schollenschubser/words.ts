import type { Words } from '../contract';

export const words: Words = {
  'schollenschubser.table.water': {
    de: 'Das Wasser: vier Spalten von links nach rechts, fünf Zeilen von A im Norden bis E im Süden',
    en: 'The water: four columns from left to right, five rows from A in the north to E in the south',
  },
  'schollenschubser.table.open': { de: '{field}: offenes Wasser', en: '{field}: open water' },
  'schollenschubser.table.floe': {
    de: '{field}: Scholle der Größe {n}, {free} {free|Platz|Plätze} frei',
    en: '{field}: floe of size {n}, {free} {free|place|places} free',
  },
  'schollenschubser.table.bank': { de: 'Ufer, {name}: {n}', en: 'Bank, {name}: {n}' },
  'schollenschubser.table.bankName': { de: 'dem Ufer', en: 'the bank' },
  'schollenschubser.table.ship': { de: 'Eisbrecher, {name}: {n}', en: 'Icebreaker, {name}: {n}' },
  'schollenschubser.table.aboard': { de: '{n} von {all} an Bord', en: '{n} of {all} aboard' },
  'schollenschubser.table.supply': { de: 'Vorrat', en: 'Supply' },
  'schollenschubser.table.supply.size': {
    de: 'Scholle der Größe {n}, noch {left} {left|Karte|Karten} im Vorrat',
    en: 'Floe of size {n}, {left} {left|card|cards} left in the supply',
  },
  'schollenschubser.table.die': { de: 'Würfel: {n}', en: 'Die: {n}' },
  'schollenschubser.table.fall': {
    de: 'Forscher von {name} auf {field} ins Wasser fallen lassen',
    en: 'Let the researcher of {name} on {field} fall in',
  },
  'schollenschubser.table.go': { de: 'von hier losgehen', en: 'set out from here' },
  'schollenschubser.table.skip': { de: 'Nichts tauen', en: 'Thaw nothing' },
  'schollenschubser.table.end': { de: 'Zug beenden', en: 'End turn' },
  'schollenschubser.table.no.die': {
    de: 'Die {n} lässt sich gerade nicht ausführen. Nimm den anderen Würfel.',
    en: 'The {n} cannot be carried out right now. Take the other die.',
  },
  'schollenschubser.table.keys.done': { de: 'Zug beenden oder nichts tauen', en: 'End the turn, or thaw nothing' },
  'schollenschubser.table.keys.die': { de: 'Würfel mit dieser Zahl nehmen', en: 'Take the die with this number' },

  'schollenschubser.table.hint.dice': {
    de: 'Du hast {a} und {b}: Tipp auf das Eis, das leuchtet, oder nimm erst einen der beiden Würfel.',
    en: 'You have {a} and {b}: touch ice that shines, or take one of the two dice first.',
  },
  'schollenschubser.table.hint.column': {
    de: 'Die {n}: Lass in Spalte {n} eine Scholle treiben, oder setz oben eine ein.',
    en: 'The {n}: let a floe in column {n} drift, or put one in at the top.',
  },
  'schollenschubser.table.hint.five': {
    de: 'Die 5 gilt für jede Spalte: Lass eine Scholle treiben, oder setz oben eine ein.',
    en: 'The 5 is good for every column: let a floe drift, or put one in at the top.',
  },
  'schollenschubser.table.hint.six': {
    de: 'Die 6 lässt tauen: Welche Scholle? Du darfst es auch lassen.',
    en: 'The 6 thaws: which floe? You may also leave it.',
  },
  'schollenschubser.table.hint.where': { de: 'Größe {n}: Auf welches freie Feld?', en: 'Size {n}: on which free field?' },
  'schollenschubser.table.hint.otherSize': { de: 'Andere Größen liegen im Vorrat.', en: 'Other sizes lie in the supply.' },
  'schollenschubser.table.hint.fall': {
    de: 'Auf {field} wird es eng: Wer fällt ins Wasser?',
    en: 'It gets crowded on {field}: who falls in?',
  },
  'schollenschubser.table.hint.moves': {
    de: 'Von deinen Forschern {n|kann|können} noch {n} weiter. Tipp an, wo es leuchtet.',
    en: '{n} of your researchers can still get on. Touch where it shines.',
  },
  'schollenschubser.table.hint.to': { de: 'Wohin? Wo es leuchtet, ist Platz.', en: 'Where to? There is room where it shines.' },
  'schollenschubser.table.hint.end': {
    de: 'Weiter kommt gerade niemand von dir. Beende deinen Zug.',
    en: 'None of yours can get on right now. End your turn.',
  },
  'schollenschubser.table.hint.othersDice': { de: '{name} überlegt, welcher Würfel es wird.', en: '{name} ponders which die to use.' },
  'schollenschubser.table.hint.othersMoves': { de: '{name} schickt Forscher los.', en: '{name} sends researchers on.' },
  'schollenschubser.table.hint.over': { de: 'Der Eisbrecher legt ab.', en: 'The icebreaker casts off.' },

  'schollenschubser.table.would.drift': {
    de: 'Die Scholle treibt von {field} nach {to}, mit {n} {n|Person|Personen} darauf.',
    en: 'The floe drifts from {field} to {to} with {n} {n|researcher|researchers} on it.',
  },
  'schollenschubser.table.would.driftEmpty': {
    de: 'Die leere Scholle treibt von {field} nach {to}.',
    en: 'The empty floe drifts from {field} to {to}.',
  },
  'schollenschubser.table.would.out': {
    de: 'Die Scholle treibt von {field} hinaus: {n} {n|muss|müssen} zurück ans Ufer.',
    en: 'The floe drifts out from {field}: {n} {n|has|have} to go back to the bank.',
  },
  'schollenschubser.table.would.outEmpty': {
    de: 'Die leere Scholle treibt von {field} hinaus und kommt in den Vorrat.',
    en: 'The empty floe drifts out from {field} and goes to the supply.',
  },
  'schollenschubser.table.would.put': { de: 'Größe {n} kommt auf {field}.', en: 'Size {n} goes on {field}.' },
  'schollenschubser.table.would.thaw': { de: '{field} taut auf Größe {n}.', en: '{field} thaws to size {n}.' },
  'schollenschubser.table.would.thawAway': { de: '{field} taut ganz weg.', en: '{field} thaws away.' },
  'schollenschubser.table.would.fall': { de: 'Ins Wasser fällt: {name}.', en: 'Who falls in: {name}.' },
  'schollenschubser.table.would.step': { de: 'Ein Schritt von {from} nach {to}.', en: 'One step from {from} to {to}.' },
  'schollenschubser.table.would.back': { de: 'Zurück ans Ufer.', en: 'Back to the bank.' },
  'schollenschubser.table.would.end': {
    de: '{n} von deinen {n|könnte|könnten} noch weiter. Den Zug trotzdem beenden?',
    en: '{n} of yours could still get on. End the turn anyway?',
  },
  'schollenschubser.table.would.home': { de: 'Ab auf den Eisbrecher!', en: 'Off to the icebreaker!' },
};
