import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 2,
  Miniature,
} satisfies BoxedGame;
