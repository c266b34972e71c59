import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, picture, startServer, test } from './house';
import { moveInBauab, nextOf, openTable } from './play';

test('when the server goes away, the page says so, waits, and plays on', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'sammelsurium-e2e-'));
  let server = await startServer(data);
  const context = await browser.newContext({ baseURL: server.address, locale: 'de-DE' });
  const page = await context.newPage();
  await openTable(page, 'bauab', {}, true);
  await nextOf([page]);
  await moveInBauab(page);
  await nextOf([page]);
  const lines = await page.locator('[data-testid=story] button').count();

  await server.stop();
  await expect(page.getByTestId('line')).toContainText('offline seit 0:0');
  await expect(page.getByText('Die Verbindung ist weg.')).toBeVisible();
  await picture(page, 'offline-wide');
  // A move made meanwhile is kept and carried out exactly once.
  await page.getByTestId('chip-3').click();
  const place = page.locator('[data-testid^=plot-][data-action]').first();
  const action = await place.getAttribute('data-action');
  await place.click();
  await page.getByTestId('confirm').click();

  server = await startServer(data, new URL(server.address).port);
  await expect(page.getByTestId('line')).toContainText('verbunden', { timeout: 30_000 });
  await expect(page.getByTestId('story')).toContainText(`Du legst 3 auf ${action?.split('@')[1]}.`);
  expect(await page.locator('[data-testid=story] button').count()).toBeGreaterThan(lines);
  await expect(page.getByText(`Du legst 3 auf ${action?.split('@')[1]}.`)).toHaveCount(1);

  await context.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

test('a table that does not exist is told apart from a bad line', async ({ invite }) => {
  const { page } = await invite({});
  await page.goto('/table/nosuchtable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table');
});
