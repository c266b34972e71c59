import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 9,
  Miniature,
} satisfies BoxedGame;
