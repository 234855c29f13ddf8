import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { expectNoBarriers } from '../support/barriers.ts';

export const large = { width: 1440, height: 900 };
export const small = { width: 320, height: 900 };

/** Asks axe about a part of the page, in both themes, at the sizes. */
export async function expectNoBarriersAt(page: Page, state: string, part: string, sizes = [small, large]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoBarriers(page, `${state} at ${size.width} px`, part);
  }
}

/** Opens each of the folded parts in turn, as a visitor would. */
export async function forEachFolded(summaries: Locator, look: (name: string) => Promise<void>) {
  await expect(summaries).not.toHaveCount(0);
  for (const summary of await summaries.all()) {
    await summary.click();
    await look(`${(await summary.textContent())?.trim()} open`);
  }
}
