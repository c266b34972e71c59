// Games on tables of words, played to their end by pressing what is offered.
import type { Page } from '@playwright/test';
import { expect, picture, test } from './house';
import { isOver, openTable, plainGames, plainOffer as offered, press, tableOf } from './play';

const seen = (page: Page): Promise<string> => page.locator('body').innerText();

// The first moves as a person makes them, so that everything can really be reached.
async function moveByHand(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; ++move) {
    const canGoOn = page.locator(`${offered}, [data-testid=end]`).first();
    await expect(canGoOn).toBeVisible();
    if (await isOver(page)) return;
    const before = await seen(page);
    // Bots that do not wait may be so quick that the next press is the second of a double click, which does nothing.
    await expect(async () => {
      await press(page, offered);
      await expect.poll(() => seen(page), { timeout: 2_000 }).not.toBe(before);
    }).toPass();
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

const showsSheet = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('winner')).toBeVisible();
  await expect(page.locator('[data-testid=end] tbody tr').last()).toBeVisible();
};

async function begin(page: Page, game: string, size: string, options: Record<string, string> = {}): Promise<void> {
  await openTable(page, game, options, true);
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByTestId('plain-table')).toBeVisible();
  await moveByHand(page, 3);
  await picture(page, `play-${game}-${size}`);
}

async function finish(page: Page): Promise<void> {
  await playOn(page);
  await showsSheet(page);
  await page.getByTestId('verify').click();
  await expect(page.getByTestId('verified')).toBeVisible();
}

// Those that last only a minute, however badly they are played; a race has a test of its own.
const short = ['ganz-nach-plan', 'raufer', 'schlauraff'];
const apart = ['misd'];

test('every game on a table of words, at a desk; the short ones to their end', async ({ invite }) => {
  test.setTimeout(240_000);
  const { page } = await invite({ plain: true, name: 'Anna', language: 'en' });
  await page.goto('/');
  for (const game of await plainGames(page)) {
    if (apart.includes(game)) continue;
    await test.step(game, async () => {
      await begin(page, game, 'wide');
      if (short.includes(game)) await finish(page);
    });
  }
});

test('one of them on a phone', async ({ invite }) => {
  const { page } = await invite({ plain: true, name: 'Ben', language: 'de', phone: true });
  await begin(page, 'raufer', 'phone');
  await finish(page);
});

test('a game of a Feiner Sand campaign leads to the next one', async ({ invite }) => {
  test.setTimeout(180_000);
  const { page } = await invite({ plain: true, name: 'Emil', language: 'en' });
  await begin(page, 'feiner-sand', 'wide', { campaign: 'on' });
  await finish(page);
  const first = tableOf(page);
  await expect(page.getByTestId('rematch')).toContainText('Next game');
  await page.getByTestId('rematch').click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(first));
  await page.getByTestId('start').click();
  await expect(page.locator('.status.yours')).toBeVisible();
  await expect(page.getByTestId('plain-table')).toBeVisible();
});

test('a race of Misd to its end: what is missing on the card is typed as two figures', async ({ invite }) => {
  test.setTimeout(180_000);
  const { page } = await invite({ plain: true, name: 'Fee', language: 'en' });
  await openTable(page, 'misd', { players: '2', chips: '5' }, true);
  await expect(page.getByTestId('countdown')).toBeVisible();
  const tiles = page.locator('[data-testid=crossing] button');
  const canGoOn = page.locator('[data-testid=crossing], [data-testid=end]').first();
  for (let round = 0; ; ++round) {
    await expect(canGoOn).toBeVisible();
    if (await isOver(page)) break;
    if (round === 1) await picture(page, 'play-misd-wide');
    const labels = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('title') ?? ''));
    const pieces = await page.locator('.middle .piece .label').allTextContents();
    const shown = pieces.map((piece) => piece.split(', ')).filter(([shape = '']) => labels.includes(shape));
    const missing = labels.flatMap((label, i) => (shown.flat().includes(label) ? [] : [i % 10]));
    // A bot may have ended the round meanwhile.
    if (missing.length === 2) for (const index of missing) await page.keyboard.press(String((index + 1) % 10));
    await expect(page.getByTestId('crossing')).toBeHidden();
    expect(round, 'the game ends').toBeLessThan(60);
  }
  await showsSheet(page);
  await expect(page.getByTestId('winner')).toContainText('You win');
  await picture(page, 'end-misd-wide');
});
