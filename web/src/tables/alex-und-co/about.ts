import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Berühmte Leute haben Spiele erfunden, und alle liegen verdeckt. Merk dir, wer wo steckt, frag klug nach, und leg ganze Sätze aus.',
    en: 'Famous people invented games, and all of them lie face down. Remember who is where, ask well, and lay out whole sets.',
  },
  minutes: { 3: 25, 4: 30, 5: 40, 6: 50 },
  luck: 'little',
  inlay: 'M14 50a12 12 0 0 1 24 0M26 22a7 7 0 1 0 .1 0M18 22q8-14 16 0zM38 50a12 12 0 0 1 24 0M50 22a7 7 0 1 0 .1 0M45 28h4M51 28h4M62 50a12 12 0 0 1 24 0M74 22a7 7 0 1 0 .1 0M64 20h20M68 20v-8h12v8',
  words,
} satisfies AboutGame;
