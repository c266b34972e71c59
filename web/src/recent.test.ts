import { beforeEach, expect, it } from 'vitest';
import { forgetTable, noteTable, ownSeatAt, recentTables } from './recent';

const table = (id: string) => ({ table: id, game: 'bauab', names: ['Anna'], seated: true, over: false, seen: 1 });

beforeEach(() => localStorage.clear());

it('keeps the eight latest tables, each once, newest first', () => {
  for (let i = 0; i < 10; ++i) noteTable(table(`t${i}`));
  noteTable(table('t5'));
  expect(recentTables().map((each) => each.table)).toEqual(['t5', 't9', 't8', 't7', 't6', 't4', 't3', 't2']);
  forgetTable('t9');
  expect(recentTables()).toHaveLength(7);
});

it('is not troubled by strange contents of the storage', () => {
  localStorage.setItem('recent-tables', '{');
  expect(recentTables()).toEqual([]);
  localStorage.setItem('recent-tables', JSON.stringify([{ table: '"><b>', game: 'x' }, 7, table('ok')]));
  expect(recentTables().map((each) => each.table)).toEqual(['ok']);
});

it('knows where this browser sat', () => {
  noteTable({ ...table('mine'), seat: 2 });
  noteTable({ ...table('watched'), seated: false, seat: null });
  noteTable(table('old'));
  expect(['mine', 'watched', 'old', 'never'].map(ownSeatAt)).toEqual([2, null, null, null]);
  localStorage.setItem('recent-tables', JSON.stringify([{ ...table('odd'), seat: -1 }]));
  expect(ownSeatAt('odd')).toBeNull();
});
