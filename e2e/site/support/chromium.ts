import puppeteer, { type Browser } from 'puppeteer-core';

/** Timeout of tests that start Chromium: on a busy machine the start may take a minute. */
export const chromiumTestMs = 180_000;

/**
 * The whole Chromium, driven by puppeteer: Playwright's switches turn off what makes a page ready before it is asked
 * for, and what keeps it for the way back.
 */
export const startChromium = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium looks for no graphics processor, as in every other start here.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    defaultViewport: { width: 1440, height: 900 },
    timeout: 90_000,
  });
