import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Deine Forscher wollen über treibende Schollen zum Eisbrecher. Schieb das Eis, hüpf mit, und lass andere baden gehen.',
    en: 'Your researchers cross drifting floes to the icebreaker. Push the ice, hop along, and let others get wet.',
  },
  minutes: { 2: 10, 3: 25, 4: 35 },
  luck: 'little',
  inlay: 'M12 42l14-6l18 3l8-5l20 4l16-4M12 42l6 8h62l8-16M44 30l4-12h10l6 12M48 18l-2-6h8M58 24a2 2 0 1 0 .1 0M22 26l8-4l7 5l-8 3zM72 22l8-3l8 5l-8 3z',
  words,
  options: { startFloes: { first: true } },
} satisfies AboutGame;
