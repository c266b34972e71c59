// What is told of whoever sits at a place, in every game.
import type { SeatView, TableProps } from '../contract';

export const isAway = ({ kind, here, standIn }: SeatView): boolean => kind === 'person' && !here && !standIn;

/** Name and state, for those who do not see the plate. */
export const introduce = (seat: SeatView, word: TableProps<never>['word'], { onTurn = false, own = false }): string[] =>
  [
    seat.name,
    own ? word('kit.you') : '',
    onTurn ? word('kit.onTurn') : '',
    isAway(seat) ? word('kit.away') : '',
    seat.standIn ? word('kit.standIn') : '',
  ].filter(Boolean);
