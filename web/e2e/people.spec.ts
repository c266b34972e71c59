import { expect, picture, test } from './house';
import { moveInBauab, nextOf, openTable, pairAt, press, sitDown, tableOf } from './play';

test('a bot takes an empty seat, is sent away again, and plays when asked to', async ({ invite }) => {
  const { page } = await invite({ name: 'Mia' });
  await openTable(page, 'nussknacker', { players: '3' });
  await expect(page.getByTestId('start')).toBeDisabled();
  await page.getByTestId('bot-1').click();
  await expect(page.getByTestId('place-1')).toContainText('bot, level');
  await expect(page.getByTestId('place-1').locator('b')).toHaveText(/^[A-Z][a-z]+$/); // a name, not a number
  await page.getByTestId('place-1').getByRole('button').click();
  await expect(page.getByTestId('bot-1')).toBeVisible();
  await page.getByTestId('bot-1').click();
  await page.getByTestId('level').selectOption('butler');
  await page.getByTestId('bot-2').click();
  await expect(page.getByTestId('place-1')).toContainText('bot, level 3');
  await expect(page.getByTestId('place-2')).toContainText('bot, program butler');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByTestId('announce')).toBeVisible();
});

test('whoever leaves is asked, a bot plays on, the others are told, and the seat is still there', async ({
  invite,
}) => {
  const { anna, ben, table } = await pairAt(invite, 'bauab');
  const leave = async () => {
    await press(ben.page, '[popovertarget=settings]');
    await press(ben.page, '[data-testid=leave-table]');
    await expect(ben.page.getByTestId('leave-dialog')).toContainText('ein Bot spielt für dich (Bot, Stufe 3)');
  };
  await leave();
  await picture(ben.page, 'leave-phone');
  await ben.page.getByRole('button', { name: 'Sitzen bleiben' }).tap();
  await expect(ben.page.getByTestId('leave-dialog')).toBeHidden();
  await leave();
  await press(ben.page, '[data-testid=leave-go]');
  await ben.page.waitForURL((url) => url.pathname === '/');
  await expect(anna.page.getByText('A bot now plays on for Ben (bot, level 3).')).toBeVisible();
  await picture(anna.page, 'left-wide');
  await ben.page.goto(`/table/${table}`);
  await press(ben.page, '[data-testid=take-back]');
  await expect(anna.page.getByText('Ben is playing again.')).toBeVisible();
});

test('whoever gives up is asked, and the game ends for both with its points', async ({ invite }) => {
  const { anna, ben } = await pairAt(invite, 'bauab');
  const mover = (await nextOf([anna.page, ben.page])) === anna.page ? anna : ben;
  await moveInBauab(mover.page);
  const resign = async () => {
    await press(ben.page, '[popovertarget=settings]');
    await press(ben.page, '[data-testid=resign]');
    await expect(ben.page.getByTestId('resign-dialog')).toContainText('Anna gewinnt');
  };
  await resign();
  await picture(ben.page, 'resign-phone');
  await ben.page.getByRole('button', { name: 'Weiterspielen' }).tap();
  await expect(ben.page.getByTestId('resign-dialog')).toBeHidden();
  await resign();
  await press(ben.page, '[data-testid=resign-go]');
  await expect(ben.page.getByTestId('gave-up')).toHaveText('Du hast aufgegeben');
  await expect(anna.page.getByTestId('winner')).toHaveText('You win');
  await expect(anna.page.getByTestId('gave-up')).toHaveText('Ben gave up');
  await expect(anna.page.getByTestId('story')).toContainText('Ben gives up.');
  await picture(anna.page, 'gave-up-wide');
  await press(anna.page, '[data-testid=to-replay]');
  await press(anna.page, '[data-testid=replay-last]');
  await expect(anna.page.getByTestId('gave-up')).toHaveText('Ben gave up');
});

test('whoever is away while the game waits is missed, and can be played for', async ({ invite }) => {
  const { anna, ben } = await pairAt(invite, 'bauab');
  if ((await nextOf([anna.page, ben.page])) === anna.page) await moveInBauab(anna.page);
  await expect(ben.page.locator('.status.yours')).toBeVisible();
  await ben.page.goto('/');
  await expect(anna.page.getByTestId('prompt')).toContainText('Ben is away');
  await expect(anna.page.getByTestId('missed-1')).toContainText('Ben is away and the game is waiting');
  await picture(anna.page, 'missed-wide');
  await anna.page.getByTestId('let-bot-1').click();
  await expect(anna.page.locator('.status.yours')).toBeVisible();
  await expect(anna.page.getByTestId('missed-1')).toBeHidden();
});

test('against a bot taking back goes through its answer', async ({ invite }) => {
  const { page } = await invite({ name: 'Anna' });
  await openTable(page, 'bauab', {}, true);
  await nextOf([page]);
  const lines = page.getByTestId('story').getByRole('button');
  const before = await lines.count();
  await moveInBauab(page);
  await nextOf([page]);
  await page.getByTestId('undo').click();
  await expect(lines).toHaveCount(before);
  await expect(page.locator('.status.yours')).toBeVisible();
});

test('a bot plays for somebody who left, who comes back and takes over', async ({ invite }) => {
  const { anna, ben, table } = await pairAt(invite, 'bauab');
  await ben.page.goto('/');
  await anna.page.getByTestId('tab-people').click();
  await anna.page.getByTestId('stand-in-1').click();
  await expect(anna.page.locator('[data-testid=people]')).toContainText('a bot plays on');
  // Anna and the bot go on without Ben.
  await anna.page.getByTestId('tab-story').click();
  await nextOf([anna.page]);
  await moveInBauab(anna.page);
  await nextOf([anna.page]);

  await ben.page.goto(`/table/${table}`);
  await expect(ben.page.getByText('Ein Bot spielt gerade für dich.')).toBeVisible();
  await picture(ben.page, 'stand-in-phone');
  await press(ben.page, '[data-testid=take-back]');
  await expect(ben.page.getByTestId('take-back')).toBeHidden();
  await moveInBauab(anna.page);
  expect(await nextOf([anna.page, ben.page])).toBe(ben.page);
  await moveInBauab(ben.page);
});

test('a personal link brings the seat to another device, once', async ({ invite }) => {
  const { anna, ben } = await pairAt(invite, 'nussknacker', { players: '2' });
  await press(ben.page, '[data-testid=tab-people]');
  await ben.page.getByText('Auf einem anderen Gerät weiterspielen').click();
  await expect(ben.page.getByText('Nur für dich')).toBeVisible();
  await press(ben.page, '[data-testid=seat-link]');
  const link = await ben.page.getByLabel('Dein persönlicher Link').inputValue();
  expect(link).toMatch(/\/seat\/[A-Za-z0-9_-]+$/);
  expect(link).not.toContain(tableOf(ben.page));

  const tablet = await invite({ language: 'de' });
  await tablet.page.goto(link);
  await tablet.page.waitForURL(`**/table/${tableOf(anna.page)}`);
  await expect(tablet.page.getByTestId('card-0')).toBeVisible();
  await tablet.page.getByTestId('tab-people').click();
  await expect(tablet.page.locator('[data-testid=people] li', { hasText: '(du)' })).toContainText('Ben');

  const stranger = await invite({ language: 'de' });
  await stranger.page.goto(link);
  await expect(stranger.page.getByRole('heading', { level: 1 })).toContainText('führt nicht mehr');
});

test('the seat is in a cookie that scripts cannot read, never in an address', async ({ invite }) => {
  const { page, context } = await invite({ name: 'Zoe' });
  await openTable(page, 'bauab');
  const cookies = await context.cookies();
  const seat = cookies.find(({ name }) => name === 'sammelsurium');
  expect(seat?.httpOnly).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(page.url()).not.toContain(seat?.value ?? '?');
});

test('names and language can be changed at the table', async ({ invite }) => {
  const { page } = await invite({ name: 'Ida' });
  await openTable(page, 'bauab');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('Ida Lotte');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('place-0')).toContainText('Ida Lotte');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /Auf Deutsch/ }).click();
  await expect(page.getByRole('heading', { name: 'Wer spielt mit?' })).toBeVisible();
  await expect(page.getByTestId('line')).toContainText('verbunden');

  const other = await invite({ language: 'en' });
  await sitDown(other.page, tableOf(page), 1);
  await expect(page.getByTestId('place-1')).toContainText('Guest');
});
