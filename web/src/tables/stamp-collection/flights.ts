// Which pieces fly where when something happens. Every seat has its places: `seat-2`, `purse-2`, `fans-2`, `boxes-2`,
// `store-2-0` and `field-2-15`; the `exchange` has `coin-3`, `slot-7` and the `pile`. Enthusiasts who are with nobody
// wait at `fan-red`, loans come from the `bank`.
import type { StoryLine } from '../contract';
import type { Flight } from '../kit/flights';
import type { Colour, Screen, Tile } from './regions';

export type Piece =
  | { what: 'tile'; tile: Tile }
  | { what: 'gold' }
  | { what: 'silver' }
  | { what: 'box' }
  | { what: 'rosette' }
  | { what: 'enthusiast'; colour: Colour };

export function flightsOf(
  { event }: Pick<StoryLine<'stamp-collection'>, 'event'>,
  { exchange }: Pick<Screen, 'exchange'>,
): Flight<Piece>[] {
  switch (event.kind) {
    case 'takesCoin':
      return [{ from: `coin-${event.price}`, to: `purse-${event.who}`, piece: { what: 'gold' } }];
    case 'buys': {
      const to = event.tile.kind === 'storage' ? `store-${event.who}-1` : `seat-${event.who}`;
      return [{ from: `slot-${event.slot}`, to, piece: { what: 'tile', tile: event.tile } }];
    }
    case 'stores': {
      const to = `store-${event.who}-${event.place}`;
      return [{ from: `seat-${event.who}`, to, piece: { what: 'tile', tile: event.stamp }, hides: true }];
    }
    case 'mounts': {
      const tile: Tile = { kind: 'mount', colour: event.colour, motif: null };
      const to = `field-${event.who}-${event.field}`;
      return [{ from: `seat-${event.who}`, to, piece: { what: 'tile', tile }, hides: true }];
    }
    case 'presents': {
      const from = event.from === null ? `seat-${event.who}` : `store-${event.who}-${event.from}`;
      const to = `field-${event.who}-${event.field}`;
      return [{ from, to, piece: { what: 'tile', tile: event.stamp } }];
    }
    case 'attracts': {
      const from = event.from === null ? `fan-${event.colour}` : `fans-${event.from}`;
      const visit: Flight<Piece> = {
        from,
        to: `fans-${event.who}`,
        piece: { what: 'enthusiast', colour: event.colour },
      };
      return event.box ? [visit, { from, to: `boxes-${event.who}`, piece: { what: 'box' } }] : [visit];
    }
    case 'winsSet':
      return [{ from: 'exchange', to: `seat-${event.who}`, piece: { what: 'rosette' } }];
    case 'borrows':
      return [{ from: 'bank', to: `purse-${event.who}`, piece: { what: 'silver' } }];
    case 'repays':
      return [{ from: `purse-${event.who}`, to: 'bank', piece: { what: 'silver' } }];
    case 'startsRound':
      return exchange.flatMap((tile, slot) =>
        tile.kind === 'none'
          ? []
          : [{ from: 'pile', to: `slot-${slot}`, piece: { what: 'tile', tile }, hides: true } satisfies Flight<Piece>],
      );
    case 'starts':
    case 'bringsTheEnd':
    case 'wins':
      return [];
  }
}
