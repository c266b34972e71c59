import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 6,
  Miniature,
} satisfies BoxedGame;
