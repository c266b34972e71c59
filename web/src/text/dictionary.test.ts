import { expect, it } from 'vitest';
import { shelf } from '../lobby/shelf';
import { words as plainWords } from '../tables/generic/words';
import { words as kitWords } from '../tables/kit/words';
import { getToKnow } from '../tables/registry';
import { dictionary, learn } from './dictionary';

const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([^{}|]*)/g)].map((found) => found[1] ?? ''))].sort();

await Promise.all(shelf.map(({ id }) => getToKnow(id)));
learn(kitWords);
learn(plainWords);

it('says everything in both languages with the same holes', () => {
  for (const [key, { de, en }] of Object.entries(dictionary)) {
    expect(de, key).not.toBe('');
    expect(en, key).not.toBe('');
    expect(holes(de), key).toEqual(holes(en));
  }
});
