import { describe, expect, it } from 'vitest';
import { readFrame } from './frames';

const position = {
  screen: {},
  must: [0],
  may: [],
  prompt: { key: 'ask', args: {} },
  decision: 3,
  occasion: 0,
  answers: [{ notation: '3@b2', label: { key: 'put', args: {} }, action: { kind: 'place' } }],
  interrupts: [],
  undo: false,
  outcome: { over: false, points: [0, 0], ranks: [] },
  givenUpBy: null,
  sheet: [],
  zones: null,
};
const line = {
  message: { key: 'k', args: { who: { seat: 0 }, n: 1, word: { word: 'w' }, text: 'x' } },
  event: { kind: 'passes' },
  move: 1,
};
const good = {
  t: 'position',
  n: 1,
  ack: null,
  position,
  story: { from: 0, lines: [line] },
  alarm: null,
  patience: [-1, 180_000],
  lesson: null,
  puzzle: null,
  times: [{ seat: 1, took: 4210, line: 40 }],
};

describe('a frame', () => {
  it('is read if it has the shape that the page relies on', () => {
    expect(readFrame(JSON.stringify(good))).toEqual(good);
    expect(readFrame('{"t":"bye","n":2}')).toEqual({ t: 'bye', n: 2 });
  });
  it('is dropped otherwise', () => {
    const broken: unknown[] = [
      '',
      'null',
      '[]',
      '{"t":"constructor","n":1}',
      '{"t":"table","n":1}',
      JSON.stringify({ ...good, position: { ...position, must: null } }),
      JSON.stringify({ ...good, story: { from: 0, lines: [{ message: 'x', move: 1 }] } }),
      JSON.stringify({ ...good, story: { from: 0, lines: [{ ...line, message: { key: 'k', args: { who: null } } }] } }),
      JSON.stringify({ ...good, position: { ...position, zones: [{ title: null }] } }),
      JSON.stringify({ ...good, position: { ...position, answers: ['3@b2'] } }),
      JSON.stringify({ ...good, story: { from: 0, lines: [{ ...line, event: 'passes' }] } }),
      JSON.stringify({ ...good, times: [{ seat: 1 }] }),
      JSON.stringify({ ...good, n: '1' }),
      new ArrayBuffer(4),
    ];
    for (const data of broken) expect(readFrame(data), String(data)).toBeNull();
  });
});
