import { expect, it } from 'vitest';
import { announcer } from './announcer.svelte';

it('says the same twice in a way that is read twice', () => {
  announcer.say('Your turn');
  const first = announcer.polite;
  announcer.say('Your turn');
  expect(announcer.polite).not.toBe(first);
  expect(announcer.polite.trim()).toBe('Your turn');
  announcer.say('Stop', true);
  expect(announcer.assertive).toBe('Stop');
});
