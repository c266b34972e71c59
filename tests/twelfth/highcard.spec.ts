// The twelfth game, which nobody has drawn: opened from the lobby, played against bots on the plain table, verified.
import { expect, test } from './house';
import { isOver, openTable, plainOffer, press } from './play';

test('a game that was just added is played in the browser', async ({ invite }) => {
  const { page } = await invite({ language: 'en' });
  await page.goto('/');
  await expect(page.locator('li[data-game=highcard] .title')).toHaveText('High Card');
  await openTable(page, 'highcard', {}, true);
  await expect(page.getByTestId('plain-table')).toBeVisible();
  await expect(async () => {
    if (!(await isOver(page))) await press(page, plainOffer);
    await expect(page.getByTestId('end')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByTestId('verify').click();
  await expect(page.getByTestId('verified')).toBeVisible();
});
