import { expect, test } from './house';
import { isFine } from './look';
import { openTable, press } from './play';

test('a hint says why: chances, a line, and the move on the table', async ({ invite }) => {
  const { page } = await invite({ name: 'Anna', language: 'de', dark: true });
  await openTable(page, 'bauab', {}, true);
  await expect(page.locator('.status.yours')).toBeVisible();
  await press(page, '[data-testid=hint]');
  await press(page, '[data-testid=ask-why]');
  const why = page.getByTestId('why');
  await expect(why.getByTestId('why-move')).toHaveCount(4);
  await expect(why.getByTestId('why-line').locator('li').first()).toContainText('Anna');
  await expect(why.getByTestId('why-hidden')).toHaveCount(0);
  await isFine(page, 'why-bauab-wide-dark');

  const other = why.getByTestId('why-move').nth(1);
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  const [chip] = ((await other.getAttribute('data-notation')) ?? '').split('@');
  await expect(page.locator('main [data-pick]')).toHaveCount(2); // the chip and its plot
  await expect(page.getByTestId(`chip-${chip ?? ''}`)).toHaveCSS('outline-style', 'solid');
  await isFine(page, 'why-bauab-pointed-wide-dark');
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(page.locator('main [data-pick]')).not.toHaveCount(2);
});

test('on a phone the reasons lie over the lower half of the table, in a hidden game too', async ({ invite }) => {
  const { page } = await invite({ name: 'Ben', language: 'en', phone: true });
  await openTable(page, 'raufer', { players: '3', openDiscards: 'on' }, true);
  await expect(page.locator('.status.yours')).toBeVisible({ timeout: 30_000 });
  await press(page, '[data-testid=hint]');
  await press(page, '[data-testid=ask-why]');
  await expect(page.getByTestId('why')).toContainText('Chance to win');
  await expect(page.getByTestId('why')).toContainText('knows no more than you');
  await isFine(page, 'why-raufer-phone-light');
  await press(page, '[data-testid=why-close]');
  await expect(page.getByTestId('why')).toBeHidden();
});
