// Dice and the chips that they are put on: what fits, which sums meet a chip exactly, and how likely a roll does.
import type { SchlauraffScreen } from '../../generated/types';

export type Screen = SchlauraffScreen;
export type Cell = Screen['columns'][number][number];
export type Chip = Cell['chip'];

export const pips = [1, 2, 3, 4, 5, 6] as const;
export const diceInAll = 6;

const values: Record<Chip, number> = { green: 3, blue: 5, red: 10, yellow: 11 };
export const valueOf = (chip: Chip): number => values[chip];

/** A die among those that lie together; the screen only counts them by what they show. */
export interface Die {
  face: number;
  nth: number; // of those that show the same
}
export const keyOf = ({ face, nth }: Die): string => `${face}-${nth}`;
export const diceOf = (counts: readonly number[]): Die[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, (_, nth) => ({ face: i + 1, nth })));

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
export const sumOf = (dice: readonly Die[]): number => total(dice.map(({ face }) => face));
export const countOf = (counts: readonly number[]): number => total(counts);

/** What the dice on a chip still lack, and whether a lone 1 would do instead (S3). */
export interface Want {
  room: number;
  orOne: boolean;
}
export const wantOf = (chip: Chip, lying: readonly Die[] = []): Want => ({
  room: valueOf(chip) - sumOf(lying),
  orOne: chip === 'yellow' && lying.length === 0,
});

/** Dice that meet a chip exactly; at most one of them comes from the chip above (S4). */
export interface Sum {
  moved: Die | null;
  put: readonly Die[];
}
export const facesOf = ({ moved, put }: Sum): number[] => [...(moved ? [moved] : []), ...put].map(({ face }) => face);

// All ways to make up `room` with dice that are counted by what they show.
function waysTo(room: number, counts: readonly number[], from = 1): number[][] {
  if (room === 0) return [[]];
  return pips
    .filter((face) => face >= from && face <= room && (counts[face - 1] ?? 0) > 0)
    .flatMap((face) => {
      const left = counts.map((count, i) => (i === face - 1 ? count - 1 : count));
      return waysTo(room - face, left, face).map((rest) => [face, ...rest]);
    });
}

const asDice = (faces: readonly number[]): Die[] =>
  faces.map((face, i) => ({ face, nth: faces.slice(0, i).filter((other) => other === face).length }));

/** The sums that meet a chip, those with the fewest dice first. A die that moves down spares a free one. */
export function sumsFor({ room, orOne }: Want, free: readonly number[], movable: readonly number[]): Sum[] {
  const targets = orOne ? [1, room] : [room];
  const found = new Map<string, Sum>();
  const keep = (sum: Sum): void => {
    const name = facesOf(sum).sort().join();
    if (!found.has(name)) found.set(name, sum);
  };
  for (const target of targets) {
    for (const face of pips) {
      if ((movable[face - 1] ?? 0) === 0 || face > target) continue;
      for (const rest of waysTo(target - face, free)) keep({ moved: { face, nth: 0 }, put: asDice(rest) });
    }
    for (const faces of waysTo(target, free)) keep({ moved: null, put: asDice(faces) });
  }
  return [...found.values()].sort((a, b) => facesOf(a).length - facesOf(b).length);
}

/** How likely one roll of so many dice brings what meets a chip. */
export function chanceOf({ room, orOne }: Want, dice: number): number {
  // Each set of dice once, as often as it falls; the bits of `sums` are the sums that some of them make.
  const hits = (left: number, face: number, sums: number, hasOne: boolean): number => {
    if (left === 0) return (orOne && hasOne) || ((sums >> room) & 1) === 1 ? 1 : 0;
    if (face > 6) return 0;
    let count = 0;
    let ways = 1; // to say which of the dice left show this face
    for (let n = 0; n <= left; ++n) {
      count += ways * hits(left - n, face + 1, sums, hasOne || (face === 1 && n > 0));
      ways = (ways * (left - n)) / (n + 1);
      sums |= sums << face;
    }
    return count;
  };
  return hits(dice, 1, 1, false) / 6 ** dice;
}
