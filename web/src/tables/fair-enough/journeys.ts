// Which pieces fly where when something has happened.
import type { Flight } from '../kit/flights';
import { nameOf, type Card, type Line, type Screen } from './fair';

export type Piece = { is: 'card'; card: Card } | { is: 'stack'; count: number } | { is: 'ticket'; time: number } | { is: 'badge' };

const stack = (count: number): Piece => ({ is: 'stack', count });

/** `you`: whoever looks; `screen`: as it is after all that has happened. */
export function journeysOf({ event }: Line, screen: Screen, you: number | null): Flight<Piece>[] {
  switch (event.kind) {
    case 'takes': {
      const to = event.who === you ? `hand-${nameOf(event.card)}` : `backs-${event.who}`;
      return [{ from: `display-${event.place}`, to, piece: { is: 'card', card: event.card } }];
    }
    case 'opens':
      return [{ from: `ticket-${event.time}`, to: 'clock', piece: { is: 'ticket', time: event.time } }];
    case 'plays': {
      const name = nameOf(event.card);
      const from = event.who === you ? `hand-${name}` : `backs-${event.who}`;
      // A card that hit zero has been brought home before anybody saw it lie.
      const stays = screen.seats[event.who]?.laid.some((card) => nameOf(card) === name) ?? false;
      const to = stays ? `laid-${name}` : `counter-${event.who}`;
      const flights: Flight<Piece>[] = [{ from, to, piece: { is: 'card', card: event.card }, hides: stays }];
      if (event.special !== null) {
        const card: Card = { face: event.special, value: 0 };
        const hand = event.who === you ? `hand-${nameOf(card)}` : `backs-${event.who}`;
        flights.push({ from: hand, to: 'discard', piece: { is: 'card', card } });
      }
      return flights;
    }
    case 'removes':
      return [{ from: `laid-${nameOf(event.card)}`, to: 'discard', piece: { is: 'card', card: event.card } }];
    case 'secures':
      if (event.cards === 0) return [];
      return [{ from: `counter-${event.who}`, to: `case-${event.who}`, piece: stack(event.cards) }];
    case 'loses':
      return [{ from: `counter-${event.who}`, to: 'discard', piece: stack(event.cards) }];
    case 'getsStartCard':
      if (event.who === event.from) return [];
      return [{ from: `badge-${event.from}`, to: `badge-${event.who}`, piece: { is: 'badge' } }];
    default:
      return [];
  }
}
