import type { Page } from '@playwright/test';

/** Opens what is folded in the content, except its contents list. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main details:not(nav > *)').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
