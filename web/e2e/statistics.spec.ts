// One's own games on this device: noted at their end, shown with plots, shared, and gone when one wants.
import { expect, test, type ScreenName } from './house';
import { isFine } from './look';
import { openTable, press } from './play';

const day = 86_400_000;
const notes = Array.from({ length: 40 }, (_, i) => ({
  table: `t${i}`,
  pocket: i % 5 === 0,
  game: ['bauab', 'raufer', 'stamp-collection', 'schollenschubser'][i % 4],
  ended: Date.UTC(2026, 9, 1) - i * day,
  took: 900_000,
  seats: i % 7 === 0 ? ['person', 'person'] : ['person', `${1 + (i % 5)}`],
  seat: i % 2,
  ranks: i % 3 === 0 ? [2, 1] : [1, 2],
  points: [12, 10],
  givenUpBy: null,
  mistakes: {
    decisions: 20,
    lost: 300,
    found: {
      early: { small: 2, large: 1, grave: 0 },
      middle: { small: 1, large: 1, grave: 1 },
      late: { small: 1, large: 0, grave: 1 },
    },
  },
}));

test('a game that is over is noted, shared as a picture, and can be forgotten', async ({ invite }) => {
  const { page } = await invite({ name: 'Anna' });
  await page.goto('/statistics');
  await expect(page.getByTestId('stats-empty')).toBeVisible();
  await isFine(page, 'statistics-empty-wide');
  await openTable(page, 'bauab', {}, true);
  await expect(page.getByTestId('turn')).toBeVisible();
  await press(page, '[popovertarget=settings]');
  await press(page, '[data-testid=resign]');
  await press(page, '[data-testid=resign-go]');
  await expect(page.getByTestId('end')).toBeVisible();

  await press(page, '[data-testid=share]');
  const drawn = page.getByTestId('result-picture');
  await expect(drawn).toBeVisible({ timeout: 30_000 });
  expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900);
  const link = page.getByTestId('share-result').locator('input');
  await expect(link).toHaveValue(/\/replay\/[a-z0-9]+$/);
  await drawn.scrollIntoViewIfNeeded();
  await isFine(page, 'share-wide');

  await press(page, '[data-testid=to-statistics]');
  await expect(page.getByTestId('latest-games')).toContainText('given up');
  await expect(page.getByTestId('stats-sum')).toContainText('1');
  await page.reload();
  await expect(page.getByTestId('latest-games')).toContainText('Bauab');
  await press(page, '[data-testid=stats-forget]');
  await press(page, '[data-testid=stats-forget-go]');
  await expect(page.getByTestId('stats-empty')).toBeVisible();
});

for (const [screen, dark] of [
  ['wide', false],
  ['phone', true],
  ['sideways', false],
] as [ScreenName, boolean][]) {
  test(`plots on a ${screen} screen`, async ({ invite }) => {
    const { page, context } = await invite({ screen, dark, language: screen === 'wide' ? 'en' : 'de' });
    await context.addInitScript((games) => localStorage.setItem('played-games', games), JSON.stringify(notes));
    await page.goto('/statistics');
    await expect(page.getByTestId('course')).toBeVisible();
    await isFine(page, `statistics-${screen}`);
    await page.getByTestId('mistakes').scrollIntoViewIfNeeded();
    await isFine(page, `statistics-${screen}-mistakes`);
  });
}
