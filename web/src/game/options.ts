// Which options of a game are asked for, and what they are together: what follows from others is not asked for, and what
// contradicts them is corrected instead of refused.
import type { Option } from '../generated/types';
import type { OptionLook } from '../tables/contract';
import { optionLooks } from '../tables/registry';

export type Chosen = Record<string, string>;
type Looks = Record<string, OptionLook> | undefined;

const isApart = ({ onlyIf }: Option, chosen: Chosen) => onlyIf !== null && chosen[onlyIf.option] !== onlyIf.value;

// As the table will have them.
export function settled(options: Option[], looks: Looks, chosen: Chosen): Chosen {
  const result = { ...chosen };
  for (const { name } of options) result[name] = looks?.[name]?.settled?.(result) ?? result[name] ?? '';
  return result;
}

export function isAsked(option: Option, looks: Looks, chosen: Chosen): boolean {
  const isOpen = looks?.[option.name]?.settled?.(chosen) === undefined;
  return option.asked && option.values.length !== 1 && isOpen && !isApart(option, chosen);
}

// How many play comes first, then what matters most; the rest is folded away.
export type Part = 'players' | 'first' | 'more';

export function shownOptions(game: string, options: Option[], chosen: Chosen, part: Part): Option[] {
  const looks = optionLooks(game);
  const partOf = (name: string): Part => (name === 'players' ? name : looks?.[name]?.first ? 'first' : 'more');
  return options.filter((option) => partOf(option.name) === part && isAsked(option, looks, chosen));
}

// What is sent to the server.
export function optionLine(options: Option[], looks: Looks, chosen: Chosen): string {
  const result = settled(options, looks, chosen);
  return options
    .filter((option) => !isApart(option, result) && result[option.name] !== '')
    .map(({ name }) => `${name}=${result[name]}`)
    .join(' ');
}
