// Which cards fly where when something has happened. People who change chairs walk by themselves.
import type { StoryLine } from '../contract';
import type { Flight } from '../kit/flights';
import type { Card } from './plan';

export interface Piece {
  card: Card | null; // null: face down
  count: number;
}

/** `you`: whoever looks; their own cards lie in the hand, those of the others at their plates. */
export function journeysOf({ event }: StoryLine<'ganz-nach-plan'>, you: number | null): Flight<Piece>[] {
  const at = (seat: number): string => `seat-${seat}`;
  switch (event.kind) {
    case 'plays': {
      const from = event.who === you ? `hand-${event.card}` : at(event.who);
      return [{ from, to: 'pile', piece: { card: event.card, count: 1 } }];
    }
    case 'swapsHands':
      return [
        { from: at(event.who), to: at(event.other), piece: { card: null, count: event.given } },
        { from: at(event.other), to: at(event.who), piece: { card: null, count: event.got } },
      ].filter(({ piece }) => piece.count > 0);
    case 'takesPile':
      return event.cards > 0 ? [{ from: 'pile', to: at(event.who), piece: { card: null, count: event.cards } }] : [];
    case 'draws':
    case 'gives':
      return [{ from: at(event.from), to: at(event.to), piece: { card: event.card, count: 1 } }];
    default:
      return [];
  }
}
