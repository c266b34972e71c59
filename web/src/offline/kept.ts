// What the service worker keeps of the page, and which of it answers a request.

/** The files of one version, as web/offline.ts writes them in front of the built worker. */
export interface PageFiles {
  version: string;
  shell: string[]; // kept at once: what the lobby needs
  rest: string[]; // kept when there is nothing else to do
}

// Names there contain a hash of their content.
export const isForever = (path: string): boolean => path.startsWith('/assets/');

/** The path under which the answer to a request is kept; null: it is none of ours, and goes to the server as it is. */
export function keptAs(
  request: { method: string; mode: string; url: string },
  origin: string,
  files: Pick<PageFiles, 'shell' | 'rest'>,
): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || url.pathname.startsWith('/api/')) return null;
  const path = url.pathname;
  // All routes of the page are the one page; files have an ending.
  if (request.mode === 'navigate') return path.includes('.') ? null : '/';
  return isForever(path) || files.shell.includes(path) || files.rest.includes(path) ? path : null;
}
