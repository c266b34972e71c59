import { beforeEach, expect, it, vi } from 'vitest';
import type { House } from '../api';
import { nextAfter, noteSolved, puzzlesOf, solvedOf } from './book';

const puzzles = ['1-4', '2-9', '3-7'].map((id, index) => ({ id, difficulty: index + 1 }));

beforeEach(() => localStorage.clear());

it('remembers what was solved, game by game', () => {
  noteSolved('bauab', '1-4');
  noteSolved('bauab', '3-7');
  noteSolved('bauab', '1-4');
  expect([...solvedOf('bauab')]).toEqual(['1-4', '3-7']);
  expect(solvedOf('raufer').size).toBe(0);
});

it('goes on behind the puzzle at hand and then from the beginning', () => {
  expect(nextAfter(puzzles, new Set())?.id).toBe('1-4');
  expect(nextAfter(puzzles, new Set(['1-4']))?.id).toBe('2-9');
  expect(nextAfter(puzzles, new Set(['3-7']), '2-9')?.id).toBe('1-4');
  expect(nextAfter(puzzles, new Set(), '3-7')?.id).toBe('1-4');
  expect(nextAfter(puzzles, new Set(['1-4', '2-9']), '3-7')).toBeNull();
  expect(nextAfter([], new Set())).toBeNull();
});

it('believes only a list of puzzles', async () => {
  const call = vi.fn(() => Promise.resolve(Response.json({ puzzles })));
  const house = { call } as unknown as House;
  expect(await puzzlesOf(house, 'bauab')).toEqual(puzzles);
  expect(call).toHaveBeenCalledWith('/api/games/bauab/puzzles');
  call.mockResolvedValue(Response.json({ puzzles: [{ id: 7 }] }));
  await expect(puzzlesOf(house, 'bauab')).rejects.toThrow();
});
