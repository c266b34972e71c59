// Which cards fly where when something has happened.
import type { FeinerSandEvent } from '../../generated/types';
import type { Flight } from '../kit/flights';
import { columnOf, type SandCard } from './cards';

export type Flyer = SandCard | 'back' | 'coin';

/** The places of the table as `you` see it; everybody else has one place. */
export function flightsFor(event: FeinerSandEvent, you: number | null): Flight<Flyer>[] {
  const at = (who: number, place: string): string => (who === you ? place : `seat-${who}`);
  const gift = (who: number): string => (who === you ? 'gift' : `gift-${who}`);
  const inHand = ({ kind, number }: SandCard): string => `hand-${kind}-${number}-0`;
  const fly = (from: string, to: string, piece: Flyer, hides = false): Flight<Flyer>[] =>
    from === to ? [] : [{ from, to, piece, ...(hides ? { hides } : {}) }];
  switch (event.kind) {
    case 'gets': {
      if (event.who !== you) return [];
      const from = event.from === 'discard' ? 'discard' : 'draw';
      return event.to === 'table' ? fly(from, 'shore', event.card) : fly(from, inHand(event.card), event.card, true);
    }
    case 'reveals':
      return event.who === you ? fly('draw', event.to === 'discard' ? 'discard' : 'beach', event.card) : [];
    case 'builds': {
      const column = columnOf[event.card.kind];
      if (event.who !== you) return [];
      return fly(event.from === 'table' ? 'beach' : inHand(event.card), column === 'castle' ? 'shore' : `column-${column}`, event.card);
    }
    case 'gives':
      return fly(at(event.who, event.card ? inHand(event.card) : 'draw'), gift(event.who), event.card ?? 'back');
    case 'getsGift':
      return fly(gift(event.from), at(event.who, 'discard'), event.card);
    case 'getsChair':
      return fly(at(event.from, 'shore'), at(event.who, 'discard'), event.card);
    case 'takesCoin':
      return event.who === you ? fly('draw', 'coins', 'coin') : [];
    case 'shuffles':
      return event.who === you ? fly('discard', 'draw', 'back') : [];
    default:
      return [];
  }
}
