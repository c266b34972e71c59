// The pictures of docs/pictures: every table in the middle of a game with as many people as there is room for, wide and
// on a phone, by day and by night, and all of them on one sheet. Made anew with scripts/pictures.sh.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawnGames } from './drawn';
import { expect, test } from './house';
import { settled } from './look';
import { diceOf, isOver, openTable, stepAtDrawnTable } from './play';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const themes = ['light', 'dark'] as const;
const scales = { wide: 0.5, phone: 0.75 };
const usualSteps = 24;
const steps: Record<string, number> = { raufer: 5, 'ganz-nach-plan': 6 }; // where a game is over soon

interface Offered {
  games: { id: string; maxSeats: number; options: { name: string; values: string[] }[] }[];
}

for (const game of drawnGames) {
  for (const screen of ['wide', 'phone'] as const) {
    test(`${game}, ${screen}`, async ({ invite }) => {
      const { page } = await invite({ screen, scale: scales[screen], name: 'Anna', language: 'en' });
      await page.goto('/');
      const { games: offered } = (await (await page.request.get('/api/games')).json()) as Offered;
      const players =
        offered.find(({ id }) => id === game)?.options.find(({ name }) => name === 'players')?.values ?? [];
      await openTable(page, game, players.length > 1 ? { players: players.at(-1) ?? '' } : {}, true);
      const dice = diceOf(7);
      for (let step = 0; step < (steps[game] ?? usualSteps) && !(await isOver(page)); ++step) {
        await page.locator('.status.yours').or(page.getByTestId('end')).first().waitFor();
        await stepAtDrawnTable(page, dice).catch(() => null);
      }
      await page.locator('.status.yours').or(page.getByTestId('end')).first().waitFor();
      mkdirSync(folder, { recursive: true });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await settled(page);
        await page.screenshot({ path: `${folder}/${game}-${screen}-${theme}.jpg`, type: 'jpeg', quality: 72 });
      }
    });
  }
}

test('all on one sheet', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1200 } });
  const src = (file: string) => `data:image/jpeg;base64,${readFileSync(`${folder}/${file}`).toString('base64')}`;
  const cells = drawnGames.map((game, i) => `<figure><img src="${src(`${game}-wide-${themes[i % 2]}.jpg`)}"></figure>`);
  await page.setContent(
    `<!doctype html><style>body{margin:0;padding:12px;background:#6d4b2c;display:grid;grid-template-columns:repeat(3,1fr);gap:12px}
     figure{margin:0;border:5px solid #3a2718;border-radius:8px;overflow:hidden}img{display:block;width:100%}</style>
     ${cells.join('')}`,
  );
  await expect(page.locator('img').last()).toBeVisible();
  await page.locator('body').screenshot({ path: `${folder}/tables.jpg`, type: 'jpeg', quality: 78 });
});
