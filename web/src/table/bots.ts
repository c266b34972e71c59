import { levels, t } from '../settings.svelte';

// A bot in a word or two.
export function botWord(bot: string): string {
  if (bot === 'random') return t('people.randomBot');
  if (bot === 'thumb') return t('people.thumbBot');
  return levels.some((level) => level === bot) ? t('people.bot', { level: bot }) : t('people.program', { name: bot });
}
