// Pieces that fly: they are as large as things on a table are, and a key lets all of them land at once.
import { drawnGames, shortGame } from './drawn';
import { expect, test } from './house';
import { diceOf, isOver, openTable, stepAtDrawnTable } from './play';

for (const game of drawnGames) {
  test(`what flies at the table of ${game}`, async ({ invite }) => {
    const { page } = await invite({ screen: 'wide', name: 'Anna' });
    await openTable(page, game, shortGame(game), true);
    await page.getByTestId('stage').waitFor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const sizes: number[] = [];
      Object.assign(window, { sizes });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof HTMLElement) || !node.matches('.air > .leg')) continue;
          sizes.push(node.offsetWidth, node.offsetHeight);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    const dice = diceOf(3);
    for (let step = 0; step < 8 && !(await isOver(page)); ++step) {
      await page.locator('.status.yours').or(page.getByTestId('end')).first().waitFor();
      await stepAtDrawnTable(page, dice).catch(() => null);
    }
    await page.keyboard.press('Shift');
    await expect(page.locator('.air > .leg')).toHaveCount(0);
    const sizes = await page.evaluate(() => (window as unknown as { sizes: number[] }).sizes);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(180);
  });
}
