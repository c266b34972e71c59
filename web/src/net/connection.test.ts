import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../generated/types';
import { Connection, type LineState } from './connection';
import type { Frame } from './frames';
import { FakeSocket } from './fakeSocket';

let sockets: FakeSocket[];
let states: LineState[];
let frames: Frame[];
let waiting: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  frames = [];
  waiting = 0;
  connection = new Connection(
    () => 'ws://table',
    {
      frame: (frame) => frames.push(frame),
      state: (state) => states.push(state),
      waiting: (count) => (waiting = count),
      failed: () => {},
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket.asWebSocket();
    },
  );
  connection.connect();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const sent = (socket: FakeSocket | undefined): Command[] =>
  (socket?.sent ?? []).map((text) => JSON.parse(text) as Command);

describe('the line to a table', () => {
  it('answers a command with the frame that names its id', async () => {
    sockets[0]?.open();
    const first = connection.send({ do: 'start' });
    const second = connection.send({ do: 'explain', actions: [] });
    expect(waiting).toBe(1); // a question changes nothing
    const [a, b] = sent(sockets[0]);
    expect(a?.id).not.toBe(b?.id);
    sockets[0]?.receive({ t: 'ack', n: 1, id: b?.id });
    sockets[0]?.receive({ t: 'ack', n: 2, id: a?.id });
    expect(await first).toMatchObject({ n: 2 });
    expect(await second).toMatchObject({ n: 1 });
    expect(waiting).toBe(0);
  });

  it('sends what was not answered again, with the same id, and nothing else', async () => {
    sockets[0]?.open();
    const lost = connection.send({ do: 'act', action: '3@b2', answers: 4 });
    const done = connection.send({ do: 'start' });
    const [act, start] = sent(sockets[0]);
    sockets[0]?.receive({ t: 'ack', n: 1, id: start?.id });
    await done;
    sockets[0]?.fail();
    expect(states.at(-1)).toBe('offline');
    vi.advanceTimersByTime(1000);
    sockets[1]?.open();
    expect(sent(sockets[1])).toEqual([act]);
    sockets[1]?.receive({ t: 'error', n: 1, id: act?.id, clause: 'B2', message: { key: 'x', args: {} }, text: '' });
    expect(await lost).toMatchObject({ t: 'error', clause: 'B2' });
  });

  it('does not tell a new line what was seen on the old one', async () => {
    sockets[0]?.open();
    const seen = connection.send({ do: 'seen', frame: 3 });
    sockets[0]?.fail();
    vi.advanceTimersByTime(1000);
    sockets[1]?.open();
    expect(sent(sockets[1])).toEqual([]);
    expect(await seen).toBeNull();
  });

  it('keeps commands given while it is down', () => {
    void connection.send({ do: 'undo' });
    expect(sockets[0]?.sent).toEqual([]);
    sockets[0]?.open();
    expect(sent(sockets[0])).toMatchObject([{ do: 'undo' }]);
  });

  it('tries again at growing intervals, and at once when told that the network is back', () => {
    for (let i = 0; i < 6; ++i) {
      sockets.at(-1)?.fail();
      vi.advanceTimersByTime(10_000);
    }
    expect(sockets).toHaveLength(7);
    sockets.at(-1)?.fail();
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(7);
    connection.hurry();
    expect(sockets).toHaveLength(8);
  });

  it('takes an answer that does not come for a dead line', () => {
    sockets[0]?.open();
    void connection.send({ do: 'start' });
    vi.advanceTimersByTime(8001);
    expect(states.at(-1)).toBe('offline');
    expect(sockets[0]?.readyState).toBe(3);
  });

  it('hears nothing more from a line that it has given up', () => {
    sockets[0]?.open();
    connection.reconnect();
    sockets[0]?.receive({ t: 'bye', n: 9 });
    expect(frames).toEqual([]);
  });

  it('comes back after the server has said goodbye', () => {
    sockets[0]?.open();
    sockets[0]?.receive({ t: 'bye', n: 1 });
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it('gives open commands up when it is closed for good', async () => {
    const open = connection.send({ do: 'start' });
    connection.close();
    expect(await open).toBeNull();
    expect(await connection.send({ do: 'undo' })).toBeNull();
  });
});
