import { expect, it } from 'vitest';
import { parseRoute } from './router.svelte';

it('knows the routes of the page', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/notices')).toEqual({ page: 'notices' });
  expect(parseRoute('/statistics')).toEqual({ page: 'statistics' });
  expect(parseRoute('/game/bauab')).toEqual({ page: 'game', id: 'bauab' });
  expect(parseRoute('/rules/nussknacker/')).toEqual({ page: 'rules', id: 'nussknacker' });
  expect(parseRoute('/table/aB-3_x')).toEqual({ page: 'table', id: 'aB-3_x' });
  expect(parseRoute('/seat/c0de')).toEqual({ page: 'seat', code: 'c0de' });
  expect(parseRoute('/replay')).toEqual({ page: 'replay', id: null });
  expect(parseRoute('/replay/t1')).toEqual({ page: 'replay', id: 't1' });
  expect(parseRoute('/pocket/t1')).toEqual({ page: 'table', id: 't1', inPocket: true });
  expect(parseRoute('/pocket/t1/replay')).toEqual({ page: 'replay', id: 't1', inPocket: true });
});

it('does not follow what is no route', () => {
  for (const path of ['/nowhere', '/table', '/table/a/b', '/table/<b>', '/pocket', '/pocket/a/b', '/game/%2e%2e']) {
    expect(parseRoute(path), path).toEqual({ page: 'lost' });
  }
});
