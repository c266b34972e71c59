import { describe, expect, it } from 'vitest';
import { keptAs } from './kept';

const here = 'https://games.example';
const files = { shell: ['/', '/manifest.webmanifest'], rest: ['/engine.wasm', '/assets/bauab-12345678.js'] };
const kept = (path: string, mode = 'cors', method = 'GET', origin = here) =>
  keptAs({ method, mode, url: origin + path }, here, files);

describe('what is kept of the page', () => {
  it('answers every route with the page', () => {
    for (const route of ['/', '/game/bauab', '/table/Ab3dEf9hJk', '/?lang=de', '/rules/misd#M4']) {
      expect(kept(route, 'navigate'), route).toBe('/');
    }
  });
  it('answers for its own files', () => {
    expect(kept('/engine.wasm')).toBe('/engine.wasm');
    expect(kept('/assets/bauab-12345678.js')).toBe('/assets/bauab-12345678.js');
    expect(kept('/assets/latin-ext-12345678.woff2'), 'kept when it is first used').toBe(
      '/assets/latin-ext-12345678.woff2',
    );
  });
  it('never answers for the server', () => {
    expect(kept('/api/games')).toBeNull();
    expect(kept('/api/tables/x/record', 'navigate')).toBeNull();
    expect(kept('/api/tables', 'cors', 'POST')).toBeNull();
  });
  it('leaves everything else alone', () => {
    expect(kept('/sw.js')).toBeNull();
    expect(kept('/something.txt', 'navigate')).toBeNull();
    expect(kept('/engine.wasm', 'cors', 'HEAD')).toBeNull();
    expect(kept('/engine.wasm', 'cors', 'GET', 'https://elsewhere.example')).toBeNull();
  });
});
