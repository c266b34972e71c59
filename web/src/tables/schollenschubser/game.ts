import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 10,
  Miniature,
} satisfies BoxedGame;
