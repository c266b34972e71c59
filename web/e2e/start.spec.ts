// The page on which a game begins: its buttons are in sight on every screen, and what is chosen is never refused.
import { expect, screens, test, type ScreenName } from './house';
import { isTouch, press } from './play';

for (const screen of Object.keys(screens) as ScreenName[]) {
  test(`the buttons are in sight, ${screen}`, async ({ invite }) => {
    const { page } = await invite({ screen, language: 'de' });
    for (const game of ['bauab', 'feiner-sand', 'misd', 'alex-und-co']) {
      await page.goto(`/game/${game}`);
      for (const id of ['with-friends', 'with-bots']) await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('minutes')).toContainText(/Etwa \d+ Minuten/);
      const more = page.getByTestId('more-options');
      if ((await more.count()) > 0) {
        await expect(more).not.toHaveAttribute('open');
        await press(page, '[data-testid=more-options] summary');
      }
      for (const id of ['with-friends', 'with-bots']) await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('what contradicts something else is corrected: the solitaire campaign of Feiner Sand', async ({ invite }) => {
  const { page } = await invite({ language: 'de', name: 'Mia' });
  await page.goto('/game/feiner-sand');
  expect(await isTouch(page)).toBe(false);
  await page.locator('input[name=deck][value=shuffled]').check({ force: true });
  await press(page, '[data-testid=more-options] summary');
  await page.locator('select[name=fableRound]').selectOption('3');
  await page.locator('input[name=deck][value=learning]').check({ force: true });
  await expect(page.locator('select[name=fableRound]')).toBeHidden();
  await page.locator('input[name=players][value="1"]').check({ force: true });
  await expect(page.getByTestId('minutes')).toContainText('15');
  await page.locator('input[name=campaign][value=on]').check({ force: true });
  await expect(page.locator('input[name=deck]')).toHaveCount(0);
  await press(page, '[data-testid=with-bots]');
  await page.waitForURL(/\/table\//);
});
