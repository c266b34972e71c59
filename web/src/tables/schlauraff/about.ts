import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Sechs Würfel, eine Säule bunter Chips. Wer genau trifft, isst sich nach unten durch. Noch ein Wurf?',
    en: 'Six dice, a column of coloured chips. Hit them exactly and eat your way down. One more roll?',
  },
  minutes: { 2: 10, 3: 15, 4: 30 },
  luck: 'little',
  inlay: 'M24 30l30-14q22 2 24 14l-54 0zM24 30v18h54v-18M24 39h54M44 22a3 3 0 1 0 .1 0M58 22a3 3 0 1 0 .1 0M51 10q3-6 6-2',
  words,
  options: {
    // Only two players have a choice (S1).
    columns: { first: true, settled: ({ players }) => (players === '2' ? undefined : 'usual') },
  },
} satisfies AboutGame;
