// The ten shapes and the ten colours, in the order in which the engine counts them, and how they are drawn.
import type { ClaimTime, Games } from '../../generated/types';

export type Screen = Games['misd']['screen'];
export type Told = Games['misd']['event'];
export type Pair = NonNullable<Screen['marked']>;
export type ShapeName = Pair['shape'];
export type ColourName = Pair['colour'];

// Around 0, within 50 on every side.
export const shapePaths: Record<ShapeName, string> = {
  triangle: 'M0-47L45 36H-45z',
  square: 'M-38-38H38V38H-38z',
  diamond: 'M0-49L49 0L0 49L-49 0z',
  pentagon: 'M0-48L45.7-14.8L28.2 38.8H-28.2L-45.7-14.8z',
  hexagon: 'M-24-42H24L48 0L24 42H-24L-48 0z',
  circle: 'M0-45a45 45 0 1 1 0 90a45 45 0 1 1 0-90z',
  star: 'M0-50L12.9-17.8L47.6-15.5L20.9 6.8L29.4 40.5L0 22L-29.4 40.5L-20.9 6.8L-47.6-15.5L-12.9-17.8z',
  arrow: 'M0-49L44-3H20V45H-20V-3H-44z',
  heart: 'M0 45C-40 16-53-6-45-26C-37-46-10-44 0-22C10-44 37-46 45-26C53-6 40 16 0 45z',
  cross: 'M-16-46H16V-16H46V16H16V46H-16V16H-46V-16H-16z',
};
export const shapeNames = Object.keys(shapePaths) as ShapeName[];

// Nothing is told by colour alone: every colour has a pattern, drawn in its ink, and an initial.
export const paints: Record<ColourName, { fill: string; ink: string; text: string; pattern: string }> = {
  white: { fill: '#fffdf6', ink: '#d9d0bd', text: '#2c2018', pattern: '' },
  black: { fill: '#33302e', ink: '#55504c', text: '#fffaf0', pattern: 'M0 8h16M8 0v16' },
  yellow: { fill: '#f2cf4a', ink: '#b58f12', text: '#2c2018', pattern: 'M4 4h.1M12 12h.1' },
  green: { fill: '#3f8a4e', ink: '#27633a', text: '#fffaf0', pattern: 'M-4 4l8-8M0 16L16 0M12 20l8-8' },
  blue: { fill: '#2f6fb0', ink: '#1c4c82', text: '#fffaf0', pattern: 'M0 4h16M0 12h16' },
  violet: { fill: '#7b539b', ink: '#573676', text: '#fffaf0', pattern: 'M0 0l16 16M16 0L0 16' },
  red: { fill: '#c8402c', ink: '#93281a', text: '#fffaf0', pattern: 'M4 0v16M12 0v16' },
  orange: { fill: '#ee8f3a', ink: '#b9601a', text: '#2c2018', pattern: 'M0 4l4 4l4-4l4 4l4-4M0 12l4 4l4-4l4 4l4-4' },
  brown: { fill: '#7a5230', ink: '#55351a', text: '#fffaf0', pattern: 'M0 0h8v8H0zM8 8h8v8H8z' },
  grey: { fill: '#9a958e', ink: '#6f6a64', text: '#1f1711', pattern: 'M4 4h3M4 4v3M12 12h-3M12 12v-3' },
};
export const colourNames = Object.keys(paints) as ColourName[];

/** A claim of the first variant, as the engine numbers it. */
export const codeOf = (shape: number, colour: number): number => shape * 10 + colour;
export function pairOf(code: number): Pair | undefined {
  const shape = shapeNames[Math.floor(code / 10)];
  const colour = colourNames[code % 10];
  return shape === undefined || colour === undefined ? undefined : { shape, colour };
}
export const nowhere = 10; // a claim of the search: it is on none of the cards

export interface Ranked {
  seat: number;
  claim: number | null; // null: was too late
  milliseconds: number | null;
  line: number; // milliseconds that the line took besides
  right: boolean;
  gain: number;
}

/** Who was how fast: right claims first, then wrong ones, then those that came too late, each by their times. */
export function ranking({ claims, took, solution, gain }: NonNullable<Screen['last']>, times: readonly ClaimTime[]): Ranked[] {
  const rank = ({ claim, right }: Ranked): number => (right ? 0 : claim !== null ? 1 : 2);
  return claims
    .map((claim, seat): Ranked => {
      const timed = times.find((one) => one.seat === seat);
      const told = took[seat] ?? -1;
      return {
        seat,
        claim: claim < 0 ? null : claim,
        milliseconds: told < 0 ? (timed?.took ?? null) : told,
        line: timed?.line ?? 0,
        right: claim === solution,
        gain: gain[seat] ?? 0,
      };
    })
    .filter(({ claim, milliseconds }) => claim !== null || milliseconds !== null)
    .sort((a, b) => rank(a) - rank(b) || (a.milliseconds ?? 0) - (b.milliseconds ?? 0));
}

export const secondsOf = (milliseconds: number, language: string): string =>
  (milliseconds / 1000).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How chips move with an event: one flight each. */
export function chipMoves(event: Told): { from: string; to: string }[] {
  if (event.kind !== 'claims' || event.gain === 0) return [];
  const seat = `seat-${event.who}`;
  const way = event.gain > 0 ? { from: 'supply', to: seat } : { from: seat, to: 'supply' };
  return Array.from({ length: Math.abs(event.gain) }, () => way);
}
