// Where tables are, and the plain calls there. Whatever goes wrong arrives as a `Refused` with a sentence for people.
import { pathOfTable } from './router.svelte';
import { settings, t } from './settings.svelte';
import type { GameInfo, NewTable, Offered, Seated, Sit } from './generated/types';
import { isOffered, isSeated } from './net/bodies';

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly clause = '',
    readonly isAway = false, // nobody has answered, or somebody else than a house of ours
  ) {
    super(message);
  }
}

/** A house with tables: a server's, or the one in the pocket of this page. Both speak the same protocol. */
export interface House {
  readonly isPocket: boolean;
  /** Any other call there. */
  call: Fetch;
  games(): Promise<GameInfo[]>;
  programs(): Promise<string[]>;
  /** What lies in the box of a game: its rules, or what is printed on its pieces. */
  printed(game: string, what: 'rules' | 'content'): Promise<string>;
  openTable(table: NewTable): Promise<Seated>;
  sit(table: string, seat: Sit): Promise<Seated>;
  record(table: string): Promise<string>;
  /** Whatever else it can be asked for. */
  get<T>(path: string, isOne: (body: unknown) => body is T, init?: RequestInit): Promise<T>;
  /** The line to a table. */
  open(address: string): WebSocket;
  /** Where this page shows its tables and their replays. */
  pathOf(table: string): string;
  replayOf(table: string): string;
  /** What this house says itself instead of the server; null if it has no other words. */
  inOwnWords(key: string): string | null;
}

type Fetch = (target: string, init?: RequestInit) => Promise<Response>;

export const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function expected<T>(answer: Promise<Response>, isOne: (body: unknown) => body is T): Promise<T> {
  const body: unknown = await (await answer).json().catch(() => null);
  if (!isOne(body)) throw new Refused(t('error.answer'), 200, '', true);
  return body;
}

type Place = Pick<House, 'isPocket' | 'open' | 'pathOf' | 'replayOf' | 'inOwnWords'>;

export function houseBehind(fetchFrom: Fetch, place: Place): House {
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const target = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
    let response: Response;
    try {
      response = await fetchFrom(target, init);
    } catch (error) {
      throw new Refused(place.isPocket ? sentenceOf(error) : t('error.offline'), 0, '', true);
    }
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => null);
    const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const text = place.inOwnWords((said['message'] as { key?: string } | undefined)?.key ?? '') ?? said['text'];
    const isOurs = typeof text === 'string' && text !== '';
    const clause = said['clause'];
    throw new Refused(
      isOurs ? text : t('error.server', { status: response.status }),
      response.status,
      typeof clause === 'string' ? clause : '',
      !isOurs,
    );
  }

  let offerOnce: Promise<Offered> | null = null;
  const offer = (): Promise<Offered> => {
    offerOnce ??= expected(call('/api/games'), isOffered).catch((error: unknown) => {
      offerOnce = null;
      throw error;
    });
    return offerOnce;
  };
  return {
    ...place,
    call,
    games: async () => (await offer()).games,
    programs: async () => (await offer()).programs,
    printed: async (game, what) => (await call(`/api/games/${game}/${what}`)).text(),
    openTable: (table) => expected(call('/api/tables', post(table)), isSeated),
    sit: (table, seat) => expected(call(`/api/tables/${table}/sit`, post(seat)), isSeated),
    record: async (table) => (await call(`/api/tables/${table}/record`)).text(),
    get: (path, isOne, init) => expected(call(path, init), isOne),
  };
}

export const server: House = houseBehind((target, init) => fetch(target, { ...init, credentials: 'same-origin' }), {
  isPocket: false,
  open: (address) => new WebSocket(address),
  pathOf: (table) => pathOfTable(table),
  replayOf: (table) => `/replay/${table}`,
  inOwnWords: () => null,
});

// What does not depend on who tells it: if the server is away, the pocket.
async function anyHouse<T>(ask: (house: House) => Promise<T>): Promise<T> {
  try {
    return await ask(server);
  } catch (error) {
    if (!(error instanceof Refused && error.isAway)) throw error;
    return ask((await import('./pocket/house')).pocket);
  }
}

export const games = (): Promise<GameInfo[]> => server.games();
export const programs = (): Promise<string[]> => server.programs();
export const printed: House['printed'] = (game, what) => anyHouse((house) => house.printed(game, what));

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
