// What a review says about one player: how much was lost, by how costly the mistakes were and when they were made.
import type { Review } from '../generated/types';

export const phases = ['early', 'middle', 'late'] as const;
export const costs = ['small', 'large', 'grave'] as const;
export type Phase = (typeof phases)[number];
export type Cost = (typeof costs)[number];

export interface Mistakes {
  decisions: number; // of that player
  lost: number; // chances to win, in thousandths, by all mistakes together
  found: Record<Phase, Record<Cost, number>>; // how many
}

// Chances to win that a move gives away, in thousandths.
const leastOfCost: [Cost, number][] = [
  ['grave', 200],
  ['large', 80],
  ['small', 0],
];

export const noMistakes = (): Mistakes['found'] => ({
  early: { small: 0, large: 0, grave: 0 },
  middle: { small: 0, large: 0, grave: 0 },
  late: { small: 0, large: 0, grave: 0 },
});

// Only moves that lost more than the bot may be mistaken about are mistakes: those that the review names.
export function mistakesOf(review: Review, seat: number): Mistakes {
  const found = noMistakes();
  let lost = 0;
  for (const index of review.costliest) {
    const move = review.moves[index];
    if (move?.seat !== seat) continue;
    const cost = move.betterValue - move.value;
    lost += cost;
    const phase = phases[Math.min(2, Math.floor((index / review.moves.length) * 3))] ?? 'late';
    const kind = leastOfCost.find(([, least]) => cost >= least)?.[0] ?? 'small';
    ++found[phase][kind];
  }
  return { decisions: review.moves.filter((move) => move.seat === seat).length, lost, found };
}
