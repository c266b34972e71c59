import type { AboutGame } from '../contract';
import { words } from './words';

export default {
  pitch: {
    de: 'Neun Formen in neun Farben, eine fehlt. Sieh es als Erste, ruf es aus, und sei sicher.',
    en: 'Nine shapes in nine colours, one is missing. See it first, call it out, and be sure.',
  },
  minutes: { 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5 },
  luck: 'little',
  inlay: 'M22 22a9 9 0 1 0 .1 0M44 40l9-18l9 18zM70 22h17v17h-17zM34 50q16 6 32 0M60 10l4 4M68 6v6M76 10l-4 4',
  words,
  options: {
    variant: { first: true },
    layout: { settled: ({ variant }) => (variant === 'search' ? undefined : '5') },
    mode: { first: true },
    seconds: { settled: ({ mode }) => (mode === 'everyone' ? undefined : '20') },
  },
} satisfies AboutGame;
