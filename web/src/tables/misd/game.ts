import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 11,
  Miniature,
} satisfies BoxedGame;
