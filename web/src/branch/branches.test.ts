import { beforeEach, expect, test } from 'vitest';
import { branchAt, branches, noteBranch, takenFrom, treeOf, type Branch } from './branches';

const branch = (table: string, more: Partial<Branch> = {}): Branch => ({
  table,
  pocket: false,
  game: 'bauab',
  names: ['Anna', 'Hedda'],
  origin: 'first',
  actions: 3,
  seen: 1,
  ...more,
});
const shape = (origin: string, table: string | null = null) =>
  treeOf(origin, table === null ? null : { table, pocket: false }).map(
    ({ branch: { table: name }, depth }) => `${'-'.repeat(depth)}${name}`,
  );

beforeEach(() => localStorage.clear());

test('lists what has left a game, the earliest move first', () => {
  noteBranch(branch('late', { actions: 9 }));
  noteBranch(branch('early', { actions: 2 }));
  noteBranch(branch('other', { origin: 'second' }));
  expect(shape('first')).toEqual(['early', 'late']);
});

test('a branch has branches of its own', () => {
  noteBranch(branch('a'));
  noteBranch(branch('b', { actions: 7 }));
  noteBranch(branch('a1', { origin: 'digest of a', from: { table: 'a', pocket: false } }));
  noteBranch(branch('a11', { origin: 'digest of a1', from: { table: 'a1', pocket: false } }));
  expect(shape('first')).toEqual(['a', '-a1', '--a11', 'b']);
  expect(shape('digest of a')).toEqual(['a1', '-a11']);
});

test('a game that went on elsewhere while it ran is known by its table', () => {
  noteBranch(branch('away', { origin: 'of an unfinished record', from: { table: 'home', pocket: false } }));
  expect(shape('of the finished record', 'home')).toEqual(['away']);
  expect(takenFrom({ table: 'home', pocket: false })?.table).toBe('away');
  expect(takenFrom({ table: 'home', pocket: true })).toBeUndefined();
});

test('keeps what it knew when it hears how a game has ended', () => {
  noteBranch(branch('a', { from: { table: 'home', pocket: true } }));
  noteBranch(branch('a', { points: [14, 11], seen: 2 }));
  expect(branchAt({ table: 'a', pocket: false })).toMatchObject({
    from: { table: 'home', pocket: true },
    points: [14, 11],
    seen: 2,
  });
  expect(branches()).toHaveLength(1);
});

test('a circle, which only a damaged list could have, ends', () => {
  noteBranch(branch('a', { from: { table: 'b', pocket: false } }));
  noteBranch(branch('b', { from: { table: 'a', pocket: false } }));
  expect(shape('first')).toEqual(['b', '-a']);
});

test('forgets what is no list of branches', () => {
  localStorage.setItem('branches', '{"a":1}');
  expect(branches()).toEqual([]);
  localStorage.setItem('branches', JSON.stringify([{ table: '../evil' }, branch('a'), null, 7]));
  expect(branches().map(({ table }) => table)).toEqual(['a']);
  localStorage.setItem('branches', 'nonsense');
  expect(branches()).toEqual([]);
});

test('keeps the latest ones', () => {
  for (let i = 0; i < 80; ++i) noteBranch(branch(`t${i}`));
  expect(branches()).toHaveLength(60);
  expect(branches()[0]?.table).toBe('t79');
});
