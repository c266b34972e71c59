// Where the bars of a plot lie, in the units of its drawing.
import type { Tally } from './figures';

export const width = 320;
export const labelWidth = 112;
export const rowHeight = 27;
const countWidth = 60; // behind the bar
const longest = width - labelWidth - countWidth;

export const heightOf = (rows: number): number => rows * rowHeight;

/** The whole bar is all games that were played. */
export const barOf = ({ played, won, expected }: Tally): { all: number; won: number; expected: number } => ({
  all: longest,
  won: played === 0 ? 0 : (won / played) * longest,
  expected: played === 0 ? 0 : (expected / played) * longest,
});

/** Parts of a bar, one behind the other, where `most` fills it. */
export function stack(parts: readonly number[], most: number): { x: number; width: number }[] {
  let x = 0;
  return parts.map((part) => {
    const piece = { x, width: most === 0 ? 0 : (part / most) * longest };
    x += piece.width;
    return piece;
  });
}

// The course of the games: a scale at the left, dots above and below the line.
export const courseHeight = 140;
const left = 40;
const right = 8;
const top = 14;
const bottom = 14;

export const xOf = (index: number, steps: number): number =>
  steps <= 1 ? (left + width - right) / 2 : left + (index / (steps - 1)) * (width - left - right);
export const yOf = (share: number): number => top + (1 - share) * (courseHeight - top - bottom);
