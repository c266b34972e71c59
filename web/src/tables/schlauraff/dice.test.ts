import { describe, expect, it } from 'vitest';
import { chanceOf, diceOf, facesOf, sumsFor, valueOf, wantOf } from './dice';

const counts = (...faces: number[]): number[] => [1, 2, 3, 4, 5, 6].map((face) => faces.filter((f) => f === face).length);
const shown = (sums: ReturnType<typeof sumsFor>): string[] =>
  sums.map((sum) => (sum.moved ? 'v' : '') + facesOf(sum).join('+'));

describe('what a chip wants', () => {
  it('is its value without the dice that lie on it', () => {
    expect(wantOf('red', diceOf(counts(4, 1)))).toEqual({ room: 5, orOne: false });
    expect(wantOf('yellow')).toEqual({ room: 11, orOne: true });
    expect(wantOf('yellow', diceOf(counts(1)))).toEqual({ room: 10, orOne: false });
  });
});

describe('sums that fit', () => {
  it('are all there are, the shortest first', () => {
    expect(shown(sumsFor({ room: 5, orOne: false }, counts(1, 2, 3, 4, 5, 6), counts()))).toEqual(['5', '1+4', '2+3']);
    expect(shown(sumsFor({ room: 3, orOne: false }, counts(1, 1, 1, 4), counts()))).toEqual(['1+1+1']);
    expect(sumsFor({ room: 3, orOne: false }, counts(4, 5, 6), counts())).toEqual([]);
  });

  it('take at most one die from the chip above, and rather that than a free one', () => {
    expect(shown(sumsFor({ room: 10, orOne: false }, counts(4, 6), counts(4, 1)))).toEqual(['v4+6']);
    expect(shown(sumsFor({ room: 5, orOne: false }, counts(6), counts(4, 1)))).toEqual([]);
  });

  it('know that a 1 is enough for yellow', () => {
    expect(shown(sumsFor({ room: 11, orOne: true }, counts(1, 5, 6), counts()))).toEqual(['1', '5+6']);
  });
});

describe('the chance of a roll', () => {
  // By counting every roll there is.
  function counted(room: number, orOne: boolean, dice: number): number {
    let hits = 0;
    for (let roll = 0; roll < 6 ** dice; ++roll) {
      const faces = Array.from({ length: dice }, (_, i) => (Math.floor(roll / 6 ** i) % 6) + 1);
      let sums = new Set([0]);
      for (const face of faces) sums = new Set([...sums, ...[...sums].map((sum) => sum + face)]);
      if (sums.has(room) || (orOne && faces.includes(1))) ++hits;
    }
    return hits / 6 ** dice;
  }

  it('is the share of the rolls that meet the chip', () => {
    expect(chanceOf({ room: 3, orOne: false }, 1)).toBeCloseTo(1 / 6);
    expect(chanceOf({ room: 3, orOne: false }, 2)).toBeCloseTo(13 / 36);
    expect(chanceOf({ room: 10, orOne: false }, 1)).toBe(0);
    for (const dice of [1, 2, 3, 4]) {
      for (const room of [1, 2, 3, 5, 7, 10, 11]) {
        for (const orOne of [false, true]) {
          expect(chanceOf({ room, orOne }, dice)).toBeCloseTo(counted(room, orOne, dice), 10);
        }
      }
    }
  });

  it('is nothing without dice', () => {
    expect(chanceOf({ room: valueOf('green'), orOne: false }, 0)).toBe(0);
  });
});
