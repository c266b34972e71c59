// After one visit the page works without its server, and a new version of it is offered and not forced on anybody.
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, picture, startServer, test } from './house';

// A page that is put in by the test has no service worker.
test.skip(Boolean(process.env.PAGE));
test.use({ serviceWorkers: 'allow', locale: 'de-DE' });

// A house that can be closed, and can be given a new version, while its address stays.
class Door {
  isNewer = false;
  isOpen = true;
  address = '';
  private server: Server;

  constructor(private readonly behind: string) {
    this.server = createServer((request, response) => void this.pass(request.url ?? '/', response));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(path: string, response: import('node:http').ServerResponse): Promise<void> {
    if (!this.isOpen) {
      response.destroy();
      return;
    }
    const answer = await fetch(this.behind + path);
    const text = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    response.end(this.isNewer && path === '/sw.js' ? text.toString().replace('"version":"', '"version":"newer') : text);
  }
}

const inside = base();
function base() {
  return test.extend<{ door: Door }>({
    door: async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'sammelsurium-e2e-'));
      const server = await startServer(data);
      const door = new Door(server.address);
      await door.open();
      await use(door);
      door.close();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  });
}

// How many files the worker keeps of all that it should.
const kept = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

inside(
  'everything that was seen once, and what nobody has looked at yet, is there without a server',
  async ({ page, door }) => {
    const list = await (await fetch(`${door.address}/sw.js`)).text();
    const { shell, rest } = JSON.parse(/^const pageFiles=(.*);$/m.exec(list)?.[1] ?? '') as Record<string, string[]>;
    await page.goto(door.address);
    await expect.poll(() => kept(page), { timeout: 60_000 }).toBe((shell?.length ?? 0) + (rest?.length ?? 0));

    door.isOpen = false;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nussknacker' })).toBeVisible();
    await expect(page.getByTestId('server-away')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await picture(page, 'offline-lobby');

    await page.goto(`${door.address}/game/nussknacker`);
    await expect(page.getByRole('heading', { name: 'Nussknacker' })).toBeVisible();
    await picture(page, 'offline-game');
    await page.goto(`${door.address}/replay`);
    await expect(page.locator('input[type=file]')).toBeAttached();
    const modules = await page.evaluate(async () =>
      (await fetch('/engine.wasm')).arrayBuffer().then((all) => all.byteLength),
    );
    expect(modules).toBeGreaterThan(100_000);
    expect(
      await page.evaluate(() =>
        fetch('/api/games').then(
          () => 'answered',
          () => 'nobody',
        ),
      ),
    ).toBe('nobody');

    door.isOpen = true;
    await page.goto(door.address);
    await expect(page.locator('[data-game=bauab] .players')).toContainText('2');
    await expect(page.getByTestId('server-away')).toHaveCount(0);
  },
);

inside('a new version is offered, and comes when it is wanted', async ({ page, door }) => {
  await page.goto(door.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  door.isNewer = true;
  await page.reload();
  const offer = page.getByTestId('new-version');
  await expect(offer).toBeVisible();
  await picture(page, 'new-version');
  const versions = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('newer')).length);
  expect(await versions()).toBe(1);

  await page.getByRole('link', { name: 'Bauab' }).click();
  await expect(offer).toBeVisible();
  await page.evaluate(() => ((window as { isOld?: boolean }).isOld = true));
  await offer.getByRole('button', { name: 'Neu laden' }).click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page.getByRole('heading', { name: 'Bauab' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
