import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.2 AA, and what axe's makers call best practice. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds in the page, or in a part of it, one line per element. axe is brought in once a page: its Playwright
 * package does so for every run and gathers the results in a second page, five seconds a run instead of half a second.
 * @param part selector of the part to look at
 */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, selector }) => {
      const options = { runOnly: tags, resultTypes: ['violations' as const] };
      if (!window.axe) throw new Error('axe did not arrive in the page');
      const { violations } = await window.axe.run(selector, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
    },
    { tags: ruleTags, selector: part },
  );
}
