import type { Piece } from '../../generated/types';
import type { Words } from '../contract';

export const words = {
  'generic.latest': { de: 'Zuletzt', en: 'Just now' },
  'generic.middle': { de: 'In der Mitte', en: 'In the middle' },
  'generic.you': { de: 'du', en: 'you' },
  'generic.turn': { de: 'ist dran', en: 'to move' },
  'generic.empty': { de: 'leer', en: 'empty' },
  'generic.faceDown': { de: 'verdeckt', en: 'face down' },
  'generic.pieces': { de: '{n} {n|Stück|Stück}', en: '{n} {n|piece|pieces}' },
  'generic.lit': { de: 'hervorgehoben', en: 'marked' },
  'generic.actions': { de: 'Was du tun kannst', en: 'What you can do' },
  'generic.anytime': { de: 'Jederzeit', en: 'At any time' },
  'generic.touch': { de: 'Tipp an, was grün umrandet ist.', en: 'Tap what has a green rim.' },
  'generic.touch.more': { de: 'Oder tipp an, was grün umrandet ist.', en: 'Or tap what has a green rim.' },
  'generic.cross': { de: 'Wähl eines von diesen und eines von jenen.', en: 'Choose one of these and one of those.' },
  'generic.cross.keys': { de: 'Oder tipp zwei Ziffern.', en: 'Or type two figures.' },
  'generic.cross.first': { de: 'Erste Reihe', en: 'First row' },
  'generic.cross.second': { de: 'Zweite Reihe', en: 'Second row' },
  'generic.filter': { de: 'Suchen', en: 'Search' },
  'generic.filter.hint': { de: 'z. B. eine Zahl oder ein Wort', en: 'a number or a word, say' },
  'generic.filter.count': { de: '{shown} von {all}', en: '{shown} of {all}' },
  'generic.filter.none': { de: 'Nichts davon passt. Kürz das Gesuchte.', en: 'Nothing fits. Search for less.' },
  'generic.tone.white': { de: 'weiß', en: 'white' },
  'generic.tone.black': { de: 'schwarz', en: 'black' },
  'generic.tone.grey': { de: 'grau', en: 'grey' },
  'generic.tone.red': { de: 'rot', en: 'red' },
  'generic.tone.orange': { de: 'orange', en: 'orange' },
  'generic.tone.yellow': { de: 'gelb', en: 'yellow' },
  'generic.tone.green': { de: 'grün', en: 'green' },
  'generic.tone.blue': { de: 'blau', en: 'blue' },
  'generic.tone.violet': { de: 'violett', en: 'violet' },
  'generic.tone.pink': { de: 'rosa', en: 'pink' },
  'generic.tone.brown': { de: 'braun', en: 'brown' },
} satisfies Words;

export const tones = Object.keys(words)
  .filter((key) => key.startsWith('generic.tone.'))
  .map((key) => key.slice('generic.tone.'.length) as Piece['tone']);
