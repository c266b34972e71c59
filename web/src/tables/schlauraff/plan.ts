// What somebody is about to do, put together from several touches: where to start, which dice, and whether to roll or
// stop after that. The server knows these as single steps.
import type { SchlauraffAction } from '../../generated/types';
import { countOf, diceOf, keyOf, sumOf, wantOf, type Cell, type Die, type Screen, type Sum, type Want } from './dice';

export interface Plan extends Sum {
  row: number; // of the chip that the dice are put on
  last: 'take' | 'roll' | 'stop' | null;
}

export const emptyPlan = (row: number): Plan => ({ row, moved: null, put: [], last: null });

export function notationOf(action: SchlauraffAction): string {
  switch (action.kind) {
    case 'start':
      return `start ${action.row + 1}`;
    case 'put':
    case 'move':
      return `${action.kind} ${action.die}`;
    default:
      return action.kind;
  }
}

/** The steps of a plan. A die from the chip above can only come first (S4); the others go from high to low, however
    they were touched, so that equal plans are equal steps. */
export function stepsOf(screen: Screen, { row, moved, put, last }: Plan): string[] {
  const steps: SchlauraffAction[] = [];
  if (last === 'stop') return [notationOf({ kind: 'stop' })];
  if (screen.row < 0) steps.push({ kind: 'start', row });
  if (moved) steps.push({ kind: 'move', die: moved.face });
  const faces = put.map(({ face }) => face).sort((a, b) => b - a);
  steps.push(...faces.map((die) => ({ kind: 'put', die }) as const));
  if (last) steps.push({ kind: last });
  return steps.map(notationOf);
}

export const cellAt = ({ columns, column }: Screen, row: number): Cell | undefined => columns[column]?.[row];

/** The dice on the chip of a plan: those that lie there, then those that are to come. */
export function lyingOf(screen: Screen, { row, moved, put }: Plan): { there: Die[]; coming: Die[] } {
  const there = row === screen.row ? diceOf(screen.onChip) : [];
  return { there, coming: [...(moved ? [moved] : []), ...put] };
}

/** What the chip of a plan lacks with the dice of the plan on it. */
export function wantWith(screen: Screen, plan: Plan): Want | null {
  const cell = cellAt(screen, plan.row);
  const { there, coming } = lyingOf(screen, plan);
  return cell === undefined ? null : wantOf(cell.chip, [...there, ...coming]);
}

/** Whether a die fits on top of the dice of a plan. */
export const hasRoomFor = (screen: Screen, plan: Plan, face: number): boolean =>
  face <= (wantWith(screen, plan)?.room ?? 0);

export const has = (dice: readonly Die[], die: Die): boolean => dice.some((each) => keyOf(each) === keyOf(die));

/** How many dice could be rolled after a plan, and what the chip that comes then wants; null if none can be rolled. */
export function rollAfter(screen: Screen, plan: Plan): { dice: number; want: Want | null } | null {
  const dice = countOf(screen.free) - plan.put.length;
  const lays = plan.put.length > 0 || plan.moved !== null;
  const want = wantWith(screen, plan);
  if (dice === 0 || want === null || !(lays || screen.mayRoll)) return null;
  if (want.room > 0) return { dice, want: isTakeable(screen, plan) ? null : want };
  const below = cellAt(screen, plan.row + 1);
  return below === undefined ? null : { dice, want: wantOf(below.chip) };
}

/** A lone 1 on a yellow chip: it is as good as taken (S3). */
export function isTakeable(screen: Screen, plan: Plan): boolean {
  const { there, coming } = lyingOf(screen, plan);
  const dice = [...there, ...coming];
  return cellAt(screen, plan.row)?.chip === 'yellow' && dice.length === 1 && sumOf(dice) === 1;
}

export const heapOf = ({ beneath }: Cell): number => 1 + beneath.chips;

/** The chips above a row that would be given up by starting there, with those beneath them. */
export const givenUp = (screen: Screen, row: number): number =>
  (screen.columns[screen.column] ?? []).slice(0, row).reduce((sum, cell) => sum + heapOf(cell), 0);

/** Who plays a column (S1): the rightmost one is the start player's. */
export const playerOf = ({ columns, start, points }: Screen, column: number): number =>
  (start + columns.length - 1 - column) % points.length;
