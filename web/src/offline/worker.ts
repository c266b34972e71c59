// The service worker: after one visit the page works without a server. It becomes sw.js (see web/offline.ts).
//
// A version of the page stays as it is for as long as it is open: a new worker waits until somebody asks for it, and then
// the version before it is kept as well, for tabs that still run it.
import { isForever, keptAs, type PageFiles } from './kept';

declare const pageFiles: PageFiles;

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Scope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    listen: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}
const worker = self as unknown as Scope;

const prefix = 'page ';
const ours = prefix + pageFiles.version;
const anyVersion = (path: string) => caches.match(path, { ignoreVary: true });

async function keep(path: string): Promise<void> {
  const cache = await caches.open(ours);
  if (await cache.match(path, { ignoreVary: true })) return;
  const before = isForever(path) ? await anyVersion(path) : undefined;
  const response = before ?? (await fetch(path, { cache: isForever(path) ? 'default' : 'no-cache' }));
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

let keepingRest: Promise<void> | null = null;

// One after the other, so that nobody notices. What fails now is tried again at the next visit.
async function keepRest(): Promise<void> {
  for (const path of pageFiles.rest) await keep(path);
}

async function forgetOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(ours);
  const kept =
    (await cache.match(path, { ignoreVary: true })) ?? (isForever(path) ? await anyVersion(path) : undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && isForever(path)) await cache.put(path, response.clone());
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(Promise.all(pageFiles.shell.map(keep))));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'keep the rest') {
    keepingRest ??= keepRest()
      .catch(() => {})
      .finally(() => (keepingRest = null));
    event.waitUntil(keepingRest);
  }
});
worker.addEventListener('fetch', (event) => {
  const path = keptAs(event.request, worker.location.origin, pageFiles);
  if (path !== null) event.respondWith(answer(path, event.request));
});
