// Moves of one's own games that a review has found wanting, to be tried again: kept on this device until they are
// solved. They are asked in the pocket, so nobody has to be asked for anything.
import type { Judgement, Message } from '../generated/types';
import { router } from '../router.svelte';
import { settings, t } from '../settings.svelte';
import { keep, recall } from '../storage';
import { solvedOf } from './book';

export interface OwnPuzzle {
  id: string; // as the table tells it
  game: string;
  record: string; // of the game, as text
  actions: number; // that came before
  seat: number;
  names: string[]; // of everybody there
  made: Message | null; // what was done there
  answers: Judgement;
}

const key = 'own-puzzles';
export const most = 24; // a record may have some ten kilobytes

const isOwn = (value: unknown): value is OwnPuzzle => {
  const own = value as OwnPuzzle | null;
  return (
    typeof own === 'object' &&
    own !== null &&
    [own.id, own.game, own.record].every((text) => typeof text === 'string') &&
    [own.actions, own.seat].every((number) => Number.isInteger(number)) &&
    Array.isArray(own.names) &&
    own.names.every((name) => typeof name === 'string') &&
    typeof own.answers === 'object' &&
    Array.isArray(own.answers?.moves)
  );
};

function kept(): OwnPuzzle[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwn).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Those of a game that are not solved, the latest first. */
export const ownPuzzlesOf = (game: string): OwnPuzzle[] => kept().filter((own) => own.game === game);

/** As tables call it: how the digest of the game's record begins, and the move. */
export const idOf = (digest: string, actions: number): string => `${digest.slice(0, 16)}-${actions}`;

/** Where there is no room for all, the latest are kept. */
export function noteOwn(news: OwnPuzzle[]): void {
  const fresh = news.filter(({ game, id }) => !solvedOf(game).has(id));
  const others = kept().filter(({ id }) => !news.some((own) => own.id === id));
  for (let all = [...fresh, ...others].slice(0, most); !keep(key, JSON.stringify(all)) && all.length > 0;) {
    all = all.slice(0, -1);
  }
}

export function dropOwn(id: string): void {
  keep(key, JSON.stringify(kept().filter((own) => own.id !== id)));
}

/** Goes to a table with it. */
export async function openOwn({ game, record, actions, seat, names, answers }: OwnPuzzle): Promise<void> {
  const { pocket } = await import('../pocket/house');
  const name = settings.name.trim() || t('name.default');
  const others = names.map(() => ({ bot: '3' }));
  const from = { record, actions, seat, others, puzzle: answers };
  const { table } = await pocket.openTable({ game, options: '', name, bots: false, lesson: false, from });
  router.go(pocket.pathOf(table));
}
