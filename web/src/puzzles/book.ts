// The puzzles of a game, and which of them were solved on this device.
import { type House, Refused } from '../api';
import { shapes } from '../generated/shapes';
import type { PuzzleInfo, PuzzleList } from '../generated/types';
import { fits } from '../net/shape';
import { router } from '../router.svelte';
import { settings, t } from '../settings.svelte';
import { recall, remember } from '../storage';

const isList = (value: unknown): value is PuzzleList => fits(value, shapes.PuzzleList, shapes);

/** The easiest first. */
export async function puzzlesOf(house: House, game: string): Promise<PuzzleInfo[]> {
  const list: unknown = await (await house.call(`/api/games/${game}/puzzles`)).json().catch(() => null);
  if (!isList(list)) throw new Refused(t('error.answer'), 200, '', true);
  return list.puzzles;
}

const keyOf = (game: string) => `puzzles-${game}`;

export function solvedOf(game: string): Set<string> {
  return new Set((recall(keyOf(game)) ?? '').split(' ').filter((id) => id !== ''));
}

export function noteSolved(game: string, id: string): void {
  remember(keyOf(game), [...solvedOf(game).add(id)].join(' '));
}

/** The first one after it that was not solved yet, from the easiest on when there is none behind; null if all were. */
export function nextAfter(puzzles: PuzzleInfo[], solved: Set<string>, id = ''): PuzzleInfo | null {
  const here = puzzles.findIndex((puzzle) => puzzle.id === id);
  const order = [...puzzles.slice(here + 1), ...puzzles.slice(0, here + 1)];
  return order.find((puzzle) => puzzle.id !== id && !solved.has(puzzle.id)) ?? null;
}

/** Goes to a table with it. */
export async function openPuzzle(house: House, game: string, puzzle: string): Promise<void> {
  const name = settings.name.trim() || t('name.default');
  const { table } = await house.openTable({ game, options: '', name, bots: false, lesson: false, puzzle });
  router.go(house.pathOf(table));
}
