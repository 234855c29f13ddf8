import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser, PredefinedNetworkConditions } from 'puppeteer-core';

const runs = 5;
const links = [
  ['/', '/services'],
  ['/services', '/services/dpo-service'],
  ['/news', '/news/iso42001-game-changer'],
] as const;
const lines = ['this machine', 'slow 4G'] as const;
/** How long the pointer rests before the press, in milliseconds: the page is made ready from 40 ms on (`RestedLink`). */
const rests = { 'rest 600': 600, 'rest 200': 200, 'no rest': 0 } as const;

type ClickRow = { from: string; to: string; line: string } & Record<string, string | number>;
type Way = { isReadied: boolean; restMs: number; isSlow: boolean };
/** In milliseconds since the press. */
type Click = { shown: number; painted: number };

/**
 * From the press of a link to the next page shown (its document takes the window) and painted (its first contentful
 * paint), both by the browser's own clock: medians of five. `rules taken out` is a page without speculation rules. The
 * browser starts anew each time, so that nothing is in its cache but what the first page left there. Puppeteer drives
 * it, because Playwright's switches turn the making ready off.
 */
export async function measureClicks(origin: string, chromePath: string): Promise<ClickRow[]> {
  const rows: ClickRow[] = [];
  for (const line of lines) {
    for (const [from, to] of links) {
      const median = async (way: Omit<Way, 'isSlow'>) => {
        const clicks: Click[] = [];
        for (let run = 0; run < runs; run += 1) {
          const browser = await puppeteer.launch({
            executablePath: chromePath,
            args: ['--no-sandbox', '--disable-dev-shm-usage'],
            defaultViewport: { width: 1440, height: 900 },
          });
          clicks.push(await measureClick(browser, origin + from, to, { ...way, isSlow: line === 'slow 4G' }));
          await browser.close();
        }
        return `${middle(clicks, 'shown')} / ${middle(clicks, 'painted')}`;
      };
      const row: ClickRow = { from, to, line };
      for (const [name, restMs] of Object.entries(rests))
        row[name] = await median({ isReadied: true, restMs });
      row['rules taken out'] = await median({ isReadied: false, restMs: 600 });
      rows.push(row);
    }
  }
  return rows;
}

const middle = (clicks: Click[], moment: keyof Click) =>
  Math.round(clicks.map((click) => click[moment]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN);

async function measureClick(browser: Browser, from: string, to: string, way: Way): Promise<Click> {
  const page = await browser.newPage();
  if (way.isSlow) await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.goto(from, { waitUntil: 'networkidle0' });
  if (!way.isReadied) await page.evaluate(forgetSpeculation);
  await page.evaluate(notePress);
  const link = await page.waitForSelector(`main a[href="${to}"]`);
  await link?.scrollIntoView();
  // What scrolled into view is painted, and its lazy pictures are there, before the pointer comes.
  await sleep(400);
  await link?.hover();
  await sleep(way.restMs);
  await page.mouse.down();
  await page.mouse.up();
  for (const giveUpAt = Date.now() + 10_000; Date.now() < giveUpAt; await sleep(100)) {
    // The session with the page before ends when the other is shown.
    const click = (await page.evaluate(clickTo(to)).catch(() => undefined)) as Click | undefined;
    if (click) return click;
  }
  throw new Error(`The click from ${from} did not lead to ${to} within 10 seconds`);
}

/** These run in the page, as text: scripts know nothing of the DOM's types. */
const forgetSpeculation = `document.querySelector('script[type="speculationrules"]')?.remove()`;
const notePress = `addEventListener('pointerdown', ({ timeStamp }) => {
  sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp));
}, true)`;
const clickTo = (path: string) => `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== '${path}' || !paint) return undefined;
  const { activationStart, responseStart } = performance.getEntriesByType('navigation')[0];
  const sincePress = (time) => performance.timeOrigin + time - Number(sessionStorage.getItem('pressedAt'));
  return { shown: sincePress(activationStart || responseStart), painted: sincePress(paint.startTime) };
})()`;
