import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { keyboard, useKeys } from './keyboard.svelte';

it('claims keys once while a component is there', () => {
  let claims = 0;
  const leave = $effect.root(() => {
    useKeys([{ keys: ['x'], meaning: 'test.x', run: () => true }]);
    $effect(() => {
      claims += keyboard.meanings.length > 0 ? 1 : 0;
    });
  });
  flushSync();
  expect(keyboard.meanings.map(({ meaning }) => meaning)).toEqual(['test.x']);
  expect(claims).toBe(1);
  leave();
  expect(keyboard.meanings).toEqual([]);
});
