// Every folder with an `about.ts` is a game, every folder with an `index.ts` a drawn table: there is no list to keep.
// Both, and the game's words, are fetched when somebody takes it out of the tray.
import { learn } from '../text/dictionary';
import type { AboutGame, GameTable, OptionLook, Words } from './contract';

// "./bauab/about.ts" and "../generated/phrases/bauab.ts" belong to bauab.
const gameOf = (path: string): string => /([\w-]+)(\/(about|index))?\.ts$/.exec(path)?.[1] ?? '';
const byGame = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [gameOf(path), file]));

const tables = byGame(import.meta.glob<GameTable>('./*/index.ts', { import: 'default' }));
const phrases = byGame(import.meta.glob<Words>('../generated/phrases/*.ts', { import: 'phrases' }));
const about = byGame(import.meta.glob<AboutGame>('./*/about.ts', { import: 'default' }));

const known = new Map<string, AboutGame>();

/** What is known about a game, its words included. A game that this page does not have gives nothing. */
export async function getToKnow(game: string): Promise<AboutGame | undefined> {
  const before = known.get(game);
  if (before) return before;
  const [told, asked] = await Promise.all([phrases.get(game)?.(), about.get(game)?.()]);
  if (told) learn(told);
  if (!asked) return undefined;
  learn(asked.words ?? {});
  known.set(game, asked);
  return asked;
}

/** Whether there is nothing to wait for. */
export const isKnown = (game: string): boolean => known.has(game) || !(about.has(game) || phrases.has(game));

/** How the options of a game that one knows are asked for. */
export const optionLooks = (game: string): Record<string, OptionLook> | undefined => known.get(game)?.options;

// Every game has a table: its own, or the plain one, which whoever wants words instead of pictures can have anyway.
export async function tableOf(game: string, isPlain: boolean): Promise<GameTable> {
  const load = (isPlain ? undefined : tables.get(game)) ?? tables.get('generic');
  if (!load) throw new Error('There is no plain table.');
  return load();
}
