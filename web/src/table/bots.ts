import { t } from '../settings.svelte';

// A bot in a word or two.
export const botWord = (bot: string): string =>
  bot === 'random' ? t('people.randomBot') : t('people.bot', { level: bot });
