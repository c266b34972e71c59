import { expect, test } from 'vitest';
import type { Position, StoryLine } from '../contract';
import { Box, colourOf, esgCard, glassesOf, hatOf, monogramOf, noCard, sazCard } from './box';
import { clearedBy, flightsOf, freshPlaces, gainOf, membersOf, placeName, shelfOf, sightingsOf, type Told } from './play';

type Zones = Position<'alex-und-co'>['zones'];
const zone = (title: string, labels: Record<string, string>[]): NonNullable<Zones>[number] => ({
  title: { key: `alex-und-co.zone.${title}`, args: {} },
  owner: null,
  columns: 0,
  pieces: labels.map((args) => ({ label: { key: '', args }, tone: 'plain', faceDown: false, lit: false, action: '' })),
});
const boxWithout = (leftOut: number[], zones: Zones): Box =>
  Box.of({ zones, screen: { leftOut } as Position<'alex-und-co'>['screen'] });

const knizia = { author: 'Reiner Knizia', a: 'Ra', b: 'Keltis', c: 'Modern Art' };
const dorra = { author: 'Stefan Dorra', a: 'For Sale' };
const box = boxWithout([1], [zone('sets', [knizia, dorra]), zone('leftOut', [{ card: 'Sid Sackson (5)' }])]);

test('cards are numbered set by set, those that are left out included', () => {
  expect(box.sets.map(({ first, size, author }) => [first, size, author])).toEqual([
    [0, 4, 'Reiner Knizia'],
    [4, 5, 'Sid Sackson'],
    [9, 2, 'Stefan Dorra'],
  ]);
  expect([0, 2, 9, 10, esgCard, sazCard].map((card) => box.nameOf(card))).toEqual([
    ...['Reiner Knizia', 'Keltis', 'Stefan Dorra', 'For Sale', 'ESG', 'SAZ'],
  ]);
  expect(box.isAuthor(9)).toBe(true);
  expect(box.isAuthor(10)).toBe(false);
  expect(boxWithout([], null).nameOf(3)).toBe('?');
});

test('no two authors of a full box look alike', () => {
  const looks = Array.from({ length: 27 }, (_, set) => `${hatOf(set)} ${glassesOf(set)}`);
  expect(new Set(looks).size).toBe(27);
  const lids = Array.from({ length: 27 }, (_, set) => `${hatOf(set)} ${colourOf(set)}`);
  expect(new Set(lids).size).toBe(27);
  expect(monogramOf('Klaus-Jürgen Wrede')).toBe('KW');
});

test('a shelf tells complete, incomplete and single apart, with what they count', () => {
  expect(shelfOf(box, [0, 1, 2, 9, 10]).map(({ set, state, points }) => [set.author, state, points])).toEqual([
    ['Stefan Dorra', 'complete', 4],
    ['Reiner Knizia', 'incomplete', 3],
  ]);
  expect(shelfOf(box, [0, 1]).map(({ state, points }) => [state, points])).toEqual([['single', 2]]);
  expect(gainOf(box, [0, 1, 2], [3])).toEqual({ points: 5, state: 'complete' });
  expect(gainOf(box, [], [0, 1, 2])).toEqual({ points: 3, state: 'incomplete' });
  expect(gainOf(box, [], [])).toEqual({ points: 0, state: 'single' });
});

test('places and members of a set are written as the engine does', () => {
  expect([0, 8, 9, 44].map((place) => placeName(place, 9))).toEqual(['a1', 'a9', 'b1', 'e9']);
  const [set] = box.sets;
  expect(set && membersOf(set, 0b1011)).toEqual([0, 1, 3]);
});

const lines = (...events: Told[]): StoryLine<'alex-und-co'>[] =>
  events.map((event, move) => ({ event, move, message: { key: '', args: {} } }));

test('a place is new for one round after it was refilled', () => {
  const pair: Told = { kind: 'takesPair', who: 0, places: [3, 7], refilled: 1, first: null, second: null };
  const next: Told = { kind: 'isNext', who: 1 };
  expect([...freshPlaces(lines(pair, next), 3)]).toEqual([3]);
  expect([...freshPlaces(lines(pair, next, next, next), 3)]).toEqual([3]);
  expect([...freshPlaces(lines(pair, next, next, next, next), 3)]).toEqual([]);
});

test('what is told without a face shows and moves nothing', () => {
  const named: Told = { kind: 'namesPlace', who: 1, place: 5, right: true, refilled: true, card: null, face: null };
  expect(sightingsOf(named)).toEqual([]);
  expect(flightsOf(named, 0)).toEqual([]);
  expect(clearedBy(named)).toEqual([5]);
  expect(flightsOf({ ...named, card: 2, face: 2 }, 0)).toEqual([
    { from: 'place-5', to: 'seat-1', piece: 2 },
    { from: 'pile', to: 'place-5', piece: noCard, hides: true },
  ]);
});

test('a wrong name shows both what was said and what lies there', () => {
  const missed: Told = { kind: 'namesPlace', who: 1, place: 5, right: false, refilled: false, card: 2, face: 9 };
  expect(sightingsOf(missed)).toEqual([
    { who: 1, card: 2, how: 'missed', place: null },
    { who: 1, card: 9, how: 'found', place: 5 },
  ]);
  expect(clearedBy(missed)).toEqual([]);
});

test('own cards leave the hand, those of others the plate', () => {
  const laid: Told = { kind: 'laysDown', who: 2, set: 0, becomes: 'single', cards: [1] };
  expect(flightsOf(laid, 2)).toEqual([{ from: 'hand-1', to: 'shelf-2', piece: 1 }]);
  expect(flightsOf(laid, null)).toEqual([{ from: 'seat-2', to: 'shelf-2', piece: 1 }]);
});
