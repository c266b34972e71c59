// The rules of every game with their pictures and all their pieces, wide and on a phone.
import { expect, test } from './house';
import { isFine } from './look';

for (const phone of [false, true]) {
  test(`the rules of all games, ${phone ? 'phone' : 'wide'}`, async ({ invite }) => {
    test.setTimeout(240_000);
    // One light on the wide screen, the other on the phone: the colours of pieces are the same on both.
    const { page } = await invite({ phone, dark: phone, language: phone ? 'de' : 'en', name: 'Anna' });
    await page.goto('/');
    const { games } = (await (await page.request.get('/api/games')).json()) as { games: { id: string }[] };
    for (const { id: game } of games) {
      await page.goto(`/rules/${game}#pieces`);
      await expect(page.locator('figure').first()).toBeVisible();
      await expect(page.getByTestId('pieces').first()).toBeVisible();
      await isFine(page, `rules-${game}-${phone ? 'phone-dark' : 'wide-light'}`);
    }
  });
}
