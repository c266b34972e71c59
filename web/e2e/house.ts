// A house with a real server in it, and guests with their own browsers.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

const binary =
  process.env.SAMMELSURIUM_BIN ?? fileURLToPath(new URL('../../build/release/cli/sammelsurium', import.meta.url));

interface Server {
  address: string;
  stop: () => Promise<void>;
}

export function startServer(data: string, port = '0'): Promise<Server> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(
      binary,
      [
        ...'serve --bind 127.0.0.1 --bot-pause 0'.split(' '),
        ...['--port', port, '--data', data, '--bot', `butler="${binary}" bot nussknacker`],
      ],
      {
        env: { ...process.env, LANG: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let said = '';
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.once('error', (error) => reject(new Error(`cannot start ${binary}: ${error.message}`)));
    child.once('exit', (code) => reject(new Error(`the server stopped (${code}): ${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address === undefined) return;
      resolve({
        address,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
  });
}

export interface Guest {
  page: Page;
  context: BrowserContext;
  frames: string[]; // everything that the server has sent on web sockets
}

interface GuestOptions {
  phone?: boolean;
  screen?: ScreenName;
  language?: 'de' | 'en';
  name?: string;
  dark?: boolean;
  plain?: boolean; // wants tables of words
  scale?: number; // of pictures
}

// A page that is not yet part of the program: with PAGE=folder, what `npm run build` has left there is shown instead.
export async function showPageOf(folder: string, context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !url.pathname.startsWith('/api/'),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      const isAsset = /\.[a-z0-9]+$/.test(file) && existsSync(file);
      return route.fulfill({ path: isAsset ? file : join(folder, 'index.html') });
    },
  );
}

interface Screen {
  width: number;
  height: number;
  touch: boolean;
}
export const screens = {
  wide: { width: 1280, height: 800, touch: false },
  small: { width: 1024, height: 700, touch: false },
  phone: { width: 360, height: 740, touch: true },
  sideways: { width: 740, height: 360, touch: true },
} satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

export type Invite = (options?: GuestOptions) => Promise<Guest>;

async function invite(browser: Browser, address: string, options: GuestOptions): Promise<Guest> {
  const { phone = false, language = 'en', name = '', dark = false } = options;
  const { width, height, touch } = screens[options.screen ?? (phone ? 'phone' : 'wide')];
  const context = await browser.newContext({
    baseURL: address,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    viewport: { width, height },
    deviceScaleFactor: options.scale ?? 1,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (name !== '') {
    await context.addInitScript((value) => {
      if (localStorage.getItem('name') === null) localStorage.setItem('name', value);
    }, name);
  }
  if (options.plain) await context.addInitScript(() => localStorage.setItem('table', 'plain'));
  if (process.env.PAGE) await showPageOf(process.env.PAGE, context);
  const page = await context.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  page.on('pageerror', (error) => {
    throw error;
  });
  return { page, context, frames };
}

export const test = base.extend<{ invite: Invite }, { house: Server }>({
  house: [
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'sammelsurium-e2e-'));
      const server = await startServer(data);
      await use(server);
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  invite: async ({ browser, house }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const guest = await invite(browser, house.address, options);
      contexts.push(guest.context);
      return guest;
    });
    for (const context of contexts) await context.close();
  },
});

// Pictures for people to look at, if asked for with SCREENSHOTS=folder.
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

export { expect };
