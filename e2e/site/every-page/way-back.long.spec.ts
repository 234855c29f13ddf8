import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { notFoundAddress } from '../built-site.ts';
import { startChromium } from '../support/chromium.ts';
import { pageKinds } from './page-kinds.ts';

const origin = `http://localhost:${process.env.TEST_PORT}`;

declare global {
  interface Window {
    /** Only a page that was kept whole knows this value. */
    isKept?: boolean;
  }
}

test('the way back to a page of each kind, and forward again, is the page as it was left', async () => {
  test.setTimeout(600_000);
  const browser = await startChromium();
  const lost: string[] = [];
  try {
    // Chromium keeps no page that came with an error, and the not-found page does.
    for (const address of pageKinds.filter((one) => one !== notFoundAddress)) {
      const page = await browser.newPage();
      await leave(page, address);
      await leave(page, address === '/about' ? '/contact' : '/about');
      for (const way of ['goBack', 'goForward'] as const) {
        await page[way]();
        lost.push(...(await page.evaluate(losses)).map((reason) => `${address}, ${way}: ${reason}`));
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  expect(lost).toEqual([]);
});

async function leave(page: Page, address: string) {
  await page.goto(origin + address, { waitUntil: 'load' });
  await page.waitForSelector('.fonts-ready');
  await page.evaluate(() => {
    window.isKept = true;
  });
}

/** Why the page was loaded again, in the browser's words. Runs in the page. */
function losses(): string[] {
  if (window.isKept) return [];
  const [arrival] = performance.getEntriesByType('navigation') as Arrival[];
  return arrival?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? ['no reason given'];
}

type Arrival = PerformanceEntry & { notRestoredReasons?: { reasons: { reason: string }[] } | null };
