import { describe, expect, it } from 'vitest';
import type { Cell, Chip, Screen } from './dice';
import { emptyPlan, givenUp, isTakeable, playerOf, rollAfter, stepsOf, wantWith } from './plan';

const cell = (chip: Chip, chips = 0, gone = false): Cell => ({ chip, gone, beneath: { chips, reds: 0 } });
const column = (...chips: Chip[]): Cell[] => chips.map((chip) => cell(chip));
const screenWith = (more: Partial<Screen> = {}): Screen => ({
  ...{ round: 1, rounds: 2, start: 0, mover: 0, column: 3, row: -1, mayRoll: false, mayTake: false, over: false },
  columns: Array.from({ length: 4 }, () => column('blue', 'red', 'yellow', 'green', 'blue')),
  ...{ free: [1, 0, 1, 1, 0, 1], onChip: [0, 0, 0, 0, 0, 0], movable: [0, 0, 0, 0, 0, 0] },
  ...{ points: [0, 0], help: [0, 0], ...more },
});
const die = (face: number, nth = 0) => ({ face, nth });

describe('a plan', () => {
  it('becomes steps, with the start first and the die from above before the others, from high to low', () => {
    for (const put of [
      [die(6), die(4)],
      [die(4), die(6)],
    ])
      expect(stepsOf(screenWith(), { row: 1, moved: null, put, last: null })).toEqual(['start 2', 'put 6', 'put 4']);
    const started = screenWith({ row: 1, movable: [1, 0, 0, 1, 0, 0] });
    expect(stepsOf(started, { row: 1, moved: die(4), put: [die(6)], last: 'roll' })).toEqual(['move 4', 'put 6', 'roll']);
    expect(stepsOf(started, { row: 1, moved: die(4), put: [], last: 'stop' })).toEqual(['stop']);
  });

  it('knows what the chip lacks then', () => {
    const screen = screenWith({ row: 1, onChip: [0, 1, 0, 0, 0, 0] });
    expect(wantWith(screen, emptyPlan(1))?.room).toBe(8);
    expect(wantWith(screen, { ...emptyPlan(1), put: [die(6)] })?.room).toBe(2);
    expect(wantWith(screen, emptyPlan(7))).toBeNull();
  });

  it('knows which roll comes after it', () => {
    const screen = screenWith({ row: 0 });
    expect(rollAfter(screen, emptyPlan(0))).toBeNull(); // S5: nothing was put yet
    expect(rollAfter(screen, { ...emptyPlan(0), put: [die(4)] })).toEqual({ dice: 3, want: { room: 1, orOne: false } });
    const met = { ...emptyPlan(0), put: [die(4), die(1)] };
    expect(rollAfter(screen, met)).toEqual({ dice: 2, want: { room: 10, orOne: false } });
    expect(rollAfter(screenWith({ row: 4 }), { ...met, row: 4 })).toBeNull(); // S6: the turn is over
  });

  it('counts a lone 1 on yellow as taken', () => {
    expect(isTakeable(screenWith({ row: 2, onChip: [1, 0, 0, 0, 0, 0] }), emptyPlan(2))).toBe(true);
    expect(isTakeable(screenWith({ row: 2, onChip: [1, 0, 0, 0, 0, 0] }), { ...emptyPlan(2), put: [die(4)] })).toBe(false);
  });

  it('counts the chips above that are given up, with those beneath', () => {
    const screen = screenWith();
    screen.columns[3] = [cell('red', 2), cell('blue'), cell('green', 1), cell('blue'), cell('red')];
    expect([0, 1, 2, 3].map((row) => givenUp(screen, row))).toEqual([0, 3, 4, 6]);
  });
});

it('whoever starts plays the rightmost column, the left neighbour the next (S1)', () => {
  const screen = screenWith({ start: 2, points: [0, 0, 0], columns: Array.from({ length: 6 }, () => []) });
  expect([5, 4, 3, 2].map((each) => playerOf(screen, each))).toEqual([2, 0, 1, 2]);
});
