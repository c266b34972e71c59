import { beforeEach, expect, it, vi } from 'vitest';
import { noteSolved } from './book';
import { dropOwn, idOf, most, noteOwn, openOwn, ownPuzzlesOf, type OwnPuzzle } from './own';

const openTable = vi.fn(() => Promise.resolve({ table: 'abc', seat: 1 }));
vi.mock('../pocket/house', () => ({ pocket: { openTable, pathOf: (table: string) => `/pocket/${table}` } }));

const own = (id: string, changes: Partial<OwnPuzzle> = {}): OwnPuzzle => ({
  ...{ id, game: 'bauab', record: 'the record', actions: 7, seat: 1, made: null },
  names: ['Anna', 'Ben', 'Cleo'],
  answers: { reason: 'proof', solutions: 1, moves: [{ action: '3@b2', value: 1000, doubt: 0 }], rest: 0 },
  ...changes,
});
const ids = (game: string) => ownPuzzlesOf(game).map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('keeps what is to be tried again, the latest first, until it is solved', () => {
  noteOwn([own('a-7'), own('a-9')]);
  noteOwn([own('b-1'), own('c-1', { game: 'raufer' })]);
  expect(ids('bauab')).toEqual(['b-1', 'a-7', 'a-9']);
  expect(ids('raufer')).toEqual(['c-1']);
  noteSolved('bauab', 'a-7');
  dropOwn('a-7');
  noteOwn([own('a-7'), own('a-9')]); // the same review once more
  expect(ids('bauab')).toEqual(['a-9', 'b-1']);
});

it('forgets the oldest, and whatever it does not understand', () => {
  noteOwn(Array.from({ length: most + 3 }, (_, i) => own(`x-${i}`)));
  expect(ids('bauab')).toHaveLength(most);
  localStorage.setItem('own-puzzles', '[{"id":7},null,"x"]');
  expect(ids('bauab')).toEqual([]);
  localStorage.setItem('own-puzzles', 'nonsense');
  expect(ids('bauab')).toEqual([]);
});

it('keeps fewer where there is little room', () => {
  let kept = '[]';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'own-puzzles' ? kept : null),
    setItem: (_: string, value: string) => {
      if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
      kept = value;
    },
  });
  noteOwn(Array.from({ length: 9 }, (_, i) => own(`x-${i}`)));
  const found = ids('bauab');
  vi.unstubAllGlobals();
  expect(found.length).toBeLessThan(9);
  expect(found[0]).toBe('x-0');
});

it('is asked in the pocket, from the record, against bots', async () => {
  await openOwn(own(idOf('0123456789abcdef0123', 7)));
  expect(own(idOf('0123456789abcdef0123', 7)).id).toBe('0123456789abcdef-7');
  expect(openTable).toHaveBeenCalledWith(
    expect.objectContaining({
      game: 'bauab',
      from: {
        ...{ record: 'the record', actions: 7, seat: 1, puzzle: own('').answers },
        others: [{ bot: '3' }, { bot: '3' }, { bot: '3' }],
      },
    }),
  );
});
