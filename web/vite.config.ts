import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { offline } from './offline.ts';
import { parts } from './parts.ts';

// The source of what every page needs: one file, for a request costs more than half a kilobyte.
const shell = [
  'App',
  'Controls',
  'TopBar',
  'announcer',
  'api',
  'firstWords',
  'game/title',
  'generated/(bodies|titles)',
  'keyboard',
  'look/(?!seats|SeatMark)',
  'net/(bodies|shape)',
  'pages/open',
  'recent',
  'router',
  'settings',
  'storage',
  'tables/keys',
  'text/(dictionary|phrasebook)',
].join('|');

// What a drawn table is made of, but not what comes before: the place in the tray, and what the options look like.
const tableFile = /src\/tables\/(?!kit\/|generic\/)([\w-]+)\/(?!game\.ts|Miniature|about\.ts|words\.ts|options\/)/;

export default defineConfig({
  plugins: [svelte(), offline(), parts(), compress()],
  worker: { plugins: () => [parts()] },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(); its replacement for older ones would resolve on <html> and not on a card.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The server's content policy allows files of its own only: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'kit', test: /src\/tables\/kit\// },
            // What the rules show is made of the pieces of the table, and is not fetched with it.
            {
              name: (id) => (tableFile.exec(id)?.[1] ?? '') + (id.includes('/figures') ? '-figures' : ''),
              test: tableFile,
            },
            { name: 'tray', test: /src\/(lobby\/(?!Lid|Recent)|pages\/Lobby|tables\/[\w-]+\/(game\.ts|Miniature))/ },
            {
              name: 'shell',
              test: new RegExp(
                `node_modules/(svelte/src/(?!animate|easing|motion|transition)|clsx|esm-env)|vite/preload-helper|src/(${shell})`,
              ),
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the notices lie beside this folder
    proxy: { '/api': { target: process.env.SAMMELSURIUM_SERVER ?? 'http://127.0.0.1:8080', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/text/vocabulary.ts'] },
});
