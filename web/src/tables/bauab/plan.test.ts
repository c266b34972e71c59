import { describe, expect, it } from 'vitest';
import type { BauabScreen } from '../../generated/types';
import type { StoryLine } from '../contract';
import { bareSpot, captures, freeSides, lastMove, nextPlot, offers, plotNamed, worth } from './plan';

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
  it('sorts what the server allows by kind of chip', () => {
    const offered = offers(['3@b2', '3@c1', 'x@a1', 'park@d4', 'pass']);
    expect([...offered.keys()]).toEqual(['3', 'x', 'park']);
    expect([...offered.get('3')!]).toEqual(['b2', 'c1']);
    expect([...offered.get('park')!]).toEqual(['d4']);
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

describe('nextPlot', () => {
  const ring = plan('. . .', '. _ .', '. . .');
  it('steps to the neighbour', () => expect(nextPlot(ring, at(ring, 'a1'), 'right').name).toBe('b1'));
  it('crosses a gap on the same line', () => expect(nextPlot(ring, at(ring, 'a2'), 'right').name).toBe('c2'));
  it('stays at the edge', () => expect(nextPlot(ring, at(ring, 'c3'), 'down').name).toBe('c3'));
  it('finds the nearest plot when its line is empty', () => {
    const steps = plan('. . _', '_ _ .');
    expect(nextPlot(steps, at(steps, 'b1'), 'down').name).toBe('c2');
  });
});

describe('lastMove', () => {
  const line = (key: string, plot?: string): StoryLine => ({ message: { key, args: plot ? { plot } : {} }, move: 4 });
  it('reads where a chip was placed and what it captured', () => {
    expect(lastMove([line('bauab.places', 'b2'), line('bauab.captures', 'b3')])).toEqual({
      placed: 'b2',
      captured: ['b3'],
    });
  });
  it('knows parks, and passes that place nothing', () => {
    expect(lastMove([line('bauab.park', 'c1')]).placed).toBe('c1');
    expect(lastMove([line('bauab.passes')])).toEqual({ placed: null, captured: [] });
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
