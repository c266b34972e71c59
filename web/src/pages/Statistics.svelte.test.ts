import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { playedGame, refusing } from '../statistics/sample';
import '../text/vocabulary';
import Statistics from './Statistics.svelte';

let shown: ReturnType<typeof mount> | undefined;
const open = (games: unknown[]) => {
  localStorage.setItem('played-games', JSON.stringify(games));
  shown = mount(Statistics, { target: document.body });
  flushSync();
};
const byTestId = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('the statistics', () => {
  it('begin with a friendly empty page', () => {
    open([]);
    expect(byTestId('stats-empty')?.textContent).toContain('An empty page, so far');
    expect(byTestId('stats-refused')).toBeNull();
  });

  it('say so where nothing can be kept', () => {
    vi.stubGlobal('localStorage', refusing);
    shown = mount(Statistics, { target: document.body });
    expect(byTestId('stats-refused')?.textContent).toContain('does not allow anything to be saved');
  });

  it('show every picture with its figures in a table behind it', () => {
    open([playedGame('a'), playedGame('b', { ranks: [2, 1] }), playedGame('c', { game: 'raufer' })]);
    const plots = [...document.querySelectorAll('.plot')].filter((plot) => plot.querySelector('svg[role=img]'));
    expect(plots).toHaveLength(4);
    for (const plot of plots) {
      expect(plot.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('table below');
      expect(plot.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    }
    const byGame = plots.find((plot) => plot.getAttribute('aria-label') === 'By game');
    const cells = [...(byGame?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Bauab', '2', '1', '50%'],
      ['Raufer', '1', '1', '100%'],
    ]);
  });

  it('can be narrowed to one game', () => {
    open([playedGame('a'), playedGame('c', { game: 'raufer' })]);
    const choice = byTestId('stats-game') as HTMLSelectElement;
    choice.value = 'raufer';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(byTestId('stats-sum')?.textContent).toMatch(/game\s*1/);
    expect(document.querySelector('[aria-label="By game"]')).toBeNull();
  });
});
