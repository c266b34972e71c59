// The six regions and four kinds of motifs: what they are called, and how they are told apart without their colour.
import type { StampCollectionScreen } from '../../generated/types';

export type Screen = StampCollectionScreen;
export type Player = Screen['players'][number];
export type Field = Player['album'][number];
export type SpecialSet = Screen['sets'][number];
export type Colour = Screen['supply'][number];
export type Motif = NonNullable<Screen['exchange'][number]['motif']>;
export type Tile = Pick<Screen['exchange'][number], 'kind' | 'colour' | 'motif'>;

interface Region {
  code: string; // as on the plates of cars, the same in every language
  ink: string; // white can be read on it
  tint: string; // the sky of its stamps
  weave: string; // a CSS background over its ink
}

const thread = 'rgb(255 250 240 / 0.34)';
const stripes = (angle: string, gap: number): string =>
  `repeating-linear-gradient(${angle}, ${thread} 0 1.5px, transparent 1.5px ${gap}px)`;

// In the order in which piles are counted.
export const regions: Record<Colour, Region> = {
  blue: { code: 'NA', ink: '#22639e', tint: '#cfe1f0', weave: stripes('0deg', 5) },
  green: { code: 'SA', ink: '#33733f', tint: '#d4e6cb', weave: stripes('45deg', 5) },
  purple: {
    code: 'EU',
    ink: '#6f4596',
    tint: '#e4d8ee',
    weave: `radial-gradient(circle, ${thread} 1.2px, transparent 1.5px) 0 0 / 5px 5px`,
  },
  brown: { code: 'AF', ink: '#84562b', tint: '#f0dfbf', weave: stripes('90deg', 5) },
  red: { code: 'AS', ink: '#ad3325', tint: '#f4d6c9', weave: `${stripes('45deg', 6)}, ${stripes('-45deg', 6)}` },
  pink: { code: 'AU', ink: '#b3457b', tint: '#f7dbe6', weave: `${stripes('0deg', 6)}, ${stripes('90deg', 6)}` },
};
export const colours = Object.keys(regions) as Colour[];

// Silhouettes in a box of 12 by 12: paw, leaf, house, mountains.
export const kinds: Record<Motif, string> = {
  animal:
    'M6 5.6c2 0 3.6 2.3 3.6 4c0 2.3-2.2 1.6-3.6 1.6s-3.6.7-3.6-1.6c0-1.7 1.6-4 3.6-4zM1.7 4a1.2 1.5 0 1 1 .1 2.9a1.2 1.5 0 0 1-.1-2.9zM4.3 1a1.2 1.6 0 1 1 0 3.2a1.2 1.6 0 0 1 0-3.2zM7.7 1a1.2 1.6 0 1 1 0 3.2a1.2 1.6 0 0 1 0-3.2zM10.3 4a1.2 1.5 0 1 1-.1 2.9a1.2 1.5 0 0 1 .1-2.9z',
  plant: 'M6 .6c3.6 1.8 4.4 5.6 1 8.6v2.6h-2v-2.6c-3.4-3-2.6-6.8 1-8.6zM1 7.4c1.8-.2 3 .6 3.4 2c-1.8.4-3-.4-3.4-2z',
  building: 'M6 .8l5.4 4.2h-1.2v6.2h-2.8v-3.4h-2.8v3.4h-2.8v-6.2h-1.2z',
  panorama: 'M.4 11l4-7.4l2.2 3.8l1.4-2l3.6 5.6zM9.6 1.2a1.5 1.5 0 1 1-.1 0z',
};
export const motifs = Object.keys(kinds) as Motif[];
