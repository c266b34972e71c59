import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 1,
  Miniature,
} satisfies BoxedGame;
