// The options of a table, in words: "players=2 layout=ring" as label and value. What goes without saying is left out.
import { hasPhrase, phrase } from '../settings.svelte';
import { optionLooks } from '../tables/registry';

export interface OptionText {
  name: string;
  label: string;
  value: string;
}

export function optionTexts(game: string, options: string): OptionText[] {
  const looks = optionLooks(game);
  return options
    .split(' ')
    .map((pair) => pair.split('='))
    .filter(([name, value]) => name && value && name !== 'players' && !looks?.[name]?.unsaid)
    .map(([name = '', value = '']) => {
      const key = `${game}.option.${name}`;
      const common = value === 'on' || value === 'off' ? phrase(`option.${value}`) : value;
      return {
        name,
        label: hasPhrase(key) ? phrase(key) : name,
        value: hasPhrase(`${key}.${value}`) ? phrase(`${key}.${value}`) : common,
      };
    });
}
