import type { Page } from '@playwright/test';
import { addressesUnderTest, notFoundAddress } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { withWideFace } from '../text-faces.ts';

const widths = [320, 390, 768, 1440];
/** What may travel before the visitor does anything. */
const budgets = { scriptBytes: 5_000, allBytes: 50_000 };

for (const address of addressesUnderTest()) {
  test.describe(address, () => {
    test('nothing is wider than the window at any width', withWideFace, async ({ page }) => {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });

    test('on a phone it comes quietly, lightly and without a jump', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(watchLayoutShifts);
      // Late enough that the headings are seen in the device's own face first.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      const wire = await watchWire(page);
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(address === notFoundAddress ? 404 : 200);
      await page.waitForFunction(() => document.fonts.check('450 1rem "Brygada 1918 Variable"'));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(wire.scriptBytes).toBeLessThanOrEqual(budgets.scriptBytes);
      expect(wire.allBytes).toBeLessThanOrEqual(budgets.allBytes);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  });
}

/** Bytes over the wire as the browser counts them: scripts without their headers, all together with them. */
async function watchWire(page: Page) {
  const wire = { scriptBytes: 0, allBytes: 0 };
  const scripts = new Set<string>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) wire.scriptBytes += encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.allBytes += encodedDataLength;
  });
  return wire;
}

/** Runs in the page: notes what moved without the visitor's doing (web.dev, Cumulative Layout Shift). */
function watchLayoutShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? '?');
      window.layoutShifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
declare global {
  interface Window {
    layoutShifts: string[];
  }
}
