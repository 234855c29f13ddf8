import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { expectNoBarriers, expectNoBarriersInTheDark, findBarriers } from '../support/barriers.ts';

export const large = { width: 1440, height: 900 };
export const small = { width: 320, height: 900 };

/** Examines a part of the page, at the small and the large size by default. */
export type AskAt = (
  page: Page,
  state: string,
  part: string,
  sizes?: { width: number; height: number }[],
) => Promise<void>;

/** Asks axe about a part of the page, in both themes, at the sizes. */
export const expectNoBarriersAt: AskAt = async (page, state, part, sizes = [small, large]) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoBarriers(page, `${state} at ${size.width} px`, part);
  }
};

/**
 * Each axe rule once: all in the light theme at the last size, and at the first size in the dark theme those that
 * theme or width can break.
 */
export const expectNoBarriersOnceAt: AskAt = async (page, state, part, sizes = [small, large]) => {
  const [first = small, last = first] = [sizes[0], sizes.at(-1)];
  await page.setViewportSize(first);
  await expectNoBarriersInTheDark(page, `${state} at ${first.width} px`, part);
  await page.setViewportSize(last);
  expect.soft(await findBarriers(page, part), `${state} at ${last.width} px`).toEqual([]);
};

export async function forEachFolded(summaries: Locator, look: (name: string) => Promise<void>) {
  await expect(summaries).not.toHaveCount(0);
  for (const summary of await summaries.all()) {
    await summary.click();
    await look(`${(await summary.textContent())?.trim()} open`);
  }
}
