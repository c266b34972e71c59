import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, TableFrame } from '../generated/types';
import { FakeSocket } from '../net/fakeSocket';
import { settings } from '../settings.svelte';
import { getToKnow } from '../tables/registry';
import { timeToAnswer } from './buzzers.svelte';
import { TableSession } from './session.svelte';
import { Sofa } from './sofa.svelte';

await Promise.all(['nussknacker', 'bauab', 'misd'].map(getToKnow));

// Anna, Ben and Cleo; who of them sits here is told by each test.
const person = (name: string) => ({
  ...{ kind: 'person' as const, name, here: true, standIn: false, bot: '', failures: 0, leftToChance: false },
});
const tableOf = (you: number | null, yours: number[], changes: Partial<TableFrame> = {}): TableFrame => ({
  ...{ t: 'table', n: 1, table: 't1', game: 'nussknacker', options: 'players=3', phase: 'playing' },
  seats: ['Anna', 'Ben', 'Cleo'].map(person),
  ...{ you, yours, hidden: true, race: false, watchers: 0, round: 1, commitment: '', commitments: [], next: '' },
  ...{
    origin: null,
    earlierRules: null,
    goesOn: false,
    daily: '',
    ended: 0,
    took: 0,
    hints: false,
    talk: 'none',
    puzzle: false,
    patience: [-1, -1, -1],
    trouble: '',
    ...changes,
  },
});
const positionOf = (must: number[]) => ({
  t: 'position',
  n: 2,
  ack: null,
  position: {
    ...{ screen: {} as never, must, may: [], prompt: null, decision: 1, occasion: 1, answers: [], interrupts: [] },
    ...{ undo: false, outcome: { over: false, points: [], ranks: [] }, givenUpBy: null, sheet: [], zones: null },
  } satisfies Position<'nussknacker'>,
  story: { from: 0, lines: [] },
  alarm: null,
  patience: [-1, -1, -1],
  lesson: null,
  puzzle: null,
  times: [],
});

let sockets: Map<string, FakeSocket>;
let sofa: Sofa;

// The latest socket of a seat; that of the first connection is called `''`.
const socketOf = (seat: number | ''): FakeSocket => {
  const socket = sockets.get(String(seat));
  if (socket === undefined) throw new Error(`nobody has connected as ${seat}`);
  return socket;
};
const here = () => sofa.sessions.map(({ seat }) => seat);
const inFront = () => (sofa.isCovered ? null : sofa.front.seat);

// Anna and Ben sit here, Cleo elsewhere.
function sitDown(changes: Partial<TableFrame> = {}): void {
  socketOf('').receive(tableOf(0, [0, 1], changes));
  socketOf(1).open();
  socketOf(1).receive(tableOf(1, [0, 1], changes));
}
function ask(...must: number[]): void {
  for (const seat of ['', 1] as const) socketOf(seat).receive(positionOf(must));
  vi.runOnlyPendingTimers();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  settings.pace = 'calm';
  sockets = new Map();
  sofa = new Sofa(
    't1',
    (seat) =>
      new TableSession(
        't1',
        (address) => {
          const socket = new FakeSocket();
          sockets.set(new URL(address).searchParams.get('seat') ?? '', socket);
          return socket.asWebSocket();
        },
        seat,
      ),
  );
  socketOf('').open();
});
afterEach(() => {
  sofa.close();
  vi.useRealTimers();
});

describe('people who share a screen', () => {
  it('are one, or a watcher, as a rule', () => {
    socketOf('').receive(tableOf(null, []));
    expect(here()).toEqual([null]);
    socketOf('').receive(tableOf(2, [2]));
    socketOf('').receive(positionOf([2]));
    expect(here()).toEqual([2]);
    expect(sofa.isShared).toBe(false);
    expect(inFront()).toBe(2);
    sofa.cover();
    expect(inFront()).toBe(2);
  });

  it('have a session each, by seat', () => {
    socketOf('').receive(tableOf(1, [0, 1, 2], { phase: 'seating' }));
    expect(here()).toEqual([0, 1, 2]);
    expect(sofa.isCovered).toBe(false);
    socketOf(2).open();
    socketOf(2).receive(tableOf(null, [0, 1], { phase: 'seating' }));
    expect(here()).toEqual([0, 1]);
  });

  it('get a session back that the server did not let in', () => {
    sitDown();
    socketOf(1).fail();
    vi.advanceTimersByTime(1000);
    const message = { key: 'server.notYourSeat', args: {} };
    socketOf(1).open();
    socketOf(1).receive({ t: 'error', n: 1, id: '', clause: 'server', message, text: 'No.' });
    expect(here()).toEqual([0]);
    expect(inFront()).toBe(0);
  });

  it('asks for its seat again after a lost connection', () => {
    sitDown();
    sockets.clear();
    sofa.front.reconnect();
    expect([...sockets.keys()]).toEqual(['0']);
  });
});

describe('a table with open cards', () => {
  beforeEach(() => sitDown({ hidden: false, game: 'bauab' }));

  it('turns to whoever is to act, when the last move has been seen', () => {
    ask(0);
    expect(inFront()).toBe(0);
    for (const seat of ['', 1] as const) socketOf(seat).receive(positionOf([1]));
    expect(inFront()).toBe(0);
    vi.advanceTimersByTime(1500);
    expect(inFront()).toBe(1);
    ask(2);
    expect(inFront()).toBe(1);
    ask(0);
    expect(inFront()).toBe(0);
    expect(sofa.isCovered).toBe(false);
  });

  it('lets others come to the front only if they can do something there', () => {
    ask(0);
    expect(sofa.mayHandOver).toBe(false);
    sofa.cover();
    expect(sofa.isCovered).toBe(false);
    const loan = { notation: 'borrow', label: { key: '', args: {} }, action: {} as never };
    const frame = positionOf([0]);
    socketOf(1).receive({ ...frame, position: { ...frame.position, interrupts: [loan] } });
    sofa.cover();
    sofa.comeToFront(sofa.at(1) as TableSession);
    expect(inFront()).toBe(1);
    ask(0);
    expect(inFront()).toBe(1);
    expect(sofa.mayHandOver).toBe(true); // back to Anna, who is asked
  });

  it('offers to take back what another person here has just done', () => {
    ask(0);
    const frame = positionOf([1]);
    socketOf('').receive({ ...frame, position: { ...frame.position, undo: true } });
    socketOf(1).receive(frame);
    vi.runOnlyPendingTimers();
    expect(inFront()).toBe(1);
    expect(sofa.undoer?.seat).toBe(0);
  });

  it('calls everybody by name', () => {
    expect(sofa.front.reader.you).toBeNull();
    expect(sofa.front.say({ key: 'kit.you', args: {} })).toBe('Anna');
  });
});

describe('a table with hidden hands', () => {
  beforeEach(() => sitDown());

  it('shows no hand before somebody has said that it is theirs', () => {
    expect(inFront()).toBeNull();
    expect(sofa.called).toBeNull();
    ask(1);
    expect(sofa.called?.seat).toBe(1);
    sofa.comeToFront(sofa.called as TableSession);
    expect(inFront()).toBe(1);
    expect(sofa.front.reader.you).toBe(1);
  });

  it('lets the curtain fall only if another person here is to act', () => {
    ask(0);
    sofa.comeToFront(sofa.sessions[0] as TableSession);
    ask(2);
    expect(inFront()).toBe(0);
    ask(0);
    expect(inFront()).toBe(0);
    ask(0, 1);
    expect(inFront()).toBe(0);
    ask(1);
    expect(inFront()).toBeNull();
    expect(sofa.called?.seat).toBe(1);
    ask(2);
    expect(inFront()).toBeNull();
    expect(sofa.called).toBeNull();
  });

  it('keeps whoever has come unasked in front until they have acted', async () => {
    ask(0);
    sofa.comeToFront(sofa.sessions[1] as TableSession);
    ask(0);
    expect(inFront()).toBe(1);
    const acted = sofa.act('announce 5');
    const { id } = JSON.parse(socketOf(1).sent.at(-1) ?? '{}') as { id: string };
    socketOf(1).receive({ ...positionOf([0]), ack: id });
    await acted;
    vi.runOnlyPendingTimers();
    expect(inFront()).toBeNull();
    expect(sofa.called?.seat).toBe(0);
  });

  it('asks nobody for whom a bot plays', () => {
    const seats = ['Anna', 'Ben', 'Cleo'].map(person);
    Object.assign(seats[0] ?? {}, { standIn: true });
    socketOf('').receive(tableOf(0, [0, 1], { seats }));
    ask(0);
    expect(sofa.called).toBeNull();
  });

  it('is covered on demand, and when the one in front takes their seat elsewhere', () => {
    ask(0);
    sofa.comeToFront(sofa.sessions[0] as TableSession);
    sofa.cover();
    expect(inFront()).toBeNull();
    expect(sofa.called?.seat).toBe(0);
    sofa.comeToFront(sofa.sessions[0] as TableSession);
    socketOf('').receive(tableOf(2, [1, 2]));
    socketOf(1).receive(tableOf(null, [2]));
    expect(here()).toEqual([2]);
  });

  it('shows the end to everybody', () => {
    ask(1);
    for (const [seat, you] of [
      ['', 0],
      [1, 1],
    ] as const) {
      socketOf(seat).receive(tableOf(you, [0, 1], { phase: 'over' }));
    }
    expect(sofa.isCovered).toBe(false);
  });
});

describe('a race at one screen', () => {
  const press = (seat: number) => sofa.buzzers.press(sofa.at(seat) as TableSession);
  const queue = () => sofa.buzzers.queue.map(({ seat }) => seat);
  beforeEach(() => {
    sitDown({ race: true, game: 'misd' });
    for (const seat of ['', 1] as const) socketOf(seat).receive(positionOf([0, 1, 2]));
  });

  it('has no curtain, and gives the pad to whoever presses first', () => {
    expect(sofa.isCovered).toBe(false);
    expect(sofa.awaitsCall).toBe(true);
    press(1);
    press(0);
    expect(queue()).toEqual([1, 0]);
    expect(inFront()).toBe(1);
    expect(sofa.awaitsCall).toBe(false);
  });

  it('goes on to the next when the time is up, and begins anew when all have had it', () => {
    press(1);
    press(0);
    vi.advanceTimersByTime(timeToAnswer);
    expect(queue()).toEqual([0]);
    expect(inFront()).toBe(0);
    press(1);
    expect(queue()).toEqual([0]);
    press(0); // gives it back
    expect(queue()).toEqual([]);
    press(1);
    expect(queue()).toEqual([1]);
  });

  it('forgets everything with the round', () => {
    press(0);
    for (const seat of ['', 1] as const) socketOf(seat).receive(positionOf([]));
    expect(queue()).toEqual([]);
    press(1);
    expect(queue()).toEqual([]);
    for (const seat of ['', 1] as const) socketOf(seat).receive(positionOf([0, 1]));
    press(1);
    expect(queue()).toEqual([1]);
  });

  it('lets the next answer when the first has', () => {
    press(0);
    press(1);
    for (const seat of ['', 1] as const) socketOf(seat).receive(positionOf([1, 2]));
    expect(queue()).toEqual([1]);
  });
});
