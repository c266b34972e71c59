// What is printed on the cards of this table. The screen calls cards by number only, and a host may play with a box of
// its own; so the names are taken from the list of sets that every position carries for the plain table.
import type { Arg, Position } from '../contract';

export const esgCard = 126;
export const sazCard = 127;
export const noCard = 255;
export const isSpecial = (card: number): boolean => card === esgCard || card === sazCard;

export interface AuthorSet {
  number: number;
  first: number; // the author's card; the games follow
  size: number;
  author: string;
  titles: readonly string[]; // empty if the set is left out
}

const textOf = (arg: Arg | undefined): string => (typeof arg === 'string' ? arg : '');

// An author's card is called "Alex Randolph (6)": of a set that is left out nothing else is told.
function leftOutSet(called: string): Pick<AuthorSet, 'author' | 'size' | 'titles'> {
  const bracket = called.lastIndexOf(' (');
  return { author: called.slice(0, bracket), size: Number.parseInt(called.slice(bracket + 2), 10), titles: [] };
}

export class Box {
  constructor(readonly sets: readonly AuthorSet[]) {}

  static of({ zones, screen }: Pick<Position<'alex-und-co'>, 'zones' | 'screen'>): Box {
    const piecesOf = (title: string) => zones?.find((zone) => zone.title.key === title)?.pieces ?? [];
    const present = piecesOf('alex-und-co.zone.sets').map(({ label: { args } }) => {
      const titles = ['a', 'b', 'c', 'd', 'e'].map((slot) => textOf(args[slot])).filter((title) => title !== '');
      return { author: textOf(args['author']), size: 1 + titles.length, titles };
    });
    const absent = piecesOf('alex-und-co.zone.leftOut').map(({ label }) => leftOutSet(textOf(label.args['card'])));
    const sets: AuthorSet[] = [];
    let first = 0;
    for (let number = 0; number < present.length + screen.leftOut.length; ++number) {
      const gone = screen.leftOut.indexOf(number);
      const found = gone >= 0 ? absent[gone] : present[number - sets.filter((set) => screen.leftOut.includes(set.number)).length];
      if (found === undefined) break;
      sets.push({ number, first, ...found });
      first += found.size;
    }
    return new Box(sets);
  }

  equals(other: Box): boolean {
    return JSON.stringify(this.sets) === JSON.stringify(other.sets);
  }
  setOf(card: number): AuthorSet | undefined {
    return isSpecial(card) ? undefined : this.sets.find(({ first, size }) => card >= first && card < first + size);
  }
  isAuthor(card: number): boolean {
    return this.setOf(card)?.first === card;
  }
  cardsOf({ first, size }: AuthorSet): number[] {
    return Array.from({ length: size }, (_, i) => first + i);
  }
  nameOf(card: number): string {
    if (card === esgCard) return 'ESG';
    if (card === sazCard) return 'SAZ';
    const set = this.setOf(card);
    return set === undefined ? '?' : card === set.first ? set.author : (set.titles[card - set.first - 1] ?? '?');
  }
}

export const surnameOf = (author: string): string => author.slice(author.lastIndexOf(' ') + 1);
// Two letters that stand in the corner of every card of a set.
export const monogramOf = (author: string): string => author.charAt(0) + surnameOf(author).charAt(0);

// Hats repeat after nine sets, glasses after five, and the same hat comes in another colour: no two authors look alike.
const colours = ['#6b4788', '#24598a', '#2f7a45', '#b5392a', '#8f6200', '#1f6f70', '#9c3f74', '#5d5148', '#7a4a26'] as const;
export const colourOf = (set: number): string => colours[(set + 4 * Math.floor(set / 9)) % colours.length] ?? colours[0];
export const hatOf = (set: number): number => set % 9;
export const glassesOf = (set: number): number => set % 5;
