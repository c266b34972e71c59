import { expect, test } from 'vitest';
import type { GanzNachPlanEvent } from '../../generated/types';
import { journeysOf } from './journeys';
import { beside, effectOf, handingOn, keyed, meantBy, offerOf, type Screen } from './plan';
import { curveOf, spotsIn } from './room';
import { words } from './words';

// Seat 2 sits on A, 3 on B, 0 on C and 1 on D.
const screenWith = (more: Partial<Screen> = {}): Screen => ({
  ...{ viewer: 2, turn: 1, places: [2, 3, 0, 1], clockwise: true, player: 2, phase: 'play', played: null },
  ...{ pile: ['direction', 'all-move'], handSizes: [4, 5, 3, 6], hand: [], chosen: [], choice: null, ...more },
});

test('every card can be looked up: what it does is told in full', () => {
  const deeds = Object.keys(words).flatMap((key) => /table\.deed\.(.*)$/.exec(key)?.[1] ?? []);
  expect(deeds).toHaveLength(9);
  for (const deed of deeds) expect(words[`ganz-nach-plan.table.about.${deed}`], deed).toBeDefined();
});

test('left is the next chair clockwise, opposite the one across', () => {
  expect([beside(0, 'left', 4), beside(0, 'right', 4), beside(0, 'opposite', 4)]).toEqual([1, 3, 2]);
  expect([beside(2, 'left', 3), beside(0, 'right', 3)]).toEqual([0, 2]);
  expect(meantBy(screenWith(), 2, 'give-left')).toBe(3);
  expect(meantBy(screenWith(), 0, 'draw-opposite')).toBe(2);
  expect(meantBy(screenWith(), 2, 'direction')).toBeNull();
});

test('whoever swaps seats to the left is next again', () => {
  const { places, next, nextPlace, handSizes, ways } = effectOf(screenWith(), 'seats-left');
  expect(places).toEqual([3, 2, 0, 1]);
  expect([next, nextPlace]).toEqual([2, 1]);
  expect(handSizes).toEqual([4, 5, 2, 6]);
  expect(ways.map(({ from, to, who }) => [from, to, who])).toEqual([
    [0, 1, 2],
    [1, 0, 3],
  ]);
});

test('hands change people, the card that is played stays out of it', () => {
  expect(effectOf(screenWith(), 'hands-right').handSizes).toEqual([4, 2, 5, 6]);
  expect(effectOf(screenWith(), 'draw-left').handSizes).toEqual([4, 5, 3, 5]);
  expect(effectOf(screenWith(), 'give-opposite').handSizes).toEqual([5, 5, 1, 6]);
  expect(effectOf(screenWith(), 'pile-left').handSizes).toEqual([4, 5, 2, 8]);
  expect(effectOf(screenWith(), 'pile-you').handSizes).toEqual([4, 5, 4, 6]);
  expect(effectOf(screenWith({ pile: [] }), 'pile-you').ways).toEqual([]);
});

test('the direction changes at once, and all move to the left', () => {
  expect(effectOf(screenWith(), 'direction')).toMatchObject({ clockwise: false, next: 1, turnsRound: true });
  expect(effectOf(screenWith(), 'all-move')).toMatchObject({ places: [1, 2, 3, 0], next: 2 });
  expect(effectOf(screenWith(), 'all-pass').handSizes).toEqual([4, 5, 2, 6]);
});

test('whoever has no cards then wins, whoever plays before all others', () => {
  expect(effectOf(screenWith({ handSizes: [4, 5, 1, 6] }), 'direction').winners).toEqual([2]);
  expect(effectOf(screenWith({ handSizes: [4, 5, 1, 6] }), 'hands-left').winners).toEqual([3]);
  expect(effectOf(screenWith({ handSizes: [4, 5, 1, 6] }), 'give-left').winners).toEqual([2]);
  expect(effectOf(screenWith({ handSizes: [4, 5, 2, 1] }), 'draw-left').winners).toEqual([3]);
  expect(effectOf(screenWith(), 'direction').winners).toEqual([]);
});

test('a card that is given goes where the played one says, a passed one to the left', () => {
  expect(handingOn(screenWith({ phase: 'give', played: 'give-right' }), 2)?.to).toBe(1);
  expect(handingOn(screenWith({ phase: 'pass', played: 'all-pass' }), 0)?.to).toBe(1);
  expect(handingOn(screenWith(), 2)).toBeNull();
});

test('cards that are alike have keys of their own, and offers are found by their card', () => {
  expect(keyed(['direction', 'direction', 'pile-you']).map(({ key }) => key)).toEqual([
    ...['direction', 'direction.1', 'pile-you'],
  ]);
  const offer = { notation: '', label: { key: '', args: {} }, action: { kind: 'play', card: 'pile-you' } } as const;
  expect(offerOf([offer], 'pile-you')).toBe(offer);
  expect(offerOf([offer], 'direction')).toBeUndefined();
});

test('chairs stay inside the room, and whoever sits at the bottom has the next one at the left hand', () => {
  for (const count of [3, 4]) {
    const spots = spotsIn(count, { width: 400, height: 300 }, { x: 100, y: 60 });
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) {
      expect(Math.min(x - 50, 350 - x, y - 30, 270 - y)).toBeGreaterThanOrEqual(0);
    }
    expect(spots[1]?.x).toBeLessThan(spots[0]?.x ?? 0);
  }
});

test('the ways of two who swap bend away from each other', () => {
  const spots = spotsIn(4, { width: 400, height: 300 }, { x: 100, y: 60 });
  const curve = (from: number, to: number) =>
    curveOf({ from, to, load: 'hand', who: null }, spots, { x: 200, y: 150 }, { x: 100, y: 60 });
  expect(curve(1, 3)?.middle.y).toBeLessThan(150);
  expect(curve(3, 1)?.middle.y).toBeGreaterThan(150);
  expect(curve(1, 7)).toBeNull();
});

test('cards fly as they were told', () => {
  const to = (event: GanzNachPlanEvent, you: number | null) =>
    journeysOf({ message: { key: '', args: {} }, event, move: 1 }, you).map(({ from, to, piece }) => [
      ...[from, to, piece.count],
    ]);
  expect(to({ kind: 'plays', who: 2, card: 'direction' }, 2)).toEqual([['hand-direction', 'pile', 1]]);
  expect(to({ kind: 'plays', who: 2, card: 'direction' }, null)).toEqual([['seat-2', 'pile', 1]]);
  expect(to({ kind: 'swapsHands', who: 0, other: 1, given: 0, got: 3 }, 2)).toEqual([['seat-1', 'seat-0', 3]]);
  expect(to({ kind: 'takesPile', who: 0, cards: 0 }, 2)).toEqual([]);
});
