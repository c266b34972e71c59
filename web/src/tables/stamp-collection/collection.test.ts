import { expect, test } from 'vitest';
import {
  buying,
  earlyEnd,
  fieldName,
  gainsByBuying,
  gainsOf,
  isLastOfRow,
  nearestSets,
  placing,
  pointsBySource,
  progressOf,
  stillToCome,
} from './collection';
import { flightsOf } from './flights';
import { pictures } from './pictures';
import { colours, motifs, type Colour, type Field, type Motif, type Player, type Screen, type Tile } from './regions';

const tile = (kind: Tile['kind'], colour: Colour | null = null, motif: Motif | null = null) => ({
  ...{ kind, colour, motif, open: false },
});
const nothing = tile('none');

// Fields are told as they lie in the album: a colour is a mount, a pair a stamp on it.
type Told = Colour | [Colour, Motif];
const fieldOf = (told: Told | undefined): Field => ({
  extra: 1,
  mount: told === undefined ? null : Array.isArray(told) ? told[0] : told,
  stamp: Array.isArray(told) ? told[1] : null,
  open: false,
});
const playerWith = (told: Told[], more: Partial<Player> = {}): Player => ({
  ...{ points: 0, money: 6, boxes: 0, loan: false, storage: [nothing], enthusiasts: [] },
  album: Array.from({ length: 16 }, (_, i) => fieldOf(told[i])),
  ...more,
});
const pile: Screen['pile'] = { size: 0, mounts: [1, 2, 3, 4, 5, 6], stamps: [[0, 2, 0, 1]], storage: 4 };
const screenWith = (players: Player[], more: Partial<Screen> = {}): Screen => ({
  ...{ round: 1, rounds: 12, coins: 4, canTakeCoin: true, lastRound: false, mover: 0, hand: null, newMount: null },
  ...{ exchange: Array.from({ length: 8 }, () => nothing), supply: [], pile, discards: pile },
  sets: [
    { points: 3, owner: -1, stamps: [tile('stamp', 'blue', 'animal'), tile('stamp', 'blue', 'plant')] },
    { points: 5, owner: -1, stamps: [] },
  ],
  players,
  ...more,
});

test('fields and actions are written as the server writes them', () => {
  expect(fieldName(0)).toBe('a1');
  expect(fieldName(9)).toBe('b3');
  expect(buying(7)).toBe('buy 8');
  expect(placing(15)).toBe('place d4');
});

test('an enthusiast comes once, and brings a box where enough others are: one, or two in a game of two', () => {
  const host = playerWith([], { enthusiasts: ['green'] });
  const guest = playerWith([], { enthusiasts: ['red'] });
  const three = screenWith([host, guest, playerWith([])]);
  expect(gainsOf(three, 0, 'red', 'plant')).toEqual({ comes: 'red', from: 1, box: true, sets: [] });
  expect(gainsOf(three, 2, 'blue', 'plant')).toEqual({ comes: 'blue', from: null, box: false, sets: [] });
  expect(gainsOf(three, 0, 'green', 'plant').comes).toBeNull();
  expect(gainsOf(three, 0, 'green', 'plant').box).toBe(false);
  expect(gainsOf(screenWith([host, guest]), 0, 'red', 'plant').box).toBe(false);
});

test('a set is completed by its last stamp, unless it has been won', () => {
  const player = playerWith([['blue', 'animal'], 'blue']);
  const screen = screenWith([player, playerWith([]), playerWith([])]);
  expect(gainsOf(screen, 0, 'blue', 'plant').sets).toEqual([0]);
  expect(gainsOf(screen, 0, 'blue', 'building').sets).toEqual([]);
  const won = { ...screen, sets: screen.sets.map((set) => ({ ...set, owner: 1 })) };
  expect(gainsOf(won, 0, 'blue', 'plant').sets).toEqual([]);
});

test('the set of the whole world asks for any stamp of every colour', () => {
  const five = colours.slice(1).map((colour): Told => [colour, 'panorama']);
  const screen = screenWith([playerWith(five), playerWith([])]);
  expect(gainsOf(screen, 0, 'blue', 'building').sets).toEqual([1]);
  const [player] = screen.players;
  const [, world] = screen.sets;
  if (player === undefined || world === undefined) throw new Error('both are there');
  expect(progressOf(player, world)).toBe(5);
  expect(nearestSets(screen, player)[0]).toBe(world);
});

test('a tile brings something only where a stamp is presented', () => {
  const stamp = tile('stamp', 'red', 'animal');
  const stored = playerWith([], { storage: [stamp] });
  const screen = screenWith([stored, playerWith(['red']), playerWith([])]);
  expect(gainsByBuying(screen, 0, tile('mount', 'red'))?.comes).toBe('red');
  expect(gainsByBuying(screen, 0, tile('mount', 'blue'))).toBeNull();
  expect(gainsByBuying(screen, 0, stamp)).toBeNull();
  expect(gainsByBuying(screen, 1, stamp)?.comes).toBe('red');
  expect(gainsByBuying(screen, 1, tile('storage'))).toBeNull();
  // Which of two different stamps is presented is chosen later.
  const two = playerWith([], { storage: [stamp, tile('stamp', 'red', 'plant')] });
  expect(gainsByBuying(screenWith([two]), 0, tile('mount', 'red'))).toBeNull();
});

test('points by source are those of the rules', () => {
  const player = playerWith(['blue', ['red', 'plant']], { boxes: 2, loan: true, storage: [nothing, nothing] });
  const screen = screenWith([player]);
  const won = { ...screen, sets: screen.sets.map((set, i) => ({ ...set, owner: i - 1 })) };
  expect(pointsBySource(won, 0)).toEqual([
    { source: 'boxes', points: 2 },
    { source: 'sets', points: 5 },
    { source: 'album', points: 2 },
    { source: 'storage', points: 2 },
    { source: 'loan', points: -2 },
  ]);
});

test('only two can end the game early', () => {
  const full = playerWith(Array.from({ length: 16 }, (): Told => 'blue'));
  expect(earlyEnd(screenWith([full, full, full]))).toEqual([]);
  expect(earlyEnd(screenWith([playerWith([]), full]))).toEqual([
    { what: 'sets', seat: 0, at: 0, of: 9 },
    { what: 'album', seat: 1, at: 16, of: 16 },
  ]);
});

test('the last tile of a row is known', () => {
  const exchange = [nothing, tile('storage'), nothing, nothing, tile('storage'), tile('storage'), nothing, nothing];
  const screen = screenWith([], { exchange });
  expect(isLastOfRow(screen, 1)).toBe(true);
  expect(isLastOfRow(screen, 4)).toBe(false);
});

test('tiles still to come are counted by kind', () => {
  const screen = screenWith([]);
  expect(stillToCome(screen, tile('mount', 'green')).pile).toBe(2);
  expect(stillToCome(screen, tile('stamp', 'blue', 'plant')).discards).toBe(2);
  expect(stillToCome(screen, tile('storage')).pile).toBe(4);
});

test('pieces fly from where they lay to where they went', () => {
  const screen = { exchange: [tile('mount', 'red'), nothing] };
  const [coin] = flightsOf({ event: { kind: 'takesCoin', who: 2, price: 3 } }, screen);
  expect(coin).toMatchObject({ from: 'coin-3', to: 'purse-2' });
  const visit = flightsOf({ event: { kind: 'attracts', who: 0, colour: 'red', from: 1, box: true } }, screen);
  expect(visit.map(({ from, to }) => [from, to])).toEqual([
    ['fans-1', 'fans-0'],
    ['fans-1', 'boxes-0'],
  ]);
  const fromStorage = { kind: 'presents', who: 1, stamp: tile('stamp', 'red', 'plant'), field: 5, from: 0 } as const;
  expect(flightsOf({ event: fromStorage }, screen)[0]).toMatchObject({ from: 'store-1-0', to: 'field-1-5' });
  expect(flightsOf({ event: { kind: 'startsRound', round: 2, last: false } }, screen).map(({ to }) => to)).toEqual([
    'slot-0',
  ]);
});

test('every stamp has its picture', () => {
  for (const colour of colours) {
    for (const motif of motifs) expect(pictures[colour][motif].length, `${colour} ${motif}`).toBeGreaterThan(2);
  }
});
