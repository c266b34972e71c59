// The page's routes and how to get there without loading anew.
export type Route =
  | { page: 'lobby' }
  | { page: 'game'; id: string }
  | { page: 'rules'; id: string }
  | { page: 'puzzles'; id: string }
  | { page: 'table'; id: string; inPocket?: true }
  | { page: 'seat'; code: string }
  | { page: 'replay'; id: string | null; inPocket?: true }
  | { page: 'notices' }
  | { page: 'statistics' }
  | { page: 'kit' } // in development builds only
  | { page: 'lost' };

export const pathOfTable = (id: string, inPocket = false) => `/${inPocket ? 'pocket' : 'table'}/${id}`;

const isPlain = (id: string) => /^[A-Za-z0-9_-]+$/.test(id);

export function parseRoute(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [page, id, part] = parts;
  if (page === undefined) return { page: 'lobby' };
  if (page === 'pocket' && id !== undefined && isPlain(id)) {
    if (parts.length === 2) return { page: 'table', id, inPocket: true };
    if (parts.length === 3 && part === 'replay') return { page: 'replay', id, inPocket: true };
  }
  if (parts.length > 2) return { page: 'lost' };
  if ((page === 'notices' || page === 'statistics') && id === undefined) return { page };
  if (import.meta.env.DEV && page === 'kit' && id === undefined) return { page };
  if (page === 'replay') return { page: 'replay', id: id ?? null };
  if (id === undefined || !isPlain(id)) return { page: 'lost' };
  switch (page) {
    case 'game':
    case 'rules':
    case 'puzzles':
    case 'table':
      return { page, id };
    case 'seat':
      return { page, code: id };
    default:
      return { page: 'lost' };
  }
}

class Router {
  route: Route = $state.raw(parseRoute(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    const next = parseRoute(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = location.hash.slice(1);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    if (this.hash === '') scrollTo(0, 0);
  }

  // Lets plain links inside the page change the route; everything else stays the browser's.
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
