import { describe, expect, it } from 'vitest';
import type { BauabAction, BauabEvent, BauabScreen } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';
import { bareSpot, captures, freeSides, lastMove, offers, passOf, plotNamed, worth } from './plan';

// A plan as text: `.` is a free plot, `_` none, T a park, 3 and x are chips of seat 0, 3' and x' of seat 1.
function plan(...lines: string[]): BauabScreen {
  const plots: BauabScreen['plots'] = [];
  lines.forEach((line, row) =>
    line.split(' ').forEach((sign, column) => {
      if (sign === '_') return;
      const chip = sign === '.' ? 'none' : sign === 'T' ? 'park' : sign.replace("'", '');
      plots.push({
        name: String.fromCharCode(97 + column) + (row + 1),
        column,
        row,
        chip: chip as BauabScreen['plots'][number]['chip'],
        owner: sign === '.' || sign === 'T' ? -1 : sign.endsWith("'") ? 1 : 0,
        liberties: 0,
        emptied: false,
      });
    }),
  );
  const tray = [3, 2, 2, 2, 1, 1];
  return {
    columns: Math.max(...lines.map((line) => line.split(' ').length)),
    rows: lines.length,
    plots,
    tray: [tray, tray],
    prey: [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    score: [0, 0],
    parksLeft: 15,
    mover: 0,
  };
}
const at = (screen: BauabScreen, name: string) => plotNamed(screen, name)!;

describe('offers', () => {
  const screen = plan('. . .', '. . .');
  const offer = (notation: string, action: BauabAction): Offer<'bauab'> => ({
    notation,
    label: { key: '', args: {} },
    action,
  });
  const answers = [
    offer('3@b1', { kind: 'place', chip: '3', plot: 1 }),
    offer('3@a2', { kind: 'place', chip: '3', plot: 3 }),
    offer('x@a1', { kind: 'place', chip: 'x', plot: 0 }),
    offer('park@c2', { kind: 'park', plot: 5 }),
  ];
  it('are sorted by kind of chip, and tell what to send', () => {
    const offered = offers(screen, answers);
    expect([...offered.keys()]).toEqual(['3', 'x', 'park']);
    expect([...offered.get('3')!]).toEqual([
      ['b1', answers[0]],
      ['a2', answers[1]],
    ]);
    expect([...offered.get('park')!]).toEqual([['c2', answers[3]]]);
  });
  it('have a pass or none', () => {
    expect(passOf(answers)).toBeUndefined();
    expect(passOf([...answers, offer('pass', { kind: 'pass' })])?.notation).toBe('pass');
  });
});

describe('captures', () => {
  it('are the chips that a move takes from the plan', () => {
    const before = plan("1 3' .", ". x' 2");
    const after = plan('1 . 5', '. . 2');
    expect(captures(before, after).map((plot) => plot.name)).toEqual(['b1', 'b2']);
  });
  it('are none if a chip or a park is only added', () => {
    expect(captures(plan("1 3' ."), plan("1 3' T"))).toEqual([]);
  });
});

describe('freeSides', () => {
  it('names the sides with a free neighbour; parks and the edge are none', () => {
    const screen = plan('. 1 T', ". 2' .");
    expect(freeSides(screen, at(screen, 'b1'))).toEqual(['left']);
    expect(freeSides(screen, at(screen, 'b2'))).toEqual(['right', 'left']);
  });
});

describe('lastMove', () => {
  const screen = plan('. . .', '. . .');
  const line = (event: BauabEvent): StoryLine<'bauab'> => ({ message: { key: '', args: {} }, event, move: 4 });
  it('tells where a chip was placed and what it captured', () => {
    const lines = [
      line({ kind: 'places', who: 0, chip: '3', plot: 1 }),
      line({ kind: 'captures', who: 0, chip: '2', plot: 4 }),
    ];
    expect(lastMove(screen, lines)).toEqual({ placed: 'b1', captured: ['b2'] });
  });
  it('knows parks, and passes that place nothing', () => {
    expect(lastMove(screen, [line({ kind: 'places', who: 1, chip: 'park', plot: 2 })]).placed).toBe('c1');
    expect(lastMove(screen, [line({ kind: 'passes', who: 1 })])).toEqual({ placed: null, captured: [] });
  });
});

describe('worth', () => {
  it('adds planning chips by value; options count nothing', () => expect(worth([3, 2, 0, 1, 0, 1])).toBe(10));
});

describe('bareSpot', () => {
  it('finds room in the middle of a ring', () => {
    expect(bareSpot(plan('. . . .', '. _ _ .', '. _ _ .', '. . . .'))).toEqual({ column: 1, row: 1 });
  });
  it('finds none in a full square', () => expect(bareSpot(plan('. .', '. .'))).toBeNull());
});
