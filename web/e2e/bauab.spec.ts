import { createHash } from 'node:crypto';
import { expect, picture, test } from './house';
import { isOver, moveInBauab, nextOf, openTable, pairAt, press, tableOf } from './play';

test('two people play Bauab to the end, look back, verify, watch again and want a rematch', async ({ invite }) => {
  test.setTimeout(480_000);
  const { anna, ben, table } = await pairAt(invite, 'bauab');
  const pages = [anna.page, ben.page];

  for (let move = 0; ; ++move) {
    const page = await nextOf(pages);
    if (page === null) break;
    expect(await page.title()).toMatch(/● (Your turn|Du bist dran)/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-turn.svg');
    await moveInBauab(page);
    if (move === 5) {
      // Reloading keeps the seat and the story.
      const lines = await ben.page.locator('[data-testid=story] button').count();
      await ben.page.reload();
      await expect(ben.page.getByTestId('turn')).toBeVisible();
      await expect(ben.page.locator('[data-testid=story] button')).toHaveCount(lines);
      await expect(ben.page.locator('[data-testid=people] li', { hasText: '(du)' })).toHaveCount(0);
      await press(ben.page, '[data-testid=tab-people]');
      await expect(ben.page.locator('[data-testid=people] li', { hasText: '(du)' })).toContainText('Ben');
      await press(ben.page, '[data-testid=tab-table]');
    }
    if (move === 8) {
      await picture(anna.page, 'play-bauab-wide');
      await picture(ben.page, 'play-bauab-phone');
      // A line of the story leads to its moment; nothing can be done there; a button leads back.
      await anna.page.locator('[data-testid=story] button').nth(2).click();
      await expect(anna.page.getByTestId('past')).toBeVisible();
      await expect(anna.page.locator('[data-testid^=chip-]:enabled')).toHaveCount(0);
      await picture(anna.page, 'past-bauab-wide');
      await anna.page.keyboard.press('ArrowLeft');
      await expect(anna.page.getByTestId('past')).toContainText(/moment 1 /i);
      await anna.page.keyboard.press('Home');
      await expect(anna.page.getByTestId('past')).toContainText(/moment 0 /i);
      await anna.page.getByTestId('back-to-game').click();
      await expect(anna.page.getByTestId('past')).toBeHidden();
    }
    expect(move, 'the game ends').toBeLessThan(128);
  }

  for (const page of pages) await expect(page.getByTestId('winner')).toBeVisible();
  await picture(anna.page, 'end-bauab-wide');
  await picture(ben.page, 'end-bauab-phone');

  await press(ben.page, '[data-testid=verify]');
  await expect(ben.page.getByTestId('verified')).toBeVisible();
  await expect(ben.page.getByTestId('grounds')).toContainText('Unterschrieben: ');
  await expect(ben.page.getByTestId('record-key')).toContainText('der dieses Servers');

  await press(ben.page, '[data-testid=to-review]');
  await expect(ben.page.getByTestId('review-graph')).toBeVisible({ timeout: 120_000 });
  await ben.page.goto(`/table/${table}`);

  await press(anna.page, '[data-testid=to-replay]');
  await expect(anna.page.getByTestId('replay-move')).toContainText('0 /');
  await expect(anna.page.getByTestId('verified')).toBeVisible();
  await anna.page.getByTestId('replay-next').click();
  await anna.page.keyboard.press('ArrowRight');
  await expect(anna.page.getByTestId('replay-move')).toContainText('2 /');
  await anna.page.getByTestId('eyes').selectOption('1');
  await picture(anna.page, 'replay-bauab-wide');
  await anna.page.getByTestId('replay-last').click();
  await expect(anna.page.getByTestId('winner')).toBeVisible();

  // The record as a file, and a tampered one.
  const record = await (await anna.context.request.get(`/api/tables/${table}/record`)).text();
  await anna.page.goto('/replay');
  const file = (text: string) => ({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await anna.page.setInputFiles('input[type=file]', file(record));
  await expect(anna.page.getByTestId('verified')).toBeVisible();
  await anna.page.goto('/replay');
  await anna.page.setInputFiles('input[type=file]', file(record.replace(/^result .*/m, 'result 99 0 ranks 1 2')));
  await expect(anna.page.getByTestId('verdict')).toContainText('Something does not fit');
  await expect(anna.page.getByTestId('verdict')).toContainText('The digest does not fit');

  // Whoever counts the digest anew cannot sign it, and one without a signature is told as what it is.
  const sealed = (lines: string) => `${lines}digest ${createHash('sha256').update(lines).digest('hex')}\n`;
  const lines = record.slice(0, record.indexOf('digest ')).replace(/^seat 1 .*/m, 'seat 1 Zoe');
  await anna.page.goto('/replay');
  await anna.page.setInputFiles('input[type=file]', file(sealed(lines) + record.slice(record.indexOf('key '))));
  await expect(anna.page.getByTestId('verdict')).toContainText('The signature does not fit');
  await anna.page.goto('/replay');
  await anna.page.setInputFiles('input[type=file]', file(sealed(lines.replace('2 signed', '2'))));
  await expect(anna.page.getByTestId('grounds')).toContainText('Vouched for by nobody');

  await press(ben.page, '[data-testid=rematch]');
  await ben.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table));
  await anna.page.goto(`/table/${table}`);
  await press(anna.page, '[data-testid=to-rematch]');
  await anna.page.waitForURL(ben.page.url());
  await press(anna.page, '[data-testid=start]');
  await nextOf(pages);
});

test('a keyboard is enough for a move', async ({ invite }) => {
  const { page } = await invite({ name: 'Kim' });
  await openTable(page, 'bauab', {}, true);
  await expect(page.locator('.status.yours')).toBeVisible();
  const before = await page.locator('[data-testid=story] button').count();
  await page.keyboard.press('3');
  await expect(page.locator('[data-testid^=plot-][data-action]').first()).toBeVisible();
  const free = (await page.locator('[data-testid^=plot-][data-action]').first().getAttribute('data-plot')) ?? '';
  for (const key of free) await page.keyboard.press(key);
  await expect(page.locator(`[data-plot=${free}]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-testid=story]')).toContainText(`You place 3 on ${free}.`);
  expect(await page.locator('[data-testid=story] button').count()).toBeGreaterThan(before);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a refusal names its clause, and the clause opens the rules beside the table', async ({ invite }) => {
  const { page } = await invite({ name: 'Ada' });
  // The page offers legal moves only; so one is turned into an illegal one on its way.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message.toString().replace(/"action":"[^"]*"/, '"action":"park@a1"')));
  });
  await openTable(page, 'bauab', {}, true);
  await expect(page.locator('.status.yours')).toBeVisible();
  await page.getByTestId('chip-3').click();
  await page.locator('[data-testid^=plot-][data-action]').first().click();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('notice')).toContainText('park');
  await expect(page.getByTestId('notice').getByRole('link')).toHaveText('B5');
  await picture(page, 'refusal-bauab-wide');
  await page.getByTestId('notice').getByRole('link').click();
  await expect(page.locator('aside [data-clause=B5]')).toBeFocused();
});

test('a plan of your own is drawn by tapping, and the server explains what is wrong with it', async ({ invite }) => {
  const { page } = await invite({ name: 'Lea' });
  await page.goto('/game/bauab');
  await page.locator('input[name=layout][value=free]').check({ force: true });
  const cell = (name: string) => page.getByRole('button', { name });
  await cell('column a, row 1').click();
  await page.getByTestId('with-bots').click();
  await expect(page.getByRole('alert').filter({ hasText: '15' })).toBeVisible();
  await cell('column e, row 2').click();
  await page.getByTestId('with-bots').click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('plot-e2')).toBeVisible();
  await expect(page.getByTestId('plot-a1')).toHaveCount(0);

  await page.goto('/game/bauab');
  await page.locator('input[name=layout][value=free]').check({ force: true });
  await page.getByRole('button', { name: 'Clear' }).click();
  for (const column of 'abcdefghijklmnop') await cell(`column ${column}, row 1`).first().click();
  await page.getByTestId('with-bots').click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('plot-p1')).toBeVisible();
});

test('a single row is played on a phone, by touch and by its names', async ({ invite }) => {
  const { page } = await invite({ name: 'Ole', phone: true });
  await openTable(page, 'bauab', { layout: 'row' }, true);
  await expect(page.locator('.status.yours')).toBeVisible();
  const last = page.getByTestId('plot-p1');
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
  expect(box!.x + box!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await picture(page, 'play-bauab-row-phone');
  for (const key of 'p1') await page.keyboard.press(key);
  await expect(last).toBeFocused();
  for (const key of ['h', '1']) await page.keyboard.press(key);
  await expect(last).toBeFocused(); // h asks for a hint
  for (const key of ['Shift+H', '1']) await page.keyboard.press(key);
  await expect(page.getByTestId('plot-h1')).toBeFocused();
  await moveInBauab(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
});

test('a watcher sees the table, cannot act, and may sit down only where a seat is free', async ({ invite }) => {
  const { anna, table } = await pairAt(invite, 'bauab');
  const { page } = await invite({ language: 'de' });
  await page.goto(`/table/${table}`);
  await expect(page.getByTestId('prompt')).toContainText('Du schaust zu.');
  await expect(page.locator('[data-testid^=chip-]:enabled')).toHaveCount(0);
  await page.getByTestId('tab-people').click();
  await expect(page.getByRole('button', { name: 'Hier sitzen' })).toHaveCount(0);
  await anna.page.getByTestId('tab-people').click();
  await expect(anna.page.getByText('1 watching')).toBeVisible();
  expect(tableOf(page)).toBe(table);
  expect(await isOver(page)).toBe(false);
});
