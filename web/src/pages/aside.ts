// The pages that fewer go to. What they consist of is listed here, so that the lobby need not fetch the list.
import type { Route } from '../router.svelte';
import { page, type OpenPage } from './open';

type Aside = Exclude<Route, { page: 'lobby' | 'game' | 'table' | 'replay' }>;

export async function openAside(route: Aside): Promise<OpenPage> {
  switch (route.page) {
    case 'rules':
      return page(await import('./Rules.svelte'), { id: route.id });
    case 'puzzles':
      return page(await import('./Puzzles.svelte'), { id: route.id });
    case 'notices':
      return page(await import('./Notices.svelte'), {});
    case 'seat':
      return page(await import('./SeatLink.svelte'), { code: route.code });
    case 'statistics':
      return page(await import('./Statistics.svelte'), {});
    case 'kit':
      if (import.meta.env.DEV) return page(await import('./Kit.svelte'), {});
      break;
    case 'lost':
      break;
  }
  return page(await import('./Lost.svelte'), {});
}
