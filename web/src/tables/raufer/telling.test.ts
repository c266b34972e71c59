import { expect, test } from 'vitest';
import type { RauferScreen } from '../../generated/types';
import type { TableProps } from '../contract';
import type { Choosing } from '../kit/choosing.svelte';
import { hintFor } from './telling';

// What is told of a card that is chosen, by the keys of its sentences.
function toldOf(floor: number, order: 'up' | 'down', screen: Pick<RauferScreen, 'stock' | 'hand'>, isIn = 3): string {
  const seats = [0, 1, 2].map((seat) => ({ cards: 3, faceDown: false, stuck: false, out: seat >= isIn }));
  const shown = { ...screen, seats, over: false, acts: 0, played: 0, pile: [], order: null, viewer: 0 };
  const table = { position: { screen: shown }, word: (key: string) => key.replace('raufer.table.would.', '') };
  const choosing = { mine: true, offers: [], chosen: { action: { kind: 'play', floor, order } } };
  return hintFor(table as unknown as TableProps<'raufer'>, choosing as unknown as Choosing<'raufer'>);
}

test('an order says how many floors it leaves', () => {
  expect(toldOf(9, 'up', { stock: 2, hand: [9, 12] })).toBe('up');
  expect(toldOf(9, 'down', { stock: 2, hand: [9] })).toBe('down last');
});

test('an order that nobody can obey says what comes of it', () => {
  expect(toldOf(20, 'up', { stock: 2, hand: [3, 20] })).toBe('nobody.draw');
  expect(toldOf(20, 'up', { stock: 0, hand: [3, 20] })).toBe('nobody.out');
  expect(toldOf(1, 'down', { stock: 0, hand: [1, 20] }, 2)).toBe('nobody.two');
  expect(toldOf(19, 'up', { stock: 0, hand: [19, 20] })).toBe('nobody.out');
});
