// F2, F5: what a payment may be made of. It contains nothing that it could do without: what is overpaid is less than its
// smallest part.
import { keyed, pays, scaffold, type Own, type SandCard, type Seat, write } from './cards';

export interface Part {
  key: string;
  value: number;
  notation: string;
  card: SandCard | null; // none for a wooden coin
  from: 'hand' | 'scaffold' | 'pallet' | 'coin';
}

/** Everything somebody can pay with. */
export function partsOf(own: Pick<Own, 'hand'>, seat: Pick<Seat, 'scaffolds' | 'pallet' | 'coins'>): Part[] {
  const scaffolds = Array.from({ length: seat.scaffolds }, () => scaffold);
  return [
    ...keyed(own.hand).map(({ key, card }): Part => {
      return { key, card, value: pays(card), notation: write('pay', card), from: 'hand' };
    }),
    ...keyed(scaffolds).map(({ key, card }): Part => {
      return { key: `front-${key}`, card, value: pays(card), notation: write('pay', card), from: 'scaffold' };
    }),
    ...keyed(seat.pallet).map(({ key, card }): Part => {
      return { key: `pallet-${key}`, card, value: pays(card), notation: write('pay', card, 'pallet'), from: 'pallet' };
    }),
    ...Array.from({ length: seat.coins }, (_, i): Part => {
      return { key: `coin-${i}`, card: null, value: 1, notation: 'pay wood', from: 'coin' };
    }),
  ];
}

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** Whether a payment pays all and contains nothing superfluous. */
export function isComplete(due: number, chosen: readonly Part[]): boolean {
  const over = sumOf(chosen) - due;
  return over >= 0 && over < Math.min(...chosen.map(({ value }) => value));
}

// Whether what is missing can be added from the largest part downwards; `rest` counts parts by their value.
function canFinish(rest: readonly number[], missing: number, least: number, largest: number): boolean {
  if (missing <= 0) return -missing < least;
  for (let value = largest; value > 0; --value) {
    const left = rest[value] ?? 0;
    if (left > 0 && canFinish(rest.with(value, left - 1), missing - value, Math.min(least, value), value)) return true;
  }
  return false;
}

/** Whether a part may join what is chosen, so that some complete payment can still be reached. */
export function canJoin(due: number, chosen: readonly Part[], part: Part, all: readonly Part[]): boolean {
  if (part.value === 0) return false;
  const within = [...chosen, part];
  const values = within.map(({ value }) => value);
  const rest: number[] = [];
  for (const { key, value } of all) {
    if (!within.some((taken) => taken.key === key)) rest[value] = (rest[value] ?? 0) + 1;
  }
  const counted = Array.from(rest, (left) => left ?? 0);
  return canFinish(counted, due - sumOf(within), Math.min(...values), counted.length - 1);
}
