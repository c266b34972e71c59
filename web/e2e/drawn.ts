// The games that have a drawn table, and how to begin them.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/tables', import.meta.url));

export const drawnGames = readdirSync(folder).filter(
  (game) => game !== 'generic' && existsSync(`${folder}/${game}/index.ts`),
);

// Short games, with as many people as there is room for.
const short: Record<string, Record<string, string>> = {
  'alex-und-co': { players: '3' },
  'fair-enough': { players: '3' },
  'feiner-sand': { players: '4' },
  'ganz-nach-plan': { players: '4' },
  misd: { players: '8', chips: '5' },
  nussknacker: { players: '4' },
  raufer: { players: '5' },
  schlauraff: { players: '3' },
  'stamp-collection': { players: '4' },
};

export const shortGame = (game: string): Record<string, string> => short[game] ?? {};
