// The sides of the cards as a pack lists them: ten pairs a card, of which each side leaves one out.
import type { MisdContent } from '../../../generated/types';
import type { TableProps } from '../../contract';
import type { Pair, Screen } from '../shapes';

export type Face = Screen['faces'][number];

export interface Side {
  card: number; // from 1
  side: 'front' | 'back';
  missing: Pair;
  face: Face;
}

// Scattered over the card; on the table every deal scatters them anew.
const places = [
  [19, 20],
  [52, 17],
  [82, 24],
  [17, 52],
  [48, 49],
  [80, 55],
  [22, 82],
  [53, 81],
  [83, 84],
] as const;

export function sidesOf({ shapes, colours, cards }: MisdContent): Side[] {
  return cards.value.flatMap((printed, number) => {
    const pairs = shapes.value.flatMap((shape, i): Pair[] => {
      const colour = colours.value[printed.colours[i] ?? -1];
      return colour === undefined ? [] : [{ shape, colour }];
    });
    return (['front', 'back'] as const).flatMap((side): Side[] => {
      const missing = pairs[printed[side].shape];
      if (missing === undefined) return [];
      const items = places.flatMap(([x, y], i) => {
        const pair = pairs.filter((each) => each !== missing)[(i * 4 + number) % places.length];
        return pair === undefined ? [] : [{ pair, x, y, angle: ((i * 53 + number * 29) % 70) - 35 }];
      });
      return [{ card: number + 1, side, missing, face: { card: number, items } }];
    });
  });
}

export const sayPair = (word: TableProps<never>['word'], { shape, colour }: Pair): string =>
  word('misd.do.pair', { shape: { word: `misd.shape.${shape}` }, colour: { word: `misd.colour.${colour}` } });
