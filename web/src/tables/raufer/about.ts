import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Höher oder tiefer: Jede Karte ist ein Stockwerk, jede Ansage ein Befehl. Wer nicht folgen kann, bleibt im Treppenhaus hängen.',
    en: 'Higher or lower: every card is a floor, every call an order. Those who cannot obey get stuck in the stairwell.',
  },
  minutes: { 3: 5, 4: 5, 5: 5 },
  luck: 'much',
  inlay: 'M16 50h12v-9h12v-9h12v-9h12v-9h18M16 36l36-27M28 41v-12M52 23v-13M70 40l8-9l8 9M78 31v19',
  words,
} satisfies AboutGame;
