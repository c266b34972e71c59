import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { StoryLine, TableProps } from '../contract';
import Flights from './Flights.svelte';

// A page without pictures does not move anything; so what is asked of it is kept here, and ended by hand.
interface Motion {
  node: HTMLElement;
  duration: number;
  finish: () => void;
  onfinish: () => void;
}
let motions: Motion[] = [];
const inTheAir = (): string[] => [...document.querySelectorAll('.leg')].map((node) => node.textContent ?? '');

const line = (move: number, ...plots: number[]): StoryLine<'bauab'>[] =>
  plots.map((plot) => ({ message: { key: '', args: {} }, event: { kind: 'captures', who: 0, chip: '1', plot }, move }));

let table: Pick<TableProps<'bauab'>, 'moment' | 'story'>;
let shown: Record<string, unknown>;
let home: HTMLElement;

beforeEach(() => {
  motions = [];
  settings.pace = 'calm';
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (this: HTMLElement, _, options) {
    const { duration } = options as { duration: number };
    const motion = { node: this, duration, onfinish: () => {}, oncancel: () => {}, cancel: () => {}, finish: () => motion.onfinish() };
    motions.push(motion);
    return motion as unknown as Animation;
  });
  home = document.createElement('div');
  home.innerHTML = '<i data-place="plot-1"></i><i data-place="plot-2"></i><i data-place="seat-0"></i>';
  document.body.append(home);
  const props = $state({ moment: 3, story: line(3, 1) });
  table = props;
  shown = mount(Flights<'bauab', string>, {
    target: home,
    props: {
      table: table as TableProps<'bauab'>,
      flightsOf: ({ event }: StoryLine<'bauab'>) =>
        event.kind === 'captures'
          ? [{ from: `plot-${event.plot}`, to: 'seat-0', piece: `from ${event.plot}`, hides: true }]
          : event.kind === 'places'
            ? [{ from: 'seat-0', to: `plot-${event.plot}`, piece: `to ${event.plot}`, hides: true }]
            : [],
      piece: createRawSnippet((text: () => string) => ({ render: () => `<b>${text()}</b>` })),
    },
  });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  home.remove();
  vi.restoreAllMocks();
});

async function goTo(moment: number, ...news: StoryLine<'bauab'>[]): Promise<void> {
  table.story = [...table.story, ...news];
  table.moment = moment;
  flushSync();
  await tick();
}
async function land(): Promise<void> {
  motions.at(-1)?.finish();
  for (let i = 0; i < 4; ++i) await tick();
}

test('what lies there at first has not just come', () => expect(inTheAir()).toEqual([]));

test('the pieces of each event fly after those of the one before', async () => {
  await goTo(4, ...line(4, 1, 2));
  expect(inTheAir()).toEqual(['from 1']);
  await land();
  expect(inTheAir()).toEqual(['from 2']);
  await land();
  expect(inTheAir()).toEqual([]);
});

test('where a piece will land nothing is seen before it has', async () => {
  const target = home.querySelector<HTMLElement>('[data-place=seat-0]');
  await goTo(4, ...line(4, 1));
  expect(target?.style.visibility).toBe('hidden');
  await land();
  expect(target?.style.visibility).toBe('');
});

test('what comes later is not seen either before its turn', async () => {
  const target = home.querySelector<HTMLElement>('[data-place=seat-0]');
  const other = home.querySelector<HTMLElement>('[data-place=plot-2]');
  table.story = [...table.story, ...line(4, 1)];
  await goTo(4, { message: { key: '', args: {} }, event: { kind: 'places', who: 0, chip: '1', plot: 2 }, move: 4 });
  expect(inTheAir()).toEqual(['from 1']);
  expect([target?.style.visibility, other?.style.visibility]).toEqual(['hidden', 'hidden']);
  await land();
  expect([target?.style.visibility, other?.style.visibility]).toEqual(['', 'hidden']);
  await land();
  expect(other?.style.visibility).toBe('');
});

test('however much has happened, all has landed after a second and a half', async () => {
  await goTo(4, ...line(4, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2));
  while (inTheAir().length > 0) await land();
  expect(motions.length).toBeGreaterThan(5);
  expect(motions.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(1500.001);
});

test('nothing flies on the way back into the past, nor for those who want no motion', async () => {
  await goTo(2);
  expect(motions).toEqual([]);
  settings.pace = 'none';
  await goTo(4, ...line(4, 1));
  expect(motions).toEqual([]);
});

test('a piece from a place that is not there stays away, and the next one flies', async () => {
  await goTo(4, ...line(4, 9, 2));
  await tick();
  await tick();
  expect(inTheAir()).toEqual(['from 2']);
});
