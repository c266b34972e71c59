// Every kind of page, wide and on a phone, by day and by night: no sideways scrolling, nothing that axe objects to.
import { expect, test } from './house';
import { isFine } from './look';
import { plainGames } from './play';

for (const phone of [false, true]) {
  for (const dark of [false, true]) {
    const size = phone ? 'phone' : 'wide';
    const light = dark ? 'dark' : 'light';
    const named = (page: string) => `${page}-${size}-${light}`;

    test(`all pages, ${size}, ${light}`, async ({ invite }) => {
      test.setTimeout(180_000);
      const language = phone ? 'de' : 'en';
      const { page } = await invite({ phone, dark, language, name: 'Anna' });

      await page.goto('/');
      await expect(page.locator('[data-game=bauab] .players')).toContainText('2');
      await isFine(page, named('lobby'));

      for (const game of ['bauab', 'nussknacker']) {
        await page.goto(`/game/${game}`);
        await expect(page.getByTestId('with-bots')).toBeVisible();
        await isFine(page, named(`game-${game}`));

        await page.goto(`/rules/${game}`);
        await expect(page.locator('.clause').first()).toBeVisible();
        await isFine(page, named(`rules-${game}`));
      }

      await page.goto('/game/bauab');
      await page.locator('input[name=layout][value=free]').check();
      await isFine(page, named('game-bauab-free'));

      await page.goto('/game/nussknacker');
      await page.getByTestId('with-friends').click();
      await expect(page.getByTestId('start')).toBeVisible();
      await isFine(page, named('seating'));

      for (const game of ['bauab', 'nussknacker']) {
        await page.goto(`/game/${game}`);
        await page.getByTestId('with-bots').click();
        await expect(page.getByTestId('turn')).toBeVisible();
        await expect(page.locator('.board > *')).toBeVisible();
        await expect(page.locator('.status.yours')).toBeVisible(); // bots move no more
        await isFine(page, named(`table-${game}`));
        for (const tab of ['people', 'rules']) {
          await page.getByTestId(`tab-${tab}`).click();
          await expect(page.locator('#panel')).not.toBeEmpty();
          await isFine(page, named(`table-${game}-${tab}`));
        }
      }

      await page.goto('/replay');
      await isFine(page, named('replay-empty'));
      await page.goto('/notices');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isFine(page, named('notices'));
      await page.goto('/nowhere');
      await isFine(page, named('lost'));
    });
  }
}

const races = ['misd']; // somebody may act at any time

for (const phone of [false, true]) {
  test(`the games on plain tables, ${phone ? 'phone' : 'wide'}`, async ({ invite }) => {
    test.setTimeout(240_000);
    // One light on the wide screen, the other on the phone: the colours of pieces are the same on both.
    const { page } = await invite({ plain: true, phone, dark: phone, language: phone ? 'de' : 'en', name: 'Anna' });
    await page.goto('/');
    for (const game of await plainGames(page)) {
      const named = (what: string) => `${what}-${game}-${phone ? 'phone-dark' : 'wide-light'}`;
      await page.goto(`/game/${game}`);
      await expect(page.getByTestId('with-bots')).toBeVisible();
      await isFine(page, named('game'));
      await page.getByTestId('with-bots').click();
      await expect(page.getByTestId('plain-table')).toBeVisible();
      await expect(page.getByTestId('turn')).toBeVisible();
      if (!races.includes(game)) await expect(page.locator('.status.yours')).toBeVisible(); // bots move no more
      await isFine(page, named('table'));

      await page.goto(`/rules/${game}`);
      const link = page.locator('.clause').last();
      const clause = (await link.textContent()) ?? '';
      expect(clause, game).toMatch(/^[A-Z]+\d+[a-z]?$/);
      await page.goto(`/rules/${game}#${clause}`);
      await expect(page.locator(`[data-clause=${clause}]`)).toBeInViewport();
      await expect(page.locator('.here')).toContainText(clause);
    }
  });
}
