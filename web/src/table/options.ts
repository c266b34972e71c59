// The options of a table, in words: "players=2 layout=ring" as label and value. What goes without saying is left out.
import { hasPhrase, phrase } from '../settings.svelte';

export interface OptionText {
  name: string;
  label: string;
  value: string;
}

// Seats are seen, plans are drawn, and the past of a campaign is told by the game.
const unsaid = new Set(['players', 'cells', 'past']);

export function optionTexts(game: string, options: string): OptionText[] {
  return options
    .split(' ')
    .map((pair) => pair.split('='))
    .filter(([name, value]) => name && value && !unsaid.has(name))
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
