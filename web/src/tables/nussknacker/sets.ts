// Sets of cards and the actions that offer or give them. Seats count from 0 here, from 1 in notations.
import type { Offer } from '../contract';

type Offers = readonly Offer<'nussknacker'>[];

export const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);
export const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
export const written = (cards: readonly number[]): string => ascending(cards).join('+');

/** How a question or a gift is written, whether it is allowed or not: to ask why not. */
export const howToAsk = (seat: number, cards: readonly number[]): string => `ask ${seat + 1} ${written(cards)}`;
export const howToGive = (cards: readonly number[]): string => `give ${written(cards)}`;

const isSame = (some: readonly number[], others: readonly number[]): boolean => written(some) === written(others);

/** What to send to ask that seat for the sum of these cards, if the server offers it. */
export const askOf = (answers: Offers, seat: number, cards: readonly number[]): string | undefined =>
  answers.find(({ action }) => action.kind === 'ask' && action.asked === seat && isSame(action.offered, cards))?.notation;

export const giveOf = (answers: Offers, cards: readonly number[]): string | undefined =>
  answers.find(({ action }) => action.kind === 'give' && isSame(action.given, cards))?.notation;

export const refusalOf = (answers: Offers): string | undefined =>
  answers.find(({ action }) => action.kind === 'no')?.notation;

/** The sets that may be put aside to ask that seat, or anybody. */
export const askableSets = (answers: Offers, seat: number | null): number[][] =>
  answers.flatMap(({ action }) =>
    action.kind === 'ask' && (seat === null || action.asked === seat) ? [ascending(action.offered)] : [],
  );

/** The sets that may be given, as the server offers them. */
export const givableSets = (answers: Offers): number[][] =>
  answers.flatMap(({ action }) => (action.kind === 'give' ? [ascending(action.given)] : []));

/** The seats that may be asked now. */
export const askableSeats = (answers: Offers): Set<number> =>
  new Set(answers.flatMap(({ action }) => (action.kind === 'ask' ? [action.asked] : [])));

/** What can be announced, with what to send. */
export const announcements = (interrupts: Offers): Map<number, string> =>
  new Map(
    interrupts.flatMap(({ action, notation }) => (action.kind === 'announce' ? [[action.value, notation] as const] : [])),
  );

/** The slots of a hand that make up a set of cards; null if the hand does not hold it. */
export function slotsOf(hand: readonly number[], cards: readonly number[]): number[] | null {
  const slots: number[] = [];
  for (const card of cards) {
    const slot = hand.findIndex((value, i) => value === card && !slots.includes(i));
    if (slot < 0) return null;
    slots.push(slot);
  }
  return slots;
}

/** Pressing a value takes one more copy of it into the selection and, after the last one, none. */
export function nextWithValue(hand: readonly number[], chosen: readonly number[], value: number): number[] {
  const free = hand.findIndex((card, slot) => card === value && !chosen.includes(slot));
  return free >= 0 ? [...chosen, free] : chosen.filter((slot) => hand[slot] !== value);
}

/** Whether these cards are one of the sets, or the beginning of one. */
export const leadsTo = (sets: readonly number[][], cards: readonly number[]): boolean =>
  sets.some((set) => slotsOf(set, cards) !== null);
