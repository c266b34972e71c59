import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Eine Karte fehlt: die Nuss. Frag, tausche, denk nach, und knack sie vor den anderen.',
    en: 'One card is missing: the nut. Ask, swap, think, and crack it before the others do.',
  },
  minutes: { 2: 15, 3: 20, 4: 25 },
  luck: 'some',
  inlay: 'M50 50q-16-4-16-22h32q0 18-16 22zM32 28q0-12 18-12t18 12zM50 16v-8M42 21l4 4M50 20l4 4M58 21l3 3',
  words,
  options: { cards: { first: true } },
} satisfies AboutGame;
