import { describe, expect, it } from 'vitest';
import { fits } from './marks';

describe('a pattern', () => {
  it('means itself, or with a star whatever begins and ends so', () => {
    expect(fits('3@b2', '3@b2')).toBe(true);
    expect(fits('3@b2', '3@b22')).toBe(false);
    expect(fits('3@*', '3@b2')).toBe(true);
    expect(fits('*@b2', 'x@b2')).toBe(true);
    expect(fits('*', 'pass')).toBe(true);
    expect(fits('aba*aba', 'aba')).toBe(false);
  });
});
