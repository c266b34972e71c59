// Every drawn table, played to its end on every screen by touching what shines. Wherever a decision is asked for, all of
// it fits the screen.
import type { Page } from '@playwright/test';
import { drawnGames, shortGame } from './drawn';
import { expect, screens, test, type ScreenName } from './house';
import { isFine } from './look';
import { diceOf, isOver, listen, openTable, stepAtDrawnTable, stepByKeyboard } from './play';

const byHand = 40; // steps; the rest of a game is played on faster

// Many whole games take their time: all screens are played on with EVERY_SCREEN, else each game on one of them.
const sizes = Object.keys(screens) as ScreenName[];
const sizesFor = (game: string): ScreenName[] =>
  process.env.EVERY_SCREEN ? sizes : [sizes[drawnGames.indexOf(game) % sizes.length] ?? 'wide'];

async function fits(page: Page, what: string): Promise<void> {
  if (await isOver(page)) return;
  const overhang = await page.evaluate(() => {
    const main = document.querySelector('main');
    return main === null ? [0, 0] : [main.scrollHeight - main.clientHeight, main.scrollWidth - main.clientWidth];
  });
  expect(
    overhang.map((pixels) => Math.max(0, pixels - 1)),
    `${what} fits`,
  ).toEqual([0, 0]);
  await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
}

const isAsked = (page: Page) => page.locator('.status.yours');

// As many steps as are wanted, or to the end; `each` is called after every one.
async function play(
  page: Page,
  steps: number,
  step: (page: Page, dice: () => number) => Promise<string | null>,
  each: (count: number, pressed: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const dice = diceOf(2026);
  for (let count = 0, idle = 0; count < steps && !(await isOver(page));) {
    await isAsked(page).or(page.getByTestId('end')).first().waitFor();
    const pressed = (await isAsked(page).isVisible()) ? await step(page, dice).catch(() => null) : null;
    if (pressed === null) {
      expect(++idle, 'something goes on').toBeLessThan(1000);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      continue;
    }
    idle = 0;
    await each(count++, pressed);
  }
}

// The rest of a game faster than any hand, by the same things. Of cards that lie face down those that were seen are
// remembered, by their place and the letters in their corner: by chance alone hardly any pair would ever be found.
const playOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
    const remembered = new Map<string, string>();
    const lettersOn = (thing: Element) => thing.querySelector<HTMLElement>('[data-letters]')?.dataset['letters'] ?? '';
    // A card of the hand that can be laid down, else one that makes a pair, else one that nobody has seen.
    function better(things: HTMLElement[]): HTMLElement | undefined {
      const faces = all('[data-face] [data-place]');
      for (const face of faces) remembered.set(face.dataset['place'] ?? '', lettersOn(face));
      if (remembered.size === 0) return undefined;
      const seen = ({ dataset }: HTMLElement) => remembered.get(dataset['place'] ?? '') ?? '';
      const open = faces.filter((face) => !face.matches('[data-pick]')).map(seen);
      const places = things.filter(({ dataset }) => dataset['place']?.startsWith('place-'));
      const known = places.map(seen).filter((letters) => letters !== '');
      const isOneOfTwo = (letters: string) => known.indexOf(letters) !== known.lastIndexOf(letters);
      return (
        things.find((thing) => thing.matches('[data-testid^=card-]') && !['ESG', 'SAZ'].includes(lettersOn(thing))) ??
        places.find((place) => open.includes(seen(place))) ??
        places.find((place) => open.length < 3 && isOneOfTwo(seen(place))) ??
        places.find((place) => seen(place) === '')
      );
    }
    for (let waited = 0; document.querySelector('[data-testid=end]') === null; ++waited) {
      if (waited > 800) throw new Error('nothing happens any more');
      await new Promise((done) => setTimeout(done, 25)); // the server allows 40 commands a second
      if (document.querySelector('.status.yours') === null) continue;
      const [confirm] = all('[data-testid=confirm]:enabled');
      const things = all('[data-pick]:not([aria-pressed=true]), [data-direct]:enabled');
      const any = things[Math.floor(Math.random() * things.length)];
      const best = confirm ?? better(things);
      const thing = Math.random() < (remembered.size > 0 ? 0.03 : 0.1) ? any : (best ?? any);
      if (thing === undefined) continue;
      thing.click();
      waited = 0;
    }
  });

async function ends(page: Page): Promise<void> {
  await expect(page.getByTestId('winner')).toBeVisible();
}

// What is heard are sentences: no names of phrases, nothing that was forgotten to be filled in; and every own turn is told.
function checkTranscript(heard: string[], game: string): void {
  expect(heard.length, `${game} is told`).toBeGreaterThan(5); // Raufer can be short
  const odd = heard.filter((text) => /undefined|NaN|\[object|\{\w|[a-z-]+\.[a-zA-Z]+\.[a-zA-Z]/.test(text));
  expect(odd, `odd words of ${game}`).toEqual([]);
  expect(
    heard.some((text) => /^(Your turn|Du bist dran)/.test(text)),
    `turns of ${game} are told`,
  ).toBe(true);
}

for (const game of drawnGames) {
  for (const size of sizesFor(game)) {
    test(`${game} on a ${size} screen`, async ({ invite }) => {
      test.setTimeout(600_000);
      const phone = size === 'phone';
      const { page } = await invite({ screen: size, name: 'Anna', language: phone ? 'de' : 'en', dark: phone });
      await openTable(page, game, shortGame(game), true);
      const transcript = await listen(page);
      await play(page, byHand, stepAtDrawnTable, async (count, pressed) => {
        if (count % 8 === 0) await fits(page, `step ${count} of ${game} (${pressed})`);
        if (count === 5 || count === 30) await isFine(page, `table-${game}-${size}-${count}`);
      });
      await playOn(page);
      await ends(page);
      checkTranscript(await transcript(), game);
    });
  }
}

// Short games of three kinds by keyboard alone: a hand, a table with places, and a board.
for (const game of ['raufer', 'ganz-nach-plan', 'bauab']) {
  test(`${game} by keyboard alone`, async ({ invite }) => {
    test.setTimeout(300_000);
    const { page } = await invite({ name: 'Kim' });
    await openTable(page, game, {}, true);
    await play(page, Infinity, stepByKeyboard);
    await ends(page);
  });
}
