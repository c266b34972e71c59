// The house in the pocket, as the page knows houses. It is fetched when somebody needs it.
import { houseBehind, type House } from '../api';
import { pathOfTable } from '../router.svelte';
import { t } from '../settings.svelte';
import type { WordKey } from '../words';
import { Pocket } from './pocket.svelte';

export const pocketState = new Pocket();
const storageWords: Partial<Record<string, WordKey>> = {
  'server.full': 'pocket.full',
  'server.unsaved': 'pocket.unsaved',
  'server.unsafe': 'pocket.unsafe',
  'server.unreadable': 'pocket.unreadable',
};
export const pocket: House = houseBehind((target, init) => pocketState.fetch(target, init), {
  isPocket: true,
  open: (address) => pocketState.open(address),
  pathOf: (table) => pathOfTable(table, true),
  replayOf: (table) => `/pocket/${table}/replay`,
  inOwnWords: (key) => {
    const words = storageWords[key];
    return words === undefined ? null : t(words);
  },
});
