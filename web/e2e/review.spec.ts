import { readFileSync } from 'node:fs';
import { expect, test } from './house';
import { isFine } from './look';
import { press } from './play';

const golden = (name: string) => ({
  name: 'game.txt',
  mimeType: 'text/plain',
  buffer: readFileSync(new URL(`../../tests/golden/records/${name}.record`, import.meta.url)),
});

for (const phone of [false, true]) {
  test(`a finished game is reviewed ${phone ? 'on a phone' : 'at a desk'}, and its moves lead to their moments`, async ({
    invite,
  }) => {
    test.setTimeout(180_000);
    const { page } = await invite({ phone, dark: phone, language: phone ? 'de' : 'en' });
    await page.goto('/replay');
    await page.setInputFiles('input[type=file]', golden('bauab-2-square'));
    await press(page, '[data-testid=review-begin]');

    // It can be cancelled and begun again.
    await press(page, '[data-testid=review-cancel]');
    await press(page, '[data-testid=review-begin]');
    await expect(page.getByTestId('review-graph')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByTestId('review-graph').locator('polyline')).toHaveCount(2);
    await isFine(page, `review-bauab-${phone ? 'phone-dark' : 'wide-light'}`);

    const moves = page.getByTestId('review-move');
    expect(await moves.count()).toBeGreaterThan(0);
    await expect(moves.first()).toContainText(phone ? 'besser:' : 'better:');
    await moves.first().scrollIntoViewIfNeeded();
    await press(page, '[data-testid=review-move]');
    await expect(moves.first()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByTestId('replay-move')).not.toContainText(/^0 \//);
    // A better move that has its place on the table is drawn there; to pass has none.
    const placed = moves.filter({ hasNotText: /:\s+(Pass|Aussetzen)/ }).first();
    await placed.scrollIntoViewIfNeeded();
    await placed.click();
    const marked = page.locator('main .board.better [data-pick]');
    await expect(marked.first()).toBeVisible();
    expect(await marked.first().evaluate((thing) => getComputedStyle(thing, '::after').content)).toContain(
      phone ? 'besser' : 'better',
    );
    await isFine(page, `review-move-${phone ? 'phone-dark' : 'wide-light'}`);

    // The keyboard goes from decision to decision.
    const slider = page.getByTestId('review-slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await expect(slider).toHaveAttribute('aria-valuetext', /\d+ %, .*\d+ %/);
    await expect(page.getByTestId('replay-move')).toContainText(/^1 \//); // the move that was taken back first is no moment
  });
}

test('hidden cards are seen with the eyes of whoever moved, and a race has nothing to review', async ({ invite }) => {
  test.setTimeout(180_000);
  const { page } = await invite({ dark: true, language: 'en' });
  await page.goto('/replay');
  await page.setInputFiles('input[type=file]', golden('raufer-4-off'));
  await press(page, '[data-testid=review-begin]');
  await expect(page.getByTestId('review-graph').locator('polyline')).toHaveCount(4, { timeout: 120_000 });
  await expect(page.getByTestId('eyes')).toHaveValue('');
  const slider = page.getByTestId('review-slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('eyes')).not.toHaveValue('');
  await isFine(page, 'review-raufer-wide-dark');

  await page.goto('/replay');
  await page.setInputFiles('input[type=file]', golden('misd-2-missing-5-5-everyone-20'));
  await press(page, '[data-testid=review-begin]');
  await expect(page.getByTestId('review-none')).toContainText('reactions decide', { timeout: 60_000 });
});

test('a finished game shows all hands beside the table', async ({ invite }) => {
  const { page } = await invite({ language: 'en' });
  await page.goto('/replay');
  await page.setInputFiles('input[type=file]', golden('raufer-4-off'));
  await page.getByTestId('eyes').selectOption('0');
  await expect(page.getByTestId('hand-1')).toHaveCount(0);
  await press(page, '[data-testid=all-hands]');
  for (const seat of [1, 2, 3]) {
    const hand = page.getByTestId(`hand-${seat}`);
    await expect(hand).toContainText(/\d/); // cards that lie open
    await expect(hand).not.toContainText('face down');
  }
  await expect(page.getByTestId('hand-0')).toHaveCount(0); // which is on the table
  await isFine(page, 'replay-all-hands-wide');
});
