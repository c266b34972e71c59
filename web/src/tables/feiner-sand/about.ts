import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Alle bauen zugleich, und wer am Ende die wenigsten Karten übrig hat, gewinnt. Verbau sie, verschenk sie, und komm der Flut zuvor. Auch allein und als Fabel über viele Partien.',
    en: 'All build at once, and whoever has the fewest cards left in the end wins. Build them, give them away, beat the tide. Also alone, and as a fable over many games.',
  },
  minutes: { 1: 15, 2: 30, 3: 30, 4: 30 },
  luck: 'little',
  inlay: 'M20 50h60M26 50v-22h8v-6h6v6h6v22M46 34h10v16M56 50v-28h6v-6h6v6h8v28M62 16v-9l8 3l-8 3M38 50v-8h4v8M12 54q4-3 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0',
  words,
  options: {
    campaign: { first: true },
    // The solitaire campaign begins with a shuffled deck (F14); fables are for shuffled decks outside of campaigns (F11).
    deck: { first: true, settled: ({ players, campaign }) => (players === '1' && campaign === 'on' ? 'shuffled' : undefined) },
    fableRound: { settled: ({ deck, campaign }) => (deck === 'learning' || campaign === 'on' ? '0' : undefined) },
  },
} satisfies AboutGame;
