import { expect, it } from 'vitest';
import type { RauferEvent, RauferScreen } from '../../generated/types';
import type { StoryLine } from '../contract';
import { exits, flightsFor, isDeadly, lastFloor, obeys, reach } from './stairs';

const screen: RauferScreen = {
  ...{ over: false, acts: 0, stock: 0, played: 3, pile: [7], viewer: 0, hand: [3, 9, 12] },
  order: { giver: 1, order: 'up', stockWasOut: false },
  seats: [0, 1, 2].map(() => ({ cards: 3, faceDown: false, stuck: false, out: false })),
};
const told = (event: RauferEvent, move: number): StoryLine<'raufer'> => ({ message: { key: '', args: {} }, event, move });

it('knows which floors obey an order', () => {
  expect(lastFloor(screen)).toBe(7);
  expect(lastFloor({ ...screen, pile: [] })).toBeNull();
  expect([obeys(9, 7, 'up'), obeys(7, 7, 'up'), obeys(3, 7, 'down')]).toEqual([true, false, true]);
  expect(reach(9, 'up', screen.hand)).toEqual({ left: 11, own: 1 });
  expect(reach(1, 'down', screen.hand)).toEqual({ left: 0, own: 0 });
});

it('is deadly only for orders that were given without a stock', () => {
  expect(isDeadly(screen)).toBe(false);
  expect(isDeadly({ ...screen, order: null })).toBe(true);
  expect(isDeadly({ ...screen, order: { giver: 1, order: 'up', stockWasOut: true } })).toBe(true);
  expect(isDeadly({ ...screen, order: null, stock: 2 })).toBe(false);
});

it('remembers why somebody is out', () => {
  const story = [
    told({ kind: 'nobodyObeys', giver: 1 }, 5),
    told({ kind: 'goesOut', who: 1 }, 5),
    told({ kind: 'plays', who: 2, floor: 4, order: 'up' }, 6),
    told({ kind: 'goesOut', who: 0 }, 6),
  ];
  expect([...exits(story)]).toEqual([
    [1, 'unobeyed'],
    [0, 'stuck'],
  ]);
});

it('flies cards between hands, stock and pile', () => {
  expect(flightsFor({ kind: 'plays', who: 0, floor: 9, order: 'up' }, 0)[0]).toMatchObject({ from: 'hand-9', to: 'pile' });
  expect(flightsFor({ kind: 'plays', who: 1, floor: 9, order: 'up' }, 0)[0]?.from).toBe('seat-1');
  const takes = flightsFor({ kind: 'takesUp', who: 0, from: [1, 2], floors: [4, 8] }, 0);
  expect(takes.map(({ from, to }) => [from, to])).toEqual([
    ['seat-1', 'hand-4'],
    ['seat-2', 'hand-8'],
  ]);
  expect(flightsFor({ kind: 'takesUp', who: 2, from: [2], floors: null }, 0)[0]?.to).toBe('seat-2');
  expect(flightsFor({ kind: 'goesOut', who: 2 }, 0)[0]?.to).toBe('door');
  expect(flightsFor({ kind: 'passes', who: 2 }, 0)).toEqual([]);
});
