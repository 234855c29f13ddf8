import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { chromiumTestMs, startChromium } from '../support/chromium.ts';

const origin = `http://localhost:${process.env.TEST_PORT}`;

/** Links to pages whose scripts start something: banner, dates, form, stored data. */
const ways = [
  ['/services', '/'],
  ['/services/agile-adoption-training', '/services/professional-scrum-master'],
  ['/contact', '/privacy-policy'],
] as const;

test('a page prerendered under a resting pointer requests no script before it is shown', async () => {
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

/** Rests the pointer on a link until Chromium's list of targets has the page. */
async function restOn(page: Page, to: string) {
  const link = await page.waitForSelector(`:is(main, header, footer) a[href="${to}"]`, { visible: true });
  await link?.scrollIntoView();
  // A session with the page itself would keep it from preparing others.
  const session = await page.browser().target().createCDPSession();
  const isBegun = new Promise<void>((resolve) => {
    session.on('Target.targetInfoChanged', ({ targetInfo: { subtype, url } }) => {
      if (subtype === 'prerender' && url === origin + to) resolve();
    });
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await link?.hover();
  await isBegun;
  await session.detach();
}

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
