// How a guest plays: through what is on the screen, nothing else.
import type { Locator, Page } from '@playwright/test';
import { expect, type Guest, type Invite } from './house';

export const isTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

// Tries again by itself while the page draws what it presses anew.
export async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  if (await isTouch(page)) await target.tap();
  else await target.click();
}

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

export async function chooseOptions(page: Page, options: Record<string, string>): Promise<void> {
  await page.locator('form').waitFor();
  for (const [name, value] of Object.entries(options)) {
    const list = page.locator(`select[name=${name}]`);
    const more = page.getByTestId('more-options');
    const isFolded = await more.locator(`[name=${name}]`).count();
    if (isFolded > 0 && (await more.getAttribute('open')) === null)
      await press(page, '[data-testid=more-options] summary');
    if (await list.isVisible()) await list.selectOption(value);
    else await page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
  }
}

// From the tray to an own table: two clicks.
export async function openTable(page: Page, game: string, options: Record<string, string> = {}, bots = false) {
  await page.goto('/');
  await press(page, `[data-game=${game}] a`);
  await chooseOptions(page, options);
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
  const chips = await page.locator('[data-testid^=chip-][data-pick]').all();
  for (const chip of chips.reverse()) {
    const name = await chip.getAttribute('data-testid');
    await press(page, `[data-testid=${name}]`);
    const plots = page.locator('[data-testid^=plot-][data-action]');
    if ((await plots.count()) === 0) continue;
    const action = await plots.first().getAttribute('data-action');
    await press(page, `[data-testid^=plot-][data-action="${action}"]`);
    await press(page, `[data-testid=confirm][data-action="${action}"]`);
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

// One step at a drawn table, through whatever shines: something is chosen, or what is chosen is confirmed. Which of the
// things, the dice say; they fall the same way in every run. Returns what was pressed, or null if nothing can be.
export async function stepAtDrawnTable(page: Page, dice: () => number): Promise<string | null> {
  const soon = { timeout: 1_500 }; // what went with the next position is not waited for
  const isFinger = await isTouch(page);
  const touch = (it: Locator, how: { timeout: number; position?: { x: number; y: number } }) =>
    isFinger ? it.tap(how) : it.click(how);
  const confirm = page.locator('[data-testid=confirm]:enabled');
  if ((await confirm.count()) > 0 && dice() < 0.85) {
    const action = (await confirm.getAttribute('data-action', soon)) ?? '';
    await touch(confirm, soon);
    return `confirm ${action}`;
  }
  const things = page.locator('[data-pick]:not([aria-pressed=true]):visible, [data-direct]:enabled:visible');
  const count = await things.count();
  if (count === 0) {
    if ((await confirm.count()) === 0) return null;
    await touch(confirm, soon);
    return 'confirm';
  }
  const thing = things.nth(Math.floor(dice() * count));
  const label = (await thing.textContent(soon)) ?? '';
  // Cards in a hand overlap; their corner is what can always be met.
  await touch(thing, { ...soon, position: { x: 12, y: 12 } });
  return label;
}

// The same by keyboard alone: arrows walk towards something that can be touched, Enter touches it, End leads to the button
// that confirms.
export async function stepByKeyboard(page: Page, dice: () => number): Promise<string | null> {
  const isAtTheTable = await page.evaluate(() => document.activeElement?.closest('[data-testid=stage]') !== null);
  if (!isAtTheTable) for (const key of ['t', 'Tab']) await page.keyboard.press(key);
  if (await page.locator('[data-testid=confirm]:enabled').isVisible()) {
    for (const key of ['End', 'Enter']) await page.keyboard.press(key);
    return 'End Enter';
  }
  const wish = dice();
  const keys: string[] = [];
  for (let stuck = false; keys.length < 20;) {
    const key = await nextKey(page, wish, stuck);
    if (key === null) return null;
    keys.push(key);
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    if (key === 'Enter') return keys.join(' ');
    stuck = await page.evaluate((was) => was === document.activeElement, before);
  }
  return keys.join(' ');
}

// The key that leads from what has the focus to one of the things that can be touched, whichever the wish (0 to 1) means;
// where the straight way ends, the other one. Null if there is nothing to touch.
const nextKey = (page: Page, wish: number, isStuck: boolean): Promise<string | null> =>
  page.evaluate(
    ([wished, stuck]) => {
      const things = [
        ...document.querySelectorAll('[data-pick]:not([aria-pressed=true]), [data-direct]:enabled'),
      ].filter((each) => each.getClientRects().length > 0);
      const goal = things[Math.floor(wished * things.length)];
      const at = document.activeElement;
      if (goal === undefined || at === null) return null;
      if (goal === at) return 'Enter';
      const middle = (node: Element) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const [from, to] = [middle(at), middle(goal)];
      const across = to.x < from.x ? 'ArrowLeft' : 'ArrowRight';
      const along = to.y < from.y ? 'ArrowUp' : 'ArrowDown';
      const isWide = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
      return isWide !== stuck ? across : along;
    },
    [wish, isStuck] as const,
  );

// Everything that is said to those who do not see the table, from now on.
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[aria-live]')) {
      new MutationObserver(() => heard.push(region.textContent?.trim() ?? '')).observe(region, {
        ...{ childList: true, characterData: true, subtree: true },
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

// Numbers between 0 and 1 that are the same in every run (mulberry32).
export function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// The games that have a table of words.
export async function plainGames(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/games');
  const { games } = (await answer.json()) as { games: { id: string }[] };
  const onlyDrawn = ['bauab', 'nussknacker'];
  return games.map(({ id }) => id).filter((id) => !onlyDrawn.includes(id));
}

export const plainOffer = '[data-testid=plain-table] button[data-action]';
