import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 7,
  Miniature,
} satisfies BoxedGame;
