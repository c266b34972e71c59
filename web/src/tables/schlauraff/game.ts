import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 8,
  Miniature,
} satisfies BoxedGame;
