import type { Page } from '@playwright/test';

export type Arrival = {
  /** Bytes by the browser's count: scripts without headers, all with them. */
  wire: { scriptBytes: number; allBytes: number };
  /** What has moved without the visitor's doing (web.dev, Cumulative Layout Shift), one line each. */
  layoutShifts: () => Promise<string[]>;
};

/** Observes the next page until loaded: headings first in the device's font, then in the page's. */
export async function watchArrival(page: Page): Promise<Arrival> {
  await page.addInitScript(noteLayoutShifts);
  // Delays the font until a frame has been painted without it.
  await page.route(faces, async (route) => {
    await page.evaluate(twoFrames);
    await route.continue();
  });
  return {
    wire: await watchWire(page),
    async layoutShifts() {
      await page.waitForFunction(() => document.fonts.check('450 1rem "Brygada 1918 Variable"'));
      await page.evaluate(twoFrames);
      await page.unroute(faces);
      return page.evaluate(() => window.layoutShifts);
    },
  };
}

const faces = '**/*.woff2';

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

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

function noteLayoutShifts() {
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
