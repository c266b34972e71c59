import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { SchollenschubserAction } from '../../generated/types';
import type { Offer, TableProps } from '../contract';
import { Choosing } from '../kit/choosing.svelte';
import { Turn } from './turn.svelte';

const A1 = 0;
const A2 = 1;
const B1 = 4;

const offer = (action: SchollenschubserAction): Offer<'schollenschubser'> => ({
  ...{ notation: action.kind, label: { key: action.kind, args: {} }, action },
});
const act = vi.fn<(notation: string) => void>();
let stop = (): void => {};

// Anna's researchers stand on A1 and B1, and nothing but what is given can be done.
function turnWith(...actions: SchollenschubserAction[]): { turn: Turn; choosing: Choosing<'schollenschubser'> } {
  const water = Array.from({ length: 20 }, (_, field) =>
    field === A1 || field === B1 ? { floe: 2, crew: [0], canStep: 1 } : { floe: field === A2 ? 2 : 0, crew: [], canStep: 0 },
  );
  const table: TableProps<'schollenschubser'> = {
    position: {
      screen: {
        ...{ turn: 1, mover: 0, stage: 'moves', over: false, dice: [2, 5], water, largeSupply: 3, smallSupply: 3 },
        ...{ canBoard: false, bank: [2, 4], home: [0, 0] },
      },
      ...{ must: [0], may: [], prompt: null, decision: 1, occasion: 1, undo: false },
      ...{ answers: [...actions, { kind: 'end' } as const].map(offer), interrupts: [] },
      ...{ outcome: { over: false, points: [], ranks: [] }, givenUpBy: null, sheet: [], zones: null },
    },
    ...{ seats: [], you: 0, live: true, storageKey: '', moment: 0, story: [], lastLines: [], act },
    explain: () => Promise.resolve([]),
    say: ({ key }) => key,
    word: (key) => key,
    announce: () => {},
  };
  let made: ReturnType<typeof turnWith> | undefined;
  stop = $effect.root(() => {
    const choosing = new Choosing<'schollenschubser'>(table);
    made = { choosing, turn: new Turn(table, choosing) };
  });
  flushSync();
  if (made === undefined) throw new Error('no turn');
  return made;
}
afterEach(() => {
  stop();
  act.mockClear();
});

test('whoever stands on a floe sets out when the floe is touched', () => {
  const { turn, choosing } = turnWith({ kind: 'step', from: A1, to: A2 }, { kind: 'back', from: B1 });
  const marked = turn.fields.filter(({ starts }) => starts).map(({ field }) => field);
  expect(marked).toEqual([A1, B1]);
  expect(turn.fields.filter(({ getsOn }) => getsOn).map(({ field }) => field)).toEqual([A1]); // the bank is behind
  turn.touch(A1, new MouseEvent('click', { detail: 1 }));
  expect(choosing.chosen?.action).toEqual({ kind: 'step', from: A1, to: A2 });
});

test('a turn is ended at once, unless somebody could still get on', () => {
  const early = turnWith({ kind: 'step', from: A1, to: A2 });
  early.turn.beDone();
  expect(act).not.toHaveBeenCalled();
  expect(early.choosing.chosen?.action.kind).toBe('end');
  early.turn.beDone();
  expect(act).toHaveBeenCalledWith('end');
  act.mockClear();
  stop();
  turnWith({ kind: 'back', from: A1 }).turn.beDone();
  expect(act).toHaveBeenCalledWith('end');
});
