import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, Review, ReviewedMove, TableFrame } from '../generated/types';
import { canKeep, forgetPlayed, most, notePlayed, noteReview, playedGames } from './played';
import { playedGame, refusing } from './sample';

const seat = { name: '', here: true, standIn: false, failures: 0, leftToChance: false };
const table = (changes: Partial<TableFrame> = {}) =>
  ({
    table: 't1',
    game: 'bauab',
    phase: 'over',
    seats: [
      { ...seat, kind: 'person', bot: '' },
      { ...seat, kind: 'bot', bot: '4' },
      { ...seat, kind: 'person', bot: '3', standIn: true },
    ],
    you: 2,
    yours: [2],
    ended: 5000,
    took: 3000,
    ...changes,
  }) as TableFrame;
const position = (changes: Partial<Position> = {}) =>
  ({ outcome: { over: true, points: [3, 9, 7], ranks: [3, 1, 2] }, givenUpBy: null, ...changes }) as Position;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('games played on this device', () => {
  it('are noted with who played, how it ended and how long it took', () => {
    expect(notePlayed(table(), position({ givenUpBy: 0 }), true)).toBe(true);
    expect(playedGames()).toEqual([
      {
        table: 't1',
        pocket: true,
        game: 'bauab',
        ended: 5000,
        took: 3000,
        seats: ['person', '4', 'person'],
        seat: 2,
        ranks: [3, 1, 2],
        points: [3, 9, 7],
        givenUpBy: 0,
      },
    ]);
  });

  it('are noted once, however often their end is seen', () => {
    notePlayed(table(), position(), false);
    notePlayed(table({ ended: 9000 }), position(), false);
    expect(playedGames()).toHaveLength(1);
  });

  it('are not noted while they run, nor by whoever watches', () => {
    notePlayed(table({ phase: 'playing' }), position(), false);
    notePlayed(table(), position({ outcome: { over: false, points: [], ranks: [] } }), false);
    notePlayed(table({ you: null }), position(), false);
    expect(playedGames()).toEqual([]);
  });

  it('are kept in their order, and only the latest', () => {
    const games = Array.from({ length: most }, (_, i) => playedGame(`g${i}`, { ended: 1_000_000 - i }));
    localStorage.setItem('played-games', JSON.stringify(games));
    notePlayed(table({ table: 'old', ended: 999_999 }), position(), false);
    const kept = playedGames();
    expect(kept).toHaveLength(most);
    expect(kept.findIndex((game) => game.table === 'old')).toBe(1);
    expect(kept.some((game) => game.table === `g${most - 1}`)).toBe(false);
  });

  it('are not troubled by strange contents of the storage', () => {
    localStorage.setItem('played-games', '{');
    expect(playedGames()).toEqual([]);
    const odd = [7, null, { table: 'x' }, playedGame('no rank', { seat: 5 }), playedGame('ok')];
    localStorage.setItem('played-games', JSON.stringify(odd));
    expect(playedGames().map((game) => game.table)).toEqual(['ok']);
  });

  it('can be forgotten', () => {
    notePlayed(table(), position(), false);
    forgetPlayed();
    expect(playedGames()).toEqual([]);
  });

  it('say so where the browser keeps nothing', () => {
    expect(canKeep()).toBe(true);
    vi.stubGlobal('localStorage', refusing);
    expect(canKeep()).toBe(false);
    expect(notePlayed(table(), position(), false)).toBe(false);
  });
});

describe('a review', () => {
  const move = (by: number, value: number, betterValue: number) =>
    ({ seat: by, value, betterValue }) as unknown as ReviewedMove;
  const review = {
    moves: [
      move(2, 500, 530),
      move(0, 100, 900),
      move(2, 300, 400),
      move(2, 400, 400),
      move(2, 100, 400),
      move(1, 0, 0),
    ],
    costliest: [1, 4, 2, 0],
  } as unknown as Review;

  it('adds the own mistakes to its game, by when they were made and what they cost', () => {
    notePlayed(table(), position(), false);
    noteReview('t1', review);
    expect(playedGames()[0]?.mistakes).toEqual({
      decisions: 4,
      lost: 430,
      found: {
        early: { small: 1, large: 0, grave: 0 },
        middle: { small: 0, large: 1, grave: 0 },
        late: { small: 0, large: 0, grave: 1 },
      },
    });
  });

  it('of a game that was not played here adds nothing', () => {
    noteReview('t1', review);
    expect(playedGames()).toEqual([]);
  });
});
