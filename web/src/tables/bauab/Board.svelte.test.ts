import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BauabScreen, Offer, Preview } from '../../generated/types';
import { keyboard } from '../../keyboard.svelte';
import Board from './Board.svelte';

// One row of four: seat 0 has a 2 on a1, seat 1 a 3 on b1; c1 and d1 are free.
const names = ['a1', 'b1', 'c1', 'd1'];
const lying = (chips: string[]): BauabScreen => ({
  columns: 4,
  rows: 1,
  plots: names.map((name, column) => ({
    name,
    column,
    row: 0,
    chip: (chips[column] ?? 'none') as BauabScreen['plots'][number]['chip'],
    owner: chips[column] === 'none' ? -1 : column === 1 ? 1 : 0,
    liberties: 1,
    emptied: false,
  })),
  tray: [
    [3, 2, 1, 2, 1, 1],
    [3, 2, 2, 1, 1, 1],
  ],
  prey: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  score: [2, 3],
  parksLeft: 15,
  mover: 0,
});

const previews: Preview<'bauab'>[] = [
  { action: '5@c1', refusal: null, screen: lying(['2', 'none', '5', 'none']) },
  { action: '5@d1', refusal: null, screen: lying(['2', '3', 'none', '5']) },
  { action: '3@c1', refusal: { clause: 'B2', message: { key: 'equal', args: {} } }, screen: null },
  { action: '3@d1', refusal: null, screen: lying(['2', '3', 'none', '3']) },
];

const offer = (chip: '3' | '5', plot: number): Offer<'bauab'> => ({
  notation: `${chip}@${names[plot]}`,
  label: { key: '', args: {} },
  action: { kind: 'place', chip, plot },
});

let shown: Record<string, unknown> | null = null;
const act = vi.fn();

const at = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`)!;
async function press(id: string, pointerType = 'mouse') {
  at(id).dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await tick();
  await tick();
}
async function type(key: string, shiftKey = false) {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  keyboard.press(event);
  await tick();
  await tick();
  return event;
}

function show(screen: BauabScreen) {
  const seat = (index: number) => ({
    index,
    name: ['Anna', 'Ben'][index]!,
    kind: 'person' as const,
    here: true,
    standIn: false,
    bot: '',
    colour: `--seat-${index}`,
    shape: (['circle', 'square'] as const)[index]!,
  });
  shown = mount(Board, {
    target: document.body,
    props: {
      position: {
        screen,
        must: [0],
        may: [],
        prompt: null,
        decision: 7,
        occasion: 0,
        answers: [offer('3', 3), offer('5', 2), offer('5', 3)],
        interrupts: [],
        undo: false,
        outcome: { over: false, points: [2, 3], ranks: [] },
        givenUpBy: null,
        sheet: [],
        zones: null,
      },
      seats: [seat(0), seat(1)],
      you: 0,
      live: true,
      storageKey: 'test',
      moment: 0,
      story: [],
      lastLines: [],
      act,
      explain: (actions: string[]) => Promise.resolve(previews.filter(({ action }) => actions.includes(action))),
      say: (message: { key: string }) => message.key,
      word: (key: string) => key,
      announce: () => {},
    },
  });
  flushSync();
}

const usual = lying(['2', '3', 'none', 'none']);
beforeEach(() => {
  act.mockClear();
  show(usual);
});
afterEach(() => {
  if (shown) void unmount(shown);
});

describe('placing a chip', () => {
  it.each(['mouse', 'touch'])('takes two clicks with a %s: the first previews what is captured', async (pointer) => {
    await press('chip-5', pointer);
    await press('plot-c1', pointer);
    expect(act).not.toHaveBeenCalled();
    expect(at('plot-b1').querySelector('.doomed')).not.toBeNull();
    expect(at('plot-c1').querySelector('.ghost')).not.toBeNull();
    await press('plot-c1', pointer);
    expect(act).toHaveBeenCalledExactlyOnceWith('5@c1');
  });

  it('can be let go of', async () => {
    await press('chip-5');
    await press('plot-c1');
    await type('Escape');
    expect(at('confirm').disabled).toBe(true);
    expect(at('chip-5').getAttribute('aria-pressed')).toBe('false');
    expect(at('plot-c1').querySelector('.ghost')).toBeNull();
  });

  it('works plot first, too', async () => {
    await press('plot-c1');
    expect(at('chip-5').classList).toContain('fitting');
    expect(at('chip-3').classList).not.toContain('fitting');
    await press('chip-5');
    await press('confirm');
    expect(act).toHaveBeenCalledExactlyOnceWith('5@c1');
  });

  it('is refused with its clause where it is forbidden', async () => {
    await press('chip-3');
    await press('plot-c1');
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.hint')?.textContent).toContain('equal (B2)');
    expect(at('confirm').disabled).toBe(true);
  });

  it('works with keys: a digit takes the chip, a letter and a digit go to the plot', async () => {
    await type('5');
    expect(at('chip-5').getAttribute('aria-pressed')).toBe('true');
    await type('d');
    await type('1');
    expect(document.activeElement).toBe(at('plot-d1'));
    expect(at('chip-1').getAttribute('aria-pressed')).toBe('false');
    await type('Escape');
    expect(at('chip-5').getAttribute('aria-pressed')).toBe('false');
  });

  it('leaves h to the page, which gives hints; with Shift it is the column', async () => {
    if (shown) await unmount(shown);
    show({ ...usual, plots: usual.plots.map((plot) => (plot.name === 'd1' ? { ...plot, name: 'h1' } : plot)) });
    expect((await type('h')).defaultPrevented).toBe(false);
    await type('1');
    expect(document.activeElement).not.toBe(at('plot-h1'));
    expect((await type('H', true)).defaultPrevented).toBe(true);
    await type('1');
    expect(document.activeElement).toBe(at('plot-h1'));
  });

  it('offers no pass that the server does not offer', () => expect(at('pass')).toBeNull());
});
