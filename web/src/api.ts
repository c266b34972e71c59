// The server's plain calls. Whatever goes wrong arrives as a `Refused` with a sentence for people.
import { settings, t } from './settings.svelte';
import type { GameInfo, NewTable, Offered, Seated, Sit } from './generated/types';
import { isOffered, isSeated, isServerKey } from './net/frames';

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly clause = '',
  ) {
    super(message);
  }
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
  let response: Response;
  try {
    response = await fetch(url, { ...init, credentials: 'same-origin' });
  } catch {
    throw new Refused(t('error.offline'), 0);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const { text, clause } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  throw new Refused(
    typeof text === 'string' && text !== '' ? text : t('error.server', { status: response.status }),
    response.status,
    typeof clause === 'string' ? clause : '',
  );
}

const post = (path: string, body: unknown): Promise<Response> =>
  call(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function expected<T>(answer: Promise<Response>, isOne: (body: unknown) => body is T): Promise<T> {
  const body: unknown = await (await answer).json();
  if (!isOne(body)) throw new Refused(t('error.answer'), 200);
  return body;
}
const seated = (answer: Promise<Response>): Promise<Seated> => expected(answer, isSeated);

let offerOnce: Promise<Offered> | null = null;

function offer(): Promise<Offered> {
  offerOnce ??= expected(call('/api/games'), isOffered).catch((error: unknown) => {
    offerOnce = null;
    throw error;
  });
  return offerOnce;
}

export const games = async (): Promise<GameInfo[]> => (await offer()).games;
export const programs = async (): Promise<string[]> => (await offer()).programs;

export const rules = async (game: string): Promise<string> => (await call(`/api/games/${game}/rules`)).text();
export const openTable = (table: NewTable): Promise<Seated> => seated(post('/api/tables', table));
export const sit = (table: string, seat: Sit): Promise<Seated> => seated(post(`/api/tables/${table}/sit`, seat));
export const redeem = (code: string): Promise<Seated> => seated(post(`/api/seat/${code}`, {}));
export const record = async (table: string): Promise<string> => (await call(`/api/tables/${table}/record`)).text();

/** The key with which this server signs records. */
export const serverKey = async (): Promise<string> => (await expected(call('/api/key'), isServerKey)).key;

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
