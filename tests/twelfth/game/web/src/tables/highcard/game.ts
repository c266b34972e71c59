import type { BoxedGame } from "../contract";
import Miniature from "./Miniature.svelte";

export default {
  place: 12,
  Miniature,
} satisfies BoxedGame;
