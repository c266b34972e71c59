import { expect, test } from 'vitest';
import type { FairEnoughEvent } from '../../generated/types';
import type { Offer } from '../contract';
import {
  bonusFor,
  cardWith,
  costOf,
  dayEnds,
  keyed,
  offered,
  pointsOf,
  progressOf,
  timeAfter,
  written,
  type Action,
  type Card,
  type Line,
  type Screen,
} from './fair';
import { hintFor } from './hint';
import { journeysOf } from './journeys';

const card = (face: Card['face'], value = 0): Card => ({ face, value });
const player = (more: Partial<Screen['seats'][number]> = {}): Screen['seats'][number] => ({
  ...{ in: true, handSize: 0, hand: [], laid: [], securedSize: 0, secured: [], ...more },
});
const screenWith = (more: Partial<Screen> = {}): Screen => ({
  ...{ viewer: 0, phase: 'collecting', round: 1, start: 0, turn: 0, lap: 0, taken: 0, dayTime: 36, time: 18 },
  ...{ timesToCome: [], display: [], pileSize: 0, discard: [], selling: null, seats: [player(), player()], ...more },
});
const offer = (action: Action): Offer<'fair-enough'> => ({
  ...{ notation: action.kind, label: { key: '', args: {} }, action },
});
const line = (event: FairEnoughEvent): Line => ({ message: { key: '', args: {} }, event, move: 1 });

test('cards are told by their number and by their name', () => {
  expect(cardWith(0)).toEqual(card('promos', 1));
  expect(cardWith(39)).toEqual(card('dice', 10));
  expect(cardWith(89)).toEqual(card('sleeves', 10));
  expect([90, 91, 92].map(cardWith)).toEqual([card('queue'), card('preorder'), card('soldout')]);
  expect(written('queue', card('dice', 7))).toBe('queue dice-7');
  expect(written('take', card('preorder'))).toBe('take preorder');
  expect(keyed([card('queue'), card('queue'), card('pins', 3)]).map(({ key }) => key)).toEqual([
    'queue',
    'queue.1',
    'pins-3',
  ]);
});

test('an offer is found by what it does and to which card', () => {
  const offers = [offer({ kind: 'play', card: { id: 36 } }), offer({ kind: 'secure' })];
  expect(offered(offers, 'play', card('dice', 7))).toBe(offers[0]);
  expect(offered(offers, 'play', card('dice', 8))).toBeUndefined();
  expect(offered(offers, 'secure')).toBe(offers[1]);
});

test('time runs as the special cards want it', () => {
  const screen = screenWith();
  const seven = { card: { id: 36 } };
  expect(timeAfter(screen, { kind: 'play', ...seven })).toBe(11);
  expect(timeAfter(screen, { kind: 'queue', ...seven })).toBe(4);
  expect(timeAfter(screen, { kind: 'preorder', ...seven })).toBe(18);
  expect(timeAfter(screen, { kind: 'soldout', ...seven })).toBe('unknown');
  expect(timeAfter(screenWith({ selling: card('pins', 2) }), { kind: 'remove', ...seven })).toBe(23);
  expect(timeAfter(screen, { kind: 'secure' })).toBeNull();
});

test('sets of three and more have their bonus, hands cost double and special cards ten', () => {
  expect([0, 2, 3, 4, 10].map(bonusFor)).toEqual([0, 0, 5, 10, 40]);
  const posters = [2, 5, 6, 9].map((value) => card('posters', value));
  expect(pointsOf([...posters, card('pins', 10)])).toBe(42);
  expect(costOf([card('dice', 3), card('queue')])).toBe(16);
  expect(progressOf(posters.slice(0, 2), posters.slice(2)).find(({ kind }) => kind === 'posters')).toEqual({
    ...{ kind: 'posters', safe: 2, open: 2, bonus: 0, withOpen: 10 },
  });
});

test('it is told how the latest day ended for everybody', () => {
  const events: FairEnoughEvent[] = [
    { kind: 'secures', who: 1, cards: 9 },
    { kind: 'opens', time: 18 },
    { kind: 'secures', who: 2, cards: 0 },
    { kind: 'secures', who: 3, cards: 2 },
    { kind: 'closes', who: 0 },
    { kind: 'secures', who: 0, cards: 4 },
    { kind: 'loses', who: 1, cards: 3 },
  ];
  expect(Object.fromEntries(dayEnds(events.map(line)))).toEqual({
    0: { how: 'zero', cards: 4 },
    1: { how: 'lost', cards: 3 },
    2: { how: 'left', cards: 0 },
    3: { how: 'secured', cards: 2 },
  });
  expect(dayEnds([]).size).toBe(0);
});

test('cards fly from the hand to the counter, and special cards to the discard pile', () => {
  const seven = card('dice', 7);
  const screen = screenWith({ seats: [player({ laid: [seven] }), player()] });
  const plays = line({ kind: 'plays', who: 0, card: seven, special: 'queue', time: 4 });
  const to = (you: number | null, on = screen) => journeysOf(plays, on, you).map(({ from, to }) => [from, to]);
  expect(to(0)).toEqual([
    ['hand-dice-7', 'laid-dice-7'],
    ['hand-queue', 'discard'],
  ]);
  expect(to(null)[0]).toEqual(['backs-0', 'laid-dice-7']);
  expect(to(0, screenWith())[0]).toEqual(['hand-dice-7', 'counter-0']);
  expect(journeysOf(line({ kind: 'secures', who: 1, cards: 0 }), screen, 0)).toEqual([]);
  expect(journeysOf(line({ kind: 'getsStartCard', who: 1, from: 1 }), screen, 0)).toEqual([]);
});

test('the bar says what to do, and what comes of what is chosen', () => {
  const play = offer({ kind: 'play', card: { id: 37 } });
  const secure = offer({ kind: 'secure' });
  const asked = { screen: screenWith(), mine: true, offers: [play, secure], chosen: null, special: null } as const;
  expect(hintFor(asked).key).toBe('playFirst');
  expect(hintFor({ ...asked, offers: [secure] }).key).toBe('nothing');
  expect(hintFor({ ...asked, special: 'queue' }).key).toBe('queue');
  expect(hintFor({ ...asked, chosen: play })).toEqual({ key: 'then', args: { n: 10 } });
  expect(hintFor({ ...asked, chosen: play, screen: screenWith({ time: 8 }) }).key).toBe('zero');
  expect(hintFor({ ...asked, chosen: secure }).key).toBe('leaveFirst');
  expect(hintFor({ ...asked, mine: false })).toEqual({ key: 'othersPlay', args: { who: { seat: 0 } } });
  expect(hintFor({ ...asked, screen: screenWith({ phase: 'over' }) }).key).toBe('over');
});
