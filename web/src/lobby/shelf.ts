// The compartments of the tray, in their places: every folder with a `game.ts`. Those that the server does not offer keep
// their lid on.
import type { BoxedGame } from '../tables/contract';

const files = import.meta.glob<BoxedGame>('../tables/*/game.ts', { eager: true, import: 'default' });

export const shelf = Object.entries(files)
  .map(([path, game]) => ({ id: path.split('/')[2] ?? '', ...game }))
  .sort((a, b) => a.place - b.place);

export const miniatureOf = (game: string) => shelf.find(({ id }) => id === game)?.Miniature;
