// Pieces on their way. A table says for every event which pieces fly between which places (`data-place` of elements);
// one queue lets them go one after the other, never longer than people care to wait.
import type { Pace } from '../../settings.svelte';

export interface Flight<Piece = unknown> {
  from: string; // places, by their `data-place`
  to: string;
  piece: Piece; // drawn by the table
  hides?: boolean; // the target is what flies: it is not seen before it has landed
}

export const beatOf: Record<Pace, number> = { calm: 480, quick: 240, none: 0 }; // milliseconds for the pieces of one event
export const longestWait = 1500;
const shortestBeat = 120;

/** What of the events that happened can be shown in the time that is left, the latest ones, and how long each may take. */
export function inTime<Beat>(
  beats: readonly Beat[],
  pace: Pace,
  left = longestWait,
): { beats: readonly Beat[]; milliseconds: number } {
  const shown = beats.slice(-Math.max(1, Math.floor(left / shortestBeat)));
  return { beats: shown, milliseconds: Math.min(beatOf[pace], left / Math.max(1, shown.length)) };
}
