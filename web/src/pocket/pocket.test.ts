import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { FromHouse, ToHouse } from './messages';
import { Pocket } from './pocket.svelte';
import { Thinkers } from './thinkers';

class FakeWorker {
  told: unknown[] = [];
  isTerminated = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

let workers: FakeWorker[];
const start = (): Worker => {
  workers.push(new FakeWorker());
  return workers.at(-1) as unknown as Worker;
};
const say = (message: FromHouse) => workers.at(-1)?.say(message);
const told = () => (workers.at(-1)?.told ?? []) as ToHouse[];

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = 'en';
  workers = [];
});
afterEach(() => vi.useRealTimers());

describe('the page with a house in its pocket', () => {
  it('calls it as it would call a server', async () => {
    const pocket = new Pocket(start);
    const answer = pocket.fetch('/api/tables', { method: 'POST', body: '{}' });
    expect(told()).toEqual([{ is: 'call', call: 1, method: 'POST', target: '/api/tables', body: '{}' }]);
    say({ is: 'answer', call: 1, status: 409, body: '{"text":"no"}' });
    expect((await answer).status).toBe(409);
    expect(await (await answer).json()).toEqual({ text: 'no' });
  });

  it('speaks with a table as through a web socket', () => {
    const pocket = new Pocket(start);
    const socket = pocket.open('ws://house/api/tables/abc/socket?lang=de');
    const heard: string[] = [];
    socket.onopen = () => heard.push('open');
    socket.onmessage = ({ data }) => heard.push(data as string);
    socket.send('too early');
    expect(told()).toEqual([{ is: 'open', socket: 1, target: '/api/tables/abc/socket?lang=de' }]);
    say({ is: 'opened', socket: 1 });
    say({ is: 'frame', socket: 1, frame: 'hello' });
    socket.send('thanks');
    expect(heard).toEqual(['open', 'hello']);
    expect(told().at(-1)).toEqual({ is: 'frame', socket: 1, frame: 'thanks' });
    socket.close();
    expect(told().at(-1)).toEqual({ is: 'close', socket: 1 });
  });

  it('begins another worker when one has broken down', async () => {
    const pocket = new Pocket(start);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = pocket.open('ws://house/api/tables/abc/socket');
    let isClosed = false;
    socket.onclose = () => (isClosed = true);
    say({ is: 'opened', socket: 1 });
    const answer = pocket.fetch('/api/games');
    say({ is: 'broken', why: 'memory' });
    await expect(answer).rejects.toThrow('Nothing is lost');
    expect(isClosed).toBe(true);
    expect(workers[0]?.isTerminated).toBe(true);
    pocket.open('ws://house/api/tables/abc/socket');
    expect(workers).toHaveLength(2);
  });

  it('lets the worker go when nobody needs it, and keeps it for whoever sits there', async () => {
    const pocket = new Pocket(start);
    const socket = pocket.open('ws://house/api/tables/abc/socket');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.isTerminated).toBe(false);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('says that another tab has the tables, until it has them itself', async () => {
    const pocket = new Pocket(start);
    const opening = pocket.fetch('/api/tables', { method: 'POST', body: '{}' });
    const socket = pocket.open('ws://house/api/tables/abc/socket');
    say({ is: 'elsewhere' });
    await expect(opening).rejects.toThrow('another tab');
    expect(pocket.isElsewhere).toBe(true);
    await expect(pocket.fetch('/api/tables/abc/record')).rejects.toThrow('another tab');
    say({ is: 'ours' });
    expect(pocket.isElsewhere).toBe(false);
    expect(socket.readyState).toBe(0); // it is opened when its turn has come
  });
});

describe('thinkers', () => {
  const thoughts: [number, string][] = [];
  const thinkers = (most: number) => {
    thoughts.length = 0;
    return new Thinkers(
      start,
      (call, answer) => thoughts.push([call, answer]),
      (question) => `here: ${question}`,
      most,
    );
  };

  it('are as many as there may be, and think about one thing at a time', () => {
    const pool = thinkers(2);
    for (const call of [1, 2, 3]) pool.ask(call, `q${call}`);
    expect(workers.map(({ told: asked }) => asked)).toEqual([[{ call: 1, text: 'q1' }], [{ call: 2, text: 'q2' }]]);
    workers[1]?.say({ call: 2, text: 'a2' });
    expect(workers[1]?.told.at(-1)).toEqual({ call: 3, text: 'q3' });
    expect(thoughts).toEqual([[2, 'a2']]);
  });

  it('that cannot begin leave the thinking to the house; those that break down leave it be', () => {
    const pool = thinkers(1);
    pool.ask(1, 'q1');
    workers[0]?.onerror?.();
    pool.ask(2, 'q2');
    workers[1]?.say({ call: 2, text: 'a2' });
    pool.ask(3, 'q3');
    workers[1]?.onerror?.();
    expect(thoughts).toEqual([
      [1, 'here: q1'],
      [2, 'a2'],
      [3, ''],
    ]);
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('rest when there is nothing to think about', async () => {
    const pool = thinkers(1);
    pool.ask(1, 'q1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.isTerminated).toBe(false);
    workers[0]?.say({ call: 1, text: 'a1' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.isTerminated).toBe(true);
  });
});
