// The cards of a pack, numbered as at a table where none is left out.
import type { AlexUndCoContent } from '../../../generated/types';
import { Box, type AuthorSet } from '../box';

export function boxOf({ sets }: Pick<AlexUndCoContent, 'sets'>): Box {
  const numbered: AuthorSet[] = [];
  let first = 0;
  for (const [number, { author, titles }] of sets.value.entries()) {
    const size = 1 + titles.length;
    numbered.push({ number, first, size, author, titles });
    first += size;
  }
  return new Box(numbered);
}

/** A set with so many cards, or the one that is nearest to it. */
export const setOfSize = (box: Box, size: number): AuthorSet | undefined =>
  box.sets.toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size))[0];
