import { describe, expect, it } from 'vitest';
import {
  announceValues,
  askableSeats,
  askAction,
  cardsOf,
  givableSets,
  giveAction,
  nextWithValue,
  offered,
  slotsOf,
} from './sets';

const answers = ['ask 2 2', 'ask 2 2+4', 'ask 3 1+1+2'];

describe('a question', () => {
  it('names the player from 1 and the cards in ascending order', () => {
    expect(askAction(1, [4, 2])).toBe('ask 2 2+4');
  });
  it('can be put only if the server offers it', () => {
    expect(offered(answers, askAction(1, [4, 2]))).toBe('ask 2 2+4');
    expect(offered(answers, askAction(2, [4, 2]))).toBeUndefined();
    expect(offered(answers, askAction(1, [4]))).toBeUndefined();
  });
  it('is found in whatever order its cards are written', () => {
    expect(offered(['ask 3 2+1+1'], askAction(2, [1, 2, 1]))).toBe('ask 3 2+1+1');
  });
  it('can go to the players that the server offers', () => expect([...askableSeats(answers)]).toEqual([1, 2]));
});

describe('an answer', () => {
  it('gives one of the offered sets', () => {
    expect(givableSets(['give 6', 'give 4+2', 'no'])).toEqual([[6], [2, 4]]);
    expect(offered(['give 6', 'give 2+4'], giveAction([4, 2]))).toBe('give 2+4');
  });
  it('may be no', () => {
    expect(givableSets(['no'])).toEqual([]);
    expect(offered(['no'], 'no')).toBe('no');
  });
});

describe('cardsOf', () => {
  it('reads the cards of questions and gifts only', () => {
    expect(cardsOf('ask 2 1+7')).toEqual([1, 7]);
    expect(cardsOf('give 3+3')).toEqual([3, 3]);
    expect(cardsOf('announce 5')).toEqual([]);
  });
});

describe('announceValues', () => {
  it('lists what can be announced', () => expect(announceValues(['announce 1', 'announce 8'])).toEqual([1, 8]));
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
