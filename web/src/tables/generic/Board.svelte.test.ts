import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameId, Message, Offer, Piece, Position, Zone } from '../../generated/types';
import type { TableProps } from '../contract';
import Board from './Board.svelte';

const text = (value: string): Message => ({ key: 'text', args: { value } });
const nothing: Message = { key: '', args: {} };
const piece = (value: string, changes: Partial<Piece> = {}): Piece => ({
  label: value === '' ? nothing : text(value),
  tone: 'plain',
  faceDown: false,
  lit: false,
  action: '',
  ...changes,
});

// Four cells in the middle, a hidden hand at seat 0, an open one at seat 1 (the reader).
const zones: Zone[] = [
  {
    title: text('Grid'),
    owner: null,
    columns: 2,
    pieces: [
      piece('A', { tone: 'red' }),
      piece('', { faceDown: true, action: 'flip 2' }),
      piece(''),
      piece('D', { lit: true }),
    ],
  },
  { title: text('Others’ hand'), owner: 0, columns: 0, pieces: [piece('', { faceDown: true })] },
  { title: text('Own hand'), owner: 1, columns: 0, pieces: [piece('7', { action: 'play 7' }), piece('8')] },
];
const offer = (notation: string, label: Message): Offer => ({ notation, label, action: { kind: 'pass' } });
const position: Position = {
  screen: {} as Position['screen'],
  must: [1],
  may: [1],
  prompt: null,
  decision: 1,
  occasion: 1,
  answers: [
    offer('flip 2', text('Flip the second card')),
    offer('play 7', text('Play the 7')),
    offer('pass', text('Pass')),
  ],
  interrupts: [offer('shout', text('Shout'))],
  undo: false,
  outcome: { over: false, points: [0, 0], ranks: [] },
  givenUpBy: null,
  sheet: [],
  zones,
};
const seat = (index: number, name: string) => ({
  index,
  name,
  kind: 'person' as const,
  here: true,
  standIn: false,
  bot: '',
  colour: `--seat-${index}`,
  shape: 'circle' as const,
});

const act = vi.fn();
let board: Record<string, unknown> | null = null;

function show(changes: Partial<TableProps<GameId>> = {}) {
  board = mount(Board, {
    target: document.body,
    props: {
      position,
      seats: [seat(0, 'Anna'), seat(1, 'Ben')],
      you: 1,
      live: true,
      storageKey: 'notes',
      moment: 0,
      story: [],
      lastLines: [],
      act,
      explain: () => Promise.resolve([]),
      say: ({ key, args }: Message) => (key === 'text' ? String(args['value']) : key),
      word: (key: string) => key,
      announce: () => {},
      ...changes,
    },
  });
  flushSync();
}

afterEach(async () => {
  act.mockClear();
  if (board !== null) await unmount(board);
  board = null;
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (action: string) => document.querySelector<HTMLButtonElement>(`button[data-action="${action}"]`);

describe('the plain table', () => {
  it('shows the middle first, then what is the reader’s, then the others', () => {
    show();
    expect(all('h3, h4').map((heading) => heading.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Grid',
      'Ben (generic.you) generic.turn',
      'Own hand',
      'Anna',
      'Others’ hand',
      'generic.actions',
      'generic.anytime',
    ]);
  });

  it('lays a grid out as a table', () => {
    show();
    expect(all('[role=row]').map((row) => row.querySelectorAll('[role=cell]').length)).toEqual([2, 2]);
    expect(all('[role=cell]').map((cell) => cell.textContent?.trim())).toEqual([
      'A (generic.tone.red)',
      '(generic.faceDown): Flip the second card',
      '(generic.empty)',
      'D (generic.lit)',
    ]);
  });

  it('makes exactly what is legal a button', () => {
    show();
    expect(all('[data-action]').map((node) => node.dataset['action'])).toEqual(['flip 2', 'play 7', 'pass', 'shout']);
    expect(all('[data-testid=offer]').map((node) => node.textContent)).toEqual(['Pass']);
    expect(all('[data-testid=interrupt]').map((node) => node.textContent)).toEqual(['Shout']);
    button('play 7')?.click();
    button('shout')?.click();
    expect(act.mock.calls).toEqual([['play 7'], ['shout']]);
  });

  it('leads to the pieces that can be touched', () => {
    show();
    document.querySelector<HTMLElement>('[data-testid=show-pieces]')?.click();
    expect(document.activeElement).toBe(button('flip 2'));
  });

  it('brings a piece into sight where only touching one leads on', () => {
    const look = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    place.mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, this.matches('.piece') ? 900 : 700, 50, 50); // below the buttons' upper edge
    });
    show();
    expect(look, 'there is a button beside').not.toHaveBeenCalled();
    if (board !== null) void unmount(board);
    show({ position: { ...position, answers: [offer('flip 2', text('a')), offer('play 7', text('b'))] } });
    expect(look.mock.contexts).toEqual([button('flip 2')]);
    look.mockRestore();
    place.mockRestore();
  });

  it('does not take the second half of a double click for another action', () => {
    show();
    button('pass')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    button('pass')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to watchers and in the past', async () => {
    show({ live: false });
    expect(all('button')).toEqual([]);
    if (board !== null) await unmount(board);
    show({ you: null });
    expect(all('button')).toEqual([]);
    expect(all('h3').map((heading) => heading.textContent?.trim())).toEqual([
      'Grid',
      'Anna',
      expect.stringContaining('Ben'),
    ]);
  });

  it('lets many actions be searched and finished with the enter key', async () => {
    const answers = Array.from({ length: 40 }, (_, i) => offer(`put ${i}`, text(`Put the ${i}`)));
    show({ position: { ...position, answers } });
    expect(all('[data-testid=offer]')).toHaveLength(40);
    const search = document.querySelector<HTMLInputElement>('[data-testid=search]')!;
    search.value = '3';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    expect(all('[data-testid=offer]').map((node) => node.textContent?.replace('Put the ', ''))).toEqual([
      ...['3', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39'],
    ]);
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(act).not.toHaveBeenCalled();
    search.value = '31';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(act).toHaveBeenCalledWith('put 31');
    await tick();
    expect(all('[data-testid=offer]')).toHaveLength(40);
  });

  it('lets many things that are possible at any time be searched too', async () => {
    const interrupts = Array.from({ length: 30 }, (_, i) => offer(`claim ${i}`, text(`Claim the ${i}`)));
    show({ position: { ...position, interrupts } });
    const search = document.querySelector<HTMLInputElement>('[data-testid=search]')!;
    search.value = '29';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    expect(all('[data-testid=interrupt]').map((node) => node.textContent)).toEqual(['Claim the 29']);
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(act).toHaveBeenCalledWith('claim 29');
  });

  describe('with each of these and each of those', () => {
    const shapes = ['heart', 'star', 'arrow'];
    const colours = ['red', 'blue', 'white', 'black', 'brown', 'grey'];
    const pairs = shapes.flatMap((shape) => colours.map((colour) => [shape, colour] as const));
    const crossed = {
      ...position,
      answers: [],
      interrupts: pairs.map(([shape, colour]) => offer(`${shape}-${colour}`, { key: 'pair', args: { shape, colour } })),
    };
    const showCrossed = () =>
      show({
        position: crossed,
        say: ({ key, args }: Message) => (key === 'pair' ? `${args['shape']} in ${args['colour']}` : String(args['text'])),
      });
    const tiles = () => all('[data-testid=crossing] button');
    const lit = () => tiles().flatMap((tile) => (tile.classList.contains('lit') ? [tile.title] : []));
    const type = (key: string) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      flushSync();
    };

    it('takes one of each, in any order', () => {
      showCrossed();
      expect(tiles().map(({ title }) => title)).toEqual([...shapes, ...colours]);
      expect(all('[data-testid=search]')).toEqual([]);
      tiles()[4]?.click();
      flushSync();
      expect(lit()).toEqual(['blue']);
      tiles()[0]?.click();
      flushSync();
      expect(act.mock.calls).toEqual([['heart-blue']]);
      expect(lit()).toEqual([]);
    });

    it('takes two figures, and escape takes the first of them back', () => {
      showCrossed();
      type('9');
      type('Enter');
      expect(lit()).toEqual([]);
      type('1');
      expect(lit()).toEqual(['heart']);
      type('Escape');
      expect(lit()).toEqual([]);
      type('2');
      type('6');
      expect(act.mock.calls).toEqual([['star-grey']]);
    });
  });

  it('is one stop of the tab key per zone and for all buttons', () => {
    const answers = ['a', 'b', 'c'].map((each) => offer(each, text(each)));
    show({ position: { ...position, answers } });
    expect(all('[data-testid=offer]').map((node) => node.tabIndex)).toEqual([0, -1, -1]);
    const [first] = all('[data-testid=offer]');
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect(document.activeElement?.textContent).toBe('c');
    expect(all('[data-testid=offer]').map((node) => node.tabIndex)).toEqual([-1, -1, 0]);
  });
});
