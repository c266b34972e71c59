import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The browser without its windows, in half the processor time.
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

export default defineConfig({
  testDir: 'e2e',
  // What is no test but made with the same means: see scripts/pictures.sh and scripts/interactions.sh.
  testIgnore: process.env.BESIDES ? [] : ['pictures.spec.ts', 'interactions.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A finished animation is part of what a player sees; a running one only makes pictures differ.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry', // to be traced takes as long as to be played
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // With PAGE the page is put in by the test and not fetched: to the browser it comes from nowhere, and it would
        // not let it open a socket to this machine.
        ...(process.env.PAGE ? ['--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets'] : []),
      ],
    },
  },
});
