// Games that go on from others: from a moment of a replay, and from this device at the server.
import { readFileSync } from 'node:fs';
import { expect, test } from './house';
import { isFine } from './look';
import { moveInBauab, nextOf, press, tableOf } from './play';

const golden = {
  name: 'game.txt',
  mimeType: 'text/plain',
  buffer: readFileSync(new URL('../../tests/golden/records/bauab-2-square.record', import.meta.url)),
};

for (const phone of [false, true]) {
  const device = phone ? 'phone-dark' : 'wide-light';
  test(`a replay is played on from one of its moments, ${device}`, async ({ invite }) => {
    const { page } = await invite({ phone, dark: phone, language: 'en', name: 'Anna' });
    await page.goto('/replay');
    await page.setInputFiles('input[type=file]', golden);
    for (let move = 1; move <= 3; ++move) {
      await press(page, '[data-testid=replay-next]');
      await expect(page.getByTestId('replay-move')).toContainText(new RegExp(`^${move} /`));
    }
    await press(page, '[data-testid=play-on]');
    await expect(page.getByTestId('play-on-dialog')).toBeVisible();
    await page.getByTestId('level').selectOption('1');
    await isFine(page, `branch-dialog-${device}`);
    await press(page, '[data-testid=play-on-go]');
    await page.waitForURL(/\/table\//);
    await nextOf([page]);
    await press(page, '[data-testid=tab-story]');
    await expect(page.getByTestId('origin')).toContainText('action 3');
    await isFine(page, `branch-table-${device}`);
    const table = tableOf(page);

    await page.goto('/replay');
    await page.setInputFiles('input[type=file]', golden);
    const branch = page.getByTestId('branches').locator('a');
    await expect(branch).toContainText('From action 3');
    await expect(branch).toHaveAttribute('href', `/table/${table}`);
    await isFine(page, `branch-tree-${device}`);
  });
}

test('a game on this device goes on at the server, where others can come', async ({ invite }) => {
  const anna = await invite({ name: 'Anna', language: 'en' });
  const { page } = anna;
  await page.goto('/game/bauab');
  await page.getByTestId('level').selectOption('1');
  await press(page, '[data-testid=on-device]');
  await page.waitForURL(/\/pocket\//);
  await nextOf([page]);
  await moveInBauab(page);
  await nextOf([page]);
  const lines = await page.locator('[data-testid=story] button').count();
  const home = tableOf(page);
  await press(page, '[popovertarget=settings]');
  await press(page, '[data-testid=move-game]');
  await press(page, '[data-testid=move-go]');
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('origin').locator('a')).toHaveAttribute('href', `/pocket/${home}`);
  await isFine(page, 'branch-online-wide-light');

  const ben = await invite({ name: 'Ben', language: 'en' });
  await ben.page.goto(`/table/${tableOf(page)}`);
  await press(ben.page, '[data-testid^=sit-]');
  await expect(ben.page.getByTestId('leave')).toBeVisible();
  await press(page, '[data-testid=start]');
  for (const guest of [anna, ben]) {
    await expect(guest.page.getByTestId('turn')).toBeVisible();
    await expect(guest.page.locator('[data-testid=story] button')).toHaveCount(lines);
  }
});
