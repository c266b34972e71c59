import type { BoxedGame } from '../contract';
import Miniature from './Miniature.svelte';

export default {
  place: 5,
  Miniature,
} satisfies BoxedGame;
