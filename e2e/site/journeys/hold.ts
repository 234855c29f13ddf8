import type { Page } from '@playwright/test';

/** Holds responses back until they are released: a slow line. */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}
