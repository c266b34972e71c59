import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Messetag mit knapper Zeit: Sammle noch ein Stück oder bring deine Ausbeute in Sicherheit, bevor die Uhr abläuft.',
    en: 'A day at the fair, and time is short: collect one more piece, or bring home what you have before the clock runs out.',
  },
  minutes: { 2: 10, 3: 15, 4: 20, 5: 20 },
  luck: 'some',
  inlay: 'M50 8v38M36 50h28M22 16h56M22 16l-10 20h20zM78 16l-10 20h20zM12 36a10 6 0 0 0 20 0M68 36a10 6 0 0 0 20 0M50 8a3 3 0 1 0 .1 0',
  words,
  options: { variant: { first: true } },
} satisfies AboutGame;
