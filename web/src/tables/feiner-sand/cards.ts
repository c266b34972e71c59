// The cards of Feiner Sand as the table knows them: where they are built, what they pay, how they are written.
import type { FeinerSandScreen } from '../../generated/types';

export type Seat = FeinerSandScreen['seats'][number];
export type Own = NonNullable<FeinerSandScreen['own']>;
export type SandCard = Own['hand'][number];
export type Kind = SandCard['kind'];
export type Column = 'castle' | 'coin' | 'green' | 'red' | 'blue' | 'purple' | 'yellow';
export type BoardColumn = Exclude<Column, 'castle' | 'coin'>;
export type Way = 'plain' | 'cheap' | 'free';

export const boardColumns: readonly BoardColumn[] = ['green', 'red', 'blue', 'purple', 'yellow'];

export const columnOf: Record<Kind, Column> = {
  castle: 'castle',
  largeCastle: 'castle',
  hugeCastle: 'castle',
  beachChair: 'castle',
  coin: 'coin',
  scaffold: 'coin',
  pit: 'coin',
  foundation: 'coin',
  green: 'green',
  green2: 'green',
  woodenCoin: 'green',
  drawAndDiscard: 'green',
  coinDraw: 'green',
  drawTwo: 'green',
  reallyUsefulFind: 'green',
  red: 'red',
  rebate: 'red',
  cheapBuild: 'red',
  freeBuild: 'red',
  dreamBuild: 'red',
  blue: 'blue',
  blue2: 'blue',
  extraBuild: 'blue',
  usefulFind: 'blue',
  drawToLimit: 'blue',
  redrawHalf: 'blue',
  purple: 'purple',
  purple2: 'purple',
  shortTermLimit: 'purple',
  recycling: 'purple',
  lastDelivery: 'purple',
  swap: 'yellow',
  removeJunk: 'yellow',
  alwaysBuild: 'yellow',
  threeForTwo: 'yellow',
  oneMore: 'yellow',
  pallet: 'yellow',
};

// Each column by colour, letter and pattern; the letter is the step in which its cards work.
export const looks: Record<Column, { colour: string; letter: string; pattern: string }> = {
  castle: { colour: '#8a5f1e', letter: 'S', pattern: 'none' },
  coin: { colour: '#5d554c', letter: 'M', pattern: 'repeating-linear-gradient(0deg, #fff9 0 1px, transparent 1px 3px)' },
  green: { colour: '#23724a', letter: '1', pattern: 'repeating-linear-gradient(45deg, #fff9 0 2px, transparent 2px 5px)' },
  red: { colour: '#b03a26', letter: '2A', pattern: 'repeating-linear-gradient(0deg, #fff9 0 2px, transparent 2px 6px)' },
  blue: { colour: '#23658f', letter: '2B', pattern: 'repeating-linear-gradient(90deg, #fff9 0 1px, transparent 1px 3px)' },
  purple: {
    colour: '#72509a',
    letter: '3',
    pattern: 'repeating-linear-gradient(-45deg, #fff9 0 2px, transparent 2px 5px)',
  },
  yellow: { colour: '#8a6500', letter: '2*', pattern: 'repeating-linear-gradient(0deg, #fff9 0 3px, transparent 3px 9px)' },
};

/** F5: what a card is worth when it pays. */
export const pays = (card: SandCard): number => (columnOf[card.kind] === 'coin' ? card.number : 1);

export const isSame = (a: SandCard, b: SandCard): boolean => a.kind === b.kind && a.number === b.number;

export const scaffold: SandCard = { kind: 'scaffold', number: 1 };

/** Cards with a key each: equal ones are counted, so that a key stays with its card as long as possible. */
export function keyed(cards: readonly SandCard[]): { key: string; card: SandCard }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = `${card.kind}-${card.number}`;
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { key: `${name}-${copy}`, card };
  });
}

type CardVerb = 'use' | 'give' | 'drop' | 'take' | 'put' | 'remove' | 'build' | 'pay';
/** An action as the engine writes it. */
export const write = (verb: CardVerb, card: SandCard, end: '' | 'pallet' | Exclude<Way, 'plain'> = ''): string =>
  `${verb} ${card.kind}-${card.number}${end === '' ? '' : ` ${end}`}`;

const count = (cards: readonly SandCard[], ...kinds: Kind[]): number =>
  cards.filter(({ kind }) => kinds.includes(kind)).length;

// What everybody may do without any card built.
const base = { draws: 2, builds: 1 };

/** What the five columns of somebody give in a turn. */
export function powersOf({ built, limit }: Pick<Seat, 'built' | 'limit'>): Record<BoardColumn, number> {
  return {
    green: base.draws + count(built, 'green') + 2 * count(built, 'green2', 'drawTwo'),
    red: base.builds + count(built, 'red', 'cheapBuild', 'freeBuild', 'dreamBuild'),
    blue: base.draws + count(built, 'blue') + 2 * count(built, 'blue2'),
    purple: limit,
    yellow: 1 + built.filter(({ kind }) => columnOf[kind] === 'yellow').length,
  };
}

/** F2, F3: what a card would cost in step 2A; only rebates that can be used in this turn count. */
export function costOf(card: SandCard, ready: readonly SandCard[], way: Way): number {
  if (way === 'free') return 0;
  return Math.max(0, card.number - (way === 'cheap' ? 2 : count(ready, 'rebate')));
}

/** Cards that do nothing but draw: a whole step can use them at once. */
const plainDraws: readonly Kind[] = ['green', 'green2', 'blue', 'blue2'];
export const plainDrawsOf = (ready: readonly SandCard[], column: 'green' | 'blue'): SandCard[] =>
  ready.filter(({ kind }) => columnOf[kind] === column && plainDraws.includes(kind));
export const drawnBy = ({ kind }: SandCard): number => (kind === 'green2' || kind === 'blue2' ? 2 : 1);
