import { describe, expect, it } from 'vitest';
import type { SchollenschubserEvent, SchollenschubserScreen } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';
import { crewOf, dieOf, fieldName, flightsFor, foresee, isBeside, isWithDie, movesOf, placesOf, stillGoing, usedDie } from './ice';

const A1 = 0;
const B2 = 5;
const E4 = 19;

function screenWith(water: Record<number, { floe: number; crew?: number[]; canStep?: number }>): SchollenschubserScreen {
  return {
    ...{ turn: 1, mover: 0, stage: 'moves', over: false, dice: [2, 5] },
    water: Array.from({ length: 20 }, (_, field) => ({ floe: 0, crew: [], canStep: 0, ...water[field] })),
    ...{ largeSupply: 3, smallSupply: 3, canBoard: true, bank: [3, 4], home: [0, 0] },
  };
}
const told = (event: SchollenschubserEvent): StoryLine<'schollenschubser'> => ({
  ...{ message: { key: '', args: {} }, event, move: 1 },
});
const offer = (action: Offer<'schollenschubser'>['action']): Offer<'schollenschubser'> => ({
  ...{ notation: JSON.stringify(action), label: { key: '', args: {} }, action },
});

it('names fields by row and column', () => {
  expect([A1, B2, E4].map(fieldName)).toEqual(['A1', 'B2', 'E4']);
  expect(isBeside('bank', 4)).toBe(true);
  expect(isBeside(B2, 6)).toBe(true);
  expect(isBeside(3, 4)).toBe(false);
});

describe('dice', () => {
  it('are used by the column they name, else a 5 is', () => {
    expect(dieOf({ kind: 'drift', field: B2 }, [2, 5])).toBe(2);
    expect(dieOf({ kind: 'drift', field: B2 }, [2, 5], 5)).toBe(5);
    expect(dieOf({ kind: 'put', field: A1, floe: 3 }, [2, 5])).toBe(5);
    expect(dieOf({ kind: 'thaw', field: A1, falls: -1 }, [1, 6])).toBe(6);
    expect(dieOf({ kind: 'end' }, [1, 6])).toBeNull();
    expect(isWithDie({ kind: 'drift', field: B2 }, 6)).toBe(false);
    expect(isWithDie({ kind: 'skip' }, 6)).toBe(true);
  });

  it('lie where they were used in this turn', () => {
    const rolls = told({ kind: 'rolls', who: 0, dice: [2, 5] });
    const drifts = told({ kind: 'drifts', who: 0, floe: 2, from: A1, to: 4 });
    expect(usedDie([rolls, drifts, told({ kind: 'boards', who: 0, to: 4 })], [2, 5])).toEqual({ die: 5, column: 0 });
    expect(usedDie([drifts, rolls], [2, 5])).toBeNull();
    expect(usedDie([rolls, told({ kind: 'skips', who: 0 })], [6, 5])).toEqual({ die: 6, column: null });
  });
});

it('tells who of the crew can still go, and how many get on', () => {
  const screen = screenWith({ [A1]: { floe: 4, crew: [0, 0, 1], canStep: 1 } });
  expect(crewOf(screen, A1)).toEqual([
    { seat: 0, canStep: true, hasStepped: false },
    { seat: 0, canStep: false, hasStepped: true },
    { seat: 1, canStep: false, hasStepped: false },
  ]);
  const back = offer({ kind: 'back', from: A1 });
  expect(stillGoing(movesOf([back]), screen)).toBe(0);
  const offers = [offer({ kind: 'board', to: A1 }), offer({ kind: 'step', from: A1, to: 1 }), offer({ kind: 'end' })];
  expect(stillGoing(movesOf([back, ...offers]), screen)).toBe(2);
});

it('has as many places on a floe as its size', () => {
  for (const size of [0, 1, 2, 3, 4]) expect(placesOf(size)).toHaveLength(size);
});

describe('what would happen', () => {
  it('moves a floe with its crew, and lets all swim who drift out', () => {
    const screen = screenWith({ [B2]: { floe: 2, crew: [1] }, [E4]: { floe: 1, crew: [0] } });
    const { fields } = foresee(screen, { kind: 'drift', field: B2 });
    expect(fields.get(9)).toEqual({ arrives: { size: 2, crew: [1] } });
    expect(foresee(screen, { kind: 'drift', field: E4 }).fields.get(E4)).toEqual({ leaves: true, allFall: true });
  });

  it('shows who falls and who goes', () => {
    const screen = screenWith({ [B2]: { floe: 2, crew: [0, 1] } });
    const thaw = foresee(screen, { kind: 'thaw', field: B2, falls: 1 });
    expect(thaw.fields.get(B2)).toEqual({ shrinksTo: 1, falls: 1 });
    expect(foresee(screen, { kind: 'home', from: B2 })).toMatchObject({ aboard: true, atBank: false });
    expect(foresee(screen, { kind: 'board', to: A1 })).toMatchObject({ atBank: true });
    expect(foresee(screen, undefined).fields.size).toBe(0);
  });
});

it('flies every piece to the place where it now lies', () => {
  const screen = screenWith({ [B2]: { floe: 3, crew: [0, 0, 1] } });
  expect(flightsFor({ kind: 'steps', who: 0, from: 1, to: B2 }, screen)[0]).toMatchObject({ to: 'crew-5-1', hides: true });
  expect(flightsFor({ kind: 'drifts', who: 0, floe: 3, from: 1, to: B2 }, screen)[0]).toMatchObject({
    ...{ from: 'field-1', to: 'field-5', piece: { kind: 'floe', size: 3, crew: [0, 0, 1] } },
  });
  expect(flightsFor({ kind: 'drifts', who: 0, floe: 3, from: E4, to: null }, screen)[0]?.to).toBe('out-3');
  expect(flightsFor({ kind: 'falls', who: 1, from: E4, researchers: 2 }, screen)).toHaveLength(2);
  expect(flightsFor({ kind: 'skips', who: 1 }, screen)).toEqual([]);
});
