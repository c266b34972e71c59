// What a first visit fetches, as it comes over the line: all bodies, compressed, and what the table tells.
import type { Page } from '@playwright/test';
import { drawnGames, shortGame } from './drawn';
import { expect, test, type Guest } from './house';
import { openTable } from './play';

const mostForLobby = 60_000;
const mostForTable = 250_000;

// A page that is put in by the test does not come over any line.
test.skip(Boolean(process.env.PAGE));

function weigh({ page, frames }: Guest): () => Promise<{ bytes: number; files: string[] }> {
  const files = new Map<string, number>();
  let open = 0;
  page.on('request', () => ++open);
  page.on('requestfailed', () => --open);
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    files.set(request.url(), responseBodySize);
    --open;
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => open).toBe(0);
    // Until there was something to look at. Bots go on playing.
    const first = frames.findIndex((frame) => frame.includes('"t":"position"'));
    const told = frames.slice(0, first + 1).reduce((sum, frame) => sum + frame.length, 0);
    const bytes = [...files.values()].reduce((sum, size) => sum + size, told);
    const list = [...files].map(([url, size]) => `${size} ${new URL(url).pathname}`);
    return { bytes, files: [...list, `${told} told by the table`] };
  };
}

const note = (what: string, bytes: number) =>
  test.info().annotations.push({ type: 'size', description: `${what}: ${bytes} bytes` });

// In the language of a page nothing may be missing that was left for later.
const unsaid = (page: Page) => page.getByText(/^[a-z]+\.[a-z]+(\.[a-zA-Z]+)*$/);

test('the lobby', async ({ invite }) => {
  const guest = await invite({ language: 'de' });
  const weight = weigh(guest);
  await guest.page.goto('/');
  await expect(guest.page.locator('[data-game=bauab] .players')).toContainText('2');
  const { bytes, files } = await weight();
  note('lobby', bytes);
  expect(bytes, files.join('\n')).toBeLessThan(mostForLobby);
  expect(files.filter((file) => /tray.*woff2$/.test(file))).toHaveLength(2);
  await expect(unsaid(guest.page)).toHaveCount(0);
});

for (const game of drawnGames) {
  test(`a table of ${game}, by its link`, async ({ invite }) => {
    const host = await invite();
    await openTable(host.page, game, shortGame(game), true);
    await expect(host.page.locator('.board').locator('visible=true').first()).toBeVisible();
    const guest = await invite({ language: 'de' });
    const weight = weigh(guest);
    await guest.page.goto(new URL(host.page.url()).pathname);
    await expect(guest.page.locator('.board').locator('visible=true').first()).toBeVisible();
    const { bytes, files } = await weight();
    note(game, bytes);
    expect(bytes, files.join('\n')).toBeLessThan(mostForTable);
    expect(files.filter((file) => file.endsWith('.wasm'))).toEqual([]);
    await expect(unsaid(guest.page)).toHaveCount(0);
  });
}
