// Sets of cards and the actions that name them: `ask 2 2+4`, `give 3+3`. Seats count from 0 here, from 1 in actions.

export const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);
export const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
export const written = (cards: readonly number[]): string => ascending(cards).join('+');

export const askAction = (target: number, cards: readonly number[]): string => `ask ${target + 1} ${written(cards)}`;
export const giveAction = (cards: readonly number[]): string => `give ${written(cards)}`;

/** The offered action with the same meaning, in whatever order its cards are written. */
export function offered(answers: readonly string[], action: string): string | undefined {
  const wanted = normal(action);
  return answers.find((answer) => normal(answer) === wanted);
}

function normal(action: string): string {
  const parts = action.split(' ');
  const cards = cardsOf(action);
  return cards.length === 0 ? action : [...parts.slice(0, -1), written(cards)].join(' ');
}

export function cardsOf(action: string): number[] {
  const list = /^(?:ask \d+|give) ([\d+]+)$/.exec(action)?.[1];
  return list ? list.split('+').map(Number) : [];
}

/** The sets that may be given, as the server offers them. */
export const givableSets = (answers: readonly string[]): number[][] =>
  answers.filter((answer) => answer.startsWith('give ')).map((answer) => ascending(cardsOf(answer)));

/** The seats that may be asked now. */
export function askableSeats(answers: readonly string[]): Set<number> {
  const seats = new Set<number>();
  for (const answer of answers) {
    const seat = /^ask (\d+) /.exec(answer)?.[1];
    if (seat) seats.add(Number(seat) - 1);
  }
  return seats;
}

export const announceValues = (interrupts: readonly string[]): number[] =>
  interrupts.flatMap((action) => /^announce (\d+)$/.exec(action)?.[1] ?? []).map(Number);

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
