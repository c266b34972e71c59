// Every folder with a `game.ts` is a game, every folder with an `index.ts` a drawn table: there is no list to keep.
import type { BoxedGame, GameTable, Words } from './contract';
import { words as genericWords } from './generic/words';
import { words as kitWords } from './kit/words';

const folderOf = (path: string): string => path.split('/')[1] ?? '';

export const games: ReadonlyMap<string, BoxedGame> = new Map(
  Object.entries(import.meta.glob<BoxedGame>('./*/game.ts', { eager: true, import: 'default' })).map(([path, game]) => [
    folderOf(path),
    game,
  ]),
);

const tables = new Map(
  Object.entries(import.meta.glob<GameTable>('./*/index.ts', { import: 'default' })).map(([path, load]) => [
    folderOf(path),
    load,
  ]),
);
const plain = tables.get('generic');

// Every game has a table: its own, or the plain one, which whoever wants words instead of pictures can have anyway.
export async function tableOf(game: string, isPlain: boolean): Promise<GameTable> {
  const load = (isPlain ? undefined : tables.get(game)) ?? plain;
  if (!load) throw new Error('There is no plain table.');
  return load();
}

export const tableWords: Words = Object.assign({}, genericWords, kitWords, ...[...games.values()].map(({ words }) => words ?? {}));
