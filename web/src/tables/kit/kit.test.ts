import { expect, test } from 'vitest';
import { leftsOf, rowsOf, type FanCard } from './fan';
import { inTime } from './flights';

const hand = (count: number, groups = false): FanCard<number>[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `${i}`,
    card: i,
    label: `${i}`,
    opensGroup: groups && i % 2 === 0,
  }));

test('a small hand lies side by side with a little air', () => {
  expect(rowsOf(hand(3), 600, 80, 2)).toEqual([{ cards: hand(3), strip: 88 }]);
  expect(rowsOf(hand(0), 600, 80, 2)).toEqual([{ cards: [], strip: 80 }]);
  expect(rowsOf(hand(1), 40, 80, 2)).toEqual([{ cards: hand(1), strip: 80 }]);
});

test('cards overlap as far as a finger can still meet them, then there are two rows', () => {
  const [one, ...none] = rowsOf(hand(7), 350, 80, 2);
  expect(none).toEqual([]);
  expect(one?.strip).toBe(45);
  const rows = rowsOf(hand(9), 350, 80, 2);
  expect(rows.map(({ cards }) => cards.length)).toEqual([5, 4]);
  for (const { strip } of rows) expect(strip).toBeGreaterThanOrEqual(44);
});

test('a fan that wants whole cards begins another row before it hides any', () => {
  expect(rowsOf(hand(7), 350, 80, 2, 80).map(({ cards, strip }) => [cards.length, strip])).toEqual([
    [4, 88],
    [3, 88],
  ]);
});

test('a hand never leaves its room as long as a corner can be read, gaps between groups included', () => {
  for (let count = 2; count < 24; ++count) {
    for (const row of rowsOf(hand(count, true), 340, 70, 2)) {
      const lefts = leftsOf(row, 340, 70);
      if (row.strip > 22) expect((lefts.at(-1) ?? 0) + 70).toBeLessThanOrEqual(340);
    }
  }
});

test('a row of cards lies in the middle of its room, with gaps between its groups', () => {
  const row = { cards: hand(4, true), strip: 50 };
  expect(leftsOf(row, 400, 80)).toEqual([82, 132, 188, 238]);
  expect(leftsOf({ cards: hand(1), strip: 80 }, 400, 80)).toEqual([160]);
  expect(leftsOf({ cards: [], strip: 80 }, 400, 80)).toEqual([]);
});

test('what happened is shown within a second and a half, the latest of it if there is too much', () => {
  const beats = (count: number) => Array.from({ length: count }, (_, i) => i);
  expect(inTime(beats(2), 'calm')).toEqual({ beats: [0, 1], milliseconds: 480 });
  expect(inTime(beats(2), 'quick').milliseconds).toBe(240);
  expect(inTime(beats(5), 'calm').milliseconds).toBe(300);
  const many = inTime(beats(40), 'calm');
  expect(many.beats.at(-1)).toBe(39);
  expect(many.beats.length * many.milliseconds).toBeLessThanOrEqual(1500);
  expect(inTime([], 'calm').beats).toEqual([]);
  expect(inTime(beats(4), 'calm', 300)).toEqual({ beats: [2, 3], milliseconds: 150 });
  expect(inTime(beats(1), 'calm', 80)).toEqual({ beats: [0], milliseconds: 80 });
});
