// Where the lines of a review run, in the units of its drawing.
import type { Review } from '../generated/types';

export const width = 320;
export const height = 132;
const left = 30; // for the scale
const right = 16; // for the marks at the end
const top = 10;
const bottom = 12;

/** The decision `point`, or the result if it is behind the last one. */
export const xOf = (point: number, decisions: number): number =>
  left + (decisions === 0 ? 0 : (point / decisions) * (width - left - right));
export const yOf = (thousandths: number): number => top + (1 - thousandths / 1000) * (height - top - bottom);

/** Which decision is meant by a place on the drawing, from 0 (left edge) to 1 (right edge). */
export function pointAt(share: number, decisions: number): number {
  const point = Math.round(((share * width - left) / (width - left - right)) * decisions);
  return Math.max(0, Math.min(decisions - 1, point));
}

export const chancesOf = (review: Review, point: number): number[] => review.moves[point]?.chances ?? review.result;

/** The decision that stands at a moment, as whoever looks counts moments; behind the last one the result. */
export function decisionAt(review: Review, moment: number, viewer: number | null): number {
  const point = review.moves.findIndex(({ moments }) => (moments[(viewer ?? -1) + 1] ?? 0) >= moment);
  return point < 0 ? review.moves.length : point;
}

export function lineOf(review: Review, seat: number): string {
  const decisions = review.moves.length;
  return Array.from({ length: decisions + 1 }, (_, point) => {
    const y = yOf(chancesOf(review, point)[seat] ?? 0);
    return `${xOf(point, decisions).toFixed(1)},${y.toFixed(1)}`;
  }).join(' ');
}

// Lines of neighbouring seats differ by more than their colour.
const dashes = ['', '7 3', '2 3', '9 3 2 3', '4 2', '12 4', '1 4', '6 2 2 2 2 2'];
export const dashOf = (seat: number): string => dashes[seat % dashes.length] ?? '';

export const percent = (thousandths: number): number => Math.round(thousandths / 10);
