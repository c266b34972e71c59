import { describe, expect, it } from 'vitest';
import type { NussknackerAction } from '../../generated/types';
import type { Offer } from '../contract';
import {
  announcements,
  askableSeats,
  askableSets,
  askOf,
  givableSets,
  giveOf,
  howToAsk,
  howToGive,
  leadsTo,
  nextWithValue,
  refusalOf,
  slotsOf,
} from './sets';

const offer = (notation: string, action: NussknackerAction): Offer<'nussknacker'> => ({
  notation,
  label: { key: '', args: {} },
  action,
});
const no = offer('no', { kind: 'no' });
const gifts = [offer('give 6', { kind: 'give', given: [6] }), offer('give 2+4', { kind: 'give', given: [4, 2] })];
const questions = [
  offer('ask 2 2', { kind: 'ask', asked: 1, offered: [2] }),
  offer('ask 2 2+4', { kind: 'ask', asked: 1, offered: [2, 4] }),
  offer('ask 3 1+1+2', { kind: 'ask', asked: 2, offered: [2, 1, 1] }),
];

describe('a question', () => {
  it('is written with the player from 1 and the cards in ascending order', () => {
    expect(howToAsk(1, [4, 2])).toBe('ask 2 2+4');
  });
  it('can be put only if the server offers it', () => {
    expect(askOf(questions, 1, [4, 2])).toBe('ask 2 2+4');
    expect(askOf(questions, 2, [4, 2])).toBeUndefined();
    expect(askOf(questions, 1, [4])).toBeUndefined();
  });
  it('is found in whatever order its cards are', () => expect(askOf(questions, 2, [1, 2, 1])).toBe('ask 3 1+1+2'));
  it('begins with cards that lead to something offered, to one player or to anybody', () => {
    expect(askableSets(questions, 1)).toEqual([[2], [2, 4]]);
    expect(askableSets(questions, null)).toHaveLength(3);
    expect(leadsTo(askableSets(questions, 1), [4])).toBe(true);
    expect(leadsTo(askableSets(questions, 1), [1])).toBe(false);
    expect(leadsTo(askableSets(questions, null), [1, 1])).toBe(true);
    expect(leadsTo(askableSets(questions, null), [1, 1, 1])).toBe(false);
  });
  it('can go to the players that the server offers', () => expect([...askableSeats(questions)]).toEqual([1, 2]));
});

describe('an answer', () => {
  it('gives one of the offered sets', () => {
    expect(givableSets([...gifts, no])).toEqual([[6], [2, 4]]);
    expect(giveOf(gifts, [4, 2])).toBe('give 2+4');
    expect(giveOf(gifts, [2, 2])).toBeUndefined();
    expect(howToGive([4, 2])).toBe('give 2+4');
  });
  it('may be no', () => {
    expect(givableSets([no])).toEqual([]);
    expect(refusalOf([no])).toBe('no');
    expect(refusalOf(gifts)).toBeUndefined();
  });
});

describe('announcements', () => {
  it('are what can be announced, and what to send', () => {
    const offers = [1, 8].map((value) => offer(`announce ${value}`, { kind: 'announce', value }));
    expect([...announcements([no, ...offers])]).toEqual([
      [1, 'announce 1'],
      [8, 'announce 8'],
    ]);
  });
});

describe('slotsOf', () => {
  it('takes different slots for equal cards', () => expect(slotsOf([3, 3, 5], [3, 3])).toEqual([0, 1]));
  it('refuses what the hand does not hold', () => expect(slotsOf([3, 5], [3, 3])).toBeNull());
});

describe('nextWithValue', () => {
  it('takes copy after copy, then puts them back', () => {
    const hand = [2, 4, 4];
    const once = nextWithValue(hand, [0], 4);
    const twice = nextWithValue(hand, once, 4);
    expect(once).toEqual([0, 1]);
    expect(twice).toEqual([0, 1, 2]);
    expect(nextWithValue(hand, twice, 4)).toEqual([0]);
  });
});
