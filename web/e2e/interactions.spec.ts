// How long the page takes to answer a touch, on a phone whose processor is four times slower than this machine: the longest
// interaction of a whole game on every drawn table. Measures time, so it is no test of ./test; see scripts/interactions.sh.
import { drawnGames, shortGame } from './drawn';
import { expect, test } from './house';
import { diceOf, isOver, openTable, stepAtDrawnTable } from './play';

interface Longest {
  milliseconds: number;
  what: string;
}

for (const game of drawnGames) {
  test(`the longest interaction of ${game}`, async ({ invite }) => {
    test.setTimeout(900_000);
    const { page, context } = await invite({ screen: 'phone', name: 'Anna' });
    await openTable(page, game, shortGame(game), true);
    await page.evaluate(() => {
      const longest: Longest = { milliseconds: 0, what: '' };
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (!entry.interactionId || entry.duration <= longest.milliseconds) continue;
          longest.milliseconds = entry.duration;
          longest.what = `${entry.name} ${(entry.target as Element | null)?.textContent?.trim().slice(0, 40) ?? ''}`;
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const dice = diceOf(2026);
    for (let steps = 0; steps < 250 && !(await isOver(page)); ++steps) {
      await page.locator('.status.yours').or(page.getByTestId('end')).first().waitFor();
      await stepAtDrawnTable(page, dice).catch(() => null);
    }
    const { milliseconds, what } = await page.evaluate(() => (window as unknown as { longest: Longest }).longest);
    console.log(`${String(milliseconds).padStart(6)} ms  ${game}  (${what})`);
    expect(milliseconds).toBeGreaterThan(0);
  });
}
