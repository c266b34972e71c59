// Two people talk at their table, and somebody who watches talks apart from them until the game is over.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, picture, test } from './house';
import { pairAt, press } from './play';

const openTalk = (page: Page) => press(page, '[data-testid=tab-talk]');

async function write(page: Page, text: string): Promise<void> {
  await page.getByTestId('talk-text').fill(text);
  await page.getByTestId('talk-text').press('Enter');
  await expect(page.getByTestId('said')).toContainText(text);
}

test('what is said at a table reaches those it is for', async ({ invite }) => {
  const { anna, ben, table } = await pairAt(invite, 'bauab');
  const carla = await invite({ name: 'Carla', dark: true });
  await carla.page.goto(`/table/${table}`);
  await openTalk(carla.page);
  await write(carla.page, 'Nobody hears me');

  await openTalk(anna.page);
  await write(anna.page, '<b>Shall we?</b>');
  await expect(ben.page.getByTestId('bubble')).toContainText('<b>Shall we?</b>');
  await expect(ben.page.getByTestId('unread')).toContainText('1');
  await picture(ben.page, 'talk-bubble-phone');
  await openTalk(ben.page);
  await expect(ben.page.getByTestId('unread')).toHaveCount(0);
  await press(ben.page, '[data-testid=phrases]');
  await picture(ben.page, 'talk-phrases-phone');
  await press(ben.page, '[data-testid=phrase-goodLuck]');
  await press(ben.page, '[data-testid=react-applause]');
  await expect(anna.page.getByTestId('said')).toContainText('Good luck to you!');
  await expect(anna.page.getByTestId('said')).toContainText('Applause for Anna');
  await expect(carla.page.getByTestId('said')).toContainText('Applause for Anna');
  await picture(anna.page, 'talk-wide');
  await picture(ben.page, 'talk-phone');
  await picture(carla.page, 'talk-watcher-dark');

  await press(anna.page, '[data-testid=said] li:nth-child(2) .more');
  await press(anna.page, '[data-testid=report]');
  await expect(anna.page.getByText('Reported.')).toBeVisible();
  await press(anna.page, '[data-testid=said] li:nth-child(2) .more');
  await press(anna.page, '[data-testid=mute]');
  await expect(anna.page.getByTestId('said')).not.toContainText('Good luck to you!');
  await anna.page.reload();
  await openTalk(anna.page);
  await expect(anna.page.getByTestId('said')).toContainText('<b>Shall we?</b>');
  await expect(anna.page.getByTestId('said')).not.toContainText('Good luck to you!');

  for (const { frames } of [anna, ben]) expect(frames.join()).not.toContain('Nobody hears me');
  await press(ben.page, '[popovertarget=settings]');
  await press(ben.page, '[data-testid=resign]');
  await press(ben.page, '[data-testid=resign-go]');
  await expect(anna.page.getByTestId('said')).toContainText('Nobody hears me');
  const saved = anna.page.waitForEvent('download');
  await press(anna.page, '[data-testid=talk-save]');
  expect(await readFile((await (await saved).path()) ?? '', 'utf8')).toContain('Carla (watching): Nobody hears me');
});
