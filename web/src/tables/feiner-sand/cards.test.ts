import { describe, expect, it } from 'vitest';
import { actionsOf, basketOf, drawsFor, touched } from './basket';
import { costOf, keyed, pays, plainDrawsOf, powersOf, write, type Own, type SandCard } from './cards';
import { flightsFor } from './flights';
import { builtLately, campaignOf, giftLately, unpaid } from './news';
import { blocks, coinsIn, numberFor, pointsFor } from './sheet';

const card = (kind: SandCard['kind'], number: number): SandCard => ({ kind, number });
const own = (more: Partial<Own>): Own => ({
  ...{ seat: 0, stage: 'waiting', active: null, picks: 0, due: 0, hand: [], ready: [], looked: [], given: [] },
  ...{ draw: [], ordered: false, ...more },
});

describe('cards', () => {
  it('are written as the engine writes them', () => {
    expect(write('build', card('green2', 10))).toBe('build green2-10');
    expect(write('build', card('red', 4), 'cheap')).toBe('build red-4 cheap');
    expect(write('pay', card('coin', 2), 'pallet')).toBe('pay coin-2 pallet');
  });

  it('keep their keys when another one goes', () => {
    const hand = [card('castle', 2), card('castle', 2), card('coin', 3)];
    expect(keyed(hand).map(({ key }) => key)).toEqual(['castle-2-0', 'castle-2-1', 'coin-3-0']);
    expect(keyed(hand.slice(1)).map(({ key }) => key)).toEqual(['castle-2-0', 'coin-3-0']);
  });

  it('pay one, coin cards their number', () => {
    expect([card('red', 6), card('coin', 3), card('pit', 0)].map(pays)).toEqual([1, 3, 0]);
  });

  it('add up in their columns', () => {
    const built = [card('green', 6), card('green2', 10), card('red', 4), card('rebate', 7), card('swap', 4)];
    expect(powersOf({ built, limit: 5 })).toEqual({ green: 5, red: 2, blue: 2, purple: 5, yellow: 2 });
  });

  it('cost less by rebates that can be used, never below nothing', () => {
    const ready = [card('rebate', 7), card('rebate', 7)];
    expect(costOf(card('castle', 1), ready, 'plain')).toBe(0);
    expect(costOf(card('green', 6), ready, 'plain')).toBe(4);
    expect(costOf(card('green', 6), [], 'cheap')).toBe(4);
    expect(costOf(card('green', 6), [], 'free')).toBe(0);
  });

  it('that only draw are used with their step', () => {
    const ready = [card('green', 6), card('coinDraw', 8), card('blue', 3)];
    expect(plainDrawsOf(ready, 'green')).toEqual([card('green', 6)]);
  });
});

describe('cards laid together', () => {
  it('are as many as are above the limit, and the turn ends with them', () => {
    const hand = [card('castle', 1), card('castle', 2), card('castle', 3), card('red', 4), card('red', 5)];
    const basket = basketOf(own({ stage: 'step3', hand }), 3);
    expect(basket).toMatchObject({ least: 2, most: 2, ends: true });
    expect(basket && actionsOf(basket, hand.slice(0, 2))).toEqual(['drop castle-1', 'drop castle-2', 'end']);
    expect(basketOf(own({ stage: 'step3', hand }), 5)).toBeNull();
  });

  it('go on where an effect was left', () => {
    const active = card('threeForTwo', 6);
    expect(basketOf(own({ stage: 'effect', active, picks: 1 }), 3)).toMatchObject({ least: 2, most: 2, ends: false });
    expect(basketOf(own({ stage: 'effect', active: card('alwaysBuild', 6) }), 3)).toBeNull();
  });

  it('push out the first one when there are too many', () => {
    expect(touched(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(touched(['a', 'b'], 'a', 2)).toEqual(['b']);
  });

  it('bring new ones', () => {
    expect([drawsFor('redrawHalf', 3), drawsFor('redrawHalf', 0), drawsFor('oneMore', 0)]).toEqual([2, 0, 1]);
  });
});

describe('the sheet', () => {
  it('strikes the sum or the next free number above it', () => {
    expect(numberFor(7, new Set([7, 8]))).toBe(9);
    expect(numberFor(0, new Set())).toBe(1);
    expect(numberFor(20, new Set([20]))).toBeNull();
    expect([pointsFor(1), pointsFor(10), pointsFor(11)]).toEqual([10, 1, 0]);
  });

  it('fills one block of coins after the other', () => {
    expect(blocks.map((block) => coinsIn(block, 12))).toEqual([5, 5, 2, 0, 0]);
  });
});

describe('the story', () => {
  const line = (event: Parameters<typeof flightsFor>[0]) => ({ message: { key: '', args: {} }, event, move: 0 });
  const builds = (who: number, number: number) =>
    line({ kind: 'builds', who, card: card('castle', number), from: null });
  const startsTurn = (turn: number) => line({ kind: 'startsTurn', turn });

  it('keeps in sight what others built in the turn before', () => {
    const story = [startsTurn(1), builds(1, 1), startsTurn(2), builds(0, 2), builds(1, 3), startsTurn(3), builds(0, 1)];
    expect([...builtLately(story, 0)]).toEqual([[1, [card('castle', 3)]]]);
  });

  it('remembers for a turn who gave the last card', () => {
    const gift = line({ kind: 'getsGift', who: 0, from: 3, card: card('pit', 0) });
    const given = [startsTurn(1), gift, startsTurn(2), builds(0, 2)];
    expect(giftLately(given, 0)).toEqual({ from: 3, card: card('pit', 0) });
    expect(giftLately(given, 3)).toBeNull();
    expect(giftLately([...given, startsTurn(3)], 0)).toBeNull();
  });

  it('knows what is still to be paid for', () => {
    const gives = line({ kind: 'gives', who: 0, to: 1, card: card('pit', 0) });
    expect(unpaid([builds(0, 1), gives, builds(0, 2), builds(0, 3)], 0)).toEqual([card('castle', 2), card('castle', 3)]);
    expect(unpaid([builds(0, 1), gives], 0)).toEqual([]);
  });

  it('knows the game of a campaign and its new cards', () => {
    const story = [line({ kind: 'startsGame', game: 4 }), line({ kind: 'joinsDecks', card: card('pit', 0) })];
    expect(campaignOf(story)).toEqual({ game: 4, joined: [card('pit', 0)] });
    expect(campaignOf([]).game).toBeNull();
  });

  it('lets gifts fly from the parcel to the pile of whoever gets them', () => {
    const gift = { kind: 'getsGift', who: 0, from: 3, card: card('pit', 0) } as const;
    expect(flightsFor(gift, 0)).toEqual([{ from: 'gift-3', to: 'discard', piece: card('pit', 0) }]);
    expect(flightsFor(gift, 3)).toEqual([{ from: 'gift', to: 'seat-0', piece: card('pit', 0) }]);
    expect(flightsFor({ kind: 'gets', who: 1, card: card('pit', 0), from: 'draw', to: 'hand' }, 0)).toEqual([]);
  });
});
