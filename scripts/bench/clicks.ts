import { type Browser, chromium } from '@playwright/test';

/** Chrome's "slow 4G", which Lighthouse simulates too: bytes per second and milliseconds. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** A pointer rests this long on a link before it is pressed; Chrome prefetches after 200 ms. */
const restMs = 400;
const runs = 5;
const links = [
  ['/', '/services'],
  ['/services', '/services/dpo-service'],
  ['/news', '/news/iso42001-game-changer'],
] as const;

type ClickRow = { from: string; to: string; line: string; prefetched: number; 'not prefetched': number };

/**
 * From the press of a link to the next page's first paint: the median of five, with the page fetched while the pointer
 * rests on the link, and without that. The browser starts anew each time, so that nothing is in its cache but what the
 * first page left there.
 */
export async function measureClicks(origin: string, chromePath: string): Promise<ClickRow[]> {
  const rows: ClickRow[] = [];
  for (const line of ['this machine', 'slow 4G']) {
    for (const [from, to] of links) {
      const median = async (isPrefetched: boolean) => {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
          times.push(await measureClick(browser, origin + from, to, isPrefetched, line === 'slow 4G'));
          await browser.close();
        }
        return Math.round(times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN);
      };
      rows.push({ from, to, line, prefetched: await median(true), 'not prefetched': await median(false) });
    }
  }
  return rows;
}

async function measureClick(
  browser: Browser,
  from: string,
  to: string,
  isPrefetched: boolean,
  isSlow: boolean,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const client = await page.context().newCDPSession(page);
  if (isSlow) await client.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(from, { waitUntil: 'networkidle' });
  if (!isPrefetched) await page.evaluate(forgetSpeculation);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(restMs);
  const pressedAt = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${to}`);
  const paintedAt: number = await page.evaluate(paintMoment);
  return paintedAt - pressedAt;
}

/** Runs in the page, as text: scripts know nothing of the DOM's types. Milliseconds since 1970. */
const paintMoment = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) resolve(performance.timeOrigin + paint.startTime);
  }).observe({ type: 'paint', buffered: true });
})`;
const forgetSpeculation = `document.querySelector('script[type="speculationrules"]')?.remove()`;
