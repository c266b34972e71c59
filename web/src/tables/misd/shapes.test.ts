import { expect, test } from 'vitest';
import { words } from './words';
import { chipMoves, codeOf, colourNames, pairOf, ranking, secondsOf, shapeNames, type Told } from './shapes';

test('pairs are numbered as the engine does', () => {
  expect([shapeNames[0], shapeNames[9], colourNames[0], colourNames[9]]).toEqual(['triangle', 'cross', 'white', 'grey']);
  expect(pairOf(codeOf(8, 6))).toEqual({ shape: 'heart', colour: 'red' });
  expect(pairOf(-1)).toBeUndefined();
});

test('no two colours of a language share an initial', () => {
  for (const language of ['de', 'en'] as const) {
    const initials = colourNames.map((name) => words[`misd.table.initial.${name}`]?.[language]);
    expect(new Set(initials).size).toBe(10);
  }
});

test('whoever was right stands first, the faster before the slower', () => {
  const last = {
    pair: { shape: 'heart', colour: 'red' } as const,
    ...{ solution: 86, claims: [12, 86, -1, 86], took: [900, 2500, -1, 1800], gain: [-2, 2, 0, 3] },
  };
  expect(ranking(last, []).map(({ seat, right }) => [seat, right])).toEqual([
    [3, true],
    [1, true],
    [0, false],
  ]);
  expect(ranking({ ...last, took: [-1, -1, -1, -1] }, [])[0]?.milliseconds).toBeNull();
});

test('in a race only the first call counts, but all who called are timed, without what their lines took', () => {
  const last = {
    pair: { shape: 'heart', colour: 'red' } as const,
    ...{ solution: 86, claims: [-1, 12, -1, -1], took: [-1, -1, -1, -1], gain: [0, -2, 0, 0] },
  };
  const times = [
    { seat: 1, took: 1900, line: 80 },
    { seat: 3, took: 1950, line: 0 },
    { seat: 0, took: 2010, line: 35 },
  ];
  expect(ranking(last, times).map(({ seat, claim, milliseconds, line }) => [seat, claim, milliseconds, line])).toEqual([
    [1, 12, 1900, 80],
    [3, null, 1950, 0],
    [0, null, 2010, 35],
  ]);
});

test('seconds are written as people of the language do', () => {
  expect(secondsOf(1234, 'de')).toBe('1,23');
  expect(secondsOf(1234, 'en')).toBe('1.23');
});

test('chips come from the supply and go back there', () => {
  const claim: Told = { kind: 'claims', who: 2, claim: 86, right: true, gain: 1, barred: false };
  expect(chipMoves(claim)).toEqual([{ from: 'supply', to: 'seat-2' }]);
  expect(chipMoves({ ...claim, right: false, gain: -2 })).toEqual([
    { from: 'seat-2', to: 'supply' },
    { from: 'seat-2', to: 'supply' },
  ]);
  expect(chipMoves({ kind: 'nobodyClaims' })).toEqual([]);
});
