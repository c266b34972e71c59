import type { Page } from '@playwright/test';
import type { Position } from '../src/generated/types';
import { expect, picture, test } from './house';
import { announceNut, askOrAnswer, isOver, nextOf, pairAt } from './play';

// Every position in a guest's frames, wherever it came from.
function positionsIn(frames: string[]): Position<'nussknacker'>[] {
  return frames
    .map((frame) => JSON.parse(frame) as { position?: Position<'nussknacker'> })
    .flatMap(({ position }) => (position ? [position] : []));
}

test('two people play Nussknacker to the end; a third watches and learns nothing hidden', async ({ invite }) => {
  test.setTimeout(480_000);
  const { anna, ben, table } = await pairAt(invite, 'nussknacker', { players: '2', cards: '12' });
  const watcher = await invite({ language: 'de' });
  await watcher.page.goto(`/table/${table}`);
  await expect(watcher.page.getByTestId('prompt')).toContainText('Du schaust zu.');
  const pages = [anna.page, ben.page];

  for (let deal = 1; !(await isOver(anna.page)); ++deal) {
    for (let step = 0; step < (deal === 1 ? 6 : 1); ++step) {
      const page = await nextOf(pages);
      if (page === null) break;
      await askOrAnswer(page);
    }
    if (deal === 1) {
      await picture(anna.page, 'play-nussknacker-wide');
      await picture(ben.page, 'play-nussknacker-phone');
      await picture(watcher.page, 'watch-nussknacker-wide');
      await ben.page.reload();
      await expect(ben.page.getByTestId('card-0')).toBeVisible();
    }
    // Anybody may announce at any time: both take turns at being bold.
    await announceNut(deal % 2 === 1 ? ben.page : anna.page, ((deal - 1) % 6) + 1);
    const linesOf = (page: Page) => page.locator('[data-testid=story] button').count();
    await expect.poll(async () => (await linesOf(anna.page)) - (await linesOf(ben.page))).toBe(0);
    expect(deal, 'somebody gets five chips').toBeLessThan(12);
  }
  await expect(ben.page.getByTestId('winner')).toBeVisible();
  await picture(anna.page, 'end-nussknacker-wide');
  await expect(watcher.page.getByTestId('winner')).toBeVisible();

  const seen = positionsIn(watcher.frames);
  expect(seen.length).toBeGreaterThan(10);
  for (const { screen, answers, interrupts, prompt } of seen) {
    expect(screen.hand).toEqual([]);
    expect(screen.pending?.offered ?? []).toEqual([]);
    for (const { gave, got } of screen.history) expect([...gave, ...got]).toEqual([]);
    expect([answers, interrupts, prompt]).toEqual([[], [], null]);
  }
  // The players' frames do hold hands, so the check above could fail.
  const own = positionsIn(anna.frames).filter(({ screen }) => screen.hand.length > 0);
  expect(own.length).toBeGreaterThan(10);
  // And while Ben's question is open, Anna does not see what he has put aside for it.
  const asked = positionsIn(anna.frames).filter(({ screen }) => screen.pending?.asker === 1);
  expect(asked.length).toBeGreaterThan(0);
  for (const { screen } of asked) expect(screen.pending?.offered).toEqual([]);

  await anna.page.getByTestId('verify').click();
  await expect(anna.page.getByTestId('verified')).toBeVisible();
  await anna.page.getByTestId('to-replay').click();
  await expect(anna.page.getByTestId('replay-move')).toContainText('0 /');
  await anna.page.getByTestId('eyes').selectOption('0');
  await expect(anna.page.getByTestId('card-0')).toBeVisible();
  await anna.page.getByTestId('eyes').selectOption('');
  await expect(anna.page.getByTestId('card-0')).toHaveCount(0);
});
