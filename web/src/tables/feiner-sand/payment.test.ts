import { describe, expect, it } from 'vitest';
import type { SandCard } from './cards';
import { canJoin, isComplete, partsOf, sumOf } from './payment';

const castle: SandCard = { kind: 'castle', number: 2 };
const coin = (number: number): SandCard => ({ kind: 'coin', number });
const all = (hand: SandCard[], coins = 0) => partsOf({ hand }, { scaffolds: 0, pallet: [], coins });

describe('a payment', () => {
  it('is made of hand cards, what lies open, and wooden coins', () => {
    const parts = partsOf({ hand: [castle, coin(3)] }, { scaffolds: 1, pallet: [coin(2)], coins: 2 });
    expect(parts.map(({ notation }) => notation)).toEqual([
      ...['pay castle-2', 'pay coin-3', 'pay scaffold-1', 'pay coin-2 pallet', 'pay wood', 'pay wood'],
    ]);
    expect(sumOf(parts)).toBe(1 + 3 + 1 + 2 + 1 + 1);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
  });

  it('is complete when it pays all and nothing is superfluous', () => {
    const [one, two, three] = all([castle, coin(2), coin(3)]);
    if (!one || !two || !three) throw new Error('three parts');
    expect(isComplete(3, [two])).toBe(false);
    expect(isComplete(3, [two, one])).toBe(true);
    expect(isComplete(2, [three])).toBe(true); // overpaid, but nothing can be left out
    expect(isComplete(3, [three, one])).toBe(false);
    expect(isComplete(0, [])).toBe(true);
  });

  it('takes only what can still lead to a complete one', () => {
    const parts = all([castle, coin(2), coin(3), { kind: 'pit', number: 0 }]);
    const [one, two, three, pit] = parts;
    if (!one || !two || !three || !pit) throw new Error('four parts');
    expect(canJoin(5, [], three, parts)).toBe(true);
    expect(canJoin(5, [three], two, parts)).toBe(true);
    expect(canJoin(5, [three], one, parts)).toBe(false); // then only the two is left, and the one would be too much
    expect(canJoin(3, [three], one, parts)).toBe(false);
    expect(canJoin(5, [], pit, parts)).toBe(false);
  });

  it('reaches every complete payment from each of its parts', () => {
    const parts = all([castle, castle, castle, coin(2), coin(2), coin(3)], 1);
    for (let due = 1; due <= 11; ++due) {
      for (const part of parts) {
        const others = parts.filter(({ key }) => key !== part.key);
        const some = Array.from({ length: 2 ** others.length }, (_, set) => [
          part,
          ...others.filter((_, i) => (set & (2 ** i)) !== 0),
        ]).some((payment) => isComplete(due, payment));
        expect(canJoin(due, [], part, parts), `${part.key} of ${due}`).toBe(some);
      }
    }
  });
});
