// The plan of the quarter as the page sees it: pure functions over Bauab's screen.
import type { BauabScreen } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';

export type Plot = BauabScreen['plots'][number];
export type Kind = Exclude<Plot['chip'], 'none'>;
export type Side = 'up' | 'down' | 'left' | 'right';

export const ownKinds: readonly Kind[] = ['x', '1', '2', '3', '4', '5']; // in the order of the tray
export const sides: readonly Side[] = ['up', 'right', 'down', 'left'];

export const valueOf = (chip: string): number => Number(chip) || 0; // options and parks are worth nothing
export const isFree = (plot: Plot): boolean => plot.chip === 'none';
export const plotNamed = (screen: BauabScreen, name: string): Plot | undefined =>
  screen.plots.find((plot) => plot.name === name);

/** How placing a chip is written, whether it is allowed or not. */
export const placing = (kind: Kind, plot: string): string => `${kind}@${plot}`;

export type Placings = ReadonlyMap<Kind, ReadonlyMap<string, Offer<'bauab'>>>;

/** What the server offers for each kind of chip, by the names of plots. */
export function offers(screen: BauabScreen, answers: readonly Offer<'bauab'>[]): Placings {
  const offered = new Map<Kind, Map<string, Offer<'bauab'>>>();
  for (const offer of answers) {
    const { action } = offer;
    if (action.kind === 'pass') continue;
    const kind = action.kind === 'park' ? 'park' : action.chip;
    const plot = screen.plots[action.plot];
    if (kind === 'none' || !plot) continue;
    const plots = offered.get(kind) ?? new Map<string, Offer<'bauab'>>();
    offered.set(kind, plots.set(plot.name, offer));
  }
  return offered;
}

/** Passing, if that is offered. */
export const passOf = (answers: readonly Offer<'bauab'>[]): Offer<'bauab'> | undefined =>
  answers.find(({ action }) => action.kind === 'pass');

/** The chips that lie on the plan before but not after a move. */
export function captures(before: BauabScreen, after: BauabScreen): Plot[] {
  return before.plots.filter(
    (plot) => plot.owner >= 0 && plotNamed(after, plot.name)?.chip === 'none',
  );
}

/** The sides on which a plot has a free neighbour. */
export function freeSides(screen: BauabScreen, plot: Plot): Side[] {
  return sides.filter((side) => {
    const [columns, rows] = step(side);
    return screen.plots.some(
      (other) =>
        isFree(other) && other.column === plot.column + columns && other.row === plot.row + rows,
    );
  });
}

function step(side: Side): [number, number] {
  switch (side) {
    case 'up':
      return [0, -1];
    case 'down':
      return [0, 1];
    case 'left':
      return [-1, 0];
    case 'right':
      return [1, 0];
  }
}

export interface LastMove {
  placed: string | null;
  captured: string[];
}

export function lastMove(screen: BauabScreen, lines: readonly StoryLine<'bauab'>[]): LastMove {
  const move: LastMove = { placed: null, captured: [] };
  for (const { event } of lines) {
    if (event.kind !== 'places' && event.kind !== 'captures') continue;
    const name = screen.plots[event.plot]?.name;
    if (name === undefined) continue;
    if (event.kind === 'captures') move.captured.push(name);
    else move.placed = name;
  }
  return move;
}

/** What a tray or a prey pile is worth, by kind: x, 1, 2, 3, 4, 5. */
export const worth = (counts: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * valueOf(ownKinds[kind] ?? ''), 0);

/** The upper left cell of two by two cells without plots, if a layout has such a spot; the most central one. */
export function bareSpot(screen: BauabScreen): { column: number; row: number } | null {
  const taken = new Set(screen.plots.map((plot) => `${plot.column},${plot.row}`));
  let best: { column: number; row: number } | null = null;
  let nearest = Infinity;
  for (let row = 0; row + 1 < screen.rows; ++row) {
    for (let column = 0; column + 1 < screen.columns; ++column) {
      const bare = [0, 1].every((right) => [0, 1].every((down) => !taken.has(`${column + right},${row + down}`)));
      const distance = Math.hypot(column + 1 - screen.columns / 2, row + 1 - screen.rows / 2);
      if (bare && distance < nearest) {
        best = { column, row };
        nearest = distance;
      }
    }
  }
  return best;
}
