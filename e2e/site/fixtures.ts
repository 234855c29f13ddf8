import { test as base, expect, type Page, type Response } from '@playwright/test';

type Fixtures = {
  /** Fixes the date of the browser before the page opens: an ISO 8601 moment with offset. Timers run. */
  setClock: (moment: string) => Promise<void>;
  /** Problems of the page so far; a test that expects one empties the list. */
  pageProblems: string[];
};

/** Fails on console errors and warnings (also policy violations), uncaught errors and requests to other hosts. */
export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const install = page.clock.install.bind(page.clock);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    const settled = async (load: () => Promise<Response | null>, waitUntil: string | undefined) => {
      requested.clear();
      const response = await load();
      // Navigation to a fragment has no response.
      if (response && javaScriptEnabled !== false && waitUntil !== 'commit')
        await laterScripts(page, requested);
      return response;
    };
    page.goto = (address, options) => settled(() => goto(address, options), options?.waitUntil);
    page.reload = (options) => settled(() => reload(options), options?.waitUntil);
    let hasOwnClock = false;
    page.clock.install = (options) => {
      hasOwnClock = true;
      return install(options);
    };
    await use(page);
    // Parts of the clock may remain in a page that the next test reuses.
    if (hasOwnClock) await page.close();
  },
  pageProblems: [
    async ({ page, baseURL }, use) => {
      const problems = watchPage(page, baseURL ?? '');
      await use(problems);
      expect(problems, 'the page had problems').toEqual([]);
    },
    { auto: true },
  ],
  setClock: async ({ page }, use) => {
    // Timers and frames go on: the modules of a page wait for a frame.
    await use((moment) => page.clock.setFixedTime(moment));
    await page.close();
  },
});

export { expect };

/** Waits for the modules loaded after the first paint. */
async function laterScripts(page: Page, requested: ReadonlySet<string>) {
  const modules = await page.evaluate(() => {
    const list = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules;
    return (list?.split(' ') ?? []).map((module) => new URL(module, location.href).href);
  });
  // An event: polling costs 100 ms several hundred times in a run.
  await Promise.all(
    modules.filter((module) => !requested.has(module)).map((module) => page.waitForRequest(module)),
  );
  await page.evaluate((all) => Promise.allSettled(all.map((module) => import(module))), modules);
}

/** @param origin requests to any other host are problems */
export function watchPage(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isOwnNotFound(message.text(), message.location().url, page.url())) return;
    problems.push(
      `console ${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`,
    );
  });
  page.on('pageerror', ({ message }) => {
    problems.push(`uncaught error on ${page.url()}: ${message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:', 'about:', 'mailto:'].includes(url.protocol);
    if (!isOwn) problems.push(`request to another host on ${page.url()}: ${request.url()}`);
  });
  return problems;
}

/** The not-found page's own status is reported as an error. */
const isOwnNotFound = (text: string, resource: string, page: string): boolean =>
  text.includes('status of 404') && resource === page;
