// How a guest plays: through what is on the screen, nothing else.
import type { Page } from '@playwright/test';
import { expect, type Guest, type Invite } from './house';

export const isTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

// Tries again by itself while the page draws what it presses anew.
export async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  if (await isTouch(page)) await target.tap();
  else await target.click();
}

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

// From the tray to an own table: two clicks.
export async function openTable(page: Page, game: string, options: Record<string, string> = {}, bots = false) {
  await page.goto('/');
  await press(page, `[data-game=${game}] a`);
  for (const [name, value] of Object.entries(options)) {
    const list = page.locator(`select[name=${name}]`);
    if (await list.isVisible()) await list.selectOption(value);
    else await page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
  }
  const level = page.getByTestId('level');
  if (bots && (await level.isVisible())) await level.selectOption('1'); // so that nobody waits
  await press(page, bots ? '[data-testid=with-bots]' : '[data-testid=with-friends]');
  await page.waitForURL(/\/table\//);
}

export async function sitDown(page: Page, table: string, seat: number): Promise<void> {
  await page.goto(`/table/${table}`);
  await press(page, `[data-testid=sit-${seat}]`);
  await expect(page.getByTestId('leave')).toBeVisible();
}

// Two guests at a table that has just begun: one at a desk in English, one on a phone in German.
export async function pairAt(
  invite: Invite,
  game: string,
  options: Record<string, string> = {},
): Promise<{ anna: Guest; ben: Guest; table: string }> {
  const anna = await invite({ name: 'Anna', language: 'en' });
  const ben = await invite({ name: 'Ben', language: 'de', phone: true });
  await openTable(anna.page, game, options);
  const table = tableOf(anna.page);
  await sitDown(ben.page, table, 1);
  await press(anna.page, '[data-testid=start]');
  for (const { page } of [anna, ben]) await expect(page.getByTestId('turn')).toBeVisible();
  return { anna, ben, table };
}

export const isOver = (page: Page): Promise<boolean> => page.getByTestId('end').isVisible();

const isOnTurn = (page: Page): Promise<boolean> => page.locator('.status.yours').isVisible();

// Whoever is on turn, or null at the end.
export async function nextOf(pages: Page[]): Promise<Page | null> {
  let found: Page | null = null;
  await expect(async () => {
    found = null;
    for (const page of pages) if (await isOnTurn(page)) found = page;
    expect(found !== null || (await isOver(pages[0] as Page))).toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
  return found;
}

const linesOf = (page: Page): Promise<number> => page.locator('[data-testid=story] button').count();

// Waits until the page shows what an action led to.
async function carriedOut(page: Page, lines: number): Promise<void> {
  await expect.poll(() => linesOf(page), { intervals: [20, 50, 100] }).toBeGreaterThan(lines);
}

export async function moveInBauab(page: Page): Promise<string> {
  const lines = await linesOf(page);
  const pass = page.getByTestId('pass');
  if (await pass.isVisible()) {
    await press(page, '[data-testid=pass]');
    await carriedOut(page, lines);
    return 'pass';
  }
  const chips = await page.locator('[data-testid^=chip-]:enabled').all();
  for (const chip of chips.reverse()) {
    const name = await chip.getAttribute('data-testid');
    await press(page, `[data-testid=${name}]`);
    const plots = page.locator('[data-testid^=plot-][data-action]');
    if ((await plots.count()) === 0) continue;
    const action = await plots.first().getAttribute('data-action');
    await press(page, `[data-testid^=plot-][data-action="${action}"]`);
    // A finger first points and then confirms; a mouse places at once.
    if (await isTouch(page)) await press(page, `[data-testid=confirm][data-action="${action}"]`);
    await carriedOut(page, lines);
    return action ?? '';
  }
  throw new Error('no chip can be placed');
}

export async function askOrAnswer(page: Page): Promise<string> {
  const lines = await linesOf(page);
  const confirm = page.getByTestId('confirm');
  const action = () => confirm.getAttribute('data-action');
  if ((await action()) === null) {
    if (await page.locator('[data-testid^=gift-]').first().isVisible()) await press(page, '[data-testid^=gift-]');
    else await press(page, '[data-testid^=card-]:enabled');
  }
  await expect(confirm).toBeEnabled();
  const done = (await action()) ?? '';
  await press(page, '[data-testid=confirm]');
  await carriedOut(page, lines);
  return done;
}

export async function announceNut(page: Page, value: number): Promise<void> {
  const lines = await linesOf(page);
  await press(page, '[data-testid=announce]');
  await press(page, `[data-testid=announce-${value}]`);
  await press(page, '[data-testid=announce-confirm]');
  await carriedOut(page, lines);
}

// The games that the server offers and nobody has drawn a table for.
export async function plainGames(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/games');
  const { games } = (await answer.json()) as { games: { id: string }[] };
  const drawn = ['bauab', 'nussknacker'];
  return games.map(({ id }) => id).filter((id) => !drawn.includes(id));
}

export const plainOffer = '[data-testid=plain-table] button[data-action]';
