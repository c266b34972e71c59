import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, TableFrame } from '../generated/types';
import { FakeSocket } from '../net/fakeSocket';
import { getToKnow } from '../tables/registry';
import IdleLine from './IdleLine.svelte';
import { TableSession } from './session.svelte';

await getToKnow('bauab');

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
  yours: [0],
  hidden: false,
  race: false,
  watchers: 0,
  round: 1,
  commitment: '',
  commitments: [],
  next: '',
  origin: null,
  earlierRules: null,
  goesOn: false,
  daily: '',
  ended: 0,
  took: 0,
  hints: false,
  talk: 'none',
  puzzle: false,
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

describe('somebody who is away', () => {
  const waitFor = (seat: number) => (session.position = { must: [seat] } as never);
  const benIsAway = { ...table, seats: [person('Anna'), { ...person('Ben'), here: false }], patience: [-1, -1] };

  it('is missed when the game waits, and not for reloading a page', () => {
    waitFor(1);
    receive(benIsAway);
    expect(at('missed-1')).toBeNull();
    vi.advanceTimersByTime(4100);
    flushSync();
    expect(at('missed-1')?.textContent).toContain('Ben');
    at('let-bot-1')?.click();
    expect(JSON.parse(socket.sent.at(-1) ?? '{}') as Command).toMatchObject({ do: 'standIn', seat: 1 });
    receive(table);
    expect(at('missed-1')).toBeNull();
  });

  it('is not missed while others are to move', () => {
    waitFor(0);
    receive(benIsAway);
    vi.advanceTimersByTime(4100);
    flushSync();
    expect(at('missed-1')).toBeNull();
  });

  it('can only be waited for by those who watch', () => {
    waitFor(1);
    receive({ ...benIsAway, you: null });
    vi.advanceTimersByTime(4100);
    flushSync();
    expect(at('missed-1')?.textContent).toContain('Ben');
    expect(at('let-bot-1')).toBeNull();
  });
});

it('tells how long others have to wait for somebody who is here', () => {
  receive({ ...table, patience: [-1, 90_000] });
  expect(at('slow-1')?.textContent).toContain('1:30');
  receive({ ...table, patience: [-1, 170_000] });
  expect(at('slow-1')).toBeNull();
});

it('tells who plays now when somebody leaves and comes back', () => {
  receive({ ...table, seats: [person('Anna'), { ...person('Ben'), here: false, standIn: true, bot: '4' }] });
  expect(session.notice?.text).toMatch(/Ben.*4/);
  receive(table);
  expect(session.notice?.text).toContain('Ben');
  expect(session.notice?.text).not.toMatch(/bot/i);
});
