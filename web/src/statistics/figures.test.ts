import { describe, expect, it } from 'vitest';
import { barOf, stack, xOf, yOf } from './bars';
import { byName, courseOf, mistakesIn, opponentsOf, tallyBy } from './figures';
import { noMistakes } from './mistakes';
import { playedGame } from './sample';

const games = [
  playedGame('a', { ended: 3 }),
  playedGame('b', { ended: 1, ranks: [2, 1], seats: ['person', '5'] }),
  playedGame('c', { ended: 2, game: 'misd', seats: ['3', 'person', '3', '3'], seat: 1, ranks: [1, 1, 3, 4] }),
  playedGame('alone', { ended: 4, seats: ['person'], ranks: [1], points: [9] }),
];

describe('the figures', () => {
  it('count wins beside what equal players would win, a shared win as a part', () => {
    expect(tallyBy(games, ({ game }) => game)).toEqual([
      { of: 'bauab', played: 2, won: 1, expected: 1 },
      { of: 'misd', played: 1, won: 0.5, expected: 0.25 },
    ]);
  });

  it('leave out what was played alone', () => {
    expect(tallyBy(games, ({ seat }) => String(seat)).reduce((sum, { played }) => sum + played, 0)).toBe(3);
  });

  it('know opponents by their level, people, or a mixture', () => {
    expect(tallyBy(games, opponentsOf, byName).map(({ of }) => of)).toEqual(['3', '5']);
    expect(opponentsOf(playedGame('x', { seats: ['person', 'person'] }))).toBe('people');
    expect(opponentsOf(playedGame('x', { seats: ['person', '3', 'person'] }))).toBe('mixed');
    expect(opponentsOf(playedGame('x', { seats: ['person', '3', '4'] }))).toBe('mixed');
  });

  it('follow the games in their order, with the share of wins lately', () => {
    const course = courseOf(games, 10, 2);
    expect(course.map(({ game, share }) => [game.table, share])).toEqual([
      ['b', 0],
      ['c', 0.25],
      ['a', 0.75],
    ]);
    expect(courseOf(games, 1, 2).map(({ game }) => game.table)).toEqual(['a']);
  });

  it('add up the mistakes of all games that were reviewed', () => {
    const found = noMistakes();
    found.late.grave = 2;
    const mistakes = { decisions: 7, lost: 500, found };
    expect(mistakesIn([playedGame('a', { mistakes }), playedGame('b'), playedGame('c', { mistakes })])).toMatchObject({
      games: 2,
      decisions: 14,
      lost: 1000,
      found: { late: { grave: 4 }, early: { small: 0 } },
    });
  });
});

describe('the plots', () => {
  it('draw a bar as long as the share that was won', () => {
    const bar = barOf({ of: '', played: 8, won: 2, expected: 4 });
    expect(bar.won).toBeCloseTo(bar.all / 4);
    expect(bar.expected).toBeCloseTo(bar.all / 2);
    expect(barOf({ of: '', played: 0, won: 0, expected: 0 }).won).toBe(0);
  });

  it('lay parts of a bar one behind the other', () => {
    const parts = stack([1, 0, 3], 4);
    expect(parts[1]).toEqual({ x: parts[0]?.width, width: 0 });
    expect(parts[2]?.width).toBeCloseTo(3 * (parts[0]?.width ?? 0));
  });

  it('go from left to right, wins above', () => {
    expect(xOf(0, 3)).toBeLessThan(xOf(2, 3));
    expect(yOf(1)).toBeLessThan(yOf(0));
    expect(xOf(0, 1)).toBeGreaterThan(xOf(0, 2)); // a single game stands in the middle
  });
});
