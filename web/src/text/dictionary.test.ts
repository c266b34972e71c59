import { expect, it } from 'vitest';
import { dictionary } from './dictionary';

const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([^{}|]*)/g)].map((found) => found[1] ?? ''))].sort();

it('says everything in both languages with the same holes', () => {
  for (const [key, { de, en }] of Object.entries(dictionary)) {
    expect(de, key).not.toBe('');
    expect(en, key).not.toBe('');
    expect(holes(de), key).toEqual(holes(en));
  }
});
