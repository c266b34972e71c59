// The pages and what they are given. Each is fetched when somebody first goes there.
import type { Component } from 'svelte';
import { server, type House } from '../api';
import type { Route } from '../router.svelte';

export interface OpenPage {
  Page: Component;
  given: object;
}

export const page = <Given extends object>(
  { default: Page }: { default: Component<Given> },
  given: Given,
): OpenPage => ({
  Page: Page as Component,
  given,
});

const houseOf = async ({ inPocket }: { inPocket?: true }): Promise<House> =>
  inPocket ? (await import('../pocket/house')).pocket : server;

export async function openPage(route: Route, showKeys: () => void): Promise<OpenPage> {
  const words = route.page === 'lobby' ? undefined : import('../text/vocabulary');
  const [opened] = await Promise.all([fetchPage(route, showKeys), words]);
  return opened;
}

async function fetchPage(route: Route, showKeys: () => void): Promise<OpenPage> {
  switch (route.page) {
    case 'lobby':
      return page(await import('./Lobby.svelte'), {});
    case 'game':
      return page(await import('./Game.svelte'), { id: route.id });
    case 'table':
      return page(await import('./Table.svelte'), {
        id: route.id,
        house: await houseOf(route),
        showKeys,
      });
    case 'replay':
      return page(await import('./Replay.svelte'), { id: route.id, house: await houseOf(route) });
    default:
      return (await import('./aside')).openAside(route);
  }
}
