// Games without a drawn table, played to their end by pressing what the plain one offers.
import type { Page } from '@playwright/test';
import { expect, picture, test } from './house';
import { isOver, openTable, plainGames, plainOffer as offered, press } from './play';

const seen = (page: Page): Promise<string> => page.locator('body').innerText();

// The first moves as a person makes them, so that everything can really be reached.
async function moveByHand(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; ++move) {
    const canGoOn = page.locator(`${offered}, [data-testid=end]`).first();
    await expect(canGoOn).toBeVisible();
    if (await isOver(page)) return;
    const before = await seen(page);
    await press(page, offered);
    await expect.poll(() => seen(page)).not.toBe(before);
  }
}

// The rest faster than any hand: presses offered buttons until the game is over.
const playOn = (page: Page): Promise<void> =>
  page.evaluate(async (selector) => {
    const table = () => document.querySelector('[data-testid=plain-table]')?.textContent ?? '';
    let pressed = '';
    let waited = 0;
    while (document.querySelector('[data-testid=end]') === null) {
      const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
      const isAsked = document.querySelector('.status.yours') !== null;
      // Once for what the table shows; what can be done at any time only when nothing else goes on.
      if (buttons.length > 0 && (waited > 20 || (isAsked && table() !== pressed))) {
        pressed = table();
        waited = 0;
        buttons[Math.floor(Math.random() * buttons.length)]?.click();
      }
      await new Promise((done) => setTimeout(done, 25)); // the server allows 40 commands a second
      if (++waited > 800) throw new Error('nothing happens any more');
    }
  }, offered);

async function begin(page: Page, game: string, size: string): Promise<void> {
  await openTable(page, game, {}, true);
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByTestId('plain-table')).toBeVisible();
  await moveByHand(page, 3);
  await picture(page, `play-${game}-${size}`);
}

async function finish(page: Page): Promise<void> {
  await playOn(page);
  await expect(page.getByTestId('winner')).toBeVisible();
  await page.getByTestId('verify').click();
  await expect(page.getByTestId('verified')).toBeVisible();
}

// Those that last only a minute, however badly they are played. A race takes as long as its clock.
const short = ['ganz-nach-plan', 'raufer', 'schlauraff'];
const races = ['misd'];

test('every game without a drawn table, at a desk; the short ones to their end', async ({ invite }) => {
  test.setTimeout(240_000);
  const { page } = await invite({ name: 'Anna', language: 'en' });
  await page.goto('/');
  for (const game of await plainGames(page)) {
    if (races.includes(game)) continue;
    await test.step(game, async () => {
      await begin(page, game, 'wide');
      if (short.includes(game)) await finish(page);
    });
  }
});

test('one of them on a phone', async ({ invite }) => {
  const { page } = await invite({ name: 'Ben', language: 'de', phone: true });
  await begin(page, 'raufer', 'phone');
  await finish(page);
});
