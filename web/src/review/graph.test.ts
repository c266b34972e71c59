import { describe, expect, it } from 'vitest';
import type { Review } from '../generated/types';
import { chancesOf, dashOf, decisionAt, height, lineOf, percent, pointAt, width, xOf, yOf } from './graph';

const move = (chances: number[], moments = [0, 0, 0]) => ({
  entry: 0,
  seat: 0,
  action: 'a',
  label: null,
  chances,
  value: 0,
  better: 'a',
  betterLabel: null,
  betterValue: 0,
  moments,
});
const review: Review = {
  level: '5/10',
  seats: 2,
  moves: [move([500, 500]), move([250, 750])],
  costliest: [],
  result: [0, 1000],
};

describe('the graph of a review', () => {
  it('runs from the first decision to the result', () => {
    const points = lineOf(review, 1).split(' ');
    expect(points).toHaveLength(3);
    expect(points[0]).toBe(`${xOf(0, 2).toFixed(1)},${yOf(500).toFixed(1)}`);
    expect(points[2]).toBe(`${xOf(2, 2).toFixed(1)},${yOf(1000).toFixed(1)}`);
    expect(chancesOf(review, 2)).toEqual([0, 1000]);
  });

  it('stays within its drawing, the better the higher', () => {
    for (const point of [0, 1, 2]) expect(xOf(point, 2)).toBeLessThan(width);
    expect(yOf(1000)).toBeGreaterThan(0);
    expect(yOf(0)).toBeLessThan(height);
    expect(yOf(900)).toBeLessThan(yOf(100));
  });

  it('finds the decision that a click means', () => {
    for (const point of [0, 7, 19]) expect(pointAt(xOf(point, 20) / width, 20)).toBe(point);
    expect(pointAt(0, 20)).toBe(0);
    expect(pointAt(1, 20)).toBe(19); // the result is no decision
  });

  it("knows which decision stands at the moment that is shown, through everybody's eyes", () => {
    const moves = [move([500, 500], [0, 0, 0]), move([250, 750], [1, 2, 1]), move([100, 900], [2, 5, 2])];
    const played = { ...review, moves };
    expect([0, 1, 2, 3].map((moment) => decisionAt(played, moment, null))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3, 5, 6].map((moment) => decisionAt(played, moment, 0))).toEqual([0, 1, 1, 2, 2, 3]);
    expect(chancesOf(played, decisionAt(played, 9, null))).toEqual(review.result);
  });

  it('tells lines apart without colours', () => {
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(dashOf)).size).toBe(8);
  });

  it('speaks of whole percents', () => {
    expect(percent(314)).toBe(31);
  });
});
