import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, TableFrame } from '../generated/types';
import { FakeSocket } from '../net/fakeSocket';
import IdleLine from './IdleLine.svelte';
import { TableSession } from './session.svelte';

const person = (name: string) => ({
  kind: 'person' as const,
  name,
  here: true,
  standIn: false,
  bot: '',
  failures: 0,
  leftToChance: false,
});
const table: TableFrame = {
  t: 'table',
  n: 1,
  table: 't1',
  game: 'bauab',
  options: 'players=2',
  phase: 'playing',
  seats: [person('Anna'), person('Ben')],
  you: 0,
  watchers: 0,
  round: 1,
  commitment: '',
  commitments: [],
  next: '',
  goesOn: false,
  hints: false,
  patience: [-1, 60_000],
  trouble: '',
};

let socket: FakeSocket;
let session: TableSession;
let shown: Record<string, unknown>;
const at = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
const receive = (frame: object) => {
  socket.receive(frame);
  flushSync();
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  session = new TableSession('t1', () => {
    socket = new FakeSocket();
    return socket.asWebSocket();
  });
  socket.open();
  shown = mount(IdleLine, { target: document.body, props: { session } });
  receive(table);
});
afterEach(() => {
  void unmount(shown);
  session.close();
  vi.useRealTimers();
});

describe('somebody who is here and does not act', () => {
  it('can be played for by a bot after a while', () => {
    expect(at('idle-1')).toBeNull();
    vi.advanceTimersByTime(60_100);
    flushSync();
    at('idle-1')?.click();
    expect(JSON.parse(socket.sent.at(-1) ?? '{}') as Command).toMatchObject({ do: 'standIn', seat: 1 });
    receive({ ...table, seats: [person('Anna'), { ...person('Ben'), standIn: true }], patience: [-1, -1] });
    expect(at('idle-1')).toBeNull();
  });

  it('is told so, unless nobody else is there to ask for it', () => {
    receive({ ...table, patience: [0, -1] });
    expect(at('idle-you')?.textContent).toMatch(/waiting for you|warten auf dich/);
    receive({ ...table, seats: [person('Anna'), { ...person('Ben'), kind: 'bot', here: false }], patience: [0, -1] });
    expect(at('idle-you')).toBeNull();
  });

  it('is only watched by those who watch', () => {
    receive({ ...table, you: null, patience: [-1, 0] });
    expect(at('idle-1')).toBeNull();
  });
});
