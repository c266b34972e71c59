import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Geld nehmen oder kaufen? Kleb Falze und Marken ins Album, ehe dir jemand den schönsten Satz wegschnappt.',
    en: 'Take money or buy? Fill your album with mounts and stamps before somebody snatches the finest set.',
  },
  minutes: { 2: 20, 3: 25, 4: 25 },
  luck: 'little',
  inlay: 'M32 10l4 3l4-3l5 3l5-3l5 3l5-3l4 3l4-3v8l-3 4l3 4l-3 4l3 4v10l-4-3l-4 3l-5-3l-5 3l-5-3l-5 3l-4-3l-4 3v-10l3-4l-3-4l3-4l-3-4zM42 40l8-16l10 16zM58 20a3 3 0 1 0 .1 0',
  words,
} satisfies AboutGame;
