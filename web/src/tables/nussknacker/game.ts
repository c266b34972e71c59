import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 4,
  Miniature,
} satisfies BoxedGame;
