// What flies when something happened.
import type { StoryLine } from '../contract';
import type { Flight } from '../kit/flights';
import type { Chip, Screen } from './dice';

export type FlyingPiece = { kind: 'die'; face: number } | { kind: 'chip'; chip: Chip; chips: number };

const chipPlace = (column: number, row: number): string => `chip-${column}-${row}`;

export function flightsOf({ event }: StoryLine<'schlauraff'>, screen: Screen): Flight<FlyingPiece>[] {
  switch (event.kind) {
    case 'puts':
    case 'movesDown': {
      const from = `${event.kind === 'puts' ? 'free' : 'movable'}-${event.die}`;
      return [{ from, to: chipPlace(event.column, event.row), piece: { kind: 'die', face: event.die } }];
    }
    case 'captures': {
      const piece = { kind: 'chip', chip: event.chip, chips: event.captured.chips } as const;
      return [{ from: chipPlace(event.column, event.row), to: `seat-${event.who}`, piece }];
    }
    // S7: the next column comes to lie on what is left. Chips of a new round are laid out, and do not move.
    case 'endsTurn': {
      const { column } = screen;
      if (screen.over || column === screen.columns.length - 1) return [];
      return (screen.columns[column] ?? []).flatMap(({ chip, gone }, row) => {
        const place = chipPlace(column, row);
        return gone ? [] : [{ from: place, to: place, piece: { kind: 'chip', chip, chips: 1 } as const, hides: true }];
      });
    }
    default:
      return [];
  }
}

/** How many rolls there were. */
export const rollsIn = (story: readonly StoryLine<'schlauraff'>[]): number =>
  story.filter(({ event }) => event.kind === 'rolls').length;
