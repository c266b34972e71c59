import { describe, expect, it, vi } from 'vitest';
import { Reviewing } from './reviewing.svelte';
import type { Report } from './worker';

const fake = () => ({
  postMessage: vi.fn(),
  terminate: vi.fn(),
  onmessage: null as ((event: MessageEvent<Report>) => void) | null,
  onerror: null as ((event: ErrorEvent) => void) | null,
});
const hear = (worker: ReturnType<typeof fake>, data: Report) => worker.onmessage?.({ data } as MessageEvent<Report>);
const review = { level: '5/10', seats: 2, moves: [], costliest: [], result: [1000, 0] };

describe('a review', () => {
  it('tells how far it is, and ends with the result', () => {
    const worker = fake();
    const reviewing = new Reviewing(() => worker as unknown as Worker);
    reviewing.begin('the record', 1);
    expect(worker.postMessage).toHaveBeenCalledWith(expect.objectContaining({ record: 'the record', seat: 1 }));
    hear(worker, { progress: { done: 3, total: 9 } });
    expect(reviewing.progress).toEqual({ done: 3, total: 9 });
    const retry = {
      ...{ move: 2, actions: 7 },
      answers: { reason: 'sampled' as const, solutions: 1, moves: [], rest: 0 },
    };
    hear(worker, { review, retries: [retry] });
    expect(reviewing.review).toEqual(review);
    expect(reviewing.retries).toEqual([retry]);
    expect(reviewing.isRunning).toBe(false);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('can be cancelled and begun again', () => {
    const workers = [fake(), fake()];
    let next = 0;
    const reviewing = new Reviewing(() => workers[next++] as unknown as Worker);
    reviewing.begin('the record');
    reviewing.cancel();
    expect(workers[0]?.terminate).toHaveBeenCalled();
    expect(reviewing.isRunning).toBe(false);
    reviewing.begin('the record');
    expect(reviewing.isRunning).toBe(true);
  });

  it('says why it failed', () => {
    const worker = fake();
    const reviewing = new Reviewing(() => worker as unknown as Worker);
    reviewing.begin('nonsense');
    hear(worker, { error: 'This is no record.' });
    expect(reviewing.failure).toBe('This is no record.');
    expect(reviewing.isRunning).toBe(false);
  });
});
