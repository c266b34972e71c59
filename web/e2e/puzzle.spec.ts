// Puzzles on the drawn table: a try that fails, one that solves it, one that is given up, and one from a game of one's own.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { isFine } from './look';
import { press } from './play';

interface Puzzle {
  deal: number;
  before: string[];
  solutions: number;
  moves: { action: string }[];
}
const file = fileURLToPath(new URL('../../engine/games/bauab/puzzles.json', import.meta.url));
const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as { puzzles: Puzzle[] };

const card = (page: Page) => page.getByTestId('puzzle');

// Which one it is, known by its file: a test need not be good at Bauab.
async function puzzleOn(page: Page): Promise<{ solution: string; mistake: string }> {
  await expect(card(page)).toHaveAttribute('data-stage', 'asked');
  const id = await card(page).getAttribute('data-puzzle');
  const puzzle = puzzles.find(({ deal, before }) => `${deal}-${before.length}` === id);
  return { solution: puzzle?.moves[0]?.action ?? '', mistake: puzzle?.moves.at(-1)?.action ?? '' };
}

async function place(page: Page, action: string): Promise<void> {
  const [chip = '', plot = ''] = action.split('@');
  await press(page, `[data-testid=chip-${chip}]`);
  await press(page, `[data-testid=plot-${plot}]`);
  await press(page, `[data-testid=confirm][data-action="${action}"]`);
}

test('a puzzle is tried and solved without a server', async ({ invite }) => {
  const { page, context, frames } = await invite({ name: 'Anna' });
  await context.route('**/api/**', (route) => route.abort());
  await page.goto('/game/bauab');
  await press(page, '[data-testid=puzzles]');
  await expect(page.getByTestId('puzzles-solved')).toContainText(`0 of ${puzzles.length}`);
  await isFine(page, 'puzzles-bauab-wide');
  await press(page, '[data-testid=next-puzzle]');
  await page.waitForURL(/\/pocket\//);
  const { solution, mistake } = await puzzleOn(page);
  await isFine(page, 'puzzle-asked-wide');

  await place(page, mistake);
  await expect(page.getByTestId('puzzle-reply')).toBeVisible();
  await expect(card(page)).toHaveAttribute('data-stage', 'asked');
  await isFine(page, 'puzzle-failed-wide');

  await place(page, solution);
  await expect(card(page)).toHaveAttribute('data-stage', 'done');
  await expect(page.getByTestId('puzzle-verdict')).toContainText('Solved!');
  await expect(page.getByTestId('puzzle-moves').locator('tr.right').first()).toBeVisible();
  await isFine(page, 'puzzle-solved-wide');
  expect(frames, 'no server was asked').toEqual([]);

  await page.goto('/puzzles/bauab');
  await expect(page.getByTestId('puzzles-solved')).toContainText(`1 of ${puzzles.length}`);
});

test('the solution of a puzzle is shown, made and left behind, on a phone', async ({ invite }) => {
  const { page, frames } = await invite({ name: 'Anna', language: 'de', phone: true, dark: true });
  await page.goto('/puzzles/bauab');
  await expect(page.getByTestId('puzzles-solved')).toBeVisible();
  await isFine(page, 'puzzles-bauab-phone');
  await press(page, '[data-testid=next-puzzle]');
  await page.waitForURL(/\/table\//);
  const { solution } = await puzzleOn(page);
  await isFine(page, 'puzzle-asked-phone');
  expect(
    frames.some((frame) => frame.includes('"solutions"')),
    'nothing of the answer was sent',
  ).toBe(false);
  await press(page, '[data-testid=puzzle-show]');
  await expect(card(page)).toHaveAttribute('data-stage', 'shown');
  await isFine(page, 'puzzle-shown-phone');
  await place(page, solution);
  await expect(card(page)).toHaveAttribute('data-stage', 'done');
  await expect(page.getByTestId('puzzle-verdict')).toContainText('Das war die Lösung.');

  const first = page.url();
  await press(page, '[data-testid=puzzle-next]');
  await page.waitForURL((url) => url.href !== first);
  await puzzleOn(page);
  await page.goto('/');
  await expect(page.locator('a[href^="/table/"]'), 'puzzles are no recent tables').toHaveCount(0);
});

for (const phone of [false, true]) {
  const device = phone ? 'phone-dark' : 'wide-light';
  test(`a costly move of one's own is tried again after the review, ${device}`, async ({ invite }) => {
    test.setTimeout(180_000);
    const { page, context } = await invite({ name: 'Ben', language: 'de', phone, dark: phone });
    // As if it had been played here: Ben loses it with his last move, which can be proven.
    const record = fileURLToPath(new URL('../../tests/golden/records/bauab-2-square.record', import.meta.url));
    await context.route('**/api/tables/golden/record*', (route) => route.fulfill({ path: record }));
    const played = {
      table: 'golden',
      game: 'bauab',
      names: ['Anna', 'Ben'],
      seated: true,
      seat: 1,
      over: true,
      seen: 1,
    };
    await context.addInitScript((table) => localStorage.setItem('recent-tables', JSON.stringify([table])), played);

    await page.goto('/replay/golden#review');
    const again = page.getByTestId('own-puzzles').getByTestId('own-puzzle').first();
    await expect(again).toBeVisible({ timeout: 120_000 });
    await again.scrollIntoViewIfNeeded();
    await isFine(page, `own-review-${device}`);
    await press(page, '[data-testid=own-puzzle]');
    await page.waitForURL(/\/pocket\//);
    await expect(card(page)).toHaveAttribute('data-stage', 'asked');
    await isFine(page, `own-asked-${device}`);

    await page.goto('/puzzles/bauab');
    await expect(page.getByTestId('own-puzzles').getByTestId('own-puzzle').first()).toBeVisible();
    await isFine(page, `own-kept-${device}`);
    await press(page, '[data-testid=own-puzzle]');
    await press(page, '[data-testid=puzzle-show]');
    await expect(card(page)).toHaveAttribute('data-stage', 'shown');
    await isFine(page, `own-shown-${device}`);
  });
}
