import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { chromiumTestMs, startChromium } from '../support/chromium.ts';

const origin = `http://localhost:${process.env.TEST_PORT}`;

/** From a page to one with something to start: a banner, dates and a form, what is kept on the device. */
const ways = [
  ['/services', '/'],
  ['/services/agile-adoption-training', '/services/professional-scrum-master'],
  ['/contact', '/privacy-policy'],
] as const;

test('a page made ready under a resting pointer asks for none of its scripts before it is shown, so it starts, counts and keeps nothing', async () => {
  test.setTimeout(chromiumTestMs);
  const browser = await startChromium();
  try {
    for (const [from, to] of ways) {
      const page = await browser.newPage();
      await page.goto(origin + from, { waitUntil: 'networkidle0' });
      await restOn(page, to);
      await page.mouse.down();
      await page.mouse.up();
      let arrival: Arrival | undefined;
      // The session with the page before ends when the other is shown.
      const scripts = async () => {
        arrival = await page.evaluate(arrivalAt, to).catch(() => undefined);
        return arrival?.scriptsAskedAt.length ?? 0;
      };
      await expect.poll(scripts, { message: `${to} is shown and asks for its scripts` }).toBeGreaterThan(1);
      const { shownAt = 0, scriptsAskedAt = [] } = arrival ?? {};
      expect(shownAt, `${to} was ready before it was shown`).toBeGreaterThan(0);
      expect(Math.min(...scriptsAskedAt), to).toBeGreaterThan(shownAt);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

/** Chromium makes a page ready at the latest once the pointer has rested on its link for 200 ms. */
async function restOn(page: Page, to: string) {
  const link = await page.waitForSelector(`:is(main, header, footer) a[href="${to}"]`, { visible: true });
  await link?.scrollIntoView();
  await link?.hover();
  await new Promise((resolve) => setTimeout(resolve, 600));
}

/** In milliseconds since the page was begun. */
type Arrival = { shownAt: number; scriptsAskedAt: number[] };

/** Runs in the page that shows; nothing while that is another one. */
function arrivalAt(path: string): Arrival | undefined {
  if (location.pathname !== path) return undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  const modules = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return {
    shownAt: (navigation as PerformanceNavigationTiming & { activationStart: number }).activationStart,
    scriptsAskedAt: modules.map(({ startTime }) => startTime),
  };
}
