// Several people at one screen, alone and with others elsewhere.
import type { Page } from '@playwright/test';
import type { Position } from '../src/generated/types';
import { expect, picture, screens, test, type Guest, type Invite, type ScreenName } from './house';
import { isFine, settled } from './look';
import { diceOf, isOver, moveInBauab, press, sitDown, stepAtDrawnTable, tableOf } from './play';

// Nobody waits for pieces to land.
async function inviteToSofa(invite: Invite, options: Parameters<Invite>[0] = {}): Promise<Guest> {
  const guest = await invite({ name: 'Anna', ...options });
  await guest.context.addInitScript(() => localStorage.setItem('pace', 'none'));
  return guest;
}

// From the tray to a table that Anna and others at her screen sit at.
async function openSofa(page: Page, game: string, players: number, others: string[]): Promise<void> {
  await page.goto(`/game/${game}`);
  await page.locator(`input[name=players][value="${players}"]`).check({ force: true });
  for (const [i, name] of others.entries()) {
    await press(page, '[data-testid=sofa-add]');
    await page.getByTestId(`sofa-name-${i}`).fill(name);
  }
  await press(page, others.length + 1 === players ? '[data-testid=with-bots]' : '[data-testid=with-friends]');
  await page.waitForURL(/\/table\//);
}

for (const screen of ['wide', 'phone'] satisfies ScreenName[]) {
  test(`two people play Bauab at one screen, without a curtain (${screen})`, async ({ invite }) => {
    test.setTimeout(240_000);
    const { page } = await inviteToSofa(invite, { screen });
    await page.goto('/game/bauab');
    await press(page, '[data-testid=sofa-add]');
    await page.getByTestId('sofa-name-0').fill('Ben');
    await isFine(page, `sofa-game-${screen}`);
    await press(page, '[data-testid=with-bots]');
    await expect(page.getByTestId('turn')).toBeVisible();

    const movers = new Set<string>();
    for (let moves = 0; !(await isOver(page)) && moves < 40; ++moves) {
      const before = await page.getByTestId('turn').textContent();
      movers.add(before ?? '');
      await moveInBauab(page);
      await expect(page.getByTestId('curtain')).toHaveCount(0);
      if (moves === 3) await isFine(page, `sofa-bauab-${screen}`);
      if (moves < 4) {
        await expect(page.getByTestId('turn')).not.toHaveText(before ?? '');
        continue;
      }
      break;
    }
    expect([...movers].toSorted()).toEqual(['Anna to move', 'Ben to move']);

    // Whoever comes back finds both at the screen again.
    await page.reload();
    await expect(page.getByTestId('turn')).toHaveText(/to move/);
    const mover = await page.getByTestId('turn').textContent();
    await moveInBauab(page);
    await expect(page.getByTestId('turn')).not.toHaveText(mover ?? '');
    // Who has moved takes back, though the table has turned to the other.
    await press(page, '[data-testid=undo]');
    await expect(page.getByTestId('turn')).toHaveText(mover ?? '');

    const loser = mover?.startsWith('Anna') ? 'Anna' : 'Ben';
    await press(page, '[popovertarget=settings]');
    await press(page, '[data-testid=resign]');
    await expect(page.getByTestId('resign-dialog')).toContainText(`Does ${loser} give`);
    await press(page, '[data-testid=resign-go]');
    await expect(page.getByTestId('winner')).toHaveText(loser === 'Anna' ? 'Ben wins' : 'Anna wins');
    await press(page, '[data-testid=rematch]');
    for (const seat of [0, 1]) await expect(page.getByTestId(`place-${seat}`)).toContainText('at this screen');
  });
}

test('somebody more sits down at a table, gets up, and takes their seat elsewhere', async ({ invite }) => {
  const { page } = await inviteToSofa(invite);
  await openSofa(page, 'nussknacker', 3, []);
  await press(page, '[data-testid=bring-1]');
  await page.getByTestId('sofa-name').fill('Ben');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('place-1')).toContainText('Ben');
  await expect(page.getByTestId('place-1')).toContainText('at this screen');
  await press(page, '[data-testid=bring-2]');
  await expect(page.locator('datalist option')).toHaveCount(0);
  await page.getByTestId('sofa-name').fill('Cleo');
  await press(page, '[data-testid=sofa-join]');
  await expect(page.getByTestId('start')).toBeEnabled();
  await isFine(page, 'sofa-seating-wide');
  await press(page, '[data-testid=leave-2]');
  await expect(page.getByTestId('sit-2')).toHaveCount(0);
  await expect(page.getByTestId('bring-2')).toBeVisible();

  const link = page.locator('.device', { hasText: 'Ben' });
  await link.locator('summary').click();
  await link.getByTestId('seat-link').click();
  const address = await link.getByRole('textbox').inputValue();
  const ben = await invite({ name: 'Ben', phone: true });
  await ben.page.goto(new URL(address).pathname);
  await expect(ben.page.getByTestId('leave')).toBeVisible();
  await expect(page.getByTestId('leave')).toBeVisible(); // Anna alone is at her screen
  await expect(page.getByTestId('place-1')).not.toContainText('at this screen');
});

// One action: whatever shines is touched until the story goes on.
async function playOn(page: Page, dice: () => number): Promise<void> {
  const lines = page.locator('[data-testid=story] button');
  const before = await lines.count();
  await expect(async () => {
    if ((await lines.count()) === before) await stepAtDrawnTable(page, dice);
    expect((await lines.count()) > before || (await page.getByTestId('curtain').isVisible())).toBe(true);
  }).toPass({ intervals: [50, 100] });
}

// What the connection of each seat has brought to a page.
function handsOn(page: Page): Map<number, number[]> {
  const hands = new Map<number, number[]>();
  page.on('websocket', (socket) => {
    const seat = Number(new URL(socket.url()).searchParams.get('seat') ?? 0);
    socket.on('framereceived', ({ payload }) => {
      const { position } = JSON.parse(payload.toString()) as { position?: Position<'nussknacker'> };
      if (position) hands.set(seat, position.screen.hand);
    });
  });
  return hands;
}
const shownHand = async (page: Page): Promise<number[]> => {
  const labels = await page
    .locator('[data-testid^=card-]')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('.sr-only')?.textContent ?? ''));
  return labels.map((label) => Number(/\d+/.exec(label)?.[0]));
};
const sorted = (hand: number[] | undefined): number[] => (hand ?? []).toSorted((a, b) => a - b);

// Everything that somebody could see, hear or look up behind the curtain: of the table not a word.
async function tellsNothing(page: Page, next: string, others: string[]): Promise<void> {
  await expect(page.getByTestId('curtain')).toBeVisible();
  await expect(page.getByTestId('curtain')).toMatchAriaSnapshot(`
    - heading "${next} to move"
    - paragraph: Give ${next} the screen. The others look away for a moment.
    - button "It’s me, ${next}"
    - list:
${others.map((name) => `      - listitem:\n        - button "${name} wants a look"`).join('\n')}
  `);
  for (const left of ['[data-testid^=card-]', '[data-testid=story]', '[data-testid=prompt]', '.board', 'aside']) {
    await expect(page.locator(left)).toHaveCount(0);
  }
  for (const region of await page.locator('[aria-live]').allTextContents()) {
    expect(['', `${next} to move`]).toContain(region.trim());
  }
  for (const key of ['l', 's', 'v', ',']) {
    await page.keyboard.press(key);
    expect(await page.locator('[aria-live=polite]').textContent(), `what ${key} would tell`).toBe('');
  }
}

for (const screen of ['wide', 'phone'] satisfies ScreenName[]) {
  test(`two people share a screen at Nussknacker and nobody sees the other's hand; a third plays elsewhere (${screen})`, async ({
    invite,
  }) => {
    test.setTimeout(240_000);
    const { page } = await inviteToSofa(invite, { screen });
    const hands = handsOn(page);
    await openSofa(page, 'nussknacker', 3, ['Ben']);
    const cleo = await invite({ name: 'Cleo' });
    await sitDown(cleo.page, tableOf(page), 2);
    await press(page, '[data-testid=start]');
    await expect(page.getByTestId('curtain')).toBeVisible();
    await expect(cleo.page.getByTestId('turn')).toBeVisible();

    const names = ['Anna', 'Ben'];
    const dice = diceOf(7);
    const seen = new Set<number>();
    let inFront: number | null = null;
    for (let steps = 0; steps < 9 || seen.size < 2; ++steps) {
      expect(steps, 'both are asked some time').toBeLessThan(40);
      if (await cleo.page.locator('.status.yours').isVisible()) {
        await playOn(cleo.page, dice);
        continue;
      }
      // Somebody here: in front already, or behind the curtain.
      await expect(page.locator('.status.yours, [data-testid=curtain] .me').first()).toBeVisible();
      const me = page.locator('[data-testid=curtain] .me');
      if (await me.isVisible()) {
        const seat = Number((await me.getAttribute('data-testid'))?.replace('come-', ''));
        expect(seat).not.toBe(inFront);
        await tellsNothing(page, names[seat] ?? '', [names[1 - seat] ?? '']);
        if (!seen.has(seat)) await isFine(page, `sofa-curtain-${screen}-${seat}`);
        if (screen === 'wide') await page.keyboard.press('Enter');
        else await press(page, '[data-testid=curtain] .me');
        inFront = seat;
        seen.add(seat);
      }
      await expect(page.locator('.status.yours')).toBeVisible();
      await expect.poll(async () => sorted(await shownHand(page))).toEqual(sorted(hands.get(inFront ?? 0)));
      expect(sorted(hands.get(0))).not.toEqual(sorted(hands.get(1)));
      await playOn(page, dice);
    }

    // Whoever is not asked can be fetched at any time, here to announce, which only ends the deal.
    await expect(page.locator('.status.yours, [data-testid=hand-over], [data-testid=curtain]').first()).toBeVisible();
    if (await page.getByTestId('hand-over').isVisible()) await press(page, '[data-testid=hand-over]');
    await expect(page.getByTestId('curtain')).toBeVisible();
    await press(page, '[data-testid=come-1]');
    await expect.poll(async () => sorted(await shownHand(page))).toEqual(sorted(hands.get(1)));
    for (const step of ['announce', 'announce-3', 'announce-confirm']) await press(page, `[data-testid=${step}]`);
    await expect(cleo.page.getByTestId('story')).toContainText(/Ben (announces|names|says)/);
  });
}

test('who is asked at the same time takes turns at the screen', async ({ invite }) => {
  test.setTimeout(180_000);
  const { page } = await inviteToSofa(invite);
  await openSofa(page, 'feiner-sand', 2, ['Ben']);
  const dice = diceOf(3);
  const curtain = page.getByTestId('curtain');
  const called: (string | null)[] = [];
  while (called.length < 2) {
    await expect(curtain.getByRole('heading')).toHaveText(/to move/);
    called.push(await curtain.getByRole('heading').textContent());
    await page.keyboard.press('Enter');
    await expect(page.locator('.status.yours')).toBeVisible();
    // The other one is asked as well, and waits until this turn is over.
    await expect(async () => {
      if (await page.locator('.status.yours').isVisible()) await stepAtDrawnTable(page, dice);
      expect(await curtain.isVisible()).toBe(true);
    }).toPass({ intervals: [20], timeout: 60_000 });
  }
  expect(called.toSorted()).toEqual(['Anna to move', 'Ben to move']);
});

for (const screen of ['wide', 'phone', 'sideways'] satisfies ScreenName[]) {
  test(`two people race at one screen at Misd, each with a corner and a key (${screen})`, async ({ invite }) => {
    test.setTimeout(120_000);
    const { page } = await inviteToSofa(invite, { screen });
    await openSofa(page, 'misd', 2, ['Ben']);
    const open = page.locator('.corner.free');
    await expect(open).toHaveCount(2);
    await isFine(page, `sofa-misd-${screen}`);
    if (screens[screen].touch) await page.getByTestId('corner-1').tap();
    else await page.keyboard.press('p');
    await expect(page.getByTestId('corner-1')).toHaveAttribute('aria-pressed', 'true');
    await press(page, '[data-testid=corner-0]');
    await expect(page.getByTestId('corner-0')).toContainText('next');
    await picture(page, `sofa-misd-pad-${screen}`);
    await press(page, '[data-testid=shape-circle]');
    await press(page, '[data-testid=colour-red]');
    await press(page, '[data-testid=confirm]');
    // One answer decides the round, and it was Ben's.
    await expect(page.locator('.last')).toContainText('Ben');
    await expect(page.locator('.last')).not.toContainText('Anna');
    await expect(page.getByTestId('corner-0')).toHaveClass(/free/); // the next round
  });
}

test('eight people find their corners on every screen', async ({ invite }) => {
  const { page } = await inviteToSofa(invite);
  await openSofa(page, 'misd', 8, ['Ben', 'Cleo', 'Dora', 'Emil', 'Fee', 'Gus', 'Hedda']);
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    await expect(page.locator('.corner')).toHaveCount(8);
    for (const corner of await page.locator('.corner').all()) await expect(corner).toBeInViewport({ ratio: 1 });
    await isFine(page, `sofa-misd-eight-${screen}`);
  }
  await page.keyboard.press('b');
  await expect(page.locator('.corner.pad, .corner.shut').first()).toBeVisible();
});

for (const screen of Object.keys(screens) as ScreenName[]) {
  for (const dark of [false, true]) {
    test(`the curtain hides everything on a ${screen} screen, by ${dark ? 'night' : 'day'}`, async ({ invite }) => {
      const { page } = await inviteToSofa(invite, { screen, dark, language: 'de' });
      await openSofa(page, 'nussknacker', 3, ['Ben', 'Cleo']);
      await expect(page.getByTestId('curtain')).toBeVisible();
      await settled(page);
      await isFine(page, `curtain-${screen}-${dark ? 'dark' : 'light'}`);
      const main = await page.locator('main').boundingBox();
      const { width, height } = screens[screen];
      expect(main?.width).toBe(width);
      expect((main?.y ?? 0) + (main?.height ?? 0)).toBeGreaterThanOrEqual(height - 1);
      await press(page, '[data-testid=curtain] .me');
      await press(page, '[data-testid=hand-over]');
      await isFine(page, `curtain-again-${screen}-${dark ? 'dark' : 'light'}`);
    });
  }
}
