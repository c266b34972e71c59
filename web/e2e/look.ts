// What every page must be, wherever a test comes by: nothing that axe objects to, and no sideways scrolling.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, picture } from './house';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run(document)')) as { violations: Finding[] };
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('; ')}`,
  );
}

// A colour that is still changing is nobody's choice: waits until nothing moves and all fonts are there.
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const isMoving = () =>
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await document.fonts.ready;
    // What has just changed begins to move only with the next frame.
    do {
      await nextFrame();
      await nextFrame();
    } while (isMoving());
  });
}

export async function isFine(page: Page, name: string): Promise<void> {
  await expect(page.locator('main')).toBeVisible(); // a page's own code comes after the first frame
  await settled(page);
  await picture(page, name);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overhang, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await findings(page), name).toEqual([]);
}
