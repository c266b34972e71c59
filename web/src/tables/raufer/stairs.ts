// What the table needs to know about floors and orders, beyond what the screen says outright.
import type { RauferEvent as Event, RauferScreen as Screen } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';
import type { Flight } from '../kit/flights';

export const floors = 20;
export type Order = 'up' | 'down';

/** The floor of the last card, on which the order stands; null when a round begins. */
export const lastFloor = (screen: Screen): number | null => screen.pile.at(-1) ?? null;

export const obeys = (floor: number, top: number, order: Order): boolean => (order === 'up' ? floor > top : floor < top);

/** How many floors an order from a floor leaves to the others, and how many of them lie in the own hand. */
export function reach(floor: number, order: Order, hand: readonly number[]): { left: number; own: number } {
  const left = order === 'up' ? floors - floor : floor - 1;
  return { left, own: hand.filter((each) => obeys(each, floor, order)).length };
}

/** R6: whether whoever cannot obey is out, for the stock was empty when the order was given, or would be now. */
export const isDeadly = (screen: Screen): boolean =>
  !screen.over && screen.stock === 0 && (screen.order === null || screen.order.stockWasOut);

export const isIn = (screen: Screen): number => screen.seats.filter(({ out }) => !out).length;

export type Exit = 'stuck' | 'unobeyed';

/** Why everybody who is out had to go: they could not obey, or nobody could obey them. */
export function exits(story: readonly StoryLine<'raufer'>[]): ReadonlyMap<number, Exit> {
  const found = new Map<number, Exit>();
  let unobeyed: { giver: number; move: number } | null = null;
  for (const { event, move } of story) {
    if (event.kind === 'nobodyObeys') unobeyed = { giver: event.giver, move };
    if (event.kind !== 'goesOut') continue;
    const isGiver = unobeyed !== null && unobeyed.move === move && unobeyed.giver === event.who;
    found.set(event.who, isGiver ? 'unobeyed' : 'stuck');
  }
  return found;
}

export function playOf(
  offers: readonly Offer<'raufer'>[],
  floor: number,
  order: Order,
): Offer<'raufer'> | undefined {
  return offers.find(({ action }) => action.kind === 'play' && action.floor === floor && action.order === order);
}

export type Flyer = { kind: 'card'; floor: number | null } | { kind: 'runner'; seat: number };

/** Which pieces fly for an event. Own cards leave their place in the hand, others those who hold them. */
export function flightsFor(event: Event, you: number | null): Flight<Flyer>[] {
  switch (event.kind) {
    case 'plays':
      return [
        {
          from: event.who === you ? `hand-${event.floor}` : `seat-${event.who}`,
          to: 'pile',
          piece: { kind: 'card', floor: event.floor },
          hides: true,
        },
      ];
    case 'draws':
      return [{ from: 'stock', to: `seat-${event.who}`, piece: { kind: 'card', floor: null } }];
    case 'takesUp':
      return event.from.map((seat, i) => {
        const floor = event.floors?.[i] ?? null;
        const to = event.who === you && floor !== null ? `hand-${floor}` : `seat-${event.who}`;
        return { from: `seat-${seat}`, to, piece: { kind: 'card', floor } };
      });
    case 'goesOut':
      return [{ from: `seat-${event.who}`, to: 'door', piece: { kind: 'runner', seat: event.who } }];
    default:
      return [];
  }
}
