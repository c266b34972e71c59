import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Daily, DailyRow } from '../generated/types';
import { awaitsStrongBot, DailyAsking } from './asking.svelte';

const row: DailyRow = { name: 'Anna', points: 3, rank: 1, gaveUp: false, at: 0, yours: true };
const told = (changes: Partial<Daily> = {}): Daily => ({
  ...{ day: '2026-11-18', game: 'bauab', table: '', played: 0, yours: null, rows: [], strong: null, strongTable: '' },
  ...changes,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the deal of the day', () => {
  it('is asked for once before one has played', async () => {
    const get = vi.fn().mockResolvedValue(told());
    const asking = new DailyAsking({ get }, 'bauab', '', awaitsStrongBot);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(get).toHaveBeenCalledExactlyOnceWith('/api/daily/bauab', expect.any(Function));
    expect(asking.told?.played).toBe(0);
  });

  it('is asked for again until the strong bot has played, too', async () => {
    const yours = told({ yours: row, rows: [row] });
    const get = vi
      .fn()
      .mockResolvedValueOnce(yours)
      .mockResolvedValueOnce(yours)
      .mockResolvedValue({ ...yours, strong: row });
    const asking = new DailyAsking({ get }, 'bauab', '2026-11-18', awaitsStrongBot);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(get).toHaveBeenCalledTimes(3);
    expect(get).toHaveBeenLastCalledWith('/api/daily/bauab?day=2026-11-18', expect.any(Function));
    expect(asking.told?.strong).toEqual(row);
  });

  it('is not asked for any more by a page that is gone', async () => {
    const get = vi.fn().mockResolvedValue(told({ yours: row }));
    const asking = new DailyAsking({ get }, 'bauab', '', awaitsStrongBot);
    await vi.advanceTimersByTimeAsync(0);
    asking.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(get).toHaveBeenCalledOnce();
  });

  it('believes only what looks like one', async () => {
    const get = vi.fn().mockResolvedValue(told());
    new DailyAsking({ get }, 'bauab', '', awaitsStrongBot).close();
    const isOne = get.mock.calls[0]?.[1] as (body: unknown) => boolean;
    expect(isOne(told({ yours: row }))).toBe(true);
    expect(isOne({ day: 1 })).toBe(false);
  });
});
