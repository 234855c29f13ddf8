import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '@vanda/testing/free-port';
import { faceEnvironment, facesAreOurs, type TextFace, writeFontSettings } from './e2e/site/text-faces.ts';

// Every worker reads this file again, so what the first reading chose is handed on in the environment.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_DATA_DIR ??= emptyFolder();
const baseURL = `http://localhost:${process.env.TEST_PORT}`;
/** The same engine without windows, where the machine has it. */
const chromium = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** `RENEW_PICTURES=1` makes the pictures of the components anew. */
const isRenewing = process.env.RENEW_PICTURES === '1';
/** Tests that only `npm run test:long` runs, by the name of their file or their tag; it runs nothing else. */
const long = /\.long\.spec\.ts|@long/;
const isLongRun = process.env.TEST_LONG === '1';
const fontSettings = path.resolve('node_modules/.cache/tests/fonts');
if (process.env.TEST_WORKER_INDEX === undefined) {
  writeFontSettings(fontSettings);
  if (!facesAreOurs)
    console.log("The text has this machine's face, not those of the tests (docs/testing.md)");
}

export default defineConfig({
  outputDir: 'test-results',
  testMatch: '**/*.spec.ts',
  ...(isLongRun ? { grep: long } : { grepInvert: long }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than cores: a third of its time a worker waits for a page, a service or a timer.
  workers: 3,
  timeout: 60_000,
  // The long run names and counts what passes only at the second try.
  retries: isLongRun ? 1 : 0,
  // A busy machine must not make a test fail.
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // A change of colour that a person sees; a few pixels of the edges of letters may differ.
      threshold: 0.1,
      maxDiffPixelRatio: 0.002,
      pathTemplate: '{testDir}/baselines/{arg}{ext}',
    },
  },
  updateSnapshots: isRenewing ? 'all' : 'none',
  reporter: 'dot',
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    launchOptions: launchWith('narrow'),
  },
  projects: [
    // First, because one worker alone runs each file of these: at the end the others would wait for it.
    // Firefox, WebKit and the oldest Chromium, which are driven by their own protocols.
    { name: 'engines', testDir: 'e2e/site/engines' },
    { name: 'visual', testDir: 'e2e/site/visual' },
    { name: 'desk', testDir: 'office/e2e' },
    {
      name: 'pages',
      testDir: 'e2e/site',
      testMatch: '**/{every-page,journeys}/*.spec.ts',
      // The context is emptied and used again: a new one costs more than many a test does.
      use: { reuseContext: true, launchOptions: launchWith('wide') },
    },
  ],
  // The real server with the real build: headers, redirects and the 404 are under test too.
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `${baseURL}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: process.env.TEST_PORT,
      SITE_URL: baseURL,
      DATA_DIR: process.env.TEST_DATA_DIR,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
    },
  },
});

/** The browser with the text face of its tests. */
function launchWith(face: TextFace) {
  return {
    executablePath: chromium,
    // Without hinting the shell sets letters where the whole browser does.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
    env: faceEnvironment(fontSettings, face),
  };
}

/** Makes the data folder of the server; `npm test` clears the cache of tests when it begins. */
function emptyFolder(): string {
  const cache = path.resolve('node_modules/.cache/tests');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, 'data-'));
}
