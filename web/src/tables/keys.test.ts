import { expect, it } from 'vitest';
import { keyOf } from './keys';

const pressed = (key: string, shiftKey: boolean) => keyOf(new KeyboardEvent('keydown', { key, shiftKey }));

it('a letter is the same with Caps Lock, and another with Shift', () => {
  expect(pressed('h', false)).toBe('h');
  expect(pressed('H', false)).toBe('h');
  expect(pressed('H', true)).toBe('H');
  expect(pressed('ArrowLeft', false)).toBe('ArrowLeft');
});
