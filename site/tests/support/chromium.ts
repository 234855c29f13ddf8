import puppeteer, { type Browser } from 'puppeteer-core';

/**
 * The whole Chromium, driven by puppeteer: Playwright's switches turn off what makes a page ready before it is asked
 * for, and what keeps it for the way back.
 */
export function startChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    defaultViewport: { width: 1440, height: 900 },
  });
}
