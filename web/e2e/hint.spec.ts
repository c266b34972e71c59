import { expect, test } from './house';
import { isFine } from './look';
import { openTable, pairAt, press } from './play';

test('whoever plays against bots may ask for a hint, which is marked on the table', async ({ invite }) => {
  const { page } = await invite({ name: 'Anna', language: 'en', phone: true, plain: true });
  await openTable(page, 'schollenschubser', { players: '2' }, true);
  await expect(page.locator('.status.yours')).toBeVisible();
  await press(page, '[data-testid=hint]');
  const hint = page.getByTestId('hint-text');
  await expect(hint).toContainText(/A strong bot would: .*chance to win about \d+ %/);
  const action = (await hint.getAttribute('data-action')) ?? '';
  const marked = page.locator(`main [data-action="${action}"]`).first();
  await expect(marked).toHaveCSS('outline-style', 'dashed');
  await isFine(page, 'hint-plain-phone-light');
  await press(page, `main [data-action="${action}"]`);
  await expect(hint).toBeHidden();
});

test('a hint names a move of a drawn table, too', async ({ invite }) => {
  const { page } = await invite({ name: 'Ben', language: 'de', dark: true });
  await openTable(page, 'bauab', {}, true);
  await expect(page.locator('.status.yours')).toBeVisible();
  await press(page, '[data-testid=hint]');
  const hint = page.getByTestId('hint-text');
  await expect(hint).toContainText('Ein starker Bot würde');
  const action = (await hint.getAttribute('data-action')) ?? '';
  const [chip, plot] = action.split('@');
  await press(page, `[data-testid=chip-${chip}]`);
  await expect(page.getByTestId(`plot-${plot}`)).toHaveCSS('outline-style', 'dashed');
  await isFine(page, 'hint-bauab-wide-dark');
});

test('there are no hints between people, nor where one must remember', async ({ invite }) => {
  const { anna } = await pairAt(invite, 'bauab');
  await expect(anna.page.getByTestId('hint')).toHaveCount(0);

  const { page } = await invite({ name: 'Cem', language: 'en' });
  await openTable(page, 'raufer', { players: '3' }, true);
  await expect(page.locator('.status.yours')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('undo')).toBeVisible();
  await expect(page.getByTestId('hint')).toHaveCount(0);
});
