// The deal of the day: the same for two people, compared when both have played.
import { expect, test, type Guest } from './house';
import { isFine } from './look';
import { press } from './play';

async function begin({ page }: Guest): Promise<void> {
  await page.goto('/game/bauab');
  await press(page, '[data-testid=daily-play]');
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('turn')).toBeVisible();
}

async function giveUp({ page }: Guest): Promise<void> {
  await press(page, '[popovertarget=settings]');
  await press(page, '[data-testid=resign]');
  await press(page, '[data-testid=resign-go]');
  await expect(page.getByTestId('end')).toBeVisible();
}

test('two people play the deal of the day and see each other in the list afterwards', async ({ invite }) => {
  const anna = await invite({ name: 'Anna' });
  const ben = await invite({ name: 'Ben', phone: true, dark: true, language: 'de' });
  await anna.page.goto('/game/bauab');
  await expect(anna.page.getByTestId('daily')).toContainText('Not played yet');
  await isFine(anna.page, 'daily-new-wide');
  await begin(anna);
  await expect(anna.page.locator('h1')).toContainText('Deal of the day');
  await giveUp(anna);
  const list = anna.page.getByTestId('daily-list');
  await expect(list).toContainText('Anna (you)', { timeout: 20_000 });

  await ben.page.goto('/game/bauab');
  await expect(ben.page.getByTestId('daily')).toBeVisible();
  await expect(ben.page.getByTestId('daily')).not.toContainText('Anna');
  await begin(ben);
  await giveUp(ben);
  await expect(ben.page.getByTestId('daily-list')).toContainText('Anna', { timeout: 20_000 });
  await isFine(ben.page, 'daily-end-phone-dark');
  await ben.page.goto('/game/bauab');
  await expect(ben.page.getByTestId('daily-yours')).toContainText('aufgegeben');
  await isFine(ben.page, 'daily-played-phone-dark');
  await isFine(anna.page, 'daily-end-wide');
});
