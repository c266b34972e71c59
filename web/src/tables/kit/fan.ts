// How a hand of cards is laid out.
export interface FanCard<T> {
  key: string; // stays with the card while it is in the hand
  card: T;
  label: string;
  can?: boolean;
  chosen?: boolean;
  barred?: boolean;
  fresh?: boolean; // has just come
  opensGroup?: boolean; // a little gap before it
  place?: string; // for flights; `hand-<key>` without it
}

export interface FanRow<T> {
  cards: readonly FanCard<T>[];
  strip: number; // how much of a card is seen below the next one
}

const narrowest = 22; // in which corner and letter can be read
const forAFinger = 44;
const air = 8;
const groupGap = 6;

const gapsBefore = (cards: readonly FanCard<unknown>[], end: number): number =>
  cards.slice(1, end + 1).filter(({ opensGroup }) => opensGroup).length * groupGap;

function stripFor(cards: readonly FanCard<unknown>[], room: number, width: number): number {
  if (cards.length < 2) return width;
  return Math.min(width + air, (room - gapsBefore(cards, cards.length) - width) / (cards.length - 1));
}

/** In one row, or in as many as are needed to see `least` of every card, for a finger to meet it; `most` at the most. */
export function rowsOf<T>(
  cards: readonly FanCard<T>[],
  room: number,
  width: number,
  most: number,
  least = forAFinger,
): FanRow<T>[] {
  for (let count = 1; ; ++count) {
    const each = Math.ceil(cards.length / count);
    const rows = Array.from({ length: count }, (_, row) => cards.slice(row * each, (row + 1) * each));
    const strips = rows.map((row) => stripFor(row, room, width));
    if (count >= most || Math.min(...strips) >= Math.min(least, width)) {
      return rows.map((row, i) => ({ cards: row, strip: Math.max(narrowest, Math.floor(strips[i] ?? width)) }));
    }
  }
}

/** Where each card of a row begins; the row lies in the middle of its room. */
export function leftsOf<T>({ cards, strip }: FanRow<T>, room: number, width: number): number[] {
  const at = cards.map((_, nth) => nth * strip + gapsBefore(cards, nth));
  const taken = (at.at(-1) ?? 0) + width;
  return at.map((left) => Math.round((room - taken) / 2) + left);
}
