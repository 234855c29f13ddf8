import type { Page } from '@playwright/test';

/** Keeps back the answers to requests until they are released: a line as slow as the test needs it. */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
