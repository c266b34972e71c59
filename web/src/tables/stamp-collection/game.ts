import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 3,
  Miniature,
} satisfies BoxedGame;
