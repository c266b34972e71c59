import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Werd deine Karten los! Aber jede ist eine Anweisung: Plätze, Hände und Richtung wechseln, und plötzlich hast du die Karten von nebenan.',
    en: 'Get rid of your cards! But each of them is an order: seats, hands and direction change, and suddenly you hold somebody else’s.',
  },
  minutes: { 3: 5, 4: 5 },
  luck: 'much',
  inlay: 'M26 12h48v38H26zM50 12a3 3 0 1 0 .1 0M33 40l8-12l8 8l10-14l8 10M33 22h8M33 45h30M62 42l6 6M68 42l-6 6',
  words,
} satisfies AboutGame;
