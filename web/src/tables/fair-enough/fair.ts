// What a table of Fair Enough needs to know of its cards: their names, what they cost, and what they are worth.
import type { FairEnoughAction, FairEnoughScreen } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';

export type Screen = FairEnoughScreen;
export type Card = Screen['display'][number];
export type Face = Card['face'];
export type Action = FairEnoughAction;
export type Line = StoryLine<'fair-enough'>;

export const kinds = [
  'promos',
  'miniatures',
  'autographs',
  'dice',
  'meeples',
  'pins',
  'posters',
  'mats',
  'sleeves',
] as const satisfies readonly Face[];
export type Kind = (typeof kinds)[number];
export const specials = ['queue', 'preorder', 'soldout'] as const satisfies readonly Face[];
export type Special = (typeof specials)[number];

const highestValue = 10;
const smallestSet = 3; // E8
const pointsPerStep = 5;

export const specialOf = ({ face }: Card): Special | null => specials.find((each) => each === face) ?? null;

/** As a card is written in a notation; every collection card exists only once. */
export const nameOf = ({ face, value }: Card): string => (value > 0 ? `${face}-${value}` : face);

/** The card that an action speaks of by its number. */
export function cardWith(id: number): Card {
  const kind = kinds[Math.floor(id / highestValue)];
  if (kind !== undefined) return { face: kind, value: (id % highestValue) + 1 };
  return { face: specials[id - kinds.length * highestValue] ?? 'queue', value: 0 };
}

/** How an action is written, also one that is not possible now. */
export const written = (kind: Action['kind'], card: Card): string => `${kind} ${nameOf(card)}`;

export const cardIn = (action: Action): Card | null => ('card' in action ? cardWith(action.card.id) : null);

export const offered = (
  offers: readonly Offer<'fair-enough'>[],
  kind: Action['kind'],
  card?: Card,
): Offer<'fair-enough'> | undefined => {
  const name = card && nameOf(card);
  return offers.find(({ action }) => {
    const own = cardIn(action);
    return action.kind === kind && (name === undefined || (own !== null && nameOf(own) === name));
  });
};

/** The time left after an action; `unknown` while that hangs on a target still to come, null if it is not about time. */
export type TimeAfter = number | 'unknown' | null;

export function timeAfter({ time, selling }: Screen, action: Action): TimeAfter {
  const value = cardIn(action)?.value ?? 0;
  switch (action.kind) {
    case 'play':
      return time - value;
    case 'queue':
      return time - 2 * value;
    case 'preorder':
      return time;
    case 'soldout':
      return 'unknown';
    case 'remove':
      return time + value - (selling?.value ?? 0);
    default:
      return null;
  }
}

export const valuesOf = (cards: readonly Card[]): number => cards.reduce((sum, { value }) => sum + value, 0);

/** What cards cost that are still in the hand at the end. */
export const costOf = (hand: readonly Card[]): number =>
  2 * valuesOf(hand) + 10 * hand.filter((card) => specialOf(card) !== null).length;

export const bonusFor = (count: number): number => pointsPerStep * Math.max(0, count - smallestSet + 1);

export interface SetProgress {
  kind: Kind;
  safe: number; // cards that are secured
  open: number; // ... and those that are laid, or about to be
  bonus: number; // of the secured ones
  withOpen: number; // the bonus if all of them are brought home
}

export function progressOf(secured: readonly Card[], laid: readonly Card[]): SetProgress[] {
  return kinds.map((kind) => {
    const [safe = 0, open = 0] = [secured, laid].map((cards) => cards.filter(({ face }) => face === kind).length);
    return { kind, safe, open, bonus: bonusFor(safe), withOpen: bonusFor(safe + open) };
  });
}

export const pointsOf = (secured: readonly Card[]): number =>
  valuesOf(secured) + progressOf(secured, []).reduce((sum, { bonus }) => sum + bonus, 0);

/** How the latest day at the fair ended for somebody. */
export interface DayEnd {
  how: 'zero' | 'secured' | 'left' | 'lost';
  cards: number;
}

export function dayEnds(story: readonly Line[]): ReadonlyMap<number, DayEnd> {
  const opened = story.findLastIndex(({ event }) => event.kind === 'opens');
  const ends = new Map<number, DayEnd>();
  let closer: number | null = null;
  for (const { event } of opened < 0 ? [] : story.slice(opened)) {
    if (event.kind === 'closes') closer = event.who;
    if (event.kind === 'loses') ends.set(event.who, { how: 'lost', cards: event.cards });
    if (event.kind !== 'secures') continue;
    const how = event.who === closer ? 'zero' : event.cards > 0 ? 'secured' : 'left';
    ends.set(event.who, { how, cards: event.cards });
  }
  return ends;
}

/** Keys for cards of which some may be alike. */
export function keyed(cards: readonly Card[]): { key: string; card: Card }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = nameOf(card);
    const copies = seen.get(name) ?? 0;
    seen.set(name, copies + 1);
    return { key: copies === 0 ? name : `${name}.${copies}`, card };
  });
}
