import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BauabScreen } from '../../generated/types';
import type { Offer, Position, Preview, TableProps } from '../contract';
import { Choosing } from './choosing.svelte';

const screenOf = (mover: number): BauabScreen => ({
  ...{ columns: 1, rows: 1, plots: [], tray: [], prey: [], score: [], parksLeft: 0, mover },
});
const offer = (notation: string): Offer<'bauab'> => ({
  notation,
  label: { key: `label of ${notation}`, args: {} },
  action: { kind: 'pass' },
});
const positionWith = (more: Partial<Position<'bauab'>> = {}): Position<'bauab'> => ({
  ...{ screen: screenOf(0), must: [0], may: [], prompt: null, decision: 1, occasion: 1, undo: false },
  ...{ answers: ['a', 'b', 'c'].map(offer), interrupts: [offer('shout')] },
  ...{ outcome: { over: false, points: [], ranks: [] }, givenUpBy: null, sheet: [], zones: null, ...more },
});

const act = vi.fn<(notation: string) => void>();
const said: string[] = [];
let answers: Record<string, Partial<Preview<'bauab'>>> = {};
let table: TableProps<'bauab'>;
let choosing: Choosing<'bauab'>;
let stop: () => void;

function open(more: Partial<TableProps<'bauab'>> = {}): void {
  const props = $state<TableProps<'bauab'>>({
    ...{ position: positionWith(), seats: [], you: 0, live: true, storageKey: '', moment: 0, story: [], lastLines: [] },
    act,
    explain: (notations) =>
      Promise.resolve(notations.map((action) => ({ action, refusal: null, screen: null, ...answers[action] }))),
    say: ({ key }) => key,
    word: (key) => key,
    announce: (text) => said.push(text),
    ...more,
  });
  table = props;
  stop = $effect.root(() => {
    choosing = new Choosing<'bauab'>(table);
  });
  flushSync();
}
function comes(more: Partial<Position<'bauab'>>): void {
  table.position = positionWith(more);
  flushSync();
}
const click = (detail: number) => new MouseEvent('click', { detail });

beforeEach(() => {
  act.mockClear();
  said.length = 0;
  answers = {};
  open();
});
afterEach(() => stop());

describe('what is offered', () => {
  it('is there only for whoever is to answer, now', () => {
    expect(choosing.offers.map(({ notation }) => notation)).toEqual(['a', 'b', 'c']);
    comes({ must: [1] });
    expect(choosing.mine).toBe(false);
    expect(choosing.offers).toEqual([]);
    expect(choosing.interrupts).toHaveLength(1); // at any time means in the turns of others, too
    table.live = false;
    expect(choosing.interrupts).toEqual([]);
  });

  it('is nothing for watchers', () => {
    stop();
    open({ you: null });
    expect([choosing.offers, choosing.interrupts]).toEqual([[], []]);
  });
});

describe('what is pointed out', () => {
  it('is all that is offered where nothing can be done, and cannot be done', () => {
    stop();
    open({ live: false, marked: 'b' });
    expect(choosing.offers.map(({ notation }) => notation)).toEqual(['b']);
    expect(choosing.interrupts).toEqual([]);
    expect(choosing.mine).toBe(false);
    choosing.pick(offer('b'));
    choosing.pick(offer('b'));
    choosing.act(offer('b'));
    expect(choosing.chosen).toBeNull();
    expect(act).not.toHaveBeenCalled();
    table.marked = 'shout';
    expect(choosing.offers).toEqual([]);
    expect(choosing.interrupts.map(({ notation }) => notation)).toEqual(['shout']);
  });

  it('changes nothing where something can be done', () => {
    table.marked = 'b';
    expect(choosing.offers.map(({ notation }) => notation)).toEqual(['a', 'b', 'c']);
  });
});

describe('a choice', () => {
  it('is made by the first pick and done by the second', () => {
    choosing.pick(offer('a'), click(1));
    expect(choosing.isChosen(offer('a'))).toBe(true);
    expect(said).toEqual(['label of a']);
    expect(act).not.toHaveBeenCalled();
    choosing.pick(offer('a'), click(2));
    expect(act).toHaveBeenCalledExactlyOnceWith('a');
    expect(choosing.chosen).toBeNull();
  });

  it('is not made by the end of a double click that began elsewhere', () => {
    choosing.pick(offer('a'), click(2));
    expect(choosing.chosen).toBeNull();
    choosing.pick(offer('a')); // by a key
    expect(choosing.isChosen(offer('a'))).toBe(true);
  });

  it('can be let go of, once', () => {
    choosing.choose(offer('a'));
    expect(choosing.letGo()).toBe(true);
    expect(choosing.letGo()).toBe(false);
    choosing.confirm();
    expect(act).not.toHaveBeenCalled();
  });

  it('belongs to its decision', () => {
    choosing.choose(offer('a'));
    comes({}); // the same decision, told once more
    expect(choosing.chosen).not.toBeNull();
    comes({ decision: 2 });
    expect(choosing.chosen).toBeNull();
  });
});

describe('a choice of several steps', () => {
  it('is done step by step, as each is offered', () => {
    choosing.choose(offer('a'), ['b', 'c']);
    choosing.confirm();
    expect(act.mock.calls).toEqual([['a']]);
    comes({ decision: 2 });
    expect(act.mock.calls).toEqual([['a'], ['b']]);
    comes({ decision: 3 });
    comes({ decision: 4 });
    expect(act.mock.calls).toEqual([['a'], ['b'], ['c']]);
  });

  it('ends where a step is not offered', () => {
    choosing.choose(offer('a'), ['b', 'c']);
    choosing.confirm();
    comes({ decision: 2, answers: [offer('c')] });
    comes({ decision: 3 });
    expect(act.mock.calls).toEqual([['a']]);
  });

  it('is forgotten when something else is chosen', () => {
    choosing.choose(offer('a'), ['b']);
    choosing.choose(offer('c'));
    choosing.confirm();
    comes({ decision: 2 });
    expect(act.mock.calls).toEqual([['c']]);
  });
});

describe('what would happen', () => {
  it('is shown for what is pointed at, or else chosen', async () => {
    answers = { a: { screen: screenOf(1) }, b: { screen: screenOf(2) } };
    choosing.choose(offer('a'));
    expect(choosing.preview).toBeNull(); // nobody knows yet
    await tick();
    expect(choosing.preview?.mover).toBe(1);
    choosing.point(offer('b'));
    await tick();
    expect(choosing.preview?.mover).toBe(2);
    choosing.point(null);
    expect(choosing.preview?.mover).toBe(1);
  });

  it('is not shown when the decision is over before the answer comes', async () => {
    answers = { a: { screen: screenOf(1) } };
    choosing.choose(offer('a'));
    comes({ decision: 2 });
    choosing.choose(offer('b'));
    await tick();
    choosing.point({ ...offer('a') });
    expect(choosing.preview).toBeNull();
  });
});

it('a reason names its clause and takes the place of what was chosen', async () => {
  answers = { z: { refusal: { clause: 'B2', message: { key: 'no', args: {} } } } };
  choosing.choose(offer('a'));
  await choosing.askWhyNot('z');
  expect(choosing.reason).toBe('no (B2)');
  expect(choosing.chosen).toBeNull();
  expect(said.at(-1)).toBe('no (B2)');
  choosing.choose(offer('a'));
  expect(choosing.reason).toBe('');
});
