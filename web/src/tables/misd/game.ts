import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 11,
  pitch: {
    de: 'Neun Formen in neun Farben, eine fehlt. Sieh es als Erste, ruf es aus, und sei sicher.',
    en: 'Nine shapes in nine colours, one is missing. See it first, call it out, and be sure.',
  },
  inlay: 'M22 22a9 9 0 1 0 .1 0M44 40l9-18l9 18zM70 22h17v17h-17zM34 50q16 6 32 0M60 10l4 4M68 6v6M76 10l-4 4',
  Miniature,
} satisfies BoxedGame;
