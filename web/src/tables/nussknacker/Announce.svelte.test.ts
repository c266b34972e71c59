import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyboard } from '../../keyboard.svelte';
import Announce from './Announce.svelte';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const at = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
const press = (id: string) => {
  at(id)?.click();
  flushSync();
};

function open(values: number[]) {
  const confirm = vi.fn();
  const offers = new Map(values.map((value) => [value, `announce ${value}`]));
  const props = $state({ offers, highest: 8, isAsked: false, occasion: '1', word: (key: string) => key, confirm });
  shown = mount(Announce, { target: document.body, props });
  flushSync();
  return { confirm, props };
}

describe('an announcement', () => {
  it('takes a value and a confirmation', () => {
    const { confirm } = open([1, 2, 3, 4, 5, 6, 7, 8]);
    press('announce');
    expect(at('announce-confirm')?.disabled).toBe(true);
    press('announce-5');
    expect(confirm).not.toHaveBeenCalled();
    expect(at('announce-confirm')?.dataset.action).toBe('announce 5');
    press('announce-confirm');
    expect(confirm).toHaveBeenCalledExactlyOnceWith('announce 5');
  });

  it('of one deal is never made in the next', () => {
    const { confirm, props } = open([1, 2, 3, 4, 5, 6, 7, 8]);
    press('announce');
    press('announce-5');
    props.occasion = '2';
    flushSync();
    expect(at('announce-confirm')).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('opens with ! from anywhere, and closes with Esc', () => {
    open([1, 2, 3]);
    keyboard.press(new KeyboardEvent('keydown', { key: '!' }));
    flushSync();
    expect(at('announce-1')).not.toBeNull();
    keyboard.press(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(at('announce-1')).toBeNull();
  });

  it('is pointed out only to those who have nothing else to do, and only what can be announced', () => {
    const { props } = open([1, 2]);
    const isLit = (id: string) => at(id)?.dataset.pick !== undefined;
    expect(isLit('announce')).toBe(true);
    press('announce');
    expect(['announce-1', 'announce-2', 'announce-3'].map(isLit)).toEqual([true, true, false]);
    press('announce');
    props.isAsked = true;
    flushSync();
    expect(isLit('announce')).toBe(false);
  });

  it('stays in its place when nothing can be announced', () => {
    open([]);
    expect(at('announce')?.disabled).toBe(true);
    keyboard.press(new KeyboardEvent('keydown', { key: '!' }));
    flushSync();
    expect(at('announce-1')).toBeNull();
  });
});
