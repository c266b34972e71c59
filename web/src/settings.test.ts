import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './settings.svelte';

describe('the language', () => {
  it('is asked for, else remembered, else the browser’s, else English', () => {
    expect(chooseLanguage('?lang=en', 'de', ['de-AT'])).toBe('en');
    expect(chooseLanguage('', 'de', ['en'])).toBe('de');
    expect(chooseLanguage('', null, ['fr', 'de-CH', 'en'])).toBe('de');
    expect(chooseLanguage('?lang=fr', null, ['fr'])).toBe('en');
  });
});
