import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '../generated/types';
import Game from './Game.svelte';

const raufer: GameInfo = {
  id: 'raufer',
  titleDe: 'Raufer',
  titleEn: 'Raufer',
  minSeats: 3,
  maxSeats: 5,
  hidden: true,
  chance: true,
  simultaneous: false,
  race: false,
  lesson: 0,
  withoutHints: ['openDiscards=off'],
  options: [
    { name: 'players', values: ['3', '4', '5'], value: '4', length: null, asked: true, onlyIf: null },
    { name: 'openDiscards', values: ['off', 'on'], value: 'off', length: null, asked: true, onlyIf: null },
  ],
};

let page: ReturnType<typeof mount>;
const hints = () => document.querySelector<HTMLSelectElement>('[data-testid="hints"]');
const choose = (value: string) => {
  document.querySelector<HTMLInputElement>(`[name="openDiscards"][value="${value}"]`)?.click();
  flushSync();
};

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', games: [raufer], programs: [] })));
  page = mount(Game, { target: document.body, props: { id: 'raufer' } });
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

it('asks about hints only where there are any', () => {
  expect(hints()).toBeNull();
  choose('on');
  expect(hints()).not.toBeNull();
  choose('off');
  expect(hints()).toBeNull();
});
