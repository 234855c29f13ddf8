import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { addressesUnderTest } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';

const themes = ['light', 'dark'] as const;
const widths = [320, 1440];
/** WCAG 2.2 AA, and what axe's makers call best practice. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe in the page, which must hold it already. Its Playwright package would bring it in again for every run and
 * gather the results in a second page: five seconds a run instead of half a second.
 */
async function findBarriers(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    );
  }, ruleTags);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

for (const address of addressesUnderTest()) {
  test(`${address} has no barrier that axe finds, in both themes, narrow and wide`, async ({ page }) => {
    // Movement would make colours depend on the moment of the measurement.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.evaluate(axe.source);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findBarriers(page), `${colorScheme} theme at ${width} px`).toEqual([]);
      }
    }
  });
}
