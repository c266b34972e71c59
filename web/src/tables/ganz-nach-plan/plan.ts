// What the cards of Ganz nach Plan!? say, and what they would do: who and what would go where, and who would be next.
import type { GanzNachPlanAction, GanzNachPlanScreen } from '../../generated/types';
import type { Offer } from '../contract';

export type Screen = GanzNachPlanScreen;
export type Action = GanzNachPlanAction;
export type Card = Screen['pile'][number];
export type Side = 'left' | 'right' | 'opposite';
export type Deed = 'seats' | 'hands' | 'give' | 'draw' | 'pile' | 'direction' | 'allMove' | 'allPass' | 'pileYou';

// As printed. Only these five deeds are done to somebody at a side.
const printed: Record<Card, { deed: Deed; side: Side | null }> = {
  'seats-left': { deed: 'seats', side: 'left' },
  'seats-right': { deed: 'seats', side: 'right' },
  'seats-opposite': { deed: 'seats', side: 'opposite' },
  'hands-left': { deed: 'hands', side: 'left' },
  'hands-right': { deed: 'hands', side: 'right' },
  'hands-opposite': { deed: 'hands', side: 'opposite' },
  'give-left': { deed: 'give', side: 'left' },
  'give-right': { deed: 'give', side: 'right' },
  'give-opposite': { deed: 'give', side: 'opposite' },
  'draw-left': { deed: 'draw', side: 'left' },
  'draw-right': { deed: 'draw', side: 'right' },
  'draw-opposite': { deed: 'draw', side: 'opposite' },
  'pile-left': { deed: 'pile', side: 'left' },
  'pile-right': { deed: 'pile', side: 'right' },
  'pile-opposite': { deed: 'pile', side: 'opposite' },
  direction: { deed: 'direction', side: null },
  'all-move': { deed: 'allMove', side: null },
  'all-pass': { deed: 'allPass', side: null },
  'pile-you': { deed: 'pileYou', side: null },
};
export const deedOf = (card: Card): Deed => printed[card].deed;
export const sideOf = (card: Card): Side | null => printed[card].side;

export const placeOf = ({ places }: Screen, seat: number): number => places.indexOf(seat);

/** G: the left is the next place clockwise, whichever way the game goes. */
export function beside(place: number, side: Side, count: number): number {
  const step = side === 'left' ? 1 : side === 'right' ? count - 1 : count / 2;
  return (place + step) % count;
}

/** Whom a card speaks of, if `seat` plays it; null if it speaks of nobody or of all. */
export function meantBy(screen: Screen, seat: number, card: Card): number | null {
  const side = sideOf(card);
  if (side === null) return null;
  return screen.places[beside(placeOf(screen, seat), side, screen.places.length)] ?? null;
}

export type Load = 'person' | 'hand' | 'card' | 'pile';
export interface Way {
  from: number | 'pile'; // a place, or the middle of the table
  to: number;
  load: Load;
  who: number | null; // the person who goes
}

export interface Effect {
  ways: Way[];
  clockwise: boolean;
  turnsRound: boolean;
  places: number[]; // who sits where then
  handSizes: number[];
  other: number | null;
  nextPlace: number;
  next: number;
  winners: number[];
}

const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.map((each, i) => (i === a ? list[b] : i === b ? list[a] : each) ?? each);

/** What playing a card leads to, as far as it is no secret. */
export function effectOf(screen: Screen, card: Card): Effect {
  const you = screen.player;
  const count = screen.places.length;
  const place = placeOf(screen, you);
  const other = meantBy(screen, you, card);
  const target = other === null ? place : placeOf(screen, other);
  const add = (sizes: readonly number[], seat: number | null, n: number): number[] =>
    sizes.map((size, i) => (i === seat ? size + n : size));
  const left = (from: number): number => beside(from, 'left', count);
  const everyPlace = Array.from({ length: count }, (_, i) => i);

  const ways: Way[] = [];
  let { places, clockwise } = screen;
  let handSizes = add(screen.handSizes, you, -1);
  const deed = deedOf(card);
  switch (deed) {
    case 'seats':
      ways.push({ from: place, to: target, load: 'person', who: you });
      ways.push({ from: target, to: place, load: 'person', who: other });
      places = swapped(places, place, target);
      break;
    case 'hands':
      ways.push({ from: place, to: target, load: 'hand', who: null });
      ways.push({ from: target, to: place, load: 'hand', who: null });
      handSizes = swapped(handSizes, you, other ?? you);
      break;
    case 'give':
      if (handSizes[you] === 0) break; // G4
      ways.push({ from: place, to: target, load: 'card', who: null });
      handSizes = add(add(handSizes, you, -1), other, 1);
      break;
    case 'draw':
      ways.push({ from: target, to: place, load: 'card', who: null });
      handSizes = add(add(handSizes, other, -1), you, 1);
      break;
    case 'pile':
    case 'pileYou':
      if (screen.pile.length === 0) break; // G4
      ways.push({ from: 'pile', to: target, load: 'pile', who: null });
      handSizes = add(handSizes, other ?? you, screen.pile.length);
      break;
    case 'direction':
      clockwise = !clockwise;
      break;
    case 'allMove':
      for (const from of everyPlace)
        ways.push({ from, to: left(from), load: 'person', who: screen.places[from] ?? null });
      places = everyPlace.map((to) => screen.places[beside(to, 'right', count)] ?? 0);
      break;
    case 'allPass': {
      const givers = everyPlace.filter((from) => (handSizes[screen.places[from] ?? 0] ?? 0) > 0);
      for (const from of givers) ways.push({ from, to: left(from), load: 'card', who: null });
      for (const from of givers) {
        handSizes = add(add(handSizes, screen.places[from] ?? null, -1), screen.places[left(from)] ?? null, 1);
      }
      break;
    }
  }
  const nextPlace = beside(place, clockwise ? 'left' : 'right', count); // G2
  const without = handSizes.flatMap((size, seat) => (size === 0 ? [seat] : []));
  return {
    ...{ ways, clockwise, places, handSizes, other, nextPlace, turnsRound: deed === 'direction' },
    next: places[nextPlace] ?? 0,
    winners: without.includes(you) ? [you] : without, // G6
  };
}

/** Where a card goes that is given or passed on while another one is carried out. */
export function handingOn(screen: Screen, seat: number): { way: Way; to: number } | null {
  const from = placeOf(screen, seat);
  const side = screen.phase === 'pass' ? 'left' : screen.played ? sideOf(screen.played) : null;
  if (side === null || screen.phase === 'play' || screen.phase === 'over') return null;
  const to = beside(from, side, screen.places.length);
  return { way: { from, to, load: 'card', who: null }, to: screen.places[to] ?? 0 };
}

/** Keys for cards of which some are alike. */
export function keyed(cards: readonly Card[]): { key: string; card: Card }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copies = seen.get(card) ?? 0;
    seen.set(card, copies + 1);
    return { key: copies === 0 ? card : `${card}.${copies}`, card };
  });
}

export const offerOf = (
  offers: readonly Offer<'ganz-nach-plan'>[],
  card: Card,
): Offer<'ganz-nach-plan'> | undefined => offers.find(({ action }) => action.card === card);
