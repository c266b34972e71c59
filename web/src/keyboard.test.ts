import { expect, test, vi } from 'vitest';
import { keyboard } from './keyboard.svelte';

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  keyboard.press(event);
  return event.defaultPrevented;
};

test('a key means one thing, until whoever claimed it goes', () => {
  const run = vi.fn();
  const release = keyboard.claim([{ keys: ['a', 'b'], meaning: 'first', run }]);
  expect(() => keyboard.claim([{ keys: ['b'], meaning: 'second', run }])).toThrow('The key b means first already.');
  expect(press('A')).toBe(true); // Caps Lock
  expect(run).toHaveBeenCalledTimes(1);
  release();
  expect(press('a')).toBe(false);
  keyboard.claim([{ keys: ['b'], meaning: 'second', run }])();
});

test('a key that has nothing to do is left to others', () => {
  const release = keyboard.claim([{ keys: ['a'], meaning: 'never', run: () => false }]);
  expect(press('a')).toBe(false);
  release();
});

test.each(['Escape', 'Enter'])('%s belongs to whoever came last and has something to do with it', (key) => {
  const told: string[] = [];
  const claim = (name: string, has: () => boolean) =>
    keyboard.claim([{ keys: [key], meaning: name, run: () => has() && void told.push(name) }]);
  let isChosen = true;
  const page = claim('page', () => true);
  const table = claim('table', () => isChosen);
  press(key);
  isChosen = false;
  press(key);
  expect(told).toEqual(['table', 'page']);
  page();
  table();
});
