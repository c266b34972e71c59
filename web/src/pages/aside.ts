// The pages that few go to. What they consist of is listed here, so that the lobby need not fetch the list.
import type { Component } from 'svelte';
import type { Route } from '../router.svelte';
import type { OpenPage } from './open';

export async function openAside(route: Extract<Route, { page: 'notices' | 'seat' | 'statistics' }>): Promise<OpenPage> {
  switch (route.page) {
    case 'notices':
      return { Page: (await import('./Notices.svelte')).default, given: {} };
    case 'seat':
      return { Page: (await import('./SeatLink.svelte')).default as Component, given: { code: route.code } };
    case 'statistics':
      return { Page: (await import('./Statistics.svelte')).default, given: {} };
  }
}
