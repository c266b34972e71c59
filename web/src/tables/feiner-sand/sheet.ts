// F14: the sheet of the solitaire campaign.
export const highest = 20;
export const blocks = [1, 2, 3, 4, 5] as const;
export const perBlock = 5;

/** How many of all coins on the sheet lie in a block; they fill one after the other. */
export const coinsIn = (block: number, coins: number): number =>
  Math.min(perBlock, Math.max(0, coins - perBlock * (block - 1)));

/** The number that would be crossed off for a sum, or null if none is free any more. */
export function numberFor(sum: number, crossed: ReadonlySet<number>): number | null {
  for (let number = Math.max(1, sum); number <= highest; ++number) if (!crossed.has(number)) return number;
  return null;
}

/** What a crossed-off number is worth at the end of the campaign. */
export const pointsFor = (number: number): number => Math.max(0, 11 - number);
