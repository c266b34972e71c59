// The house in the pocket: whole games with no server that answers.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { expect, picture, showPageOf, test, type Invite } from './house';
import { askOrAnswer, chooseOptions, moveInBauab, nextOf, press, tableOf } from './play';

const unplug = (context: BrowserContext) => context.route('**/api/**', (route) => route.abort());

async function pageWithoutServer(invite: Invite, options: Parameters<Invite>[0] = {}) {
  const guest = await invite({ name: 'Anna', ...options });
  await unplug(guest.context);
  return guest;
}

async function openOnDevice(page: Page, game: string, options: Record<string, string> = {}): Promise<void> {
  await page.goto(`/game/${game}`);
  await expect(page.getByTestId('server-away')).toBeVisible();
  await expect(page.getByTestId('with-friends')).toBeHidden();
  await chooseOptions(page, options);
  await page.getByTestId('level').selectOption('1');
  await press(page, '[data-testid=on-device]');
  await page.waitForURL(/\/pocket\//);
  await expect(page.getByTestId('turn')).toBeVisible();
}

const story = (page: Page) => page.locator('[data-testid=story] button');

for (const phone of [false, true]) {
  const device = phone ? 'phone' : 'wide';
  test(`a game of Bauab against a bot without a server, on a ${device} screen`, async ({ invite }) => {
    test.setTimeout(300_000);
    const { page, frames } = await pageWithoutServer(invite, { phone });
    await openOnDevice(page, 'bauab');
    for (let move = 0; (await nextOf([page])) !== null; ++move) {
      expect(move, 'the game ends').toBeLessThan(64);
      await moveInBauab(page);
      if (move !== 2) continue;
      await nextOf([page]);
      const lines = await story(page).count();
      await page.reload();
      await expect(page.getByTestId('turn')).toBeVisible();
      await expect(story(page)).toHaveCount(lines);
      await picture(page, `pocket-bauab-${device}`);
    }
    await expect(page.getByTestId('winner')).toBeVisible();
    await picture(page, `pocket-end-${device}`);
    expect(frames, 'no server was asked').toEqual([]);

    await press(page, '[data-testid=verify]');
    await expect(page.getByTestId('grounds')).toContainText('nobody');
    const table = tableOf(page);
    await press(page, '[data-testid=to-replay]');
    await expect(page.getByTestId('verified')).toBeVisible();
    await page.goto(`/pocket/${table}`);
    await press(page, '[data-testid=rematch]');
    await page.waitForURL((url) => url.pathname.startsWith('/pocket/') && !url.pathname.endsWith(table));
    await press(page, '[data-testid=start]');
    await expect(page.getByTestId('turn')).toBeVisible();

    await page.goto('/');
    await expect(page.locator(`a[href="/pocket/${table}"]`)).toContainText('on this device');
  });
}

test('hidden cards, a hint and taking back without a server', async ({ invite }) => {
  const { page } = await pageWithoutServer(invite);
  page.on('worker', (worker) => {
    void worker.evaluate(() => {
      const counting = Object.assign(self, { thoughts: 0 });
      counting.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', () => ++counting.thoughts);
        }
      };
    });
  });
  await openOnDevice(page, 'nussknacker', { players: '2' });
  for (let round = 0; round < 3; ++round) {
    // Bots may announce at any moment, and so take away what was about to be touched.
    await expect(async () => {
      if ((await nextOf([page])) !== null) await askOrAnswer(page);
    }).toPass({ timeout: 60_000 });
  }
  await picture(page, 'pocket-nussknacker-wide');
  // A page that the test puts in (PAGE) has none: the workers of a worker do not get theirs from it.
  if (!process.env.PAGE) {
    const thoughts = await page.workers()[0]?.evaluate(() => (self as unknown as { thoughts: number }).thoughts);
    expect(thoughts, 'bots think in workers of their own').toBeGreaterThan(0);
  }

  await openOnDevice(page, 'bauab');
  await nextOf([page]);
  await moveInBauab(page);
  await nextOf([page]);
  const lines = await story(page).count();
  await page.keyboard.press('u');
  await expect.poll(() => story(page).count()).toBeLessThan(lines);
  await nextOf([page]);
  await press(page, '[data-testid=hint]');
  await expect(page.getByTestId('hint-text')).toBeVisible({ timeout: 30_000 });
});

test('a lesson without a server', async ({ invite }) => {
  const { page } = await pageWithoutServer(invite, { phone: true });
  await page.goto('/game/bauab');
  await press(page, '[data-testid=learn]');
  await page.waitForURL(/\/pocket\//);
  await expect(page.getByTestId('lesson-text')).toBeVisible();
});

test('beside a server the device is one way of three', async ({ invite }) => {
  for (const screen of ['wide', 'phone', 'sideways'] as const) {
    const { page } = await invite({ screen });
    await page.goto('/game/bauab');
    for (const way of ['with-friends', 'with-bots', 'on-device']) await expect(page.getByTestId(way)).toBeInViewport();
    await expect(page.getByTestId('server-away')).toBeHidden();
    await picture(page, `pocket-ways-${screen}`);
    await unplug(page.context());
    await page.reload();
    await expect(page.getByTestId('on-device')).toBeInViewport();
    await picture(page, `pocket-away-${screen}`);
  }
});

test('of two tabs one has the house, and the other takes over when it is closed', async ({ invite }) => {
  const { page, context } = await pageWithoutServer(invite);
  await openOnDevice(page, 'bauab');
  await nextOf([page]);
  await moveInBauab(page);
  await nextOf([page]);
  const lines = await story(page).count();
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByText('open in another tab')).toBeVisible();
  await picture(other, 'pocket-elsewhere-wide');
  await page.close();
  await expect(other.getByTestId('turn')).toBeVisible();
  await expect(story(other)).toHaveCount(lines);
});

test.describe('storage', () => {
  test('that is full or was cleared refuses with a sentence', async ({ invite }) => {
    const { page, context } = await pageWithoutServer(invite);
    await openOnDevice(page, 'bauab');
    await nextOf([page]);
    const lines = await story(page).count();
    await page.workers()[0]?.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (value: unknown) {
        queueMicrotask(() => this.transaction.abort());
        return add.call(this, value);
      };
      Object.defineProperty(IDBTransaction.prototype, 'error', {
        get: () => new DOMException('', 'QuotaExceededError'),
      });
    });
    await tryToMove(page);
    await expect(page.getByText('storage of this device is full')).toBeVisible();
    await picture(page, 'pocket-full-wide');
    await expect(story(page)).toHaveCount(lines);

    await page.reload(); // another worker
    await expect(page.getByTestId('turn')).toBeVisible();
    await nextOf([page]);
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await tryToMove(page);
    await expect(page.getByText('the storage of this page was cleared')).toBeVisible();
  });

  test('that the browser refuses gets a sentence before anything begins', async ({ invite }) => {
    const { page } = await pageWithoutServer(invite);
    page.on('worker', (worker) => {
      void worker.evaluate(() =>
        Object.defineProperty(self, 'indexedDB', {
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        }),
      );
    });
    await page.goto('/game/bauab');
    await press(page, '[data-testid=on-device]');
    await expect(page.getByText('does not allow anything to be saved')).toBeVisible();
  });
});

async function tryToMove(page: Page): Promise<void> {
  await press(page, '[data-testid^=chip-][data-pick]');
  await press(page, '[data-testid^=plot-][data-action]');
  await press(page, '[data-testid=confirm]:enabled');
}

test('a browser that is killed in mid-game loses nothing', async ({ house, launchOptions }) => {
  test.setTimeout(180_000);
  const data = mkdtempSync(join(tmpdir(), 'sammelsurium-browser-'));
  const start = async () => {
    const context = await chromium.launchPersistentContext(data, {
      ...launchOptions,
      ...{ baseURL: house.address, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    if (process.env.PAGE) await showPageOf(process.env.PAGE, context);
    await unplug(context);
    return { context, page: await context.newPage() };
  };
  let { context, page } = await start();
  await openOnDevice(page, 'bauab');
  const table = tableOf(page);
  for (let death = 0; death < 2; ++death) {
    await nextOf([page]);
    const action = await moveInBauab(page);
    const said = await story(page).allTextContents();
    kill(data);
    await context.close().catch(() => {}); // it is gone
    ({ context, page } = await start());
    await page.goto(`/pocket/${table}`);
    await expect(page.getByTestId('turn')).toBeVisible();
    expect((await story(page).allTextContents()).slice(0, said.length), action).toEqual(said);
  }
  await context.close();
  rmSync(data, { recursive: true, force: true });
});

// Every process of the browser that uses this folder.
function kill(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (command.includes(`--user-data-dir=${folder}`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it has ended meanwhile
    }
  }
}
