// For tests: games, and a browser that keeps nothing.
import type { PlayedGame } from './played';

/** Of two seats, won against a bot of level 3 unless something else is said. */
export const playedGame = (table: string, changes: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  pocket: false,
  game: 'bauab',
  ended: 1_700_000_000_000,
  took: 600_000,
  seats: ['person', '3'],
  seat: 0,
  ranks: [1, 2],
  points: [20, 12],
  givenUpBy: null,
  ...changes,
});

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};
export const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
