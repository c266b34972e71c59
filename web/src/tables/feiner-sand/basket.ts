// Decisions for which several cards are laid together before they are confirmed at once.
import { write, type Kind, type Own, type SandCard } from './cards';

export interface Basket {
  verb: 'drop' | 'remove';
  from: 'hand' | 'found';
  least: number;
  most: number; // whoever takes one more puts the first one back
  ends: boolean; // `end` follows of itself
}

// How many cards an effect wants discarded before it goes on. Remove Junk and Always Build ask card by card, because
// what may be discarded depends on what went before.
const dropsFor: Partial<Record<Kind, number>> = { swap: 1, threeForTwo: 3, recycling: 2 };

/** What is to be laid together now, if anything. */
export function basketOf(own: Own, limit: number): Basket | null {
  const many = { verb: 'drop', from: 'hand', least: 1, most: own.hand.length, ends: true } as const;
  const exactly = (n: number): Basket => ({ ...many, least: n, most: n, ends: false });
  switch (own.stage) {
    case 'sortOut':
      return { ...exactly(3 - own.picks), verb: 'remove', from: 'found' };
    case 'exchange':
      return many;
    case 'step3': {
      const over = own.hand.length - limit;
      return over > 0 ? { ...exactly(over), ends: true } : null;
    }
    case 'effect': {
      const kind = own.active?.kind;
      if (kind === 'redrawHalf' || kind === 'oneMore') return many;
      const drops = kind === undefined ? undefined : dropsFor[kind];
      return drops === undefined ? null : exactly(drops - own.picks);
    }
    default:
      return null;
  }
}

/** What is chosen after another card was touched. */
export function touched(chosen: readonly string[], key: string, most: number): string[] {
  if (chosen.includes(key)) return chosen.filter((each) => each !== key);
  return [...chosen, key].slice(-most);
}

export const actionsOf = ({ verb, ends }: Basket, cards: readonly SandCard[]): string[] => [
  ...cards.map((card) => write(verb, card)),
  ...(ends ? ['end'] : []),
];

/** How many cards come for so many discards. */
export const drawsFor = (kind: Kind | undefined, discards: number): number =>
  kind === 'oneMore' ? discards + 1 : Math.ceil(discards / 2);
