import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Browsers that know light-dark(); its replacement for older ones would resolve on <html> and not on a card.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The server's content policy allows files of its own only: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the notices lie beside this folder
    proxy: { '/api': { target: process.env.SAMMELSURIUM_SERVER ?? 'http://127.0.0.1:8080', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
