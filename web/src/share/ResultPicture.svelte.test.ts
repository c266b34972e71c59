import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '../announcer.svelte';
import type { Position } from '../generated/types';
import { seatColour, seatShape } from '../look/seats';
import { settings } from '../settings.svelte';
import { getToKnow } from '../tables/registry';
import type { SeatView } from '../tables/contract';
import '../text/vocabulary';
import ResultPicture from './ResultPicture.svelte';
import { svgOf } from './snapshot';

await getToKnow('bauab');

const seat = (index: number, name: string): SeatView => ({
  ...{ index, name, kind: 'person', here: true, standIn: false, bot: '' },
  ...{ colour: seatColour(index), shape: seatShape(index) },
});
const position = {
  screen: {},
  outcome: { over: true, points: [12, 31], ranks: [2, 1] },
  givenUpBy: null,
  sheet: [{ label: 'bauab.sheet.captured', values: [12, 31], total: true }],
  zones: [],
} as unknown as Position;

let shown: ReturnType<typeof mount> | undefined;
beforeEach(() => {
  settings.language = 'en';
  settings.plain = true;
  history.replaceState(null, '', '/table/secret-table');
});
afterEach(() => {
  if (shown) void unmount(shown);
  settings.plain = false;
  document.body.innerHTML = '';
});

function draw(): HTMLElement {
  const seats = [seat(0, 'Anna <b>'), seat(1, 'Ben')];
  const props = { game: 'bauab', position, seats, you: 0, ended: 0, moment: 0, story: [], say: () => '' };
  shown = mount(ResultPicture, { target: document.body, props });
  flushSync();
  return document.body.firstElementChild as HTMLElement;
}

describe('the picture of a result', () => {
  it('has the game, who has won and the score sheet', () => {
    const text = draw().textContent;
    expect(text).toContain('Bauab');
    expect(text).toContain('Ben wins');
    expect(text).toMatch(/12\s*31/);
    expect(text).toContain('Sammelsurium');
  });

  it('is the same for everybody who looks at it, and says nothing aloud', () => {
    const said = vi.spyOn(announcer, 'say');
    expect(draw().textContent).not.toContain('You');
    expect(said).not.toHaveBeenCalled();
  });

  it('has no links and no address in it', () => {
    const svg = svgOf(draw(), '', 960, 900);
    expect(svg).not.toContain('href');
    expect(svg).not.toContain('secret-table');
    expect(svg).toContain('Anna &lt;b&gt;');
  });

  it('comes in the colours that the page has', () => {
    document.documentElement.dataset['theme'] = 'dark';
    expect(svgOf(draw(), ':root { color: red }', 960, 900)).toMatch(/^<svg [^>]*data-theme="dark"/);
    document.documentElement.dataset['theme'] = 'light';
  });
});
